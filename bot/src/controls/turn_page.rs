//! Turn to another page of a list.

use crate::{answer::Answer, app::App, asked::Asked, control::Listing, failure::Failure, lists};

/// The list is read anew: it can have changed since the page before.
pub(super) async fn press(app: &App, asked: &Asked, listing: Listing, page: u32) -> Result<(), Failure> {
    lists::show(app, asked, (listing, page), Answer::Update).await
}
