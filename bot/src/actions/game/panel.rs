//! What a player sees and presses of a game in private: the move panel, the menu of everything else, the board.
//!
//! In the panel, they choose the next square; the last one plays the action.

use anyhow::Context as _;
use games::{Action, Game, Square, narrow, with_forced};
use play::{Boards, GameId, Refusal, Table, game::table};
use ui::{
    button_id::ChoiceStep,
    failure::{self, Failure},
    texts::say,
    views::{self, View, game::panel::ChosenSquares},
};

use crate::{
    actions::{
        game::{act, commit, first_lesson, guessed, lookup, premoves, turn},
        reply::Reply,
    },
    app::caller::Caller,
    discord::interaction::Delivery,
};

/// The game of a panel, and the version it was opened at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PanelOf {
    pub game: GameId,
    pub version: u32,
}

/// A square, a rank or a whole action was chosen.
pub(crate) async fn pick(caller: &Caller, at: PanelOf, step: ChoiceStep) -> Result<Reply, Failure> {
    let (squares, rank) = match step {
        ChoiceStep::Pick(squares) => (squares, None),
        ChoiceStep::Rank(squares, rank) => (squares, Some(rank)),
        ChoiceStep::Stop(squares) => return stop(caller, at, squares, false).await,
    };
    let table = match current(caller, at).await? {
        Ok(table) => table,
        Err(stale) => return Ok(stale),
    };
    let legal = table.position().legal_actions();
    let squares = chosen(&legal, squares, rank);
    let narrowed = narrow(&legal, &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => act::act(caller, &table, action).await,
        // Only a forged button can do this, as the version is the same: start over.
        _ if narrowed.is_dead() => Ok(show(caller, &table, ChosenSquares::default()).await),
        _ => Ok(show(caller, &table, ChosenSquares { squares: &squares, rank }).await),
    }
}

/// The chosen squares, and those that leave no choice after them.
pub(crate) fn chosen(legal: &[Action], mut squares: Vec<Square>, rank: Option<u8>) -> Vec<Square> {
    if let Some(rank) = rank {
        let next = narrow(legal, &squares).next;
        let mut of_rank = next.iter().filter(|square| square.rank() == rank);
        match (of_rank.next(), of_rank.next()) {
            (Some(only), None) => squares.push(only),
            _ => return squares,
        }
    } else if squares.is_empty() {
        return squares;
    }
    with_forced(legal, &squares)
}

/// The action is complete, though it could go on; `meant` if the player has seen and confirmed it.
pub(crate) async fn stop(
    caller: &Caller,
    at: PanelOf,
    squares: Vec<Square>,
    meant: bool,
) -> Result<Reply, Failure> {
    let table = match current(caller, at).await? {
        Ok(table) => table,
        Err(stale) => return Ok(stale),
    };
    match narrow(&table.position().legal_actions(), &squares).complete {
        Some(action) if meant => turn::play(caller, &table, table::Event::Act(action)).await,
        Some(action) => act::act(caller, &table, action).await,
        None => Ok(show(caller, &table, ChosenSquares::default()).await),
    }
}

/// The game, if it hasn't changed since the panel was opened and waits for the member. Otherwise, the panel becomes
/// the current board.
async fn current(caller: &Caller, at: PanelOf) -> Result<Result<Table, Reply>, Failure> {
    let table = lookup::table(caller, at.game).await?;
    let stands = table.version() == at.version && table.is_to_act(caller.player);
    if stands {
        return Ok(Ok(table));
    }
    let words = caller.words().await;
    let view = views::game::panel::stale(words, caller.look().await, &table);
    Ok(Err(Reply::update(view)))
}

async fn show(caller: &Caller, table: &Table, choice: ChosenSquares<'_>) -> Reply {
    let words = caller.words().await;
    let view = views::game::panel::view(words, caller.look().await, table, choice);
    Reply::update(view)
}

/// Opens the move panel of a game, or shows its board to those who can't move now.
pub(crate) async fn open(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(caller, game).await?;
    let words = caller.words().await;
    if let Some(why_not) = views::game::panel::nothing_to_play(words, &table, caller.player) {
        return Ok(lookup::show_board(caller, &table, why_not).await);
    }
    let view = views::game::panel::view(words, caller.look().await, &table, ChosenSquares::default());
    let view = first_lesson::offered(caller, &table, view).await;
    Ok(premoves::show(caller, &table, view).await)
}

/// Shows what else can be done in a game.
pub(crate) async fn more(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(caller, game).await?;
    let words = caller.words().await;
    if table.ending().is_some() {
        return Ok(lookup::show_board(caller, &table, views::game::panel::over(words)).await);
    }
    let mut view = menu(caller, &table).await?;
    // A message has five rows, and what can be done comes first.
    if view.buttons.len() < 5 && guessed::is_on(&caller.app, table.stored().home).await {
        view = view.with_row(vec![views::game::panel::guessing::best(words)]);
    }
    Ok(premoves::show(caller, &table, view).await)
}

/// The menu of what else can be done.
async fn menu(caller: &Caller, table: &Table) -> Result<View, Failure> {
    let settings = caller.app.server_settings(table.stored().home).await;
    let boards = settings.context("loading which boards stay")?.boards;
    let (words, now) = (caller.words().await, caller.app.clock.now());
    Ok(views::game::more::view(words, table, boards, caller.player, now))
}

/// Chooses which boards of a game stay in its channel. No one else is told: they see it by the next board.
pub(crate) async fn keep_boards(caller: &Caller, game: GameId, boards: Boards) -> Result<Reply, Failure> {
    let table = lookup::table(caller, game).await?;
    let event = table::Event::KeepBoards(boards);
    let stored = commit::decide_while(caller, Delivery::ByMessage, &table, &[event], |_, _| ()).await?;
    caller.app.outbox.wake();
    let words = caller.words().await;
    let note = match boards {
        Boards::All => say!(words, "boards-all-now"),
        Boards::Newest => say!(words, "boards-newest-now"),
    };
    let menu = menu(caller, &stored.0.table).await?;
    Ok(Reply::in_place(caller, View { text: format!("{note}\n{}", menu.text), ..menu }))
}

/// Shows the board of a game, as a picture or as text.
pub(crate) async fn board(caller: &Caller, game: GameId, as_text: bool) -> Result<Reply, Failure> {
    Ok(asked_for(caller, &lookup::table(caller, game).await?, as_text).await)
}

/// Shows the board of the channel's last game or, in a direct message with the bot, of the game of this kind that is played there.
pub(crate) async fn board_here(caller: &Caller, game: Game, as_text: bool) -> Result<Reply, Failure> {
    if caller.is_with_bot() {
        match lookup::at_hand(caller, game).await {
            Ok(table) => return Ok(asked_for(caller, &table, as_text).await),
            Err(Failure::Refused(refusal))
                if matches!(*refusal, failure::Refusal::Play(Refusal::NoGameHere)) => {}
            Err(failure) => return Err(failure),
        }
    }
    let table = caller.app.store.latest_in(caller.channel).await.context("loading a channel's last game")?;
    Ok(asked_for(caller, &table.ok_or(Refusal::NoGameHere)?, as_text).await)
}

async fn asked_for(caller: &Caller, table: &Table, as_text: bool) -> Reply {
    let words = caller.words().await;
    Reply::update(if as_text {
        views::game::board_text::view(words, table)
    } else {
        views::game::board::asked_for(words, caller.look().await, table)
    })
}

/// Asks for confirmation before resigning. A player who can't resign is told at once.
pub(crate) async fn ask_to_resign(caller: &Caller, table: &Table) -> Result<Reply, Failure> {
    let now = caller.app.clock.now();
    table::decide_event(table, caller.player, table::Event::Resign, now)?;
    Ok(Reply::update(views::game::resign::question(caller.words().await, table, caller.player, now)))
}
