//! Computes the endgame tablebase, and checks it.
//!
//! ```text
//! cargo run --release -p engine --example tablebase -- compute dara:traditional FILE [STONES]
//! cargo run --release -p engine --example tablebase -- check FILE 2000 1
//! cargo run --release -p engine --example tablebase -- prove FILE [THREADS]
//! ```
//!
//! `compute` writes the file and says how many positions are won, drawn and lost. `check` draws this many positions
//! with three against three, four against three, and three against four stones, by a seed. It compares each with a
//! plain search of a few turns, and lets the best strength play it against a perfect opponent and against a random one.
//! `prove` looks at every position: the tables are right exactly if each distance follows from those one turn later.
//! It shares nothing with the tables but the rules.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::expect_used,
    clippy::panic,
    reason = "a tool for developers"
)]

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

use engine::Tablebase;
use games::{RuleSet, Side, dara, lookahead::Node};
use plain::{mirrored, wins_within};

/// The stones of the side to move, and of the other.
const SIZES: [[u32; 2]; 3] = [[3, 3], [4, 3], [3, 4]];
/// How many turns the plain search looks ahead.
const AHEAD: u8 = 6;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["compute", rules, file] => compute(rules, file, Tablebase::MOST_STONES),
        ["compute", rules, file, stones] => compute(rules, file, stones.parse().expect("6 or 7")),
        ["check", file, count, seed] => {
            check(&read(file), count.parse().expect("a number"), seed.parse().expect("a number"));
        }
        ["prove", file] => prove(&read(file), 1),
        ["prove", file, threads] => prove(&read(file), threads.parse().expect("a number")),
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

fn options(tablebase: &Tablebase) -> dara::Options {
    let RuleSet::Dara(options) = tablebase.rules() else { panic!("it is for Dara") };
    options
}

/// Pseudorandom numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below
    }

    /// The stones of a random position, the side to move first.
    fn stones(&mut self, counts: [u32; 2]) -> [u64; 2] {
        let mut taken = 0_u64;
        counts.map(|count| {
            let mut set = 0_u64;
            while set.count_ones() < count {
                let square = 1_u64 << (7 * self.below(5) + self.below(6));
                if taken & square == 0 {
                    (set, taken) = (set | square, taken | square);
                }
            }
            set
        })
    }
}

fn check(tablebase: &Arc<Tablebase>, count: usize, seed: u64) {
    let options = options(tablebase);
    let mut random = Random(seed);
    for size in SIZES {
        let (mut wrong, mut decided, mut games_played) = (0, 0, played::Games::default());
        let begun = Instant::now();
        let mut checked = 0;
        while checked < count {
            let stones = random.stones(size);
            let position = options.move_phase(stones, Side::First);
            let Some(node) = position.filter(|node| node.to_act().side() == Side::First) else { continue };
            checked += 1;
            let known = tablebase.look_up(&node).expect("it is in the tables");
            let found = wins_within(&node, AHEAD);
            decided += usize::from(found.is_some());
            wrong += usize::from(found != plain::decided(known).filter(|&(_, turns)| turns <= AHEAD));
            games_played.add(tablebase, &node, known, &mut random);
        }
        println!(
            "{} against {}: {count} positions, {decided} decided within {AHEAD} turns, {wrong} differ from the plain search",
            size[0], size[1],
        );
        println!("{games_played} ({:.0} s)", begun.elapsed().as_secs_f64());
    }
}

/// Compares every position's distance with what follows from those one turn later.
fn prove(tablebase: &Tablebase, threads: usize) {
    let options = options(tablebase);
    for [mover, other] in SIZES.into_iter().filter(|[a, b]| a + b <= tablebase.most_stones()) {
        let begun = Instant::now();
        let firsts = plain::sets(mover);
        let (next, seconds) = (AtomicUsize::new(0), plain::sets(other));
        let [right, wrong, skipped] = [const { AtomicU64::new(0) }; 3];
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(&first) = firsts.get(next.fetch_add(1, Ordering::Relaxed)) {
                        for &second in seconds.iter().filter(|&second| first & second == 0) {
                            let counter = match compare(tablebase, options, [first, second]) {
                                Compared::Impossible => continue,
                                Compared::Skipped => &skipped,
                                Compared::Right => &right,
                                Compared::Wrong => &wrong,
                            };
                            counter.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        println!(
            "{mover} against {other}: {} positions are right, {} are wrong, in {} the side is skipped ({:.0} s)",
            right.into_inner(),
            wrong.into_inner(),
            skipped.into_inner(),
            begun.elapsed().as_secs_f64(),
        );
    }
}

/// The result of comparing a position.
enum Compared {
    /// The rules don't allow it, or it is the mirror image of another one.
    Impossible,
    /// The side to move can't move.
    Skipped,
    Right,
    Wrong,
}

fn compare(tablebase: &Tablebase, options: dara::Options, stones: [u64; 2]) -> Compared {
    // Of four mirror images one is enough, once another is known to be the same.
    let images = [1, 2, 3].map(|way| mirrored(stones, way));
    if images.into_iter().any(|image| image < stones) {
        return Compared::Impossible;
    }
    let Some(node) = options.move_phase(stones, Side::First) else { return Compared::Impossible };
    if node.to_act().side() != Side::First {
        return Compared::Skipped;
    }
    let known = tablebase.look_up(&node);
    let image = options.move_phase(images[usize::from(stones[0].is_multiple_of(3))], Side::First);
    let alike = image.is_some_and(|image| tablebase.look_up(&image) == known);
    if known.is_some() && alike && known == plain::by_turns(tablebase, &node) {
        Compared::Right
    } else {
        Compared::Wrong
    }
}
