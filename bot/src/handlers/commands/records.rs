//! `/replay`, `/analysis`, `/export`, `/import`, and "Show the board as text" in the menu of a message

use poise::serenity_prelude::{self as serenity, CreateAutocompleteResponse};
use ui::{failure::Failure, typed::path::CHOICES, views};

use super::suggest::{containing, suggest};
use crate::{
    actions::{
        game::{
            export,
            game_of_message::{self, Posted},
            import, replay,
        },
        learning::analysis as analysis_of,
        names::Names,
    },
    discord::id::id,
    handlers::{
        context::{self, Context, caller},
        send::send,
    },
};

/// Step through a game turn by turn, and show it to others
#[poise::command(slash_command)]
pub(super) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "games"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, replay::open(&caller, number).await?).await
}

/// See where a finished game turned, and how well it was played
#[poise::command(slash_command)]
pub(super) async fn analysis(
    ctx: Context<'_>,
    #[autocomplete = "games"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, analysis_of::open(&caller, number).await?).await
}

/// Get a game, or all of yours in this server, as files
#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "games"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, export::export(&caller, number).await?).await
}

/// Step through a game of your own, from a file or typed
#[poise::command(slash_command)]
pub(super) async fn import(
    ctx: Context<'_>,
    file: Option<serenity::Attachment>,
    #[max_length = 6000] record: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let reply = match (file, record) {
        (None, None) => import::ask(&caller).await,
        (file, record) => import::open(&caller, file.map(Into::into), record).await?,
    };
    send(&caller, reply).await
}

/// Shows the board of one of the bot's messages as text, in private.
#[poise::command(context_menu_command = "board_on_message")]
pub(super) async fn board_on_message(ctx: Context<'_>, message: serenity::Message) -> Result<(), Failure> {
    let (caller, number) = (caller(ctx)?, id(message.id.get())?);
    let posted = (message.author.id == ctx.framework.bot_id()).then(|| Posted::new(&message));
    send(&caller, game_of_message::show(&caller, number, posted).await?).await
}

/// Suggests games: those played in the channel, the member's running ones in the server, their finished ones, and any
/// other with the typed number that may be shown.
async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest(offered(ctx, typed).await.unwrap_or_default())
}

async fn offered(ctx: Context<'_>, typed: &str) -> Result<Vec<(String, u64)>, Failure> {
    let caller = caller(ctx)?;
    let names = Names::for_caller(&caller, caller.home).await;
    let words = context::completing(ctx).await;
    let (mut choices, fits) = (Vec::new(), containing(typed));
    for (table, ended) in replay::known(&caller, typed).await? {
        let name = views::game::replay::choice(words, &table, ended, names.of_players(&table).await);
        if fits(&name) {
            choices.push((name, table.id().get()));
        }
        if choices.len() == CHOICES {
            break;
        }
    }
    Ok(choices)
}
