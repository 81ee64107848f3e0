//! Moderation: end a game after a confirmation, turn the pages of the log, reinstate a member from the list.

use crate::{
    actions::reply::Reply,
    actions::{lists, moderation},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};
use ui::{
    button_id::{Listing, Moderation},
    failure::Failure,
};

pub(super) async fn press(app: &App, interaction: &Interaction, what: Moderation) -> Result<Reply, Failure> {
    match what {
        Moderation::EndGame(game) => moderation::end_game(app, interaction, game).await,
        Moderation::Log(stretch) => moderation::log(app, interaction, stretch, Answer::Update).await,
        Moderation::Reinstate { player, page } => {
            // If someone else lifted it already, the member is no longer on the list.
            moderation::reinstated(app, interaction, player).await?;
            lists::show(app, interaction, (Listing::Suspended, page), Answer::Update).await
        }
    }
}
