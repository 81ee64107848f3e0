//! Turn to newer or older finished games.

use data::Stretch;

use crate::{answer::Answer, app::App, asked::Asked, control::HistoryOf, failure::Failure, history};

pub(super) async fn press(app: &App, asked: &Asked, of: HistoryOf, stretch: Stretch) -> Result<(), Failure> {
    history::show(app, asked, of, stretch, Answer::Update).await
}
