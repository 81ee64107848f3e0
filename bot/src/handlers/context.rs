//! What all commands share: their context, and how they answer.

use std::sync::Arc;

use games::{Action, Game, Square};
use play::Refusal;
use poise::serenity_prelude::ResolvedValue;
use ui::{
    button_id::Listing,
    failure::{self, Failure},
    texts::Words,
};

use crate::{
    actions::{act, lists, reply::Reply},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
    handlers::send::send,
};

/// What poise hands to a command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;

/// A command, or a group of commands.
pub(crate) type Command = poise::Command<Arc<App>, Failure>;

/// Sends the reply to a command.
pub(crate) async fn respond(
    ctx: Context<'_>,
    interaction: &Interaction,
    reply: Reply,
) -> Result<(), Failure> {
    send(ctx.data(), interaction, reply).await
}

/// The game of a command: the name it is below, or its option `game`.
pub(crate) fn game(ctx: Context<'_>) -> Result<Game, Failure> {
    let name = ctx.interaction.data.name.as_str();
    let chosen = ctx.args.iter().find_map(|option| match option.value {
        ResolvedValue::Integer(index) if option.name == "game" => {
            usize::try_from(index).ok().and_then(|index| Game::ALL.get(index)).copied()
        }
        _ => None,
    });
    name.parse()
        .ok()
        .or(chosen)
        .ok_or_else(|| Failure::Broken(anyhow::anyhow!("not a game's command: {name:?}")))
}

/// The texts for suggestions.
pub(crate) async fn completing(ctx: Context<'_>) -> &Words {
    ctx.data().words_of_user(ctx.interaction.user.id, &ctx.interaction.locale).await
}

/// Shows the first page of a list, in private.
pub(crate) async fn list(ctx: Context<'_>, listing: Listing) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    respond(ctx, &interaction, lists::show(app, &interaction, (listing, 1), Answer::Private).await?).await
}

/// Plays an action in the game of the channel.
pub(crate) async fn act(ctx: Context<'_>, action: Action) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    respond(ctx, &interaction, act::act(app, &interaction, &table, action).await?).await
}

/// The game running in the channel, if it is the kind the command is for.
pub(crate) async fn table_here(
    ctx: Context<'_>,
    app: &App,
    interaction: &Interaction,
) -> Result<play::Table, Failure> {
    let table = app.running_in(interaction.channel).await?;
    let running = table.stored().record.rules.game();
    if running == game(ctx)? { Ok(table) } else { Err(Refusal::OtherGameHere { game: running }.into()) }
}

/// Reads a square as people type it: `b3`, `B3`, with spaces around it.
pub(crate) fn square(typed: &str) -> Result<Square, Failure> {
    let around = |c: char| c.is_whitespace() || matches!(c, '.' | ',' | '`');
    let read = typed.trim_matches(around).to_ascii_lowercase().parse();
    Ok(read.map_err(|_| failure::Refusal::BadSquare { typed: typed.to_owned() })?)
}
