//! The turns of a record: the actions that one player plays in a row.

use std::ops::Range;

use games::{
    Action, BadRecord, Position, Record, Seat,
    lookahead::{Node, Visitor},
};

/// One turn of a record: a move with the take that it earned, or a huff with the move after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// Which of the record's actions.
    pub(super) actions: Range<usize>,
    /// Whether no other turn was legal.
    pub(super) forced: bool,
}

/// The turns of a record in order, and the position after them. The last one may be incomplete.
pub(super) fn split(record: &Record) -> Result<(Vec<Turn>, Position), BadRecord> {
    let mut position = record.rules.start();
    let mut turns: Vec<Turn> = Vec::new();
    let mut goes_on = false;
    for (at, &action) in record.actions.iter().enumerate() {
        let forced = position.legal_count() == 1;
        let effects =
            position.play_stored(action).map_err(|why| BadRecord { at: at + 1, why: why.into() })?;
        match turns.last_mut().filter(|_| goes_on) {
            Some(turn) => {
                turn.actions.end = at + 1;
                turn.forced &= forced;
            }
            None => turns.push(Turn { seat: effects.by, actions: at..at + 1, forced }),
        }
        // In Damas, a force makes the opponent capture.
        goes_on = !effects.ends_turn && position.to_act() == Some(effects.by);
    }
    Ok((turns, position))
}

/// The position after some actions of a game, and the hashes of those that can arise again, this one included.
pub(super) fn replay(record: &Record, actions: usize) -> (Position, Vec<u64>) {
    let mut position = record.rules.start();
    let mut past = vec![position.look_ahead(Hash)];
    for &action in record.actions.iter().take(actions) {
        if position.play_stored(action).is_err() {
            break;
        }
        if !matches!(action, Action::Move(_) | Action::Force) {
            past.clear();
        }
        past.push(position.look_ahead(Hash));
    }
    (position, past)
}

struct Hash;

impl Visitor for Hash {
    type Output = u64;

    fn visit<N: Node>(self, node: N) -> u64 {
        node.hash()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(record: &str) -> Vec<(u8, usize)> {
        let (turns, _) = split(&record.parse().unwrap()).unwrap();
        turns.into_iter().map(|turn| (turn.seat.number(), turn.actions.len())).collect()
    }

    #[test]
    fn a_take_belongs_to_the_move_that_earned_it() {
        assert_eq!(
            turns("morris:nine a1 d6 d1 d7 g1 xd7 d7"),
            [(1, 1), (2, 1), (1, 1), (2, 1), (1, 2), (2, 1)]
        );
        // The game ended before the take.
        assert_eq!(turns("morris:nine a1 d6 d1 d7 g1").last(), Some(&(1, 1)));
    }

    #[test]
    fn a_huff_belongs_to_the_move_after_it_and_a_force_is_a_turn() {
        // c3 could have captured on d4, and moved elsewhere.
        assert_eq!(turns("damas:ruibal c3-d4 f6-e5 a3-b4 huff:d4 e5-d4").last(), Some(&(2, 2)));
        assert_eq!(turns("damas:ruibal c3-d4 f6-e5 a3-b4 force d4xf6")[3..], [(2, 1), (1, 1)]);
    }

    #[test]
    fn a_turn_is_forced_if_no_other_was_legal() {
        let (turns, _) = split(&"damas:ruibal c3-d4 f6-e5 a3-b4 force d4xf6".parse().unwrap()).unwrap();
        let forced: Vec<bool> = turns.iter().map(|turn| turn.forced).collect();
        assert_eq!(forced, [false, false, false, false, true]);
    }

    #[test]
    fn an_illegal_action_is_an_error() {
        assert_eq!(split(&"dara:niger b3 b3".parse().unwrap()).unwrap_err().at, 2);
    }
}
