//! Positions with one right answer.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::{Engine, Limit, Strength, Style};
use games::{Outcome, Record, Side};

fn turn(record: &str, style: Style) -> String {
    let record: Record = record.parse().unwrap();
    let thought = Engine::with_style(style).think(&record, Limit::nodes(5_000)).unwrap();
    thought.turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_mill_is_closed_and_takes() {
    for style in [Style::Full, Style::Baseline] {
        let turn = turn("morris:nine a1 d6 d1 d7", style);
        assert!(turn.starts_with("g1 x"), "{turn}");
    }
}

#[test]
fn a_mill_is_prevented() {
    for style in [Style::Full, Style::Baseline] {
        assert_eq!(turn("morris:nine a1 d6 d1", style), "g1");
    }
}

#[test]
fn a_piece_is_captured_rather_than_left() {
    let record = "damas:ruibal c3-d4 f6-e5";
    for style in [Style::Full, Style::Baseline] {
        assert_eq!(turn(record, style), "d4xf6", "{style:?}");
    }
}

/// The last turn of a won game, and the one before, are found as wins.
#[test]
fn a_win_within_reach_is_seen() {
    let [low, high] = [1, 7].map(|number| Strength::new(number).unwrap());
    let mut engine = Engine::new();
    for rules in ["dara:traditional", "morris:nine", "dala:standard"] {
        let mut record = Record { rules: rules.parse().unwrap(), actions: Vec::new() };
        let mut position = record.rules.start();
        let mut before = Vec::new();
        while let Some(seat) = position.to_act() {
            let is_high = seat.side() == Side::First;
            if is_high {
                before.push(record.clone());
            }
            let strength = if is_high { high } else { low };
            for action in engine.play(&record, Limit::nodes(8_000), strength, 5).unwrap().turn {
                position.play(action).unwrap();
                record.actions.push(action);
            }
        }
        assert!(matches!(position.outcome(), Some(Outcome::Win { side: Side::First, .. })), "{record}");
        let last = before.pop().unwrap();
        let thought = engine.think(&last, Limit::nodes(20_000)).unwrap();
        assert!(thought.score > 29_000, "{last}: {thought:?}");
        let mut won = last.clone();
        won.actions.extend(thought.turn);
        assert!(won.replay().unwrap().outcome().is_some(), "{won}");
    }
}
