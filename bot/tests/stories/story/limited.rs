//! A bot whose operator has set other limits.

use std::num::NonZeroU32;

use bot::Rates;
use play::Limits;

use super::Story;

impl Story {
    /// The operator starts the bot anew, and lets a player have so many running games and open challenges.
    pub(crate) async fn limits_a_player_to(&mut self, games: usize, challenges: usize) {
        self.stops_the_bot().await;
        self.settings.limits = Limits { games, challenges };
        self.starts_the_bot().await;
    }
    /// The same, and lets a member and a server ask for so much in a second.
    pub(crate) async fn limits_asking_to(&mut self, member: u32, server: u32) {
        self.stops_the_bot().await;
        let count = |count| NonZeroU32::new(count).expect("a rate");
        self.settings.rates = Rates { member: count(member), server: count(server) };
        self.starts_the_bot().await;
    }
}
