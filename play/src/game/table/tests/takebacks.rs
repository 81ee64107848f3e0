//! Takebacks: a whole turn with the reply to it, and what else they undo.

use super::*;

const OFFER: Event = Event::Offer(OfferKind::Takeback);
const ACCEPT: Event = Event::Accept(OfferKind::Takeback);

fn taken_back(record: &str, by: u64, other: u64) -> Story {
    story(record, "3d").does(by, OFFER).does(other, ACCEPT).shows(BoardCause::TakenBack, Some(other))
}

#[test]
fn a_takeback_returns_to_before_the_offerers_last_turn() {
    for (by, other, left) in [(ADA, BEN, "b3 c4"), (BEN, ADA, "b3")] {
        taken_back("dara:traditional b3 c4 d3", by, other).record(&format!("dara:traditional {left}"));
    }
    taken_back("dara:traditional b3 c4", ADA, BEN).record("dara:traditional");
}

#[test]
fn a_turn_is_taken_back_with_its_take_and_the_reply() {
    let before = format!("{DROPPED} {BEFORE_ROW}");
    for after in ["b5-b4", "b5-b4 xa2", "b5-b4 xa2 b3-a3"] {
        taken_back(&format!("{before} {after}"), ADA, BEN).record(&before);
    }
    taken_back(&format!("{before} b5-b4 xa2"), BEN, ADA).record(&format!("{DROPPED} a3-a4 e5-e6 c3-c4"));
}

#[test]
fn without_a_turn_of_ones_own_a_takeback_is_refused() {
    let nothing = Refusal::NothingToTakeBack;
    story("dara:traditional", "none").refuses(ADA, OFFER, &nothing).refuses(BEN, OFFER, &nothing);
    story("dara:traditional b3", "none").refuses(BEN, OFFER, &nothing);
}

#[test]
fn a_takeback_cannot_undo_giving_up() {
    let record = four(5).stored().record.to_string();
    let gone = story(&record, "none").does(CHIDI, Event::Resign);
    let gone = gone.refuses(DAYO, OFFER, &Refusal::NothingToTakeBack).plays_any();
    let made = gone.table.stored().revision + 1;
    gone.does(BEN, OFFER).announces(&[News::Offered { offer: OfferKind::Takeback, made }], Some(BEN));
}

#[test]
fn all_four_must_agree_and_playing_two_seats_takes_back_the_later_turn() {
    let record = four(5).stored().record.to_string();
    let asked = story(&record, "none").does(ADA, OFFER).does(BEN, ACCEPT).does(CHIDI, ACCEPT);
    let back = asked.does(DAYO, ACCEPT);
    assert_eq!(back.table.ply(), 4);
    let alone = story(&record, "none").does(CHIDI, Event::Resign);
    let later = (0..3).fold(alone, |story, _| story.plays_any());
    let later = later.does(ADA, OFFER).does(BEN, ACCEPT).does(DAYO, ACCEPT);
    assert_eq!(later.table.ply(), 6, "to before the turn of the partner's seat");
}

#[test]
fn every_position_of_a_game_has_a_higher_moment() {
    let mut story = story("dara:traditional", "none");
    let mut moments = vec![story.table.version()];
    for round in ["b3 c4", "b3 d4", "c3 d4"] {
        for token in round.split(' ') {
            story = story.plays(token);
            moments.push(story.table.version());
        }
        story = story.does(ADA, OFFER).does(BEN, ACCEPT);
        moments.push(story.table.version());
    }
    assert!(moments.is_sorted_by(|one, next| one < next), "{moments:?}");
}

#[test]
fn a_takeback_refills_turn_limits_and_keeps_gifts() {
    let gift = Event::GiveTime(SignedDuration::from_hours(24));
    let back =
        story("dara:traditional", "3d").wait("1d").plays("b3").wait("2d").left("3d 1d").does(ADA, OFFER);
    let back = back.does(BEN, ACCEPT).left("3d 3d").wait("1d").left("2d 3d");
    back.plays("c3")
        .does(ADA, gift)
        .wait("12h")
        .left("3d 3d12h")
        .does(ADA, OFFER)
        .does(BEN, ACCEPT)
        .left("3d 3d12h");
}

#[test]
fn a_takeback_leaves_banks_as_they_are() {
    let back = story("dara:traditional", "3d+1h/3d").wait("1d").plays("b3").wait("2d").does(ADA, OFFER);
    back.does(BEN, ACCEPT).left("2d1h 1d").wait("1h").left("2d 1d").plays("c3").wait("1h").left("2d1h 23h");
}

#[test]
fn a_takeback_restarts_the_wait_and_keeps_a_pause() {
    let back = story("dara:traditional", "3d").wait("1d").plays("b3").wait("1h").does(ADA, OFFER);
    let back = back.wait("1h").does(BEN, ACCEPT);
    assert_eq!((back.table.stored().since, back.table.player_to_act()), (back.now, Some(seated(ADA))));
    let paused = back.does(ADA, Event::Offer(OfferKind::Pause)).does(BEN, Event::Accept(OfferKind::Pause));
    let back = paused.plays("c4").does(ADA, OFFER).does(BEN, ACCEPT).wait("9d").left("3d 3d");
    assert_eq!(back.table.clock_stop(), Some(ClockStop::Paused));
}
