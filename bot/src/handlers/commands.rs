//! The slash commands and those in menus: one file a command. Each only reads what was typed; what happens then is shared with the buttons.

mod ahead;
mod away;
mod block;
mod board_on_message;
pub(crate) mod challenge;
mod challenge_member;
mod challenge_team;
mod claim;
pub(crate) mod complete;
mod drop;
mod export;
mod games;
mod give_time;
mod help;
mod history;
mod import;
mod leaderboard;
mod localized;
mod member_profile;
mod moderation;
mod move_game;
mod my_games;
mod offer;
mod path;
mod practice;
mod preferences;
mod privacy;
mod profile;
mod rated_game;
mod registered;
mod rematch;
mod replay;
mod resign;
mod resume;
mod rules;
mod running_game;
mod season;
mod seasons;
mod settings;
mod show_board;
mod step;
mod take;
mod terms;
mod unblock;
mod versus;
mod watch;

use std::sync::Arc;

use ::games::{Action, Game, Square};
use play::Refusal;
use ui::{
    button_id::Listing,
    failure::{self, Failure},
    texts::{Texts, Words},
};

use crate::{
    actions::reply::Reply,
    actions::{act, lists},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
    handlers::send::send,
};

/// What poise hands to every command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;

/// A command, or a group of them.
pub(crate) type Command = poise::Command<Arc<App>, Failure>;

/// All commands, described in all languages.
pub(crate) fn all(texts: &Texts) -> Vec<Command> {
    let mut all = bare();
    localized::localize(&mut all, texts);
    all
}

#[cfg(test)]
pub(crate) use self::localized::{Typed, typed};
pub(crate) use self::registered::registered;

/// The keys of the texts that describe them.
#[cfg(test)]
pub(crate) fn keys() -> std::collections::BTreeSet<String> {
    localized::keys(&bare())
}

/// All commands, as the code has them.
fn bare() -> Vec<Command> {
    let common = vec![
        my_games::my_games(),
        watch::watch(),
        leaderboard::leaderboard(),
        preferences::preferences_command(),
        privacy::privacy_command(),
        profile::profile_command(),
        versus::versus_command(),
        move_game::move_game(),
        moderation::moderation_command(),
        block::block_command(),
        unblock::unblock_command(),
        away::away_command(),
        replay::replay_command(),
        history::history_command(),
        export::export(),
        import::import(),
        settings::settings(),
        season::season_command(),
        seasons::seasons(),
        help::help(),
        challenge_member::challenge_member(),
        member_profile::member_profile(),
        board_on_message::board_on_message(),
    ];
    Game::ALL.iter().map(|&game| games::command_of(game)).chain(common).collect()
}

/// Sends the reply to a command.
async fn respond(ctx: Context<'_>, interaction: &Interaction, reply: Reply) -> Result<(), Failure> {
    send(ctx.data(), interaction, reply).await
}

/// The game that a command is of: the one whose name it is under.
fn game(ctx: Context<'_>) -> Result<Game, Failure> {
    let name = ctx.interaction.data.name.as_str();
    name.parse().map_err(|_| Failure::Broken(anyhow::anyhow!("a command of no game: {name:?}")))
}

/// The texts of what is offered to one who types a command.
pub(crate) fn completing(ctx: Context<'_>) -> &Words {
    ctx.data().words_of_user(ctx.interaction.user.id, &ctx.interaction.locale)
}

/// Shows the first page of a list to the one who asks.
async fn list(ctx: Context<'_>, listing: Listing) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    respond(ctx, &interaction, lists::show(app, &interaction, (listing, 1), Answer::Private).await?).await
}

/// Plays an action in the game of the channel.
async fn act(ctx: Context<'_>, action: Action) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction)?;
    respond(ctx, &interaction, act::act(app, &interaction, &table, action).await?).await
}

/// The game that is running in the channel, of the kind that the command is of.
fn table_here(ctx: Context<'_>, app: &App, interaction: &Interaction) -> Result<play::Table, Failure> {
    let table = app.running_in(interaction.channel)?;
    let running = table.setup().record.rules.game();
    if running == game(ctx)? { Ok(table) } else { Err(Refusal::OtherGameHere { game: running }.into()) }
}

/// Reads a square as people type it: `b3`, `B3`, with spaces around.
fn square(typed: &str) -> Result<Square, Failure> {
    let read = typed.trim().to_ascii_lowercase().parse();
    Ok(read.map_err(|_| failure::Refusal::BadSquare { typed: typed.to_owned() })?)
}
