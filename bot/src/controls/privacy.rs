//! Get one's data, or have them deleted after having been asked twice.

use crate::{
    answer::Answer,
    app::App,
    asked::Asked,
    control::Privacy,
    deletion::{self, Progress},
    failure::Failure,
    privacy, views,
};
use anyhow::Context as _;

pub(super) async fn press(app: &App, asked: &Asked, wanted: Privacy) -> Result<(), Failure> {
    let words = app.words_for(asked);
    let answer = match wanted {
        Privacy::Export => Answer::Private(privacy::export(app, asked).await?),
        Privacy::AskToDelete => Answer::Update(views::privacy::question(words)),
        Privacy::AskAgain => Answer::Update(views::privacy::question_again(words)),
        Privacy::Delete => {
            let progress = deletion::delete(app, asked.player).await?;
            Answer::Update(views::privacy::deleted(words, progress == Progress::Done))
        }
    };
    Ok(app.answer(asked, answer).await.context("answering about somebody's data")?)
}
