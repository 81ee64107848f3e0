//! Turn to newer or older finished games.

use data::Stretch;
use ui::{button_id::HistoryOf, failure::Failure};

use crate::{
    actions::history,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, of: HistoryOf, stretch: Stretch) -> Result<(), Failure> {
    history::show(app, asked, of, stretch, Answer::Update).await
}
