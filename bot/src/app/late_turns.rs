//! The games in which the computer's turn is late, or the first. The scheduler and the delivery find them, and a job of their own
//! plays them, so that neither waits for a thought.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use play::GameId;
use tokio::sync::Notify;

/// Games to look at, each once.
#[derive(Debug, Default)]
pub(crate) struct LateTurns {
    games: Mutex<BTreeSet<GameId>>,
    some: Notify,
}

impl LateTurns {
    /// Adds a game.
    pub(crate) fn add(&self, game: GameId) {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).insert(game);
        self.some.notify_one();
    }

    /// Waits until there are games, and takes them all. Cancel safe.
    pub(crate) async fn take(&self) -> BTreeSet<GameId> {
        loop {
            let games = std::mem::take(&mut *self.games.lock().unwrap_or_else(PoisonError::into_inner));
            if !games.is_empty() {
                return games;
            }
            self.some.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_game_is_taken_once() {
        let late = LateTurns::default();
        let game = |number: u64| number.try_into().unwrap();
        for number in [3, 1, 3] {
            late.add(game(number));
        }
        assert!(late.take().await.into_iter().eq([game(1), game(3)]));
        late.add(game(3));
        assert!(late.take().await.into_iter().eq([game(3)]));
    }
}
