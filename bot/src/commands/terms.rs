//! What is agreed on besides the rules, as it is typed in the options of a challenge.

use anyhow::Context as _;
use play::{Terms, TimeControl, matches::Goal};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::Context;
use crate::{
    app::App,
    asked::Asked,
    failure::{Failure, Refusal},
    languages,
    views::terms,
};

/// The clocks that are offered before anything is typed.
const CLOCKS: [&str; 6] = ["1d", "3d", "7d", "12h", "5d+12h/7d", "none"];
/// The most characters that a choice's name can have.
const NAME: usize = 100;
/// The matches that are.
const GOALS: [&str; 5] = ["3", "5", "10", "21", "pair"];

/// The options of a challenge that make its terms, as they were typed.
#[derive(Default)]
pub(super) struct Typed {
    /// A time control.
    pub clock: Option<String>,
    /// Whether clocks stand for one who is away.
    pub away: Option<bool>,
    /// The goal of a match.
    pub goal: Option<String>,
    /// Whether it counts for ratings.
    pub rated: Option<bool>,
}

impl Typed {
    /// The terms that it makes. What was left out is as the server has it, or else as the operator has.
    pub(super) fn read(self, app: &App, asked: &Asked) -> Result<Terms, Failure> {
        let clock = match self.clock {
            Some(typed) => clock(typed)?,
            None => app.house(asked.guild()?).context("looking how a server plays")?.clock,
        };
        let goal = match self.goal {
            Some(typed) => Some(read(&typed).ok_or(Refusal::BadMatch { typed })?),
            None => None,
        };
        Ok(Terms { clock, away: self.away.unwrap_or(true), goal, rated: self.rated.unwrap_or(true) })
    }
}

/// The time control that somebody typed.
pub(super) fn clock(typed: String) -> Result<TimeControl, Failure> {
    Ok(read(&typed).ok_or(Refusal::BadClock { typed })?)
}

/// Reads what somebody typed, in capitals or not.
fn read<T: std::str::FromStr>(typed: &str) -> Option<T> {
    typed.trim().to_lowercase().parse().ok()
}

/// Usual clocks in words, and what is typed, where it is one.
pub(super) async fn clocks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = languages::completing(ctx);
    choices(typed, &CLOCKS, |clock: TimeControl| terms::clock(words, clock))
}

/// Usual matches in words, and what is typed, where it is one.
pub(super) async fn goals(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = languages::completing(ctx);
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
