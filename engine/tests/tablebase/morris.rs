//! The endings of Morris with flying, with three pieces against three or four.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
};

use engine::{BadTablebase, Engine, Limit, Solved, Tablebase};
use games::{
    Outcome, RuleSet, Side, Stage,
    lookahead::{Node, View, Visitor},
};

use crate::{
    WIN,
    board::{Images, Morris, Symmetric as _},
    mill::Mill,
    plain::{self, by_turns, wins_within},
};

fn rules() -> RuleSet {
    "morris:nine".parse().unwrap()
}

/// Three against three, and four against three.
static FOUR: LazyLock<Arc<Tablebase>> =
    LazyLock::new(|| Arc::new(Tablebase::compute(rules(), 7, |_| true).unwrap()));

/// Random positions with this many pieces for the side to move and for the other.
fn positions(counts: [u32; 2]) -> impl Iterator<Item = Mill> {
    let mut state = 1_u64;
    let mut point = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1 << ((state >> 33) % 24)
    };
    let pieces = std::iter::repeat_with(move || {
        let mut taken = 0_u64;
        counts.map(|count| {
            let before = taken;
            while (taken ^ before).count_ones() < count {
                taken |= point();
            }
            taken ^ before
        })
    });
    pieces.map(|pieces| Mill::new(pieces, Side::First)).filter(|mill| mill.outcome().is_none())
}

/// A game by the rules until its end, and beside it the same by the letter of the rules from the last drop on.
struct SameGame {
    seed: u64,
}

impl Visitor for SameGame {
    /// How many actions were compared in which a side could fly.
    type Output = usize;

    fn visit<N: Node>(mut self, mut node: N) -> usize {
        let (mut beside, mut plies, mut flown): (Option<Mill>, Vec<N::Ply>, usize) = (None, Vec::new(), 0);
        while node.outcome().is_none() {
            plies.clear();
            node.plies(&mut plies);
            if let View::Points { pieces, hands: [0, 0], .. } = node.view() {
                let side = node.to_act().side();
                if beside.is_none() && node.stage() == Stage::Move {
                    beside = Some(Mill::new(pieces, side));
                }
                if let Some(mill) = &beside {
                    let mut listed = Vec::new();
                    mill.plies(&mut listed);
                    let of_mill: HashMap<String, bool> = listed
                        .iter()
                        .map(|&ply| (Mill::action(ply).to_string(), mill.is_forcing(ply)))
                        .collect();
                    let of_rules: HashMap<String, bool> =
                        plies.iter().map(|&ply| (N::action(ply).to_string(), node.is_forcing(ply))).collect();
                    assert_eq!(of_mill, of_rules);
                    assert_eq!((mill.to_act(), mill.stage()), (node.to_act(), node.stage()));
                    assert_eq!(mill.quiet_turns_left(), node.quiet_turns_left());
                    flown += usize::from(pieces.iter().any(|set| set.count_ones() == 3));
                }
            }
            // Mostly mills, so that few pieces are left.
            let mills: Vec<N::Ply> = plies.iter().copied().filter(|&ply| node.is_forcing(ply)).collect();
            let among = if mills.is_empty() { &plies } else { &mills };
            self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let ply = among[(self.seed >> 33) as usize % among.len()];
            if let Some(mill) = &mut beside {
                let mut listed = Vec::new();
                mill.plies(&mut listed);
                let same = listed.into_iter().find(|&one| Mill::action(one) == N::action(ply)).unwrap();
                mill.play(same);
            }
            node.play(ply);
            assert_eq!(beside.as_ref().map_or(node.outcome(), Node::outcome), node.outcome());
        }
        flown
    }
}

#[test]
fn the_letter_of_the_rules_is_what_is_played() {
    let flown: usize = (0..120).map(|seed| rules().start().look_ahead(SameGame { seed })).sum();
    assert!(flown > 500, "{flown}");
}

#[test]
fn each_distance_follows_from_those_one_turn_later() {
    let mut decided = 0;
    for counts in [[3, 3], [4, 3], [3, 4]] {
        for mill in positions(counts).take(800) {
            let known = FOUR.look_up(&mill).unwrap();
            assert_eq!(Some(known), by_turns(&FOUR, &mill), "{mill:?}");
            let found = wins_within(&mill, 2);
            assert_eq!(found, plain::decided(known).filter(|&(_, turns)| turns <= 2), "{mill:?}");
            decided += usize::from(found.is_some());
        }
    }
    assert!(decided > 300, "{decided}");
    assert!(positions([5, 3]).take(50).all(|mill| FOUR.look_up(&mill).is_none()));
}

#[test]
fn images_end_alike() {
    let images = Images::of::<Morris>();
    for counts in [[3, 3], [4, 3], [3, 4]] {
        for mill in positions(counts).take(200) {
            let View::Points { pieces, .. } = mill.view() else { panic!("points") };
            let solved =
                |way| FOUR.look_up(&Mill::new(pieces.map(|set| images.image(set, way)), Side::First));
            assert!((1..Morris::WAYS).all(|way| solved(way) == solved(0)));
        }
    }
}

/// Gasser's counts (Solving Nine Men's Morris, 1996) have the longest win with three against three at 26 plies as well.
#[test]
fn most_of_three_against_three_is_won_and_most_of_four_against_three_is_drawn() {
    let counts = FOUR.count();
    let of = |stones| counts.iter().find(|count| count.stones == stones).unwrap();
    let three = of([3, 3]);
    assert_eq!(three.won + three.drawn + three.lost, 2_024 * 1_330);
    assert_eq!([three.drawn, u64::from(three.longest_win), u64::from(three.longest_loss)], [4_112, 25, 26]);
    assert_eq!(of([3, 4]).longest_win, 33);
    assert!(of([4, 3]).drawn > 10 * of([4, 3]).lost);
}

#[test]
fn bytes_come_back_as_they_were_and_bad_ones_are_refused() {
    let bytes = FOUR.to_bytes();
    let read = Tablebase::from_bytes(&bytes).unwrap();
    assert_eq!(read.to_bytes(), bytes);
    assert_eq!((read.rules(), read.most_stones(), read.size()), (rules(), 7, FOUR.size()));
    for len in [40, 60, bytes.len() / 2, bytes.len() - 1] {
        assert_eq!(Tablebase::from_bytes(&bytes[..len]).unwrap_err(), BadTablebase::Damaged, "{len}");
    }
}

#[test]
fn only_rules_with_flying_and_without_barred_ways_have_tables() {
    for text in ["morris:nine", "morris:nine+bound=7"] {
        let rules = text.parse().unwrap();
        assert!(Tablebase::exists_for(rules) && FOUR.is_for(rules), "{text}");
    }
    for text in ["morris:nine+flying=no", "morris:morabaraba", "dara:traditional"] {
        assert!(!FOUR.is_for(text.parse().unwrap()), "{text}");
    }
    assert!(!Tablebase::exists_for("morris:nine+flying=no".parse().unwrap()));
    assert!(!Tablebase::exists_for("morris:morabaraba".parse().unwrap()));
}

#[test]
fn the_greatest_strength_wins_loses_and_draws_as_promised() {
    let mut engine = Engine::new();
    engine.set_tablebase(Some(Arc::clone(&FOUR)));
    let mut games = 0;
    for mill in positions([3, 3]).take(30).chain(positions([3, 4]).take(30)) {
        let promised = FOUR.look_up(&mill).unwrap();
        let (mut node, mut actions, mut turns) = (mill.clone(), Vec::new(), 0);
        let most = if promised == Solved::Drawn { 4 } else { u8::MAX };
        while node.outcome().is_none() && turns < most {
            let thought = engine.think_from(rules(), mill.clone(), &actions, Limit::nodes(500));
            if turns == 0 {
                match promised {
                    Solved::Won(_) => assert!(thought.score > WIN),
                    Solved::Drawn => assert_eq!(thought.score, 0),
                    Solved::Lost(_) => assert!(thought.score < -WIN),
                }
            }
            for action in thought.turn {
                let mut plies = Vec::new();
                node.plies(&mut plies);
                node.play(plies.into_iter().find(|&ply| Mill::action(ply) == action).unwrap());
                actions.push(action);
            }
            turns += 1;
        }
        match promised {
            Solved::Won(within) => {
                assert!(matches!(node.outcome(), Some(Outcome::Win { side: Side::First, .. })));
                assert_eq!(turns, within);
            }
            Solved::Lost(within) => {
                assert!(matches!(node.outcome(), Some(Outcome::Win { side: Side::Second, .. })));
                assert_eq!(turns, within);
            }
            Solved::Drawn => assert_eq!(node.outcome(), None),
        }
        games += 1;
    }
    assert!(games == 60, "{games}");
}
