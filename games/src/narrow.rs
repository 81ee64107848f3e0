//! Choosing an action square by square, so that one input panel serves every game.

use crate::{Action, Square, SquareSet};

/// What can follow the squares chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Narrowed {
    /// The action that consists of exactly these squares. Before the first square, the action that has none.
    pub complete: Option<Action>,
    /// The squares that can come next.
    pub next: SquareSet,
}

impl Narrowed {
    /// Whether no legal action begins with these squares.
    pub const fn is_dead(&self) -> bool {
        self.complete.is_none() && self.next.is_empty()
    }
}

/// What can follow the squares of `prefix`, if `actions` are the legal ones.
///
/// There can be both a complete action and a next square: a capture may stop or go on.
pub fn narrow(actions: &[Action], prefix: &[Square]) -> Narrowed {
    let mut narrowed = Narrowed::default();
    for action in actions {
        match action.squares().strip_prefix(prefix) {
            None => {}
            Some([]) => narrowed.complete = narrowed.complete.or(Some(*action)),
            Some([next, ..]) => narrowed.next.insert(*next),
        }
    }
    narrowed
}

/// The chosen squares and those that must follow, so that no one is asked what has only one answer.
///
/// Before the first square is chosen, it never completes an action: something must be left to choose.
pub fn with_forced(actions: &[Action], chosen: &[Square]) -> Vec<Square> {
    let mut squares = chosen.to_vec();
    loop {
        let narrowed = narrow(actions, &squares);
        let mut next = narrowed.next.iter();
        let (Some(only), None, None) = (next.next(), next.next(), narrowed.complete) else { return squares };
        squares.push(only);
        if chosen.is_empty() && narrow(actions, &squares).complete.is_some() {
            squares.pop();
            return squares;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(text: &str) -> Vec<Action> {
        text.split(' ').map(|token| token.parse().unwrap()).collect()
    }

    fn check(legal: &str, prefix: &str, complete: Option<&str>, next: &str) {
        let squares =
            |text: &str| text.split_whitespace().map(|s| s.parse().unwrap()).collect::<Vec<Square>>();
        let narrowed = narrow(&actions(legal), &squares(prefix));
        assert_eq!(
            narrowed.complete.map(|action| action.to_string()).as_deref(),
            complete,
            "{legal} / {prefix}"
        );
        assert_eq!(narrowed.next, squares(next).into_iter().collect(), "{legal} / {prefix}");
    }

    #[test]
    fn a_move_is_chosen_in_two_squares() {
        let legal = "b3-b4 b3-c3 c5-c6";
        check(legal, "", None, "b3 c5");
        check(legal, "b3", None, "b4 c3");
        check(legal, "b3 c3", Some("b3-c3"), "");
        assert!(narrow(&actions(legal), &["a1".parse().unwrap()]).is_dead());
    }

    #[test]
    fn what_must_follow_is_chosen() {
        let check = |legal: &str, chosen: &str, forced: &str| {
            let chosen: Vec<Square> = chosen.split_whitespace().map(|s| s.parse().unwrap()).collect();
            let squares = with_forced(&actions(legal), &chosen);
            let said = squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
            assert_eq!(said, forced, "{legal} / {chosen:?}");
        };
        check("b3-b4 b3-c3 c5-c6", "", "");
        check("b3-b4 b3-c3", "", "b3");
        check("b3-b4 b3-c3", "b3", "b3");
        check("b3-b4 c5-c6", "c5", "c5 c6");
        // Something is left to choose.
        check("c5-c6", "", "c5");
        check("a1", "", "");
        check("c3xe5xg7", "", "c3 e5");
        // A capture that may stop isn't forced on.
        check("c3xe5 c3xe5xg7", "c3", "c3 e5");
    }

    #[test]
    fn a_capture_may_stop_or_go_on() {
        let legal = "c3xe5 c3xe5xg7 huff:h8 force";
        check(legal, "", Some("force"), "c3 h8");
        check(legal, "c3 e5", Some("c3xe5"), "g7");
        check(legal, "h8", Some("huff:h8"), "");
    }
}
