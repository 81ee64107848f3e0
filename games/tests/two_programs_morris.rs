//! Morris against a second program, written in the words of the rules: the same legal actions, effects, ends and
//! reserves, action by action.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod literal_morris;

use std::collections::{BTreeMap, BTreeSet};

use chance::Chance;
use games::{Action, Illegal, Outcome, Position, RuleSet, Seat, Square, SquareSet, perft};
use literal_morris::{Due, Literal, Rules};

fn names(squares: SquareSet) -> BTreeSet<String> {
    squares.iter().map(|square| square.to_string()).collect()
}

fn owned(points: &BTreeSet<&'static str>) -> BTreeSet<String> {
    points.iter().map(ToString::to_string).collect()
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
    assert_eq!(names(position.rows()), owned(&literal.in_mills()), "{game}");
    for seat in [Seat::FIRST, Seat::SECOND] {
        let (reserve, player) = (position.reserve(seat), seat.index());
        let expected = (literal.hand[player], literal.lost(player));
        assert_eq!((usize::from(reserve.hand), reserve.lost as usize), expected, "{game}");
        assert_eq!((reserve.aside, reserve.gained), (0, 0), "{game}");
    }
    let pieces: Vec<(String, usize)> =
        position.pieces().map(|(at, piece)| (at.to_string(), piece.seat.index())).collect();
    assert_eq!(pieces.len(), literal.pieces.len(), "{game}");
    assert!(pieces.iter().all(|(at, owner)| literal.pieces.get(at.as_str()) == Some(owner)), "{game}");
}

/// A random action, mostly an illegal one, is legal in both programs or in neither.
fn compare_refusal(position: &Position, literal: &Literal, chance: &mut Chance, game: &str) {
    let mut square = || {
        let (file, rank) = (chance.below(7), chance.below(7));
        Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap()
    };
    let (from, to) = (square(), square());
    for action in [Action::Drop(from), Action::Take(from), Action::step(from, to)] {
        let why = position.explain(position.to_act().unwrap(), action);
        assert_eq!(why.is_none(), literal.legal().contains(&action.to_string()), "{game} {action}: {why:?}");
    }
}

/// Plays one game in both, and counts in `seen` what happened in it.
fn play(rules: Rules, chance: &mut Chance, seen: &mut BTreeMap<&'static str, u32>) {
    let preset = if rules.morabaraba { "morabaraba" } else { "nine" };
    let flying = if rules.flying { "yes" } else { "no" };
    let mut game = format!("morris:{preset}+flying={flying}+bound={}", rules.bound);
    let mut position = game.parse::<RuleSet>().unwrap().start();
    let mut literal = Literal::new(rules);
    let mut see = |what, happened: bool| *seen.entry(what).or_default() += u32::from(happened);
    let (draws, perft_at) = (1 + chance.below(3), chance.below(150));
    // Some players avoid mills, so that boards fill up and players get stuck.
    let peaceful = chance.below(3) == 0;
    loop {
        compare(&position, &literal, &game);
        if position.ply() as usize == perft_at {
            assert_eq!(perft(&position, 2), literal.perft(2) as u64, "{game}");
        }
        let legal = position.legal_actions();
        if legal.is_empty() {
            break;
        }
        compare_refusal(&position, &literal, chance, &game);
        let earns = |action: &Action| position.clone().play(*action).unwrap().take_due;
        let mut liked = legal.clone();
        liked.retain(|action| !(peaceful && earns(action)));
        let liked = if liked.is_empty() { legal } else { liked };
        let action = liked[chance.low(liked.len(), draws)];
        let dropping = literal.hand != [0; 2] || literal.due == Due::Drop;
        game = format!("{game} {action}");
        let effects = position.play(action).unwrap();
        let was_due = literal.due;
        literal.play(&action.to_string());
        assert_eq!(names(effects.row), owned(&literal.made), "{game}");
        assert_eq!(effects.take_due, literal.due == Due::Take, "{game}");
        assert!(effects.skipped.is_empty(), "{game}");
        see("two mills at once", effects.row.len() == 5);
        see("a take in the drop phase", dropping && was_due == Due::Take);
        see("a move phase that begins", effects.moves_began);
        let flown =
            matches!(*action.squares(), [from, to] if !position.rules().board().are_neighbours(from, to));
        see("a flight", flown);
    }
    see(literal.over.unwrap().1, true);
    assert_eq!(position.explain(Seat::FIRST, Action::Force), Some(Illegal::GameOver), "{game}");
}

fn play_rounds(rounds: usize, seed: u64) -> BTreeMap<&'static str, u32> {
    let (mut counted, mut chance) = (BTreeMap::new(), Chance::new(seed));
    for round in 0..rounds {
        let bound = [1, 3, 10, 50, 120][chance.below(5)];
        let rules = Rules { morabaraba: round % 2 == 1, flying: chance.below(3) > 0, bound };
        play(rules, &mut chance, &mut counted);
    }
    counted
}

#[test]
fn both_programs_play_the_same_game() {
    play_rounds(12, 1);
}

/// Rare ends need many games: run with `--release -- --ignored`.
#[test]
#[ignore = "minutes in a debug build"]
fn both_programs_play_the_same_game_five_thousand_times() {
    let seen = play_rounds(5_000, 2);
    println!("{seen:?}");
    assert!(seen.values().all(|&times| times > 0), "{seen:?}");
    assert!(["stones", "blocked", "reduced", "repetition", "bound"].iter().all(|end| seen.contains_key(end)));
}

#[test]
fn both_programs_count_the_same_sequences_from_the_start() {
    for (preset, morabaraba) in [("nine", false), ("morabaraba", true)] {
        let position: Position = format!("morris:{preset}").parse().unwrap();
        let literal = Literal::new(Rules { morabaraba, flying: true, bound: 50 });
        assert_eq!((perft(&position, 3), literal.perft(3)), (12_144, 12_144));
    }
}
