//! What the operator chooses for the players.

use jiff::SignedDuration;
use play::{Limits, TimeControl};
use ui::views::player::privacy::Published;

/// What the operator chooses for the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// How long a challenge stays open.
    pub challenge_lifetime: SignedDuration,
    /// The players' time, unless their server or they choose another.
    pub turn_time: TimeControl,
    /// How much a player may have going on at a time.
    pub limits: Limits,
    /// With how many nodes an analysis searches each position. No setting changes it, but tests do.
    pub analysis_nodes: u64,
    /// Whether strangers can play each other by direct messages.
    pub world: bool,
    /// What is published about privacy, and how long the data of former servers are kept.
    pub published: Published,
}
