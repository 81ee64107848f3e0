//! Export one's data, or delete it after two confirmations.

use crate::{
    actions::reply::Reply,
    actions::{
        deletion::{self, DeletionProgress},
        privacy,
    },
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};
use ui::{button_id::Privacy, failure::Failure, views};

pub(super) async fn press(app: &App, interaction: &Interaction, wanted: Privacy) -> Result<Reply, Failure> {
    let words = app.words_for(interaction).await;
    let answer = match wanted {
        Privacy::Export => Answer::Private(privacy::export(app, interaction).await?),
        Privacy::AskToDelete => Answer::Update(views::privacy::question(words)),
        Privacy::AskAgain => Answer::Update(views::privacy::question_again(words)),
        Privacy::Delete => {
            let progress = deletion::delete(app, interaction.player).await?;
            Answer::Update(views::privacy::deleted(words, progress == DeletionProgress::Done))
        }
    };
    Ok(Reply::new(answer))
}
