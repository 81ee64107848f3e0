//! `dara delete-user`: an operator deletes all data of a player who has asked for it.

use std::path::Path;

use play::PlayerId;

use crate::{Clock, actions::deletion, app::instance_lock::Alone};

/// Deletes all data of a player in the database at `path`, as he himself can with `/privacy`, and prints that it is done. What is
/// to be told of it, as the end of his games, is told when the bot is started.
///
/// # Errors
/// The database cannot be used, or another program uses it. What was begun is finished by the bot when it is started.
pub async fn delete_user(path: &Path, player: PlayerId, clock: &Clock) -> anyhow::Result<()> {
    let (_alone, store) = Alone::to_change(path)?;
    let deleted = deletion::delete_alone(&store, player, clock.now()).await;
    let file = store.path().display().to_string();
    store.close().await;
    deleted?;
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!(
            "{file}: nothing is stored of this player any more. What the bot has posted in Discord is still there."
        );
    }
    Ok(())
}
