//! Faults that tests plan: failures that Discord and networks really do cause.

use std::collections::VecDeque;
use std::time::Duration;

use rand::RngExt as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

/// How a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// HTTP status, such as 500 or 502.
    pub status: u16,
    /// Whether the body is an HTML page, as a proxy sends it, instead of JSON.
    pub html: bool,
    /// Whether the request is carried out anyway, and only its response is lost.
    pub done: bool,
    /// Discord's own code in the JSON, such as 200000 for a message that `AutoMod` blocks.
    pub code: u32,
}

impl Failure {
    /// Discord's own JSON error.
    pub const INTERNAL: Self = Self { status: 500, html: false, done: false, code: 0 };
    /// `AutoMod` blocks a message.
    pub const BLOCKED: Self = Self { status: 400, html: false, done: false, code: 200_000 };
    /// The server has too many active threads.
    pub const TOO_MANY_THREADS: Self = Self { status: 400, html: false, done: false, code: 160_006 };
    /// Discord has flagged the bot as spam: for a while it may send nothing by itself.
    pub const FLAGGED: Self = Self { status: 403, html: false, done: false, code: 20_026 };
    /// Discord finds that the bot opens direct messages too fast.
    pub const OPENS_TOO_FAST: Self = Self { status: 400, html: false, done: false, code: 40_003 };
    /// The bot may not do this.
    pub const FORBIDDEN: Self = Self { status: 403, html: false, done: false, code: 50_013 };
    /// An HTML page from the proxy in front of Discord.
    pub const BAD_GATEWAY: Self = Self { status: 502, html: true, done: false, code: 0 };
}

/// A 429 that a test plans, regardless of how many requests the bot has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// How long the bot must wait.
    pub retry_after: Duration,
    /// Whether it must wait on all routes, or only on this one.
    pub global: bool,
}

/// A change to an interaction's payload before the bot receives it.
pub type Alteration = fn(&mut Value);

/// Requests that fail at random.
#[derive(Debug)]
pub(crate) struct RandomFailures {
    /// One of this many requests fails.
    pub(crate) one_in: u32,
    pub(crate) random: StdRng,
}

impl RandomFailures {
    /// The ways in which a request fails.
    const KINDS: [Failure; 4] = [
        Failure::INTERNAL,
        Failure { done: true, ..Failure::INTERNAL },
        Failure::BAD_GATEWAY,
        Failure { status: 503, html: true, done: true, code: 0 },
    ];

    /// Whether the next request fails, and how.
    fn next(&mut self) -> Option<Failure> {
        if self.random.random_ratio(1, self.one_in) {
            Self::KINDS.choose(&mut self.random).copied()
        } else {
            None
        }
    }
}

/// Everything that is planned to go wrong.
#[derive(Debug, Default)]
pub(crate) struct FaultPlan {
    pub(crate) delays: VecDeque<Duration>,
    /// How late the response is to what is forbidden.
    pub(crate) late_refusals: Option<Duration>,
    pub(crate) failures: VecDeque<Failure>,
    pub(crate) too_many: VecDeque<TooMany>,
    pub(crate) late: VecDeque<Duration>,
    pub(crate) twice: u32,
    /// Number of interactions to hold back and then deliver in reverse order.
    pub(crate) reversed: usize,
    held: Vec<Value>,
    pub(crate) alterations: VecDeque<Alteration>,
    pub(crate) at_random: Option<RandomFailures>,
    /// The failure of every request.
    pub(crate) always: Option<Failure>,
    /// The failure of every request by which the bot sends something by itself.
    pub(crate) unasked: Option<Failure>,
    /// The failure of every request that opens a direct message channel.
    pub(crate) opening: Option<Failure>,
    /// The failure of every request that deletes a message.
    pub(crate) deleting: Option<Failure>,
    /// The close code that every IDENTIFY or RESUME gets, of one shard or of all.
    pub(crate) reject_sign_in: Option<(Option<u64>, u16)>,
    /// Whether heartbeats get no ACK.
    pub(crate) no_heartbeat_acks: bool,
    pub(crate) refuse_resume: bool,
    /// Whether rate limits are enforced.
    pub(crate) limits: bool,
    /// How many seconds the time in responses is ahead of this machine's.
    pub(crate) ahead: i64,
}

/// What the bot sends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unasked {
    /// A message or a thread.
    Posts,
    /// The first step to a direct message.
    OpensDirect,
    /// The end of one of its messages.
    Deletes,
}

/// What goes wrong with one request.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct RequestFaults {
    /// How long the response is delayed.
    pub(crate) delay: Option<Duration>,
    pub(crate) failure: Option<Failure>,
}

/// What goes wrong with the delivery of one interaction.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct DeliveryFaults {
    /// How late it is delivered.
    pub(crate) late: Option<Duration>,
    pub(crate) twice: bool,
    /// Whether it is held back for later.
    pub(crate) held: bool,
}

impl FaultPlan {
    /// The close code for a shard that signs in, if it is turned away.
    pub(crate) fn turned_away(&self, shard: Option<u64>) -> Option<u16> {
        let (of, code) = self.reject_sign_in?;
        (of.is_none() || of == shard).then_some(code)
    }

    /// Takes the faults planned for the next request, which may send something that answers no one.
    pub(crate) fn next_request(&mut self, unasked: Option<Unasked>) -> RequestFaults {
        let standing = match unasked {
            Some(Unasked::OpensDirect) => self.opening.or(self.unasked),
            Some(Unasked::Posts) => self.unasked,
            Some(Unasked::Deletes) => self.deleting,
            None => None,
        };
        let planned = self.failures.pop_front().or(self.always).or(standing);
        let failure = planned.or_else(|| self.at_random.as_mut().and_then(RandomFailures::next));
        RequestFaults { delay: self.delays.pop_front(), failure }
    }

    /// Takes the next planned 429. A global one waits for a request that counts towards the global limit.
    pub(crate) fn next_too_many(&mut self, counts: bool) -> Option<TooMany> {
        let refused = self.too_many.front().is_some_and(|next| counts || !next.global);
        if refused { self.too_many.pop_front() } else { None }
    }

    /// Takes the faults planned for the next interaction, and alters its payload if planned.
    pub(crate) fn next_interaction(&mut self, payload: &mut Value) -> DeliveryFaults {
        if let Some(alter) = self.alterations.pop_front() {
            alter(payload);
        }
        let twice = self.twice > 0;
        self.twice = self.twice.saturating_sub(1);
        let held = self.reversed > 0;
        DeliveryFaults { late: self.late.pop_front(), twice, held }
    }

    /// Holds a payload back. Once all planned ones are held, returns them in reverse order.
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
    fn each_planned_fault_happens_once() {
        let mut plan = FaultPlan::default();
        plan.failures.push_back(Failure::INTERNAL);
        plan.twice = 1;
        let failing = RequestFaults { failure: Some(Failure::INTERNAL), ..RequestFaults::default() };
        assert_eq!(plan.next_request(None), failing);
        assert_eq!(plan.next_request(None), RequestFaults::default());
        plan.alterations.push_back(|payload| payload["type"] = json!(99));
        let mut payload = json!({ "type": 2 });
        let twice = DeliveryFaults { twice: true, ..DeliveryFaults::default() };
        assert_eq!(plan.next_interaction(&mut payload), twice);
        assert_eq!(payload["type"], 99);
        assert_eq!(plan.next_interaction(&mut payload), DeliveryFaults::default());
    }

    #[test]
    fn a_limited_bot_can_still_answer() {
        let mut plan = FaultPlan { unasked: Some(Failure::FLAGGED), ..FaultPlan::default() };
        assert_eq!(plan.next_request(None), RequestFaults::default());
        for unasked in [Unasked::Posts, Unasked::OpensDirect] {
            assert_eq!(plan.next_request(Some(unasked)).failure, Some(Failure::FLAGGED));
        }
        let mut plan = FaultPlan { opening: Some(Failure::OPENS_TOO_FAST), ..FaultPlan::default() };
        assert_eq!(plan.next_request(Some(Unasked::Posts)), RequestFaults::default());
        assert_eq!(plan.next_request(Some(Unasked::OpensDirect)).failure, Some(Failure::OPENS_TOO_FAST));
    }

    #[test]
    fn a_planned_global_429_skips_interaction_responses() {
        let mut plan = FaultPlan::default();
        let retry_after = Duration::from_secs(1);
        let [global, route] = [true, false].map(|global| TooMany { retry_after, global });
        plan.too_many.extend([global, route]);
        assert_eq!(plan.next_too_many(false), None);
        assert_eq!(plan.next_too_many(true), Some(global));
        assert_eq!(plan.next_too_many(false), Some(route));
        assert_eq!(plan.next_too_many(true), None);
    }

    #[test]
    fn held_interactions_are_delivered_in_reverse() {
        let mut plan = FaultPlan { reversed: 2, ..FaultPlan::default() };
        assert!(plan.next_interaction(&mut json!(1)).held);
        assert!(plan.hold(json!(1)).is_empty());
        assert_eq!(plan.hold(json!(2)), [json!(2), json!(1)]);
        assert!(!plan.next_interaction(&mut json!(3)).held);
    }
}
