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
fn an_absence_stops_the_players_clock_until_it_ends() {
    let away = story("dara:traditional b3", "3d").wait("1d").away(BEN, Some(9));
    let away = away.announces(&[away_until(9)], Some(BEN));
    assert_eq!((away.table.clock_stop(), away.timer), (Some(ClockStop::Away(day(9))), Some(day(9))));
    let back = away.wait("7d").left("3d 2d").rests().wait("1d").ticks().announces(&[News::Back], None);
    assert_eq!(back.table.deadline(), Some(day(11)));
    back.rests().wait("1d").left("3d 1d");
}

#[test]
fn coming_back_early_restarts_the_clock() {
    let back = story("dara:traditional b3", "3d").away(BEN, Some(9)).wait("2d").away(BEN, None);
    back.announces(&[News::Back], Some(BEN)).wait("1d").left("3d 2d").stays(BEN, None);
}

#[test]
fn an_absence_that_ran_out_is_not_announced_as_the_players_action() {
    let back = story("dara:traditional b3", "3d").away(BEN, Some(2)).wait("3d").away(BEN, None);
    back.announces(&[News::Back], None);
    let acts = story("dara:traditional b3", "3d").away(BEN, Some(2)).wait("3d").plays("c4");
    acts.shows(BoardCause::LastTurn, Some(BEN)).left("3d 3d");
}

#[test]
fn an_absence_out_of_turn_is_not_announced_and_stops_no_other_clock() {
    let away =
        story("dara:traditional b3", "3d").away(ADA, Some(9)).announces(&[], None).wait("1d").left("3d 2d");
    let turn = away.plays("c4");
    assert_eq!((turn.table.clock_stop(), turn.timer), (Some(ClockStop::Away(day(9))), Some(day(9))));
    let played = turn.wait("5d").plays("d3").left("3d 3d").wait("1d").left("3d 2d");
    assert_eq!(played.table.away(Seat::FIRST), Some(day(9)), "playing does not end the absence");
    played.wait("2d").ticks().ends(Ending::Aborted { seat: Seat::SECOND });
}

#[test]
fn changing_the_end_of_an_absence_moves_the_timer_and_is_announced() {
    let away = story("dara:traditional b3", "3d").away(BEN, Some(9)).stays(BEN, Some(9)).away(BEN, Some(7));
    assert_eq!(away.announces(&[away_until(7)], Some(BEN)).timer, Some(day(7)));
}

#[test]
fn an_absence_handled_late_counts_from_its_beginning() {
    let late = story("dara:traditional b3", "3d").wait("2d");
    let decision = set_away(&late.table, player(BEN), Some(day(9)), day(1)).expect("a change");
    late.becomes(decision).left("3d 2d");
}

#[test]
fn absences_have_no_effect_when_excluded_or_for_those_who_do_not_play() {
    story("dara:traditional b3", "3d,no-away").stays(BEN, Some(9)).stays(99, Some(9)).plays("c4");
    story("damala:teams", "3d").does(ADA, Event::Resign).stays(ADA, Some(9));
    story("dara:traditional", "3d").does(ADA, Event::Resign).stays(BEN, Some(9));
    let untimed = story("dara:traditional b3", "none").away(BEN, Some(9)).announces(&[], None);
    assert_eq!((untimed.table.away(Seat::SECOND), untimed.timer), (Some(day(9)), None));
}

#[test]
fn a_player_of_two_seats_is_away_at_both() {
    let both = story("damala:teams", "3d").away(CHIDI, Some(9)).wait("1d").does(ADA, Event::Resign);
    assert_eq!((both.table.clock_stop(), both.timer), (Some(ClockStop::Away(day(9))), Some(day(9))));
    let back = both.wait("1d").away(CHIDI, None).announces(&[News::Back], Some(CHIDI));
    let back = back.wait("1d").left("2d 3d 3d 3d");
    // Chidi goes away during the turn of the partner's seat, and is away at their own seat too.
    let gone = back.away(CHIDI, Some(9)).plays_any().plays_any().wait("1d").left("3d 3d 3d 3d");
    assert_eq!(gone.table.clock_stop(), Some(ClockStop::Away(day(9))));
}

#[test]
fn giving_up_while_away_starts_the_partners_clock() {
    let on = story("damala:teams", "3d").away(ADA, Some(9)).wait("1d").does(ADA, Event::Resign);
    on.wait("1d").left("2d 3d 3d 3d");
}

#[test]
fn a_pause_outlasts_an_absence() {
    let paused = story("dara:traditional b3", "3d").does(ADA, Event::Offer(OfferKind::Pause));
    let paused = paused.does(BEN, Event::Accept(OfferKind::Pause)).away(BEN, Some(2)).wait("3d").rests();
    let back = paused.away(BEN, None).announces(&[], None);
    assert_eq!(back.table.clock_stop(), Some(ClockStop::Paused));
    let resumed = back.away(BEN, Some(5)).does(ADA, Event::Resume);
    assert_eq!(resumed.timer, Some(day(5)));
}
