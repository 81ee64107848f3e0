//! Properties of running games over random events and times.

use games::{Action, Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Actor, Announcement, Change, Player, Refusal, Table,
    game::{
        rest::LocalRest,
        table::{self, Decision, Event, OfferKind},
    },
};
use proptest::{prelude::*, sample::Index};

use crate::{
    at,
    memory_store::{MemoryStore, without_ahead},
    opening,
    random_events::{Outcome, RandomEvent, pause, random_event},
    rules, terms,
    ways_out::assert_way_out,
};

/// The actions a decision plays, with their seats, and the seats it gives up.
fn played(decision: &Decision) -> (Vec<(Seat, Action)>, SeatSet) {
    let actions = decision.changes.iter().filter_map(|change| match change {
        Change::PlayAction { seat, action, .. } => Some((*seat, *action)),
        _ => None,
    });
    let given_up = decision.changes.iter().filter_map(|change| match change {
        Change::GiveUp { out, .. } => Some(out.seat),
        _ => None,
    });
    (actions.collect(), given_up.collect())
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(table.stored().seats.players().len())
}

/// At most the clock of the seat to act runs, and none while something stops it.
fn assert_clocks(table: &Table, now: Timestamp) {
    let runs = table.deadline().is_some();
    assert_eq!(runs, table.ending().is_none() && table.clock_stop().is_none());
    for seat in seats(table) {
        let (left, later) = (table.left(seat, now), table.left(seat, now + SignedDuration::from_hours(1)));
        assert!(left.is_none_or(|left| left >= SignedDuration::ZERO), "no time is negative");
        assert_eq!(left.is_some(), table.stored().terms.clock.at_start().is_some());
        if !runs || table.to_act() != Some(seat) {
            assert_eq!(left, later, "the clock of seat {seat} runs");
        }
    }
}

/// Nothing that happens at an instant takes anyone's time, except that a turn resets the time of who played
/// it and a partner takes over with the time of the start.
fn assert_no_one_loses_time(before: &Table, decision: &Decision, now: Timestamp) {
    let (actions, given_up) = played(decision);
    let after = &decision.table;
    for seat in seats(before) {
        if !given_up.contains(seat) && !actions.iter().any(|&(by, _)| by == seat) {
            assert!(after.left(seat, now) >= before.left(seat, now), "seat {seat} loses time");
        }
    }
    if let (Some(was), Some(is)) = (before.deadline(), after.deadline())
        && before.version() == after.version()
        && given_up.is_empty()
    {
        assert!(is >= was, "a deadline comes nearer");
    }
}

/// An outage takes no time. Clocks that never stand are over later by just as much.
fn assert_made_up_for(before: &Table, after: &Table, by: SignedDuration, now: Timestamp) {
    let (was, is) = (before.deadline(), after.deadline());
    if before.stored().terms.rest.is_none() {
        assert_eq!(is, was.map(|deadline| deadline + by));
        return;
    }
    assert!(is >= was);
    let now = Timestamp::from_millisecond(now.as_millisecond()).expect("a time");
    for seat in seats(before) {
        assert_eq!(after.left(seat, now), before.left(seat, now - by), "seat {seat}");
    }
}

/// At night and on days off, the clock of the player to act stands, and doesn't run out.
fn assert_rests(table: &Table, now: Timestamp) {
    let player = table.player_to_act().and_then(Player::member);
    let zone = table.zones().find(|&(one, _)| Some(one) == player).map(|(_, zone)| zone);
    let (Some(rest), Some(zone)) = (table.stored().terms.rest, zone) else { return };
    let (Some(until), Some(deadline)) = (LocalRest { rest, zone }.until(now), table.deadline()) else {
        return;
    };
    let seat = table.to_act().expect("a clock runs");
    assert_eq!(table.left(seat, now), table.left(seat, until), "no time passes");
    assert!(deadline <= now || until <= deadline, "it doesn't run out meanwhile");
}

/// Checks what changes with a position, and what doesn't without.
fn assert_moment(before: &Table, decision: &Decision, event: &RandomEvent) {
    let after = &decision.table;
    assert_eq!(after.stored().revision, before.stored().revision + 1);
    let same = before.stored().record == after.stored().record;
    assert!(if same { before.version() == after.version() } else { before.version() < after.version() });
    if !same || before.given_up().len() < after.given_up().len() {
        assert_eq!(after.offers().count(), 0, "no offer outlives an action");
    }
    for kind in OfferKind::ALL {
        assert!(after.offers().filter(|offer| offer.kind == kind).count() <= 1);
    }
    let is_board = |one: &&Announcement| matches!(one, Announcement::Board { .. });
    let boards = decision.announcements.iter().filter(is_board).count();
    let shown = !same || before.given_up().len() < after.given_up().len() || after.ending().is_some();
    assert_eq!(boards, usize::from(shown || matches!(event, RandomEvent::Move(_))), "{event:?}");
    for announcement in &decision.announcements {
        match *announcement {
            Announcement::Board { version, by, .. } => {
                let member = by.and_then(Actor::member);
                assert_eq!((version, member.or(event.by(before))), (after.version(), event.by(before)));
            }
            Announcement::News { by, .. } => assert!(by.is_none() || by == event.by(before)),
            Announcement::Warning { version, .. } => assert_eq!(version, before.version()),
            Announcement::OfferChanged { .. } => {}
            // Its buttons follow which boards stay.
            Announcement::BoardChanged { version, .. } => {
                assert!(matches!(event, RandomEvent::Ask(_, Event::KeepBoards(_))), "{event:?}");
                assert_eq!(version, before.version());
            }
            ref other => panic!("{other:?}"),
        }
    }
    assert_offers_redrawn(before, decision);
}

/// Each message of an offer that has changed is redrawn, and no other.
fn assert_offers_redrawn(before: &Table, decision: &Decision) {
    let open: Vec<_> = decision.table.offers().collect();
    let changed = before.offers().filter(|offer| !open.contains(offer)).map(|offer| (offer.kind, offer.made));
    let redrawn = decision.announcements.iter().filter_map(|announcement| match *announcement {
        Announcement::OfferChanged { offer, made, .. } => Some((offer, made)),
        _ => None,
    });
    assert_eq!(redrawn.collect::<Vec<_>>(), changed.collect::<Vec<_>>());
}

/// Everything played is legal: the first action by hand, all others as premoves.
fn assert_played(before: &Table, decision: &Decision, event: &RandomEvent) {
    let (actions, _) = played(decision);
    let mut position = before.position().clone();
    for (at, &(seat, action)) in actions.iter().enumerate() {
        assert_eq!((position.to_act(), position.explain(seat, action)), (Some(seat), None));
        position.play(action).expect("legal");
        let player = before.plays_for(seat).and_then(Player::member).expect("someone plays it");
        if at == 0 {
            assert_eq!(Some(player), event.by(before));
        } else {
            let line = actions.iter().take(at + 1).map(|&(_, action)| action).collect::<Vec<_>>();
            assert!(
                before.premoves(player).any(|prepared| prepared.starts_with(&line)),
                "{line:?} of {player}"
            );
        }
    }
}

/// Others' premoves make no difference to what a player may do.
fn assert_ahead_is_hidden(before: &Table, event: &RandomEvent, now: Timestamp, outcome: &Outcome) {
    let Some((by, request)) = event.by(before).zip(event.request(before)) else { return };
    if matches!(request, Event::AddPremoves(_) | Event::DeletePremoves(_) | Event::AcknowledgeDropped) {
        return;
    }
    match (outcome, table::decide_event(&without_ahead(before), by, request, now)) {
        (Outcome::Refused(one), Err(other)) => assert_eq!(*one, other),
        (Outcome::Decided(one), Ok(other)) => {
            let (one, other) = (played(one).0, played(&other).0);
            assert!(one.starts_with(&other));
        }
        _ => panic!("{event:?} is possible only with, or only without, premoves"),
    }
}

/// A game that is over doesn't change.
fn assert_over(table: &Table, event: &RandomEvent, now: Timestamp) {
    let ending = table.ending().expect("it is over");
    assert_eq!(
        (table.to_act(), table.player_to_act(), table.due(), table.clock_stop()),
        (None, None, None, None)
    );
    assert_eq!((table.offers().count(), table.deadline()), (0, None));
    match event.happens(table, now) {
        Outcome::Decided(decision) => panic!("{event:?} led to {:?}", decision.changes),
        Outcome::Refused(refusal) => {
            let stranger = event.by(table).is_none_or(|by| table.seat(by).is_none());
            assert_eq!(refusal, if stranger { Refusal::NotAPlayer } else { Refusal::GameOver(ending) });
        }
        Outcome::Nothing => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]
    #[test]
    fn running_games_keep_their_invariants_under_random_events(
        rules in rules(),
        terms in terms(),
        events in prop::collection::vec((pause(), random_event()), 0..80),
    ) {
        let mut store = MemoryStore::begin(opening(rules, terms));
        let mut now = at(0);
        for (pause, event) in events {
            let before = store.load();
            now += pause;
            if let (RandomEvent::TickWhenDue, Some(due)) = (&event, before.due()) {
                now = now.max(due);
            }
            if let RandomEvent::Outage(minutes) = event {
                let by = SignedDuration::from_mins(minutes.into()).min(SignedDuration::from_hours(24));
                now += by;
                store.make_up(by, now);
                let after = store.load();
                assert_made_up_for(&before, &after, by, now);
                continue;
            }
            // Clocks count whole milliseconds.
            let seen = Timestamp::from_millisecond(now.as_millisecond()).expect("a time");
            assert_clocks(&before, seen);
            assert_rests(&before, seen);
            if before.ending().is_some() {
                assert_over(&before, &event, now);
                continue;
            }
            assert_way_out(&before, now);
            let outcome = event.happens(&before, now);
            assert_ahead_is_hidden(&before, &event, now, &outcome);
            match outcome {
                Outcome::Decided(decision) => {
                    store.commit(&decision);
                    assert_clocks(&decision.table, seen);
                    assert_no_one_loses_time(&before, &decision, seen);
                    assert_moment(&before, &decision, &event);
                    assert_played(&before, &decision, &event);
                }
                Outcome::Refused(Refusal::Illegal { reason, legal }) => {
                    let request = event.request(&before);
                    let own_turn = event.by(&before).map(Player::Member) == before.player_to_act();
                    prop_assert!(!matches!(event, RandomEvent::Play(_)), "{reason:?}");
                    let may = own_turn && legal.iter().any(|&action| request == Some(Event::Act(action)));
                    prop_assert!(!may, "{request:?} is legal");
                    prop_assert_eq!(legal, if own_turn { before.position().legal_actions() } else { vec![] });
                }
                Outcome::Refused(refusal) => {
                    prop_assert!(!matches!(event, RandomEvent::Play(_) | RandomEvent::Agree | RandomEvent::Foreseen(_)), "{refusal:?}");
                }
                Outcome::Nothing => prop_assert!(!matches!(event, RandomEvent::Play(_))),
            }
        }
    }
}

proptest! {
    // Whole games of every preset; their rules have tests of their own.
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn every_game_comes_to_its_end(rules in rules(), choices in prop::collection::vec(any::<Index>(), 64)) {
        let mut table = MemoryStore::begin(opening(rules, "3d".parse().expect("terms"))).load();
        for choice in choices.iter().cycle() {
            let Some(Player::Member(by)) = table.player_to_act() else { break };
            let event = Event::Act(*choice.get(&table.position().legal_actions()));
            let decision = table::decide_event(&table, by, event, at(1)).expect("legal");
            let ends = decision.changes.iter().any(|change| matches!(change, Change::EndGame { .. }));
            prop_assert_eq!(ends, decision.table.ending().is_some());
            table = decision.table;
        }
        let loaded = Table::new(table.stored().clone()).expect("a table");
        prop_assert_eq!(loaded.ending(), table.ending());
        prop_assert_eq!(loaded.position(), table.position());
    }
}
