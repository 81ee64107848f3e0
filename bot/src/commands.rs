//! The slash commands: one file a command. Each only reads what was typed; what happens then is shared with the buttons.

pub(crate) mod challenge;
mod challenge_team;
mod claim;
mod complete;
mod drop;
mod games;
mod help;
mod my_games;
mod path;
mod resign;
mod rules;
mod show_board;
mod step;
mod take;
mod watch;

use std::sync::Arc;

use ::games::{Action, Game, Square};
use anyhow::Context as _;
use play::{Refusal, table};

use crate::{
    answer::Answer,
    app::App,
    asked::Asked,
    control::Listing,
    failure::{self, Failure},
    lists,
    texts::Words,
    turn,
};

/// What poise hands to every command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;

/// All commands, described in these words.
pub(crate) fn all(words: &Words) -> Vec<poise::Command<Arc<App>, Failure>> {
    let common = [my_games::my_games(), watch::watch(), help::help()];
    Game::ALL.iter().map(|&game| games::command_of(words, game)).chain(common).collect()
}

/// The game that a command is of: the one whose name it is under.
fn game(ctx: Context<'_>) -> Result<Game, Failure> {
    let name = ctx.interaction.data.name.as_str();
    name.parse().map_err(|_| Failure::Broken(anyhow::anyhow!("a command of no game: {name:?}")))
}

/// Shows the first page of a list to the one who asks.
async fn list(ctx: Context<'_>, listing: Listing) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let view = lists::page(app, &asked, listing, 1)?;
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing a list")?)
}

/// Plays an action in the game of the channel.
async fn act(ctx: Context<'_>, action: Action) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &asked)?;
    turn::play(app, &asked, &table, table::Event::Act(action)).await
}

/// The game that is running in the channel, of the kind that the command is of.
fn table_here(ctx: Context<'_>, app: &App, asked: &Asked) -> Result<play::Table, Failure> {
    let table = app.running_in(asked.channel)?;
    let running = table.setup().record.rules.game();
    if running == game(ctx)? { Ok(table) } else { Err(Refusal::OtherGameHere { game: running }.into()) }
}

/// Reads a square as people type it: `b3`, `B3`, with spaces around.
fn square(typed: &str) -> Result<Square, Failure> {
    let read = typed.trim().to_ascii_lowercase().parse();
    Ok(read.map_err(|_| failure::Refusal::BadSquare { typed: typed.to_owned() })?)
}
