//! A challenge: places for as many players as the rules have seats, the first of them the challenger's, the others each
//! for somebody who is named or for whoever joins. It is open until it is full, answered, or too old.
//!
//! | state | what ends it |
//! | --- | --- |
//! | open | full; withdrawn (by the challenger, or by moderators); its time; in a game of two also a no of the one who is invited |
//! | accepted (full: the game has begun), declined, withdrawn, removed (by moderators), expired | final |
//!
//! While it is open, each place but the challenger's changes by itself:
//!
//! | place | becomes |
//! | --- | --- |
//! | open | joined, by anybody who has no place yet |
//! | for one who is invited | joined, by him; open when he declines, or is barred, in a game of four |
//! | joined | open, when he steps out again, or is barred; nobody but he himself and moderators move him |
//!
//! **Decided:** in a team a no leaves the place to whoever wants it, since others may have joined already; a game of two
//! was meant for the one who was named, and a no ends it. Who said no, or stepped out, may join again.

mod answering;
mod making;
mod parting;
mod rematch;

use games::RuleSet;
use jiff::Timestamp;

pub use self::{
    answering::{Decision, Event, decide, may_accept},
    making::{Invited, Request, open},
    parting::part,
    rematch::{REMATCH_WITHIN, Rematch, rematch},
};
use crate::{ChallengeId, ChannelId, GameId, GuildId, MessageId, PlayerId, Terms};

/// Who plays first. The others follow in the order in which the challenge lists them, the first after the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstPlayer {
    /// Drawn by lot among all players when the game begins (S001, S002).
    #[default]
    Lot,
    /// The one who challenges.
    Challenger,
    /// His opponent; in a game of four the first of them.
    Opponent,
}

/// Where the game is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// In the channel of the challenge.
    #[default]
    Here,
    /// In a thread of its own, made on the challenge's message.
    Thread,
}

/// Where a challenge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// A game came of it.
    Accepted,
    /// The invited player said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Moderators took it back.
    Removed,
    /// It was not full in time.
    Expired,
}

/// Who plays together, before it is known who plays first; in a game of two each is a team by himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// The challenger and his partner.
    Challenger,
    /// His opponents.
    Opponent,
}

impl Team {
    /// The team of a place among those of the others: crosswise, so that the first is an opponent.
    const fn of_other(index: usize) -> Self {
        if index.is_multiple_of(2) { Self::Opponent } else { Self::Challenger }
    }
}

/// A place in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// For whoever joins.
    Open,
    /// For this player, who has not answered yet.
    Invited(PlayerId),
    /// This player has joined.
    Joined(PlayerId),
}

impl Slot {
    /// Whose it is, if it is anybody's.
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Open => None,
            Self::Invited(player) | Self::Joined(player) => Some(player),
        }
    }
}

/// A challenge to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The channel where it was made.
    pub channel: ChannelId,
    /// Its message there, once known.
    pub message: Option<MessageId>,
    /// Who challenges.
    pub challenger: PlayerId,
    /// The places of the others, in order of play behind the challenger: his opponent; in a game of four an opponent,
    /// his partner, the other opponent. Nobody has two places.
    pub others: Vec<Slot>,
    /// How often one of them has changed.
    pub revision: u32,
    /// By which rules.
    pub rules: RuleSet,
    /// What else is to hold.
    pub terms: Terms,
    /// The game that it is the rematch of, if it is one: each game has one rematch open at a time.
    pub rematch_of: Option<GameId>,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where.
    pub place: Place,
    /// When it was made.
    pub created: Timestamp,
    /// From when on it can no longer be accepted.
    pub expires: Timestamp,
    /// Where it stands.
    pub state: ChallengeState,
}

impl Challenge {
    /// All places with their teams, the challenger's first, in order of play.
    pub fn slots(&self) -> impl Iterator<Item = (Team, Slot)> {
        let others = self.others.iter().enumerate().map(|(index, &slot)| (Team::of_other(index), slot));
        std::iter::once((Team::Challenger, Slot::Joined(self.challenger))).chain(others)
    }

    /// Who was named and has not answered yet.
    pub fn invited(&self) -> impl Iterator<Item = PlayerId> {
        self.others.iter().filter_map(|slot| match slot {
            Slot::Invited(player) => Some(*player),
            Slot::Open | Slot::Joined(_) => None,
        })
    }

    /// Who has joined, the challenger first.
    pub fn joined(&self) -> impl Iterator<Item = PlayerId> {
        self.slots().filter_map(|(_, slot)| match slot {
            Slot::Joined(player) => Some(player),
            Slot::Open | Slot::Invited(_) => None,
        })
    }

    /// Whether a place is a player's, whether he has joined or not.
    pub fn names(&self, player: PlayerId) -> bool {
        self.slots().any(|(_, slot)| slot.player() == Some(player))
    }

    /// How many places of a team are for whoever joins.
    pub fn open_in(&self, team: Team) -> usize {
        self.slots().filter(|&slot| slot == (team, Slot::Open)).count()
    }

    /// Whether one plays against one.
    pub const fn is_for_two(&self) -> bool {
        self.others.len() == 1
    }

    /// The index of a player's place among those of the others.
    fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.others.iter().position(|slot| slot.player() == Some(player))
    }
}

#[cfg(test)]
mod tests;
