//! Positions for tests and benchmarks.

#![expect(clippy::unwrap_used, reason = "the games are known to be legal")]

use games::{Effects, Position, Record};

/// Twelve drops each, then moves with rows and takes.
const GAME: &str = "dara:traditional b4 b5 a2 b1 a4 e6 d2 c5 e2 d3 c1 d6 b6 c4 d4 a3 e5 d5 a1 b3 c6 b2 c2 e3 \
    a4-a5 d3-c3 xb6 c6-b6 c5-c6 xb4 d4-e4 c6-c5 xb6 d2-d3 c5-c6 xa2 d3-d2 xb5 c6-c5 xc1 a5-a4 c5-c6 xa4 e2-e1 c6-c5 xe5 \
    e1-e2 xe6 c4-d4 xe4 e2-e1 d4-c4 xa1 e1-e2 xe3 b1-c1 e2-e1 c4-d4 xc2";

/// The position after some actions of the game above, with the effects of the last turn.
pub(crate) fn after(actions: usize) -> (Position, Vec<Effects>) {
    let mut record: Record = GAME.parse().unwrap();
    record.actions.truncate(actions);
    replay(record)
}

/// The position at the end of a record, with the effects of the last turn.
pub(crate) fn played(record: &str) -> (Position, Vec<Effects>) {
    replay(record.parse().unwrap())
}

fn replay(record: Record) -> (Position, Vec<Effects>) {
    let mut position = record.rules.start();
    let mut turn: Vec<Effects> = Vec::new();
    for action in record.actions {
        let effects = position.play(action).unwrap();
        if turn.last().is_none_or(|last| last.ends_turn) {
            turn.clear();
        }
        turn.push(effects);
    }
    (position, turn)
}
