//! What a server has chosen: where games are played, how many, by which rules where nobody says so, and how these are called.

use anyhow::Context as _;
use games::{Game, RuleSet};
use play::{ChannelId, GuildId, Limits, Place, RulesName};
use ui::{
    failure::{Failure, Refusal},
    server_settings::Chosen,
};

use crate::{app::App, discord::interaction::Interaction};

/// Reads all of it.
pub(crate) fn chosen(app: &App, guild: GuildId) -> Result<Chosen, Failure> {
    let read = || -> anyhow::Result<Chosen> {
        Ok(Chosen {
            settings: app.server_settings(guild)?,
            language: app.language_of(guild),
            places: app.store.places(guild)?,
            most: app.limits,
            rules: app.store.house_rules(guild)?,
            usual: app.store.usual_rules(guild)?,
        })
    };
    Ok(read().context("looking what a server has chosen")?)
}

/// Refuses where no game is to begin: a thread counts as the channel that it is in.
pub(crate) fn may_play(app: &App, interaction: &Interaction) -> Result<(), Failure> {
    let Ok(guild) = interaction.guild() else { return Ok(()) };
    let places = app.store.places(guild).context("looking where games are played")?;
    let here = |place: &ChannelId| *place == interaction.channel || Some(*place) == interaction.parent;
    if places.is_empty() || places.iter().any(here) {
        return Ok(());
    }
    Err(Refusal::NotPlayedHere { places }.into())
}

/// Where a game is to be played whose challenge says so, or leaves it open.
pub(crate) fn place(app: &App, interaction: &Interaction, wanted: Option<Place>) -> Result<Place, Failure> {
    let settings =
        app.server_settings(interaction.guild()?).context("looking whether games are played in threads")?;
    let place = settings.threads.place(wanted, interaction.may_open_thread().is_ok());
    Ok(place.ok_or(Refusal::NoThreads)?)
}

/// Whether a game can be played in a thread below the channel, where the channel has one already.
pub(crate) fn can_have_thread(app: &App, interaction: &Interaction) -> bool {
    interaction.may_open_thread().is_ok() && place(app, interaction, Some(Place::Thread)).is_ok()
}

/// The same refusal, or in its place one that proposes no thread, where the channel has a game and the server wants none.
pub(crate) fn without_threads(app: &App, interaction: &Interaction, refusal: Box<Refusal>) -> Failure {
    match *refusal {
        Refusal::Play(play::Refusal::ChannelBusy { game })
            if place(app, interaction, Some(Place::Thread)).is_err() =>
        {
            Refusal::BusyWithoutThreads { game }.into()
        }
        _ => Failure::Refused(refusal),
    }
}

/// How much a player may have going in a server.
pub(crate) fn limits(app: &App, guild: GuildId) -> Result<Limits, Failure> {
    let settings = app.server_settings(guild).context("looking for the limits of a server")?;
    Ok(settings.limits(app.limits))
}

/// The rules of a game where nobody says which.
pub(crate) fn usual_rules(app: &App, guild: GuildId, game: Game) -> Result<RuleSet, Failure> {
    let usual = app.store.usual_rules_of(guild, game).context("looking for usual rules")?;
    Ok(usual.unwrap_or_else(|| game.default_rules()))
}

/// How a server calls these rules, if it has named them.
pub(crate) fn name_of(app: &App, guild: GuildId, rules: RuleSet) -> Option<RulesName> {
    if !rules.is_house() {
        return None;
    }
    let named = app.store.house_rules(guild).unwrap_or_else(|error| {
        tracing::error!(%guild, "looking for the name of house rules: {error:#}");
        Vec::new()
    });
    named.into_iter().find(|one| one.rules == rules).map(|one| one.name)
}
