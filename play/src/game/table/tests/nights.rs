//! Nights and days off at a table: whose night counts, and what pauses, absences, takebacks and outages make of it.

use super::*;
use crate::{
    Zone,
    game::{
        rest::{LocalRest, Rest},
        table::clock::MadeUp,
    },
};

/// A game between someone in Lagos, an hour ahead of UTC, and someone in New York, five hours behind. It begins at one in the
/// morning in Lagos, at seven in the evening in New York.
fn two_zones(terms: &str) -> Story {
    let of = |player: u64, zone: &str| (self::player(player), zone.parse().expect("a zone"));
    let zones = vec![of(ADA, "Africa/Lagos"), of(BEN, "America/New_York")];
    let StoredGame { id, challenge, home, channel, seats, record, .. } = stored("dara:traditional");
    let terms: Terms = terms.parse().expect("terms");
    let opening = Opening {
        id,
        challenge,
        home,
        channel,
        thread_of: None,
        terms,
        in_match: terms.goal.map(|_| crate::game::in_match::InMatch { first: id, number: 1, score: [0, 0] }),
        rules: record.rules,
        seats: seats.players().to_vec(),
        away: vec![],
        zones,
        at: now(),
    };
    let (changes, _) = begin(opening, None);
    let [Change::StartGame(stored), timer @ ..] = changes.as_slice() else { panic!("{changes:?}") };
    let table = Table::new(StoredGame::clone(stored)).expect("a table");
    Story { table, now: now(), announced: vec![], timer: None }.at(timer)
}

fn hour(hour: i64) -> Timestamp {
    at(hour * 3600)
}

#[test]
fn each_clock_stands_by_the_night_of_its_own_player() {
    // Until eight in Lagos, seven in UTC.
    let night = two_zones("6h,nights");
    assert_eq!((night.table.rests_until(), night.table.deadline()), (Some(hour(7)), Some(hour(13))));
    let played = night.wait("6h").left("6h 6h").wait("3h").left("4h 6h").plays("b3");
    // In New York it's four in the morning, and eight at one in UTC.
    assert_eq!((played.table.rests_until(), played.table.deadline()), (Some(hour(13)), Some(hour(19))));
    let played = played.wait("4h").left("6h 6h").wait("3h").left("6h 3h").plays("c4");
    // It's five in the afternoon in Lagos: five hours until ten in the evening, one in the morning.
    assert_eq!((played.table.rests_until(), played.table.deadline()), (None, Some(hour(32))));
}

#[test]
fn a_clock_can_run_out_just_when_the_night_begins_but_not_in_it() {
    let edge = two_zones("14h,nights");
    assert_eq!(edge.table.deadline(), Some(hour(21)), "ten in the evening in Lagos");
    edge.wait("20h")
        .ticks()
        .wait("59m")
        .rests()
        .wait("1m")
        .ticks()
        .ends(Ending::Aborted { seat: Seat::FIRST });
    let later = two_zones("14h1m,nights").wait("20h").ticks().wait("10h59m").left("1m 14h1m").rests();
    assert_eq!(later.table.deadline(), Some(at(31 * 3600 + 60)), "a minute after eight the next morning");
    later.wait("1m").rests().wait("1m").ticks().ends(Ending::Aborted { seat: Seat::FIRST });
}

#[test]
fn a_bank_is_drawn_on_by_waking_time_only() {
    let played =
        two_zones("10h+1h/2d,nights").wait("7h").left("10h 10h").wait("1h").plays("b3").left("10h 10h");
    let played = played.wait("9h").plays("c4").left("10h 7h");
    assert_eq!(played.table.deadline(), Some(hour(37)), "four hours in the evening, six the next day");
}

#[test]
fn a_turn_at_night_takes_no_time_and_still_adds_its_increment() {
    let played = two_zones("10h+1h/2d,nights").wait("1h").plays("b3").left("11h 10h");
    // It's nine in the evening in New York, an hour before the night.
    played.wait("5h").plays("c4").left("11h 9h").wait("10m").plays("d5").left("12h 9h");
}

#[test]
fn a_limit_that_spans_several_weekends_runs_out_all_the_same() {
    // The first of January 1970 was a Thursday.
    let long = two_zones("12d,off:sat");
    assert_eq!(long.table.deadline(), Some(hour(18 * 24)), "an hour of the third Monday in Lagos");
    let ended = long.wait("14d").ticks().wait("4d").ticks();
    ended.ends(Ending::Aborted { seat: Seat::FIRST });
}

#[test]
fn the_warning_comes_with_a_fifth_of_the_waking_time_left() {
    let first = two_zones("20h,nights");
    assert_eq!(
        first.timer,
        Some(hour(33)),
        "14 hours a day in Lagos: the 16th is the second of the second day"
    );
    let warned = first.wait("33h").ticks();
    assert_eq!(warned.timer, Some(hour(37)));
}

#[test]
fn a_pause_an_absence_and_a_takeback_at_night_take_no_time() {
    let paused = two_zones("6h,nights").wait("8h").does(ADA, Event::Offer(OfferKind::Pause));
    let paused = paused.wait("1h").does(BEN, Event::Accept(OfferKind::Pause)).left("4h 6h").wait("20h");
    // At six in the morning in Lagos.
    let resumed = paused.does(ADA, Event::Resume).left("4h 6h").wait("1h").left("4h 6h");
    assert_eq!(resumed.table.rests_until(), Some(hour(31)));
    assert_eq!(resumed.table.deadline(), Some(hour(35)));
    let away = set_away(&resumed.table, player(ADA), Some(hour(50)), hour(30)).expect("a change");
    let away = resumed.becomes(away);
    assert_eq!(away.timer, Some(hour(50)));
    let back = away.wait("20h").ticks().left("4h 6h");
    assert_eq!(
        back.table.deadline(),
        Some(hour(59)),
        "two in the morning in UTC: the night in Lagos until seven"
    );
    let back = back.wait("6h").plays("b3").wait("1h").does(ADA, Event::Offer(OfferKind::Takeback));
    let taken_back = back.wait("13h").does(BEN, Event::Accept(OfferKind::Takeback)).left("6h 6h");
    assert_eq!(taken_back.table.deadline(), Some(hour(85)), "ten in the evening in UTC, from seven on");
}

#[test]
fn a_partner_plays_by_their_own_night() {
    let zones = ["Africa/Lagos", "UTC", "America/New_York", "UTC"].map(|zone| zone.parse().expect("a zone"));
    let mut stored = story("damala:teams", "6h").table.stored().clone();
    stored.terms = "6h,nights".parse().expect("terms");
    stored.state.zones = zones.to_vec();
    let rest = |zone: Zone| Some(LocalRest { rest: Rest::Nights, zone });
    stored.state.clock.start(Some(Seat::FIRST), rest(zones[0]), now());
    let table = Table::new(stored).expect("a table");
    assert_eq!(table.deadline(), Some(hour(13)));
    let left = decide_event(&table, player(ADA), Event::Resign, hour(8)).expect("possible").table;
    assert_eq!(left.plays_for(Seat::FIRST), Some(seated(CHIDI)));
    assert_eq!(left.deadline(), Some(hour(19)), "it's three in the morning in New York");
}

#[test]
fn where_players_live_is_forgotten_when_the_game_ends() {
    let first = two_zones("6h,match:pair,nights").wait("8h").plays("b3").wait("6h").plays("c4");
    assert_eq!(first.table.zones().count(), 2);
    let over = first.does(ADA, Event::Resign).table;
    assert_eq!(over.zones().count(), 0);
    let zones = vec![(player(BEN), "America/New_York".parse().expect("a zone"))];
    let next = crate::game::matches::go_on(&over, 2.try_into().expect("an id"), vec![], zones, hour(20));
    let next = Change::started(&next.expect("over").0).expect("a game").clone();
    let zones = Table::new(next).expect("a table");
    let zones: Vec<_> = zones.zones().map(|(player, zone)| (player.get(), zone.name())).collect();
    assert_eq!(zones, [(BEN, "America/New_York"), (ADA, "UTC")]);
}

#[test]
fn an_outage_gives_back_what_it_took_and_no_more() {
    let hours = SignedDuration::from_hours;
    // From nine in the morning in Lagos to five in the afternoon.
    let mut stored = two_zones("6h,nights").table.stored().clone();
    assert_eq!(stored.state.make_up(hours(8), hour(16)), MadeUp::Until(hour(20)));
    let table = Table::new(stored).expect("a table");
    assert_eq!((table.left(Seat::FIRST, hour(16)), table.deadline()), (Some(hours(5)), Some(hour(21))));
    // All of it at night.
    let mut stored = two_zones("6h,nights").table.stored().clone();
    stored.state.make_up(hours(5), hour(6));
    assert_eq!(Table::new(stored).expect("a table").deadline(), Some(hour(13)));
}

#[test]
fn a_lost_channel_takes_no_waking_time() {
    let table = two_zones("6h,nights").table;
    let lost = set_cut_off(&table, Some(hour(9)), hour(20)).expect("a change").table;
    assert_eq!(lost.left(Seat::FIRST, hour(20)), Some(SignedDuration::from_hours(4)));
    let found = set_cut_off(&lost, None, hour(23)).expect("a change").table;
    assert_eq!(found.deadline(), Some(hour(35)), "four hours from the morning on");
}

#[test]
fn a_game_without_the_zones_or_with_other_nights_than_agreed_on_is_refused() {
    let stored = || two_zones("6h,nights").table.stored().clone();
    let refused = |stored| matches!(Table::new(stored), Err(BadTable::TableState { what: "nights", .. }));
    assert!(refused(StoredGame { terms: "6h".parse().expect("terms"), ..stored() }));
    assert!(refused(StoredGame { terms: "6h,off:sat".parse().expect("terms"), ..stored() }));
    let mut without = stored();
    without.state.zones.clear();
    assert!(refused(without));
}
