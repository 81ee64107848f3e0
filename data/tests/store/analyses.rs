//! Analyses of finished games.

use data::{AnalysisReader, StoredAnalysis, Token};
use engine::{Engine, analysis::Analysis};
use play::{GameId, game::table::Event};

use crate::support::{ADA, BEN, Home, at, does, game, id};

/// A game in a channel that Ada has resigned.
async fn finished(home: &Home, channel: u64) -> GameId {
    let game = game(&home.store, channel).await;
    home.store.commit(does(&home.store, game, ADA, Event::Resign, 2).await).await.expect("stored");
    game
}

async fn asks(home: &Home, player: u64, game: GameId, second: i64) {
    let token = Token::new(format!("token-of-{player}"));
    let reader = AnalysisReader { player: id(player), token, components: false, locale: "fr".to_owned() };
    assert!(home.store.ask_for_analysis(game, reader.clone(), 3, at(second)).await.expect("stored"));
    let readers = home.store.analysis_readers(game).await.expect("readable");
    assert!(readers.iter().all(|known| known.player != reader.player), "there is no answer to edit yet");
    home.store.analysis_answered(game, reader, at(second)).await.expect("stored");
}

/// The game that a worker takes in this second, for ten seconds.
async fn takes(home: &Home, second: i64) -> Option<GameId> {
    let taken = home.store.take_analysis(at(second), at(second + 10)).await.expect("stored");
    taken.map(|taken| taken.game)
}

fn analysis() -> Analysis {
    Analysis::new("morris:nine a1 d6 d1 b4 g1 xd6".parse().expect("a record"), 200).expect("legal")
}

#[tokio::test]
async fn an_analysis_is_done_once_and_outlives_the_program() {
    let Some(home) = Home::new() else { return };
    let game = finished(&home, 2001).await;
    assert_eq!(home.store.analysis(game).await.expect("readable"), None);
    asks(&home, ADA, game, 10).await;
    asks(&home, BEN, game, 11).await;
    assert_eq!(takes(&home, 12).await, Some(game));
    assert_eq!(takes(&home, 13).await, None, "another worker has it");
    let (mut analysis, mut engine) = (analysis(), Engine::new());
    while analysis.done() == 0 {
        analysis.step(&mut engine);
    }
    home.store.save_analysis(game, analysis.progress()).await.expect("stored");
    let home = home.reopened().await;
    let waiting = home.store.analysis(game).await.expect("readable");
    assert_eq!(waiting, Some(StoredAnalysis::Waiting { done: 1 }));
    let taken = home.store.take_analysis(at(14), at(24)).await.expect("stored").expect("it goes on");
    assert_eq!((taken.player, taken.progress.as_ref()), (Some(id(ADA)), Some(analysis.progress())));
    while analysis.step(&mut engine) {}
    let found = analysis.finish().expect("done");
    home.store.finish_analysis(game, &found).await.expect("stored");
    let untold = home.store.analyses_to_tell().await.expect("readable");
    let readers: Vec<_> =
        untold.iter().map(|(_, _, reader)| (reader.player.get(), reader.token.reveal())).collect();
    assert_eq!(readers, [(ADA, "token-of-11"), (BEN, "token-of-12")]);
    for (game, _, reader) in &untold {
        home.store.forget_analysis_reader(*game, reader.player).await.expect("stored");
    }
    assert_eq!(home.store.analysis(game).await.expect("readable"), Some(StoredAnalysis::Done(found.clone())));
    // It isn't begun again, even if someone asks.
    let reader = AnalysisReader {
        player: id(BEN),
        token: Token::new("another".to_owned()),
        components: false,
        locale: "fr".to_owned(),
    };
    assert!(home.store.ask_for_analysis(game, reader, 3, at(90)).await.expect("stored"));
    assert_eq!(takes(&home, 100).await, None);
    assert!(home.store.analyses_to_tell().await.expect("readable").is_empty());
    assert!(home.store.analysis_readers(game).await.expect("readable").is_empty());
    assert_eq!(home.store.analysis(game).await.expect("readable"), Some(StoredAnalysis::Done(found)));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn what_a_worker_left_is_taken_by_another() {
    let Some(home) = Home::new() else { return };
    let [one, other] = [finished(&home, 2001).await, finished(&home, 2002).await];
    asks(&home, ADA, one, 10).await;
    asks(&home, BEN, other, 11).await;
    assert_eq!((takes(&home, 12).await, takes(&home, 13).await), (Some(one), Some(other)));
    assert_eq!(takes(&home, 21).await, None);
    assert_eq!(takes(&home, 22).await, Some(one), "after ten seconds it has given up");
    home.store.release_analyses().await.expect("stored");
    assert_eq!(takes(&home, 23).await, Some(other));
    // One that can't be done can be asked for again.
    home.store.drop_analysis(one).await.expect("stored");
    assert_eq!(home.store.analysis(one).await.expect("readable"), None);
}

#[tokio::test]
async fn tokens_are_forgotten() {
    let Some(home) = Home::new() else { return };
    let game = finished(&home, 2001).await;
    asks(&home, ADA, game, 10).await;
    assert_eq!(home.store.prune(at(10 + 16 * 60)).await.expect("stored").tokens, 1);
    assert!(home.store.analysis_readers(game).await.expect("readable").is_empty());
    assert_eq!(takes(&home, 2_000).await, Some(game), "it is still wanted");
}
