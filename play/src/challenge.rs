//! A challenge: an offer to play with a place for each seat. The first place is the challenger's; each of the
//! others is reserved for an invited player or open to anyone. It is open until it is full, answered, or
//! expired.
//!
//! | state | what ends it |
//! | --- | --- |
//! | open | the last place is taken; the challenger or a moderator withdraws it; it expires; in a game for two, the invited player declines |
//! | accepted (full, the game has begun), declined, withdrawn, removed (by moderators), expired | final |
//!
//! While a challenge is open, each place but the challenger's changes on its own:
//!
//! | place | what it becomes |
//! | --- | --- |
//! | open | joined, by anyone who has no place yet |
//! | invited | joined, when the invited player accepts; open, when they decline or are suspended (in a game for four) |
//! | joined | open, when the player steps out or is suspended; no one but that player and moderators can change it |
//! | the computer's | final |
//!
//! With no other members, a game against the computer begins at once, or in a new thread as soon as the challenger
//! accepts their own challenge, on whose message the thread hangs. **Decided:** it is never rated.
//!
//! **Decided:** declining ends a game for two, which was meant for that player. In a team it only opens the
//! place, since others may have joined already. A player who declined or stepped out may join again.

pub mod seek;

mod answering;
mod making;
mod parting;
mod rematch;

use games::RuleSet;
use jiff::Timestamp;

pub use self::{
    answering::{Event, Update, may_accept, update},
    making::{Invited, Request, open},
    parting::part,
    rematch::{REMATCH_WITHIN, Rematch, rematch},
};
use crate::{ChallengeId, ChannelId, GameId, Home, Level, MessageId, Player, PlayerId, Terms};

/// Who plays first. The others follow in the challenge's order, wrapping around at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstPlayer {
    /// Drawn by lot among all players when the game begins (S001, S002).
    #[default]
    Lot,
    /// The challenger.
    Challenger,
    /// The challenger's opponent; in a game for four, the first of them.
    Opponent,
}

/// Where the game is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// In the challenge's channel.
    #[default]
    Here,
    /// In a new thread on the challenge's message.
    Thread,
}

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    /// Waiting for players.
    Open,
    /// Full: its game has begun.
    Accepted,
    /// The invited player declined.
    Declined,
    /// The challenger withdrew it.
    Withdrawn,
    /// Moderators removed it.
    Removed,
    /// It wasn't full in time.
    Expired,
}

/// A team, named before it is known who plays first. In a game for two, each team is one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// The challenger and their partner.
    Challenger,
    /// The challenger's opponents.
    Opponent,
}

impl Team {
    /// The team of a place in [`Challenge::others`]. Teams alternate, so the first is an opponent.
    const fn of_other(index: usize) -> Self {
        if index.is_multiple_of(2) { Self::Opponent } else { Self::Challenger }
    }
}

/// A place in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// Open to anyone.
    Open,
    /// Reserved for this player, who hasn't answered yet.
    Invited(PlayerId),
    /// Taken by this player.
    Joined(PlayerId),
    /// Taken by the computer.
    Computer(Level),
}

impl Slot {
    /// The member who was invited or has joined, if any.
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Open | Self::Computer(_) => None,
            Self::Invited(player) | Self::Joined(player) => Some(player),
        }
    }
}

/// A challenge to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: ChallengeId,
    /// The server.
    pub home: Home,
    /// The channel where it was made.
    pub channel: ChannelId,
    /// Its message there, once known.
    pub message: Option<MessageId>,
    /// The challenger.
    pub challenger: PlayerId,
    /// The other places, in order of play after the challenger: an opponent; in a game for four an opponent,
    /// the partner, the other opponent. No player has two places.
    pub others: Vec<Slot>,
    /// How many times a place has changed.
    pub revision: u32,
    /// The rules.
    pub rules: RuleSet,
    /// The terms.
    pub terms: Terms,
    /// The game this is a rematch of. A game has at most one open rematch.
    pub rematch_of: Option<GameId>,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where the game is to be played.
    pub place: Place,
    /// When it was made.
    pub created: Timestamp,
    /// When it expires.
    pub expires: Timestamp,
    /// Its state.
    pub state: ChallengeState,
}

impl Challenge {
    /// All places with their teams, in order of play, the challenger's first.
    pub fn slots(&self) -> impl Iterator<Item = (Team, Slot)> {
        let others = self.others.iter().enumerate().map(|(index, &slot)| (Team::of_other(index), slot));
        std::iter::once((Team::Challenger, Slot::Joined(self.challenger))).chain(others)
    }

    /// The invited players who haven't answered yet.
    pub fn invited(&self) -> impl Iterator<Item = PlayerId> {
        self.others.iter().filter_map(|slot| match slot {
            Slot::Invited(player) => Some(*player),
            Slot::Open | Slot::Joined(_) | Slot::Computer(_) => None,
        })
    }

    /// The members who have joined, the challenger first.
    pub fn joined(&self) -> impl Iterator<Item = PlayerId> {
        self.seated().filter_map(Player::member)
    }

    /// Everyone who has a place for certain, the challenger first: members who have joined, and the computer.
    pub fn seated(&self) -> impl Iterator<Item = Player> {
        self.slots().filter_map(|(_, slot)| match slot {
            Slot::Joined(member) => Some(Player::Member(member)),
            Slot::Computer(level) => Some(Player::Computer(level)),
            Slot::Open | Slot::Invited(_) => None,
        })
    }

    /// How many places aren't taken yet.
    pub fn missing(&self) -> usize {
        self.slots().count() - self.seated().count()
    }

    /// Whether the computer plays.
    pub fn has_computer(&self) -> bool {
        self.others.iter().any(|slot| matches!(slot, Slot::Computer(_)))
    }

    /// Whether the game begins with the next one who accepts: the last to join, or against the computer alone the
    /// challenger.
    pub fn begins_next(&self) -> bool {
        self.missing() <= 1
    }

    /// Whether `player` has a place, joined or invited.
    pub fn names(&self, player: PlayerId) -> bool {
        self.slots().any(|(_, slot)| slot.player() == Some(player))
    }

    /// How many of a team's places are open to anyone.
    pub fn open_in(&self, team: Team) -> usize {
        self.slots().filter(|&slot| slot == (team, Slot::Open)).count()
    }

    /// Whether the game is one against one.
    pub const fn is_for_two(&self) -> bool {
        self.others.len() == 1
    }

    /// The index of a player's place in [`Self::others`].
    fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.others.iter().position(|slot| slot.player() == Some(player))
    }
}

#[cfg(test)]
pub(crate) mod tests;
