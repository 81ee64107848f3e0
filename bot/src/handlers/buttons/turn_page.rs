//! Turn to another page of a list.

use crate::{
    actions::lists,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};
use ui::{button_id::Listing, failure::Failure};

/// Reads the list again, since it may have changed.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    listing: Listing,
    page: u32,
) -> Result<Reply, Failure> {
    lists::show(app, interaction, (listing, page), Answer::Update).await
}
