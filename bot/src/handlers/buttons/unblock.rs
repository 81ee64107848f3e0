//! Unblock a player from the list of blocked ones.

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
    // If they aren't blocked, they aren't on the list either.
    blocks::unblock(app, interaction, player).await?;
    lists::show(app, interaction, (Listing::Blocked, page), Answer::Update).await
}
