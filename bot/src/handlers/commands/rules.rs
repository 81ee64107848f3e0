//! `/dara rules`

use anyhow::Context as _;
use games::{Game, RuleSet};
use play::{GuildId, RulesName};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::label;
use crate::{
    actions::reply::Reply,
    app::{App, server_settings},
    discord::interaction::Interaction,
    handlers::context::{self, Context, game, respond},
};
use ui::{
    failure::{Failure, Refusal},
    typed::path::CHOICES,
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
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, label::optional(ctx, preset, presets).await.as_deref())?;
    let words = app.words_for(&interaction);
    let name = server_settings::name_of(app, interaction.guild()?, rules);
    let view = views::rules::view(words, app.look_for(&interaction), rules, name.as_ref());
    respond(ctx, &interaction, Reply::private(view)).await
}

/// Reads rules: the name of a preset, a rule set with options, or the name of house rules. If nothing was typed, the
/// server's default.
pub(super) fn rule_set(ctx: Context<'_>, typed: Option<&str>) -> Result<RuleSet, Failure> {
    let game = game(ctx)?;
    let (app, guild) = (ctx.data(), Interaction::by_command(ctx.interaction)?.guild()?);
    let Some(typed) = typed else { return server_settings::usual_rules(app, guild, game) };
    let name = typed.trim().to_lowercase().replace(' ', "-");
    let whole = if name.contains(':') { name } else { format!("{game}:{name}") };
    let rules = whole.parse::<RuleSet>().ok().filter(|rules| rules.game() == game);
    let rules = match rules {
        Some(rules) => Some(rules),
        None => named(app, guild, game, typed)?,
    };
    Ok(rules.ok_or(Refusal::BadRules { typed: typed.to_owned(), game })?)
}

/// The house rules of a server with this name.
fn named(app: &App, guild: GuildId, game: Game, typed: &str) -> Result<Option<RuleSet>, Failure> {
    let Some(name) = RulesName::new(typed) else { return Ok(None) };
    let all = app.store.house_rules(guild).context("looking for house rules")?;
    let named = all.into_iter().find(|one| one.rules.game() == game && one.name.folded() == name.folded());
    Ok(named.map(|one| one.rules))
}

/// Suggests the presets of the command's game, and the server's house rules for it.
pub(super) async fn presets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx);
    let typed = typed.trim().to_lowercase();
    let Ok(game) = game(ctx) else { return CreateAutocompleteResponse::new() };
    let choices = game.presets().filter_map(|preset| {
        let name = views::rules::rules_name(words, game.preset(preset)?);
        let fits = name.to_lowercase().contains(&typed) || preset.contains(&typed);
        fits.then(|| AutocompleteChoice::new(name, preset.to_owned()))
    });
    let guild = Interaction::by_command(ctx.interaction).and_then(|interaction| interaction.guild());
    let own = guild.ok().and_then(|guild| ctx.data().store.house_rules(guild).ok()).unwrap_or_default();
    let own = own.into_iter().filter(|one| one.rules.game() == game && one.name.folded().contains(&typed));
    let own = own.map(|one| {
        AutocompleteChoice::new(views::name::clean(one.name.as_str()), one.name.as_str().to_owned())
    });
    CreateAutocompleteResponse::new().set_choices(choices.chain(own).take(CHOICES).collect())
}
