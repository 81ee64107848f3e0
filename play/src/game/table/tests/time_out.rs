//! Warnings, and running out of time.

use super::*;

fn out_of_time(seat: Seat) -> Ending {
    Ending::Forfeit { seat, why: ForfeitReason::OutOfTime }
}

fn warns(story: Story) -> Story {
    let (game, version) = (story.table.id(), story.table.version());
    assert_eq!(story.announced, [Announcement::Warning { game, version }]);
    story
}

#[test]
fn one_warning_comes_when_a_fifth_of_the_time_is_left() {
    let soon = story("dara:traditional b3", "5d").wait("3d23h").rests().wait("1h");
    assert_eq!(soon.timer, Some(soon.now));
    let warned = warns(soon.ticks()).rests();
    assert_eq!(warned.timer, warned.table.deadline(), "the next is the end");
    warns(warned.plays("c4").wait("4d").ticks());
}

#[test]
fn a_second_warning_in_a_turn_comes_only_after_a_gift() {
    let warned = || story("dara:traditional b3", "5d").wait("4d").ticks();
    let row = story(&format!("{DROPPED} {BEFORE_ROW}"), "5d").wait("4d").ticks().plays("b5-b4");
    row.wait("23h").rests();
    let paused =
        warned().does(ADA, Event::Offer(OfferKind::Pause)).does(BEN, Event::Accept(OfferKind::Pause));
    paused.does(BEN, Event::Resume).wait("23h").rests();
    warned().does(BEN, Event::GiveTime(SignedDuration::from_hours(24))).rests();
    let more = warned().does(ADA, Event::GiveTime(SignedDuration::from_hours(24))).rests();
    warns(more.wait("20h").ticks());
}

#[test]
fn running_out_of_time_ends_the_game_however_late_the_timer_is() {
    let four_plies = "dara:traditional b3 c4 d3 e4";
    let over = story(four_plies, "3d")
        .wait("3d")
        .ticks()
        .ends(out_of_time(Seat::FIRST))
        .shows(BoardCause::LastTurn, None);
    assert_eq!(over.timer, None);
    story(four_plies, "3d").plays("a1").wait("90d").ticks().ends(out_of_time(Seat::SECOND)).rests();
}

#[test]
fn a_late_action_stored_before_the_end_counts() {
    story("dara:traditional b3 c4 d3 e4", "3d").wait("4d").plays("a1").left("3d 3d").rests();
    let bank = story("dara:traditional b3 c4 d3 e4", "3d+1h/3d").wait("4d").plays("a1").left("1h 3d");
    bank.plays("e5").wait("1h").ticks().ends(out_of_time(Seat::FIRST));
}

#[test]
fn running_out_of_time_before_two_turns_aborts_the_game() {
    for (record, ending) in [
        ("", Ending::Aborted { seat: Seat::FIRST }),
        (" b3", Ending::Aborted { seat: Seat::SECOND }),
        (" b3 c4", Ending::Aborted { seat: Seat::FIRST }),
        (" b3 c4 d3", Ending::Aborted { seat: Seat::SECOND }),
        (" b3 c4 d3 e4", out_of_time(Seat::FIRST)),
    ] {
        let over = story(&format!("dara:traditional{record}"), "3d").wait("3d").ticks().ends(ending);
        over.shows(BoardCause::LastTurn, None).refuses(ADA, Event::Resign, &Refusal::GameOver(ending));
    }
    assert_eq!(Ending::Aborted { seat: Seat::FIRST }.winner(), None);
}

/// A game for four after this many plies; with eight, everyone has made two turns.
fn four_timed(plies: usize) -> Story {
    let played = four(8).stored().record.to_string();
    let record: Vec<&str> = played.split(' ').take(plies + 1).collect();
    story(&record.join(" "), "3d")
}

#[test]
fn in_a_game_for_four_the_partner_plays_on_with_a_full_clock() {
    let on = warns(four_timed(8).wait("2d12h").ticks()).wait("12h").ticks().shows(BoardCause::LastTurn, None);
    let on = on.left("3d 3d 3d 3d");
    assert_eq!((on.table.ending(), on.table.player_to_act()), (None, Some(seated(CHIDI))));
    assert_eq!((on.table.to_act(), on.table.stored().since), (Some(Seat::FIRST), on.now));
    let on = on.wait("2d").refuses(ADA, Event::Resign, &Refusal::GaveUp).left("1d 3d 3d 3d");
    warns(on.wait("10h").ticks());
}

#[test]
fn running_out_of_time_on_a_partners_seat_gives_up_ones_own() {
    let alone = four_timed(8).does(ADA, Event::Resign).wait("3d").ticks();
    alone.ends(out_of_time(Seat::ALL[2]));
}

#[test]
fn a_game_for_four_is_aborted_if_one_player_has_not_made_two_turns() {
    four_timed(7).wait("3d").ticks().ends(Ending::Aborted { seat: Seat::ALL[3] });
}

#[test]
fn a_seat_out_of_turn_also_passes_to_the_partner_with_a_full_clock() {
    let teams = four(9).stored().record.to_string();
    let used = story(&teams, "3d+0m/3d").does(BEN, Event::GiveTime(SignedDuration::from_hours(1)));
    used.left("3d1h 3d 3d1h 3d").does(ADA, Event::Resign).left("3d 3d 3d1h 3d");
}
