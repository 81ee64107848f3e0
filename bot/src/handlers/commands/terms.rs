//! Suggestions for the terms of a challenge.

use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{typed::terms, views};

use super::suggest::{containing, suggest};
use crate::handlers::context::{self, Context};

/// The clocks suggested before anything is typed.
const CLOCKS: [&str; 6] = ["1d", "3d", "7d", "12h", "5d+12h/7d", "none"];
/// Discord's limit for the name of a choice.
const NAME: usize = 100;
/// The matches suggested.
const GOALS: [&str; 5] = ["3", "5", "10", "21", "pair"];

/// Suggests common clocks, and what was typed if it is a clock.
pub(super) async fn clocks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    choices(typed, terms::clock, &CLOCKS, |clock| views::terms::clock(words, clock))
}

/// Suggests common matches, and what was typed if it is a match.
pub(super) async fn goals(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    choices(typed, terms::goal, &GOALS, |goal| views::terms::goal(words, goal))
}

fn choices<T: ToString>(
    typed: &str,
    read: impl Fn(&str) -> Option<T>,
    usual: &[&str],
    named: impl Fn(T) -> String,
) -> CreateAutocompleteResponse {
    let (meant, fits) = (read(typed).map(|read| read.to_string()), containing(typed));
    let others = usual.iter().map(|&value| value.to_owned()).filter(|value| Some(value) != meant.as_ref());
    let choices = meant.iter().cloned().chain(others).filter_map(|value| {
        let name = named(read(&value)?);
        let fits = Some(&value) == meant.as_ref() || fits(&value) || fits(&name);
        let name = if name.chars().count() <= NAME { name } else { value.clone() };
        fits.then_some((name, value))
    });
    suggest(choices)
}
