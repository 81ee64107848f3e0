//! Properties of absences: never longer than the server allows, never overlapping, and always ending by
//! themselves.

use jiff::{SignedDuration, Timestamp};
use play::{
    Absence, Change, Refusal, Timer,
    player::away::{self, Event, Until},
};
use proptest::prelude::*;

use crate::{at, id};

/// The first second of 2026.
const START: i64 = 1_767_225_600;

fn day() -> impl Strategy<Value = i64> {
    0..500_i64
}

fn after(days: i64) -> Timestamp {
    at(START + days * 86_400)
}

fn event() -> impl Strategy<Value = Event> {
    let until = prop_oneof![day().prop_map(|day| Until::Time(after(day))), (0..20_u16).prop_map(Until::Days)];
    prop_oneof![
        6 => (prop::option::of(day().prop_map(after)), until).prop_map(|(from, until)| Event::Leave { from, until }),
        2 => Just(Event::Back),
        1 => day().prop_map(|day| Event::CallOff { from: after(day) }),
    ]
}

/// What a store does with these changes.
fn store(absences: &mut Vec<Absence>, timer: &mut Option<Timestamp>, changes: &[Change]) {
    for change in changes {
        match *change {
            Change::CheckAbsences { absences: ref seen, .. } => assert_eq!(seen, absences),
            Change::SetAway { away, .. } => {
                absences.retain(|absence| absence.from != away.from);
                absences.extend(Some(away).filter(|away| away.from < away.until));
                absences.sort_by_key(|absence| absence.from);
            }
            Change::SetTimer { timer: Timer::Away(..), at } => *timer = at,
            ref other => panic!("{other:?}"),
        }
    }
}

proptest! {
    #[test]
    fn no_one_is_away_too_long_or_forever(
        days in 0..60_u16,
        events in prop::collection::vec((0..40_i64, event()), 0..30),
    ) {
        let (mut absences, mut timer, mut now) = (vec![], None, after(0));
        for (pause, event) in events {
            now += SignedDuration::from_hours(6 * pause);
            let left: Vec<_> = (2026..2030).map(|year| away::left(&absences, days, year)).collect();
            match away::decide_absences(id(1), id(2), &absences, days, event, now) {
                Ok(decision) => {
                    store(&mut absences, &mut timer, &decision.changes);
                    prop_assert_eq!(&absences, &decision.absences);
                    prop_assert_eq!(decision.until, away::until(&absences, now));
                }
                Err(Refusal::AwayTooLong { year, left: reported, limit }) => {
                    let had = left[usize::try_from(year - 2026).expect("a year of the test")];
                    prop_assert!(reported >= had && limit == days, "the report counts the current absence in");
                }
                Err(Refusal::AwayOverlaps { with }) => prop_assert!(absences.contains(&with)),
                Err(Refusal::NotAway { planned }) => prop_assert_eq!(planned, away::planned(&absences, now)),
                Err(
                    Refusal::AwayInThePast
                    | Refusal::AwayFromThePast
                    | Refusal::AwayBackwards { .. }
                    | Refusal::AwayTooFarAhead { .. },
                ) => {}
                Err(other) => panic!("{other:?}"),
            }
            for pair in absences.windows(2) {
                prop_assert!(pair[0].from < pair[0].until && pair[0].until <= pair[1].from);
            }
            for year in 2026..2030 {
                let allowed = SignedDuration::from_hours(24 * i64::from(days));
                // Nothing negative can be left, so this shows that no more was used than allowed.
                prop_assert!(away::left(&absences, u16::MAX, year) >= SignedDuration::from_hours(24 * 65_535) - allowed);
            }
        }
        // Without any further action the player comes back, whatever they had planned.
        for _ in 0..=2 * absences.len() {
            let decision = away::tick(id(1), id(2), absences.clone(), timer.unwrap_or(now).max(now));
            now = now.max(timer.unwrap_or(now));
            store(&mut absences, &mut timer, &decision.changes);
            prop_assert!(timer.is_none_or(|timer| timer > now));
        }
        prop_assert_eq!((timer, away::until(&absences, now)), (None, None));
    }
}
