//! Where games turned, found by a few thousand nodes a turn.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::{
    Engine, Limit,
    analysis::{Analysis, CannotResume, Choice, GameAnalysis, Mark, Progress, Reason},
};
use games::{Game, Record, RuleSet, Seat, Side, Symmetry};

/// Enough to see a few turns ahead.
const NODES: u64 = 3_000;

fn analyse(record: &Record, nodes: u64) -> GameAnalysis {
    let mut analysis = Analysis::new(record.clone(), nodes).unwrap();
    let mut engine = Engine::new();
    for done in 0..analysis.turns() {
        // A turn that may be a fault takes three steps.
        for steps in 1.. {
            assert!(steps <= 3 && analysis.step(&mut engine));
            if analysis.done() > done {
                break;
            }
        }
        assert_eq!(analysis.done(), done + 1);
    }
    assert!(!analysis.step(&mut engine));
    analysis.finish().unwrap()
}

fn presets() -> impl Iterator<Item = RuleSet> {
    Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)))
}

/// Games that were played well, but for one turn: its number from 1.
const PLANTED: [(usize, &str); 13] = [
    (
        27,
        "dara:traditional c4 c3 c5 b5 b3 d4 c2 b2 a4 d5 d3 b4 d1 d2 d6 e4 a5 e3 b6 c6 e2 a6 e5 a3 d1-c1 d2-d1 c2-d2 \
         b2-c2 e2-e1 e3-e2 e5-e6",
    ),
    (
        27,
        "dara:capture-ten d2 d5 c4 c2 c5 b2 e3 d4 d6 c3 b5 a4 c1 b3 b4 d1 a2 b6 b1 a5 a3 c6 a6 d3 b1-a1 xa4 b2-b1 d6-e6 \
         d5-d6 xc4 e6-e5 d4-c4 xc5 a2-b2",
    ),
    (
        24,
        "dara:niger d3 b4 b5 d5 c4 c3 d2 d4 d6 c2 c1 d1 b2 a3 e4 c5 e5 b1 b3 e3 c6 e6 a5 b6 a5-a4 a3-a2 a4-a3 a2-a1 a3-a2 \
         b4-a4 b5-b4",
    ),
    (
        27,
        "wali:adjacent d5 a4 a3 c4 e4 d3 b4 b3 b2 b5 c6 a1 a6 e2 d2 d6 c3 c2 e1 e5 c1 d1 e6 c6-c5 e2-e3 e1-e2 b5-b6 b4-b5 \
         xb3 a4-b4 d5-d4 a1-b1",
    ),
    (
        27,
        "wali:prost d5 d2 d4 b4 a4 a3 e3 c4 e2 a6 c3 b5 b6 d3 b3 e4 c2 d6 d1 c1 b2 c5 a1 e5 d1-e1 xd3 a6-a5 xd5 b2-a2 \
         e5-d5 xb3 a1-b1 a3-b3 xd4",
    ),
    (13, "dala:standard c4 d4 c3 d3 c2 xd3 d5 d3 d6 xd3 d3 c5 b3 xc5 c5 c1 c6 e1 e5 xe1"),
    (
        13,
        "damas:ruibal g3-f4 f6-g5 c3-d4 b6-c5 d4xb6 a7xc5 b2-c3 g7-f6 c3-b4 g5-h4 b4-a5 f6-g5 c1-b2 c5-d4 e3xc5 \
         g5xe3xc1 a3-b4",
    ),
    (
        11,
        "damala:standard b2-b3 b5-c5 c3-b3 c5-c6-d6 b3-c3-d3-e3 e6-f6 c3-d3 d5-d6 d3-d2-e2-e1 e5-f5 e3-e4-e5 \
         d6-d5-d4-e4 d2-d3-d4 d4-d3 e5-f5",
    ),
    (
        10,
        "damala:rapid c1-d1 c7-c6 e1-d1 d6-c6 a2-b2 e7-e6 b1-b2 e6-f6-f7 c2-d2 c6-c5-c4-d4 d1-d2-d3-d4 d4-d3 d2-d3-d4-c4",
    ),
    (
        21,
        "damala:teams a2-a3 h2-h3 a5-a6 i5-i6 g3-h3 i3-h3 a6-a5-b5 i6-h6-g6 a3-b3-b2 h3-g3-g2 g5-h5 h6-g6-f6 b1-c1 i1-i2 \
         e6-f6 g6-f6-f5 b2-b3-c3 j2-i2 b5-b6-c6 f6-f7 b3-b4-b5-b6 i2-h2-g2-f2 b6-b5-a5 l6-m6",
    ),
    (12, "morris:nine b4 d2 d6 f4 b6 b2 f6 xb2 b2 c5 g1 c4 a7 a4 xb2 b2 c3 xb2"),
    (15, "morris:nine b4 d2 d6 f4 b6 b2 f6 xb2 b2 c5 g1 c4 a4 c3 xb2 b2 e4 a1 a7 f2 xa7"),
    (9, "morris:morabaraba b6 f2 f6 g1 d6 xf2 f2 e3 a1 b4 b2 d2 c3 xe3 e3"),
];

#[test]
fn a_planted_blunder_is_the_first_turning_point() {
    for (number, record) in PLANTED {
        let record: Record = record.parse().unwrap();
        let game = analyse(&record, NODES);
        let report = game.report();
        assert_eq!(report.turning_points.first(), Some(&(number - 1)), "{record}");
        let turn = &game.turns[number - 1];
        assert!(turn.loss() >= 50 && turn.reason.is_some(), "{record}: {turn:?}");
        let [bad, good] = [turn.side(), turn.side().opponent()].map(|side| report.sides[side.index()]);
        assert!(bad.accuracy < good.accuracy, "{record}");
    }
}

#[test]
fn a_mill_that_was_left_open_is_named() {
    let game = analyse(&"morris:nine a1 d6 d1 b4 g1 xd6".parse().unwrap(), 10_000);
    let turn = &game.turns[3];
    // That it's so early makes it a mistake only: the mill has few neighbours to open and close with.
    assert_eq!(turn.mark(), Some(Mark::Mistake));
    assert!(matches!(turn.reason, Some(Reason::AllowedRow | Reason::AllowedDoubleRow)), "{turn:?}");
    assert_eq!(turn.best.first().unwrap().to_string(), "g1");
    assert_eq!((turn.seat, turn.actions), (Seat::SECOND, 1));
    assert_eq!(game.turns[4].actions, 2);
}

/// The end of a game by both sides with many nodes, from where one of them wins by force.
#[test]
fn an_ending_without_an_error_is_accurate() {
    let mut engine = Engine::new();
    let mut record: Record = PLANTED[1].1.parse().unwrap();
    let begun = analyse(&record, 1).turns.len();
    while engine
        .think(&record, Limit::nodes(6_000))
        .map(|thought| record.actions.extend(thought.turn))
        .is_ok()
    {
        if record.replay().unwrap().outcome().is_some() {
            break;
        }
    }
    let mut game = analyse(&record, NODES);
    game.turns.drain(..begun);
    assert!(game.turns.len() > 6, "{record}");
    for side in game.report().sides {
        assert!(side.accuracy.unwrap().tenths() >= 960, "{side:?}");
    }
}

#[test]
fn a_forced_turn_is_never_marked() {
    let record: Record = "damas:ruibal c3-d4 f6-e5 a3-b4 force d4xf6 g7xe5".parse().unwrap();
    let game = analyse(&record, NODES);
    let forced = &game.turns[4];
    assert_eq!((forced.choice, forced.loss(), forced.mark()), (Choice::Forced, 0, None));
}

#[test]
fn a_move_that_alone_holds_is_marked() {
    let record =
        "morris:nine a4 e5 b6 f4 f6 d6 d5 a7 d2 c4 e4 g7 d7 g4 g1 c5 c3 a1 d2-d3 f4-f2 e4-e3 xc5 e5-e4 f6-f4";
    let game = analyse(&record.parse().unwrap(), 10_000);
    assert_eq!(game.turns.last().unwrap().mark(), Some(Mark::OnlyMove));
}

#[test]
fn an_interrupted_analysis_comes_to_the_same() {
    for (_, record) in PLANTED.into_iter().step_by(3) {
        let record: Record = record.parse().unwrap();
        let nodes = 600;
        let whole = analyse(&record, nodes);
        let mut analysis = Analysis::new(record.clone(), nodes).unwrap();
        // Each time with another engine, which remembers something else.
        while analysis.done() < analysis.turns() {
            let stored = serde_json::to_string(analysis.progress()).unwrap();
            let progress: Progress = serde_json::from_str(&stored).unwrap();
            analysis = Analysis::resume(record.clone(), progress).unwrap();
            let mut engine = Engine::new();
            engine.think(&record, Limit::nodes(500)).unwrap();
            analysis.step(&mut engine);
        }
        let game = analysis.finish().unwrap();
        assert_eq!(game, whole);
        let stored = serde_json::to_string(&game).unwrap();
        assert!(stored.len() < 200 * game.turns.len(), "{stored}");
        assert_eq!(serde_json::from_str::<GameAnalysis>(&stored).unwrap(), whole);
    }
}

/// Whichever way round it was played, a game has the same marks, and the same was better.
#[test]
fn a_turned_game_has_the_same_analysis() {
    let mut images = 0;
    for (number, rules) in (1_u64..).zip(presets()) {
        let planted = PLANTED.iter().filter_map(|(_, record)| record.parse().ok());
        let games =
            planted.filter(|record: &Record| record.rules == rules).chain([random(rules, number, 14)]);
        for record in games {
            let game = analyse(&record, 200);
            for symmetry in Symmetry::of(rules).skip(1) {
                let turned = |actions: &[_]| -> Vec<_> {
                    actions.iter().map(|&action| symmetry.action(action, rules.board())).collect()
                };
                let image = analyse(&Record { rules, actions: turned(&record.actions) }, 200);
                let mut expected = game.clone();
                for turn in &mut expected.turns {
                    turn.best = turned(&turn.best);
                }
                assert_eq!(image.report(), game.report(), "{record} {symmetry:?}");
                assert_eq!(image, expected, "{record} {symmetry:?}");
                images += 1;
            }
        }
    }
    assert!(images > 60, "{images}");
}

/// What no one could learn from: nothing happens that would show why another first turn is better.
#[test]
fn the_first_stone_on_an_empty_board_has_no_mark() {
    for rules in ["morris:morabaraba", "morris:nine", "dara:traditional", "wali:adjacent", "dala:standard"] {
        let rules: RuleSet = rules.parse().unwrap();
        for first in rules.start().legal_actions() {
            let turn = &analyse(&Record { rules, actions: vec![first] }, 1_000).turns[0];
            assert_eq!((turn.mark(), turn.loss()), (None, 0), "{rules} {first}");
        }
    }
}

#[test]
fn only_the_same_game_can_be_resumed() {
    let record = |text: &str| text.parse::<Record>().unwrap();
    let mut analysis = Analysis::new(record("morris:nine a1 d6 d1 d7 g1 xd7"), 200).unwrap();
    while analysis.done() == 0 {
        analysis.step(&mut Engine::new());
    }
    assert_eq!(analysis.clone().finish(), None, "it isn't done");
    let resume = |text: &str| Analysis::resume(record(text), analysis.progress().clone());
    assert!(resume("morris:nine a1 d6 d1 d7 g1 xd7").is_ok());
    for other in ["morris:nine", "morris:nine a1 d6 d1 d7 g1", "morris:nine a1 d6 d1 d7"] {
        assert_eq!(resume(other).unwrap_err(), CannotResume::AnotherGame, "{other}");
    }
    assert!(matches!(resume("morris:nine a1 a1").unwrap_err(), CannotResume::Record(why) if why.at == 2));
    let text = serde_json::to_string(analysis.progress()).unwrap();
    let without = text.replacen(&format!("{:?}", "score"), "\"skore\"", 1);
    assert_ne!(text, without);
    let progress: Progress = serde_json::from_str(&without).unwrap();
    let record = record("morris:nine a1 d6 d1 d7 g1 xd7");
    assert_eq!(Analysis::resume(record, progress).unwrap_err(), CannotResume::AnotherGame);
}

#[test]
fn a_bad_record_is_refused() {
    assert_eq!(Analysis::new("dara:niger b3 b3".parse().unwrap(), NODES).unwrap_err().at, 2);
}

#[test]
fn short_games_have_a_report_as_well() {
    for rules in presets() {
        let mut record = Record { rules, actions: Vec::new() };
        let none = analyse(&record, NODES);
        assert_eq!((none.turns.len(), none.report().sides[0].accuracy), (0, None));
        record.actions.extend(rules.start().legal_actions().first());
        let one = analyse(&record, 300);
        assert_eq!(one.turns.len(), 1);
        assert_eq!(one.report().sides[1].accuracy, None);
        assert!(one.report().sides[0].accuracy.is_some());
    }
}

#[test]
fn a_team_is_one_side() {
    let record: Record = PLANTED[9].1.parse().unwrap();
    let game = analyse(&record, 300);
    let seats: Vec<u8> = game.turns.iter().map(|turn| turn.seat.number()).collect();
    assert_eq!(seats, (0..24).map(|turn| turn % 4 + 1).collect::<Vec<u8>>());
    for side in [Side::First, Side::Second] {
        let marked =
            game.turns.iter().filter(|turn| turn.side() == side && turn.mark() == Some(Mark::Blunder));
        assert_eq!(usize::from(game.report().sides[side.index()].blunders), marked.count());
    }
}

/// Random games of every rule set, which are full of errors.
#[test]
fn what_is_said_of_random_games_is_consistent() {
    for (number, rules) in (1_u64..).zip(presets()) {
        for seed in [number, number << 20] {
            let record = random(rules, seed, 36);
            let game = analyse(&record, 150);
            let report = game.report();
            let mut position = rules.start();
            let mut at = 0;
            for turn in &game.turns {
                assert_eq!(position.to_act(), Some(turn.seat), "{record}");
                let mut line = position.clone();
                assert!(turn.best.iter().all(|&action| line.play(action).is_ok()), "{record}: {turn:?}");
                assert!(!turn.best.is_empty(), "{record}: {turn:?}");
                let side = turn.side();
                assert!(turn.before.of_side(side) >= turn.after.of_side(side), "{record}: {turn:?}");
                let is_bad = turn.mark().is_some_and(|mark| mark != Mark::OnlyMove);
                assert_eq!(turn.reason.is_some(), is_bad, "{record}: {turn:?}");
                assert_eq!(turn.loss() >= 50, is_bad, "{record}: {turn:?}");
                assert!(turn.choice != Choice::Forced || turn.loss() == 0, "{record}: {turn:?}");
                for _ in 0..turn.actions {
                    position.play(record.actions[at]).unwrap();
                    at += 1;
                }
            }
            assert_eq!(at, record.actions.len());
            let marks = |mark| game.turns.iter().filter(|turn| turn.mark() == Some(mark)).count();
            let counted = report.sides.iter().fold([0; 4], |[a, b, c, d], side| {
                [a + side.inaccuracies, b + side.mistakes, c + side.blunders, d + side.only_moves]
            });
            let all = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder, Mark::OnlyMove];
            assert_eq!(counted.map(usize::from), all.map(marks), "{record}");
            let losses: Vec<u16> = report.turning_points.iter().map(|&at| game.turns[at].loss()).collect();
            assert!(losses.is_sorted_by(|one, next| one >= next), "{losses:?}");
            let bad = counted[..3].iter().map(|&count| usize::from(count)).sum::<usize>();
            assert_eq!(losses.len(), bad.min(3));
        }
    }
}

/// A game of random actions.
fn random(rules: RuleSet, seed: u64, actions: usize) -> Record {
    let mut record = Record { rules, actions: Vec::new() };
    let (mut position, mut state) = (rules.start(), seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    while position.outcome().is_none() && record.actions.len() < actions {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = position.legal_actions();
        let action = legal[usize::try_from(state >> 33).unwrap() % legal.len()];
        position.play(action).unwrap();
        record.actions.push(action);
    }
    record
}
