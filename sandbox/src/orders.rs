//! Faults that tests order: what Discord and networks do to a bot in a year.

use std::collections::VecDeque;
use std::time::Duration;

use serde_json::Value;

/// How a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The status of the answer, as 500 or 502.
    pub status: u16,
    /// Whether the body is a page for people, as a proxy sends it, and not JSON.
    pub html: bool,
    /// Whether what was asked for is done nevertheless, and only the answer is lost.
    pub done: bool,
}

impl Failure {
    /// Discord's own error, as JSON.
    pub const INTERNAL: Self = Self { status: 500, html: false, done: false };
    /// A page from the proxy before Discord.
    pub const BAD_GATEWAY: Self = Self { status: 502, html: true, done: false };
}

/// A refusal with 429 that tests order, whatever the bot has asked for so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// How long the bot is to wait.
    pub retry_after: Duration,
    /// Whether it is to wait with everything, or with this route alone.
    pub global: bool,
}

/// How the payload of an interaction is changed before the bot gets it.
pub type Alteration = fn(&mut Value);

/// What is to go wrong.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    pub(crate) delays: VecDeque<Duration>,
    pub(crate) failures: VecDeque<Failure>,
    pub(crate) too_many: VecDeque<TooMany>,
    pub(crate) late: VecDeque<Duration>,
    pub(crate) twice: u32,
    /// So many interactions are held back, to be delivered the last first.
    pub(crate) reversed: usize,
    held: Vec<Value>,
    pub(crate) alterations: VecDeque<Alteration>,
    /// Every request fails so.
    pub(crate) always: Option<Failure>,
    /// The code with which whoever signs in is sent away.
    pub(crate) turn_away: Option<u16>,
    pub(crate) silent_heart: bool,
    pub(crate) refuse_resume: bool,
    pub(crate) limits: bool,
}

/// What happens to a request.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct OfRequest {
    /// How long its answer takes.
    pub(crate) delay: Option<Duration>,
    pub(crate) failure: Option<Failure>,
}

/// What happens to an interaction.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct OfInteraction {
    /// How late it is.
    pub(crate) late: Option<Duration>,
    pub(crate) twice: bool,
    /// Whether it is held back.
    pub(crate) held: bool,
}

impl Orders {
    /// What happens to the request at hand.
    pub(crate) fn for_request(&mut self) -> OfRequest {
        OfRequest { delay: self.delays.pop_front(), failure: self.failures.pop_front().or(self.always) }
    }

    /// Whether a request is refused that would be answered otherwise. It may count for the bot as a whole: no other one is
    /// refused for all of them.
    pub(crate) fn too_many(&mut self, counts: bool) -> Option<TooMany> {
        let refused = self.too_many.front().is_some_and(|next| counts || !next.global);
        if refused { self.too_many.pop_front() } else { None }
    }

    /// What happens to the interaction at hand, whose payload may be changed.
    pub(crate) fn for_interaction(&mut self, payload: &mut Value) -> OfInteraction {
        if let Some(alter) = self.alterations.pop_front() {
            alter(payload);
        }
        let twice = self.twice > 0;
        self.twice = self.twice.saturating_sub(1);
        let held = self.reversed > 0;
        OfInteraction { late: self.late.pop_front(), twice, held }
    }

    /// Holds a payload back; once there are as many as ordered, all of them, the last first.
    pub(crate) fn hold(&mut self, payload: Value) -> Vec<Value> {
        self.held.push(payload);
        if self.held.len() < self.reversed {
            return Vec::new();
        }
        self.reversed = 0;
        self.held.drain(..).rev().collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn orders_are_used_up() {
        let mut orders = Orders::default();
        orders.failures.push_back(Failure::INTERNAL);
        orders.twice = 1;
        let failing = OfRequest { failure: Some(Failure::INTERNAL), ..OfRequest::default() };
        assert_eq!(orders.for_request(), failing);
        assert_eq!(orders.for_request(), OfRequest::default());
        orders.alterations.push_back(|payload| payload["type"] = json!(99));
        let mut payload = json!({ "type": 2 });
        let twice = OfInteraction { twice: true, ..OfInteraction::default() };
        assert_eq!(orders.for_interaction(&mut payload), twice);
        assert_eq!(payload["type"], 99);
        assert_eq!(orders.for_interaction(&mut payload), OfInteraction::default());
    }

    #[test]
    fn answers_to_interactions_are_not_refused_for_all_requests_together() {
        let mut orders = Orders::default();
        let retry_after = Duration::from_secs(1);
        let [global, route] = [true, false].map(|global| TooMany { retry_after, global });
        orders.too_many.extend([global, route]);
        assert_eq!(orders.too_many(false), None);
        assert_eq!(orders.too_many(true), Some(global));
        assert_eq!(orders.too_many(false), Some(route));
        assert_eq!(orders.too_many(true), None);
    }

    #[test]
    fn what_is_held_back_comes_the_last_first() {
        let mut orders = Orders { reversed: 2, ..Orders::default() };
        assert!(orders.for_interaction(&mut json!(1)).held);
        assert!(orders.hold(json!(1)).is_empty());
        assert_eq!(orders.hold(json!(2)), [json!(2), json!(1)]);
        assert!(!orders.for_interaction(&mut json!(3)).held);
    }
}
