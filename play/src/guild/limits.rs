//! How much one player may have going at a time, so that no one can fill a server or be flooded.
//!
//! Each limit is checked twice. The decision counts what was loaded, so that a player gets a clear refusal;
//! and it carries a change that changes nothing ([`crate::Change::CheckRunningLimit`],
//! [`crate::Change::CheckOpenLimit`], [`crate::Change::CheckSeekLimit`]), by which
//! the store counts again in its transaction, so that two simultaneous decisions can't both pass.

mod checks;

/// The limits for every player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Running games in a server. A seat in a team counts as one; a game the player gave up doesn't count.
    pub games: usize,
    /// Open challenges in a channel. In a whole server the limit is this times `games`, so that challenges
    /// that could never be played don't pile up.
    pub challenges: usize,
}
