//! Going away and coming back.

use jiff::SignedDuration;

use super::*;
use crate::{Change, Refusal, Timer};

/// Midnight of a day, `2026-05-01`, or an hour of it, `2026-05-01T18`.
fn at(day: &str) -> Timestamp {
    let time = if day.contains('T') { format!("{day}:00Z") } else { format!("{day}T00:00Z") };
    time.parse().expect("a time")
}

fn away(from: &str, until: &str) -> Absence {
    Absence { from: at(from), until: at(until) }
}

fn leave(from: Option<&str>, until: &str) -> Event {
    Event::Leave { from: from.map(at), until: Until::Time(at(until)) }
}

fn asks(absences: &[Absence], event: Event, now: &str) -> Result<Outlook, Refusal> {
    let ids = (1.try_into().expect("an id"), 11.try_into().expect("an id"));
    decide_absences(ids.0, ids.1, absences, 30, event, at(now))
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

/// Checks the stored absence, and when it is checked again.
fn check(absences: &[Absence], event: Event, now: &str, stored: Absence, look: Option<&str>) -> Outlook {
    let decision = asks(absences, event, now).expect("possible");
    let [
        Change::CheckAbsences { absences: seen, .. },
        Change::SetAway { away, .. },
        Change::SetTimer { timer: Timer::Away(..), at: looked },
    ] = decision.changes.as_slice()
    else {
        panic!("{:?}", decision.changes)
    };
    assert_eq!(seen, absences, "what it was decided on");
    assert_eq!((*away, *looked), (stored, look.map(at)), "{event:?}");
    assert_eq!((decision.until, decision.since), (until(&decision.absences, at(now)), at(now)));
    decision
}

#[test]
fn absences_begin_now_or_later_and_end_on_a_day_or_after_some_days() {
    let now = "2026-05-01T18";
    let went = check(&[], leave(None, "2026-05-09"), now, away(now, "2026-05-09"), Some("2026-05-09"));
    assert_eq!((went.until, went.absences), (Some(at("2026-05-09")), vec![away(now, "2026-05-09")]));
    let week = Event::Leave { from: Some(at("2026-05-03")), until: Until::Days(7) };
    let plans = check(&[], week, now, away("2026-05-03", "2026-05-10"), Some("2026-05-03"));
    assert_eq!(plans.until, None);
    // Midnight of today has passed.
    check(&[], leave(Some("2026-05-01"), "2026-05-02"), now, away(now, "2026-05-02"), Some("2026-05-02"));
}

#[test]
fn a_first_day_that_is_over_everywhere_is_refused() {
    let now = "2026-05-01T12";
    // West of Greenwich it's still yesterday.
    check(&[], leave(Some("2026-04-30T01"), "2026-05-09"), now, away(now, "2026-05-09"), Some("2026-05-09"));
    for from in ["2026-04-30", "2026-04-02", "2020-01-01"] {
        let told = asks(&[], leave(Some(from), "2026-05-09"), now);
        assert_eq!(told, Err(Refusal::AwayFromThePast), "{from}");
    }
    // Of someone who is away, the day on which that began may be named again.
    let on = [away("2026-04-02", "2026-05-03")];
    check(
        &on,
        leave(Some("2026-04-02"), "2026-05-02"),
        now,
        away("2026-04-02", "2026-05-02"),
        Some("2026-05-02"),
    );
    for from in ["2026-03-30", "2026-04-10"] {
        assert_eq!(asks(&on, leave(Some(from), "2026-05-02"), now), Err(Refusal::AwayFromThePast), "{from}");
    }
}

#[test]
fn players_who_are_away_can_change_the_end() {
    let on = [away("2026-05-01", "2026-05-09"), away("2026-07-01", "2026-07-09")];
    for end in ["2026-05-05", "2026-05-20"] {
        let decision = check(&on, leave(None, end), "2026-05-04", away("2026-05-01", end), Some(end));
        assert_eq!(decision.absences, [away("2026-05-01", end), on[1]]);
    }
}

#[test]
fn unused_days_are_returned() {
    let on = [away("2026-05-01", "2026-05-31")];
    assert_eq!(left(&on, 30, 2026), days(0));
    let back = check(&on, Event::Back, "2026-05-04", away("2026-05-01", "2026-05-04"), None);
    assert_eq!((back.until, left(&back.absences, 30, 2026)), (None, days(27)));
    let planned = [away("2026-05-01", "2026-05-04"), away("2026-06-01", "2026-06-28")];
    let off = Event::CallOff { from: at("2026-06-01") };
    let off = check(&planned, off, "2026-05-04", away("2026-06-01", "2026-06-01"), None);
    assert_eq!((off.absences.as_slice(), left(&off.absences, 30, 2026)), (&planned[..1], days(27)));
}

#[test]
fn coming_back_at_once_leaves_no_absence() {
    let on = [away("2026-05-01", "2026-05-31")];
    let back = check(&on, Event::Back, "2026-05-01", away("2026-05-01", "2026-05-01"), None);
    assert_eq!(back.absences, []);
}

#[test]
fn coming_back_or_calling_off_without_an_absence_is_refused() {
    let planned = away("2026-06-01", "2026-06-28");
    let not_away = Err(Refusal::NotAway { planned: Some(planned) });
    assert_eq!(asks(&[planned], Event::Back, "2026-05-04"), not_away);
    assert_eq!(asks(&[planned], Event::CallOff { from: at("2026-06-02") }, "2026-05-04"), not_away);
    let begun = Err(Refusal::NotAway { planned: None });
    assert_eq!(asks(&[planned], Event::CallOff { from: planned.from }, "2026-06-04"), begun);
    assert_eq!(asks(&[planned], Event::Back, "2026-06-28"), begun, "back already");
}

#[test]
fn each_calendar_year_has_its_own_days() {
    let now = "2026-12-01";
    let (used, turn) = (away("2026-02-01", "2026-02-21"), leave(Some("2026-12-25"), "2027-01-20"));
    check(&[used], turn, now, away("2026-12-25", "2027-01-20"), Some("2026-12-25"));
    let more = away("2026-03-01", "2026-03-05");
    let refused = asks(&[used, more], turn, now);
    assert_eq!(refused, Err(Refusal::AwayTooLong { year: 2026, left: days(6), limit: 30 }));
    let refused = asks(&[used], leave(Some("2026-12-25"), "2027-02-01"), now);
    assert_eq!(refused, Err(Refusal::AwayTooLong { year: 2027, left: days(30), limit: 30 }));
}

#[test]
fn granted_absences_stay_when_the_server_lowers_its_allowance() {
    let on = [away("2026-05-01", "2026-05-31")];
    let ids = (1.try_into().expect("an id"), 11.try_into().expect("an id"));
    let asks = |end| decide_absences(ids.0, ids.1, &on, 0, leave(None, end), at("2026-05-04")).map(drop);
    assert_eq!(asks("2026-05-30"), Ok(()));
    let too_long = Refusal::AwayTooLong { year: 2026, left: days(0), limit: 0 };
    assert_eq!(asks("2026-06-01"), Err(too_long));
}

#[test]
fn absences_do_not_overlap() {
    let (on, planned) = (away("2026-05-01", "2026-05-09"), away("2026-05-12", "2026-05-14"));
    let both = [on, planned];
    for (event, with) in [
        (leave(Some("2026-05-08"), "2026-05-10"), Some(on)),
        (leave(Some("2026-05-10"), "2026-05-13"), Some(planned)),
        (leave(None, "2026-05-13"), Some(planned)),
        (leave(Some("2026-05-09"), "2026-05-12"), None),
    ] {
        let refused = asks(&both, event, "2026-05-04").err();
        assert_eq!(refused, with.map(|with| Refusal::AwayOverlaps { with }), "{event:?}");
    }
}

#[test]
fn an_absence_ends_after_it_begins_and_within_a_year() {
    let refused = |event| asks(&[], event, "2026-05-04").expect_err("refused");
    assert_eq!(refused(leave(None, "2026-05-03")), Refusal::AwayInThePast);
    let from = at("2026-06-03");
    assert_eq!(refused(leave(Some("2026-06-03"), "2026-06-03")), Refusal::AwayBackwards { from });
    assert_eq!(refused(leave(Some("2026-06-03"), "2026-05-20")), Refusal::AwayBackwards { from });
    assert_eq!(
        refused(leave(Some("2026-06-03"), "2026-05-01")),
        Refusal::AwayInThePast,
        "whenever it begins"
    );
    assert_eq!(refused(Event::Leave { from: None, until: Until::Days(0) }), Refusal::AwayInThePast);
    let latest = at("2027-05-05");
    assert_eq!(refused(leave(Some("2027-05-01"), "2027-05-06")), Refusal::AwayTooFarAhead { latest });
}

#[test]
fn ticking_starts_and_ends_absences_and_sets_the_next_timer() {
    let all = vec![away("2026-05-01", "2026-05-09"), away("2026-07-01", "2026-07-09")];
    for (now, until, since, look) in [
        ("2026-05-01", Some("2026-05-09"), "2026-05-01", Some("2026-05-09")),
        ("2026-05-02", Some("2026-05-09"), "2026-05-01", Some("2026-05-09")),
        ("2026-05-09", None, "2026-05-09", Some("2026-07-01")),
        ("2026-07-10", None, "2026-07-10", None),
    ] {
        let (home, player) = (1.try_into().expect("an id"), 11.try_into().expect("an id"));
        let decision = tick(home, player, all.clone(), at(now));
        assert_eq!((decision.until, decision.since), (until.map(at), at(since)), "{now}");
        let timer = Change::SetTimer { timer: Timer::Away(home, player), at: look.map(at) };
        let check = Change::CheckAbsences { home, player, absences: all.clone() };
        assert_eq!(decision.changes, [check, timer]);
    }
}
