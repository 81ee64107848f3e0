//! The buttons by which watchers guess what is played next.

use play::GameId;

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{FromOne, IfAny, Squares, buttons},
};

/// A button of someone who guesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuessControl {
    /// Open the panel.
    Open(GameId),
    /// Choose an action, and store it as a guess once it is complete.
    Choose {
        /// The game.
        game: GameId,
        /// The version that the panel shows; at a later one the button is stale.
        version: u32,
        /// What is chosen.
        step: ChoiceStep,
    },
    /// Show who guessed best in a season of the server; `None` for the running one.
    Table(Option<u32>),
}

impl GuessControl {
    /// The game, if it is about one.
    pub const fn game(&self) -> Option<GameId> {
        match self {
            Self::Open(game) | Self::Choose { game, .. } => Some(*game),
            Self::Table(_) => None,
        }
    }
}

buttons! { GuessControl
    "guess" (game: GameId) { Self::Open(game) }
    "guess-pick" (game: GameId, version: u32, squares: Squares) { Self::Choose { game, version, step: ChoiceStep::Pick(squares) } }
    "guess-rank" (game: GameId, version: u32, squares: Squares, rank: FromOne)
        { Self::Choose { game, version, step: ChoiceStep::Rank(squares, rank) } }
    "guess-stop" (game: GameId, version: u32, squares: Squares) { Self::Choose { game, version, step: ChoiceStep::Stop(squares) } }
    "guess-table" (season: IfAny<u32>) { Self::Table(season) }
}

#[cfg(test)]
mod tests {
    use games::Square;

    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let game: GameId = "9223372036854775807".parse().unwrap();
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        let choose = |step| GuessControl::Choose { game, version: u32::MAX, step };
        for control in [
            GuessControl::Open(game),
            choose(ChoiceStep::Pick(Vec::new())),
            choose(ChoiceStep::Pick(long.clone())),
            choose(ChoiceStep::Rank(long.clone(), 7)),
            choose(ChoiceStep::Stop(long)),
            GuessControl::Table(None),
            GuessControl::Table(Some(u32::MAX)),
        ] {
            let text = control.to_string();
            assert!(text.len() <= 100, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(ButtonId::Guess(control)), "{text}");
        }
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in ["guess", "guess:0", "guess:1:2", "guess-pick:1", "guess-rank:1:2:a1:0", "guess-table:-1"]
        {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
