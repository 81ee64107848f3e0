//! What a table is made of, and why it cannot be.

use games::{BadRecord, Record};
use jiff::Timestamp;

use super::Standing;
use crate::{
    ChallengeId, ChannelId, GameId, GuildId, MessageId, Seating, Terms, matches::InMatch, seating::BadOut,
    table::Clock,
};

/// What a table is made of: a stored game, checked by [`super::Table::new`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Its number.
    pub id: GameId,
    /// The challenge that it comes from.
    pub challenge: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel and message that the thread hangs on, when the channel is a thread made for the game.
    pub thread_of: Option<(ChannelId, MessageId)>,
    /// What was agreed on.
    pub terms: Terms,
    /// Which game of a match it is, when it is one.
    pub in_match: Option<InMatch>,
    /// The players, in order of play, and who of them gave up.
    pub seats: Seating,
    /// Rules and actions.
    pub record: Record,
    /// When it began.
    pub started: Timestamp,
    /// Since when it waits for the one who is to act: the last action, or that he took over from his partner.
    pub since: Timestamp,
    /// How often it was changed.
    pub revision: u32,
    /// Clocks, offers and the like.
    pub standing: Standing,
}

impl Setup {
    /// The clocks before the first turn.
    pub(super) fn clock(&self) -> Clock {
        Clock::new(self.terms.clock, self.record.rules.seats())
    }
}

/// A stored game that cannot be: the file was changed by something else, or by a newer version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// Not as many players as the rules have seats.
    #[error("game {game} has {found} players where its rules seat {wanted}")]
    Seats {
        /// Which game.
        game: GameId,
        /// How many players it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// The record does not replay.
    #[error("game {game} does not replay")]
    Record {
        /// Which game.
        game: GameId,
        /// Where and why.
        #[source]
        source: BadRecord,
    },
    /// A seat was given up when it could not be: later than the last action, or when the game was over.
    #[error("game {game}: {source}")]
    Out {
        /// Which game.
        game: GameId,
        /// The seat, and when.
        #[source]
        source: BadOut,
    },
    /// What stands beside its record is not of this game.
    #[error("game {game} has {what} that it cannot have")]
    Standing {
        /// Which game.
        game: GameId,
        /// What of it.
        what: &'static str,
    },
    /// It was called a draw, or aborted, and has ended otherwise as well.
    #[error("game {game} has ended in two ways")]
    EndedTwice {
        /// Which game.
        game: GameId,
    },
}
