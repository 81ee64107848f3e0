//! Applies a unit: hands each of its changes to the module that keeps the rows.

use jiff::Timestamp;
use play::{Block, Change};

use crate::{
    AnnouncementId, CommitError, Store, Unit,
    challenge::{challenges, seeks},
    competition::competitions,
    delivery::{announcements, interactions, timers},
    game::{guesses, matches, table_changes, tables, vote_games},
    guild::{earned_roles, house_rules, moderation_log, season_plans, settings, standings, weeks},
    learning::daily_puzzles,
    player::{absences, restrictions},
    server::Apart,
    sql::Connection,
};

impl Store {
    /// Stores a decision, all of it or nothing, and waits until it is durable. Returns the ids of its
    /// announcements, in order.
    pub async fn commit(&self, unit: Unit) -> Result<Vec<AnnouncementId>, CommitError> {
        let apart = if unit.is_local() { Apart::FromSameRows } else { Apart::FromAll };
        self.write_apart(apart, move |connection| apply(connection, &unit)).await
    }
}

/// Applies a unit, inside the savepoint that the writer opened for it.
fn apply(connection: &Connection, unit: &Unit) -> Result<Vec<AnnouncementId>, CommitError> {
    if let Some(seen) = &unit.interaction {
        interactions::see(connection, seen.id, unit.at)?;
    }
    for change in &unit.changes {
        make(connection, change, unit.at)?;
    }
    announcements::insert(connection, &unit.announcements, unit.at, unit.interaction.as_ref())
}

/// Makes a change. `at` is when its unit was decided.
fn make(connection: &Connection, change: &Change, at: Timestamp) -> Result<(), CommitError> {
    match change {
        Change::OpenChallenge(challenge) => challenges::open(connection, challenge)?,
        &Change::SetSlot { challenge, revision, slot, to, at } => {
            challenges::set_slot(connection, challenge, revision, slot, to, at)?;
        }
        &Change::CloseChallenge { challenge, state, at } => {
            challenges::close(connection, challenge, state, at)?;
        }
        Change::StartGame(stored) => table_changes::start(connection, stored, at)?,
        Change::UpdateState { game, revision, since, state } => {
            table_changes::update_state(connection, *game, *revision, *since, state)?;
        }
        &Change::PlayAction { game, ply, seat, action, at } => {
            table_changes::append(connection, game, ply, seat, action, at)?;
        }
        &Change::GiveUp { game, before, out, at } => {
            table_changes::give_up(connection, game, before, out, at)?;
        }
        &Change::TakeBack { game, from, to } => table_changes::take_back(connection, game, from, to)?,
        &Change::MoveGame { game, channel } => table_changes::move_to(connection, game, channel)?,
        &Change::EndGame { game, ply, ending, at } => {
            table_changes::end(connection, game, ply, ending, at)?;
            standings::finish(connection, game)?;
            competitions::changes::game_ended(connection, game, at)?;
        }
        Change::Guess(guess) => guesses::store(connection, *guess, at)?,
        Change::VoteGame(change) => vote_games::apply(connection, change, at)?,
        Change::EndMatch(ended) => matches::end(connection, ended)?,
        &Change::SetTimer { timer, at } => timers::set(connection, timer, at)?,
        Change::CheckAbsences { home, player, absences } => {
            CommitError::stale_unless(absences::of(connection, *home, *player)? == *absences)?;
        }
        &Change::SetAway { home, player, away } => {
            absences::set(connection, home, player, away, at)?;
        }
        &Change::SetPreferences { player, preferences } => {
            settings::set_preferences(connection, player, preferences, at)?;
        }
        &Change::SetServerSettings { guild, before, settings } => {
            CommitError::stale_unless(settings::server_settings(connection, guild)? == before)?;
            settings::set_server_settings(connection, guild, settings, at)?;
        }
        &Change::Suspend { home, player, at } => {
            restrictions::suspend(connection, home, player, at)?;
            guesses::drop_open_of(connection, home, player)?;
            vote_games::drop_open_of(connection, home, player, at)?;
            competitions::changes::player_changed(connection, home, player, at)?;
        }
        &Change::Reinstate { home, player } => restrictions::reinstate(connection, home, player)?,
        &Change::Block { by, blocked, most, at } => {
            restrictions::block(connection, Block { by, blocked }, most, at)?;
        }
        &Change::Unblock { by, blocked } => restrictions::unblock(connection, by, blocked)?,
        Change::Log(logged) => moderation_log::insert(connection, logged)?,
        Change::CheckMayPlay { home, player, with } => {
            restrictions::may_play(connection, *home, *player, with)?;
        }
        Change::SetGameChannels { guild, channels } => {
            house_rules::set_places(connection, *guild, channels, at)?;
        }
        Change::SaveHouseRules { guild, id, name, rules } => {
            house_rules::save(connection, *guild, *id, name, *rules, at)?;
        }
        &Change::DeleteHouseRules { guild, id } => house_rules::delete(connection, guild, id)?,
        &Change::SetDefaultRules { guild, game, rules } => {
            house_rules::set_default(connection, guild, game, rules, at)?;
        }
        Change::Competition { competition, change } => {
            competitions::changes::apply(connection, *competition, change, at)?;
        }
        &Change::SetDaily { guild, settings, next } => {
            daily_puzzles::set(connection, guild, settings, next, at)?;
        }
        &Change::BeginDaily { guild, settings, daily } => {
            daily_puzzles::begin(connection, guild, settings, daily)?;
        }
        &Change::SetWeek { guild, settings } => weeks::set(connection, guild, settings, at)?,
        &Change::TellWeek { guild, settings, until } => weeks::tell(connection, guild, settings, until)?,
        &Change::SetSeasonPlan { guild, plan, by } => season_plans::set(connection, guild, plan, by, at)?,
        &Change::EndSeason { guild, plan, number } => {
            season_plans::end(connection, guild, plan, number, at)?;
        }
        &Change::SetEarnedRole { guild, merit, role } => {
            earned_roles::set(connection, guild, merit, role, at)?;
        }
        &Change::NoteRole { guild, change } => earned_roles::note(connection, guild, change)?,
        Change::OpenSeek(seek) => seeks::open(connection, seek)?,
        &Change::CheckSeekLimit { home, player, seeks } => {
            seeks::at_most(connection, home, player, seeks)?;
        }
        &Change::UseButton { message } => interactions::use_button(connection, message, at)?,
        Change::CheckRunningLimit { home, players, games } => {
            tables::at_most(connection, *home, players, *games)?;
        }
        &Change::CheckOpenLimit { home, channel, challenger, challenges, in_guild } => {
            challenges::at_most(connection, (channel, challenges), (home, in_guild), challenger)?;
        }
    }
    Ok(())
}
