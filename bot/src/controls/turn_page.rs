//! Turn to another page of a list.

use anyhow::Context as _;

use crate::{answer::Answer, app::App, asked::Asked, control::Listing, failure::Failure, lists};

/// The list is read anew: it can have changed since the page before.
pub(super) async fn press(app: &App, asked: &Asked, listing: Listing, page: u32) -> Result<(), Failure> {
    let view = lists::page(app, asked, listing, page)?;
    Ok(app.answer(asked, Answer::Update(view)).await.context("turning a page")?)
}
