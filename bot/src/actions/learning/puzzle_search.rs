//! Looks for puzzles in finished games, one game after the other.
//!
//! Only the holder of the lease does, so no two workers search the same game. It searches in short steps, each of which waits
//! until no one else needs an engine, and then rests as long as it has worked.
//!
//! **Decided:** only games for two in servers, by built-in rules, of which every player still has their data here and allows
//! it; a puzzle is shown only in the server of its game. Games of Damala are left out: a proof takes searches of a second and
//! more there, for which others would wait. A game that is passed over is never searched later.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use data::SearchedGame;
use engine::Engine;
use games::Game;
use play::PlayerId;
use puzzles::{Effort, Mined, Miner, Searcher};

use crate::app::{App, thinking::Purpose};

/// How long a step waits for a free engine. After that it's tried again.
const PATIENCE: Duration = Duration::from_mins(1);
/// The fewest actions of a game: a shorter one was given up before it came to anything.
const FEWEST: usize = 16;

/// Searches every finished game that hasn't been searched yet.
pub(crate) async fn search_all(app: &Arc<App>) -> anyhow::Result<()> {
    while let Some((game, players)) =
        app.store.next_game_to_search().await.context("loading a game to search")?
    {
        if is_searched(&game, &players) {
            search(app, &game).await?;
        }
        app.store.note_searched(game.sequence).await.context("noting that a game was searched")?;
    }
    Ok(())
}

/// Whether a game may become puzzles.
fn is_searched(game: &SearchedGame, players: &[PlayerId]) -> bool {
    let SearchedGame { home, record, is_kept_out, .. } = game;
    !is_kept_out
        && home.server().is_some()
        && record.rules.seats() == 2
        && record.rules.game() != Game::Damala
        && !record.rules.is_house()
        && record.actions.len() >= FEWEST
        && !players.iter().any(|player| player.is_former())
}

/// Searches a game, and stores what is found. If the program ends meanwhile, the game is searched again.
async fn search(app: &Arc<App>, game: &SearchedGame) -> anyhow::Result<()> {
    let rules = game.record.rules;
    let miner = match Miner::new(game.record.clone(), Effort::of(rules.game())) {
        Ok(miner) => miner,
        Err(why) => {
            // `dara check` says so too; the others must not wait for it.
            tracing::error!(game = %game.game, "can't replay a finished game: {why}");
            return Ok(());
        }
    };
    let work = Arc::new(Mutex::new((miner, Searcher::new())));
    loop {
        let work = Arc::clone(&work);
        // The searcher has engines of its own; what it takes is the time of one.
        let step = move |_: &mut Engine| {
            let begun = Instant::now();
            let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
            let (miner, searcher) = &mut *work;
            (miner.step(searcher), begun.elapsed())
        };
        let stepped = app.thinking.with_engine(rules, Purpose::Puzzles, PATIENCE, step).await?;
        let Some((found, worked)) = stepped else { continue };
        match found {
            Mined::Nothing => {}
            // There are plenty of quiet turns.
            Mined::Puzzle(puzzle) if !puzzle.is_lively() => {}
            Mined::Puzzle(puzzle) => {
                let stored = app.store.add_found_puzzle(game.game, game.home, &puzzle).await;
                stored.context("storing a puzzle")?;
            }
            Mined::Done => return Ok(()),
        }
        tokio::time::sleep(worked).await;
    }
}
