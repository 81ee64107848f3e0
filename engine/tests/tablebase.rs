//! The tablebases of three stones against three: computed, kept as bytes, and played.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../examples/tablebase/board.rs"]
mod board;
#[path = "../examples/tablebase/mill.rs"]
mod mill;
#[path = "tablebase/morris.rs"]
mod morris;
#[path = "../examples/tablebase/plain.rs"]
mod plain;

use std::sync::{Arc, LazyLock};

use board::{Dara, Images, sets};
use engine::{BadTablebase, Engine, Limit, Solved, Strength, Tablebase, analysis::Analysis};
use games::{
    Outcome, Record, RuleSet, Setting, Side, dara,
    lookahead::{Node, Visitor},
};
use plain::{after_turns, by_turns, of_turn, wins_within};

/// Computing it takes most of the time of these tests, so it is done once.
static THREE: LazyLock<Arc<Tablebase>> = LazyLock::new(|| {
    let rules = RuleSet::Dara(dara::Options::TRADITIONAL);
    Arc::new(Tablebase::compute(rules, 6, |_| true).unwrap())
});

/// A win by the tables is at least this.
const WIN: i32 = 29_000;

/// Random positions with this many stones for the side to move and for the other.
fn positions(options: dara::Options, counts: [u32; 2]) -> impl Iterator<Item = impl Node> {
    let mut state = 1_u64;
    let mut below = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let stones = std::iter::repeat_with(move || {
        let mut taken = 0_u64;
        counts.map(|count| {
            let before = taken;
            while (taken ^ before).count_ones() < count {
                taken |= 1 << (7 * below(5) + below(6));
            }
            taken ^ before
        })
    });
    let placed = stones.filter_map(move |stones| options.move_phase(stones, Side::First));
    placed.filter(|node| node.to_act().side() == Side::First)
}

fn with_tablebase() -> Engine {
    let mut engine = Engine::new();
    engine.set_tablebase(Some(Arc::clone(&THREE)));
    engine
}

#[test]
fn each_distance_follows_from_those_one_turn_later() {
    let mut decided = 0;
    for node in positions(dara::Options::TRADITIONAL, [3, 3]).take(3_000) {
        let known = THREE.look_up(&node).unwrap();
        assert_eq!(Some(known), by_turns(&THREE, &node));
        let found = wins_within(&node, 4);
        assert_eq!(found, plain::decided(known).filter(|&(_, turns)| turns <= 4));
        decided += usize::from(found.is_some());
    }
    assert!(decided > 300, "{decided}");
    let four = positions(dara::Options::TRADITIONAL, [4, 3]).next().unwrap();
    assert_eq!(THREE.look_up(&four), None, "these tables end with three");
}

#[test]
fn mirror_images_end_alike() {
    let options = dara::Options::TRADITIONAL;
    let images = Images::of::<Dara>();
    let all = sets::<Dara>(3);
    for &first in all.iter().step_by(61) {
        for &second in all.iter().step_by(53).filter(|&second| first & second == 0) {
            let solved = |way| {
                let stones = [first, second].map(|set| images.image(set, way));
                let node = options.move_phase(stones, Side::First)?;
                Some((node.to_act(), THREE.look_up(&node)))
            };
            assert!((1..4).all(|way| solved(way) == solved(0)));
        }
    }
}

#[test]
fn there_are_as_many_of_each_as_others_have_found() {
    let [count] = THREE.count()[..] else { panic!("three against three alone") };
    assert_eq!((count.longest_win, count.longest_loss), (37, 36));
    assert_eq!([count.won, count.drawn, count.lost], [5_930_382, 2_249_152, 3_695_962]);
}

#[test]
fn bytes_come_back_as_they_were_and_bad_ones_are_refused() {
    let bytes = THREE.to_bytes();
    let read = Tablebase::from_bytes(&bytes).unwrap();
    assert_eq!(read.to_bytes(), bytes);
    assert_eq!((read.rules(), read.most_stones(), read.size()), (THREE.rules(), 6, THREE.size()));
    let refused = |bytes: &[u8]| Tablebase::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(b""), BadTablebase::Foreign);
    assert_eq!(refused(&[7; 1_000]), BadTablebase::Foreign);
    for len in [12, 14, 20, 24, 30, 60, bytes.len() - 1] {
        assert_eq!(refused(&bytes[..len]), BadTablebase::Damaged, "{len}");
    }
    assert_eq!(refused(&[&bytes[..], &[0]].concat()), BadTablebase::Damaged);
    for at in (16..80).chain([bytes.len() / 2, bytes.len() - 1]) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert_eq!(refused(&damaged), BadTablebase::Damaged, "{at}");
    }
    let mut newer = bytes;
    newer[12] += 1;
    assert_eq!(refused(&newer), BadTablebase::Version(2));
}

#[test]
fn there_are_tables_for_rules_with_the_same_move_phase() {
    for rules in ["dara:traditional", "dara:niger", "dara:traditional+win=ten", "dara:niger+bound=7"] {
        let rules = rules.parse().unwrap();
        assert!(Tablebase::exists_for(rules) && THREE.is_for(rules), "{rules}");
    }
    for rules in ["dara:capture-ten", "dara:traditional+take=any", "wali:adjacent", "morris:morabaraba"] {
        let rules = rules.parse().unwrap();
        assert!(!Tablebase::exists_for(rules) && !THREE.is_for(rules), "{rules}");
        assert!(Tablebase::compute(rules, 6, |_| true).is_none());
    }
}

#[test]
fn computing_stops_when_told_to() {
    let mut asked = 0;
    let stopped = Tablebase::compute(THREE.rules(), 7, |part| {
        asked += 1;
        assert!((0.0..1.0).contains(&part));
        asked < 4
    });
    assert!(stopped.is_none() && asked == 4);
}

/// Plays a game, the engine for both sides, and says how it ends and after how many turns.
fn game<N: Node>(engine: &mut Engine, start: &N) -> (Outcome, u8) {
    let (mut node, mut actions, mut turns) = (start.clone(), Vec::new(), 0);
    loop {
        let thought = engine.think_from(THREE.rules(), start.clone(), &actions, Limit::nodes(1_000));
        assert!(thought.line.starts_with(&thought.turn));
        turns += 1;
        for action in thought.turn {
            let mut plies = Vec::new();
            node.plies(&mut plies);
            node.play(plies.into_iter().find(|&ply| N::action(ply) == action).unwrap());
            actions.push(action);
        }
        if let Some(outcome) = node.outcome() {
            return (outcome, turns);
        }
    }
}

#[test]
fn the_greatest_strength_wins_as_soon_and_loses_as_late_as_possible() {
    let mut engine = with_tablebase();
    for node in positions(dara::Options::TRADITIONAL, [3, 3]).take(60) {
        let (winner, distance) = match THREE.look_up(&node).unwrap() {
            Solved::Won(turns) => (Side::First, turns),
            Solved::Lost(turns) => (Side::Second, turns),
            Solved::Drawn => continue,
        };
        let (outcome, turns) = game(&mut engine, &node);
        assert!(matches!(outcome, Outcome::Win { side, .. } if side == winner));
        assert_eq!(turns, distance);
    }
}

#[test]
fn a_draw_is_held_against_any_reply() {
    let mut engine = with_tablebase();
    let drawn = |node: &_| THREE.look_up(node) == Some(Solved::Drawn);
    for node in positions(dara::Options::TRADITIONAL, [3, 3]).filter(drawn).take(12) {
        let thought = engine.think_from(THREE.rules(), node.clone(), &[], Limit::nodes(1_000));
        assert_eq!((thought.score, thought.win), (0, 0.5));
        let mut after = after_turns(&node).into_iter();
        assert!(after.any(|child| of_turn(&THREE, &child, Side::First) == Some(Solved::Drawn)));
        let (outcome, _) = game(&mut engine, &node);
        assert!(matches!(outcome, Outcome::Draw(_)));
    }
}

#[test]
fn a_win_after_the_bound_does_not_count() {
    let bound = Setting::Bound(3.try_into().unwrap());
    let RuleSet::Dara(options) = THREE.rules().with(bound).unwrap() else { panic!("still Dara") };
    let mut engine = with_tablebase();
    for node in positions(options, [3, 3]).take(100) {
        let thought = engine.think_from(RuleSet::Dara(options), node.clone(), &[], Limit::nodes(1_000));
        match THREE.look_up(&node).unwrap() {
            Solved::Won(turns) if turns <= 6 => assert_eq!(thought.depth, turns.into()),
            Solved::Lost(turns) if turns <= 6 => assert!(thought.score < -WIN),
            _ => assert!(thought.score.abs() < WIN, "{thought:?}"),
        }
        assert!(!thought.turn.is_empty());
    }
}

/// With four against three, takes lead into these tables in the middle of the search.
#[test]
fn a_search_that_meets_the_tables_agrees_with_one_that_does_not() {
    let (mut knows, mut searches) = (with_tablebase(), Engine::new());
    let (mut decided, mut earlier) = (0, 0);
    for node in positions(dara::Options::TRADITIONAL, [3, 4]).take(60) {
        let think =
            |engine: &mut Engine| engine.think_from(THREE.rules(), node.clone(), &[], Limit::nodes(4_000));
        let (with, without) = (think(&mut knows), think(&mut searches));
        if without.score.abs() >= WIN {
            decided += 1;
            assert!(with.score.abs() >= WIN && with.score.signum() == without.score.signum());
        }
        earlier += i32::from(with.score.abs() >= WIN && without.score.abs() < WIN);
    }
    assert!(decided > 5 && earlier > 5, "{decided}, {earlier}");
}

/// A game of easy strengths that has come down to three stones each.
const GAME: &str = "dara:traditional \
    c6 d1 c4 c5 c3 d2 d3 c2 c1 d4 b5 b4 d5 b6 b3 e1 d6 e2 b2 b1 e4 a6 a5 e3 d6-e6 b4-a4 b3-b4 a4-a3 \
    b2-b3 xa3 c2-b2 c1-c2 xa6 b1-c1 xa5 d5-e5 xb2 c5-d5 e6-d6 c1-b1 b3-b2 d1-c1 b2-b3 xd5 b1-b2 \
    d6-e6 xb2 d2-d1 xc6 e6-d6 e2-d2 b3-b2 d4-d5 b2-b1 d5-d4 e5-d5 e1-e2 d6-c6 d1-e1 xb4 b5-b4 b6-b5 \
    b4-b3 xb5 d2-d1 xb1 b3-b2 e2-d2 b2-b3 xd4 e1-e2 b3-b2 d1-e1 xb2 d5-e5 e1-d1 e5-d5 d1-e1 xc6 \
    c4-c5 d2-d1 xc3 c5-c4 e2-d2 e4-d4 xd2 e3-e2 c4-c3 d1-d2 d5-e5 d2-d1 xc2 c3-c4 d1-d2 e5-e4 xc1 \
    e2-e3 d4-d5 d2-e2 xc4";

#[test]
fn after_a_whole_game_only_the_greatest_strength_uses_the_tablebase() {
    let record: Record = GAME.parse().unwrap();
    let (mut knows, mut searches) = (with_tablebase(), Engine::new());
    let mut think = |strength| {
        [&mut knows, &mut searches]
            .map(|engine| engine.play(&record, Limit::nodes(3_000), strength, 5).unwrap())
    };
    let [with, without] = think(Strength::ALL[6]);
    assert_eq!(with, without);
    let [with, without] = think(Strength::BEST);
    assert_eq!((with.depth, with.win), (4, 0.0));
    assert!(with.nodes < 20 && without.nodes > 20);
    let line: Vec<String> = with.line.iter().map(ToString::to_string).collect();
    assert_eq!(line.join(" "), "e4-d4 e1-d1 d4-c4 d1-e1 xc4");
}

/// The result of a position as the chance to win of the side to move, in thousandths, if it's in the tables.
struct Chance;

impl Visitor for Chance {
    type Output = Option<(Side, u16)>;

    fn visit<N: Node>(self, node: N) -> Self::Output {
        let chance = match THREE.look_up(&node)? {
            Solved::Won(_) => 1_000,
            Solved::Drawn => 500,
            Solved::Lost(_) => 0,
        };
        Some((node.to_act().side(), chance))
    }
}

#[test]
fn an_analysis_is_exact_where_the_tables_are() {
    let record: Record = format!("{GAME} d3-d2 e3-d3 d5-c5 e1-d1").parse().unwrap();
    let mut engine = with_tablebase();
    let mut analysis = Analysis::new(record.clone(), 500).unwrap();
    while analysis.step(&mut engine) {}
    let game = analysis.finish().unwrap();
    let (mut solved, mut left) = (0, record.actions.len());
    for turn in game.turns.iter().rev().take(4) {
        left -= usize::from(turn.actions);
        let before = Record { rules: record.rules, actions: record.actions[..left].to_vec() };
        if let Some((side, chance)) = before.replay().unwrap().look_ahead(Chance) {
            assert_eq!(turn.before.of_side(side), chance, "{before}");
            solved += 1;
        }
    }
    assert_eq!(solved, 4);
}
