//! The buttons of practice games. Everyone has a board of their own, so no button says whose it is.

use games::{Game, Square};
use play::learning::practice::PracticeDigest;

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{FromOne, Squares, buttons},
};

/// The state of a practice game that a button belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeState {
    /// The game.
    pub game: Game,
    /// The digest of the position; if it has changed, the button is stale.
    pub stamp: PracticeDigest,
}

/// What to do in a practice game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeStep {
    /// Choose an action, and play it once it is complete.
    Choose(ChoiceStep),
    /// Take the last action back.
    TakeBack,
    /// Start again.
    Restart,
    /// Explain why other squares can't follow these.
    WhyNot(Vec<Square>),
    /// Show a good turn.
    Hint,
    /// Let the computer play the turn.
    Computer(Difficulty),
}

/// How well the computer plays in practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Difficulty {
    /// It overlooks a lot.
    Easy,
    /// It looks a few turns ahead.
    Medium,
    /// As well as it can within a second.
    Strong,
}

/// A button of practice games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeControl {
    /// Ask which game.
    Which,
    /// Continue or start practice in a game.
    Open(Game),
    /// Show the rules of the practice game.
    Rules(Game),
    /// Close the panel; the game is kept.
    Close(Game),
    /// Do something in it.
    Do(PracticeState, PracticeStep),
}

impl PracticeControl {
    /// The game, if it names one.
    pub const fn game(&self) -> Option<Game> {
        match self {
            Self::Which => None,
            Self::Open(game)
            | Self::Rules(game)
            | Self::Close(game)
            | Self::Do(PracticeState { game, .. }, _) => Some(*game),
        }
    }
}

buttons! { PracticeControl
    "practice-which" () { Self::Which }
    "practice" (game: Game) { Self::Open(game) }
    "practice-rules" (game: Game) { Self::Rules(game) }
    "practice-close" (game: Game) { Self::Close(game) }
    "practice-pick" (game: Game, stamp: PracticeDigest, squares: Squares) { Self::Do(PracticeState { game, stamp }, PracticeStep::Choose(ChoiceStep::Pick(squares))) }
    "practice-rank" (game: Game, stamp: PracticeDigest, squares: Squares, rank: FromOne)
        { Self::Do(PracticeState { game, stamp }, PracticeStep::Choose(ChoiceStep::Rank(squares, rank))) }
    "practice-stop" (game: Game, stamp: PracticeDigest, squares: Squares) { Self::Do(PracticeState { game, stamp }, PracticeStep::Choose(ChoiceStep::Stop(squares))) }
    "practice-back" (game: Game, stamp: PracticeDigest) { Self::Do(PracticeState { game, stamp }, PracticeStep::TakeBack) }
    "practice-again" (game: Game, stamp: PracticeDigest) { Self::Do(PracticeState { game, stamp }, PracticeStep::Restart) }
    "practice-hint" (game: Game, stamp: PracticeDigest) { Self::Do(PracticeState { game, stamp }, PracticeStep::Hint) }
    "practice-computer" (game: Game, stamp: PracticeDigest, difficulty: Difficulty)
        { Self::Do(PracticeState { game, stamp }, PracticeStep::Computer(difficulty)) }
    "practice-why" (game: Game, stamp: PracticeDigest, squares: Squares) { Self::Do(PracticeState { game, stamp }, PracticeStep::WhyNot(squares)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        for &game in Game::ALL {
            let at = PracticeState { game, stamp: "0123abcd".parse().unwrap() };
            for step in [
                PracticeStep::Choose(ChoiceStep::Pick(long.clone())),
                PracticeStep::Choose(ChoiceStep::Pick(vec![])),
                PracticeStep::Choose(ChoiceStep::Rank(long.clone(), 7)),
                PracticeStep::Choose(ChoiceStep::Stop(long.clone())),
                PracticeStep::TakeBack,
                PracticeStep::Restart,
                PracticeStep::WhyNot(long.clone()),
                PracticeStep::Hint,
                PracticeStep::Computer(Difficulty::Easy),
                PracticeStep::Computer(Difficulty::Strong),
            ] {
                check(PracticeControl::Do(at, step));
            }
            [PracticeControl::Open(game), PracticeControl::Rules(game), PracticeControl::Close(game)]
                .into_iter()
                .for_each(check);
        }
        check(PracticeControl::Which);
    }

    fn check(practice: PracticeControl) {
        let control = ButtonId::Practice(practice);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in [
            "practice",
            "practice:chess",
            "practice-pick:dara:0:b3",
            "practice-pick:dara:0123ABCD:b3",
            "practice-rank:dara:0123abcd::0",
            "practice-back:dara:0123abcd:b3",
            "practice-go:dara:0123abcd",
            "practice-computer:dara:0123abcd",
            "practice-computer:dara:0123abcd:perfect",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
