//! Watchers guess what is played next, in a private panel like a player's.

use anyhow::Context as _;
use games::{Action, narrow};
use jiff::Timestamp;
use play::{GameId, Refusal, Table, game::guessing, ranking::ranked};
use ui::{
    button_id::{ChoiceStep, GuessControl},
    failure::{self, Failure},
    views::{self, View, game::panel::ChosenSquares, guild::guessers::GuesserTable},
};

use crate::{
    actions::{
        game::{
            guessed, lookup,
            panel::{self, PanelOf},
        },
        reply::Reply,
    },
    app::caller::Caller,
    discord::interaction::Delivery,
};

/// How often a guess is tried again when the game has changed, but no action was played.
const TRIES: u8 = 4;

/// A button of someone who guesses.
pub(crate) async fn press(caller: &Caller, control: GuessControl) -> Result<Reply, Failure> {
    match control {
        GuessControl::Open(game) => {
            let table = watched(caller, game).await?;
            if table.ending().is_some() {
                let over = views::game::panel::over(caller.words().await);
                return Ok(lookup::show_board(caller, &table, over).await);
            }
            guessing::check(&table, caller.player)?;
            Ok(Reply::update(shown(caller, &table, ChosenSquares::default()).await?))
        }
        GuessControl::Choose { game, version, step } => choose(caller, PanelOf { game, version }, step).await,
        GuessControl::Table(season) => table(caller, season).await,
    }
}

/// The game of a button, where guessing is on.
async fn watched(caller: &Caller, game: GameId) -> Result<Table, Failure> {
    let table = lookup::table(caller, game).await?;
    if guessed::is_on(&caller.app, table.stored().home).await {
        Ok(table)
    } else {
        Err(failure::Refusal::GuessesOff.into())
    }
}

/// The panel after some choices, with what its reader guessed before.
async fn shown(caller: &Caller, table: &Table, choice: ChosenSquares<'_>) -> Result<View, Failure> {
    let before = caller.app.store.guess(table.id(), table.ply(), caller.player).await;
    let before = before.context("loading a guess")?;
    Ok(views::game::panel::guessing::panel(caller.words().await, caller.look().await, table, choice, before))
}

/// A square, a rank or a whole action was chosen; a whole action is stored.
async fn choose(caller: &Caller, at: PanelOf, step: ChoiceStep) -> Result<Reply, Failure> {
    let table = watched(caller, at.game).await?;
    if table.version() != at.version || table.ending().is_some() {
        return Ok(late(caller, &table).await);
    }
    guessing::check(&table, caller.player)?;
    let legal = table.position().legal_actions();
    if let ChoiceStep::Stop(squares) = &step {
        return match narrow(&legal, squares).complete {
            Some(action) => store(caller, table, action).await,
            None => Ok(Reply::update(shown(caller, &table, ChosenSquares::default()).await?)),
        };
    }
    let rank = step.rank();
    let squares = panel::chosen(&legal, step.squares().to_vec(), rank);
    let narrowed = narrow(&legal, &squares);
    let choice = match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => return store(caller, table, action).await,
        // Only a forged button can do this, as the version is the same: start over.
        _ if narrowed.is_dead() => ChosenSquares::default(),
        _ => ChosenSquares { squares: &squares, rank },
    };
    Ok(Reply::update(shown(caller, &table, choice).await?))
}

/// The board, for a guess that came too late.
async fn late(caller: &Caller, table: &Table) -> Reply {
    Reply::update(views::game::panel::guessing::stale(caller.words().await, caller.look().await, table))
}

/// Stores a guess, in place of the one before.
async fn store(caller: &Caller, mut table: Table, action: Action) -> Result<Reply, Failure> {
    let version = table.version();
    for _ in 0..TRIES {
        let change = guessing::guess(&table, caller.player, action)?;
        match caller.commit(Delivery::ByMessage, vec![change], Vec::new()).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() => {}
            stored => {
                stored?;
                let view = views::game::panel::guessing::stored(
                    caller.words().await,
                    caller.look().await,
                    &table,
                    action,
                );
                return Ok(Reply::update(view));
            }
        }
        let suspended = caller.app.store.suspended(caller.home, caller.player).await;
        if suspended.context("loading a suspension")?.is_some() {
            return Err(Refusal::Suspended.into());
        }
        table = lookup::table(caller, table.id()).await?;
        if table.version() != version || table.ending().is_some() {
            return Ok(late(caller, &table).await);
        }
    }
    Err(Refusal::Stale.into())
}

/// Shows who guessed best in a season of the server.
async fn table(caller: &Caller, season: Option<u32>) -> Result<Reply, Failure> {
    let guild = caller.guild()?;
    let store = &caller.app.store;
    let closed = store.seasons(guild.into()).await.context("loading seasons")?;
    let running = closed.last().map_or(1, |last| last.number.saturating_add(1));
    let season = season.map_or(running, |season| season.clamp(1, running));
    let closed_at = |number| closed.iter().find(|one| one.number == number).map(|one| one.closed);
    let after = closed_at(season.saturating_sub(1)).unwrap_or(Timestamp::UNIX_EPOCH);
    let until = closed_at(season).unwrap_or(Timestamp::MAX);
    let all = store.guessers(guild, after, until).await.context("loading who has guessed")?;
    let own = all.iter().find(|one| one.player == caller.player).cloned();
    let table = GuesserTable { season, running, lines: ranked(all), own };
    let view = views::guild::guessers::table(caller.words().await, caller.player, &table);
    Ok(Reply::in_place(caller, view))
}
