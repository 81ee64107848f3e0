//! Turn to newer or older finished games.

use play::paging::Stretch;
use ui::{button_id::HistoryOf, failure::Failure};

use crate::{
    actions::history,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    of: HistoryOf,
    stretch: Stretch,
) -> Result<Reply, Failure> {
    history::show(app, interaction, of, stretch, Answer::Update).await
}
