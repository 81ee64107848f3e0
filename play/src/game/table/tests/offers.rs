//! Offers: who must agree, how long they stay open, and what is announced.

use super::*;

const DRAW: OfferKind = OfferKind::Draw;

/// A game for four in which both sides have moved.
const FOUR: &str = "damala:teams a2-b2 h2-i2";

fn offered(by: u64) -> Story {
    story("dara:traditional b3 c4", "none")
        .does(by, Event::Offer(DRAW))
        .announces(&[News::Offered { offer: DRAW, made: 3 }], Some(by))
}

#[test]
fn a_draw_waits_until_both_sides_have_moved() {
    for (record, players) in [
        ("dara:traditional", &[ADA, BEN][..]),
        ("dara:traditional b3", &[ADA, BEN]),
        ("damala:teams a2-b2", &[ADA, CHIDI]),
    ] {
        for &by in players {
            let early = story(record, "3d").refuses(by, Event::Offer(DRAW), &Refusal::DrawTooEarly);
            early.does(by, Event::Offer(OfferKind::Abort));
        }
    }
    // A version before this one let it be offered.
    let mut early = story("dara:traditional b3", "none");
    let agreed = games::SeatSet::from_iter([games::Seat::FIRST]);
    early.table.stored.state.offers.push(Offer {
        kind: DRAW,
        by: games::Seat::FIRST,
        agreed,
        declined: false,
        made: 1,
    });
    early.refuses(BEN, Event::Accept(DRAW), &Refusal::DrawTooEarly);
}

#[test]
fn a_game_is_called_off_once_all_agree() {
    let offered = story("dara:traditional b3 c4", "3d").does(ADA, Event::Offer(OfferKind::Abort));
    assert_eq!(offered.table.ending(), None);
    let off = offered.does(BEN, Event::Accept(OfferKind::Abort)).ends(Ending::CalledOff { by: None });
    assert_eq!(off.timer, None);
    off.refuses(ADA, Event::Resign, &Refusal::GameOver(Ending::CalledOff { by: None }));
}

#[test]
fn two_agree_on_a_draw() {
    for (by, other) in [(ADA, BEN), (BEN, ADA)] {
        let drawn = offered(by).does(other, Event::Accept(DRAW)).shows(BoardCause::LastTurn, Some(other));
        drawn.ends(Ending::Agreed).refuses(by, Event::Resign, &Refusal::GameOver(Ending::Agreed));
    }
    assert_eq!(Ending::Agreed.winner(), None);
}

#[test]
fn offering_the_same_thing_agrees_to_it() {
    offered(ADA).does(BEN, Event::Offer(DRAW)).ends(Ending::Agreed);
}

#[test]
fn all_four_players_must_agree() {
    let four = story(FOUR, "none").does(BEN, Event::Offer(DRAW)).does(ADA, Event::Accept(DRAW));
    let four = four.announces(&[News::Agreed { offer: DRAW }], Some(ADA));
    let four = four.refuses(ADA, Event::Accept(DRAW), &Refusal::AgreedAlready { kind: DRAW });
    let four = four.does(DAYO, Event::Accept(DRAW));
    assert_eq!(four.table.offers().count(), 1, "the partner as well, and one is left");
    four.does(CHIDI, Event::Accept(DRAW)).ends(Ending::Agreed);
}

#[test]
fn players_who_gave_up_need_not_agree() {
    let three = story(FOUR, "none").does(CHIDI, Event::Resign).does(BEN, Event::Offer(DRAW));
    let three = three.refuses(CHIDI, Event::Accept(DRAW), &Refusal::GaveUp).does(DAYO, Event::Accept(DRAW));
    three.does(ADA, Event::Accept(DRAW)).ends(Ending::Agreed);
}

#[test]
fn one_refusal_is_enough_even_after_agreeing() {
    for by in [ADA, CHIDI, DAYO] {
        let four = story(FOUR, "none").does(BEN, Event::Offer(DRAW)).does(ADA, Event::Accept(DRAW));
        let no = four.does(by, Event::Decline(DRAW)).announces(&[News::Declined { offer: DRAW }], Some(by));
        no.refuses(CHIDI, Event::Accept(DRAW), &Refusal::NoOffer { kind: DRAW });
    }
}

#[test]
fn declined_or_withdrawn_offers_can_be_repeated_after_the_next_action() {
    for (by, news) in [(BEN, News::Declined { offer: DRAW }), (ADA, News::Withdrawn { offer: DRAW })] {
        let no = offered(ADA).does(by, Event::Decline(DRAW)).announces(&[news], Some(by));
        let no = no.refuses(ADA, Event::Offer(DRAW), &Refusal::OfferedBefore { kind: DRAW });
        let no = no.refuses(BEN, Event::Decline(DRAW), &Refusal::NoOffer { kind: DRAW });
        no.plays("d3").does(ADA, Event::Offer(DRAW)).does(BEN, Event::Accept(DRAW)).ends(Ending::Agreed);
    }
}

#[test]
fn the_next_action_or_giving_up_withdraws_open_offers() {
    let played = offered(ADA).plays("d3").shows(BoardCause::LastTurn, Some(ADA));
    played.refuses(BEN, Event::Accept(DRAW), &Refusal::NoOffer { kind: DRAW });
    let given_up = story(FOUR, "none").does(BEN, Event::Offer(DRAW)).does(ADA, Event::Resign);
    given_up.refuses(CHIDI, Event::Accept(DRAW), &Refusal::NoOffer { kind: DRAW });
}

#[test]
fn answering_ones_own_offer_or_repeating_it_is_refused() {
    let own = offered(ADA).refuses(ADA, Event::Accept(DRAW), &Refusal::OwnOffer { kind: DRAW });
    own.refuses(ADA, Event::Offer(DRAW), &Refusal::OfferOpen { kind: DRAW, by: Some(seated(ADA)) });
    for event in [Event::Accept(DRAW), Event::Decline(DRAW)] {
        let none = story("dara:traditional", "none");
        none.refuses(ADA, event.clone(), &Refusal::NoOffer { kind: DRAW }).refuses(
            99,
            event,
            &Refusal::NotAPlayer,
        );
    }
}

#[test]
fn offers_of_several_kinds_can_be_open_together() {
    let both = story("dara:traditional b3 c4", "3d")
        .does(ADA, Event::Offer(DRAW))
        .does(BEN, Event::Offer(OfferKind::Pause));
    let paused = both.does(ADA, Event::Accept(OfferKind::Pause));
    assert!(paused.table.is_paused());
    paused.does(BEN, Event::Accept(DRAW)).ends(Ending::Agreed);
}

#[test]
fn the_message_of_an_offer_changes_with_every_answer_to_it() {
    offered(ADA).does(BEN, Event::Accept(DRAW)).redraws_offer(DRAW, ADA, Some((OfferOutcome::Accepted, BEN)));
    offered(ADA).does(BEN, Event::Offer(DRAW)).redraws_offer(DRAW, ADA, Some((OfferOutcome::Accepted, BEN)));
    offered(ADA).does(BEN, Event::Decline(DRAW)).redraws_offer(
        DRAW,
        ADA,
        Some((OfferOutcome::Declined, BEN)),
    );
    offered(ADA).does(ADA, Event::Decline(DRAW)).redraws_offer(
        DRAW,
        ADA,
        Some((OfferOutcome::Withdrawn, ADA)),
    );
    let four = story(FOUR, "none").does(BEN, Event::Offer(DRAW)).does(ADA, Event::Accept(DRAW));
    four.redraws_offer(DRAW, BEN, None).does(CHIDI, Event::Decline(DRAW)).redraws_offer(
        DRAW,
        BEN,
        Some((OfferOutcome::Declined, CHIDI)),
    );
}

#[test]
fn the_message_of_an_offer_changes_when_something_else_ends_it() {
    offered(ADA).plays("d3").redraws_offer(DRAW, ADA, None);
    offered(ADA).does(BEN, Event::Resign).redraws_offer(DRAW, ADA, None);
    offered(ADA).does(ADA, Event::Left).redraws_offer(DRAW, ADA, None);
    let stopped = offered(ADA);
    let decision = stop(&stopped.table, player(CHIDI), stopped.now).expect("running");
    assert!(matches!(decision.announcements[..], [_, Announcement::OfferChanged { answer: None, .. }]));
}

#[test]
fn the_message_of_an_offer_that_stays_open_does_not_change() {
    let both = offered(ADA).does(ADA, Event::Offer(OfferKind::Takeback));
    assert_eq!(both.announced.len(), 1, "{:?}", both.announced);
}
