//! Asking for analyses, while no job works on them.

use engine::{Engine, analysis::Analysis};
use games::Action;
use play::{GameId, Table, game::table::Event};
use ui::failure::Refusal;

use super::server::{ADA, BEN, CHIDI, LOUNGE, Server, done, private, refused};
use crate::actions::{
    game::turn,
    learning::analysis,
    reply::{FollowUp, Reply},
};

const ACTIONS: [&str; 4] = ["b3", "c4", "d1", "e2"];

/// Ada and Ben have played four turns.
async fn begun(server: &Server) -> GameId {
    let game = server.game().await.id();
    for (action, by) in ACTIONS.into_iter().zip([ADA, BEN].into_iter().cycle()) {
        plays(server, game, by, Event::Act(action.parse::<Action>().unwrap())).await;
    }
    game
}

/// And then Ada has resigned.
async fn finished(server: &Server) -> GameId {
    let game = begun(server).await;
    plays(server, game, ADA, Event::Resign).await;
    game
}

async fn plays(server: &Server, game: GameId, by: u64, event: Event) {
    let table = server.table(game).await;
    done(turn::play(&server.by(by, LOUNGE), &table, event).await);
}

async fn asks(server: &Server, member: u64, game: GameId) -> String {
    let reply = analysis::press(&server.by(member, LOUNGE), game).await.ok().unwrap();
    answered(server, &reply).await;
    private(&reply).text.clone()
}

/// Notes that those who wait have their answer, as the handler does.
pub(super) async fn answered(server: &Server, reply: &Reply) {
    for step in &reply.then {
        let FollowUp::Analyse(game, reader) = step else { panic!("something else follows") };
        server.app.store.analysis_answered(*game, (**reader).clone(), server.app.clock.now()).await.unwrap();
    }
}

fn analysis_of(table: &Table) -> Analysis {
    Analysis::new(table.stored().record.clone(), 100).unwrap()
}

#[tokio::test]
async fn those_who_ask_while_it_waits_see_how_far_it_is() {
    let server = Server::new();
    let game = finished(&server).await;
    assert!(asks(&server, ADA, game).await.contains("0 of 4 turns"));
    let mut analysis = analysis_of(&server.table(game).await);
    while analysis.done() == 0 {
        analysis.step(&mut Engine::new());
    }
    server.app.store.save_analysis(game, analysis.progress()).await.unwrap();
    // Once more, or someone else, who may see the game.
    for member in [ADA, BEN, CHIDI] {
        assert!(asks(&server, member, game).await.contains("1 of 4 turns"));
    }
    let readers = server.app.store.analysis_readers(game).await.unwrap();
    assert_eq!(readers.iter().map(|reader| reader.player.get()).collect::<Vec<_>>(), [ADA, BEN, CHIDI]);
    while analysis.step(&mut Engine::new()) {}
    server.app.store.finish_analysis(game, &analysis.finish().unwrap()).await.unwrap();
    assert!(asks(&server, BEN, game).await.contains(", analysed**"));
}

#[tokio::test]
async fn no_member_waits_for_more_than_three() {
    let server = Server::new();
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(finished(&server).await);
    }
    for &game in &games[..3] {
        asks(&server, ADA, game).await;
    }
    let fourth = analysis::press(&server.by(ADA, LOUNGE), games[3]).await;
    assert_eq!(refused(fourth), Refusal::AnalysesWaiting { most: 3 });
    // What she waits for already can be asked for again, and others wait for their own.
    asks(&server, ADA, games[0]).await;
    asks(&server, BEN, games[3]).await;
    // What is done makes room.
    let mut analysis = analysis_of(&server.table(games[0]).await);
    while analysis.step(&mut Engine::new()) {}
    server.app.store.finish_analysis(games[0], &analysis.finish().unwrap()).await.unwrap();
    for (game, _, reader) in server.app.store.analyses_to_tell().await.unwrap() {
        server.app.store.forget_analysis_reader(game, reader.player).await.unwrap();
    }
    asks(&server, ADA, games[3]).await;
}

#[tokio::test]
async fn what_is_found_is_not_shown_once_it_would_help_in_a_running_game() {
    let server = Server::new();
    let game = finished(&server).await;
    asks(&server, ADA, game).await;
    let table = server.table(game).await;
    let mut analysis = analysis_of(&table);
    while analysis.step(&mut Engine::new()) {}
    let found = analysis.finish().unwrap();
    let readers = server.app.store.analysis_readers(game).await.unwrap();
    let seen = async || analysis::seen_by(&server.app, &readers[0], &table, Ok(&found)).await.unwrap();
    assert!(!seen().await.pictures.is_empty());
    // The same moves again.
    let running = begun(&server).await;
    let view = seen().await;
    assert!(view.pictures.is_empty() && view.text.contains(&format!("game {running}")), "{}", view.text);
}
