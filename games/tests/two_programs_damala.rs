//! Damala against a second program, written in the words of the rules: the same legal actions, effects, ends and
//! reserves, action by action.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod literal_damala;

use std::collections::{BTreeMap, BTreeSet};

use chance::Chance;
use games::{Action, Effects, Outcome, Position, RuleSet, Seat, Square, perft};
use literal_damala::{At, Literal, Rules, Turn};

/// What a random player prefers.
#[derive(Clone, Copy, Debug)]
enum Preference {
    Anything,
    Captures,
    /// Getting near the marbles of this seat, and capturing them.
    Hunt(usize),
    Peace,
    Stacks,
    Centres,
    /// Positions that have arisen before.
    Returns,
}

const PREFERENCES: [Preference; 6] = [
    Preference::Anything,
    Preference::Captures,
    Preference::Peace,
    Preference::Stacks,
    Preference::Centres,
    Preference::Returns,
];

impl Preference {
    fn of(self, literal: &Literal, turn: &Turn) -> usize {
        let captures = turn.taken.len();
        match self {
            Self::Anything => 0,
            Self::Captures => captures,
            Self::Hunt(seat) => {
                let of = |seat: usize| turn.squares.iter().filter(move |(_, marbles)| marbles[seat] > 0);
                let away =
                    of(literal.turn).flat_map(|(from, _)| of(seat).map(move |(to, _)| distance(*from, *to)));
                let taken = turn.taken.values().filter(|&&victim| victim == seat).count();
                100 * taken + 20 - away.min().unwrap_or(0)
            }
            Self::Peace => 3 - captures,
            Self::Stacks => {
                3 * (3 - captures)
                    + turn.squares.values().filter(|marbles| marbles.iter().sum::<u8>() == 3).count()
            }
            Self::Centres => {
                let on = |centre| turn.squares.get(&centre).map_or(0, |marbles| marbles[literal.turn]);
                usize::from(on(('d', 4)) + on(('k', 4)))
            }
            Self::Returns => literal.arisen(&turn.squares),
        }
    }

    /// The best of some random turns.
    fn choose(self, literal: &Literal, legal: &BTreeMap<String, Turn>, chance: &mut Chance) -> String {
        let tries = if matches!(self, Self::Hunt(_) | Self::Returns) { 30 } else { 4 };
        let turns = (0..tries).map(|_| legal.iter().nth(chance.below(legal.len())).unwrap());
        turns.max_by_key(|(_, turn)| self.of(literal, turn)).unwrap().0.clone()
    }
}

/// The number of steps along files and ranks.
fn distance(from: At, to: At) -> usize {
    usize::from(from.1.abs_diff(to.1)) + (from.0 as usize).abs_diff(to.0 as usize)
}

/// Translates the outcome for the other program.
fn outcome(position: &Position) -> Option<(&'static str, &'static str)> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Win { side, why } => (["1", "2"][side.index()], why.name()),
        Outcome::Draw(why) => ("draw", why.name()),
    })
}

/// Compares everything that the two say about a position. `game` is its record, which a failure prints.
fn compare(position: &Position, literal: &Literal, legal: &BTreeMap<String, Turn>, game: &str) {
    let actions: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
    assert!(actions.iter().eq(legal.keys()), "{game}: {actions:?}");
    assert_eq!(position.to_act().map(Seat::index), literal.over.is_none().then_some(literal.turn), "{game}");
    assert_eq!(outcome(position), literal.over, "{game}");
    for (seat, (&lost, &gained)) in Seat::ALL.into_iter().zip(literal.lost.iter().zip(&literal.gained)) {
        let reserve = position.reserve(seat);
        assert_eq!(
            (reserve.lost, reserve.gained, reserve.hand, reserve.aside),
            (lost, gained, 0, 0),
            "{game}"
        );
    }
    let mut squares = literal.squares().clone();
    for (square, piece) in position.pieces() {
        let at = (char::from(b'a' + square.file()), square.rank() + 1);
        squares.get_mut(&at).unwrap()[piece.seat.index()] -= 1;
    }
    assert!(squares.values().all(|marbles| *marbles == [0; 4]), "{game}: {squares:?}");
}

fn compare_effects(effects: &Effects, literal: &Literal, game: &str) {
    let at = |square: Square| (char::from(b'a' + square.file()), square.rank() + 1);
    let taken: BTreeSet<At> = effects.taken.iter().map(at).collect();
    assert!(taken.iter().eq(literal.last.taken.keys()), "{game}");
    assert_eq!(effects.bonus.map(at), literal.last.given, "{game}");
    let skipped: BTreeSet<usize> = effects.skipped.iter().map(Seat::index).collect();
    assert_eq!(skipped, literal.skipped, "{game}");
}

/// A random path, mostly of neighbours, is legal in both programs or in neither.
fn compare_a_path(position: &Position, legal: &BTreeMap<String, Turn>, chance: &mut Chance, game: &str) {
    let start = legal.keys().nth(chance.below(legal.len())).unwrap();
    let mut at: (i32, i32) = (i32::from(start.as_bytes()[0]), i32::from(start.as_bytes()[1]));
    let mut token = start[..2].to_owned();
    for _ in 0..=chance.below(4) {
        let way = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (0, 0)][chance.low(6, 2)];
        at = (at.0 + way.0, at.1 + way.1);
        token = format!(
            "{token}-{}{}",
            char::from(u8::try_from(at.0).unwrap()),
            char::from(u8::try_from(at.1).unwrap())
        );
    }
    if let Ok(action) = token.parse::<Action>() {
        let refused = position.explain(position.to_act().unwrap(), action);
        assert_eq!(refused.is_none(), legal.contains_key(&token), "{game} {token}: {refused:?}");
    }
}

/// Counts what happens in the turn that is about to be played.
fn watch(literal: &Literal, turn: &Turn, see: &mut impl FnMut(&'static str, bool)) {
    see("a bonus", turn.given.is_some());
    see("no bonus: full", turn.denied == Some("full"));
    see("no bonus: twenty", turn.denied == Some("twenty"));
    see("three captures", turn.taken.len() == 3);
    let (before, player) = (literal.squares(), literal.turn);
    let partner = (player + 2) % 4;
    see("three marbles of one's own", before.values().any(|marbles| marbles[player] == 3));
    let shared =
        |marbles: &[u8; 4]| marbles[player] * marbles[partner] > 0 && marbles[player] + marbles[partner] == 3;
    see("three of both partners", before.values().any(shared));
    for (at, &victim) in &turn.taken {
        let there = before[at];
        let other = there[(victim + 2) % 4];
        see("a fourth marble", there.iter().sum::<u8>() == 3);
        see("equal enemies", there[victim] == other);
        see("unequal enemies", other > 0 && there[victim] > other);
    }
}

/// Plays one game in both with random preferences, and counts in `seen` what happened in it.
fn play(rules: &Rules, chance: &mut Chance, seen: &mut BTreeMap<&'static str, u32>) {
    let preferences = [(); 4].map(|()| PREFERENCES[chance.below(PREFERENCES.len())]);
    play_by(preferences, rules, chance, seen);
}

/// Plays one game in both with these preferences.
fn play_by(
    preferences: [Preference; 4],
    rules: &Rules,
    chance: &mut Chance,
    seen: &mut BTreeMap<&'static str, u32>,
) {
    let bonus = if rules.bonus { "yes" } else { "no" };
    let mut game = format!("damala:{}+bonus={bonus}+bound={}", rules.form, rules.bound);
    let mut position = game.parse::<RuleSet>().unwrap().start();
    let mut literal = Literal::new(rules.clone());
    let mut see = |what, happened: bool| *seen.entry(what).or_default() += u32::from(happened);
    loop {
        let mut legal = literal.legal();
        compare(&position, &literal, &legal, &game);
        if legal.is_empty() {
            break;
        }
        compare_a_path(&position, &legal, chance, &game);
        let token = preferences[literal.turn].choose(&literal, &legal, chance);
        let turn = legal.remove(&token).unwrap();
        watch(&literal, &turn, &mut see);
        game = format!("{game} {token}");
        let effects = position.play(token.parse().unwrap()).unwrap();
        literal.play(turn);
        compare_effects(&effects, &literal, &game);
        see("skipped", !effects.skipped.is_empty());
        see("two skipped", effects.skipped.iter().count() == 2);
    }
    see(literal.over.unwrap().1, true);
}

fn random_rules(form: &'static str, chance: &mut Chance) -> Rules {
    let bounds: &[u32] = if form == "teams" { &[1, 3, 6] } else { &[1, 5, 20, 50] };
    Rules { form, bonus: chance.below(3) > 0, bound: bounds[chance.below(bounds.len())] }
}

#[test]
fn both_programs_play_the_same_game() {
    let (mut seen, mut chance) = (BTreeMap::new(), Chance::new(1));
    for (form, bound) in [("standard", 4), ("rapid", 50), ("teams", 1)] {
        play(&Rules { form, bonus: true, bound }, &mut chance, &mut seen);
    }
    println!("{seen:?}");
}

/// [`perft`] by the other program.
fn literal_perft(literal: &Literal, depth: usize) -> usize {
    let legal = literal.legal();
    if depth == 1 {
        return legal.len();
    }
    let after = legal.into_values().map(|turn| {
        let mut next = literal.clone();
        next.play(turn);
        literal_perft(&next, depth - 1)
    });
    after.sum()
}

#[test]
fn both_programs_count_the_same_sequences_in_the_middle_of_a_game() {
    let mut chance = Chance::new(3);
    for form in ["standard", "rapid", "teams"] {
        let mut position: Position = format!("damala:{form}").parse().unwrap();
        let mut literal = Literal::new(Rules { form, bonus: true, bound: 50 });
        for _ in 0..12 {
            let legal = position.legal_actions();
            let action = legal[chance.below(legal.len())];
            position.play(action).unwrap();
            let turn = literal.legal().remove(&action.to_string()).unwrap();
            literal.play(turn);
        }
        assert_eq!(perft(&position, 2), literal_perft(&literal, 2) as u64, "{form}");
    }
}

/// Rare events need many games: run with `--release -- --ignored`. Two ends never come about from the start. A player
/// who moves has at least two marbles and keeps them, so that it never comes to one against one; and twenty marbles are
/// too few to shut oneself in.
#[test]
#[ignore = "minutes in a debug build"]
fn both_programs_play_the_same_game_two_thousand_times() {
    let (mut seen, mut chance) = (BTreeMap::new(), Chance::new(2));
    for round in 0..2_000 {
        let form = ["standard", "rapid", "teams"][round % 3];
        play(&random_rules(form, &mut chance), &mut chance, &mut seen);
        if round % 40 == 0 {
            // One player of each team loses everything, and is skipped from then on.
            let hunters =
                [Preference::Hunt(1), Preference::Hunt(0), Preference::Hunt(1), Preference::Hunt(0)];
            play_by(hunters, &Rules { form: "teams", bonus: true, bound: 9 }, &mut chance, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.values().all(|&times| times > 0), "{seen:?}");
    assert!(["stones", "repetition", "bound"].iter().all(|end| seen.contains_key(end)), "{seen:?}");
}
