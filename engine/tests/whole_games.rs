//! Every strength plays whole games of every rule set, legally and the same way for the same seed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::{Engine, Limit, Strength};
use games::{Game, Outcome, Position, Record, RuleSet};

/// Enough for a few turns deep, and few enough for a debug build.
const NODES: u64 = 300;
/// Games of slow families are cut off here.
const ACTIONS: u32 = 120;

fn rule_sets() -> impl Iterator<Item = RuleSet> {
    Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)))
}

fn play(rules: RuleSet, strengths: [Strength; 2], seed: u64) -> Record {
    let mut engine = Engine::new();
    let mut record = Record { rules, actions: Vec::new() };
    let mut position = rules.start();
    while let Some(seat) = position.to_act().filter(|_| position.ply() < ACTIONS) {
        let strength = strengths[seat.side().index()];
        let thought = engine.play(&record, Limit::nodes(NODES), strength, seed).unwrap();
        assert!(!thought.turn.is_empty(), "{record}");
        assert!((0.0..=1.0).contains(&thought.win));
        assert!(thought.line.starts_with(&thought.turn));
        for (at, &action) in thought.turn.iter().enumerate() {
            assert_eq!(position.to_act(), Some(seat), "{record}: only one's own turn");
            let effects = position.play(action).unwrap();
            record.actions.push(action);
            // A force passes to the opponent without ending the turn.
            let is_over = effects.ends_turn || position.to_act() != Some(seat);
            assert_eq!(is_over, at + 1 == thought.turn.len(), "{record}");
        }
    }
    record
}

#[test]
fn every_strength_plays_every_rule_set() {
    for rules in rule_sets() {
        for (first, second) in [(1, 8), (7, 2), (3, 6), (5, 4)] {
            let strengths = [first, second].map(|number| Strength::new(number).unwrap());
            play(rules, strengths, 7);
        }
    }
}

#[test]
fn the_same_seed_leads_to_the_same_game_and_another_to_another() {
    let strengths = [Strength::new(3).unwrap(), Strength::new(2).unwrap()];
    let rules = Game::Wali.default_rules();
    let one = play(rules, strengths, 1);
    assert_eq!(play(rules, strengths, 1), one);
    assert_ne!(play(rules, strengths, 2), one);
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let mut record = Record { rules: Game::Morris.default_rules(), actions: Vec::new() };
    let mut position: Position = record.rules.start();
    // Any action will do, until the end.
    while position.outcome().is_none() {
        let legal = position.legal_actions();
        let action = legal[record.actions.len() * 7 % legal.len()];
        position.play(action).unwrap();
        record.actions.push(action);
    }
    let thought = Engine::new().think(&record, Limit::nodes(NODES)).unwrap();
    assert_eq!((thought.turn, thought.line), (vec![], vec![]));
}

#[test]
fn a_bad_record_is_refused() {
    let record: Record = "dara:niger b3 b3".parse().unwrap();
    assert_eq!(Engine::new().think(&record, Limit::nodes(NODES)).unwrap_err().at, 2);
}

#[test]
fn a_search_ends_when_its_limit_says_so() {
    let record: Record = "dala:standard".parse().unwrap();
    let asked = std::cell::Cell::new(0);
    let goes_on = || {
        asked.set(asked.get() + 1);
        asked.get() < 4
    };
    let thought = Engine::new().think(&record, Limit::while_true(&goes_on)).unwrap();
    assert_eq!(asked.get(), 4, "{thought:?}");
    assert_eq!(thought.turn.len(), 1);
}

/// The greater strength wins more often, by far.
#[test]
fn a_greater_strength_beats_a_smaller_one() {
    let [low, high] = [1, 5].map(|number| Strength::new(number).unwrap());
    let mut engine = Engine::new();
    let mut won = 0;
    for game in 0..6 {
        let mut record = Record { rules: Game::Dara.default_rules(), actions: Vec::new() };
        let mut position = record.rules.start();
        while let Some(seat) = position.to_act().filter(|_| position.ply() < 300) {
            let strength = if (seat.side().index() + game) % 2 == 0 { high } else { low };
            let thought = engine.play(&record, Limit::nodes(20_000), strength, game as u64).unwrap();
            for action in thought.turn {
                position.play(action).unwrap();
                record.actions.push(action);
            }
        }
        won += usize::from(
            matches!(position.outcome(), Some(Outcome::Win { side, .. }) if side.index() == game % 2),
        );
    }
    assert!(won >= 5, "{won} of 6");
}
