//! What is offered while one types: the legal squares, narrowed by what is typed.

use games::{Square, narrow};
use play::Table;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::Context;
use crate::{asked::Asked, views::direction::direction};

/// Discord takes 25 choices.
const CHOICES: usize = 25;

/// The squares that an action can begin with.
pub(super) async fn next_square(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let squares = match my_table(ctx) {
        Some(table) => narrow(&table.position().legal_actions(), &[]).next.iter().collect(),
        None => Vec::new(),
    };
    choices(squares.into_iter().map(|square| (square.to_string(), square.to_string())), typed)
}

/// The squares that the stone named in the option before can go to.
pub(super) async fn destination(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let from = ctx.args.iter().find_map(|option| match (&option.value, option.name) {
        (ResolvedValue::String(stone), "stone") => stone.trim().to_ascii_lowercase().parse::<Square>().ok(),
        _ => None,
    });
    let words = ctx.data().texts.for_locale(&ctx.interaction.locale);
    let (Some(from), Some(table)) = (from, my_table(ctx)) else { return choices([].into_iter(), typed) };
    let squares = narrow(&table.position().legal_actions(), &[from]).next;
    let named = squares.iter().map(|to| {
        let name = match direction(from, to) {
            Some(direction) => format!("{to} {} {}", direction.arrow(), direction.say(words)),
            None => to.to_string(),
        };
        (name, to.to_string())
    });
    choices(named, typed)
}

/// The game of the channel, if it is the turn of the one who types.
pub(super) fn my_table(ctx: Context<'_>) -> Option<Table> {
    let asked = Asked::by_command(ctx.interaction).ok()?;
    let table = ctx.data().running_in(asked.channel).ok()?;
    (table.waits_for() == Some(asked.player)).then_some(table)
}

fn choices(named: impl Iterator<Item = (String, String)>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let fitting = named.filter(|(name, _)| name.contains(&typed));
    let choices = fitting.take(CHOICES).map(|(name, value)| AutocompleteChoice::new(name, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
