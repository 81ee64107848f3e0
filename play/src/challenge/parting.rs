//! What happens to an open challenge when one player blocks another.
//!
//! **Decided:** blocking does what the player could do themselves: withdraw their own challenge, or step out
//! where both are in. So the other player can't tell why. Where a third player made the challenge and only
//! one of the two has joined, both may stay named: the other can no longer join, see [`crate::guild::suspensions_and_blocks`].

use jiff::Timestamp;

use super::{Challenge, ChallengeState, Event, Update, update};
use crate::PlayerId;

/// The decision by which `by`, who blocks `blocked`, gets out of a challenge. `None` if it doesn't bring the two
/// together.
pub fn part(challenge: &Challenge, by: PlayerId, blocked: PlayerId, now: Timestamp) -> Option<Update> {
    if challenge.state != ChallengeState::Open || !challenge.brings_together(by, blocked) {
        return None;
    }
    let event = if now >= challenge.expires {
        Event::Tick
    } else if challenge.challenger == by {
        Event::Withdraw { by }
    } else {
        Event::Decline { by }
    };
    update(challenge, event, now).ok()
}

impl Challenge {
    /// Whether the challenge brings two players together: both have a place, and one of them made it or both
    /// have joined.
    pub fn brings_together(&self, one: PlayerId, other: PlayerId) -> bool {
        let has_made = |player| self.challenger == player;
        let has_joined = |player| self.joined().any(|joined| joined == player);
        let both_named = one != other && self.names(one) && self.names(other);
        both_named && (has_made(one) || has_made(other) || (has_joined(one) && has_joined(other)))
    }
}
