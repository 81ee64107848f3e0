//! Absences at a table: whose clock is stopped, and until when.

use super::*;

impl Story {
    fn away(self, by: u64, until: Option<i64>) -> Self {
        let decision = set_away(&self.table, player(by), until.map(day), self.now).expect("a change");
        self.becomes(decision)
    }

    fn stays(self, by: u64, until: Option<i64>) -> Self {
        assert!(set_away(&self.table, player(by), until.map(day), self.now).is_none());
        self
    }
}

fn day(day: i64) -> Timestamp {
    at(day * 86_400)
}

fn away_until(until: i64) -> News {
    News::Away { until: day(until).as_second() }
}

#[test]
fn the_clock_of_who_is_away_stands_until_his_time_is_over() {
    let away = story("dara:traditional b3", "3d").wait("1d").away(BEN, Some(9));
    let away = away.tells(&[away_until(9)], Some(BEN));
    assert_eq!((away.table.still(), away.timer), (Some(Still::Away(day(9))), Some(day(9))));
    let back = away.wait("7d").left("3d 2d").rests().wait("1d").ticks().tells(&[News::Back], None);
    assert_eq!(back.table.deadline(), Some(day(11)));
    back.rests().wait("1d").left("3d 1d");
}

#[test]
fn who_comes_back_earlier_has_his_clock_run_again() {
    let back = story("dara:traditional b3", "3d").away(BEN, Some(9)).wait("2d").away(BEN, None);
    back.tells(&[News::Back], Some(BEN)).wait("1d").left("3d 2d").stays(BEN, None);
}

#[test]
fn who_is_found_to_be_back_did_nothing_himself() {
    let back = story("dara:traditional b3", "3d").away(BEN, Some(2)).wait("3d").away(BEN, None);
    back.tells(&[News::Back], None);
    let acts = story("dara:traditional b3", "3d").away(BEN, Some(2)).wait("3d").plays("c4");
    acts.shows(How::LastTurn, Some(BEN)).left("3d 3d");
}

#[test]
fn who_waits_is_not_told_of_nor_kept_by_another_who_is_away() {
    let away =
        story("dara:traditional b3", "3d").away(ADA, Some(9)).tells(&[], None).wait("1d").left("3d 2d");
    let turn = away.plays("c4");
    assert_eq!((turn.table.still(), turn.timer), (Some(Still::Away(day(9))), Some(day(9))));
    let played = turn.wait("5d").plays("d3").left("3d 3d").wait("1d").left("3d 2d");
    assert_eq!(played.table.away(Seat::FIRST), Some(day(9)), "who plays is not back");
    played.wait("2d").ticks().ends(Ending::Aborted { seat: Seat::SECOND });
}

#[test]
fn it_changes_until_when_and_is_told_where_somebody_waits() {
    let away = story("dara:traditional b3", "3d").away(BEN, Some(9)).stays(BEN, Some(9)).away(BEN, Some(7));
    assert_eq!(away.tells(&[away_until(7)], Some(BEN)).timer, Some(day(7)));
}

#[test]
fn an_absence_that_nobody_looked_at_in_time_counts_from_when_it_began() {
    let late = story("dara:traditional b3", "3d").wait("2d");
    let decision = set_away(&late.table, player(BEN), Some(day(9)), day(1)).expect("a change");
    late.becomes(decision).left("3d 2d");
}

#[test]
fn it_makes_no_difference_where_it_was_excluded_or_one_does_not_play() {
    story("dara:traditional b3", "3d,no-away").stays(BEN, Some(9)).stays(99, Some(9)).plays("c4");
    story("damala:teams", "3d").does(ADA, Event::Resign).stays(ADA, Some(9));
    story("dara:traditional", "3d").does(ADA, Event::Resign).stays(BEN, Some(9));
    let untimed = story("dara:traditional b3", "none").away(BEN, Some(9)).tells(&[], None);
    assert_eq!((untimed.table.away(Seat::SECOND), untimed.timer), (Some(day(9)), None));
}

#[test]
fn who_plays_for_his_partner_is_away_at_both_seats() {
    let both = story("damala:teams", "3d").away(CHIDI, Some(9)).wait("1d").does(ADA, Event::Resign);
    assert_eq!((both.table.still(), both.timer), (Some(Still::Away(day(9))), Some(day(9))));
    let back = both.wait("1d").away(CHIDI, None).tells(&[News::Back], Some(CHIDI));
    let back = back.wait("1d").left("2d 3d 3d 3d");
    // Chidi goes away during the turn of the partner's seat, and is away at their own seat too.
    let gone = back.away(CHIDI, Some(9)).plays_any().plays_any().wait("1d").left("3d 3d 3d 3d");
    assert_eq!(gone.table.still(), Some(Still::Away(day(9))));
}

#[test]
fn who_was_away_and_gives_up_keeps_nobody() {
    let on = story("damala:teams", "3d").away(ADA, Some(9)).wait("1d").does(ADA, Event::Resign);
    on.wait("1d").left("2d 3d 3d 3d");
}

#[test]
fn a_pause_goes_on_when_somebody_is_back() {
    let paused = story("dara:traditional b3", "3d").does(ADA, Event::Offer(OfferKind::Pause));
    let paused = paused.does(BEN, Event::Accept(OfferKind::Pause)).away(BEN, Some(2)).wait("3d").rests();
    let back = paused.away(BEN, None).tells(&[], None);
    assert_eq!(back.table.still(), Some(Still::Paused));
    let resumed = back.away(BEN, Some(5)).does(ADA, Event::Resume);
    assert_eq!(resumed.timer, Some(day(5)));
}
