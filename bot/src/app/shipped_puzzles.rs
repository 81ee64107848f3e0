//! The puzzles that come with the program, stored when they are first needed.

use std::collections::BTreeSet;

use data::{CommitError, Store};
use games::Game;
use tokio::sync::Mutex;

/// The games whose shipped puzzles are known to be stored.
#[derive(Debug, Default)]
pub(crate) struct ShippedPuzzles(Mutex<BTreeSet<&'static str>>);

impl ShippedPuzzles {
    /// Stores the shipped puzzles of a game, unless this process has already done so. The first who needs them does it, and the
    /// others wait for that.
    pub(crate) async fn store(&self, store: &Store, game: Game) -> Result<(), CommitError> {
        let mut stored = self.0.lock().await;
        if !stored.contains(game.name()) {
            let added = store.add_shipped_puzzles(game).await?;
            if added > 0 {
                tracing::info!(%game, added, "puzzles of this version are stored");
            }
            stored.insert(game.name());
        }
        Ok(())
    }
}
