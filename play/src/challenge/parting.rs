//! What becomes of an open challenge when one player blocks another.
//!
//! **Decided:** he who blocks does what he could have done himself: he takes back what he made, and steps out where both
//! are in. So nothing shows the other one why. Where only one of the two has joined what a third one made, both may stay
//! named: whoever is first is in, and the other one cannot join any more (see [`crate::company`]).

use jiff::Timestamp;

use super::{Challenge, ChallengeState, Decision, Event, decide};
use crate::PlayerId;

/// What `by`, who wants to have nothing to do with `whom`, does to a challenge: `None` where it does not bring the two
/// together.
pub fn part(challenge: &Challenge, by: PlayerId, whom: PlayerId, now: Timestamp) -> Option<Decision> {
    if challenge.state != ChallengeState::Open || !challenge.brings_together(by, whom) {
        return None;
    }
    let event = if now >= challenge.expires {
        Event::Tick
    } else if challenge.challenger == by {
        Event::Withdraw { by }
    } else {
        Event::Decline { by }
    };
    let decision = decide(challenge, event.clone(), now).ok()?;
    Some(if event == Event::Tick { decision } else { decision.changed() })
}

impl Challenge {
    /// Whether two who have places in it are brought together by it: one of them has made it, or both have joined.
    pub fn brings_together(&self, one: PlayerId, other: PlayerId) -> bool {
        let has_made = |player| self.challenger == player;
        let has_joined = |player| self.joined().any(|joined| joined == player);
        let both_named = one != other && self.names(one) && self.names(other);
        both_named && (has_made(one) || has_made(other) || (has_joined(one) && has_joined(other)))
    }
}
