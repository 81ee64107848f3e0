//! Turn to another page of a list.

use crate::{answer::Answer, app::App, asked::Asked, control::Listing, failure::Failure, lists};

/// The list is read anew: it can have changed since the page before.
pub(super) async fn press(app: &App, asked: &Asked, listing: Listing, page: u32) -> Result<(), Failure> {
    // Under a leaderboard that all see, whoever presses a button gets a page of his own; whom he has blocked, he alone ever
    // sees, and who is barred, moderators alone.
    let alone = matches!(listing, Listing::Leaderboard(_) | Listing::Blocked | Listing::Barred);
    let of_all = alone && !asked.in_private;
    lists::show(app, asked, (listing, page), if of_all { Answer::Private } else { Answer::Update }).await
}
