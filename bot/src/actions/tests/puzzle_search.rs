//! Finished games are searched for puzzles, if their players allow it.

use data::Unit;
use games::Game;
use play::{Change, GameId, Home, Preferences, game::table::Event, learning::puzzle::Candidate};
use puzzles::Puzzle;

use super::server::{ADA, BEN, CHIDI, Server, id};
use crate::actions::learning::puzzle_search::search_all;

/// A puzzle with the short game that it is found in.
fn short() -> &'static Puzzle {
    let of_morris = puzzles::shipped(Game::Morris).iter();
    let mut short = of_morris.filter(|puzzle| (16..30).contains(&puzzle.record().actions.len()));
    let finds = |puzzle: &&Puzzle| {
        let found = puzzles::mine(&puzzle.record_at(1)).unwrap();
        found.iter().any(|found| found.key() == puzzle.key())
    };
    short.find(finds).unwrap()
}

/// Ada and Ben play until the first step of a puzzle is solved, and Ben resigns.
async fn ends_in(server: &Server, puzzle: &Puzzle) -> GameId {
    let mut table = server.game_by(&puzzle.record().rules.to_string()).await;
    for action in puzzle.record_at(1).actions {
        let by = table.player_to_act().and_then(play::Player::member).unwrap();
        table = does(server, &table, by, Event::Act(action)).await;
    }
    does(server, &table, id(BEN), Event::Resign).await.id()
}

async fn does(server: &Server, table: &play::Table, by: play::PlayerId, event: Event) -> play::Table {
    let at = server.app.clock.now();
    let decision = play::game::table::decide_event(table, by, event, at).unwrap();
    let unit = Unit { at, interaction: None, changes: decision.changes, announcements: vec![] };
    server.app.store.commit(unit).await.unwrap();
    server.table(table.id()).await
}

/// The puzzles that a member may be shown in the server.
async fn shown(server: &Server, member: u64) -> Vec<Candidate> {
    let home: Home = id::<play::GuildId>(1).into();
    let wanted =
        data::PuzzlesWanted { player: id(member), home, game: Game::Morris, motif: None, near: 1_500.0 };
    server.app.store.next_puzzles(wanted).await.unwrap()
}

#[tokio::test]
async fn what_is_found_in_a_finished_game_is_shown_to_others_of_its_server() {
    let server = Server::new();
    let puzzle = short();
    let game = ends_in(&server, puzzle).await;
    search_all(&server.app).await.unwrap();
    let [found] = shown(&server, CHIDI).await[..] else { panic!("one puzzle") };
    let stored = server.app.store.puzzle(found.id, id::<play::GuildId>(1).into()).await.unwrap().unwrap();
    assert_eq!(stored.puzzle.key(), puzzle.key());
    assert_eq!(stored.found_in.map(|found| found.game), Some(game));
    assert!(shown(&server, ADA).await.is_empty(), "she has played it");
    assert_eq!(server.app.store.next_game_to_search().await.unwrap(), None);
}

#[tokio::test]
async fn a_game_whose_player_keeps_out_is_passed_over() {
    let server = Server::new();
    let preferences = Preferences { out_of_puzzles: true, ..Preferences::default() };
    let changes = vec![Change::SetPreferences { player: id(BEN), preferences }];
    let unit = Unit { at: server.app.clock.now(), interaction: None, changes, announcements: vec![] };
    server.app.store.commit(unit).await.unwrap();
    ends_in(&server, short()).await;
    search_all(&server.app).await.unwrap();
    assert_eq!(server.app.store.next_game_to_search().await.unwrap(), None);
    // Even if he allows it later.
    let changes = vec![Change::SetPreferences { player: id(BEN), preferences: Preferences::default() }];
    let unit = Unit { at: server.app.clock.now(), interaction: None, changes, announcements: vec![] };
    server.app.store.commit(unit).await.unwrap();
    assert!(shown(&server, CHIDI).await.is_empty());
}
