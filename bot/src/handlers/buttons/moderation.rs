//! End a game, after having been asked twice; turn to newer or older deeds of moderators; let a member play again, by the list of
//! those who are barred.

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
        Moderation::Log(stretch) => moderation::log(app, interaction, stretch, Answer::Update),
        Moderation::LiftBan { player, page } => {
            // One whom somebody else has let play again meanwhile is on the list no more.
            moderation::end_bar(app, interaction, player).await?;
            lists::show(app, interaction, (Listing::Banned, page), Answer::Update).await
        }
    }
}
