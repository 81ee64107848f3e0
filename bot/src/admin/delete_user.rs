//! `dara delete-user`: deletes all data of a player who has asked for it.

use std::path::Path;

use play::PlayerId;

use crate::{Clock, actions::deletion, app::instance_lock::Alone};

/// Deletes all data of a player in the database at `path`, like `/privacy` does for oneself. Announcements, such as
/// the end of their games, are made when the bot starts.
///
/// # Errors
///
/// The database can't be used, or another program uses it. The bot finishes what was begun.
pub async fn delete_user(path: &Path, player: PlayerId, clock: &Clock) -> anyhow::Result<()> {
    let (_alone, store) = Alone::to_change(path)?;
    let deleted = deletion::delete_alone(&store, player, clock.now()).await;
    let file = store.path().display().to_string();
    store.close().await;
    deleted?;
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!(
            "{file}: this player's data is deleted. Messages the bot posted in Discord are still there."
        );
    }
    Ok(())
}
