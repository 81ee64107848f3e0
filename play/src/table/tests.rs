//! Tables of two and of four: actions, resignations, who plays on, and what cannot have been.

use super::*;

const ADA: u64 = 11;
const BEN: u64 = 12;
const CHIDI: u64 = 13;
const DAYO: u64 = 14;

fn player(number: u64) -> PlayerId {
    number.try_into().expect("an id")
}

fn setup(record: &str) -> Setup {
    let record: Record = record.parse().expect("a record");
    let players = [ADA, BEN, CHIDI, DAYO].into_iter().take(record.rules.seats());
    Setup {
        id: 1.try_into().expect("an id"),
        guild: 1.try_into().expect("an id"),
        channel: 7.try_into().expect("an id"),
        thread_of: None,
        seats: players.map(player).collect(),
        record,
        started: now(),
        since: now(),
    }
}

fn table(record: &str) -> Table {
    Table::new(setup(record)).expect("a table")
}

fn now() -> Timestamp {
    Timestamp::UNIX_EPOCH
}

fn act(token: &str) -> Event {
    Event::Act(token.parse().expect("an action"))
}

fn refused(table: &Table, by: u64, event: Event) -> Refusal {
    decide(table, player(by), event, now()).expect_err("refused")
}

/// A game in which a row has just been made, and a take is due.
fn take_due() -> Table {
    let mut table = table("dara:traditional");
    while !table.last().is_some_and(|last| last.take_due) {
        table = act_on(&table, 1);
    }
    table
}

#[test]
fn an_action_is_stored_told_and_played() {
    let before = table("dara:traditional b3");
    let decision = decide(&before, player(BEN), act("c4"), now()).expect("legal");
    let (game, seat) = (before.id(), Seat::SECOND);
    let action = "c4".parse().expect("an action");
    assert_eq!(decision.changes, [Change::Append { game, ply: 1, seat, action, at: now() }]);
    assert_eq!(decision.announcements, [Announcement::Board { game, ply: 2 }]);
    assert_eq!(decision.table.setup().record.to_string(), "dara:traditional b3 c4");
    assert_eq!(decision.table.waits_for(), Some(player(ADA)));
    assert_eq!(before.ply(), 1, "what was loaded is left as it is");
}

#[test]
fn only_players_act_and_only_in_their_turn() {
    let table = table("dara:traditional b3");
    for event in [act("c4"), Event::Resign, Event::Left] {
        assert_eq!(refused(&table, 99, event), Refusal::NotAPlayer);
    }
    let not_yours = Refusal::Illegal { reason: Illegal::NotYourTurn { to_act: Seat::SECOND }, legal: vec![] };
    assert_eq!(refused(&table, ADA, act("c4")), not_yours);
}

#[test]
fn an_illegal_action_is_refused_with_what_can_be_done() {
    let table = table("dara:traditional b3");
    let Refusal::Illegal { reason, legal } = refused(&table, BEN, act("b3")) else { panic!("another") };
    assert_eq!(reason, Illegal::Occupied("b3".parse().expect("a square")));
    assert_eq!(legal, table.position().legal_actions());
}

#[test]
fn either_of_two_may_resign_or_leave_at_any_time() {
    let seats = [(ADA, Seat::FIRST, Side::Second), (BEN, Seat::SECOND, Side::First)];
    let events = [(Event::Resign, Forfeit::Resigned), (Event::Left, Forfeit::Left)];
    for ((by, seat, winner), (event, why)) in seats.into_iter().zip(events) {
        for table in [table("dara:traditional"), table("dara:traditional b3"), take_due()] {
            let decision = decide(&table, player(by), event, now()).expect("possible");
            let (game, ply, ending) = (table.id(), table.ply(), Ending::Forfeit { seat, why });
            let [Change::GiveUp { before: 0, out, .. }, end] = decision.changes.as_slice() else {
                panic!("{:?}", decision.changes)
            };
            assert_eq!(*out, Out { seat, ply, why });
            assert_eq!(*end, Change::End { game, ply, ending, at: now() });
            assert_eq!(decision.announcements, [Announcement::Board { game, ply }]);
            assert_eq!(decision.table.ending(), Some(ending));
            assert_eq!(ending.winner(), Some(winner));
            assert_eq!((decision.table.to_act(), decision.table.waits_for()), (None, None));
        }
    }
}

/// A game of four, played up to here by whose turn it was.
fn four(plies: u32) -> Table {
    let mut table = table("damala:teams");
    while table.ply() < plies {
        table = act_on(&table, 1);
    }
    table
}

/// After one of the legal actions of whose turn it is.
fn act_on(table: &Table, second: i64) -> Table {
    let legal = table.position().legal_actions();
    let event = Event::Act(legal[table.ply() as usize * 7 % legal.len()]);
    decide(table, table.waits_for().expect("running"), event, at(second)).expect("legal").table
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

#[test]
fn of_four_a_partner_plays_on_for_who_gave_up() {
    let before = four(5);
    assert_eq!(before.waits_for(), Some(player(BEN)));
    let decision = decide(&before, player(BEN), Event::Left, at(60)).expect("possible");
    let out = Out { seat: Seat::SECOND, ply: 5, why: Forfeit::Left };
    let (game, since) = (before.id(), at(60));
    assert_eq!(decision.changes, [Change::GiveUp { game, before: 0, out, since, at: at(60) }]);
    assert_eq!(decision.announcements, [Announcement::Board { game, ply: 5 }]);
    let table = decision.table;
    assert_eq!((table.ending(), table.to_act()), (None, Some(Seat::SECOND)));
    assert_eq!((table.waits_for(), table.setup().since), (Some(player(DAYO)), since));
    assert!(table.outs_now().eq([out]));
    // He moves the other's marbles, and his own when it is their turn.
    let played = act_on(&act_on(&table, 70), 80);
    assert_eq!(played.last().map(|effects| effects.by), Some(Seat::ALL[2]));
    assert_eq!(played.waits_for(), Some(player(DAYO)));
    assert_eq!((played.setup().since, played.outs_now().count()), (at(80), 0));
}

#[test]
fn who_gave_up_looks_on() {
    let table = decide(&four(5), player(BEN), Event::Resign, now()).expect("possible").table;
    for event in [Event::Act(table.position().legal_actions()[0]), Event::Resign, Event::Left] {
        assert_eq!(refused(&table, BEN, event), Refusal::GaveUp);
    }
}

#[test]
fn a_game_of_four_waits_no_less_long_since_another_gave_up() {
    let before = four(5);
    let after = decide(&before, player(DAYO), Event::Resign, at(60)).expect("possible").table;
    assert_eq!((after.waits_for(), after.setup().since), (Some(player(BEN)), before.setup().since));
}

#[test]
fn a_team_has_lost_when_its_second_player_gives_up_too() {
    let table = four(5);
    let table = decide(&table, player(BEN), Event::Resign, now()).expect("possible").table;
    let table = decide(&table, player(ADA), Event::Resign, now()).expect("possible").table;
    assert_eq!(table.ending(), None, "one of each team is left");
    let decision = decide(&act_on(&table, 1), player(DAYO), Event::Left, now()).expect("possible");
    let ending = Ending::Forfeit { seat: Seat::ALL[3], why: Forfeit::Left };
    assert_eq!(decision.table.ending(), Some(ending));
    assert_eq!(ending.winner(), Some(Side::First));
    let [Change::GiveUp { before: 2, .. }, Change::End { ply: 6, ending: ended, .. }] =
        decision.changes.as_slice()
    else {
        panic!("{:?}", decision.changes)
    };
    assert_eq!(*ended, ending);
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let running = table("dara:traditional b3");
    let over = decide(&running, player(ADA), Event::Resign, now()).expect("possible").table;
    let ending = Ending::Forfeit { seat: Seat::FIRST, why: Forfeit::Resigned };
    for by in [ADA, BEN] {
        for event in [act("c4"), Event::Resign, Event::Left] {
            assert_eq!(refused(&over, by, event), Refusal::GameOver(ending));
        }
    }
}

#[test]
fn a_huff_belongs_to_the_turn_of_the_move_after_it() {
    let turn = |record: &str| {
        let table = table(record);
        table.last_turn().iter().map(|effects| effects.action.to_string()).collect::<Vec<_>>()
    };
    let offence = "damas:ruibal c3-d4 f6-e5 a3-b4";
    assert_eq!(turn(offence), ["a3-b4"]);
    assert_eq!(turn(&format!("{offence} huff:d4")), ["huff:d4"]);
    assert_eq!(turn(&format!("{offence} huff:d4 b6-a5")), ["huff:d4", "b6-a5"]);
}

#[test]
fn a_take_belongs_to_the_turn_that_earned_it() {
    let table = take_due();
    let (by, row) = (table.waits_for().expect("running"), table.last().expect("played").action);
    assert_eq!(table.last_turn().len(), 1);
    let take = table.position().legal_actions()[0];
    let taken = decide(&table, by, Event::Act(take), now()).expect("legal").table;
    let turn: Vec<_> = taken.last_turn().iter().map(|effects| effects.action).collect();
    assert_eq!(turn, [row, take]);
    assert_ne!(taken.waits_for(), Some(by));
    // What follows begins a turn of its own.
    let next = taken.position().legal_actions()[0];
    let next = decide(&taken, taken.waits_for().expect("running"), Event::Act(next), now()).expect("legal");
    assert_eq!(next.table.last_turn().len(), 1);
}

#[test]
fn a_game_waits_since_its_last_action() {
    let decision = decide(&table("dara:traditional b3"), player(BEN), act("c4"), at(60)).expect("legal");
    assert_eq!(decision.table.setup().since, at(60));
}

#[test]
fn a_game_that_was_given_up_too_early_or_too_late_is_named() {
    let mut over = table("dara:traditional");
    while over.ending().is_none() {
        over = act_on(&over, 1);
    }
    let (over, plies) = (over.setup().record.to_string(), over.ply());
    for (record, ply) in [("dara:traditional b3", 0), ("dara:traditional b3", 2), (&over, plies)] {
        let mut setup = setup(record);
        let out = Out { seat: Seat::FIRST, ply, why: Forfeit::Left };
        setup.seats.give_up(out).expect("possible for the seats alone");
        let error = Table::new(setup).expect_err("refused");
        assert_eq!(error, BadTable::Out { game: 1.try_into().expect("an id"), source: BadOut(out) });
    }
}

#[test]
fn a_game_that_cannot_be_is_named() {
    let alone = Table::new(Setup { seats: Seating::new(vec![player(ADA)]), ..setup("dara:traditional") });
    let error = alone.expect_err("refused").to_string();
    assert_eq!(error, "game 1 has 1 players where its rules seat 2");
    let Err(BadTable::Record { source, .. }) = Table::new(setup("dara:traditional b3 b3")) else {
        panic!("refused")
    };
    assert_eq!(source.at, 2);
}
