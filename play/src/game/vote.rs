//! Vote games: a whole server at one board, against the computer, another server, or one half against the other.
//!
//! **Decided:** a vote game is a game of its own kind beside [`crate::Table`]s. A table's seats belong to people, one each, and
//! most of what is decided about tables is about them: clocks, offers, premoves, absences, ratings, limits. None of it applies to
//! a crowd, which has no one to ping, to rate or to agree with. So nothing of a table changes, and all that a vote game has is
//! here: its record, whose turn it is, and until when the vote about it goes on.
//!
//! | state | what ends it |
//! | --- | --- |
//! | a vote is to be posted | Discord takes the post, from when on the vote has its time; it refuses it for [`WAITS_FOR_POST`], and the game is called off |
//! | a vote goes on | its time is over, or as many have voted as are needed ([`close`]): the turn with the most votes is played, of several that with the earliest vote. If no one has voted, it goes on for as long again |
//! | no one votes, [`MOST_SILENT`] times in a row | the game is called off |
//! | it never ends by its rules | it's drawn after [`MOST_PLIES`] actions |
//! | another server is sought | an organizer of one accepts ([`meet`]); no one does for [`SOUGHT_FOR`], and the game is called off |
//! | the other server votes | it plays, or its game ends; its game is gone, or it removed the bot [`WAITS_FOR_POST`] ago, and this one ends |
//! | over | final |
//!
//! Where two servers play, each has a vote game of its own, with its own channel, votes and end, so neither sees the other's: two
//! *twins* with one record. While one votes, the other waits. It is looked at again from time to time, since the other server's data
//! may be deleted.
//!
//! A vote is about a whole turn. It can be changed, is secret until the turn is played, and counts if it was stored before
//! the vote was closed, which is decided by the transaction that plays the turn. Who may vote is bounded by what can't be made up
//! for the occasion: members who had joined the server before the game began, who aren't suspended. A member of two servers that play
//! each other belongs to the one where they vote first. Against each other, the half
//! someone plays for follows from their account and the game ([`side_of`]), so no one chooses it.

mod against;
mod vote_game;

use games::{Action, Position, Recorded, Seat, Side};
use jiff::{SignedDuration, Timestamp};

pub use self::{
    against::{Against, BadAgainst},
    vote_game::{COMPUTER, Vote, VoteChange, VoteEnd, VoteGame},
};
use crate::{Announcement, Change, PlayerId, Refusal, Timer, VoteGameId, ranking::Ranked};

/// How long a vote waits to be posted before its game is called off.
pub const WAITS_FOR_POST: SignedDuration = SignedDuration::from_hours(14 * 24);
/// After how many votes in a row without a voter a game is called off.
pub const MOST_SILENT: u32 = 3;
/// After how many actions a game is drawn.
pub const MOST_PLIES: u32 = 600;
/// How soon after a vote the number of votes is said again, at the earliest.
pub const COUNTED_EVERY: SignedDuration = SignedDuration::from_secs(5);
/// The same once the post is older than [`FRESH`], since Discord lets old messages be edited rarely.
pub const COUNTED_LATER: SignedDuration = SignedDuration::from_mins(10);
/// How long a post can be edited often.
pub const FRESH: SignedDuration = SignedDuration::from_mins(50);
/// How long another server is sought.
pub const SOUGHT_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The most hours of a vote.
pub const MOST_HOURS: u16 = 7 * 24;

/// Someone who votes.
#[derive(Clone, Copy, Debug)]
pub struct Voter {
    /// The player.
    pub player: PlayerId,
    /// Since when they've been a member, if Discord says so.
    pub joined: Option<Timestamp>,
    /// Whether they have voted in the game's twin, as a member of both servers.
    pub votes_for_other: bool,
}

/// A turn that was voted for. A tally has the one with the most votes first, and of equals the one with the earliest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The turn.
    pub turn: Vec<Action>,
    /// How many voted for it.
    pub votes: usize,
}

/// What a member has done in a vote game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusyVoter {
    /// The player.
    pub player: PlayerId,
    /// What they are called, if that is known.
    pub name: Option<String>,
    /// Whether they may be named.
    pub listed: bool,
    /// In how many votes they took part.
    pub votes: u32,
}

impl Ranked for BusyVoter {
    type Merit = u32;

    fn player(&self) -> PlayerId {
        self.player
    }

    fn is_listed(&self) -> bool {
        self.listed
    }

    fn merit(&self) -> u32 {
        self.votes
    }
}

/// What follows from something: what to store, and what to announce.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteDecision {
    /// The changes.
    pub changes: Vec<Change>,
    /// The announcements.
    pub announcements: Vec<Announcement>,
}

impl VoteDecision {
    /// Both decisions as one.
    fn and(mut self, other: Self) -> Self {
        self.changes.extend(other.changes);
        self.announcements.extend(other.announcements);
        self
    }
}

/// What a vote comes to when it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closing {
    /// This turn is played.
    Turn(Vec<Action>),
    /// No one has voted: what follows is decided at once.
    Silent(Box<VoteDecision>),
}

/// Opens a game.
pub fn open(game: &VoteGame) -> VoteDecision {
    let opened = Change::VoteGame(VoteChange::Open(Box::new(game.clone())));
    let changes = vec![opened, timer(game, Some(game.ends))];
    let is_sought = matches!(game.against, Against::Server(_)) && game.twin.is_none();
    VoteDecision { changes, announcements: if is_sought { Vec::new() } else { vec![vote(game)] } }
}

/// Two servers meet: one that sought another, and one that accepts with a new game.
pub fn meet(sought: &VoteGame, second: &VoteGame, now: Timestamp) -> VoteDecision {
    let ends = now.saturating_add(WAITS_FOR_POST).unwrap_or(Timestamp::MAX);
    let first = VoteGame { twin: Some(second.id), ends, ..sought.clone() };
    let begun = VoteDecision {
        changes: vec![change(sought, &first), timer(sought, Some(ends))],
        announcements: vec![vote(sought)],
    };
    begun.and(open(second))
}

/// The side that a member plays for where the server plays itself, which follows from their account and the game.
pub fn side_of(game: VoteGameId, player: PlayerId) -> Side {
    // The finalizer of SplitMix64: both numbers decide each bit.
    let mut mixed = player.get() ^ game.get().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    if (mixed ^ (mixed >> 31)) & 1 == 0 { Side::First } else { Side::Second }
}

/// Refuses who can't vote about a position now.
///
/// # Errors
/// The game is over, or its vote isn't posted yet; they joined the server too late; they vote for the other server; it's the other
/// half's turn.
pub fn check(game: &VoteGame, position: &Position, voter: Voter) -> Result<(), Refusal> {
    let is_open = game.over.is_none() && game.posted.is_some() && game.votes_about(position);
    let Some(seat) = position.to_act().filter(|_| is_open) else { return Err(Refusal::VoteOver) };
    if voter.joined.is_none_or(|joined| joined >= game.started) {
        return Err(Refusal::JoinedAfterVotes);
    }
    match game.against {
        Against::Server(_) if voter.votes_for_other => Err(Refusal::VotesForOtherServer),
        Against::Computer(_) | Against::Server(_) => Ok(()),
        Against::Halves => {
            let plays = side_of(game.id, voter.player);
            if plays == seat.side() { Ok(()) } else { Err(Refusal::OtherHalfVotes { plays }) }
        }
    }
}

/// Votes for a whole turn at this board.
///
/// # Errors
/// They can't vote now, or the rules forbid the turn.
pub fn cast(game: &VoteGame, board: &Recorded, voter: Voter, turn: Vec<Action>) -> Result<Change, Refusal> {
    let position = board.position();
    check(game, position, voter)?;
    let seat = position.to_act().ok_or(Refusal::VoteOver)?;
    let mut after = board.clone();
    for (number, &action) in turn.iter().enumerate() {
        // What follows a whole turn is someone else's.
        if number > 0 && is_whole(&after, seat) {
            return Err(Refusal::Stale);
        }
        after = after
            .then(action)
            .map_err(|reason| Refusal::Illegal { reason, legal: position.legal_actions() })?;
    }
    if turn.is_empty() || !is_whole(&after, seat) {
        return Err(Refusal::Stale);
    }
    let vote = Vote { game: game.id, ply: position.ply(), player: voter.player, turn };
    Ok(Change::VoteGame(VoteChange::Cast(vote)))
}

/// Whether the actions of a seat that led to this board are a whole turn.
pub fn is_whole(after: &Recorded, seat: Seat) -> bool {
    let ended = after.last_turn().last().is_some_and(|last| last.ends_turn);
    ended || after.position().to_act() != Some(seat)
}

/// Whether as many have voted as are needed to end a vote early.
pub fn is_decided(game: &VoteGame, votes: usize) -> bool {
    game.quorum.is_some_and(|quorum| votes >= quorum as usize)
}

/// Ends a vote with this tally.
pub fn close(game: &VoteGame, twin: Option<&VoteGame>, tally: &[Counted], now: Timestamp) -> Closing {
    if let Some(most) = tally.first() {
        return Closing::Turn(most.turn.clone());
    }
    let silent = game.silent.saturating_add(1);
    let is_lost = game.posted.is_none();
    let decision = if is_lost || silent >= MOST_SILENT {
        end(game, twin, if is_lost { VoteEnd::NotPosted } else { VoteEnd::NoVotes })
    } else {
        let ends = now.saturating_add(game.length()).unwrap_or(Timestamp::MAX);
        let longer = VoteGame { ends, silent, ..game.clone() };
        VoteDecision {
            changes: vec![change(game, &longer), timer(game, Some(ends))],
            announcements: vec![Announcement::VoteChanged { vote: game.id }],
        }
    };
    Closing::Silent(Box::new(decision))
}

/// Ends a vote early, since enough have voted: it is closed at once.
pub fn hasten(game: &VoteGame, now: Timestamp) -> VoteDecision {
    let now = now.min(game.ends);
    let closed = VoteGame { ends: now, ..game.clone() };
    VoteDecision { changes: vec![change(game, &closed), timer(game, Some(now))], announcements: Vec::new() }
}

/// Goes on after a turn that was voted for and what the computer has replied: with the next vote, or to the end. So does the twin.
pub fn go_on(game: &VoteGame, twin: Option<&VoteGame>, after: &Recorded, now: Timestamp) -> VoteDecision {
    let played = |game: &VoteGame, voted| played(game, voted, after, now);
    let own = played(game, Some(game.ply()));
    twin.into_iter().fold(own, |decision, twin| decision.and(played(twin, None)))
}

/// A game after a turn. `voted` is where that was voted for, if its own members did.
fn played(game: &VoteGame, voted: Option<u32>, after: &Recorded, now: Timestamp) -> VoteDecision {
    let played = VoteGame { record: after.record().clone(), voted, ..game.clone() };
    if after.position().outcome().is_some() {
        return ended(game, played, VoteEnd::Rules);
    }
    if after.position().ply() >= MOST_PLIES {
        return ended(game, played, VoteEnd::TooLong);
    }
    let ends = now.saturating_add(WAITS_FOR_POST).unwrap_or(Timestamp::MAX);
    let next = VoteGame { posted: None, silent: 0, ends, ..played };
    VoteDecision {
        changes: vec![change(game, &next), timer(game, Some(ends)), count(game, None)],
        announcements: vec![vote(&next)],
    }
}

/// Ends a game as it is, and its twin.
pub fn end(game: &VoteGame, twin: Option<&VoteGame>, how: VoteEnd) -> VoteDecision {
    let own = ended(game, game.clone(), how);
    // That it couldn't be posted isn't so in the other server.
    let theirs = if how == VoteEnd::NotPosted { VoteEnd::Stopped } else { how };
    twin.into_iter().fold(own, |decision, twin| decision.and(ended(twin, twin.clone(), theirs)))
}

fn ended(before: &VoteGame, after: VoteGame, how: VoteEnd) -> VoteDecision {
    let over = VoteGame { over: Some(how), posted: None, ..after };
    VoteDecision {
        changes: vec![change(before, &over), timer(before, None), count(before, None)],
        announcements: vec![Announcement::VoteOver { vote: before.id }],
    }
}

fn change(before: &VoteGame, after: &VoteGame) -> Change {
    let revision = before.revision.saturating_add(1);
    Change::VoteGame(VoteChange::Set(Box::new(VoteGame { revision, ..after.clone() })))
}

fn vote(game: &VoteGame) -> Announcement {
    let ply = u32::try_from(game.record.actions.len()).unwrap_or(u32::MAX);
    Announcement::Vote { vote: game.id, ply }
}

const fn timer(game: &VoteGame, at: Option<Timestamp>) -> Change {
    Change::SetTimer { timer: Timer::Vote(game.id), at }
}

const fn count(game: &VoteGame, at: Option<Timestamp>) -> Change {
    Change::SetTimer { timer: Timer::VoteCount(game.id), at }
}

/// When the number of votes is said again after a vote at `now`, with a post that stands since then.
pub fn counted_at(posted: Timestamp, now: Timestamp) -> Timestamp {
    let pause = if now.duration_since(posted) < FRESH { COUNTED_EVERY } else { COUNTED_LATER };
    now.saturating_add(pause).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests;
