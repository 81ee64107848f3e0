//! `/dara rules`

use anyhow::Context as _;
use games::RuleSet;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, game};
use crate::{
    answer::Answer,
    asked::Asked,
    failure::{Failure, Refusal},
    views,
};

/// Explain the game, with a picture
#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    preset: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, preset.as_deref())?;
    let words = app.texts.for_locale(&asked.locale);
    let view = views::rules::view(words, app.painter, rules);
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing rules")?)
}

/// The rules that somebody typed: a preset's name, or a whole rule set with house rules; the default if nothing.
pub(super) fn rule_set(ctx: Context<'_>, typed: Option<&str>) -> Result<RuleSet, Failure> {
    let game = game(ctx)?;
    let Some(typed) = typed else { return Ok(game.default_rules()) };
    let name = typed.trim().to_lowercase().replace(' ', "-");
    let whole = if name.contains(':') { name } else { format!("{game}:{name}") };
    let rules = whole.parse::<RuleSet>().ok().filter(|rules| rules.game() == game);
    Ok(rules.ok_or(Refusal::BadRules { typed: typed.to_owned(), game })?)
}

/// The presets of the command's game.
pub(super) async fn presets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = ctx.data().texts.for_locale(&ctx.interaction.locale);
    let typed = typed.trim().to_lowercase();
    let Ok(game) = game(ctx) else { return CreateAutocompleteResponse::new() };
    let choices = game.presets().filter_map(|preset| {
        let name = views::rules::rules_name(words, game.preset(preset)?);
        let fits = name.to_lowercase().contains(&typed) || preset.contains(&typed);
        fits.then(|| AutocompleteChoice::new(name, preset.to_owned()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
