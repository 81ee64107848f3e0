//! Pauses: agreed on by all, ended by any player.

use super::*;

const OFFER: Event = Event::Offer(OfferKind::Pause);
const ACCEPT: Event = Event::Accept(OfferKind::Pause);

fn paused() -> Story {
    story("dara:traditional b3", "3d").wait("1d").does(ADA, OFFER).does(BEN, ACCEPT)
}

#[test]
fn a_pause_stops_the_clocks_until_any_player_resumes() {
    let still = paused().announces(&[News::Paused], Some(BEN)).wait("40d").left("3d 2d").rests();
    assert_eq!((still.table.clock_stop(), still.timer), (Some(ClockStop::Paused), None));
    for by in [ADA, BEN] {
        let on = paused().wait("40d").does(by, Event::Resume).announces(&[News::Resumed], Some(by));
        on.left("3d 2d").wait("1d").left("3d 1d").refuses(by, Event::Resume, &Refusal::NotPaused);
    }
}

#[test]
fn playing_during_a_pause_takes_no_time() {
    paused().wait("40d").plays("c4").left("3d 3d").wait("9d").left("3d 3d").plays("d3").left("3d 3d");
}

#[test]
fn a_second_pause_can_only_be_offered_after_the_first() {
    let again = paused().refuses(ADA, OFFER, &Refusal::PausedAlready).does(BEN, Event::Resume);
    again.does(BEN, OFFER).does(ADA, ACCEPT).announces(&[News::Paused], Some(ADA));
}

#[test]
fn without_a_limit_there_is_nothing_to_pause() {
    story("dara:traditional", "none").refuses(ADA, OFFER, &Refusal::NoClock);
}

#[test]
fn all_four_must_agree_to_a_pause_and_any_can_end_it() {
    let asked = story("damala:teams", "3d").does(ADA, OFFER).does(BEN, ACCEPT).does(CHIDI, ACCEPT);
    assert!(!asked.table.is_paused());
    asked.does(DAYO, ACCEPT).wait("5d").left("3d 3d 3d 3d").does(CHIDI, Event::Resume).rests();
}
