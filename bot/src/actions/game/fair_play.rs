//! Refuses what the engine would say about running games between members, see [`play::game::fair_play`].
//!
//! Every way on which help leaves the engine asks here: hints, practice, the computer's replies and what it makes of a draw,
//! analyses with their lines and bars, puzzles and their solutions, replays and GIFs.

use std::collections::HashSet;

use anyhow::Context as _;
use engine::analysis::GameAnalysis;
use games::Record;
use play::{
    PlayerId, Table,
    game::fair_play::{OTHERS, Question, Running, Whose},
};
use ui::failure::{Failure, Refusal};

use crate::app::App;

/// Refuses advice on a board that the asker has set up, in practice or against the computer, if it would help in a running game.
pub(crate) async fn on_board(app: &App, asker: PlayerId, record: &Record) -> Result<(), Failure> {
    on_posted(app, asker, record).await?;
    if of_others(app, about(record)?, |question, running| question.helps_in(running, Whose::Others)).await? {
        return Err(Refusal::EngineInRunningGame { own: None }.into());
    }
    Ok(())
}

/// Refuses advice on what was played or posted before, a finished game or a puzzle, if it would help in a game of the asker's.
pub(crate) async fn on_posted(app: &App, asker: PlayerId, record: &Record) -> Result<(), Failure> {
    match own(app, asker, &about(record)?).await? {
        Some(running) => Err(Refusal::EngineInRunningGame { own: running.game }.into()),
        None => Ok(()),
    }
}

/// Whether what the engine says of a record's positions would help a player in a running game of theirs.
pub(crate) async fn helps_in_own(app: &App, player: PlayerId, record: &Record) -> anyhow::Result<bool> {
    Ok(own(app, player, &about(record)?).await?.is_some())
}

/// Whether the computer's reply on these players' board would help in a running game.
pub(crate) async fn helps_on_board(
    app: &App,
    players: impl Iterator<Item = PlayerId>,
    record: &Record,
) -> anyhow::Result<bool> {
    let question = about(record)?;
    for player in players {
        if own(app, player, &question).await?.is_some() {
            return Ok(true);
        }
    }
    of_others(app, question, |question, running| question.helps_in(running, Whose::Others)).await
}

/// An analysis without what it says about positions that are on the board of a rated game.
pub(crate) async fn without_running(
    app: &App,
    record: &Record,
    found: GameAnalysis,
) -> anyhow::Result<GameAnalysis> {
    let question = about(record)?;
    let running = running_others(app, &question).await?;
    let compare =
        move || running.iter().flat_map(|running| question.meets(running)).collect::<HashSet<usize>>();
    let met = tokio::task::spawn_blocking(compare).await.context("comparing with running games")?;
    Ok(found.without(record, |plies| met.contains(&plies)))
}

fn about(record: &Record) -> anyhow::Result<Question> {
    Question::about(record).context("a record that was replayed before")
}

/// Whether something holds for any running game between members that is far enough to be protected from others.
async fn of_others(
    app: &App,
    question: Question,
    holds: impl Fn(&Question, &Running) -> bool + Send + 'static,
) -> anyhow::Result<bool> {
    let running = running_others(app, &question).await?;
    // Thousands of games may have to be replayed.
    let any = move || running.iter().any(|running| holds(&question, running));
    tokio::task::spawn_blocking(any).await.context("comparing with running games")
}

async fn running_others(app: &App, question: &Question) -> anyhow::Result<Vec<Running>> {
    if question.plies() < OTHERS {
        return Ok(Vec::new());
    }
    let running = app.store.running_between_members(question.game(), OTHERS..=question.plies()).await;
    running.context("listing running games between members")
}

/// The player's running game that the answer would help in.
async fn own(app: &App, player: PlayerId, question: &Question) -> anyhow::Result<Option<Running>> {
    let games =
        app.store.running_games_everywhere(player).await.context("listing a player's running games")?;
    let between_members = games.iter().filter(|table| !table.is_against_computer()).map(running);
    let voted =
        app.store.running_voted_in(player).await.context("listing the vote games that a player is in")?;
    Ok(between_members.chain(voted).find(|running| question.helps_in(running, Whose::Own)))
}

fn running(table: &Table) -> Running {
    let stored = table.stored();
    Running { game: Some(table.id()), record: stored.record.clone(), rated: stored.terms.rated }
}
