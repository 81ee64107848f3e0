//! What is agreed on besides the rules, as it is typed in the options of a challenge.

use play::{TimeControl, matches::Goal};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::terms::read,
    handlers::context::{self, Context},
};
use ui::views::terms;

/// The clocks that are offered before anything is typed.
const CLOCKS: [&str; 6] = ["1d", "3d", "7d", "12h", "5d+12h/7d", "none"];
/// The most characters that a choice's name can have.
const NAME: usize = 100;
/// The matches that are.
const GOALS: [&str; 5] = ["3", "5", "10", "21", "pair"];

/// Usual clocks in words, and what is typed, where it is one.
pub(super) async fn clocks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx);
    choices(typed, &CLOCKS, |clock: TimeControl| terms::clock(words, clock))
}

/// Usual matches in words, and what is typed, where it is one.
pub(super) async fn goals(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx);
    choices(typed, &GOALS, |goal: Goal| terms::goal(words, goal))
}

fn choices<T: std::str::FromStr + ToString>(
    typed: &str,
    usual: &[&str],
    named: impl Fn(T) -> String,
) -> CreateAutocompleteResponse {
    let meant = read::<T>(typed).map(|read| read.to_string());
    let typed = typed.trim().to_lowercase();
    let others = usual.iter().map(|&value| value.to_owned()).filter(|value| Some(value) != meant.as_ref());
    let choices = meant.iter().cloned().chain(others).filter_map(|value| {
        let name = named(value.parse().ok()?);
        let fits =
            Some(&value) == meant.as_ref() || value.contains(&typed) || name.to_lowercase().contains(&typed);
        let name = if name.chars().count() <= NAME { name } else { value.clone() };
        fits.then(|| AutocompleteChoice::new(name, value))
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
