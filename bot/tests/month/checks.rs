//! What must be so, whatever happened.

mod ends;
mod seen;
pub(crate) mod told;
pub(crate) mod watching;

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::town::Town;
use watching::Watch;

/// How many pings and direct messages a person gets a day at most.
const PINGS: usize = 30;
/// What Discord refuses while something is in trouble, or is asked to find out.
const EXPECTED: [u32; 19] = [
    0, 10_003, 10_004, 10_007, 10_008, 10_011, 10_015, 10_062, 20_026, 30_046, 40_003, 40_060, 50_001,
    50_007, 50_013, 50_027, 50_083, 50_278, 160_004,
];

/// What is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Check {
    /// Every request is answered, and not with an apology.
    Answered,
    /// Nothing waits: no announcement, timer, pairing, challenge or game without an end in sight.
    Waits,
    /// What was due was shown, once.
    Shown,
    /// Who had to act, or to mend something, was told.
    Told,
    /// Few pings a day.
    Pinged,
    /// What stood still got its time back, competitions ran their course, and what was said to be certain came true.
    Fair,
    /// `dara check`
    Whole,
    /// No text was refused for its size.
    Size,
    /// Nothing in the log would alarm an operator.
    Log,
    /// No one saw an account or a name of someone they share no place with.
    Seen,
}

/// Something that isn't so.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(crate) check: Check,
    /// What kind of thing: findings of a kind have one cause, or few.
    pub(crate) kind: &'static str,
    pub(crate) what: String,
}

/// All that is checked at the end.
pub(crate) async fn all(town: &Town, watch: &Watch) {
    ends::nothing_waits(town).await;
    ends::competitions_ran_their_course(town).await;
    ends::roles_are_as_noted(town).await;
    watch.tell(town);
    told::nothing_twice(town);
    told::in_time(town).await;
    pings(town);
    sizes(town);
    seen::by_strangers(town);
    for fault in town.store.integrity().expect("a store") {
        let said = format!("{fault:?}");
        let is_of_places = said.contains("the places of division");
        town.finds(Check::Whole, if is_of_places { "places" } else { "an inconsistency" }, said);
    }
    errors(town);
}

/// What the log says.
pub(crate) fn errors(town: &Town) {
    // A member whose answer Discord refused presses again.
    for line in town.log.errors().into_iter().filter(|line| !line.contains("429 Too Many Requests")) {
        let short: String = line.chars().take(400).collect();
        town.finds(Check::Log, kind_of(&line), short);
    }
}

/// Roughly what an error is about.
fn kind_of(line: &str) -> &'static str {
    let kinds = [
        ("UNIQUE constraint", "an id that is taken"),
        ("others keep changing", "a competition that keeps changing"),
        ("postponing a timer", "a timer that fails"),
        ("delivering announcements", "a round of announcements that fails"),
    ];
    kinds.iter().find(|(said, _)| line.contains(said)).map_or("an error", |(_, kind)| kind)
}

/// Pings and unasked direct messages of a day.
fn pings(town: &Town) {
    let people = town.people.borrow().clone();
    let direct: BTreeMap<_, _> = people.iter().map(|one| (town.direct(one), one.id())).collect();
    let mut counted: BTreeMap<_, usize> = BTreeMap::new();
    for shown in town.sandbox.shown_after(0) {
        let day = shown.at / (24 * 3_600_000);
        let written = direct.get(&shown.channel).filter(|_| !shown.is_private && !shown.is_edit);
        for &person in shown.pinged.iter().chain(written) {
            *counted.entry((person, day)).or_default() += 1;
        }
    }
    let most = counted.iter().max_by_key(|(_, count)| **count);
    if let Some(((person, _), count)) = most {
        town.note(&format!("the most pings of a day: {count}, of {person}"));
    }
    if let Some(((person, _), count)) = most.filter(|(_, count)| **count > PINGS) {
        town.finds(Check::Pinged, "too many", format!("{count} in a day, {person}"));
    }
}

/// What Discord refused.
pub(crate) fn sizes(town: &Town) {
    for violation in town.sandbox.violations() {
        let said = format!("{violation:?}");
        let short: String = said.chars().take(400).collect();
        if [50_035, 40_005, 50_006].contains(&violation.code) {
            town.finds(Check::Size, "refused", short);
        } else if violation.status < 400 || !EXPECTED.contains(&violation.code) {
            town.finds(Check::Size, "a mistake", short);
        }
    }
}

/// A time of the sandbox.
pub(crate) fn time(milliseconds: i64) -> Timestamp {
    Timestamp::from_millisecond(milliseconds).expect("a time")
}
