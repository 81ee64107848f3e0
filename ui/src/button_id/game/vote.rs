//! The buttons of vote games.

use games::Action;
use play::VoteGameId;

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{Actions, FromOne, Squares, buttons},
};

/// A vote about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoteAt {
    /// The game.
    pub game: VoteGameId,
    /// How many actions were played before.
    pub ply: u32,
}

/// A button of a vote game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoteControl {
    /// Open the panel.
    Open(VoteGameId),
    /// Choose an action of a turn, and vote for the turn once it is whole.
    Choose {
        /// Which vote it is.
        at: VoteAt,
        /// What was chosen of the turn so far: a move, when a take is due.
        played: Vec<Action>,
        /// What is chosen.
        step: ChoiceStep,
    },
}

buttons! { VoteControl
    "vote" (game: VoteGameId) { Self::Open(game) }
    "vote-pick" (game: VoteGameId, ply: u32, played: Actions, squares: Squares)
        { Self::Choose { at: VoteAt { game, ply }, played, step: ChoiceStep::Pick(squares) } }
    "vote-rank" (game: VoteGameId, ply: u32, played: Actions, squares: Squares, rank: FromOne)
        { Self::Choose { at: VoteAt { game, ply }, played, step: ChoiceStep::Rank(squares, rank) } }
    "vote-stop" (game: VoteGameId, ply: u32, played: Actions, squares: Squares)
        { Self::Choose { at: VoteAt { game, ply }, played, step: ChoiceStep::Stop(squares) } }
}

#[cfg(test)]
mod tests {
    use games::Square;

    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let at = VoteAt { game: "9999999999".parse().unwrap(), ply: 9_999 };
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        let played = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Action>>();
        for played in [played(&[]), played(&["c3-c4", "xa1"]), played(&["huff:a1"]), played(&["force"])] {
            for step in [
                ChoiceStep::Pick(Vec::new()),
                ChoiceStep::Pick(long.clone()),
                ChoiceStep::Rank(long.clone(), 7),
                ChoiceStep::Stop(long.clone()),
            ] {
                check(VoteControl::Choose { at, played: played.clone(), step });
            }
        }
        check(VoteControl::Open(at.game));
    }

    fn check(control: VoteControl) {
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(ButtonId::Vote(control)), "{text}");
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in ["vote", "vote:0", "vote:1:2", "vote-pick:1", "vote-rank:1:2::a1:0", "vote-stop:1:x::a1"]
        {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
