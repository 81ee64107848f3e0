//! Whole recorded games, and how to type them.

use games::{Game, Position, Record, Seat};
use serde_json::Value;

use crate::typed;

/// The first player wins: the second has fewer than three stones left.
pub(crate) const TRADITIONAL: &str = "dara:traditional \
    e4 b3 c2 e2 b6 a1 d5 c1 c4 c6 b4 e6 c5 d6 d2 a5 a4 a6 e3 d3 b2 d4 b5 e5 \
    c2-c3 xe5 a1-b1 d5-e5 xe2 c1-d1 c3-c2 xa6 a5-a6 a4-a5 xb3 d4-d5 e4-d4 xb1 d1-e1 d4-e4 xd3 e1-d1 \
    e4-d4 xd1 c2-c3 xa6 c3-c2 xd5 d6-d5 e3-d3 xe6";

/// The first player wins with ten captured stones.
pub(crate) const CAPTURE_TEN: &str = "dara:capture-ten \
    a5 d1 e3 e5 a6 e6 c3 d5 b4 d2 d6 c4 e4 a3 b1 b2 a4 c1 c2 e2 b3 a1 d4 a2 \
    e3-d3 xd1 e2-e3 a5-b5 xa2 d2-e2 c2-d2 xb2 e2-e1 b5-a5 xe1 d5-c5 b1-b2 xe3 e5-d5 c3-c2 xc4 a3-a2 \
    b4-c4 xa2 d5-e5 c2-c3 xc1 c5-d5 c4-b4 xa1 c3-c2 xe5";

/// The first player wins: the second has fewer than three stones left.
pub(crate) const NIGER: &str = "dara:niger \
    e5 e2 b4 d4 b5 b3 c5 c2 d1 e6 b1 b6 a6 a4 a2 e4 b2 a5 c4 c3 a1 d6 e1 b1-c1 \
    xc2 e4-e3 c1-c2 xe6 d6-c6 c2-c1 xb3 c3-b3 c1-c2 xb3 c6-d6 c2-c3 xd4 d6-d5 c3-c2 xd5 a4-a3 b2-b3 \
    xe3 b6-c6 e5-d5 xc6 e2-e3 c2-c3 xa5";

/// The first player wins: the second has fewer than three stones left. Stones were set aside, and a turn was skipped.
pub(crate) const WALI_ADJACENT: &str = "wali:adjacent \
    a1 e2 d3 c1 d5 c4 b3 e6 a6 a4 c2 b6 c6 b2 e4 b5 e1 c6-c5 xc4 e6-d6 a1-a2 e2-d2 e4-d4 xd2 b2-b1 c2-c3 \
    xb6 a4-a3 d4-c4 xb1 a3-a4 c4-d4 xd6";

/// The first player wins: the second has no stone left. Runs of four earned takes.
pub(crate) const WALI_PROST: &str = "wali:prost \
    e1 c3 a1 c2 b4 a2 c5 e6 d6 d3 e2 d2 d5 a4 b3 a6 c6 e4 a3 b5 b1 b6 a5 b1-b2 xe4 c2-c1 a1-b1 xa4 c1-d1 \
    xe2 b4-c4 xa2 d2-e2 c4-d4 xd3 b5-b4 d4-c4 xc3 e6-e5 b3-c3 xb6 b4-b3 c4-d4 xa6 b3-b4 c3-b3 xe5 b4-a4 \
    a5-b5 xd1 a4-a5 b5-b6 xe2 a5-a4 b6-b5 xa4";

/// The first player wins: the second has fewer than three stones left. Drops earned takes.
pub(crate) const DALA: &str = "dala:standard \
    d3 d4 c3 c4 b3 xc4 e5 b1 e2 b2 xe2 b5 c2 b6 c1 xb5 e1 a2 xd4 f3 a1 xe1 c5 a3 xf3 d5 xb1 b4 xc5 f3 b1 \
    xd5 a4 b4-b5 xb6 e5-e4 d3-e3 xa4";

/// The first player wins after both have flown.
pub(crate) const MORRIS: &str = "morris:nine \
    g4 d3 f4 c5 e3 f2 e4 xf2 d5 g1 a4 e5 xd5 b2 g7 xd3 c3 d1 d2 a1 xd2 c4 xg1 g4-g1 xa4 c5-d5 g1-g4 xc4 b2-b6 \
    d1-g1 xb6";

/// The first player wins by taking the last piece, after a huff and a force.
pub(crate) const DAMAS: &str = "damas:ruibal \
    e3-f4 f6-g5 c3-d4 g5xe3 d2xf4 e7-f6 d4-c5 f8-e7 huff:d6 b2-c3 b6xd4xb2 a1xc3 h6-g5 c3-b4 force \
    f4xh6xf8 e7-d6 f8xb4 a7-b6 c3-d4 b6-c5 b4xe7xh4 b8-a7 e1-d2 a7-b6 h4-e7 b6-c5 g3-f4 d8xf6 d4xb6xd8 \
    f6-g5 d8xh4 h8-g7 f4-e5 g7-h6 f2-g3 h6-g5 h4xe7";

/// The first player wins: the second has at most one marble left.
pub(crate) const DAMALA: &str = "damala:standard \
    d3-d4 g5-f5 d4-d5-e5 a5-b5 e5-e6 c7-b7 e6-e7 b5-b6-c6 e7-d7 b6-a6-a5 b3-c3 c6-c5-c4 c3-c4-c5 f6-f7 \
    d5-d6 g6-f6 c4-c5 a5-b5 c5-b5-a5 f5-e5-e4 e3-e4 f6-e6 a5-a6 e5-e6 d6-e6 e6-e5 e4-e5 f7-f6-g6 e6-f6 \
    a6-b6 b5-b6 b7-c7-c6 f6-g6 c6-d6 d7-d6";

/// The same with twelve marbles.
pub(crate) const DAMALA_RAPID: &str = "damala:rapid \
    c2-c3 f6-f7 c1-d1 g6-f6 d2-d3 f6-f5 d3-d4 d7-d6 d4-d5-d6 e7-d7 d5-d6 e6-e7 d6-d7-c7 b7-b6 c7-c6 \
    f7-f6-e6 d7-e7 f5-e5 c6-b6 b6-a6 e7-e6 e5-f5 b6-a6 f5-e5 e6-e5 f6-f5 e5-f5";

/// The first team wins; a player of the second is skipped on the way.
pub(crate) const DAMALA_TEAMS: &str = "damala:teams \
    g2-h2 m2-l2 g6-h6 m6-m5 e1-f1 j3-j4 h6-i6 n6-m6 h2-i2 l3-l4 g5-h5 j7-k7 g3-h3 m1-m2 c6-d6 l7-k7 i2-i1 \
    i3-j3 i6-j6 l5-k5 i1-j1 n3-n2 j6-j5 m5-m4-m3 j1-j2 m2-m3 j5-k5 m3-l3 j2-j3 m3-n3-n2 h5-i5 l3-m3 j3-j4 \
    n2-m2-m3-m4 k5-k4 m4-m3 c2-c3 l2-l1-k1 k4-l4-m4 l6-m6 c3-d3-d4 m3-m2 m4-m3 m6-m5-n5 e2-e3 k1-k2 m3-m2 \
    k7-j7-i7 j4-k4 n3-n4 m2-m3 n5-m5-m6 k4-k3-k2 n4-n3 m3-n3 m5-m6-n6 k3-k4 l1-l2-l3 l4-l3 m6-n6-n5 k2-l2 \
    m2-m3 n3-m3 n6-m6-m5 e3-f3-f4 f7-e7 i7-j7-k7 k4-k5-l5 d6-d7 n5-n6 l5-m5 e7-f7-f6 j7-j6-k6 m5-m6 b6-a6 \
    j6-j5 m6-m7 i5-j5 n6-n5 k5-k6 f6-e6-d6 n5-n6 k6-k7";

/// The actions of a game, each with its seat.
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

/// The rule set of a record, which may be nothing else.
pub(crate) fn rules(record: &str) -> &str {
    record.split_once(' ').map_or(record, |(rules, _)| rules)
}

/// The game of a record or rule set.
pub(crate) fn game(record: &str) -> Game {
    let name = record.split_once(':').map_or(record, |(game, _)| game);
    name.parse().expect("a game")
}

/// The command for an action, with options.
pub(crate) fn typed(game: Game, action: &str) -> (String, Value) {
    typed::command(game, action.parse().expect("an action"))
}
