//! Matches: a game ends, and the next one or the end of the match is stored with it.

use data::{CommitError, Unit};
use games::Side;
use play::{
    Change, GameId, Table,
    game::{
        matches::{self, EndedMatch, Goal},
        table::{self, Event, OfferKind},
    },
};

use crate::support::{ADA, BEN, Home, at, channel, does, game_on, id, of_table, player, table, turn, unit};

/// The decision that `by` ends a game, with what follows in its match.
async fn end(home: &Home, game: GameId, by: u64, event: Event, second: i64) -> Unit {
    let ends = table::decide_event(&table(&home.store, game).await, player(by), event, at(second))
        .expect("possible");
    let over = ends.table.clone();
    let mut unit = of_table(ends, second);
    let next =
        matches::go_on(&over, home.store.new_game_id().await.expect("an id"), vec![], vec![], at(second))
            .expect("of a match");
    unit.changes.extend(next.0);
    unit.announcements.extend(next.1);
    unit
}

/// A game of a match, in which both have moved.
async fn begun(home: &Home, terms: &str) -> GameId {
    let game = game_on(&home.store, 7, terms).await;
    turn(&home.store, game, "b3", 5).await.expect("stored");
    turn(&home.store, game, "c4", 6).await.expect("stored");
    game
}

/// The game that runs in channel 7: its players in order, and its number and score in its match.
async fn runs(home: &Home) -> (Table, u32, [u32; 2]) {
    let table = home.store.running_in(channel(7)).await.expect("readable").expect("running");
    let in_match = table.stored().in_match.expect("of a match");
    (table, in_match.number, in_match.score)
}

/// The matches that are over: first and last game, goal, score, and the side that has won.
fn over(home: &Home) -> Vec<String> {
    let columns = "first, last, goal, points_first, points_second, winner";
    home.column(&format!("SELECT concat_ws(' ', {columns}) FROM matches"))
}

#[tokio::test]
async fn a_whole_match_is_played_in_one_channel() {
    let Some(home) = Home::new() else { return };
    let first = begun(&home, "5d,match:2").await;
    home.store.commit(end(&home, first, ADA, Event::Resign, 10).await).await.expect("stored");
    let (second, number, score) = runs(&home).await;
    assert_eq!((number, score), (2, [1, 0]), "who was second is first, and has the point");
    assert!(second.stored().seats.members().eq([BEN, ADA].map(player)));
    assert_eq!(second.stored().challenge, table(&home.store, first).await.stored().challenge);

    turn(&home.store, second.id(), "b3", 15).await.expect("stored");
    turn(&home.store, second.id(), "c4", 16).await.expect("stored");
    let offer = does(&home.store, second.id(), ADA, Event::Offer(OfferKind::Draw), 20).await;
    home.store.commit(offer).await.expect("stored");
    let agree = end(&home, second.id(), BEN, Event::Accept(OfferKind::Draw), 30).await;
    home.store.commit(agree).await.expect("stored");
    let home = home.reopened().await;
    let (third, number, score) = runs(&home).await;
    assert_eq!((number, score), (3, [0, 1]));

    home.store.commit(end(&home, third.id(), ADA, Event::Resign, 40).await).await.expect("stored");
    assert!(home.store.running_in(channel(7)).await.expect("readable").is_none());
    assert_eq!(over(&home), [format!("{first} {} 2 0 2 2", third.id())]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn of_two_ends_of_one_game_the_second_begins_no_next_game() {
    let Some(home) = Home::new() else { return };
    let first = begun(&home, "5d,match:pair").await;
    let one = end(&home, first, ADA, Event::Resign, 10).await;
    let mut other = end(&home, first, BEN, Event::Resign, 10).await;
    home.store.commit(one).await.expect("stored");
    let late = home.store.commit(other.clone()).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    // Not in another channel either, where nothing would be in its way.
    other.changes.retain_mut(|change| match change {
        Change::StartGame(stored) => {
            stored.channel = channel(8);
            true
        }
        _ => false,
    });
    let twice = home.store.commit(other).await;
    assert!(matches!(twice, Err(CommitError::Stale)), "{twice:?}");
    assert_eq!(runs(&home).await.1, 2);
}

#[tokio::test]
async fn a_match_ends_once() {
    let Some(home) = Home::new() else { return };
    let only = begun(&home, "5d,match:1").await;
    home.store.commit(end(&home, only, ADA, Event::Resign, 10).await).await.expect("stored");
    let ended = EndedMatch {
        first: only,
        last: only,
        home: id(1001),
        goal: Goal::Points(1),
        score: [1, 0],
        winner: Some(Side::First),
        at: at(20),
    };
    let twice = home.store.commit(Unit { changes: vec![Change::EndMatch(ended)], ..unit(20) }).await;
    assert!(matches!(twice, Err(CommitError::Stale)), "{twice:?}");
    assert_eq!(over(&home), [format!("{only} {only} 1 0 1 2")]);
}
