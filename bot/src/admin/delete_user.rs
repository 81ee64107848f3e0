//! `dara delete-user`: deletes all data of a player who has asked for it.

use play::PlayerId;

use crate::{
    Clock, Database,
    actions::player::deletion,
    admin::{opened, say::say},
};

/// Deletes all data of a player, like `/privacy` does for oneself. Announcements, such as the end of their games, are
/// made by the bots that run on the same server, or when the bot starts.
///
/// # Errors
///
/// The database can't be used, or is a file that another program uses. The bot finishes what was begun.
pub async fn delete_user(database: &Database, player: PlayerId, clock: &Clock) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let deleted = deletion::delete_without_bot(&store, player, clock).await;
    let shown = database.absolute();
    store.close().await;
    deleted?;
    say(format_args!(
        "{shown}: this player's data is deleted. Messages the bot posted in Discord are still there."
    ));
    Ok(())
}
