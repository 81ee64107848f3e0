//! Suggestions for the terms of a challenge.

use play::{TimeControl, matches::Goal};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::terms::read,
    handlers::context::{self, Context},
};
use ui::views::terms;

/// The clocks suggested before anything is typed.
const CLOCKS: [&str; 6] = ["1d", "3d", "7d", "12h", "5d+12h/7d", "none"];
/// Discord's limit for the name of a choice.
const NAME: usize = 100;
/// The matches suggested.
const GOALS: [&str; 5] = ["3", "5", "10", "21", "pair"];

/// Suggests common clocks, and what was typed if it is a clock.
pub(super) async fn clocks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    choices(typed, &CLOCKS, |clock: TimeControl| terms::clock(words, clock))
}

/// Suggests common matches, and what was typed if it is a match.
pub(super) async fn goals(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    choices(typed, &GOALS, |goal: Goal| terms::goal(words, goal))
}

fn choices<T: std::str::FromStr + ToString>(
    typed: &str,
    usual: &[&str],
    named: impl Fn(T) -> String,
) -> CreateAutocompleteResponse {
    let meant = read::<T>(typed).map(|read| read.to_string());
    let typed = typed.trim().to_lowercase();
    let meant = meant.or_else(|| with_words(&typed, &named));
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

/// The value that has these words, such as "2 days a turn", if it is a plain number of something.
fn with_words<T: std::str::FromStr>(words: &str, named: &impl Fn(T) -> String) -> Option<String> {
    let digits = words.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit);
    let number: String = digits.collect();
    let mut values = ["d", "h", "m", ""].into_iter().map(|unit| format!("{number}{unit}"));
    values.find(|value| value.parse().is_ok_and(|parsed| named(parsed).to_lowercase() == words))
}
