//! Lines from games, with what is wrong with the first of the two.

use games::{Action, Position, Side};

use super::{Reason, Story, Valued, reason};

fn line(text: &str) -> Vec<Action> {
    text.split(' ').map(|token| token.parse().unwrap()).collect()
}

/// The reason for which `played` is worse than `best`, with these chances.
fn why(record: &str, played: &str, best: &str, chances: [u16; 2]) -> Reason {
    let position: Position = record.parse().unwrap();
    let side = position.to_act().map_or(Side::First, games::Seat::side);
    let [played, best] = [played, best].map(|text| Story::of(&position, &line(text)));
    let [of_played, of_best] = chances;
    reason(
        &position,
        side,
        Valued { story: &played, chance: of_played },
        Valued { story: &best, chance: of_best },
    )
}

fn check(record: &str, played: &str, best: &str, expected: Reason) {
    assert_eq!(why(record, played, best, [300, 600]), expected, "{record}");
    assert_eq!(
        why(record, best, best, [300, 600]),
        Reason::Worse,
        "{record}: nothing tells a line from itself"
    );
}

const DALA: &str = "dala:standard c3 d4 c4 d3";
const WALI: &str = "wali:prost a2 d4 b2 e1 e3 c2 d2 a3 c5 b3 d6 e5 d1 e6 c1 b6 b4 a4 c4 e2 d5 d3 a5 b5";
const MORABARABA: &str = "morris:morabaraba a1 f2 b6 f6 g1 g7 f4";
const DAMAS: &str = "damas:ruibal a3-b4 f6-e5 b4-a5 g7-f6 g3-f4 h8-g7 huff:e5 h2-g3 f6-e5 c3-b4 g7-f6 g3-h4 e5xg3 \
    g1-h2 f6-e5 h2xf4 e5xg3 b2-a3 e7-f6 e3-f4 f8-e7";
const DAMAS_WITH_A_DAMA: &str = "damas:ruibal a3-b4 f6-g5 b4-a5 g5-h4 g3-f4 d6-e5 h2-g3 force f4xd6 e7xc5 f2-g3 c5-d4 \
    huff:h4 b2-a3 huff:c3 d4xf2 g1xe3 c7-d6 a5xc7 d8xb6 e3-f4 g7-f6 c1-b2 f8-e7 d2-e3 b8-c7 e1-f2 b6-a5 f4-g5 \
    h6xf4xd2 g3-h4 d2-e1 f2-g3";

#[test]
fn a_row_that_was_missed_or_allowed() {
    check(WALI, "a5-a6 c2-c3 xb2", "d6-c6 xd4 d3-c3 xa5", Reason::MissedRow);
    let record = &format!("{MORABARABA} e5 xg1 b2 e3 b4 xe3 g1");
    check(record, "a7 e3 xa1 a1 c5", "c3 xg1 e3 g1 a7", Reason::MissedRow);
    check(DALA, "b6 d5 xc4 b4 c4", "a3 b3 a4 a2 b4 xd3 d3", Reason::AllowedRow);
    check(&format!("{MORABARABA} d3"), "d2 e5 xf4 c3 f4", "b2 d1 c3 xg7 b4", Reason::AllowedRow);
}

#[test]
fn a_row_that_can_no_longer_be_prevented() {
    let record = &format!("{DALA} b5 d5 xc4");
    check(record, "a3 c2 b3 xc2 f5", "b3 f4 a3 xd3 d6 xb5 e3", Reason::MissedDoubleRow);
    check(&format!("{record} a3"), "d6 c4 b3 c5 xb3", "c2 b3 xc2 c2 c4", Reason::AllowedDoubleRow);
    let record = "dara:traditional a2 d4 b3 e2 e1 c4 d1 a3 c5 b2 d5 e5 d2 e4 c2 c1 b4 a4 d3 d6 e3";
    check(record, "c6 e6 b1 b3-c3 xb2", "b5 e6 c3 a2-a1 b5-a5 xc5", Reason::AllowedDoubleRow);
}

#[test]
fn pieces_that_are_lost_or_not_captured() {
    let record = "dara:capture-ten a2 d4 b3 e2 e3 c4 d1 a3 c5 b4 d5 e5 c6 e1 c2 b6 b1 a5 d2";
    let lost = Reason::LostPieces { pieces: 1 };
    check(record, "d6 b5 d3 a4 c1 c2-b2 xd3 c1-c2", "b2 b5 d3 a4 c1", lost);
    let record = "damas:ruibal a3-b4 f6-g5 b4-a5 g5-h4 g3-f4 d6-e5 h2-g3";
    check(record, "force f4xd6", "huff:f4 h6-g5 c3-d4 e5xc3 b2xd4", Reason::MissedCapture { pieces: 2 });
}

#[test]
fn marbles_that_a_centre_gives() {
    let record = "damala:rapid a2-b2 e7-d7 c1-c2 f6-e6 f2-f1 d6-e6";
    check(record, "e1-f1 e6-d6-d5-d4", "d1-d2 c7-d7", Reason::AllowedMarble);
    check(&format!("{record} e1-f1"), "b6-a6 f1-f2-e2-d2", "e6-d6-d5-d4", Reason::MissedMarble);
}

#[test]
fn a_capture_that_should_have_been_made() {
    let record = "damas:ruibal a3-b4 f6-e5 b4-a5 g7-f6 g3-f4";
    check(record, "h8-g7 huff:e5 f2-g3 b6-c5", "e5xg3 f2xh4 b6-c5", Reason::Huffed);
}

#[test]
fn damas_that_are_lost_allowed_or_missed() {
    check(
        DAMAS,
        "f4-g5 h6xf4 f2-e3 g3-h2 e3xg5 h2-g1 g5-h6",
        "d2-e3 b6-c5 a1-b2 a7-b6 h4-g5",
        Reason::AllowedDama,
    );
    let best = "d6-c5 b2-c3 e1-f2 c3-d4";
    check(DAMAS_WITH_A_DAMA, "c7-b6 b2-c3 e1xb4 a3xc5", best, Reason::LostDama);
    let without: Vec<&str> = DAMAS_WITH_A_DAMA.split(' ').collect();
    let record = without[..without.len() - 2].join(" ");
    check(&record, "c7-b6", "d2-e1", Reason::MissedDama);
}

#[test]
fn a_player_who_can_no_longer_move() {
    let record = "damas:ruibal a3-b4 d6-c5 e3-d4 f6-g5 b2-a3 c7-d6 force c5xe3 g3-f4 g5-h4 f4-g5 b6-a5 c3-d4 huff:f2 c7-b6 \
        d4-c5 e7-f6 e1-f2 h6xf4 d2-c3 g7-h6 c1-d2 e3xc1 c5-d6 f8-e7 a1-b2 c1-e3 c3-d4 e3-c1 d4-c5 f4-g3 force a5xc3xa1 \
        f2-g3 h6-g5 g1-f2 b6xd4 g3xe5xg7 e7xc5 a3-b4 h8xf6 b4-a5 b8-c7 h2-g3 d4-c3 a5-b6 c3-b2 f2-e3 d8-e7";
    check(record, "force c1xf4xh2", "b6xd8", Reason::Blocked);
}

#[test]
fn an_opponent_who_can_fly_from_now_on() {
    let record = "morris:nine a4 e5 b6 f4 e4 d2 d6 b4 f6 xd2 d7 g7 d3 g1 e3 c3 c5 g4 xf4 a7 d6-d5 d7-d6 g1-d1 \
        c5-c4 d5-c5 b4-b2 g4-g1 a7-d7 c5-d5 d3-d2 f6-f4 c4-c5 f4-g4 xe3 c5-c4 b6-b4 d6-b6 d1-a1 d2-d3 e4-f4 d3-d2 \
        f4-f2 e5-e4 a1-d1 d2-d3 a4-a1 xb6 e4-f4 b4-b6 d3-d2 c3-d3 c4-c3 b6-b4 d7-a7 a1-a4 a7-d7 d5-c5 c3-c4 b4-b6 \
        c4-b4 d3-e3 b4-c4 e3-e4 d7-d6 a4-a7 d2-d3 c5-d5 b2-d2 d1-a1 d6-f6 a7-d7 f6-d6 g1-d1 c4-c3 e4-e5 d6-f6 \
        a1-a4 f4-e4 b6-d6 xc3";
    let flies = "d3-c3 d6-b6 e4-f4 b6-b4 f6-d6 d1-a1 d2-d1 f2-d2 d6-f6 b4-c4 c3-d3 d7-d6 d3-e3 d5-c5 f4-f2 d6-b6 \
        d1-g1 c5-d5 e3-d3 d5-c5 f6-f4 e5-d5 f4-f6 d2-b2 d3-c3 a1-d1 c3-d3 b2-d2 d3-e3 d5-e5 e3-e4 d2-d3 f6-f4 \
        e5-d5 f2-d2 b6-d6 d2-f2";
    let record = format!("{record} {flies}");
    check(&record, "d3-c3 xf4", "a4-a1", Reason::FreedFlyer);
    let walks = record.replace("nine", "nine+flying=no");
    assert_ne!(why(&walks, "d3-c3 xf4", "a4-a1", [300, 600]), Reason::FreedFlyer);
}

#[test]
fn a_win_that_was_missed_or_allowed() {
    let record = &format!(
        "{MORABARABA} d3 d1 xg7 e4 g7 d6 c5 d2 c3 e3 e5 c4 d7 b2 xc5 g4 xd3 a7 c5 b4 a1-a4 b2-a1 c3-b2 e3-d3 c5-d5 \
         c4-c5 b2-c3"
    );
    let (played, best) = ("d2-b2 d1-d2", "b4-b2 xc3 a4-b4 d3-c3 xb4 b6-b4 c3-c4 b4-a4 b2-b4");
    assert_eq!(why(record, played, best, [300, 1_000]), Reason::MissedWin { turns: Some(4) });
    assert_eq!(why(record, played, played, [300, 1_000]), Reason::MissedWin { turns: None });
    assert_eq!(why(record, played, played, [0, 200]), Reason::AllowedWin { turns: None });
    let record = &format!("{record} {played}");
    let position: Position = record.parse().unwrap();
    let [played, best] = ["a1-d1", "a1-b2"].map(|text| Story::of(&position, &line(text)));
    assert_eq!((played.wins_in(Side::First), best.wins_in(Side::Second)), (None, None));
}

#[test]
fn a_won_game_that_was_drawn() {
    let record = "dara:traditional c3 c2 d4 c5 b3 d2 a2 b4 c4 d5 d1 d3 e5 b1 b5 e4 c6 d6 a4 a3 c1 e2 a6 b6 a2-a1 \
        d6-e6 a1-a2 e6-d6 a2-a1 d6-e6 a1-a2";
    assert_eq!(why(record, "e6-d6", "b1-a1", [500, 900]), Reason::DrewWon);
    assert_ne!(why(record, "e6-d6", "b1-a1", [500, 600]), Reason::DrewWon);
}

#[test]
fn a_square_that_the_opponent_gets() {
    let record = "dara:traditional c4 d3";
    check(record, "a1 c3", "c3 b4", Reason::LeftSquare);
    check(&format!("{record} c5"), "e6 a1 a6", "c3 a1 e2", Reason::FewerRowSquares { squares: 1 });
}

/// What the square was good for can be seen on the board.
#[test]
fn a_square_that_prepares_a_row() {
    let record = "dara:traditional b2 a6 d3 e6";
    check(record, "a1 c2 b6", "c2 b6 d6", Reason::MissedPair);
    let record = "dara:traditional a1 b5 e1 d4";
    check(record, "c1 c5 a3", "c5 b1 a3", Reason::AllowedPair);
    let record = "morris:nine a1 b4 d2 f4";
    check(record, "e3 g1 c3", "g1 b2 c3", Reason::MissedPair);
}

#[test]
fn chances_that_the_opponent_gets() {
    let record = "dara:traditional a1 b5 e1 d4";
    check(record, "c1 c5 a3", "a3 a6 c1", Reason::MoreRowSquares { squares: 1 });
}

/// Of two random lines, one leaves fewer moves than the other.
#[test]
fn a_choice_that_becomes_smaller() {
    let mut found = 0;
    for (rules, seeds) in [("damas:ruibal", 300), ("morris:nine", 600)] {
        for seed in 0..seeds {
            let mut state: u64 = 7 + seed;
            let mut any = |position: &Position| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let legal = position.legal_actions();
                legal.get(usize::try_from(state >> 33).unwrap() % legal.len().max(1)).copied()
            };
            let mut position: Position = rules.parse().unwrap();
            while position.ply() < 36 {
                let Some(action) = any(&position) else { break };
                position.play(action).unwrap();
            }
            let Some(seat) = position.to_act() else { continue };
            let mut line = || {
                let (mut after, mut line, mut moves) = (position.clone(), Vec::new(), 0);
                while let Some(action) = any(&after).filter(|_| line.len() < 6) {
                    after.play(action).unwrap();
                    line.push(action);
                    let legal = after.legal_actions();
                    let moves_only = legal.iter().all(|action| matches!(action, Action::Move(_)));
                    if after.to_act() == Some(seat) && moves_only {
                        moves = legal.len();
                    }
                }
                (Story::of(&position, &line), moves)
            };
            let [(bad, fewer), (good, more)] = [line(), line()];
            let [played, best] = [&bad, &good].map(|story| Valued { story, chance: 400 });
            if let Reason::FewerMoves { moves } = reason(&position, seat.side(), played, best) {
                assert_eq!(fewer + usize::from(moves), more, "{rules} {seed}");
                found += 1;
            }
        }
    }
    assert!(found > 5, "{found}");
}

#[test]
fn lines_that_cannot_be_played_tell_nothing() {
    assert_eq!(why(DALA, "c3", "c3", [300, 600]), Reason::Worse);
    let position: Position = DALA.parse().unwrap();
    let empty = Story::of(&position, &[]);
    let empty = Valued { story: &empty, chance: 0 };
    assert_eq!(reason(&position, Side::First, empty, empty), Reason::Worse);
}
