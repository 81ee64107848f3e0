//! Practice games, as the store answers for them.

use games::Game;
use jiff::Timestamp;
use play::{PlayerId, Practice};

use crate::{CommitError, Store, practices};

impl Store {
    /// A player's practice of a game, if there is one.
    pub async fn practice(&self, player: PlayerId, game: Game) -> anyhow::Result<Option<Practice>> {
        self.read(move |connection| practices::find(connection, player, game)).await
    }

    /// Stores a player's new practice of a game, in place of the one before.
    pub async fn begin_practice(
        &self,
        player: PlayerId,
        practice: Practice,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| Ok(practices::begin(connection, player, &practice, at)?)).await
    }

    /// Replaces a practice by what it has become; [`CommitError::Stale`] when the stored one is not `before`. Passing the same
    /// one twice notes only that it was used.
    pub async fn go_on_practising(
        &self,
        player: PlayerId,
        before: &Practice,
        then: &Practice,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let (before, then) = (before.clone(), then.clone());
        self.write(move |connection| practices::go_on(connection, player, &before, &then, at)).await
    }
}
