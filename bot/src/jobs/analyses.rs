//! Analyses finished games: a portion of one, then of the one that is due next, so that members take turns.
//!
//! Each worker takes what no other one has. What was found is stored after each portion, so a program that dies loses some
//! seconds of work. Those who wait see how far it is in their answer, as long as it can be edited; after that, the button
//! shows them what was found.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use data::{AnalysisReader, StoredAnalysis, TakenAnalysis};
use engine::analysis::{Analysis, GameAnalysis, Progress};
use games::BadRecord;
use jiff::{SignedDuration, Timestamp};
use play::{GameId, Table};

use super::rounds::rounds;
use crate::{
    actions::learning::analysis::seen_by,
    app::{App, thinking::Purpose},
    discord::serenity_gaps::components_v2::MessageForm,
};

/// How many turns are analysed in a row: about three seconds.
const PORTION: usize = 8;
/// How long a worker has an analysis for itself. A portion takes less, unless it waits for engines for long.
const TAKEN: SignedDuration = SignedDuration::from_mins(2);
/// How long a step waits for an engine.
const PATIENCE: Duration = Duration::from_secs(10);
/// When to look again whether an answer that couldn't be edited can be.
const AGAIN: SignedDuration = SignedDuration::from_secs(2);
/// How long an answer may take to arrive. One that can't be edited after that never can.
const ARRIVED: SignedDuration = SignedDuration::from_secs(30);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    if let Err(error) = app.store.release_analyses().await {
        tracing::error!("taking up analyses again: {error}");
    }
    rounds(app.clock.clone(), &app.analyses, "analysing games", || round(&app)).await;
}

/// Works on the analysis that is due next. Returns when to look again.
async fn round(app: &Arc<App>) -> anyhow::Result<Option<Timestamp>> {
    let now = app.clock.now();
    let untold = tell(app).await?;
    let Some(taken) = app.store.take_analysis(now, now + TAKEN).await? else {
        return Ok(untold.then(|| now + AGAIN));
    };
    let game = taken.game;
    if let Err(error) = work(app, taken).await {
        // It stays taken for a while, so that the others don't wait for it.
        tracing::error!(%game, "analysing a game: {error:#}");
    }
    Ok(Some(app.clock.now()))
}

/// Does a portion of an analysis, stores it, and shows those who wait how far it is.
async fn work(app: &Arc<App>, taken: TakenAnalysis) -> anyhow::Result<()> {
    let TakenAnalysis { game, player, progress } = taken;
    let table = app.store.table(game).await?.context("the game is gone")?;
    let mut analysis = match begin(&table, progress, app.chosen.analysis_nodes) {
        Ok(analysis) => analysis,
        Err(why) => {
            // `dara check` says so as well.
            tracing::error!(%game, "can't replay a game to analyse: {why}");
            return Ok(app.store.drop_analysis(game).await?);
        }
    };
    let purpose = player.map_or(Purpose::Puzzles, Purpose::Analysis);
    for _ in 0..PORTION {
        if analysis.done() == analysis.turns() {
            break;
        }
        let rules = table.stored().record.rules;
        let mut next = analysis.clone();
        let step = move |engine: &mut engine::Engine| {
            next.step(engine);
            next
        };
        match app.thinking.with_engine(rules, purpose, PATIENCE, step).await? {
            Some(stepped) => analysis = stepped,
            // Others need the engines more. What was done is kept.
            None => break,
        }
    }
    let done = analysis.done();
    if let Some(found) = analysis.clone().finish() {
        app.store.finish_analysis(game, &found).await?;
        tell(app).await?;
        return Ok(());
    }
    for reader in app.store.analysis_readers(game).await? {
        // It will show the end, even if this doesn't arrive.
        if let Err(error) = edit(app, &reader, &table, Err(done)).await {
            tracing::debug!(%game, "showing how far an analysis is: {error:#}");
        }
    }
    // The last thing, since another worker may go on from here, and show more.
    Ok(app.store.save_analysis(game, analysis.progress()).await?)
}

/// The analysis as far as it is, or a new one if what was stored doesn't fit.
fn begin(table: &Table, progress: Option<Progress>, nodes: u64) -> Result<Analysis, BadRecord> {
    let record = || table.stored().record.clone();
    if let Some(analysis) = progress.and_then(|progress| Analysis::resume(record(), progress).ok()) {
        return Ok(analysis);
    }
    Analysis::new(record(), nodes)
}

/// Shows those who still wait for a finished analysis what it has found. Returns whether someone couldn't be shown yet.
async fn tell(app: &Arc<App>) -> anyhow::Result<bool> {
    let mut untold = false;
    for (game, asked, reader) in app.store.analyses_to_tell().await? {
        match show_found(app, game, &reader).await {
            // The answer may not have arrived yet.
            Err(_) if asked + ARRIVED > app.clock.now() => {
                untold = true;
                continue;
            }
            Err(error) => tracing::debug!(%game, "showing an analysis: {error:#}"),
            Ok(()) => {}
        }
        app.store.forget_analysis_reader(game, reader.player).await?;
    }
    Ok(untold)
}

async fn show_found(app: &Arc<App>, game: GameId, reader: &AnalysisReader) -> anyhow::Result<()> {
    let table = app.store.table(game).await?.context("the game is gone")?;
    let Some(StoredAnalysis::Done(found)) = app.store.analysis(game).await? else { return Ok(()) };
    edit(app, reader, &table, Ok(&found)).await
}

/// Edits the answer of someone who waits.
async fn edit(
    app: &Arc<App>,
    reader: &AnalysisReader,
    table: &Table,
    so_far: Result<&GameAnalysis, usize>,
) -> anyhow::Result<()> {
    let view = seen_by(app, reader, table, so_far).await?;
    let form = if reader.components { MessageForm::Components } else { MessageForm::Classic };
    app.discord.edit_answer(&reader.token, reader.player, form, view).await
}
