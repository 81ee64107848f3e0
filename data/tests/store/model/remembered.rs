//! What a store is to remember, as plain values, and how each change alters it.

use std::collections::{BTreeMap, BTreeSet};

use data::{AnnouncementId, CommitError, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{
    Absence, Announcement, Block, Challenge, ChallengeId, ChallengeState, Change, ChannelId, GameId,
    MessageId, PlayerId, Preferences, ServerSettings, Timer,
    game::{
        matches::EndedMatch,
        table::{MadeUp, StoredGame, Table},
    },
    guild::moderation::LogEntry,
};

#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) stored: StoredGame,
    pub(super) ended: Option<Timestamp>,
    pub(super) board: Option<MessageId>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Told {
    pub(super) id: AnnouncementId,
    pub(super) announcement: Announcement,
    pub(super) attempts: u32,
    pub(super) not_before: Timestamp,
    pub(super) interaction: Option<u64>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) seen: BTreeSet<u64>,
    pub(super) challenges: BTreeMap<ChallengeId, Challenge>,
    pub(super) games: BTreeMap<GameId, Game>,
    /// In the order in which they ended.
    pub(super) finished: Vec<GameId>,
    pub(super) matches: BTreeMap<GameId, EndedMatch>,
    pub(super) timers: BTreeMap<Timer, Timestamp>,
    /// In the one server: from when to when.
    pub(super) absences: BTreeMap<PlayerId, BTreeMap<Timestamp, Timestamp>>,
    pub(super) preferences: BTreeMap<PlayerId, Preferences>,
    pub(super) settings: Option<ServerSettings>,
    /// In the one server.
    pub(super) suspended: BTreeMap<PlayerId, Timestamp>,
    pub(super) blocks: BTreeMap<Block, Timestamp>,
    /// In the order in which it was done.
    pub(super) log: Vec<LogEntry>,
    pub(super) alive: Option<Timestamp>,
    pub(super) due: Vec<Told>,
}

/// The refusals that tell things apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum No {
    SeenBefore,
    Stale,
    ChannelBusy,
    Other,
}

impl From<CommitError> for No {
    fn from(error: CommitError) -> Self {
        match error {
            CommitError::SeenBefore => Self::SeenBefore,
            CommitError::Stale => Self::Stale,
            CommitError::ChannelBusy => Self::ChannelBusy,
            CommitError::LeaseLost | CommitError::Other(_) => Self::Other,
        }
    }
}

impl Model {
    pub(super) fn absences_of(&self, player: PlayerId) -> Vec<Absence> {
        let absences = self.absences.get(&player).into_iter().flatten();
        absences.map(|(&from, &until)| Absence { from, until }).collect()
    }

    pub(super) fn apply(&mut self, unit: &Unit) -> Result<(), No> {
        let mut after = self.clone();
        if let Some(seen) = &unit.interaction
            && !after.seen.insert(seen.id)
        {
            return Err(No::SeenBefore);
        }
        for change in &unit.changes {
            after.change(change)?;
        }
        *self = after;
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "a table: an arm for each case")]
    pub(super) fn change(&mut self, change: &Change) -> Result<(), No> {
        match change {
            Change::OpenChallenge(challenge) => self.open_challenge(challenge)?,
            Change::SetSlot { challenge, revision, slot, to, .. } => {
                let as_loaded = |found: &&mut Challenge| {
                    found.state == ChallengeState::Open && found.revision == *revision
                };
                let challenge = self.challenges.get_mut(challenge).filter(as_loaded).ok_or(No::Stale)?;
                challenge.others[*slot] = *to;
                challenge.revision += 1;
            }
            Change::CloseChallenge { challenge, state, .. } => {
                let open =
                    self.challenges.get_mut(challenge).filter(|found| found.state == ChallengeState::Open);
                open.ok_or(No::Stale)?.state = *state;
            }
            // Found by queries of their own.
            Change::OpenSeek(_)
            | Change::Guess(_)
            | Change::VoteGame(_)
            | Change::UseButton { .. }
            | Change::SetDaily { .. }
            | Change::BeginDaily { .. }
            | Change::SetWeek { .. }
            | Change::TellWeek { .. }
            | Change::SetSeasonPlan { .. }
            | Change::EndSeason { .. }
            | Change::SetEarnedRole { .. }
            | Change::NoteRole { .. } => {}
            Change::StartGame(stored) => self.start(stored)?,
            Change::UpdateState { game, revision, since, state } => {
                let stored = self.changing(*game, |stored| stored.revision == *revision)?;
                stored.revision += 1;
                stored.since = *since;
                stored.state = state.as_ref().clone();
            }
            Change::PlayAction { game, ply, action, .. } => {
                self.changing(*game, has(*ply))?.record.actions.push(*action);
            }
            Change::GiveUp { game, before, out, .. } => {
                let as_loaded =
                    |stored: &StoredGame| has(out.ply)(stored) && stored.seats.given_up().len() == *before;
                self.changing(*game, as_loaded)?.seats.give_up(*out).map_err(|_| No::Stale)?;
            }
            Change::TakeBack { game, from, to } => {
                self.changing(*game, has(*from))?.record.actions.truncate(*to as usize);
            }
            Change::MoveGame { game, channel } => {
                let moving = self.changing(*game, |_| true)?.channel != *channel;
                if moving && self.running(*channel).is_some() {
                    return Err(No::ChannelBusy);
                }
                let stored = self.changing(*game, |_| true)?;
                (stored.channel, stored.thread_of) = (*channel, None);
                self.games.entry(*game).and_modify(|game| game.board = None);
            }
            Change::EndGame { game, ply, at, .. } => {
                self.changing(*game, has(*ply))?;
                self.games.entry(*game).and_modify(|game| game.ended = Some(*at));
                self.finished.push(*game);
            }
            Change::EndMatch(ended) => {
                if self.matches.insert(ended.first, *ended).is_some() {
                    return Err(No::Stale);
                }
            }
            Change::SetTimer { timer, at: Some(at) } => drop(self.timers.insert(*timer, *at)),
            Change::SetTimer { timer, at: None } => drop(self.timers.remove(timer)),
            Change::CheckAbsences { player, absences, .. } => {
                if self.absences_of(*player) != *absences {
                    return Err(No::Stale);
                }
            }
            Change::SetAway { player, away, .. } => self.set_away(*player, *away)?,
            Change::SetPreferences { player, preferences } => {
                self.preferences.insert(*player, *preferences);
            }
            Change::SetServerSettings { settings, .. } => self.settings = Some(*settings),
            Change::Suspend { player, at, .. } => {
                if self.open().any(|open| open.names(*player))
                    || self.suspended.insert(*player, *at).is_some()
                {
                    return Err(No::Stale);
                }
            }
            Change::Reinstate { player, .. } => {
                self.suspended.remove(player).ok_or(No::Stale)?;
            }
            &Change::Block { by, blocked, most, at } => {
                let new = self.blocks.insert(Block { by, blocked }, at).is_none();
                let within = self.blocks.keys().filter(|block| block.by == by).count() <= most;
                if !new || !within || self.open().any(|open| open.brings_together(by, blocked)) {
                    return Err(No::Stale);
                }
            }
            &Change::Unblock { by, blocked } => {
                self.blocks.remove(&Block { by, blocked }).ok_or(No::Stale)?;
            }
            Change::Log(logged) => self.log.push(logged.clone()),
            Change::CheckMayPlay { player, with, .. } => self.may_play(*player, with)?,
            Change::Competition { .. }
            | Change::SetGameChannels { .. }
            | Change::SaveHouseRules { .. }
            | Change::DeleteHouseRules { .. }
            | Change::SetDefaultRules { .. } => {
                unreachable!("competitions and house rules have stories of their own")
            }
            Change::CheckRunningLimit { .. }
            | Change::CheckOpenLimit { .. }
            | Change::CheckSeekLimit { .. } => {
                unreachable!("the limits have stories of their own")
            }
        }
        Ok(())
    }

    fn set_away(&mut self, player: PlayerId, away: Absence) -> Result<(), No> {
        let all = self.absences.entry(player).or_default();
        all.remove(&away.from);
        let overlaps = |(&from, &until): (&_, &_)| from < away.until && away.from < until;
        if away.from < away.until {
            if all.iter().any(overlaps) {
                return Err(No::Stale);
            }
            all.insert(away.from, away.until);
        }
        Ok(())
    }

    fn may_play(&self, player: PlayerId, with: &[PlayerId]) -> Result<(), No> {
        let blocked = |by, blocked| self.blocks.contains_key(&Block { by, blocked });
        let apart = |&other: &PlayerId| {
            self.suspended.contains_key(&other) || blocked(player, other) || blocked(other, player)
        };
        if self.suspended.contains_key(&player) || with.iter().any(apart) { Err(No::Stale) } else { Ok(()) }
    }

    fn open_challenge(&mut self, challenge: &Challenge) -> Result<(), No> {
        if let Some(game) = challenge.rematch_of {
            if self.open().any(|open| open.rematch_of == Some(game)) {
                return Err(No::Stale);
            }
            if !self.games.contains_key(&game) {
                return Err(No::Other);
            }
        }
        self.challenges.insert(challenge.id, challenge.clone());
        Ok(())
    }

    fn start(&mut self, stored: &StoredGame) -> Result<(), No> {
        let number = |stored: &StoredGame| stored.in_match.map(|played| (played.first, played.number));
        if number(stored).is_some() && self.games.values().any(|game| number(&game.stored) == number(stored))
        {
            return Err(No::Stale);
        }
        // The model begins no game for one who is away: all are decided as if no one were.
        let is_away = |player| {
            let absences = self.absences.get(&player).into_iter().flatten();
            absences.into_iter().any(|(from, until)| (from..until).contains(&&stored.started))
        };
        if stored.terms.away && stored.seats.members().any(is_away) {
            return Err(No::Stale);
        }
        if self.running(stored.channel).is_some() {
            return Err(No::ChannelBusy);
        }
        if !self.challenges.contains_key(&stored.challenge) {
            return Err(No::Other);
        }
        self.games.insert(stored.id, Game { stored: stored.clone(), ended: None, board: None });
        Ok(())
    }

    /// A running game that stands as it was loaded.
    fn changing(
        &mut self,
        game: GameId,
        as_loaded: impl Fn(&StoredGame) -> bool,
    ) -> Result<&mut StoredGame, No> {
        let running = |game: &&mut Game| game.ended.is_none() && as_loaded(&game.stored);
        Ok(&mut self.games.get_mut(&game).filter(running).ok_or(No::Stale)?.stored)
    }

    /// The program is alive, and was awake for nothing of the time since it was last.
    pub(super) fn beat(&mut self, now: Timestamp, tolerance: SignedDuration) -> Option<SignedDuration> {
        let gap = self.alive.replace(now).map(|last| now.duration_since(last));
        let by = gap.filter(|gap| *gap > tolerance)?;
        for (&id, game) in self.games.iter_mut().filter(|(_, game)| game.ended.is_none()) {
            match game.stored.state.make_up(by, now) {
                MadeUp::Nothing => continue,
                MadeUp::By(by) => self.timers.entry(Timer::Game(id)).and_modify(|at| *at += by),
                MadeUp::Until(due) => self.timers.entry(Timer::Game(id)).and_modify(|at| *at = due),
            };
            game.stored.revision += 1;
        }
        let open = |challenge: &&mut Challenge| challenge.state == ChallengeState::Open;
        for challenge in self.challenges.values_mut().filter(open) {
            challenge.expires += by;
            self.timers.entry(Timer::Challenge(challenge.id)).and_modify(|at| *at += by);
        }
        Some(by)
    }

    pub(super) fn table(&self, game: GameId) -> Table {
        Table::new(self.games[&game].stored.clone()).expect("a table")
    }

    pub(super) fn running(&self, channel: ChannelId) -> Option<GameId> {
        let in_channel = |game: &Game| game.stored.channel == channel && game.ended.is_none();
        self.games.iter().find(|(_, game)| in_channel(game)).map(|(&id, _)| id)
    }

    pub(super) fn latest(&self, channel: ChannelId) -> Option<GameId> {
        let over = self.games.iter().filter(|(_, game)| game.stored.channel == channel);
        self.running(channel).or_else(|| over.max_by_key(|&(&id, game)| (game.ended, id)).map(|(&id, _)| id))
    }

    pub(super) fn open(&self) -> impl Iterator<Item = &Challenge> {
        self.challenges.values().filter(|challenge| challenge.state == ChallengeState::Open)
    }
}

/// Whether so many actions were played.
fn has(ply: u32) -> impl Fn(&StoredGame) -> bool {
    move |stored| stored.record.actions.len() == ply as usize
}
