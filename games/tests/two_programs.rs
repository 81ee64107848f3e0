//! The crate against a second program, written in the words of the rules: the same legal actions, ends and
//! reserves, move by move.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod literal;

use std::collections::{BTreeMap, BTreeSet};

use chance::Chance;
use games::{
    Effects, Game, Goal, Outcome, Position, RowDrops, RuleSet, Seat, Setting, StraightBack, Takeable,
};
use literal::{Literal, Rules};

/// The same options in the other program's form.
#[expect(clippy::panic, reason = "a test fails by panicking")]
fn literally(rules: RuleSet) -> Rules {
    let mut literal =
        Rules { take_any: false, ten_wins: false, back_allowed: false, row_drops: false, bound: 0 };
    for setting in rules.settings() {
        match setting {
            Setting::Take(take) => literal.take_any = take == Takeable::Any,
            Setting::Win(win) => literal.ten_wins = win == Goal::Ten,
            Setting::Back(back) => literal.back_allowed = back == StraightBack::Allowed,
            Setting::RowDrops(row_drops) => literal.row_drops = row_drops == RowDrops::Allowed,
            Setting::Bound(bound) => literal.bound = bound.get().into(),
            other => panic!("no option of Dara: {other}"),
        }
    }
    literal
}

fn random_rules(chance: &mut Chance) -> RuleSet {
    let options = [
        ["take=free", "take=any"],
        ["win=few", "win=ten"],
        ["back=yes", "back=no"],
        ["row-drops=yes", "row-drops=no"],
    ];
    let chosen: Vec<&str> = options.iter().map(|values| values[chance.below(2)]).collect();
    format!("dara:traditional+{}+bound={}", chosen.join("+"), [1, 3, 10, 50, 120][chance.below(5)])
        .parse()
        .unwrap()
}

/// What tells, when the two differ: the game so far.
fn compare(position: &Position, literal: &Literal, game: &str) {
    let legal: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(legal, literal.legal(), "{game}");
    assert_eq!(position.to_act().map(Seat::index), literal.over.is_none().then_some(literal.turn), "{game}");
    let outcome = position.outcome().map(|outcome| match outcome {
        Outcome::Win { side, why } => (["1", "2"][side.index()], why.name()),
        Outcome::Draw(why) => ("draw", why.name()),
    });
    assert_eq!(outcome, literal.over, "{game}");
    for seat in [Seat::FIRST, Seat::SECOND] {
        let reserve = position.reserve(seat);
        let player = seat.index();
        let other = (literal.hand[player], literal.captured_from[player], literal.aside[player]);
        assert_eq!((reserve.hand, reserve.lost, reserve.aside), other, "{game}");
    }
    let pieces: BTreeMap<String, usize> =
        position.pieces().map(|(at, piece)| (at.to_string(), piece.seat.index())).collect();
    let in_rows = literal.in_rows();
    for at in position.rules().board().squares() {
        let there = (at.file().cast_signed(), at.rank().cast_signed());
        assert_eq!(pieces.get(&at.to_string()).copied(), literal.at(there), "{game}");
        assert_eq!(position.rows().contains(at), in_rows.contains(&there), "{game}");
    }
}

fn compare_effects(effects: &Effects, literal: &Literal, game: &str) {
    let row: BTreeSet<String> = effects.row.iter().map(|at| at.to_string()).collect();
    assert_eq!(row, literal.made, "{game}");
    assert_eq!(effects.take_due, literal.due == literal::Due::Take, "{game}");
    let skipped: BTreeSet<usize> = effects.skipped.iter().map(Seat::index).collect();
    assert_eq!(skipped, literal.skipped, "{game}");
}

/// Plays one game in both; counts in `seen` what has happened in it.
fn play(rules: RuleSet, chance: &mut Chance, seen: &mut BTreeMap<&'static str, u32>) {
    let (draws, apart) = (1 + chance.below(4), chance.below(2) == 0);
    let (mut position, mut literal) = (rules.start(), Literal::new(literally(rules)));
    let mut game = rules.to_string();
    let mut see = |what, happened: bool| *seen.entry(what).or_default() += u32::from(happened);
    loop {
        compare(&position, &literal, &game);
        let actions = position.legal_actions();
        if actions.is_empty() {
            break;
        }
        let low = chance.low(actions.len(), draws);
        // In half of the games each player keeps to an end of the board, which makes runs, and drops that
        // nobody can make.
        let index =
            if apart && position.to_act() == Some(Seat::SECOND) { actions.len() - 1 - low } else { low };
        let action = actions[index];
        game = format!("{game} {action}");
        let dropping = !position.captures_began();
        let effects = position.play(action).unwrap();
        literal.play(&action.to_string());
        compare_effects(&effects, &literal, &game);
        see("a drop passed over", dropping && !position.captures_began() && !effects.skipped.is_empty());
        see("a move passed over", position.captures_began() && !effects.skipped.is_empty());
        see("stones set aside", effects.set_aside != [0; 4]);
        see("a row without a take", !effects.row.is_empty() && !effects.take_due);
        see("two rows at once", effects.row.len() > 3);
    }
    see(literal.over.unwrap().1, true);
}

#[test]
fn both_programs_play_the_same_game() {
    let mut seen = BTreeMap::new();
    let mut chance = Chance::new(1);
    for _ in 0..15 {
        for preset in Game::Dara.presets() {
            play(Game::Dara.preset(preset).unwrap(), &mut chance, &mut seen);
        }
        play(random_rules(&mut chance), &mut chance, &mut seen);
    }
    println!("{seen:?}");
}

/// The rare things need many games: run with `--release -- --ignored`.
#[test]
#[ignore = "minutes in a debug build"]
fn both_programs_play_the_same_game_forty_thousand_times() {
    let mut seen = BTreeMap::new();
    let mut chance = Chance::new(2);
    for round in 0..10_000 {
        let preset = Game::Dara.presets().nth(round % 3).unwrap();
        play(Game::Dara.preset(preset).unwrap(), &mut chance, &mut seen);
        (0..3).for_each(|_| play(random_rules(&mut chance), &mut chance, &mut seen));
    }
    println!("{seen:?}");
    assert!(seen.values().all(|&times| times > 0), "{seen:?}");
}
