//! Practice games, which a player plays alone and in private.

use data::CommitError;
use engine::{Strength, Thought};
use games::{Game, RuleSet};
use play::{Practice, practice::Event};
use ui::{
    button_id::practice::Difficulty,
    failure::Failure,
    texts::say,
    views::{self, View, panel::ChosenSquares},
};

use crate::{
    app::{App, server_settings},
    discord::interaction::Interaction,
};

/// How long a member waits for a place to think.
const PATIENCE: std::time::Duration = std::time::Duration::from_millis(900);

/// Opens the caller's practice of a game as they left it. It starts over if there is none, or if they ask for other
/// rules.
pub(crate) async fn open(
    app: &App,
    interaction: &Interaction,
    game: Game,
    rules: Option<RuleSet>,
) -> Result<View, Failure> {
    let kept =
        kept(app, interaction, game).await.filter(|kept| rules.is_none_or(|rules| kept.rules() == rules));
    let practice = if let Some(kept) = kept {
        let now = app.clock.now();
        let looked_at = app.store.go_on_practising(interaction.player, &kept, &kept, now).await;
        // If it changed at the same moment, it was used at that moment too.
        not_stale(looked_at)?;
        kept
    } else {
        let rules = match rules {
            Some(rules) => rules,
            None => usual(app, interaction, game).await,
        };
        begin(app, interaction, rules).await?
    };
    Ok(show(app, interaction, &practice, ChosenSquares::default(), None).await)
}

/// The caller's practice of a game; a new one if there is none.
pub(crate) async fn current(app: &App, interaction: &Interaction, game: Game) -> Result<Practice, Failure> {
    match kept(app, interaction, game).await {
        Some(kept) => Ok(kept),
        None => begin(app, interaction, usual(app, interaction, game).await).await,
    }
}

/// The rules of the caller's practice, or those it would start with.
pub(crate) async fn rules(app: &App, interaction: &Interaction, game: Game) -> RuleSet {
    match kept(app, interaction, game).await {
        Some(kept) => kept.rules(),
        None => usual(app, interaction, game).await,
    }
}

/// The default rules where the caller is.
pub(crate) async fn usual(app: &App, interaction: &Interaction, game: Game) -> RuleSet {
    let usual = match interaction.guild() {
        Ok(guild) => server_settings::default_rules(app, guild, game).await,
        Err(failure) => Err(failure),
    };
    usual.unwrap_or_else(|_| game.default_rules())
}

async fn begin(app: &App, interaction: &Interaction, rules: RuleSet) -> Result<Practice, Failure> {
    let begun = Practice::begin(rules);
    let stored = app.store.begin_practice(interaction.player, begun.clone(), app.clock.now()).await;
    app.stored(interaction, stored).await?;
    Ok(begun)
}

/// The stored practice. An unreadable one counts as none, so that it can't keep anyone from practising.
async fn kept(app: &App, interaction: &Interaction, game: Game) -> Option<Practice> {
    app.store.practice(interaction.player, game).await.unwrap_or_else(|error| {
        tracing::error!(player = %interaction.player, %game, "loading a practice board: {error:#}");
        None
    })
}

/// Applies an event to a practice that was shown as `before`.
pub(crate) async fn go_on(
    app: &App,
    interaction: &Interaction,
    before: &Practice,
    event: Event,
) -> Result<View, Failure> {
    let words = app.words_for(interaction).await;
    let then = match before.decide(event) {
        Ok(then) => then,
        Err(why) => {
            let note = views::practice::illegal(words, before, why);
            return Ok(show(app, interaction, before, ChosenSquares::default(), Some(note)).await);
        }
    };
    let stored = app.store.go_on_practising(interaction.player, before, &then, app.clock.now()).await;
    if not_stale(stored)? {
        return Ok(show(app, interaction, &then, ChosenSquares::default(), None).await);
    }
    stale(app, interaction, before.rules().game()).await
}

/// Whether it was stored; not if the practice had already changed.
fn not_stale(stored: Result<(), CommitError>) -> Result<bool, Failure> {
    match stored {
        Ok(()) => Ok(true),
        Err(CommitError::Stale) => Ok(false),
        Err(error) => Err(Failure::Broken(anyhow::Error::new(error).context("storing a practice board"))),
    }
}

/// The practice as it is now, for a button of an earlier state.
pub(crate) async fn stale(app: &App, interaction: &Interaction, game: Game) -> Result<View, Failure> {
    let note = say!(app.words_for(interaction).await, "practice-stale");
    Ok(show(app, interaction, &current(app, interaction, game).await?, ChosenSquares::default(), Some(note))
        .await)
}

/// A practice as its player sees it.
pub(crate) async fn show(
    app: &App,
    interaction: &Interaction,
    practice: &Practice,
    choice: ChosenSquares<'_>,
    note: Option<String>,
) -> View {
    let words = app.words_for(interaction).await;
    views::practice::view(words, app.look_for(interaction).await, practice, choice, note)
}

/// The practice with a good turn shown.
pub(crate) async fn hint(app: &App, interaction: &Interaction, practice: &Practice) -> Result<View, Failure> {
    let words = app.words_for(interaction).await;
    let Some(thought) = think(app, practice, Strength::BEST).await? else {
        return Ok(busy(app, interaction, practice).await);
    };
    let hint = views::hint::Hint { turn: thought.turn, win: thought.win };
    Ok(views::practice::hint(words, app.look_for(interaction).await, practice, &hint))
}

/// The computer plays the turn, as well as it was asked to.
pub(crate) async fn computer(
    app: &App,
    interaction: &Interaction,
    before: &Practice,
    difficulty: Difficulty,
) -> Result<View, Failure> {
    let strength = match difficulty {
        Difficulty::Easy => Strength::new(2),
        Difficulty::Medium => Strength::new(5),
        Difficulty::Strong => None,
    };
    let Some(thought) = think(app, before, strength.unwrap_or(Strength::BEST)).await? else {
        return Ok(busy(app, interaction, before).await);
    };
    let mut then = before.clone();
    for action in thought.turn {
        then = then.decide(Event::Act(action)).map_err(|why| {
            Failure::Broken(anyhow::anyhow!("the engine played {action} after {}: {why}", before.record()))
        })?;
    }
    let stored = app.store.go_on_practising(interaction.player, before, &then, app.clock.now()).await;
    if not_stale(stored)? {
        return Ok(show(app, interaction, &then, ChosenSquares::default(), None).await);
    }
    stale(app, interaction, before.rules().game()).await
}

async fn think(app: &App, practice: &Practice, strength: Strength) -> Result<Option<Thought>, Failure> {
    app.thinking.think(practice.record().clone(), strength, 0, PATIENCE).await.map_err(Failure::Broken)
}

async fn busy(app: &App, interaction: &Interaction, practice: &Practice) -> View {
    let note = say!(app.words_for(interaction).await, "practice-busy");
    show(app, interaction, practice, ChosenSquares::default(), Some(note)).await
}
