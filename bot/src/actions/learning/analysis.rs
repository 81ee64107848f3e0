//! Where a finished game turned: asks for its analysis, and shows what was found.
//!
//! **Decided:** those who may see a game in `/replay` may have it analysed, but only once it's over. Nothing is said about
//! positions of running games between members, see [`crate::actions::game::fair_play`]. Imported games aren't analysed: nothing tells whether
//! they are over.

use anyhow::Context as _;
use data::{AnalysisReader, Store, StoredAnalysis};
use engine::analysis::{Analysis, GameAnalysis};
use play::{GameId, Table};
use ui::{
    failure::{Failure, Refusal},
    subject::Subject,
    views::{self, View},
};

use crate::{
    actions::{
        game::{fair_play, replay},
        reply::{FollowUp, Reply},
    },
    app::{App, caller::Caller},
    discord::serenity_gaps::components_v2::MessageForm,
};

/// How many analyses a member may wait for.
const MOST: usize = 3;

/// Shows the analysis of the game with this number, or else of the channel's.
pub(crate) async fn open(caller: &Caller, number: Option<u64>) -> Result<Reply, Failure> {
    show(caller, &replay::named(caller, number).await?).await
}

/// Shows the analysis of a button's game.
pub(crate) async fn press(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    show(caller, &replay::game(caller, game).await?).await
}

/// Shows everyone what was found.
pub(crate) async fn post(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    caller.may_post()?;
    let table = replay::game(caller, game).await?;
    let Some(StoredAnalysis::Done(found)) = stored(&caller.app.store, game).await? else {
        return show(caller, &table).await;
    };
    may_be_analysed(caller, &table).await?;
    let (words, look) = (caller.app.words_in(caller.home).await, caller.app.look_in(caller.home).await);
    let found = fair_play::without_running(&caller.app, &table.stored().record, found).await?;
    Ok(Reply::public(views::learning::analysis::posted(words, look, caller.player, &table, &found)))
}

/// Shows what was found, or how far it is.
async fn show(caller: &Caller, table: &Table) -> Result<Reply, Failure> {
    may_be_analysed(caller, table).await?;
    let game = table.id();
    if let Some(StoredAnalysis::Done(found)) = stored(&caller.app.store, game).await? {
        return found_by(caller, table, found).await;
    }
    let reader = AnalysisReader {
        player: caller.player,
        token: caller.token.clone(),
        components: caller.in_private && caller.message_form == MessageForm::Components,
        locale: caller.locale.clone(),
    };
    let asked = caller.app.store.ask_for_analysis(game, reader.clone(), MOST, caller.app.clock.now()).await;
    if !caller.stored(asked).await? {
        return Err(Refusal::AnalysesWaiting { most: MOST }.into());
    }
    let done = match stored(&caller.app.store, game).await? {
        // It was finished meanwhile, when no one could be told here.
        Some(StoredAnalysis::Done(found)) => return found_by(caller, table, found).await,
        Some(StoredAnalysis::Waiting { done }) => done,
        None => 0,
    };
    let view = views::learning::analysis::progress(caller.words().await, table, done, turns(table)?);
    Ok(Reply::in_place(caller, view).then(FollowUp::Analyse(game, Box::new(reader))))
}

async fn found_by(caller: &Caller, table: &Table, found: GameAnalysis) -> Result<Reply, Failure> {
    let found = fair_play::without_running(&caller.app, &table.stored().record, found).await?;
    let (words, look) = (caller.words().await, caller.look().await);
    Ok(Reply::in_place(caller, views::learning::analysis::result(words, look, table, &found)))
}

/// Someone who waits for an analysis has an answer, which shows from now on how far it is.
pub(crate) async fn answered(app: &App, game: GameId, reader: AnalysisReader) -> anyhow::Result<()> {
    let noted = app.store.analysis_answered(game, reader, app.clock.now()).await;
    app.analyses.ring();
    noted.context("noting where an analysis is waited for")
}

/// Refuses games that are running or empty, and positions of running games.
async fn may_be_analysed(caller: &Caller, table: &Table) -> Result<(), Failure> {
    let game = table.id();
    if table.ending().is_none() {
        return Err(Refusal::AnalysisOfRunningGame { game }.into());
    }
    if table.ply() == 0 {
        return Err(Refusal::AnalysisOfEmptyGame { game }.into());
    }
    fair_play::on_posted(&caller.app, caller.player, &table.stored().record).await
}

async fn stored(store: &Store, game: GameId) -> anyhow::Result<Option<StoredAnalysis>> {
    store.analysis(game).await.context("loading an analysis")
}

/// How many turns the analysis of a game has.
pub(crate) fn turns(table: &Table) -> anyhow::Result<usize> {
    let analysis = Analysis::new(table.stored().record.clone(), 0).context("a stored record")?;
    Ok(analysis.turns())
}

/// What someone who waits for an analysis sees of it by now, in their language: how far it is, or what it has found, unless
/// that would help in a game which has come to the same position meanwhile.
pub(crate) async fn seen_by(
    app: &App,
    reader: &AnalysisReader,
    table: &Table,
    so_far: Result<&GameAnalysis, usize>,
) -> anyhow::Result<View> {
    let words = app.words_of(reader.player, &reader.locale).await;
    Ok(match so_far {
        Ok(found) => {
            match fair_play::on_posted(app, reader.player, &table.stored().record).await {
                Ok(()) => {}
                Err(Failure::Refused(refusal)) => {
                    let subject = Subject::of_table(table.clone());
                    return Ok(views::refusal::view(words, &refusal, &subject));
                }
                Err(failure) => return Err(failure.into()),
            }
            let found = fair_play::without_running(app, &table.stored().record, found.clone()).await?;
            let look = app.look_to(reader.player, table.stored().home).await;
            views::learning::analysis::result(words, look, table, &found)
        }
        Err(done) => views::learning::analysis::progress(words, table, done, turns(table)?),
    })
}
