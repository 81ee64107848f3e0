//! What happened at a table and is announced: who did it, what led to a board, and what else there is to say.

use serde::{Deserialize, Serialize};

use super::table::OfferKind;
use crate::PlayerId;

/// Who caused a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A member.
    #[serde(rename = "by")]
    Member(PlayerId),
    /// The computer, in a message of its own. Older versions, which know only members, read it as no one.
    Computer {
        /// The member's move that it answers, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answers: Option<Answered>,
    },
}

/// A member's move that the computer has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Answered {
    /// Who made it.
    pub who: PlayerId,
    /// How many seconds the answer took.
    pub seconds: i64,
}

impl Actor {
    /// The member, if it was one.
    pub const fn member(self) -> Option<PlayerId> {
        match self {
            Self::Member(member) => Some(member),
            Self::Computer { .. } => None,
        }
    }

    /// The same with another id for a member.
    pub(crate) fn map(self, known: impl Fn(PlayerId) -> PlayerId) -> Self {
        match self {
            Self::Member(member) => Self::Member(known(member)),
            Self::Computer { answers } => Self::Computer {
                answers: answers.map(|answered| Answered { who: known(answered.who), ..answered }),
            },
        }
    }
}

/// What closed an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OfferAnswer {
    /// How it was answered.
    pub outcome: OfferOutcome,
    /// Who answered it.
    pub who: PlayerId,
}

/// How an offer is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferOutcome {
    /// Someone agreed, and no one else had to.
    Accepted,
    /// Someone declined.
    Declined,
    /// The player who made it withdrew it.
    Withdrawn,
}

/// What led to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardCause {
    /// The last turn, or the start of the game.
    #[default]
    LastTurn,
    /// An action by hand, answered by premoves.
    #[serde(rename = "ahead")]
    Premoves {
        /// The ply before the action by hand.
        from: u32,
    },
    /// The computer's turn, with what a member did before it.
    Computer {
        /// The ply before all that.
        from: u32,
    },
    /// An agreed takeback.
    TakenBack,
    /// A move to this channel.
    Moved,
}

/// What happened at a table, other than an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// A player made an offer.
    Offered {
        /// The kind of offer.
        offer: OfferKind,
        /// See [`crate::game::table::Offer::made`].
        #[serde(default)]
        made: u32,
    },
    /// A player agreed to an offer that still needs others.
    Agreed {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// A player declined an offer.
    Declined {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// A player withdrew their own offer.
    Withdrawn {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// The players agreed to pause the clocks.
    Paused,
    /// A pause ended.
    Resumed,
    /// A player gave their opponents more time.
    TimeGiven {
        /// How many minutes.
        minutes: i64,
    },
    /// The player to act is away.
    Away {
        /// When they'll be back, in seconds since 1970 UTC.
        until: i64,
    },
    /// The player to act is back.
    Back,
    /// The boards of a game by direct messages don't reach the player to act.
    Unreached {
        /// Until when their clock waits at most, in seconds since 1970 UTC; `None` without a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i64>,
    },
}

/// What a direct message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case")]
pub enum DirectTopic {
    /// It's the recipient's turn, or the game has ended.
    Board {
        /// The [`crate::Table::version`] of the board; once the game has moved on, it isn't sent.
        #[serde(alias = "moment")]
        version: u32,
    },
    /// The recipient has little time left.
    Warning {
        /// The [`crate::Table::version`] of the warning.
        #[serde(alias = "moment")]
        version: u32,
    },
    /// The recipient was made an offer.
    Offer {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// Something else happened that concerns the recipient.
    News {
        /// What happened.
        #[serde(flatten)]
        news: News,
        /// Who caused it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
}
