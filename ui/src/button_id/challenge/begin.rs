//! The buttons for starting a game: which game, which opponent.

use games::Game;
use play::{Level, PlayerId};

use crate::button_id::parts::{Absent, Or, buttons};

/// No one in particular.
pub(in crate::button_id) struct Anyone;

impl Absent for Anyone {
    const WORD: &'static str = "anyone";
}

/// A button on the way to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// Ask which game.
    Which,
    /// Ask for an opponent.
    Opponent(Game),
    /// Challenge the member chosen in the select menu.
    With(Game),
    /// Challenge this member, or anyone who accepts.
    Against(Game, Option<PlayerId>),
    /// Ask which game to play against the computer.
    WhichOfComputer,
    /// Ask for the level of the computer.
    Level(Game),
    /// Start a game against the computer.
    Computer(Game, Level),
}

buttons! { Begin
    "begin" () { Self::Which }
    "begin-opponent" (game: Game) { Self::Opponent(game) }
    "begin-with" (game: Game) { Self::With(game) }
    "begin-against" (game: Game, player: Or<Anyone>) { Self::Against(game, player) }
    "begin-computer" () { Self::WhichOfComputer }
    "begin-level" (game: Game) { Self::Level(game) }
    "begin-at-level" (game: Game, level: Level) { Self::Computer(game, level) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let player = u64::MAX.try_into().unwrap();
        for &game in Game::ALL {
            for begin in [
                Begin::Which,
                Begin::Opponent(game),
                Begin::With(game),
                Begin::Against(game, None),
                Begin::Against(game, Some(player)),
                Begin::WhichOfComputer,
                Begin::Level(game),
                Begin::Computer(game, Level::default()),
            ] {
                let (control, text) = (ButtonId::Begin(begin), begin.to_string());
                assert!(text.len() <= 100 && control.to_string() == text);
                assert_eq!(text.parse(), Ok(control), "{text}");
            }
        }
        for text in [
            "begin-at-level:dara:0",
            "begin-at-level:dara:9",
            "begin-at-level:dara:03",
            "begin:",
            "begin-opponent:chess",
            "begin-with",
            "begin-against:dara:0",
            "begin-against:dara",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
