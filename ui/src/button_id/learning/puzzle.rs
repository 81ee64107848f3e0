//! The buttons of puzzles. Everyone solves for themselves, so no button says whose it is, and what a player has found is stored.

use std::{fmt, str::FromStr};

use games::{Action, Game};
use play::PuzzleId;
use puzzles::Motif;

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{Actions, FromOne, IfAny, Squares, UnknownButton, buttons},
};

/// What a puzzle is solved as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// As the puzzle of the day.
    Daily,
    /// As a puzzle with any motif.
    Any,
    /// As a puzzle with this motif; the next one has it too.
    Of(Motif),
}

impl Series {
    /// A series with this motif, or with any.
    pub fn of(motif: Option<Motif>) -> Self {
        motif.map_or(Self::Any, Self::Of)
    }

    /// The motif that the next puzzle must have, if any.
    pub const fn motif(self) -> Option<Motif> {
        match self {
            Self::Daily | Self::Any => None,
            Self::Of(motif) => Some(motif),
        }
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Daily => "daily",
            Self::Any => "any",
            Self::Of(motif) => motif.name(),
        })
    }
}

impl FromStr for Series {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        match text {
            "daily" => Ok(Self::Daily),
            "any" => Ok(Self::Any),
            motif => motif.parse().map(Self::Of).map_err(|_| UnknownButton),
        }
    }
}

/// A step of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleAt {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// What it is solved as.
    pub series: Series,
    /// Which turn is to be found, counted from 0.
    pub step: u8,
}

/// A button of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleControl {
    /// Show the next puzzle of a game, with this motif or any.
    Next(Game, Option<Motif>),
    /// Show a puzzle at a step: at the first one, or to try a later one again.
    Open(PuzzleAt),
    /// Show the solution from a step on, which ends the try.
    Solution(PuzzleAt),
    /// Choose an action of a turn, and try the turn once it is whole.
    Choose {
        /// Which turn it is.
        at: PuzzleAt,
        /// What was played of it so far: a move, when a take is due.
        played: Vec<Action>,
        /// What is chosen.
        step: ChoiceStep,
    },
}

buttons! { PuzzleControl
    "puzzle-next" (game: Game, motif: IfAny<Motif>) { Self::Next(game, motif) }
    "puzzle" (puzzle: PuzzleId, series: Series, step: FromOne) { Self::Open(PuzzleAt { puzzle, series, step }) }
    "puzzle-solution" (puzzle: PuzzleId, series: Series, step: FromOne)
        { Self::Solution(PuzzleAt { puzzle, series, step }) }
    "puzzle-pick" (puzzle: PuzzleId, series: Series, step: FromOne, played: Actions, squares: Squares)
        { Self::Choose { at: PuzzleAt { puzzle, series, step }, played, step: ChoiceStep::Pick(squares) } }
    "puzzle-rank" (puzzle: PuzzleId, series: Series, step: FromOne, played: Actions, squares: Squares, rank: FromOne)
        { Self::Choose { at: PuzzleAt { puzzle, series, step }, played, step: ChoiceStep::Rank(squares, rank) } }
    "puzzle-stop" (puzzle: PuzzleId, series: Series, step: FromOne, played: Actions, squares: Squares)
        { Self::Choose { at: PuzzleAt { puzzle, series, step }, played, step: ChoiceStep::Stop(squares) } }
}

#[cfg(test)]
mod tests {
    use games::Square;

    use super::*;
    use crate::button_id::ButtonId;

    fn check(control: PuzzleControl) {
        let control = ButtonId::Puzzle(control);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn every_control_reads_back_and_fits() {
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        let played = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Action>>();
        for (number, series) in
            [(1, Series::Daily), (9, Series::Any), (9_999_999_999, Series::Of(Motif::DoubleThreat))]
        {
            let at = PuzzleAt { puzzle: u64::try_into(number).unwrap(), series, step: 4 };
            for control in [PuzzleControl::Open(at), PuzzleControl::Solution(at)] {
                check(control);
            }
            for played in [played(&[]), played(&["c3-c4", "xa1"]), played(&["huff:a1"]), played(&["force"])] {
                for step in [
                    ChoiceStep::Pick(long.clone()),
                    ChoiceStep::Pick(vec![]),
                    ChoiceStep::Rank(long.clone(), 7),
                    ChoiceStep::Stop(long.clone()),
                ] {
                    check(PuzzleControl::Choose { at, played: played.clone(), step });
                }
            }
        }
        for &game in Game::ALL {
            check(PuzzleControl::Next(game, None));
            for &motif in Motif::ALL {
                check(PuzzleControl::Next(game, Some(motif)));
            }
        }
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in [
            "puzzle",
            "puzzle:0:any:1",
            "puzzle:1:any:0",
            "puzzle:1:always:1",
            "puzzle:1:any",
            "puzzle-next:chess",
            "puzzle-next:dara:luck",
            "puzzle-pick:1:any:1:c3-c4",
            "puzzle-pick:1:any:1:c3:c4:c5",
            "puzzle-pick:1:any:1:c3..c4:a1",
            "puzzle-solution:01:any:1",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
