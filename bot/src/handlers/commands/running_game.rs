//! Running games of the server, suggested to moderators.

use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{typed::path::CHOICES, views};

use super::suggest::{containing, suggest};
use crate::{
    actions::names::Names,
    handlers::context::{self, Context, caller},
};

/// How many games are searched for suggestions; any other can be named by its number.
pub(super) const LOOKED_THROUGH: usize = 200;

/// What the players of the server are called, if the caller moderates it.
pub(super) async fn names_for_moderator(ctx: Context<'_>) -> Option<Names> {
    let caller = caller(ctx).ok()?;
    caller.moderates().ok()?;
    Some(Names::for_caller(&caller, caller.home).await)
}

/// Suggests running games, those with lost channels first.
pub(super) async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let Some(names) = names_for_moderator(ctx).await else { return CreateAutocompleteResponse::new() };
    let games = ctx.data().store.running_games_in(names.home(), LOOKED_THROUGH, 0).await;
    let mut games = games.unwrap_or_default();
    games.sort_by_key(|table| !table.is_cut_off());
    let mut choices = Vec::new();
    for table in games {
        let name = views::game::moving::choice(words, &table, names.of_players(&table).await);
        choices.extend(numbered(typed, name, table.id()));
        if choices.len() == CHOICES {
            break;
        }
    }
    suggest(choices)
}

/// The suggestion of something with a number, if that begins with what was typed or its words contain it.
#[expect(clippy::needless_pass_by_value, reason = "numbers and ids are small")]
pub(super) fn numbered(typed: &str, name: String, number: impl ToString) -> Option<(String, String)> {
    let number = number.to_string();
    (number.starts_with(typed.trim()) || containing(typed)(&name)).then_some((name, number))
}
