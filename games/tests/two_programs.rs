//! Dara, Wali and Dala against a second program, written in the words of the rules: the same legal actions, ends and
//! reserves, action by action.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod literal;

use std::collections::{BTreeMap, BTreeSet};

use chance::Chance;
use games::{
    BesideDrops, DropTakes, EarningRun, Effects, FirstDrops, Game, Outcome, Position, RowDrops, RuleSet,
    Seat, Setting, StraightBack, Takeable, WinCondition, perft,
};
use literal::{Literal, Rules};

/// The games that the other program knows.
const GAMES: [Game; 3] = [Game::Dara, Game::Wali, Game::Dala];

/// A run of any length.
const ANY: usize = 6;

/// Translates a rule set for the other program.
#[expect(clippy::panic, reason = "a test fails by panicking")]
fn literally(rules: RuleSet) -> Rules {
    let game = rules.game();
    let mut literal = Rules {
        files: if game == Game::Dala { 6 } else { 5 },
        take_any: false,
        ten_wins: false,
        fewest: 3,
        drawn_at_two_each: false,
        back_allowed: true,
        longest_drop: if game == Game::Dara { 3 } else { ANY },
        longest_move: if game == Game::Dara { 3 } else { ANY },
        longest_row: 3,
        row_holds_the_mover: game == Game::Wali,
        beside_drops: true,
        centre_first: false,
        drops_take: false,
        bound: 0,
    };
    for setting in rules.settings() {
        match setting {
            Setting::Take(take) => literal.take_any = take == Takeable::Any,
            Setting::Win(WinCondition::Few)
            | Setting::RowDrops(RowDrops::Allowed)
            | Setting::Rows(EarningRun::Three) => {}
            Setting::Win(WinCondition::Ten) => literal.ten_wins = true,
            Setting::Win(WinCondition::All) => (literal.fewest, literal.drawn_at_two_each) = (1, true),
            Setting::Back(back) => literal.back_allowed = back == StraightBack::Allowed,
            Setting::RowDrops(RowDrops::Forbidden) => literal.longest_drop = 2,
            Setting::Rows(EarningRun::More) => literal.longest_row = ANY,
            Setting::BesideDrops(beside) => literal.beside_drops = beside == BesideDrops::Allowed,
            Setting::FirstDrops(first) => literal.centre_first = first == FirstDrops::Centre,
            Setting::DropTakes(takes) => literal.drops_take = takes == DropTakes::Earned,
            Setting::Bound(bound) => literal.bound = bound.get().into(),
            other => panic!("no option of these games: {other}"),
        }
    }
    literal
}

fn random_rules(game: Game, chance: &mut Chance) -> RuleSet {
    let options: &[[&str; 2]] = match game {
        Game::Wali => &[
            ["take=free", "take=any"],
            ["win=few", "win=all"],
            ["rows=three", "rows=more"],
            ["beside-drops=yes", "beside-drops=no"],
            ["row-drops=yes", "row-drops=no"],
        ],
        Game::Dala => &[
            ["take=free", "take=any"],
            ["first-drops=centre", "first-drops=anywhere"],
            ["drop-takes=yes", "drop-takes=no"],
        ],
        _ => &[
            ["take=free", "take=any"],
            ["win=few", "win=ten"],
            ["back=yes", "back=no"],
            ["row-drops=yes", "row-drops=no"],
        ],
    };
    let bound = format!("bound={}", [1, 3, 10, 50, 120][chance.below(5)]).parse().unwrap();
    let chosen = options.iter().map(|values| values[chance.below(2)].parse().unwrap());
    chosen.chain([bound]).fold(game.default_rules(), |rules, setting| rules.with(setting).unwrap())
}

/// Compares everything that the two say about a position. `game` is its record, which a failure prints.
fn compare(position: &Position, literal: &Literal, game: &str) {
    let legal: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(legal, literal.legal(), "{game}");
    assert_eq!(position.to_act().map(Seat::index), literal.over.is_none().then_some(literal.turn), "{game}");
    let outcome = position.outcome().map(|outcome| match outcome {
        Outcome::Win { side, why } => (["1", "2"][side.index()], why.name()),
        Outcome::Draw(why) => ("draw", why.name()),
    });
    assert_eq!(outcome, literal.over, "{game}");
    assert_eq!(position.captures_began(), literal.captures_began(), "{game}");
    for seat in [Seat::FIRST, Seat::SECOND] {
        let reserve = position.reserve(seat);
        let player = seat.index();
        let other = (literal.hand[player], literal.captured_from[player].into(), literal.aside[player]);
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

/// Plays one game in both, and counts in `seen` what happened in it.
fn play(rules: RuleSet, chance: &mut Chance, seen: &mut BTreeMap<&'static str, u32>) {
    let (draws, apart) = (1 + chance.below(4), chance.below(2) == 0);
    let (mut position, mut literal) = (rules.start(), Literal::new(literally(rules)));
    let mut game = rules.to_string();
    let mut see = |what, happened: bool| *seen.entry(what).or_default() += u32::from(happened);
    let perft_at = chance.below(150);
    loop {
        compare(&position, &literal, &game);
        if position.ply() as usize == perft_at {
            assert_eq!(perft(&position, 2), literal.perft(2) as u64, "{game}");
        }
        let actions = position.legal_actions();
        if actions.is_empty() {
            break;
        }
        let low = chance.low(actions.len(), draws);
        // In half of the games each player keeps to one end of the board, which makes runs, and drops that no one can
        // make.
        let index =
            if apart && position.to_act() == Some(Seat::SECOND) { actions.len() - 1 - low } else { low };
        let action = actions[index];
        game = format!("{game} {action}");
        let dropping = !literal.moves_began;
        let effects = position.play(action).unwrap();
        literal.play(&action.to_string());
        compare_effects(&effects, &literal, &game);
        assert_eq!(effects.moves_began, dropping && literal.moves_began, "{game}");
        let skipped = !effects.skipped.is_empty();
        see("a skipped drop", dropping && !literal.moves_began && skipped);
        see("a skipped move", literal.moves_began && skipped);
        see("a take in the drop phase", dropping && !effects.taken.is_empty());
        see("stones set aside", effects.set_aside != [0; 4]);
        see("a row without a take", !effects.row.is_empty() && !effects.take_due);
        see("two rows at once", effects.row.len() > 4 && rules.game() != Game::Wali);
    }
    see(literal.over.unwrap().1, true);
}

/// Counts the sequences of actions after a record in both programs.
fn check_perft(record: &str, expected: [u64; 3]) {
    let position: Position = record.parse().unwrap();
    let mut literal = Literal::new(literally(position.rules()));
    record.split(' ').skip(1).for_each(|token| literal.play(token));
    for (depth, expected) in (1..).zip(expected) {
        assert_eq!((perft(&position, depth), literal.perft(depth) as u64), (expected, expected), "{record}");
    }
}

#[test]
fn both_programs_count_the_same_sequences_in_the_middle_of_a_game() {
    check_perft(
        "wali:adjacent c5 a4 d6 b3 c3 c4 b6 c1 d1 b5 a1 d5 a3 d2 e2 c6 b2 e1 a5 a2 d4 e3 b4 a6 a1-b1 \
         d5-e5 c5-d5 xb5 c1-c2 d5-c5 e3-d3 d6-d5 d3-e3 b1-c1 e3-d3 d5-d6 a2-a1 a3-a2 d3-e3 c5-d5 xa4 \
         d2-d3 a5-a4 c2-d2 b4-b5 c4-c5 a4-a3 a6-a5",
        [12, 112, 1_249],
    );
    check_perft(
        "wali:prost a3 a6 e4 e5 b6 c3 a2 b1 d2 c2 b5 c5 c1 e1 a5 c6 d3 d1 c4 b2 e3 a4 b3 a1 b5-b4 \
         c6-d6 e3-e2 c5-c6 d3-e3 xa4 c6-c5 a3-a4 xc2 b2-c2 a4-a3 c3-d3 a5-b5 xd1 d6-d5 xc1 b3-c3 \
         c2-c1 xa3 c3-b3 xb1 a6-a5 b3-b2 a5-a4 c4-c3 c5-c6 a2-a3 c1-b1",
        [16, 158, 2_268],
    );
    check_perft(
        "dala:standard c4 c3 d3 d4 e2 c2 e4 a5 b5 c5 e1 a4 b2 d2 e3 b6 e6 b1 b4 b3 f2 d6",
        [14, 180, 1_889],
    );
    check_perft(
        "dala:standard c3 c4 d4 d3 b1 b2 d5 a3 c5 b6 e4 b5 b3 a2 d1 a1 xb1 d2 a4 e5 xa1 a5 e2 e3 b1 \
         a6 d2-c2 a2-a1 c2-c1 xa4 a1-a2 e2-e1 a2-a1 d5-d6 b2-a2 xc3 e1-f1 xa2 a3-a2 d6-e6 xa1 c4-b4 \
         xc1 d4-c4 a2-a1 b3-a3 d3-d2 b1-b2 b4-a4 xe6 a3-a2 a1-b1 c5-d5 b1-a1 d5-d4 xb5 a4-b4 e5-f5",
        [14, 224, 3_045],
    );
    check_perft(
        "dara:capture-ten d2 c2 d1 b6 c4 a5 e1 a3 a6 a2 b2 d3 c3 b1 d6 a1 b3 d4 b5 c1 a4 c5 c6 e3 \
         b3-b4 xa5 c5-d5 xb5 d6-e6 a3-b3 b4-b5 d5-c5 d2-e2 d4-d5 b5-a5 xb1 d3-d4 c4-b4 d4-e4 a5-b5 \
         b3-a3 xe1 c3-d3 c5-c4 a4-a5 a3-a4 d1-e1 a1-b1 b5-c5 c4-d4 b4-b5 xd5 b1-a1 d3-c3 c1-d1 b2-b3 \
         a2-a3 c3-c4 xa4 d1-d2",
        [10, 116, 1_245],
    );
}

/// Plays some games by every preset, and as many by random options.
fn play_rounds(rounds: usize, seed: u64) -> BTreeMap<&'static str, u32> {
    let mut counted = BTreeMap::new();
    let mut chance = Chance::new(seed);
    for _ in 0..rounds {
        for game in GAMES {
            for preset in game.presets() {
                play(game.preset(preset).unwrap(), &mut chance, &mut counted);
                play(random_rules(game, &mut chance), &mut chance, &mut counted);
            }
        }
    }
    counted
}

#[test]
fn both_programs_play_the_same_game() {
    play_rounds(4, 1);
}

/// Rare events need many games: run with `--release -- --ignored`.
#[test]
#[ignore = "minutes in a debug build"]
fn both_programs_play_the_same_game_forty_thousand_times() {
    let seen = play_rounds(40_000 / 12, 2);
    println!("{seen:?}");
    assert!(seen.values().all(|&times| times > 0), "{seen:?}");
}
