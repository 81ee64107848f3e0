//! A bot with other limits.

use std::num::NonZeroU32;

use bot::Rates;
use play::Limits;

use super::Story;

impl Story {
    /// Restarts the bot with these limits of running games and open challenges per player.
    pub(crate) async fn limits_a_player_to(&mut self, games: usize, challenges: usize) {
        self.stops_the_bot().await;
        self.settings.chosen.limits = Limits { games, challenges };
        self.starts_the_bot().await;
    }
    /// Restarts it without games between strangers.
    pub(crate) async fn switches_the_world_off(&mut self) {
        self.stops_the_bot().await;
        self.settings.chosen.world = false;
        self.starts_the_bot().await;
    }

    /// Restarts it with these rate limits per member and server.
    pub(crate) async fn limits_asking_to(&mut self, member: u32, server: u32) {
        self.stops_the_bot().await;
        let count = |count| NonZeroU32::new(count).expect("a rate");
        self.settings.rates = Rates { member: count(member), server: count(server) };
        self.starts_the_bot().await;
    }
}
