//! The members who are suspended in a server.

use anyhow::Context as _;
use ui::{
    failure::Failure,
    views::{self, View, pages::Page},
};

use crate::app::caller::Caller;

/// A page of the members who are suspended in the server.
pub(crate) async fn page(caller: &Caller, page: u32) -> Result<View, Failure> {
    caller.moderates()?;
    let guild = caller.guild()?;
    let count = caller.app.store.count_suspended_in(guild.into()).await.context("counting suspensions")?;
    let page = Page::sized(count, page, views::kept_away::ENTRIES);
    let suspended =
        caller.app.store.suspended_in(guild.into(), views::kept_away::ENTRIES, page.offset()).await;
    let suspended = suspended.context("loading suspensions")?;
    Ok(views::guild::suspensions::view(caller.words().await, &suspended, page))
}
