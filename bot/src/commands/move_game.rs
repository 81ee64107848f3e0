//! `/move-game 12`

use anyhow::Context as _;
use play::{GameId, Table, table};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse, Permissions};

use super::{Context, member_may};
use crate::{
    answer::Answer,
    app::{App, Told},
    asked::Asked,
    commit,
    failure::{Failure, Refusal},
    names::Names,
    texts::say,
    turn,
    typed_path::CHOICES,
    views,
};

/// How many games of a server are looked through for those that are offered; any other can be named by its number.
const LOOKED_THROUGH: usize = 200;

/// Let a game go on in this channel, e.g. as its own was deleted (for those who manage messages)
#[poise::command(
    slash_command,
    rename = "move-game",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_MESSAGES"
)]
pub(super) async fn move_game(
    ctx: Context<'_>,
    #[autocomplete = "running"]
    #[max_length = 40]
    #[rename = "game"]
    typed: String,
) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    // A server's managers can let others see the command; that alone lets nobody move a game.
    if !member_may(ctx.interaction, Permissions::MANAGE_MESSAGES) {
        return Err(Refusal::OnlyForModerators.into());
    }
    let table = named(app, &asked, &typed)?;
    let busy = app.store.running_in(asked.channel).context("looking for the game of a channel")?;
    if let Some(busy) = busy.filter(|busy| busy.id() != table.id()) {
        return Err(Refusal::CannotMoveHere { game: busy.id() }.into());
    }
    asked.may_post()?;
    let Some(decision) = table::relocate(&table, asked.channel, asked.player, app.clock.now()) else {
        let words = app.texts.for_locale(&asked.locale);
        let note = say!(words, "moved-here-already");
        let view = views::board::private(words, app.painter, &table, Some(note));
        return Ok(app.answer(&asked, Answer::Private(view)).await.context("showing the board")?);
    };
    let stored = commit::store(app, Some(asked.seen(Told::ByTheAnswer)), decision).await;
    turn::tell(app, &asked, &stored.map_err(|error| app.not_stored(&asked, error))?).await
}

/// The running game of this server with the number that was typed.
fn named(app: &App, asked: &Asked, typed: &str) -> Result<Table, Failure> {
    let guild = asked.guild()?;
    let table = match typed.trim().parse::<GameId>() {
        Ok(game) => app.store.table(game).context("looking for a game")?,
        Err(_) => None,
    };
    let table = table.filter(|table| table.setup().guild == guild && table.ending().is_none());
    Ok(table.ok_or_else(|| Refusal::NoSuchGame { typed: typed.to_owned() })?)
}

/// The running games of the server, those first that have lost their channels.
#[expect(clippy::unused_async, reason = "poise awaits completions")]
async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = ctx.data().texts.for_locale(&ctx.interaction.locale);
    let asked = Asked::by_command(ctx.interaction).ok();
    let names = asked
        .filter(|_| member_may(ctx.interaction, Permissions::MANAGE_MESSAGES))
        .and_then(|asked| Some(Names::for_one_who_asks(ctx.data(), asked.guild().ok()?, &asked)));
    let Some(names) = names else { return CreateAutocompleteResponse::new() };
    let games = ctx.data().store.running_games_in(names.guild(), LOOKED_THROUGH, 0);
    let mut games = games.unwrap_or_default();
    games.sort_by_key(|table| !table.is_cut_off());
    let typed = typed.trim().to_lowercase();
    let offered = games
        .iter()
        .map(|table| (views::moving::choice(words, table, names.of_players(table)), table.id().to_string()));
    let fitting =
        offered.filter(|(name, number)| number.starts_with(&typed) || name.to_lowercase().contains(&typed));
    let choices = fitting.take(CHOICES).map(|(name, number)| AutocompleteChoice::new(name, number));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
