//! The game that a full challenge begins: who plays first, where, and on which terms.

use super::*;

#[test]
fn the_first_player_is_as_agreed_or_drawn_by_lot() {
    for (first, lot, seats) in [
        (FirstPlayer::Challenger, 1, [ADA, BEN]),
        (FirstPlayer::Opponent, 0, [BEN, ADA]),
        (FirstPlayer::Lot, 0, [ADA, BEN]),
        (FirstPlayer::Lot, 255, [BEN, ADA]),
    ] {
        let challenge = made(&Request { first, ..request(Some(BEN)) });
        assert_eq!(seated(&challenge, BEN, lot), seats, "{first:?} {lot}");
    }
}

#[test]
fn teams_alternate_no_matter_who_plays_first() {
    let full = [BEN, CHIDI, DAYO].map(|number| Slot::Joined(player(number)));
    for (first, lot, seats) in [
        (FirstPlayer::Challenger, 3, [ADA, BEN, CHIDI, DAYO]),
        (FirstPlayer::Opponent, 3, [BEN, CHIDI, DAYO, ADA]),
        (FirstPlayer::Lot, 0, [ADA, BEN, CHIDI, DAYO]),
        (FirstPlayer::Lot, 1, [BEN, CHIDI, DAYO, ADA]),
        (FirstPlayer::Lot, 6, [CHIDI, DAYO, ADA, BEN]),
        (FirstPlayer::Lot, 255, [DAYO, ADA, BEN, CHIDI]),
    ] {
        let mut challenge = Challenge { first, ..for_four(full) };
        challenge.others[1] = Slot::Open;
        assert_eq!(seated(&challenge, CHIDI, lot), seats, "{first:?} {lot}");
    }
}

#[test]
fn a_game_is_played_in_the_channel_or_in_the_thread_of_the_message() {
    let here = begun(&made(&request(Some(BEN))), BEN, 0);
    assert_eq!((here.channel, here.thread_of), (id(7), None));
    let in_thread = made(&Request { place: Place::Thread, ..request(None) });
    let thread = begun(&in_thread, BEN, 0);
    assert_eq!((thread.channel, thread.thread_of), (id(3001), Some((id(7), message()))));
}

#[test]
fn a_game_has_the_terms_of_its_challenge() {
    let terms: Terms = "3d,match:pair,unrated".parse().expect("terms");
    let stored = begun(&made(&Request { terms, ..request(Some(BEN)) }), BEN, 0);
    assert_eq!((stored.challenge, stored.terms, stored.started, stored.since), (id(1), terms, at(5), at(5)));
    assert_eq!(stored.in_match, Some(InMatch { first: game(), number: 1, score: [0, 0] }));
    assert_eq!(begun(&made(&request(Some(BEN))), BEN, 0).in_match, None);
}

#[test]
fn players_who_are_away_when_a_game_begins_are_away_in_it() {
    for (terms, first, until, runs) in [
        ("3d", FirstPlayer::Challenger, Some(500), true),
        ("3d", FirstPlayer::Opponent, Some(500), false),
        ("3d,no-away", FirstPlayer::Opponent, None, true),
    ] {
        let terms = terms.parse().expect("terms");
        let challenge = made(&Request { terms, first, ..request(Some(BEN)) });
        let table = Table::new(begun(&challenge, BEN, 0)).expect("a table");
        let ben = table.seat(player(BEN)).expect("Ben has a seat");
        assert_eq!((table.away(ben), table.deadline().is_some()), (until.map(at), runs), "{terms} {first:?}");
    }
}
