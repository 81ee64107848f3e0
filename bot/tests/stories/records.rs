//! Whole games that were played before, and how one types them.

use games::{Position, Record, Seat};
use serde_json::{Value, json};

/// The first player wins: the second has fewer than three stones left.
pub(crate) const TRADITIONAL: &str = "dara:traditional \
    e4 b3 c2 e2 b6 a1 d5 c1 c4 c6 b4 e6 c5 d6 d2 a5 a4 a6 e3 d3 b2 d4 b5 e5 \
    c2-c3 xe5 a1-b1 d5-e5 xe2 c1-d1 c3-c2 xa6 a5-a6 a4-a5 xb3 d4-d5 e4-d4 xb1 d1-e1 d4-e4 xd3 e1-d1 \
    e4-d4 xd1 c2-c3 xa6 c3-c2 xd5 d6-d5 e3-d3 xe6";

/// The first player wins with ten stones captured.
pub(crate) const CAPTURE_TEN: &str = "dara:capture-ten \
    a5 d1 e3 e5 a6 e6 c3 d5 b4 d2 d6 c4 e4 a3 b1 b2 a4 c1 c2 e2 b3 a1 d4 a2 \
    e3-d3 xd1 e2-e3 a5-b5 xa2 d2-e2 c2-d2 xb2 e2-e1 b5-a5 xe1 d5-c5 b1-b2 xe3 e5-d5 c3-c2 xc4 a3-a2 \
    b4-c4 xa2 d5-e5 c2-c3 xc1 c5-d5 c4-b4 xa1 c3-c2 xe5";

/// The first player wins: the second has fewer than three stones left.
pub(crate) const NIGER: &str = "dara:niger \
    e5 e2 b4 d4 b5 b3 c5 c2 d1 e6 b1 b6 a6 a4 a2 e4 b2 a5 c4 c3 a1 d6 e1 b1-c1 \
    xc2 e4-e3 c1-c2 xe6 d6-c6 c2-c1 xb3 c3-b3 c1-c2 xb3 c6-d6 c2-c3 xd4 d6-d5 c3-c2 xd5 a4-a3 b2-b3 \
    xe3 b6-c6 e5-d5 xc6 e2-e3 c2-c3 xa5";

/// The actions of a game, each with the seat that plays it.
pub(crate) fn turns(record: &str) -> Vec<(Seat, String)> {
    let record: Record = record.parse().expect("a record");
    let mut position = Position::start(record.rules);
    let turn = |action| {
        let seat = position.to_act().expect("the game goes on");
        position.play(action).expect("a legal action");
        (seat, action.to_string())
    };
    record.actions.iter().copied().map(turn).collect()
}

/// The first `actions` actions of a game, as a record.
pub(crate) fn first(record: &str, actions: usize) -> String {
    record.split_whitespace().take(actions + 1).collect::<Vec<_>>().join(" ")
}

/// The command for an action, with its options: `b3-b4` is `/dara move stone:b3 to:b4`.
pub(crate) fn typed(action: &str) -> (&'static str, Value) {
    if let Some(square) = action.strip_prefix('x') {
        ("dara take", json!({ "square": square }))
    } else if let Some((from, to)) = action.split_once('-') {
        ("dara move", json!({ "stone": from, "to": to }))
    } else {
        ("dara drop", json!({ "square": action }))
    }
}
