//! Refuses what the engine would say about running games between members, see [`play::game::fair_play`].

use anyhow::Context as _;
use games::{BadRecord, Record};
use play::{
    GameId, PlayerId, Table,
    game::fair_play::{Question, Running, Whose},
};
use ui::failure::{Failure, Refusal};

use crate::app::App;

/// Refuses advice to a player on the last position of a record if it would help in a running game.
pub(crate) async fn on_position(app: &App, asker: PlayerId, record: &Record) -> Result<(), Failure> {
    check(app, asker, Question::about_last(record)).await
}

/// Refuses advice to a player on any position of a record if it would help in a running game.
pub(crate) async fn on_game(app: &App, asker: PlayerId, record: &Record) -> Result<(), Failure> {
    check(app, asker, Question::about_all(record)).await
}

/// Whether what the engine says of a record's positions would help a player in a running game of theirs.
pub(crate) async fn helps_in_own(app: &App, player: PlayerId, record: &Record) -> anyhow::Result<bool> {
    Ok(own(app, player, &Question::about_all(record)?).await?.is_some())
}

/// Whether the engine's turn in the last position of a record would help one of these players in a game of theirs.
pub(crate) async fn is_of_own_game(
    app: &App,
    players: impl Iterator<Item = PlayerId>,
    record: &Record,
) -> anyhow::Result<bool> {
    let question = Question::about_last(record)?;
    for player in players {
        if own(app, player, &question).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn check(app: &App, asker: PlayerId, question: Result<Question, BadRecord>) -> Result<(), Failure> {
    let question = question.context("a record that was replayed before")?;
    if let Some(game) = own(app, asker, &question).await? {
        return Err(Refusal::EngineInRunningGame { own: Some(game) }.into());
    }
    let others = app.store.running_between_members(question.game(), question.plies()).await;
    let others = others.context("listing running games between members")?;
    // Thousands of games may have to be replayed.
    let helps = move || others.iter().any(|running| question.helps_in(running, Whose::Others));
    if tokio::task::spawn_blocking(helps).await.context("comparing with running games")? {
        return Err(Refusal::EngineInRunningGame { own: None }.into());
    }
    Ok(())
}

/// The player's running game that the answer would help in.
async fn own(app: &App, player: PlayerId, question: &Question) -> anyhow::Result<Option<GameId>> {
    let games =
        app.store.running_games_everywhere(player).await.context("listing a player's running games")?;
    let between_members = games.iter().filter(|table| !table.is_against_computer());
    let mut helped = between_members.map(running).filter(|running| question.helps_in(running, Whose::Own));
    Ok(helped.next().map(|running| running.game))
}

fn running(table: &Table) -> Running {
    let stored = table.stored();
    Running { game: table.id(), record: stored.record.clone(), rated: stored.terms.rated }
}
