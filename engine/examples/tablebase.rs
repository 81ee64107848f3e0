//! Computes the endgame tablebase, and checks it.
//!
//! ```text
//! cargo run --release -p engine --example tablebase -- compute RULES FILE [STONES]
//! cargo run --release -p engine --example tablebase -- check FILE 2000 1
//! cargo run --release -p engine --example tablebase -- prove FILE [THREADS]
//! ```
//!
//! Rules are `dara:traditional` or `morris:nine`. `compute` writes the file and says how many positions are won, drawn
//! and lost. `check` draws this many positions of each size by a seed. It compares each with a plain search of a few
//! turns, and lets the best strength play it against a perfect opponent and against a random one.
//! `prove` looks at every position: the tables are right exactly if each distance follows from those one turn later.
//! It shares nothing with the tables but the rules.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::expect_used,
    clippy::panic,
    reason = "a tool for developers"
)]

#[path = "tablebase/board.rs"]
mod board;
#[path = "tablebase/endings.rs"]
mod endings;
#[path = "tablebase/mill.rs"]
mod mill;
#[path = "tablebase/plain.rs"]
mod plain;
#[path = "tablebase/played.rs"]
mod played;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Instant,
};

use board::{Images, Symmetric, sets};
use endings::{Endings, Flying};
use engine::Tablebase;
use games::{RuleSet, Side, lookahead::Node};
use plain::wins_within;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["compute", rules, file] => compute(rules, file, Tablebase::MOST_STONES),
        ["compute", rules, file, stones] => compute(rules, file, stones.parse().expect("6 to 9")),
        ["check", file, count, seed] => {
            let (count, seed) = (count.parse().expect("a number"), seed.parse().expect("a number"));
            let tablebase = read(file);
            match tablebase.rules() {
                RuleSet::Dara(options) => check(&options, &tablebase, count, seed),
                _ => check(&Flying, &tablebase, count, seed),
            }
        }
        ["prove", file, ref threads @ ..] => {
            let threads = threads.first().map_or(1, |threads| threads.parse().expect("a number"));
            let tablebase = read(file);
            match tablebase.rules() {
                RuleSet::Dara(options) => prove(&options, &tablebase, threads),
                _ => prove(&Flying, &tablebase, threads),
            }
        }
        _ => panic!("compute RULES FILE [STONES], check FILE COUNT SEED, or prove FILE [THREADS]"),
    }
}

fn compute(rules: &str, file: &str, most_stones: u32) {
    let rules: RuleSet = rules.parse().expect("rules such as dara:traditional");
    assert!(Tablebase::exists_for(rules), "{rules} can't have a tablebase");
    let begun = Instant::now();
    let mut shown = 0.0;
    let tablebase = Tablebase::compute(rules, most_stones, |part| {
        if part >= shown + 0.05 {
            shown = part;
            eprintln!("{:.0} % after {:.0} s", 100.0 * part, begun.elapsed().as_secs_f64());
        }
        true
    });
    let tablebase = tablebase.expect("nothing stops it");
    println!("computed in {:.0} s; {} bytes in memory", begun.elapsed().as_secs_f64(), tablebase.size());
    let bytes = tablebase.to_bytes();
    std::fs::write(file, &bytes).expect("the file can be written");
    println!("{file}: {} bytes", bytes.len());
    #[expect(clippy::cast_precision_loss, reason = "some millions")]
    for count in tablebase.count() {
        let all = count.won + count.drawn + count.lost;
        let percent = |part: u64| 100.0 * part as f64 / all as f64;
        println!(
            "{} against {}: {all} positions, {:.2} % won (in {} turns at most), {:.2} % drawn, {:.2} % lost (in {})",
            count.stones[0],
            count.stones[1],
            percent(count.won),
            count.longest_win,
            percent(count.drawn),
            percent(count.lost),
            count.longest_loss,
        );
    }
}

fn read(file: &str) -> Arc<Tablebase> {
    let bytes = std::fs::read(file).expect("the file can be read");
    Arc::new(Tablebase::from_bytes(&bytes).unwrap_or_else(|why| panic!("{file}: {why}")))
}

/// Pseudorandom numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below
    }

    /// The stones of a random position, the side to move first.
    fn stones<B: Symmetric>(&mut self, counts: [u32; 2]) -> [u64; 2] {
        let squares = B::squares();
        let mut taken = 0_u64;
        counts.map(|count| {
            let mut set = 0_u64;
            while set.count_ones() < count {
                let square = squares[self.below(squares.len())];
                if taken & square == 0 {
                    (set, taken) = (set | square, taken | square);
                }
            }
            set
        })
    }
}

/// Whether the first side is to move, and can.
fn is_due<N: Node>(node: &N) -> bool {
    node.outcome().is_none() && node.to_act().side() == Side::First
}

/// The sizes that the tables have.
fn sizes<E: Endings>(tablebase: &Tablebase) -> impl Iterator<Item = [u32; 2]> {
    E::SIZES.iter().copied().filter(|[mover, other]| mover + other <= tablebase.most_stones())
}

fn check<E: Endings>(endings: &E, tablebase: &Arc<Tablebase>, count: usize, seed: u64) {
    let mut random = Random(seed);
    for size in sizes::<E>(tablebase) {
        let (mut wrong, mut decided, mut games_played) = (0, 0, played::Games::default());
        let begun = Instant::now();
        let mut checked = 0;
        while checked < count {
            let Some(node) = endings.place(random.stones::<E::Board>(size)).filter(is_due) else { continue };
            checked += 1;
            let known = tablebase.look_up(&node).expect("it is in the tables");
            let found = wins_within(&node, E::AHEAD);
            decided += usize::from(found.is_some());
            wrong += usize::from(found != plain::decided(known).filter(|&(_, turns)| turns <= E::AHEAD));
            games_played.add(tablebase, &node, known, &mut random);
        }
        println!(
            "{} against {}: {count} positions, {decided} decided within {} turns, {wrong} differ from the plain search",
            size[0],
            size[1],
            E::AHEAD,
        );
        println!("{games_played} ({:.0} s)", begun.elapsed().as_secs_f64());
    }
}

/// Compares every position's distance with what follows from those one turn later.
fn prove<E: Endings>(endings: &E, tablebase: &Tablebase, threads: usize) {
    let images = Images::of::<E::Board>();
    for [mover, other] in sizes::<E>(tablebase) {
        let begun = Instant::now();
        let firsts = sets::<E::Board>(mover);
        let (next, seconds) = (AtomicUsize::new(0), sets::<E::Board>(other));
        let [right, wrong, skipped] = [const { AtomicU64::new(0) }; 3];
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(&first) = firsts.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let Some(same) = ways_back::<E::Board>(&images, first) else { continue };
                        for &second in seconds.iter().filter(|&second| first & second == 0) {
                            // Of all images one is enough, once another is known to be the same.
                            if same.iter().any(|&way| images.image(second, way) < second) {
                                continue;
                            }
                            let Some(node) = endings.place([first, second]) else { continue };
                            if !is_due(&node) {
                                skipped.fetch_add(1, Ordering::Relaxed);
                                continue;
                            }
                            // Which of the others is left to the stones.
                            let way =
                                1 + u8::try_from(second % u64::from(E::Board::WAYS - 1)).unwrap_or_default();
                            let image = endings.place([first, second].map(|set| images.image(set, way)));
                            let known = tablebase.look_up(&node);
                            let alike = image.is_some_and(|image| tablebase.look_up(&image) == known);
                            let is_right =
                                known.is_some() && alike && known == plain::by_turns(tablebase, &node);
                            (if is_right { &right } else { &wrong }).fetch_add(1, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        println!(
            "{mover} against {other}: {} positions are right, {} are wrong, in {} the side can't move ({:.0} s)",
            right.into_inner(),
            wrong.into_inner(),
            skipped.into_inner(),
            begun.elapsed().as_secs_f64(),
        );
    }
}

/// The ways in which a set is its own image, or `None` if another image comes before it.
fn ways_back<B: Symmetric>(images: &Images, set: u64) -> Option<Vec<u8>> {
    let of_ways = || (1..B::WAYS).map(|way| (way, images.image(set, way)));
    let is_first = of_ways().all(|(_, image)| image >= set);
    is_first.then(|| of_ways().filter(|&(_, image)| image == set).map(|(way, _)| way).collect())
}
