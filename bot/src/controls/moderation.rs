//! End a game, after having been asked twice; turn to newer or older deeds of moderators.

use crate::{answer::Answer, app::App, asked::Asked, control::Moderation, failure::Failure, moderation};

pub(super) async fn press(app: &App, asked: &Asked, what: Moderation) -> Result<(), Failure> {
    match what {
        Moderation::EndGame(game) => moderation::end_game(app, asked, game).await,
        Moderation::Log(stretch) => {
            let answer = if asked.in_private { Answer::Update } else { Answer::Private };
            moderation::log(app, asked, stretch, answer).await
        }
    }
}
