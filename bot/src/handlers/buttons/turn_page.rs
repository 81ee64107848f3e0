//! Turn to another page of a list.

use crate::{
    actions::lists,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};
use ui::{button_id::Listing, failure::Failure};

/// The list is read anew: it can have changed since the page before.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    listing: Listing,
    page: u32,
) -> Result<Reply, Failure> {
    lists::show(app, interaction, (listing, page), Answer::Update).await
}
