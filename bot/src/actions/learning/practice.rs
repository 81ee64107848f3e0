//! Practice games, which a player plays alone and in private.

use data::CommitError;
use engine::{Strength, Thought};
use games::{Game, Recorded, RuleSet, narrow};
use play::learning::practice::{Event, PracticeDigest, decide};
use ui::{
    button_id::{
        ChoiceStep,
        practice::{Difficulty, PracticeControl, PracticeState, PracticeStep},
    },
    failure::Failure,
    texts::say,
    views::{self, View, game::panel::ChosenSquares},
};

use crate::{
    actions::{
        game::{computer::PATIENCE, fair_play},
        reply::Reply,
    },
    app::{caller::Caller, server_settings, thinking::Purpose},
};

/// A button of practice: choose squares, take back, start over, ask why not.
pub(crate) async fn press(caller: &Caller, what: PracticeControl) -> Result<Reply, Failure> {
    let words = caller.words().await;
    Ok(match what {
        PracticeControl::Which => Reply::private(views::learning::practice::games(words)),
        PracticeControl::Open(game) => open(caller, game, None).await?,
        PracticeControl::Rules(game) => {
            let kept = kept(caller, game).await.map(|kept| kept.rules());
            let rules = match kept {
                Some(rules) => rules,
                None => server_settings::rules_here(caller, game).await,
            };
            super::rules::in_short(caller, rules).await
        }
        PracticeControl::Close(game) => {
            Reply::in_place(caller, views::learning::practice::closed(words, game))
        }
        PracticeControl::Do(at, what) => Reply::in_place(caller, step(caller, at, what).await?),
    })
}

/// Does a step in the practice that a button belongs to.
async fn step(caller: &Caller, at: PracticeState, step: PracticeStep) -> Result<View, Failure> {
    let now = current(caller, at.game).await?;
    if PracticeDigest::of(&now) != at.stamp {
        return stale(caller, at.game).await;
    }
    let show = async |choice, note| Ok(self::show(caller, &now, choice, note).await);
    let legal = now.position().legal_actions();
    let event = match &step {
        PracticeStep::WhyNot(squares) => {
            let words = caller.words().await;
            let note = views::learning::practice::why_not(words, &now, squares);
            return show(ChosenSquares { squares, rank: None }, Some(note)).await;
        }
        PracticeStep::Choose(step) => match step.action(&legal) {
            Some(action) => Event::Act(action),
            None if !matches!(step, ChoiceStep::Stop(_)) && !narrow(&legal, step.squares()).is_dead() => {
                return show(ChosenSquares { squares: step.squares(), rank: step.rank() }, None).await;
            }
            // Only a forged button can do this, as the practice hasn't changed: say why it isn't possible.
            None => match views::learning::practice::meant(now.position(), step.squares()) {
                Some(action) => Event::Act(action),
                None => return show(ChosenSquares::default(), None).await,
            },
        },
        PracticeStep::Hint => return hint(caller, &now).await,
        PracticeStep::Computer(difficulty) => {
            return computer(caller, &now, *difficulty).await;
        }
        PracticeStep::TakeBack => Event::TakeBack,
        PracticeStep::Restart => Event::Restart,
    };
    go_on(caller, &now, event).await
}

/// Opens the caller's practice of a game as they left it. It starts over if there is none, or if they ask for other
/// rules.
pub(crate) async fn open(caller: &Caller, game: Game, rules: Option<RuleSet>) -> Result<Reply, Failure> {
    let kept = kept(caller, game).await.filter(|kept| rules.is_none_or(|rules| kept.rules() == rules));
    let practice = if let Some(kept) = kept {
        let now = caller.app.clock.now();
        let looked_at = caller.app.store.go_on_practising(caller.player, &kept, &kept, now).await;
        // If it changed at the same moment, it was used at that moment too.
        not_stale(looked_at)?;
        kept
    } else {
        let rules = match rules {
            Some(rules) => rules,
            None => server_settings::rules_here(caller, game).await,
        };
        begin(caller, rules).await?
    };
    Ok(Reply::private(show(caller, &practice, ChosenSquares::default(), None).await))
}

/// The caller's practice of a game; a new one if there is none.
async fn current(caller: &Caller, game: Game) -> Result<Recorded, Failure> {
    match kept(caller, game).await {
        Some(kept) => Ok(kept),
        None => begin(caller, server_settings::rules_here(caller, game).await).await,
    }
}

async fn begin(caller: &Caller, rules: RuleSet) -> Result<Recorded, Failure> {
    let begun = Recorded::begin(rules);
    let stored = caller.app.store.begin_practice(caller.player, begun.clone(), caller.app.clock.now()).await;
    caller.stored(stored).await?;
    Ok(begun)
}

/// The stored practice. An unreadable one counts as none, so that it can't keep anyone from practising.
async fn kept(caller: &Caller, game: Game) -> Option<Recorded> {
    caller.app.store.practice(caller.player, game).await.unwrap_or_else(|error| {
        tracing::error!(player = %caller.player, %game, "loading a practice board: {error:#}");
        None
    })
}

/// Applies an event to a practice that was shown as `before`.
async fn go_on(caller: &Caller, before: &Recorded, event: Event) -> Result<View, Failure> {
    let words = caller.words().await;
    let then = match decide(before, event) {
        Ok(then) => then,
        Err(why) => {
            let note = views::learning::practice::illegal(words, before, why);
            return Ok(show(caller, before, ChosenSquares::default(), Some(note)).await);
        }
    };
    let stored =
        caller.app.store.go_on_practising(caller.player, before, &then, caller.app.clock.now()).await;
    if not_stale(stored)? {
        return Ok(show(caller, &then, ChosenSquares::default(), None).await);
    }
    stale(caller, before.rules().game()).await
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
async fn stale(caller: &Caller, game: Game) -> Result<View, Failure> {
    let note = say!(caller.words().await, "practice-stale");
    Ok(show(caller, &current(caller, game).await?, ChosenSquares::default(), Some(note)).await)
}

/// A practice as its player sees it.
async fn show(caller: &Caller, practice: &Recorded, choice: ChosenSquares<'_>, note: Option<String>) -> View {
    let words = caller.words().await;
    views::learning::practice::view(words, caller.look().await, practice, choice, note)
}

/// The practice with a good turn shown.
async fn hint(caller: &Caller, practice: &Recorded) -> Result<View, Failure> {
    fair_play::on_board(&caller.app, caller.player, practice.record()).await?;
    let words = caller.words().await;
    let purpose = Purpose::Advice(caller.player);
    let Some(thought) = think(caller, practice, Strength::BEST, purpose).await? else {
        return Ok(busy(caller, practice).await);
    };
    let hint = views::game::hint::Hint { turn: thought.turn, win: thought.win };
    Ok(views::learning::practice::hint(words, caller.look().await, practice, &hint))
}

/// The computer plays the turn, as well as it was asked to.
async fn computer(caller: &Caller, before: &Recorded, difficulty: Difficulty) -> Result<View, Failure> {
    fair_play::on_board(&caller.app, caller.player, before.record()).await?;
    let strength = match difficulty {
        Difficulty::Easy => Strength::new(2),
        Difficulty::Medium => Strength::new(5),
        Difficulty::Strong => None,
    };
    let (strength, purpose) = (strength.unwrap_or(Strength::BEST), Purpose::Turn(caller.player));
    let Some(thought) = think(caller, before, strength, purpose).await? else {
        return Ok(busy(caller, before).await);
    };
    let mut then = before.clone();
    for action in thought.turn {
        then = then.then(action).map_err(|why| {
            Failure::Broken(anyhow::anyhow!("the engine played {action} after {}: {why}", before.record()))
        })?;
    }
    let stored =
        caller.app.store.go_on_practising(caller.player, before, &then, caller.app.clock.now()).await;
    if not_stale(stored)? {
        return Ok(show(caller, &then, ChosenSquares::default(), None).await);
    }
    stale(caller, before.rules().game()).await
}

async fn think(
    caller: &Caller,
    practice: &Recorded,
    strength: Strength,
    purpose: Purpose,
) -> Result<Option<Thought>, Failure> {
    let record = practice.record().clone();
    caller.app.thinking.think(record, strength, 0, purpose, PATIENCE).await.map_err(Failure::Broken)
}

async fn busy(caller: &Caller, practice: &Recorded) -> View {
    let note = say!(caller.words().await, "practice-busy");
    show(caller, practice, ChosenSquares::default(), Some(note)).await
}
