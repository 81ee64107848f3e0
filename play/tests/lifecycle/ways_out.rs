//! Every state of a running game has a way out: a player who can end it or move it on, or time.

use games::Seat;
use jiff::{SignedDuration, Timestamp};
use play::{
    Ending, Player, PlayerId, Table,
    game::table::{self, ClockStop, Decision, Event},
};

/// The decision, which must not be a refusal.
fn can(table: &Table, by: PlayerId, event: Event, now: Timestamp) -> Decision {
    table::decide_event(table, by, event, now).unwrap_or_else(|refusal| panic!("{by}: {refusal}"))
}

/// A running game waits for a player who can act. Everyone who plays can give up, decline offers and end a
/// pause, and time ends every game with a limit.
pub(crate) fn assert_way_out(table: &Table, now: Timestamp) {
    assert!(table.ending().is_none());
    let to_act = table.to_act().expect("a running game waits for a seat");
    let player_to_act = match table.player_to_act().expect("a running game waits for someone") {
        Player::Member(member) => member,
        Player::Computer(_) => return assert_computer_plays(table, now),
    };
    assert!(table.seats(player_to_act).contains(to_act));
    let action = table.position().legal_actions()[0];
    assert!(can(table, player_to_act, Event::Act(action), now).table.version() > table.version());
    for player in table.playing().filter_map(Player::member) {
        assert_can_give_up(table, player, now);
        for offer in table.offers() {
            let answered = can(table, player, Event::Decline(offer.kind), now).table;
            assert!(answered.offers().all(|other| other.kind != offer.kind));
        }
        if table.is_paused() {
            assert!(!can(table, player, Event::Resume, now).table.is_paused());
        }
    }
    assert_eq!(
        table::stop(table, player_to_act, now).expect("it runs").table.ending(),
        Some(Ending::Stopped)
    );
    if table.is_cut_off() {
        let found = table::set_cut_off(table, None, now).expect("a change").table;
        assert_ne!(found.clock_stop(), Some(ClockStop::CutOff));
    }
    if let Some(due) = table.due() {
        assert!(table::tick(table, due - SignedDuration::from_millis(1)).is_none(), "not before it is due");
        assert_time_ends(table.clone());
    } else {
        assert!(matches!(
            table.clock_stop(),
            Some(ClockStop::Untimed | ClockStop::Paused | ClockStop::CutOff)
        ));
    }
}

/// The computer can play, and every member can give up.
fn assert_computer_plays(table: &Table, now: Timestamp) {
    let action = table.position().legal_actions()[0];
    let played = table::play_computer(table, &[action], now).expect("it is to act");
    assert!(played.table.version() > table.version() && table.due().is_some());
    for player in table.playing().filter_map(Player::member) {
        assert_can_give_up(table, player, now);
    }
}

/// After giving up, either the partner plays on, or the side has lost, or the game is called off.
fn assert_can_give_up(table: &Table, player: PlayerId, now: Timestamp) {
    let own = table.seat(player).expect("they sat down");
    for event in [Event::Resign, Event::Left] {
        let after = can(table, player, event, now).table;
        if let Some(Ending::CalledOff { by }) = after.ending() {
            assert_eq!(by, Some(own));
            continue;
        }
        assert!(after.seats(player).is_empty());
        if let Some(ending) = after.ending() {
            assert_eq!(ending.winner(), Some(own.side().opponent()));
        } else {
            let partner = after.plays_for(own).and_then(Player::member).expect("the partner");
            assert_eq!(after.seat(partner).map(Seat::side), Some(own.side()));
            assert!(
                after.player_to_act().is_some_and(|player_to_act| player_to_act != Player::Member(player))
            );
        }
    }
}

/// Without any further action, time ends the game: absences run out, players are warned and lose on time, and
/// so do their partners.
fn assert_time_ends(mut table: Table) {
    for _ in 0..12 {
        let Some(due) = table.due() else { break };
        table = table::tick(&table, due).expect("what is due comes about").table;
    }
    assert!(table.ending().is_some(), "time ends it");
}
