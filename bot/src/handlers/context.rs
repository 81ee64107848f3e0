//! What all commands share: their context, and what they read from it.

use std::sync::Arc;

use games::Game;
use play::Table;
use poise::serenity_prelude::ResolvedValue;
use ui::{failure::Failure, texts::Words};

use crate::{
    actions::game::lookup,
    app::{App, caller::Caller},
    discord::interaction::Interaction,
};

/// What poise hands to a command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;

/// A command, or a group of commands.
pub(crate) type Command = poise::Command<Arc<App>, Failure>;

/// Who used a command.
pub(crate) fn caller(ctx: Context<'_>) -> Result<Caller, Failure> {
    Ok(Caller::new(ctx.data(), Interaction::by_command(ctx.interaction)?))
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

/// The game that a command is about, if it is the kind the command is for.
pub(crate) async fn table_here(ctx: Context<'_>, caller: &Caller) -> Result<Table, Failure> {
    lookup::at_hand(caller, game(ctx)?).await
}
