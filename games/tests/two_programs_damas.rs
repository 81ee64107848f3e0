//! Damas against a second program, written in the words of the rules: the same legal actions, effects and ends, action
//! by action.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod literal_damas;

use std::collections::{BTreeMap, BTreeSet};

use chance::Chance;
use games::{
    Effects, ManCaptures, Outcome, PieceKind, Position, RuleSet, Seat, Setting, SquareSet, Stage, perft,
};
use literal_damas::{Done, Literal, Rules};

/// Translates a rule set for the other program.
#[expect(clippy::panic, reason = "a test fails by panicking")]
fn literally(rules: RuleSet) -> Rules {
    let mut literal = Rules { men_capture_backward: false, duel: 0, bound: 0 };
    for setting in rules.settings() {
        match setting {
            Setting::ManCaptures(ways) => literal.men_capture_backward = ways == ManCaptures::BothWays,
            Setting::Duel(moves) => literal.duel = moves.get().into(),
            Setting::Bound(bound) => literal.bound = bound.get().into(),
            other => panic!("no option of Damas: {other}"),
        }
    }
    literal
}

fn random_rules(chance: &mut Chance) -> RuleSet {
    let ways = ["forward", "both-ways"][chance.below(2)];
    let (duel, bound) = ([1, 2, 5, 9][chance.below(4)], [3, 10, 50][chance.below(3)]);
    format!("damas:ruibal+man-captures={ways}+duel={duel}+bound={bound}").parse().unwrap()
}

fn names(squares: SquareSet) -> BTreeSet<String> {
    squares.iter().map(|square| square.to_string()).collect()
}

/// Compares everything that the two say about a position. `game` is its record, which a failure prints.
fn compare(position: &Position, literal: &Literal, game: &str) {
    let legal: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(legal, literal.legal(), "{game}");
    assert_eq!(
        position.to_act().map(Seat::index),
        literal.over.is_none().then_some(literal.turn()),
        "{game}"
    );
    let outcome = position.outcome().map(|outcome| match outcome {
        Outcome::Win { side, why } => (["1", "2"][side.index()], why.name()),
        Outcome::Draw(why) => ("draw", why.name()),
    });
    assert_eq!(outcome, literal.over, "{game}");
    assert_eq!(position.stage() == Stage::Capture, literal.must_capture(), "{game}");
    let pieces = position
        .pieces()
        .map(|(at, piece)| (at.to_string(), (piece.seat.index(), piece.kind == PieceKind::Dama)));
    assert_eq!(pieces.collect::<BTreeMap<_, _>>(), literal.pieces(), "{game}");
}

fn compare_effects(effects: &Effects, done: &Done, game: &str) {
    let effects = Done {
        taken: names(effects.taken),
        offenders: names(effects.offenders),
        promoted: effects.promoted,
        undone: effects.undone.map(|action| action.to_string()),
    };
    assert_eq!(effects, *done, "{game}");
}

/// How the players of a game behave, in eighths.
struct Style {
    claims: usize,
    captures: usize,
    returns: usize,
    /// How strongly they prefer the first actions of the list.
    draws: usize,
}

impl Style {
    fn random(chance: &mut Chance) -> Self {
        Self {
            claims: chance.below(9),
            captures: chance.below(9),
            returns: chance.below(9),
            draws: 1 + chance.below(3),
        }
    }

    /// Chooses a legal token. `last` has the moves so far; the player's own is the second from the end.
    fn choose(&self, legal: &[String], last: &[String], chance: &mut Chance) -> String {
        let mut among: Vec<&String> = legal.iter().collect();
        let mut prefer = |often: usize, kind: &dyn Fn(&str) -> bool| {
            if chance.below(8) < often && among.iter().any(|token| kind(token)) {
                among.retain(|token| kind(token));
            }
        };
        prefer(self.claims, &|token| token == "force" || token.starts_with("huff:"));
        prefer(self.captures, &|token| token.contains('x'));
        let own = last.len().checked_sub(2).and_then(|index| last[index].split_once('-'));
        if let Some((from, to)) = own {
            prefer(self.returns, &|token| *token == format!("{to}-{from}"));
        }
        among[chance.low(among.len(), self.draws)].clone()
    }
}

/// Plays one game in both, and counts in `seen` what happened in it.
fn play(rules: RuleSet, chance: &mut Chance, seen: &mut BTreeMap<&'static str, u32>) {
    let (mut position, mut literal) = (rules.start(), Literal::new(literally(rules)));
    let (mut game, mut tokens) = (rules.to_string(), Vec::new());
    let style = Style::random(chance);
    let deep_at = 20 + chance.below(60);
    let mut see = |what, happened: bool| *seen.entry(what).or_default() += u32::from(happened);
    loop {
        compare(&position, &literal, &game);
        if tokens.len() == deep_at {
            assert_eq!(perft(&position, 2), literal_perft(&literal, 2), "{game}");
        }
        let legal = literal.legal();
        if legal.is_empty() {
            break;
        }
        let claim = |token: &String| token == "force" || token.starts_with("huff:");
        see("only claims", legal.iter().all(claim));
        see("a bar", literal.has_barred());
        let token = style.choose(&legal, &tokens, chance);
        see("a bar lifted", literal.has_barred() && legal.iter().filter(|token| !claim(token)).count() == 1);
        see("a waived claim", legal.iter().any(claim) && !claim(&token));
        let claimed = literal.must_capture();
        game = format!("{game} {token}");
        let effects = position.play(token.parse().unwrap()).unwrap();
        let done = literal.play(&token);
        compare_effects(&effects, &done, &game);
        let stopped = |token: &str| token.contains('x');
        let over = literal.over.is_some();
        see("a huff", token.starts_with("huff:"));
        see("a choice of huffs", done.offenders.len() > 1);
        see("a force after a move", done.undone.as_deref().is_some_and(|undone| !stopped(undone)));
        see("a force after stopping short", done.undone.as_deref().is_some_and(stopped));
        see("a claimed capture", claimed);
        see("an offence by stopping short", !done.offenders.is_empty() && stopped(&token));
        see("a promotion by a move", done.promoted && !stopped(&token));
        see("a promotion by a capture", done.promoted && stopped(&token));
        see("a claimed promotion", done.promoted && claimed);
        see("four taken at once", done.taken.len() > 3);
        see("two Damas against one", literal.damas_against_each_other());
        see("an offence that draws", over && !done.offenders.is_empty());
        see("a huff that ends", over && token.starts_with("huff:"));
        tokens.push(token);
    }
    see(end(&literal), true);
}

/// How a game ended.
fn end(literal: &Literal) -> &'static str {
    let kinds: BTreeSet<bool> = literal.pieces().values().map(|&(_, dama)| dama).collect();
    match literal.over.unwrap() {
        ("draw", "blocked") => "a draw: neither could move",
        ("draw", "reduced") if literal.damas_against_each_other() => "a draw: two Damas against one",
        ("draw", "reduced") if kinds.contains(&true) => "a draw: Dama against Dama",
        ("draw", "reduced") => "a draw: man against man",
        (_, why) => why,
    }
}

fn literal_perft(literal: &Literal, depth: usize) -> u64 {
    let legal = literal.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let below = legal.iter().map(|token| {
        let mut next = literal.clone();
        next.play(token);
        literal_perft(&next, depth - 1)
    });
    below.sum()
}

#[test]
fn both_programs_play_the_same_game() {
    let mut seen = BTreeMap::new();
    let mut chance = Chance::new(1);
    for _ in 0..12 {
        play("damas:ruibal".parse().unwrap(), &mut chance, &mut seen);
        play(random_rules(&mut chance), &mut chance, &mut seen);
    }
    println!("{seen:?}");
}

/// Rare events need many games: run with `--release -- --ignored`.
#[test]
#[ignore = "minutes in a debug build"]
fn both_programs_play_the_same_game_ten_thousand_times() {
    let mut seen = BTreeMap::new();
    let mut chance = Chance::new(2);
    for _ in 0..5_000 {
        play("damas:ruibal".parse().unwrap(), &mut chance, &mut seen);
        play(random_rules(&mut chance), &mut chance, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.values().all(|&times| times > 0), "{seen:?}");
    // A draw in which neither can move is too rare for chance.
    for end in [
        "taken",
        "blocked",
        "repetition",
        "bound",
        "a draw: man against man",
        "a draw: Dama against Dama",
        "a draw: two Damas against one",
    ] {
        assert!(seen.contains_key(end), "{end}");
    }
}
