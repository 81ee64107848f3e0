//! Events from outside a table: its channel is lost, found or changed, and moderators end the game.

use super::*;

impl Story {
    fn cut_off(self, cut_off: bool) -> Self {
        let lost = cut_off.then_some(self.now);
        let decision = set_cut_off(&self.table, lost, self.now).expect("a change");
        self.becomes(decision)
    }

    /// The channel was lost some time ago.
    fn cut_off_for(self, time: &str) -> Self {
        let lost = self.now - crate::game::time_control::read(time).expect("a time");
        let decision = set_cut_off(&self.table, Some(lost), self.now).expect("a change");
        self.becomes(decision)
    }

    fn moves_to(self, channel: u64) -> Self {
        let to = channel.try_into().expect("an id");
        let decision = relocate(&self.table, to, player(99), self.now).expect("a change");
        assert_eq!(decision.changes[1], Change::MoveGame { game: self.table.id(), channel: to });
        let moved = self.becomes(decision).shows(BoardCause::Moved, Some(99));
        assert_eq!((moved.table.stored().channel, moved.table.stored().thread_of), (to, None));
        moved
    }
}

#[test]
fn moderators_can_end_any_running_game_without_a_winner() {
    let begun = || story("dara:traditional b3", "3d").wait("1d");
    let offered = begun().does(ADA, Event::Offer(OfferKind::Abort));
    let planned = begun().does(
        ADA,
        Event::AddPremoves(vec!["c4".parse().expect("an action"), "d3".parse().expect("an action")]),
    );
    let paused = begun().does(ADA, Event::Offer(OfferKind::Pause)).does(BEN, Event::Accept(OfferKind::Pause));
    let half = story("damala:teams", "none").does(CHIDI, Event::Resign);
    for running in [begun(), offered, planned, paused, begun().cut_off(true), half] {
        let decision = stop(&running.table, player(99), running.now).expect("it runs");
        let over = running.becomes(decision).shows(BoardCause::LastTurn, Some(99)).ends(Ending::Stopped);
        assert_eq!((over.timer, over.table.player_to_act(), over.table.clock_stop()), (None, None, None));
        let state = &over.table.stored().state;
        assert!(state.offers.is_empty() && state.premoves.is_empty() && state.away.is_empty());
        assert!(stop(&over.table, player(99), over.now).is_none(), "once");
        over.refuses(ADA, Event::Resign, &Refusal::GameOver(Ending::Stopped));
    }
    assert_eq!(Ending::Stopped.winner(), None);
}

#[test]
fn moderators_cannot_end_a_game_that_is_over() {
    let over = story("dara:traditional b3", "3d").does(ADA, Event::Resign);
    assert!(stop(&over.table, player(99), over.now).is_none());
}

#[test]
fn clocks_are_stopped_while_nothing_can_be_posted() {
    let still = story("dara:traditional b3", "3d")
        .wait("1d")
        .cut_off(true)
        .announces(&[], None)
        .wait("9d")
        .left("3d 2d");
    assert_eq!((still.table.clock_stop(), still.table.deadline()), (Some(ClockStop::CutOff), None));
    assert!(set_cut_off(&still.table, Some(still.now), still.now).is_none());
    let played = still.plays("c4").wait("9d").left("3d 3d").cut_off(false).wait("1d").left("2d 3d");
    assert!(set_cut_off(&played.table, None, played.now).is_none());
}

#[test]
fn members_whose_channel_is_lost_wait_two_weeks_after_each_move() {
    let lost = || story("dara:traditional b3", "3d").wait("1d").cut_off(true);
    lost().wait("13d 23h").rests();
    let over = lost().wait("14d").ticks().shows(BoardCause::LastTurn, None).ends(Ending::Idle);
    assert_eq!(over.timer, None);
    // Direct messages, the list of games and moderators keep it alive, and so does its channel.
    lost().wait("13d").plays("c4").wait("13d").rests();
    lost().wait("13d").cut_off(false).wait("1d").rests();
    lost().wait("13d").moves_to(8).wait("1d").rests();
    let paused = lost().does(ADA, Event::Offer(OfferKind::Pause)).does(BEN, Event::Accept(OfferKind::Pause));
    assert_eq!(paused.timer, None);
    paused.wait("30d").does(ADA, Event::Resume).wait("13d").rests();
    // Without a clock, it never ends by itself.
    assert_eq!(story("dara:traditional b3", "none").cut_off(true).timer, None);
}

#[test]
fn games_that_an_earlier_version_let_wait_for_good_wait_two_weeks_from_now_on() {
    let lost = story("dara:traditional b3", "3d").cut_off(true);
    let mut stored = lost.table.stored().clone();
    stored.state.idle = None;
    let old = Story { table: Table::new(stored).expect("a table"), timer: None, ..lost }.wait("30d");
    let found_out = old.cut_off(true).left("3d 3d");
    let ends = found_out.now + SignedDuration::from_hours(14 * 24);
    assert_eq!(found_out.timer, Some(ends));
    assert!(set_cut_off(&found_out.table, Some(found_out.now), found_out.now).is_none());
}

#[test]
fn time_since_the_channel_was_lost_is_given_back() {
    let story_of_a_day = || story("dara:traditional b3", "3d").wait("1d");
    story_of_a_day().cut_off_for("1h").wait("9d").cut_off(false).wait("1h").left("3d 2d");
    // Never more than the clock has taken.
    story_of_a_day().cut_off_for("9d").left("3d 3d");
    story("dara:traditional", "none").cut_off_for("9d");
    // The machine's clock was set back.
    let wronged = story_of_a_day();
    let decision =
        set_cut_off(&wronged.table, Some(wronged.now + SignedDuration::from_hours(1)), wronged.now);
    wronged.becomes(decision.expect("a change")).left("3d 2d");
}

#[test]
fn a_player_who_was_warned_in_a_lost_channel_is_warned_again() {
    let warned = story("dara:traditional b3", "3d").wait("2d 12h").ticks();
    assert!(warned.announced.iter().any(|told| matches!(told, Announcement::Warning { .. })));
    let again = warned.cut_off_for("12h").wait("9d").cut_off(false).wait("20h").ticks();
    assert!(again.announced.iter().any(|told| matches!(told, Announcement::Warning { .. })));
}

/// A game by direct messages, after these actions.
fn by_mail(record: &str, terms: &str) -> Story {
    let story = story(record, terms);
    let stored = StoredGame { home: crate::Home::World, ..story.table.stored().clone() };
    Story { table: Table::new(stored).expect("a table"), ..story }
}

impl Story {
    fn reaches(self, number: u64, is_reached: bool) -> Self {
        let decision = set_unreached(&self.table, player(number), !is_reached, self.now).expect("a change");
        self.becomes(decision)
    }
}

#[test]
fn the_clock_waits_for_a_player_whom_no_board_reaches_but_three_days_in_all() {
    let waits = by_mail("dara:traditional b3", "3d").wait("1h").reaches(BEN, false);
    let until = 3_600 + 3 * 24 * 3_600;
    let waits = waits.announces(&[News::Unreached { until: Some(until) }], Some(BEN));
    assert_eq!(waits.table.clock_stop(), Some(ClockStop::Unreached(at(until))));
    assert_eq!(waits.timer, Some(at(until)));
    assert!(set_unreached(&waits.table, player(BEN), true, waits.now).is_none(), "that is known");
    assert!(set_unreached(&waits.table, player(ADA), true, waits.now).is_none(), "it isn't her turn");
    assert!(waits.table.waits_for_unreached(player(BEN)) && !waits.table.waits_for_unreached(player(ADA)));
    // Reached after a day, their clock runs; two days are left of the three.
    let reached = waits.wait("1d").reaches(BEN, true).announces(&[], None).wait("1h").left("3d 2d22h");
    assert!(!reached.table.waits_for_unreached(player(BEN)));
    let again = reached.plays("c4").plays("d5").reaches(BEN, false);
    let runs = again.wait("2d").ticks().wait("1h").left("3d 2d23h");
    assert_eq!(runs.table.clock_stop(), None, "the time is used up");
    assert!(set_unreached(&runs.table, player(BEN), true, runs.now).is_none());
}

#[test]
fn a_turn_ends_the_wait_for_a_player_whom_no_board_reaches() {
    let played = by_mail("dara:traditional b3", "3d").reaches(BEN, false).wait("1d").plays("c4");
    let next = played.wait("1d").plays("d5").reaches(BEN, false);
    let until = next.now + SignedDuration::from_hours(2 * 24);
    assert_eq!(next.table.clock_stop(), Some(ClockStop::Unreached(until)), "only their own turns count");
    let over = next.does(ADA, Event::Resign);
    assert!(over.table.stored().state.unreached.is_empty());
}

#[test]
fn without_a_clock_an_unreachable_player_is_only_told_of() {
    let untimed = by_mail("dara:traditional b3", "none").reaches(BEN, false);
    let untimed = untimed.announces(&[News::Unreached { until: None }], Some(BEN));
    assert_eq!(untimed.table.clock_stop(), Some(ClockStop::Untimed));
    let posted = story("dara:traditional b3", "3d");
    assert!(set_unreached(&posted.table, player(BEN), true, posted.now).is_none(), "it has a channel");
}

#[test]
fn a_clock_that_an_earlier_version_stopped_for_good_waits_three_days_from_now_on() {
    let stopped = by_mail("dara:traditional b3", "3d").cut_off(true).wait("30d").reaches(BEN, false);
    assert!(!stopped.table.is_cut_off());
    let until = stopped.now + SignedDuration::from_hours(3 * 24);
    assert_eq!(stopped.table.clock_stop(), Some(ClockStop::Unreached(until)));
}

#[test]
fn a_moved_game_continues_in_its_new_channel() {
    let moved =
        story("dara:traditional b3", "3d").cut_off(true).wait("9d").moves_to(8).wait("1d").left("3d 2d");
    assert!(relocate(&moved.table, moved.table.stored().channel, player(99), moved.now).is_none());
    story("dara:traditional b3", "3d").wait("1d").moves_to(9).left("3d 2d").wait("1d").left("3d 1d");
}

#[test]
fn a_game_that_is_over_cannot_be_moved_or_cut_off() {
    let over = story("dara:traditional b3", "3d").does(ADA, Event::Resign);
    let to = 8.try_into().expect("an id");
    assert!(relocate(&over.table, to, player(99), over.now).is_none());
    assert!(set_cut_off(&over.table, Some(over.now), over.now).is_none());
}
