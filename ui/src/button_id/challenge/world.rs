//! The buttons of seeks and of the world.

use games::Game;
use play::{ChallengeId, GameId};

use crate::button_id::parts::{IfAny, buttons};

/// A button of seeks, or of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum World {
    /// Ask to join, and say what strangers see.
    AskToJoin,
    /// Join.
    Join,
    /// Leave: seeks end, running games go on.
    Leave,
    /// Seek a game by the usual rules anywhere.
    Seek(Game),
    /// Seek again what wasn't found in time, and how far ratings may differ.
    Again(ChallengeId, Option<u16>),
    /// Take any opponent, whatever their rating.
    Widen(ChallengeId),
    /// Report the opponent of a game: ask what for, or store what was filled in.
    Report(GameId),
}

buttons! { World
    "world" () { Self::AskToJoin }
    "world-join" () { Self::Join }
    "world-leave" () { Self::Leave }
    "seek" (game: Game) { Self::Seek(game) }
    "seek-again" (challenge: ChallengeId, spread: IfAny<u16>) { Self::Again(challenge, spread) }
    "seek-wider" (challenge: ChallengeId) { Self::Widen(challenge) }
    "report" (game: GameId) { Self::Report(game) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let largest = "9223372036854775807";
        for control in [
            World::AskToJoin,
            World::Join,
            World::Leave,
            World::Seek(Game::Damala),
            World::Again(largest.parse().unwrap(), None),
            World::Again(largest.parse().unwrap(), Some(u16::MAX)),
            World::Widen(largest.parse().unwrap()),
            World::Report(largest.parse().unwrap()),
        ] {
            let text = control.to_string();
            assert!(text.len() <= 100);
            assert_eq!(text.parse(), Ok(ButtonId::World(control)), "{text}");
        }
        for text in ["world:", "seek", "seek:chess", "seek-wider:0", "report:"] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
