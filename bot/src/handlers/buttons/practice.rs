//! Practice: choose squares, take back, start over, ask why not.

use games::{Square, narrow};
use play::practice::Event;
use ui::{
    button_id::{
        ChoiceStep,
        practice::{PracticeControl, PracticeState, PracticeStep},
    },
    failure::Failure,
    views::{self, View, panel::ChosenSquares},
};

use crate::{
    actions::practice,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    what: PracticeControl,
) -> Result<Reply, Failure> {
    let words = app.words_for(interaction).await;
    let answer = match what {
        PracticeControl::Which => Answer::Private(views::practice::games(words)),
        PracticeControl::Open(game) => Answer::Private(practice::open(app, interaction, game, None).await?),
        PracticeControl::Rules(game) => {
            let rules = practice::rules(app, interaction, game).await;
            return Ok(super::rules::in_short(app, interaction, rules).await);
        }
        PracticeControl::Close(game) => here(interaction, views::practice::closed(words, game)),
        PracticeControl::Do(at, step) => here(interaction, go_on(app, interaction, at, step).await?),
    };
    Ok(Reply::new(answer))
}

/// Replaces the message with the button if no one else sees it.
fn here(interaction: &Interaction, view: View) -> Answer {
    if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) }
}

async fn go_on(
    app: &App,
    interaction: &Interaction,
    at: PracticeState,
    step: PracticeStep,
) -> Result<View, Failure> {
    let now = practice::current(app, interaction, at.game).await?;
    if now.stamp() != at.stamp {
        return practice::stale(app, interaction, at.game).await;
    }
    let show = async |choice, note| Ok(practice::show(app, interaction, &now, choice, note).await);
    let legal = now.position().legal_actions();
    let whole = |squares: &[Square], may_go_on: bool| {
        let narrowed = narrow(&legal, squares);
        narrowed.complete.filter(|_| may_go_on || narrowed.next.is_empty())
    };
    let event = match &step {
        PracticeStep::Choose(ChoiceStep::Rank(squares, rank)) => {
            return show(ChosenSquares { squares, rank: Some(*rank) }, None).await;
        }
        PracticeStep::WhyNot(squares) => {
            let words = app.words_for(interaction).await;
            let note = views::practice::why_not(words, &now, squares);
            return show(ChosenSquares { squares, rank: None }, Some(note)).await;
        }
        PracticeStep::Choose(ChoiceStep::Pick(squares)) => match whole(squares, false) {
            Some(action) => Event::Act(action),
            None if !narrow(&legal, squares).is_dead() => {
                return show(ChosenSquares { squares, rank: None }, None).await;
            }
            // Only a forged button can do this, as the practice hasn't changed: say why it isn't possible.
            None => match views::practice::meant(now.position(), squares) {
                Some(action) => Event::Act(action),
                None => return show(ChosenSquares::default(), None).await,
            },
        },
        PracticeStep::Choose(ChoiceStep::Stop(squares)) => {
            let action = whole(squares, true).or_else(|| views::practice::meant(now.position(), squares));
            match action {
                Some(action) => Event::Act(action),
                None => return show(ChosenSquares::default(), None).await,
            }
        }
        PracticeStep::Hint => return practice::hint(app, interaction, &now).await,
        PracticeStep::Computer(strength) => {
            return practice::computer(app, interaction, &now, *strength).await;
        }
        PracticeStep::TakeBack => Event::TakeBack,
        PracticeStep::Restart => Event::Restart,
    };
    practice::go_on(app, interaction, &now, event).await
}
