//! Rules as an option: the name of a preset, a rule set with options, or the name of house rules.

use anyhow::Context as _;
use games::{Game, RuleSet};
use play::{Home, RulesName};
use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{
    failure::{Failure, Refusal},
    views,
};

use super::suggest::{containing, suggest};
use crate::{
    app::{App, server_settings},
    handlers::context::{self, Context, caller, game},
};

/// Reads rules: the name of a preset, a rule set with options, or the name of house rules. If nothing was typed, the
/// server's default.
pub(super) async fn rule_set(ctx: Context<'_>, typed: Option<&str>) -> Result<RuleSet, Failure> {
    let (app, home, game) = (ctx.data(), caller(ctx)?.home, game(ctx)?);
    let Some(typed) = typed else { return server_settings::default_rules(app, home, game).await };
    let name = typed.trim().to_lowercase().replace(' ', "-");
    let rules = RuleSet::read(&name, Some(game)).ok().filter(|rules| rules.game() == game);
    let rules = match rules {
        Some(rules) => Some(rules),
        None => named(app, home, Some(game), typed).await?,
    };
    Ok(rules.ok_or(Refusal::BadRules { typed: typed.to_owned(), game })?)
}

/// Reads rules that name their game themselves, such as `dara:niger` or `niger`, or the name of house rules.
pub(super) async fn rules_of_any_game(ctx: Context<'_>, typed: &str) -> Result<RuleSet, Failure> {
    let (app, home) = (ctx.data(), caller(ctx)?.home);
    let rules = match RuleSet::read(&typed.trim().to_lowercase().replace(' ', "-"), None) {
        Ok(rules) => Some(rules),
        Err(_) => named(app, home, None, typed).await?,
    };
    Ok(rules.ok_or(Refusal::PlayWhichGame)?)
}

/// The house rules of a server with this name, of this game or any.
async fn named(app: &App, home: Home, game: Option<Game>, typed: &str) -> Result<Option<RuleSet>, Failure> {
    let Some(name) = RulesName::new(typed) else { return Ok(None) };
    let Some(guild) = home.server() else { return Ok(None) };
    let all = app.store.house_rules(guild).await.context("loading house rules")?;
    let of_game = |rules: RuleSet| game.is_none_or(|game| rules.game() == game);
    let named = all.into_iter().find(|one| of_game(one.rules) && one.name.folded() == name.folded());
    Ok(named.map(|one| one.rules))
}

/// Suggests the presets of the chosen game, or of all, and the server's house rules.
pub(super) async fn presets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let own = match caller(ctx).and_then(|caller| caller.guild()) {
        Ok(guild) => ctx.data().store.house_rules(guild).await.unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    let (fits, chosen) = (containing(typed), game(ctx).ok());
    let offered = Game::ALL.iter().copied().filter(|&game| chosen.is_none_or(|chosen| chosen == game));
    let choices = offered.flat_map(|game| game.presets().map(move |preset| (game, preset)));
    let choices = choices.filter_map(|(game, preset)| {
        let label = views::rules_names::preset_introduced(words, game.preset(preset)?);
        // Without a game chosen, the value has to name it.
        let value = if chosen.is_some() { preset.to_owned() } else { format!("{game}:{preset}") };
        (fits(&label) || fits(preset)).then_some((label, value))
    });
    let own = own
        .into_iter()
        .filter(|one| chosen.is_none_or(|game| one.rules.game() == game) && fits(&one.name.folded()));
    let own = own.map(|one| (views::name::clean(one.name.as_str()), one.name.as_str().to_owned()));
    suggest(choices.chain(own))
}
