//! How a game ended off the board, and its result.

use std::{fmt, str::FromStr};

use games::{Outcome, Side};

use crate::ForfeitReason;

/// How a game ended, other than by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// A side lost: `resigned`, `left`, `time`.
    Lost {
        /// The side.
        side: Side,
        /// The reason.
        why: ForfeitReason,
    },
    /// The players agreed on a draw: `agreed`.
    Agreed,
    /// It was aborted, or ended by moderators, and has no winner: `aborted`.
    Aborted,
    /// The time of its competition was over, and the position decided: `adjudicated`.
    Adjudicated {
        /// The winner; `None` is a draw.
        winner: Option<Side>,
    },
}

impl Termination {
    /// Its word in a file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost { why: ForfeitReason::Resigned, .. } => "resigned",
            Self::Lost { why: ForfeitReason::Left, .. } => "left",
            Self::Lost { why: ForfeitReason::OutOfTime, .. } => "time",
            Self::Agreed => "agreed",
            Self::Aborted => "aborted",
            Self::Adjudicated { .. } => "adjudicated",
        }
    }

    /// The termination with this word, in a game with this result.
    pub(super) fn named(name: &str, score: Score) -> Option<Self> {
        let loser = match score {
            Score::First => Some(Side::Second),
            Score::Second => Some(Side::First),
            Score::Drawn | Score::Open => None,
        };
        let lost = |why| loser.map(|side| Self::Lost { side, why });
        let losses = [ForfeitReason::Resigned, ForfeitReason::Left, ForfeitReason::OutOfTime]
            .into_iter()
            .filter_map(lost);
        let winner = loser.map(Side::opponent);
        let others = [Self::Agreed, Self::Aborted, Self::Adjudicated { winner }];
        losses.chain(others).find(|termination| termination.name() == name)
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The first side won: `1-0`.
    First,
    /// The second side won: `0-1`.
    Second,
    /// Drawn: `1/2-1/2`.
    Drawn,
    /// Undecided, because the game is running or was aborted: `*`.
    Open,
}

impl Score {
    const ALL: [Self; 4] = [Self::First, Self::Second, Self::Drawn, Self::Open];

    /// The result of a game that ended like this.
    pub(super) const fn of(outcome: Option<Outcome>, termination: Option<Termination>) -> Self {
        let winner = match (outcome, termination) {
            (Some(Outcome::Win { side, .. }), _) => side,
            (None, Some(Termination::Lost { side, .. })) => side.opponent(),
            (None, Some(Termination::Adjudicated { winner: Some(winner) })) => winner,
            (Some(Outcome::Draw(_)), _)
            | (None, Some(Termination::Agreed | Termination::Adjudicated { winner: None })) => {
                return Self::Drawn;
            }
            (None, Some(Termination::Aborted) | None) => return Self::Open,
        };
        match winner {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        })
    }
}

/// The text isn't a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a result: 1-0, 0-1, 1/2-1/2 or *")]
pub struct BadScore;

impl FromStr for Score {
    type Err = BadScore;

    fn from_str(text: &str) -> Result<Self, BadScore> {
        Self::ALL.into_iter().find(|score| score.to_string() == text).ok_or(BadScore)
    }
}
