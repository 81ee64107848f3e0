//! Block a player no longer, by the list of those whom one has blocked.

use play::PlayerId;
use ui::{button_id::Listing, failure::Failure};

use crate::{
    actions::reply::Reply,
    actions::{blocks, lists},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    page: u32,
) -> Result<Reply, Failure> {
    // One whom he has not blocked is on no list of his either.
    blocks::unblock(app, interaction, player).await?;
    lists::show(app, interaction, (Listing::Blocked, page), Answer::Update).await
}
