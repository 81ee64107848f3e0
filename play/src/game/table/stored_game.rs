//! The stored game that a table is built from, and why it may be refused.

use games::{BadRecord, Record, Seat};
use jiff::Timestamp;

use super::TableState;
use crate::{
    ChallengeId, ChannelId, GameId, Home, MessageId, Seating, Terms,
    game::{in_match::InMatch, rest::LocalRest, seating::BadGivenUp, table::Clock},
};

/// A stored game, checked by [`super::Table::new`]. It holds the whole current state, not just the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// The id.
    pub id: GameId,
    /// The challenge it came from.
    pub challenge: ChallengeId,
    /// The server.
    pub home: Home,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The parent channel and message, if the game is played in a thread made for it.
    pub thread_of: Option<(ChannelId, MessageId)>,
    /// The terms.
    pub terms: Terms,
    /// Its place in a match, if it belongs to one.
    pub in_match: Option<InMatch>,
    /// The players in order of play, and who gave up.
    pub seats: Seating,
    /// The rules and actions.
    pub record: Record,
    /// When it began.
    pub started: Timestamp,
    /// Since when it has waited for the player to act: since the last action, or since they took over their
    /// partner's seat.
    pub since: Timestamp,
    /// How many changes have been stored. Each decision names the revision it is based on, and the store
    /// refuses it if that has changed.
    pub revision: u32,
    /// Clocks, offers, premoves and other state that isn't in the record.
    pub state: TableState,
}

impl StoredGame {
    /// Whether it is played by direct messages: each player has the board in their own.
    pub fn is_by_mail(&self) -> bool {
        self.home == Home::World || self.channel == crate::mail_channel(self.challenge)
    }

    /// The home by which it is shown and posted: what is played by mail is posted nowhere.
    pub fn shown_in(&self) -> Home {
        if self.is_by_mail() { Home::World } else { self.home }
    }

    /// When the clock of `seat` stands still: by the time of the player in it.
    pub(super) fn rest_of(&self, seat: Seat) -> Option<LocalRest> {
        let by = self.seats.played_from(seat).unwrap_or(seat);
        let zone = self.state.zones.get(by.index()).copied()?;
        self.terms.rest.map(|rest| LocalRest { rest, zone })
    }

    /// The clocks before the first turn.
    pub(super) fn clock(&self) -> Clock {
        Clock::new(self.terms.clock, self.record.rules.seats())
    }
}

/// A stored game that can't be valid: another program, or a newer version, changed the database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// The number of players doesn't fit the rules.
    #[error("game {game} has {found} players where its rules seat {wanted}")]
    Seats {
        /// The game.
        game: GameId,
        /// How many players it has.
        found: usize,
        /// How many seats the rules have.
        wanted: usize,
    },
    /// The record contains an illegal action.
    #[error("can't replay game {game}")]
    Record {
        /// The game.
        game: GameId,
        /// The action and the reason.
        #[source]
        source: BadRecord,
    },
    /// A seat was given up at an impossible time: after the last action, or when the game was over.
    #[error("game {game}: {source}")]
    GivenUp {
        /// The game.
        game: GameId,
        /// The seat, and when it was given up.
        #[source]
        source: BadGivenUp,
    },
    /// The state beside the record contradicts it.
    #[error("game {game} has {what} that it cannot have")]
    TableState {
        /// The game.
        game: GameId,
        /// Which part of the state.
        what: &'static str,
    },
    /// The game was closed by agreement, abort or moderators, and has ended in another way as well.
    #[error("game {game} has ended in two ways")]
    EndedTwice {
        /// The game.
        game: GameId,
    },
}
