//! A game of sixty turns, for tests and benchmarks.

/// Players make a row when they can, and block the opponent's when they can: 24 drops, 36 moves, 11 takes.
pub(crate) const GAME: &str = "dara:traditional c5 a3 a5 a6 b4 c1 a2 e2 c6 b5 e1 d2 e3 e5 b6 b1 d5 e6 a4 b3 e4 c3 a1 c4 d5-d6 xe2 \
    c1-c2 xe3 a2-b2 d2-d1 a1-a2 c2-c1 xc5 c6-c5 c1-c2 xc5 a2-a1 c2-c1 xb6 d6-d5 b5-c5 xa4 d5-d4 a3-a2 \
    e1-e2 a2-a3 xb2 a5-b5 b1-b2 a1-b1 a3-a2 b1-a1 a2-a3 xe2 a1-b1 c3-d3 e4-e3 b3-c3 xe3 b4-b3 a6-b6 \
    b5-a5 c5-d5 d4-e4 d5-c5 xa5 e4-e3 e6-d6 b3-b4 a3-b3 xb1";
