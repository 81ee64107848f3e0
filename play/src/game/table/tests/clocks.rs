//! Clocks: which one runs, what turns take and add, gifts, and making up for outages.

use super::*;

#[test]
fn every_turn_has_the_full_limit() {
    let waits = story("dara:traditional", "3d").wait("1d").left("2d 3d");
    assert_eq!(waits.table.deadline(), Some(at(3 * 86_400)));
    let played = waits.plays("b3").left("3d 3d").wait("1d12h").left("3d 1d12h");
    played.plays("c4").left("3d 3d");
}

#[test]
fn a_bank_grows_with_each_turn_to_its_cap() {
    let once = story("dara:traditional", "2d+12h/3d").wait("1d").plays("b3").left("1d12h 2d");
    once.plays("c4").left("1d12h 2d12h").wait("12h").plays("d3 e4 a1").left("2d 3d");
}

#[test]
fn no_clock_runs_without_a_limit() {
    let story = story("dara:traditional b3", "none").wait("90d").left("").rests();
    assert_eq!((story.table.deadline(), story.table.due(), story.timer), (None, None, None));
    assert_eq!(story.table.clock_stop(), Some(ClockStop::Untimed));
}

#[test]
fn a_turn_lasts_until_the_take_it_earned() {
    let row = story(&format!("{DROPPED} {BEFORE_ROW}"), "3d").wait("1d").plays("b5-b4").left("2d 3d");
    row.wait("1d").left("1d 3d").plays("xa2").left("3d 3d");
}

#[test]
fn a_huff_does_not_end_a_turn_and_a_forced_capture_does() {
    let offended = || story("damas:ruibal c3-d4 f6-e5 a3-b4", "3d").wait("1d");
    offended().plays("huff:d4").left("3d 2d").wait("1d").left("3d 1d").plays("b6-a5").left("3d 3d");
    offended().plays("force").left("3d 3d").wait("1d").left("2d 3d").plays("d4xf6").wait("1d").left("3d 2d");
}

#[test]
fn a_gift_of_time_counts_for_the_current_or_next_turn() {
    let gift = || Event::GiveTime(SignedDuration::from_hours(36));
    let now = story("dara:traditional", "3d").wait("1d").does(BEN, gift()).left("3d12h 3d");
    let now = now
        .announces(&[News::TimeGiven { minutes: 36 * 60 }], Some(BEN))
        .wait("3d")
        .plays("b3")
        .left("3d 3d");
    now.does(ADA, gift()).left("3d 4d12h").plays("c4").left("3d 3d");
    story("dara:traditional", "3d").does(ADA, gift()).left("3d 4d12h").plays("b3").wait("4d").left("3d 12h");
    let four = story("damala:teams", "3d").does(BEN, gift());
    four.left("4d12h 3d 4d12h 3d");
}

#[test]
fn gifts_too_small_too_large_or_without_a_clock_are_refused() {
    let too_little = Event::GiveTime(SignedDuration::from_secs(59));
    let too_much = Event::GiveTime(MAX_GIFT + SignedDuration::from_mins(1));
    let bad = Refusal::BadGift { most: MAX_GIFT };
    let most = story("dara:traditional", "3d").refuses(ADA, too_little, &bad).refuses(ADA, too_much, &bad);
    let most = most.does(ADA, Event::GiveTime(MAX_GIFT)).left("3d 33d");
    most.refuses(99, Event::GiveTime(MAX_GIFT), &Refusal::NotAPlayer);
    let twice = story("dara:traditional", "3d")
        .does(ADA, Event::GiveTime(MAX_GIFT))
        .does(ADA, Event::GiveTime(MAX_GIFT));
    twice.left("3d 63d").refuses(
        ADA,
        Event::GiveTime(MAX_GIFT),
        &Refusal::EnoughTime { most: MAX_AFTER_GIFT },
    );
    story("dara:traditional", "none").refuses(ADA, Event::GiveTime(MAX_GIFT), &Refusal::NoClock);
}

#[test]
fn setting_the_machines_clock_back_changes_no_time_left() {
    let mut back = story("dara:traditional", "3d+0m/3d").wait("1d").plays("b3");
    back.now = at(0);
    back.left("2d 4d").plays("c4").left("2d 3d");
}

#[test]
fn an_outage_is_made_up_for_if_a_clock_runs() {
    let mut stored = story("dara:traditional", "3d").wait("1d").table.stored().clone();
    let hours = SignedDuration::from_hours(6);
    assert_eq!(stored.state.make_up(hours, at(86_400)), MadeUp::By(hours), "a clock runs");
    let table = Table::new(stored).expect("a table");
    assert_eq!(table.left(Seat::FIRST, at(86_400)), Some(SignedDuration::from_hours(54)));
    let mut still = super::stored("dara:traditional").state;
    assert_eq!(still.make_up(hours, at(86_400)), MadeUp::Nothing);
}
