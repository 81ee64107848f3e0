//! Shares a finished game, the caller's own rating or a puzzle that they have solved, as one picture.
//!
//! **Decided:** the caller sees the picture alone first, and chooses whether it names players. A picture that names them is
//! drawn only where they play, since names are a server's own; so that of a game elsewhere has none. What is posted pings no one.

use anyhow::Context as _;
use play::{GameId, player::ratings::Category};
use render::{Card, RatingPlot, Theme};
use ui::{
    button_id::{
        puzzle::PuzzleAt,
        share::{Share, ShareStep, Shared},
    },
    failure::{Failure, Refusal},
    look::Look,
    texts::Words,
    views::{
        self,
        learning::puzzle::ShownPuzzle,
        share::{self, Undrawn},
    },
};

use super::{
    game::replay,
    learning::puzzle::{self, Solved},
    names::Names,
    player::profile::{self, Rating},
    reply::Reply,
};
use crate::app::caller::Caller;

/// A button of a card.
pub(crate) async fn press(caller: &Caller, wanted: Share) -> Result<Reply, Failure> {
    let (words, look) = match wanted.step {
        ShareStep::Open | ShareStep::Change => (caller.words().await, caller.look().await),
        ShareStep::Post => {
            caller.may_post()?;
            (caller.app.words_in(caller.home).await, caller.app.look_in(caller.home).await)
        }
    };
    let shared = match wanted.of {
        Shared::Game(game) => of_game(caller, (words, look), game, wanted.names).await?,
        Shared::Rating(category) => of_rating(caller, (words, look.theme), category, wanted.names).await?,
        Shared::Puzzle(puzzle, series) => {
            of_puzzle(caller, (words, look), PuzzleAt { puzzle, series, step: 0 }, wanted.names).await?
        }
    };
    let drawn = tokio::task::spawn_blocking(move || shared.card.draw());
    let picture = drawn.await.context("drawing a card")?.context("drawing a card")?;
    Ok(match wanted.step {
        ShareStep::Open => Reply::private(share::preview(words, picture, wanted, shared.has_names)),
        ShareStep::Change => {
            Reply::in_place(caller, share::preview(words, picture, wanted, shared.has_names))
        }
        ShareStep::Post => Reply::public(share::posted(words, picture, caller.player)),
    })
}

/// What is shared.
struct ToShare {
    card: Undrawn,
    /// Whether there are names that it can have.
    has_names: bool,
}

async fn of_game(
    caller: &Caller,
    (words, look): (&Words, Look<'_>),
    game: GameId,
    named: bool,
) -> Result<ToShare, Failure> {
    let table = replay::game(caller, game).await?;
    // Only a finished game has the button.
    let ending = table.told_ending().ok_or(Refusal::UnknownButton)?;
    let known = if table.stored().home == caller.home {
        Names::for_caller(caller, caller.home).await.of_players(&table).await
    } else {
        None
    };
    let shown = known.as_deref().filter(|_| named);
    Ok(ToShare {
        card: views::game::card::card(words, look, (&table, ending), shown),
        has_names: known.is_some(),
    })
}

async fn of_rating(
    caller: &Caller,
    (words, theme): (&Words, Theme),
    category: Category,
    named: bool,
) -> Result<ToShare, Failure> {
    let Rating { results, points, games } = profile::rating(caller, category).await?;
    let name = caller.name.as_deref().filter(|_| named);
    let alt = views::player::plot::spoken(words, name, category, &points, games);
    let (width, height) = Card::PICTURE;
    let plot = RatingPlot::new(points, theme).map(|plot| plot.sized(width, height));
    let card = plot.and_then(|plot| views::player::card::card(words, &results, name, (plot, theme, alt)));
    Ok(ToShare { card: card.ok_or(Refusal::UnknownButton)?, has_names: caller.name.is_some() })
}

async fn of_puzzle(
    caller: &Caller,
    (words, look): (&Words, Look<'_>),
    at: PuzzleAt,
    named: bool,
) -> Result<ToShare, Failure> {
    let Solved { stored, attempt, board } = puzzle::solved(caller, at).await?;
    let name = caller.name.as_deref().filter(|_| named);
    let shown = ShownPuzzle { at, puzzle: &stored.puzzle, board: &board };
    Ok(ToShare {
        card: views::learning::puzzle::card(words, look, shown, (&attempt, stored.rating), name),
        has_names: caller.name.is_some(),
    })
}
