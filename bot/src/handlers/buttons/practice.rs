//! Practice alone: choose squares, take back, start again, ask why not.

use anyhow::Context as _;
use games::{Square, narrow};
use play::practice::Event;
use ui::{
    button_id::practice::{At, Practice, Step},
    failure::Failure,
    views::{self, View, panel::Choice},
};

use crate::{
    actions::practice,
    app::{App, server_settings},
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, what: Practice) -> Result<(), Failure> {
    let words = app.words_for(asked);
    let answer = match what {
        Practice::Which => Answer::Private(views::practice::games(words)),
        Practice::Open(game) => Answer::Private(practice::open(app, asked, game, None).await?),
        Practice::Rules(game) => {
            let rules = practice::rules(app, asked, game);
            let name = asked.guild().ok().and_then(|guild| server_settings::name_of(app, guild, rules));
            Answer::Private(views::rules::view(words, app.look_for(asked), rules, name.as_ref()))
        }
        Practice::Close(game) => here(asked, views::practice::closed(words, game)),
        Practice::Do(at, step) => here(asked, go_on(app, asked, at, step).await?),
    };
    Ok(app.answer(asked, answer).await.context("showing a practice")?)
}

/// In place of the message whose button was pressed, if nobody else sees it.
fn here(asked: &Asked, view: View) -> Answer {
    if asked.in_private { Answer::Update(view) } else { Answer::Private(view) }
}

async fn go_on(app: &App, asked: &Asked, at: At, step: Step) -> Result<View, Failure> {
    let now = practice::current(app, asked, at.game).await?;
    if now.stamp() != at.stamp {
        return practice::stale(app, asked, at.game).await;
    }
    let show = |choice, note| Ok(practice::show(app, asked, &now, choice, note));
    let legal = now.position().legal_actions();
    let whole = |squares: &[Square], may_go_on: bool| {
        let narrowed = narrow(&legal, squares);
        narrowed.complete.filter(|_| may_go_on || narrowed.next.is_empty())
    };
    let event = match &step {
        Step::Rank(squares, rank) => {
            return show(Choice { squares, rank: Some(*rank) }, None);
        }
        Step::WhyNot(squares) => {
            let words = app.words_for(asked);
            let note = views::practice::why_not(words, &now, squares);
            return show(Choice { squares, rank: None }, Some(note));
        }
        Step::Pick(squares) => match whole(squares, false) {
            Some(action) => Event::Act(action),
            None if !narrow(&legal, squares).is_dead() => {
                return show(Choice { squares, rank: None }, None);
            }
            // Made by hand, since the practice stands as it did: it is told why that cannot be.
            None => match views::practice::meant(now.position(), squares) {
                Some(action) => Event::Act(action),
                None => return show(Choice::default(), None),
            },
        },
        Step::Stop(squares) => {
            let action = whole(squares, true).or_else(|| views::practice::meant(now.position(), squares));
            match action {
                Some(action) => Event::Act(action),
                None => return show(Choice::default(), None),
            }
        }
        Step::TakeBack => Event::TakeBack,
        Step::Restart => Event::Restart,
    };
    practice::go_on(app, asked, &now, event).await
}
