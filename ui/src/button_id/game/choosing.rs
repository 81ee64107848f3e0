//! How an action is chosen square by square, in the panels for turns, premoves and practice.

use games::{Action, Square, narrow};

/// A step of choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceStep {
    /// Choose the next square, the newest last; with none, start the action again.
    Pick(Vec<Square>),
    /// Show which squares of this rank, counted from 0, can come next.
    Rank(Vec<Square>, u8),
    /// Take the action that these squares make, although it could go on.
    Stop(Vec<Square>),
}

impl ChoiceStep {
    /// The squares that are chosen, in order.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::Pick(squares) | Self::Rank(squares, _) | Self::Stop(squares) => squares,
        }
    }

    /// The rank whose squares are shown, counted from 0.
    pub const fn rank(&self) -> Option<u8> {
        match self {
            Self::Rank(_, rank) => Some(*rank),
            Self::Pick(_) | Self::Stop(_) => None,
        }
    }

    /// The legal action that the squares make, once it can't go on or the player stops there.
    pub fn action(&self, legal: &[Action]) -> Option<Action> {
        let narrowed = narrow(legal, self.squares());
        match self {
            Self::Pick(_) => narrowed.complete.filter(|_| narrowed.next.is_empty()),
            Self::Stop(_) => narrowed.complete,
            Self::Rank(..) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_whole_when_it_cannot_go_on_or_the_player_stops() {
        let legal: Vec<Action> = ["c3xe5", "c3xe5xg7"].map(|action| action.parse().unwrap()).to_vec();
        let squares = |text: &str| text.split(' ').map(|square| square.parse().unwrap()).collect::<Vec<_>>();
        let short = squares("c3 e5");
        assert_eq!(ChoiceStep::Pick(short.clone()).action(&legal), None, "it can go on");
        assert_eq!(ChoiceStep::Rank(short.clone(), 6).action(&legal), None);
        assert_eq!(ChoiceStep::Stop(short).action(&legal), Some(legal[0]));
        assert_eq!(ChoiceStep::Pick(squares("c3 e5 g7")).action(&legal), Some(legal[1]));
        assert_eq!(ChoiceStep::Stop(squares("c3")).action(&legal), None, "nothing is whole yet");
    }
}
