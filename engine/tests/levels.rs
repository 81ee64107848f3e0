//! Easy strengths err as people do, and no more often than they are meant to.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::{Engine, Limit, Skill, Strength};
use games::{Action, Position, Record};

/// What an easy strength may use.
const LIMIT: Limit<'static> = Limit::nodes(100_000);

/// Whether an action makes a row.
fn makes_a_row(position: &Position, action: Action) -> bool {
    let effects = position.clone().play(action).unwrap();
    effects.take_due || !effects.row.is_empty()
}

/// Whether the opponent can make a row at once after a turn of one action.
fn allows_a_row(position: &Position, action: Action) -> bool {
    let mut after = position.clone();
    after.play(action).unwrap();
    after.to_act() != position.to_act()
        && after.legal_actions().into_iter().any(|reply| makes_a_row(&after, reply))
}

/// Every turn of some games between easy strengths.
fn turns(rules: &str, games: u64) -> Vec<(Record, Position)> {
    let mut engine = Engine::new();
    let mut turns = Vec::new();
    for seed in 0..games {
        let mut record = Record { rules: rules.parse().unwrap(), actions: Vec::new() };
        let mut position = record.rules.start();
        while position.outcome().is_none() && position.ply() < 70 {
            turns.push((record.clone(), position.clone()));
            for action in engine.play(&record, LIMIT, Strength::new(3).unwrap(), seed).unwrap().turn {
                position.play(action).unwrap();
                record.actions.push(action);
            }
        }
    }
    turns
}

/// Those in which the opponent threatens to make a row with their next action, which most actions let happen and some
/// prevent, and no row can be made first.
fn threatened(rules: &str, games: u64) -> Vec<(Record, Position)> {
    let mut found = turns(rules, games);
    found.retain(|(_, position)| {
        let legal = position.legal_actions();
        let allow = legal.iter().filter(|&&action| allows_a_row(position, action)).count();
        2 * allow > legal.len()
            && allow < legal.len()
            && !legal.iter().any(|&action| makes_a_row(position, action))
    });
    found
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "some hundreds")]
fn a_row_that_threatens_is_missed_no_more_often_than_the_strength_says() {
    let mut engine = Engine::new();
    for (rules, games) in [("dara:traditional", 60), ("morris:nine", 30)] {
        let positions = threatened(rules, games);
        let all = positions.len() as f64;
        assert!(all > 150.0, "{rules}: {all}");
        let mut rates = Vec::new();
        for strength in &Strength::ALL[..4] {
            let rate = strength.skill(positions[0].0.rules.game()).unwrap().misses;
            let caught_out = (0..).zip(&positions).filter(|(seed, (record, position))| {
                let turn = engine.play(record, LIMIT, *strength, *seed).unwrap().turn;
                allows_a_row(position, turn[0])
            });
            let missed = caught_out.count() as f64 / all;
            // Three standard errors more would be no accident.
            let most = rate + 3.0 * (rate * (1.0 - rate) / all).sqrt();
            assert!(missed <= most, "{rules}: {strength:?} missed {missed}, and {rate} is allowed");
            rates.push(missed);
        }
        assert!(rates[0] > 0.1 && rates[0] > rates[2] && rates[1] > rates[3], "{rules}: {rates:?}");
    }
}

/// Without holding on to it, the turn that was meant is played less often.
#[test]
fn a_plan_is_held_on_to() {
    let mut engine = Engine::new();
    let skill = Strength::new(2).unwrap().skill(games::Game::Morris).unwrap();
    let (mut held, mut played) = (0, 0);
    for (seed, (record, position)) in (0..).zip(turns("morris:nine", 3)) {
        let Some(count) = record.actions.len().checked_sub(1) else { continue };
        let before = Record { rules: record.rules, actions: record.actions[..count].to_vec() };
        let mut expected = before.replay().unwrap();
        if expected.to_act() == position.to_act() {
            continue;
        }
        let line = engine.think(&before, Limit::nodes(skill.nodes)).unwrap().line;
        let plan = line.into_iter().find(|&action| {
            let is_own = expected.to_act() == position.to_act();
            expected.play(action).unwrap();
            is_own
        });
        let Some(plan) = plan else { continue };
        let mut plays = |holds| {
            let skill = Skill { holds, ..skill };
            let turn = engine.play_with(&record, LIMIT, Some(skill), seed).unwrap().turn;
            i32::from(turn[0] == plan)
        };
        held += plays(0.3);
        played += plays(0.0);
    }
    assert!(held > 2 * played && played > 0, "{held}, {played}");
}

/// Where the chance to win is nearly the same after every turn, a strong level makes the row all the same.
#[test]
fn a_strong_level_goes_on_to_win() {
    let mut engine = Engine::new();
    for rules in ["dala:standard", "wali:adjacent"] {
        let mut ready = turns(rules, 12);
        ready.retain(|(record, position)| {
            let legal = position.legal_actions();
            let rows = legal.iter().filter(|&&action| makes_a_row(position, action)).count();
            0 < rows && rows < legal.len() && engine.think(record, Limit::nodes(2_000)).unwrap().win > 0.97
        });
        assert!(ready.len() >= 40, "{rules}: {}", ready.len());
        let mut left = |finishes| {
            let skill = Strength::new(6).unwrap().skill(ready[0].0.rules.game()).unwrap();
            let skill = Skill { finishes: skill.finishes && finishes, ..skill };
            let leaves = |(seed, (record, position)): &(u64, &(Record, Position))| {
                let turn = engine.play_with(record, LIMIT, Some(skill), *seed).unwrap().turn;
                !makes_a_row(position, turn[0])
            };
            (0..).zip(&ready).filter(leaves).count()
        };
        let (finishing, toying) = (left(true), left(false));
        assert!(finishing * 8 <= ready.len(), "{rules}: {finishing} of {}", ready.len());
        assert!(toying > 3 * finishing, "{rules}: {toying}, {finishing}");
    }
}

#[test]
fn the_same_seed_errs_in_the_same_way() {
    let mut engine = Engine::new();
    for (record, _) in turns("wali:adjacent", 1).into_iter().step_by(4) {
        let mut play = |seed| engine.play(&record, LIMIT, Strength::new(1).unwrap(), seed).unwrap().turn;
        assert_eq!(play(7), play(7));
    }
}
