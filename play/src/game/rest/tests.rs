//! Nights and days off, compared with a count minute by minute.

use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;

use super::*;

fn local(rest: &str, zone: &str) -> LocalRest {
    LocalRest { rest: rest.parse().expect("a rest"), zone: zone.parse().expect("a zone") }
}

fn time(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

/// Checks when the time is over.
fn check(rest: &str, zone: &str, from: &str, hours: i64, over: &str) {
    let (local, from) = (local(rest, zone), time(from));
    let after = local.after(from, self::hours(hours));
    assert_eq!(after, time(over), "{rest} in {zone} from {from}: {after}");
    assert_eq!(local.counted(from, after, self::hours(99_999)), self::hours(hours), "{rest} in {zone}");
}

#[test]
fn a_clock_stands_at_night_where_its_player_lives() {
    check("nights", "UTC", "2026-11-27T12:00Z", 24, "2026-11-28T22:00Z");
    check("nights", "UTC", "2026-11-27T12:00Z", 4, "2026-11-27T16:00Z");
    check("nights", "Europe/Kyiv", "2026-11-27T19:00Z", 3, "2026-11-28T08:00Z");
    check("nights", "America/New_York", "2026-11-27T19:00Z", 3, "2026-11-27T22:00Z");
    check("nights", "Asia/Kathmandu", "2026-11-27T00:00Z", 1, "2026-11-27T03:15Z");
}

#[test]
fn time_that_ends_with_the_day_ends_there_and_time_that_begins_at_night_in_the_morning() {
    check("nights", "UTC", "2026-11-27T12:00Z", 10, "2026-11-27T22:00Z");
    check("nights", "UTC", "2026-11-27T22:00Z", 1, "2026-11-28T09:00Z");
    check("nights", "UTC", "2026-11-27T23:59:59.999Z", 1, "2026-11-28T09:00Z");
    check("nights", "UTC", "2026-11-28T07:59:59.999Z", 1, "2026-11-28T09:00Z");
    let nights = local("nights", "UTC");
    assert_eq!(nights.after(time("2026-11-27T23:00Z"), SignedDuration::ZERO), time("2026-11-28T08:00Z"));
    assert_eq!(nights.until(time("2026-11-27T23:00Z")), Some(time("2026-11-28T08:00Z")));
    assert_eq!(nights.until(time("2026-11-28T08:00Z")), None);
    assert_eq!(nights.until(time("2026-11-27T22:00Z")), Some(time("2026-11-28T08:00Z")), "at once");
}

#[test]
fn a_clock_stands_on_the_days_off_where_its_player_lives() {
    // The 27th of November 2026 is a Friday.
    check("off:sat", "UTC", "2026-11-27T12:00Z", 13, "2026-11-30T01:00Z");
    check("off:fri", "UTC", "2026-11-26T23:00Z", 2, "2026-11-29T01:00Z");
    check("off:thu", "Pacific/Auckland", "2026-11-25T10:00Z", 2, "2026-11-27T12:00Z");
    check("nights,off:sat", "UTC", "2026-11-27T21:00Z", 2, "2026-11-30T09:00Z");
    let all = local("nights,off:sat", "UTC");
    assert_eq!(all.until(time("2026-11-27T22:30Z")), Some(time("2026-11-30T08:00Z")), "both at once");
}

#[test]
fn a_night_in_which_summer_time_begins_or_ends_is_an_hour_shorter_or_longer() {
    let nights = local("nights", "Europe/Paris");
    for (evening, length) in [("2026-03-28T21:00Z", 9), ("2026-03-27T21:00Z", 10), ("2026-10-24T20:00Z", 11)]
    {
        let evening = time(evening);
        assert_eq!(nights.until(evening), Some(evening + hours(length)));
    }
    check("nights", "Europe/Paris", "2026-03-28T20:00Z", 2, "2026-03-29T07:00Z");
    check("nights", "Europe/Paris", "2026-10-24T19:00Z", 2, "2026-10-25T08:00Z");
    // Half an hour, in the middle of the night.
    check("nights", "Australia/Lord_Howe", "2026-04-04T10:00Z", 2, "2026-04-04T22:30Z");
    // The clocks go back from midnight to eleven in the evening before.
    let days = local("off:sat", "America/Asuncion");
    assert_eq!(days.until(time("2024-03-23T12:00Z")), Some(time("2024-03-25T04:00Z")), "49 hours");
}

fn zones() -> impl Strategy<Value = Zone> {
    prop::sample::select(Zone::all().collect::<Vec<_>>())
}

fn rests() -> impl Strategy<Value = Rest> {
    let days = prop::option::of(prop::sample::select(DaysOff::ALL.to_vec()));
    (any::<bool>(), days).prop_filter_map("clocks never stand", |(nights, days)| Rest::new(nights, days))
}

/// Whole minutes of 2026 and 2027, in which no zone changes within one.
fn minute() -> impl Strategy<Value = i64> {
    let minute = |text| time(text).as_second() / 60;
    minute("2026-01-01T00:00Z")..minute("2028-01-01T00:00Z")
}

fn at(minute: i64) -> Timestamp {
    Timestamp::from_second(minute * 60).expect("a time")
}

/// Whether a clock stands, by the calendar and nothing else.
fn stands(local: LocalRest, rules: &TimeZone, at: Timestamp) -> bool {
    let there = at.to_zoned(rules.clone());
    let night = there.hour() >= 22 || there.hour() < 8;
    let is_off = |days: DaysOff| days.days().contains(&there.weekday());
    (local.rest.has_nights() && night) || local.rest.days().is_some_and(is_off)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn each_minute_counts_unless_the_clock_stands(rest in rests(), zone in zones(), from in minute(), most in 1..6_000_i64) {
        let (local, rules) = (LocalRest { rest, zone }, zone.rules());
        let stands = |minute: &i64| stands(local, &rules, at(*minute));
        let waking = (from..from + most).filter(|minute| !stands(minute)).count();
        let counted = local.counted(at(from), at(from + most), hours(99_999));
        prop_assert_eq!(counted, SignedDuration::from_mins(i64::try_from(waking).expect("a number")));
        let until = (from..from + 7_000).find(|minute| !stands(minute)).expect("it runs again");
        prop_assert_eq!(local.until(at(from)), (until > from).then(|| at(until)));
    }

    #[test]
    fn time_is_over_at_the_first_moment_at_which_all_of_it_has_counted(
        rest in rests(),
        zone in zones(),
        from in minute(),
        off in 0..60_000_i64,
        time in 0..9_000_000_000_i64,
    ) {
        let (local, rules, time) = (LocalRest { rest, zone }, zone.rules(), SignedDuration::from_millis(time));
        let from = at(from) + SignedDuration::from_millis(off);
        let (over, moment) = (local.after(from, time), SignedDuration::from_millis(1));
        prop_assert_eq!(local.counted(from, over, hours(99_999)), time);
        if time > SignedDuration::ZERO {
            prop_assert!(!stands(local, &rules, over - moment), "it runs out while the clock stands");
            prop_assert!(local.counted(from, over - moment, hours(99_999)) < time, "not before");
        } else {
            prop_assert!(!stands(local, &rules, over));
        }
    }
}
