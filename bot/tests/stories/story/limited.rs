//! A bot whose operator has set other limits.

use play::Limits;

use super::Story;

impl Story {
    /// The operator starts the bot anew, and lets a player have so many running games and open challenges.
    pub(crate) async fn limits_a_player_to(&mut self, games: usize, challenges: usize) {
        self.stops_the_bot().await;
        self.settings.limits = Limits { games, challenges };
        self.starts_the_bot().await;
    }
}
