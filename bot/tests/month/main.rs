//! A month in the life: two servers, a group and strangers play everything there is, while Discord, networks and people do what
//! they do. Whatever the seed, all has come to its end afterwards, and everyone was told what they had to know.
//!
//! The quick form lives a few short months. `MONTH_SEEDS=1000` lives as many whole ones, `MONTH_SEED=17` only that, and
//! `MONTH_DAYS=10` makes them shorter. How noisy a month is has a test of its own: [`noise`].

#![expect(clippy::expect_used, reason = "a month that cannot go on says why")]

mod checks;
mod diary;
mod life;
#[allow(dead_code, reason = "stories use all of it")]
#[path = "../stories/log.rs"]
mod log;
mod members;
mod month;
mod noise;
mod town;
mod trouble;
#[path = "../program/typed.rs"]
mod typed;
#[path = "../program/wait.rs"]
mod wait;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    panic::AssertUnwindSafe,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use checks::{Check, Finding};
use diary::Diary;

/// How many months the quick form lives, and how many days each has.
const FEW: u64 = 2;
const SHORT: u64 = 8;
/// The days of a whole month.
const WHOLE: u64 = 30;
/// How many seeds of a finding are named.
const NAMED: usize = 12;

/// A number from the environment.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// A month that went wrong.
struct Wrong {
    seed: u64,
    days: u32,
    findings: Vec<Finding>,
    diary: String,
}

/// Lives a month. One that breaks off is wrong, too.
fn lives(seed: u64, days: u32) -> Option<Wrong> {
    let diary = Diary::default();
    let kept = diary.clone();
    let lived = std::panic::catch_unwind(AssertUnwindSafe(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(month::lives(seed, days, diary))
    }));
    let findings = lived.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        vec![Finding { check: Check::Log, kind: "a month that broke off", what: said.to_owned() }]
    });
    (!findings.is_empty()).then(|| Wrong { seed, days, findings, diary: kept.text() })
}

impl Wrong {
    /// Says at once what was found, since a long run takes long.
    #[expect(clippy::print_stderr, reason = "only the output of a failed test is shown")]
    fn print(&self) {
        let kinds: BTreeSet<_> = self.findings.iter().map(|one| (one.check, one.kind)).collect();
        eprintln!("month {}: {kinds:?}", self.seed);
    }
}

#[test]
fn whatever_happens_in_a_month_all_comes_to_its_end_and_everyone_is_told() {
    let (one, many) = (number("MONTH_SEED"), number("MONTH_SEEDS"));
    let seeds: Vec<u64> = one.map_or_else(|| (1..=many.unwrap_or(FEW)).collect(), |one| vec![one]);
    let usual = if one.or(many).is_some() { WHOLE } else { SHORT };
    let days = u32::try_from(number("MONTH_DAYS").unwrap_or(usual)).expect("so many days");
    let (next, wrong, begun) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
    let at_once = std::thread::available_parallelism().map_or(1, usize::from).min(seeds.len());
    std::thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(&seed) =
                    usize::try_from(next.fetch_add(1, Ordering::Relaxed)).ok().and_then(|at| seeds.get(at))
                {
                    let found = lives(seed, days);
                    found.iter().for_each(Wrong::print);
                    wrong.lock().unwrap_or_else(PoisonError::into_inner).extend(found);
                }
            });
        }
    });
    eprintln!("{} months took {:?}", seeds.len(), begun.elapsed());
    let mut wrong = wrong.into_inner().unwrap_or_else(PoisonError::into_inner);
    wrong.sort_by_key(|one| one.seed);
    assert!(wrong.is_empty(), "{}", told(&wrong));
}

/// What went wrong, each kind once, and the diary of the first month.
fn told(wrong: &[Wrong]) -> String {
    let mut kinds: BTreeMap<_, Vec<(u64, &str)>> = BTreeMap::new();
    for one in wrong {
        for finding in &one.findings {
            kinds.entry((finding.check, finding.kind)).or_default().push((one.seed, &finding.what));
        }
    }
    let mut text = format!("{} months went wrong\n", wrong.len());
    for ((check, kind), found) in &kinds {
        let mut seeds: Vec<u64> = found.iter().map(|(seed, _)| *seed).collect();
        seeds.dedup();
        let shown = &seeds[..seeds.len().min(NAMED)];
        let _ = writeln!(text, "{check:?}, {kind}: {} seeds, such as {shown:?}", seeds.len());
        for (seed, what) in found.iter().take(3) {
            let _ = writeln!(text, "    {seed}: {what}");
        }
    }
    if let Some(first) = wrong.first() {
        let _ = writeln!(
            text,
            "\nThe diary of month {0}, which `MONTH_SEED={0} MONTH_DAYS={1} cargo test --workspace --test month` \
             lives again:\n{2}",
            first.seed, first.days, first.diary
        );
    }
    text
}
