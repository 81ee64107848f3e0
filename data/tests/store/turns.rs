//! Turns are stored once each, in order, and come back as they were.

use crate::support::{ADA, BEN, Home, at, channel, game, game_of_four, id, play, player, seen, turn, unit};
use data::{CommitError, Silent, Unit};
use games::Record;
use play::{Actor, Announcement, BoardCause, Change, Ending, ForfeitReason, GivenUp, Table, game::table};

#[tokio::test]
async fn a_game_comes_back_as_it_was_played() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for (second, token) in (10..).zip(["b3", "c4", "a1", "e6"]) {
        turn(&home.store, game, token, second).await.expect("stored");
    }
    let table = home.store.running_in(channel(7)).await.expect("readable").expect("running");
    assert_eq!(table.id(), game);
    assert_eq!(table.stored().record.to_string(), "dara:traditional b3 c4 a1 e6");
    assert!(table.stored().seats.members().eq([player(ADA), player(BEN)]));
    assert_eq!((table.stored().started, table.stored().since), (at(1), at(13)));
    let record: Record = "dara:traditional b3 c4 a1 e6".parse().expect("a record");
    assert_eq!(table.position(), &record.replay().expect("legal"));
    assert!(home.store.running_in(channel(8)).await.expect("readable").is_none());
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn of_two_turns_from_one_position_the_second_is_stale() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let table = home.store.table(game).await.expect("readable").expect("there");
    home.store.commit(play(&table, "b3", 10)).await.expect("stored");
    let late = home.store.commit(play(&table, "c4", 11)).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    let table = home.store.table(game).await.expect("readable").expect("there");
    assert_eq!(table.stored().record.to_string(), "dara:traditional b3");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_turns_at_once_from_one_position_one_is_stored() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let other_process = home.another();
    let table = home.store.table(game).await.expect("readable").expect("there");
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let store = if number % 2 == 0 { &home.store } else { &other_process }.clone();
            let unit = play(&table, ["a1", "b3", "c4", "e6"][number % 4], 10);
            tokio::spawn(async move {
                loop {
                    match store.commit(unit.clone()).await {
                        // A slow machine: the other one's transaction took longer than this one waits.
                        Err(CommitError::Other(error)) if data::cannot_write(&error) => {}
                        done => return done,
                    }
                }
            })
        })
        .collect();
    let mut stored = 0;
    for task in tasks {
        match task.await.expect("no panic") {
            Ok(_) => stored += 1,
            Err(CommitError::Stale) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
    assert_eq!(stored, 1);
    assert_eq!(other_process.table(game).await.expect("readable").expect("there").ply(), 1);
    // The challenge, its change, and a board for the beginning and the turn each: losers announced nothing.
    assert_eq!(home.store.due().await.expect("readable").len(), 4);
}

#[tokio::test]
async fn an_interaction_is_carried_out_once() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let table = home.store.table(game).await.expect("readable").expect("there");
    let first = Unit { interaction: Some(seen(900)), ..play(&table, "b3", 10) };
    home.store.commit(first.clone()).await.expect("stored");
    let again = home.store.commit(first).await;
    assert!(matches!(again, Err(CommitError::SeenBefore)), "{again:?}");
    // Also one that carries something else, from another handle and without any change.
    let again = home.another().commit(Unit { interaction: Some(seen(900)), ..unit(11) }).await;
    assert!(matches!(again, Err(CommitError::SeenBefore)), "{again:?}");
    assert_eq!(home.store.table(game).await.expect("readable").expect("there").ply(), 1);
}

#[tokio::test]
async fn a_unit_is_stored_as_a_whole_or_not_at_all() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let before = home.store.due().await.expect("readable");
    let table = home.store.table(game).await.expect("readable").expect("there");
    let mut unit = Unit { interaction: Some(seen(900)), ..play(&table, "b3", 10) };
    // The second change does not fit: the first, the interaction and the announcement go with it.
    unit.changes.push(unit.changes[0].clone());
    let refused = home.store.commit(unit.clone()).await;
    assert!(matches!(refused, Err(CommitError::Stale)), "{refused:?}");
    assert_eq!(home.store.table(game).await.expect("readable").expect("there").ply(), 0);
    assert_eq!(home.store.due().await.expect("readable"), before);
    unit.changes.pop();
    home.store.commit(unit).await.expect("the interaction was not stored");
}

#[tokio::test]
async fn a_resigned_game_is_over_and_frees_the_channel() {
    let Some(home) = Home::new() else { return };
    let over = game(&home.store, 7).await;
    turn(&home.store, over, "b3", 10).await.expect("stored");
    let table = home.store.table(over).await.expect("readable").expect("there");
    let decision = table::decide_event(&table, id(ADA), table::Event::Resign, at(20)).expect("possible");
    let given_up = decision.table.stored().clone();
    let resign = Unit { changes: decision.changes, announcements: decision.announcements, ..unit(20) };
    home.store.commit(resign.clone()).await.expect("stored");

    assert!(home.store.running_in(channel(7)).await.expect("readable").is_none());
    let latest = home.store.latest_in(channel(7)).await.expect("readable").expect("there");
    let ending = Ending::Forfeit { seat: games::Seat::FIRST, why: ForfeitReason::Resigned };
    assert_eq!((latest.id(), latest.ending()), (over, Some(ending)));
    assert_eq!(latest.stored(), &given_up);
    for late in [resign, play(&table, "c4", 21)] {
        let late = home.store.commit(late).await;
        assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    }

    let next = game(&home.store, 7).await;
    assert_ne!(next, over);
    assert_eq!(home.store.latest_in(channel(7)).await.expect("readable").expect("there").id(), next);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn the_board_that_a_turn_announces_is_due_with_it() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let ids = turn(&home.store, game, "b3", 10).await.expect("stored");
    let due = home.store.due().await.expect("readable");
    let board = due.last().expect("due");
    assert_eq!(ids, [board.id]);
    assert_eq!(
        board.announcement,
        Announcement::Board {
            game,
            version: 1,
            how: BoardCause::LastTurn,
            by: Some(Actor::Member(player(ADA)))
        }
    );
    assert_eq!((board.created, board.not_before, board.attempts), (at(10), at(10), 0));
    assert_eq!(board.answers, None);
}

#[tokio::test]
async fn a_seat_is_given_up_at_the_ply_and_after_those_that_it_was_decided_after() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    turn(&home.store, game, "b3", 10).await.expect("stored");
    for (ply, before) in [(0, 0), (2, 0), (1, 1)] {
        let out = GivenUp { seat: games::Seat::FIRST, ply, why: ForfeitReason::Left };
        let give_up = Change::GiveUp { game, before, out, at: at(20) };
        let stale = home.store.commit(Unit { changes: vec![give_up], ..unit(20) }).await;
        assert!(matches!(stale, Err(CommitError::Stale)), "{out:?} {before}: {stale:?}");
    }
    let table = home.store.table(game).await.expect("readable").expect("there");
    assert_eq!((table.given_up(), table.stored().since), (&[][..], at(10)));
}

#[tokio::test]
async fn games_are_found_by_how_long_they_wait() {
    let Some(home) = Home::new() else { return };
    let mut games = Vec::new();
    for channel in 7..12 {
        games.push(game(&home.store, channel).await);
    }
    turn(&home.store, games[0], "b3", 50).await.expect("stored");
    turn(&home.store, games[1], "b3", 30).await.expect("stored");
    let table = home.store.table(games[2]).await.expect("readable").expect("there");
    let over = table::decide_event(&table, id(BEN), table::Event::Left, at(20)).expect("possible");
    home.store.commit(Unit { changes: over.changes, ..unit(20) }).await.expect("stored");

    let silent =
        async |until, after, limit| home.store.silent_games(at(until), after, limit).await.expect("readable");
    let waits = |second, game| Silent { since: at(second), game };
    let all = [waits(1, games[3]), waits(1, games[4]), waits(30, games[1]), waits(50, games[0])];
    assert_eq!(silent(50, None, 9).await, all);
    assert_eq!(silent(49, None, 9).await, all[..3]);
    assert_eq!(silent(0, None, 9).await, []);
    // Page by page, also where two wait since the same moment.
    assert_eq!(silent(50, None, 1).await, all[..1]);
    assert_eq!(silent(50, Some(all[0]), 2).await, all[1..3]);
    assert_eq!(silent(50, Some(all[3]), 2).await, []);
}

/// The decision that somebody leaves, and the table after it.
fn leave(table: &Table, by: u64, second: i64) -> (Unit, Table) {
    let decision = table::decide_event(table, id(by), table::Event::Left, at(second)).expect("possible");
    let (changes, announcements) = (decision.changes, decision.announcements);
    (Unit { changes, announcements, ..unit(second) }, decision.table)
}

#[tokio::test]
async fn a_game_that_a_partner_plays_on_comes_back_as_it_was() {
    let Some(home) = Home::new() else { return };
    let game = game_of_four(&home.store, 7).await;
    let mut table = home.store.table(game).await.expect("readable").expect("there");
    // The second player leaves in his turn, the first one out of turn, and the last two play on.
    for (second, by) in [(20, ADA), (30, BEN)] {
        let action = table.position().legal_actions()[0];
        home.store.commit(play(&table, &action.to_string(), second)).await.expect("stored");
        let (left, after) =
            leave(&home.store.table(game).await.expect("readable").expect("there"), by, second + 5);
        home.store.commit(left).await.expect("stored");
        table = after;
    }
    assert_eq!(table.player_to_act(), Some(player(13).into()));
    let reopened = home.reopened().await;
    let stored = reopened.store.running_in(channel(7)).await.expect("readable").expect("running");
    assert_eq!((stored.stored(), stored.position()), (table.stored(), table.position()));
    assert_eq!(reopened.store.integrity().expect("checked"), []);

    let (lost, after) = leave(&stored, 14, 50);
    reopened.store.commit(lost).await.expect("stored");
    let over = reopened.store.table(game).await.expect("readable").expect("there");
    assert_eq!((over.stored(), over.ending()), (after.stored(), after.ending()));
    assert!(
        over.ending().is_some() && reopened.store.running_in(channel(7)).await.expect("readable").is_none()
    );
    assert_eq!(reopened.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn of_two_partners_who_give_up_at_once_the_second_is_stale() {
    let Some(home) = Home::new() else { return };
    let game = game_of_four(&home.store, 7).await;
    let table = home.store.table(game).await.expect("readable").expect("there");
    home.store.commit(leave(&table, BEN, 20).0).await.expect("stored");
    // Each thought that the other plays on.
    let late = home.store.commit(leave(&table, 14, 20).0).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    let table = home.store.table(game).await.expect("readable").expect("there");
    assert_eq!(table.plays_for(games::Seat::SECOND), Some(player(14).into()));
}
