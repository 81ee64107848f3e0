//! Practice: what a player plays alone, as it is kept and shown to him.

use data::CommitError;
use games::{Game, RuleSet};
use play::{Practice, practice::Event};
use ui::{
    failure::Failure,
    texts::say,
    views::{self, View, panel::Choice},
};

use crate::{
    app::{App, server_settings},
    discord::interaction::Interaction,
};

/// What the one who asks practises in a game, as it was left; by these rules, if he says which. Where it is of others, or
/// there is none, it begins.
pub(crate) async fn open(
    app: &App,
    interaction: &Interaction,
    game: Game,
    rules: Option<RuleSet>,
) -> Result<View, Failure> {
    let kept = kept(app, interaction, game).filter(|kept| rules.is_none_or(|rules| kept.rules() == rules));
    let practice = if let Some(kept) = kept {
        let now = app.clock.now();
        let looked_at = app.store.go_on_practising(interaction.player, &kept, &kept, now).await;
        // Where it has moved on at the same moment, it was looked at as well.
        not_stale(looked_at)?;
        kept
    } else {
        begin(app, interaction, rules.unwrap_or_else(|| usual(app, interaction, game))).await?
    };
    Ok(show(app, interaction, &practice, Choice::default(), None))
}

/// What the one who asks practises in a game; where there is nothing any more, it begins.
pub(crate) async fn current(app: &App, interaction: &Interaction, game: Game) -> Result<Practice, Failure> {
    match kept(app, interaction, game) {
        Some(kept) => Ok(kept),
        None => begin(app, interaction, usual(app, interaction, game)).await,
    }
}

/// By which rules the one who asks practises a game, or would begin.
pub(crate) fn rules(app: &App, interaction: &Interaction, game: Game) -> RuleSet {
    kept(app, interaction, game).map_or_else(|| usual(app, interaction, game), |kept| kept.rules())
}

/// The rules that are usual where he asks.
fn usual(app: &App, interaction: &Interaction, game: Game) -> RuleSet {
    let usual = interaction.guild().and_then(|guild| server_settings::usual_rules(app, guild, game));
    usual.unwrap_or_else(|_| game.default_rules())
}

async fn begin(app: &App, interaction: &Interaction, rules: RuleSet) -> Result<Practice, Failure> {
    let begun = Practice::begin(rules);
    let stored = app.store.begin_practice(interaction.player, begun.clone(), app.clock.now()).await;
    stored.map_err(|error| app.not_stored(interaction, error))?;
    Ok(begun)
}

/// What is kept. Where it cannot be read, there is none: nobody is to be kept from practising by it.
fn kept(app: &App, interaction: &Interaction, game: Game) -> Option<Practice> {
    app.store.practice(interaction.player, game).unwrap_or_else(|error| {
        tracing::error!(player = %interaction.player, %game, "what a player practises cannot be read: {error:#}");
        None
    })
}

/// Does something in a practice that stands as `before`; what is shown then.
pub(crate) async fn go_on(
    app: &App,
    interaction: &Interaction,
    before: &Practice,
    event: Event,
) -> Result<View, Failure> {
    let words = app.words_for(interaction);
    let then = match before.decide(event) {
        Ok(then) => then,
        Err(why) => {
            let note = views::practice::illegal(words, before, why);
            return Ok(show(app, interaction, before, Choice::default(), Some(note)));
        }
    };
    let stored = app.store.go_on_practising(interaction.player, before, &then, app.clock.now()).await;
    if not_stale(stored)? {
        return Ok(show(app, interaction, &then, Choice::default(), None));
    }
    stale(app, interaction, before.rules().game()).await
}

/// Whether something was stored, and not refused since all has moved on.
fn not_stale(stored: Result<(), CommitError>) -> Result<bool, Failure> {
    match stored {
        Ok(()) => Ok(true),
        Err(CommitError::Stale) => Ok(false),
        Err(error) => Err(Failure::Broken(anyhow::Error::new(error).context("keeping what is practised"))),
    }
}

/// How a practice stands now, for one whose button is of an earlier state.
pub(crate) async fn stale(app: &App, interaction: &Interaction, game: Game) -> Result<View, Failure> {
    let note = say!(app.words_for(interaction), "practice-stale");
    Ok(show(app, interaction, &current(app, interaction, game).await?, Choice::default(), Some(note)))
}

/// A practice as its player sees it.
pub(crate) fn show(
    app: &App,
    interaction: &Interaction,
    practice: &Practice,
    choice: Choice<'_>,
    note: Option<String>,
) -> View {
    let words = app.words_for(interaction);
    views::practice::view(words, app.look_for(interaction), practice, choice, note)
}
