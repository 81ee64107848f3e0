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
    rules: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, label::optional(ctx, rules, presets).await.as_deref()).await?;
    let words = app.words_for(&interaction).await;
    let name = server_settings::name_of(app, interaction.guild()?, rules).await;
    let view = views::rules::short(words, app.look_for(&interaction).await, rules, name.as_ref());
    respond(ctx, &interaction, Reply::private(view)).await
}

/// Reads rules: the name of a preset, a rule set with options, or the name of house rules. If nothing was typed, the
/// server's default.
pub(super) async fn rule_set(ctx: Context<'_>, typed: Option<&str>) -> Result<RuleSet, Failure> {
    read(ctx, game(ctx)?, typed).await
}

/// The same for a game chosen in an option.
pub(super) async fn read(ctx: Context<'_>, game: Game, typed: Option<&str>) -> Result<RuleSet, Failure> {
    let (app, guild) = (ctx.data(), Interaction::by_command(ctx.interaction)?.guild()?);
    let Some(typed) = typed else { return server_settings::default_rules(app, guild, game).await };
    let name = typed.trim().to_lowercase().replace(' ', "-");
    let whole = if name.contains(':') { name } else { format!("{game}:{name}") };
    let rules = whole.parse::<RuleSet>().ok().filter(|rules| rules.game() == game);
    let rules = match rules {
        Some(rules) => Some(rules),
        None => named(app, guild, Some(game), typed).await?,
    };
    Ok(rules.ok_or(Refusal::BadRules { typed: typed.to_owned(), game })?)
}

/// Reads rules that name their game themselves, such as `dara:niger`, or the name of house rules.
pub(super) async fn rules_of_any_game(ctx: Context<'_>, typed: &str) -> Result<RuleSet, Failure> {
    let (app, guild) = (ctx.data(), Interaction::by_command(ctx.interaction)?.guild()?);
    let rules = match typed.trim().to_lowercase().replace(' ', "-").parse().ok() {
        Some(rules) => Some(rules),
        None => named(app, guild, None, typed).await?,
    };
    Ok(rules.ok_or(Refusal::PlayWhichGame)?)
}

/// The house rules of a server with this name, of this game or any.
async fn named(
    app: &App,
    guild: GuildId,
    game: Option<Game>,
    typed: &str,
) -> Result<Option<RuleSet>, Failure> {
    let Some(name) = RulesName::new(typed) else { return Ok(None) };
    let all = app.store.house_rules(guild).await.context("loading house rules")?;
    let of_game = |rules: RuleSet| game.is_none_or(|game| rules.game() == game);
    let named = all.into_iter().find(|one| of_game(one.rules) && one.name.folded() == name.folded());
    Ok(named.map(|one| one.rules))
}

/// Suggests the presets of the chosen game, or of all, and the server's house rules.
pub(super) async fn presets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let guild = Interaction::by_command(ctx.interaction).and_then(|interaction| interaction.guild());
    let own = match guild {
        Ok(guild) => ctx.data().store.house_rules(guild).await.unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    let typed = typed.trim().to_lowercase();
    let chosen = game(ctx).ok();
    let offered = Game::ALL.iter().copied().filter(|&game| chosen.is_none_or(|chosen| chosen == game));
    let choices = offered.flat_map(|game| game.presets().map(move |preset| (game, preset)));
    let choices = choices.filter_map(|(game, preset)| {
        let name = views::rules::rules_name(words, game.preset(preset)?);
        let fits = name.to_lowercase().contains(&typed) || preset.contains(&typed);
        // Without a game chosen, the value has to name it.
        let value = if chosen.is_some() { preset.to_owned() } else { format!("{game}:{preset}") };
        fits.then(|| AutocompleteChoice::new(name, value))
    });
    let own = own.into_iter().filter(|one| {
        chosen.is_none_or(|game| one.rules.game() == game) && one.name.folded().contains(&typed)
    });
    let own = own.map(|one| {
        AutocompleteChoice::new(views::name::clean(one.name.as_str()), one.name.as_str().to_owned())
    });
    CreateAutocompleteResponse::new().set_choices(choices.chain(own).take(CHOICES).collect())
}
