//! What is stored at once: a decision, the interaction that asked for it, and why a store can refuse it.

use std::{fmt, sync::Arc};

use jiff::Timestamp;
use play::{Announcement, Block, Change};
use rusqlite::{Connection, ErrorCode};

use crate::{
    AnnouncementId, absences, announcements, barriers, challenges, choices, house_rules, interactions,
    matches, moderation_log, standings, table_changes, tables, timers,
};

/// The secret that allows to answer an interaction, for 15 minutes. It never appears in debug or log output.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Wraps it.
    pub const fn new(token: String) -> Self {
        Self(token)
    }

    /// The secret itself, for a request.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<String> for Token {
    fn from(token: String) -> Self {
        Self(token)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The interaction that a decision answers; it is stored, so that it is not carried out twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The chat platform's number of it.
    pub id: u64,
    /// Given when the unit's first announcement is shown as the answer to the interaction: should the bot die in
    /// between, the token lets it ask whether the answer arrived.
    pub token: Option<Token>,
}

/// A decision, to be stored together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// When it was decided.
    pub at: Timestamp,
    /// The interaction that asked for it, if one did.
    pub interaction: Option<Seen>,
    /// What changes.
    pub changes: Vec<Change>,
    /// What is to be told.
    pub announcements: Vec<Announcement>,
}

/// Why a unit was not stored; nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The interaction was stored before: it was delivered twice, and has been carried out.
    #[error("the interaction was stored before")]
    SeenBefore,
    /// Things have moved on since they were loaded: the game or the challenge has changed or is over, a rematch is open
    /// already, a player away at that time or away no longer, barred or blocked, or a limit reached.
    #[error("things have moved on since they were loaded")]
    Stale,
    /// A game is running in the channel already.
    #[error("a game is running in the channel already")]
    ChannelBusy,
    /// The disk is full, the database is locked, or the like: it may go better later.
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

/// Whether what failed did so as the database cannot be written just now: it is locked by another program, or the disk is full
/// or fails. Nothing of it was stored, and it may go better later.
pub fn cannot_write(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let shared = || cause.downcast_ref::<Arc<rusqlite::Error>>().map(AsRef::as_ref);
        let code = cause.downcast_ref().or_else(shared).and_then(rusqlite::Error::sqlite_error_code);
        matches!(
            code,
            Some(
                ErrorCode::DatabaseBusy
                    | ErrorCode::DatabaseLocked
                    | ErrorCode::DiskFull
                    | ErrorCode::SystemIoFailure
                    | ErrorCode::ReadOnly
            )
        )
    })
}

impl From<rusqlite::Error> for CommitError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Other(error.into())
    }
}

/// Carries a unit out inside the savepoint that the writer has made for it.
pub(crate) fn apply(connection: &Connection, unit: &Unit) -> Result<Vec<AnnouncementId>, CommitError> {
    if let Some(seen) = &unit.interaction {
        interactions::see(connection, seen.id, unit.at)?;
    }
    for change in &unit.changes {
        match change {
            Change::OpenChallenge(challenge) => challenges::open(connection, challenge)?,
            &Change::SetSlot { challenge, revision, slot, to, at } => {
                challenges::set_slot(connection, challenge, revision, slot, to, at)?;
            }
            &Change::CloseChallenge { challenge, state, at } => {
                challenges::close(connection, challenge, state, at)?;
            }
            Change::StartGame(setup) => table_changes::start(connection, setup, unit.at)?,
            Change::Stand { game, revision, since, standing } => {
                table_changes::stand(connection, *game, *revision, *since, standing)?;
            }
            &Change::Append { game, ply, seat, action, at } => {
                table_changes::append(connection, game, ply, seat, action, at)?;
            }
            &Change::GiveUp { game, before, out, at } => {
                table_changes::give_up(connection, game, before, out, at)?;
            }
            &Change::TakeBack { game, from, to } => table_changes::take_back(connection, game, from, to)?,
            &Change::MoveGame { game, channel } => table_changes::move_to(connection, game, channel)?,
            &Change::End { game, ply, ending, at } => {
                table_changes::end(connection, game, ply, ending, at)?;
                standings::finish(connection, game)?;
            }
            Change::EndMatch(ended) => matches::end(connection, ended)?,
            &Change::SetTimer { timer, at } => timers::set(connection, timer, at)?,
            &Change::SetAway { guild, player, away } => {
                absences::set(connection, guild, player, away, unit.at)?;
            }
            &Change::SetPreferences { player, preferences } => {
                choices::set_preferences(connection, player, preferences, unit.at)?;
            }
            &Change::SetHouse { guild, house } => choices::set_house(connection, guild, house, unit.at)?,
            &Change::Bar { guild, player, at } => barriers::bar(connection, guild, player, at)?,
            &Change::LetAgain { guild, player } => barriers::let_again(connection, guild, player)?,
            &Change::Block { by, whom, most, at } => {
                barriers::block(connection, Block { by, whom }, most, at)?;
            }
            &Change::Unblock { by, whom } => barriers::unblock(connection, by, whom)?,
            Change::Log(logged) => moderation_log::insert(connection, logged)?,
            Change::MayPlay { guild, player, with } => {
                barriers::may_play(connection, *guild, *player, with)?;
            }
            Change::SetPlaces { guild, channels } => {
                house_rules::set_places(connection, *guild, channels, unit.at)?;
            }
            Change::KeepRules { guild, id, name, rules } => {
                house_rules::keep(connection, *guild, *id, name, *rules, unit.at)?;
            }
            &Change::DropRules { guild, id } => house_rules::let_go(connection, guild, id)?,
            &Change::SetUsualRules { guild, game, usual } => {
                house_rules::set_usual(connection, guild, game, usual, unit.at)?;
            }
            Change::AtMostRunning { guild, players, games } => {
                tables::at_most(connection, *guild, players, *games)?;
            }
            &Change::AtMostOpen { guild, channel, challenger, challenges, in_guild } => {
                challenges::at_most(connection, channel, challenger, challenges)?;
                if challenges::count_made_by(connection, guild, challenger)? > in_guild {
                    return Err(CommitError::Stale);
                }
            }
        }
    }
    let mut answered = unit.interaction.as_ref().filter(|seen| seen.token.is_some());
    let mut ids = Vec::with_capacity(unit.announcements.len());
    for announcement in &unit.announcements {
        ids.push(announcements::insert(connection, *announcement, unit.at, answered.take())?);
    }
    Ok(ids)
}
