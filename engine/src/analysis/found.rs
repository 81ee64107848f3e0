//! What the analysis finds out about a turn.

use games::{Action, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{chance::Chance, reason::Reason, stored};

/// The loss, in thousandths of the chance to win, from which a turn is an inaccuracy, a mistake, and a blunder.
pub(super) const INACCURACY: u16 = 50;
const MISTAKE: u16 = 100;
const BLUNDER: u16 = 150;

/// How much worse every other move must be if one is the only move, in thousandths of the chance to win.
pub(super) const ONLY: u16 = 200;
/// The chance that the only move must keep: about a draw.
pub(super) const KEPT: u16 = 400;

/// A sign beside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `!`: the only move that kept the result.
    OnlyMove,
    /// `?!`: it lost 5 points of the chance to win, or more.
    Inaccuracy,
    /// `?`: it lost 10.
    Mistake,
    /// `??`: it lost 15.
    Blunder,
}

impl Mark {
    /// The sign: `?!`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::OnlyMove => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// How much choice a player had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// No other turn was legal.
    Forced,
    /// Every other move would have been much worse, and the player found the right one.
    Only,
    /// Anything else.
    #[default]
    Free,
}

/// What the analysis found out about a turn: a player's actions up to the end of their turn, with what they take.
///
/// The chance before a turn can differ from the one after the turn before it by a few points, since they come from different
/// searches: a plot shows those after the turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnAnalysis {
    /// Who played it.
    #[serde(with = "stored::seat")]
    pub seat: Seat,
    /// How many actions of the record it has.
    pub actions: u8,
    /// The first side's chance to win before it: the one that the best turn keeps.
    pub before: Chance,
    /// The first side's chance to win after it.
    pub after: Chance,
    /// How much choice there was.
    #[serde(default, skip_serializing_if = "is_free")]
    pub choice: Choice,
    /// The best turn, and how the game could have gone on from there.
    #[serde(with = "stored::line")]
    pub best: Vec<Action>,
    /// Why it was bad, if it has a mark that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_free(choice: &Choice) -> bool {
    *choice == Choice::Free
}

impl TurnAnalysis {
    /// The side that played it.
    pub const fn side(&self) -> Side {
        self.seat.side()
    }

    /// How much of the side's chance to win it lost, in thousandths.
    pub const fn loss(&self) -> u16 {
        let side = self.side();
        self.before.of_side(side).saturating_sub(self.after.of_side(side))
    }

    /// The sign beside it, if it deserves one.
    pub const fn mark(&self) -> Option<Mark> {
        match (self.choice, self.loss()) {
            (Choice::Forced, _) => None,
            (_, BLUNDER..) => Some(Mark::Blunder),
            (_, MISTAKE..) => Some(Mark::Mistake),
            (_, INACCURACY..) => Some(Mark::Inaccuracy),
            (Choice::Only, _) => Some(Mark::OnlyMove),
            (Choice::Free, _) => None,
        }
    }
}
