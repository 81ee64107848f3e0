//! Faults that tests order: what Discord and networks do to a bot in a year.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::gateway::intents::Intents;
use crate::gateway::session::Frame;
use crate::hub::Hub;

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
    delays: VecDeque<Duration>,
    failures: VecDeque<Failure>,
    too_many: VecDeque<TooMany>,
    late: VecDeque<Duration>,
    twice: u32,
    /// So many interactions are held back, to be delivered the last first.
    reversed: usize,
    held: Vec<Value>,
    alterations: VecDeque<Alteration>,
    /// Every request fails so.
    always: Option<Failure>,
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

/// Orders faults. All times are of the sandbox's clock.
#[derive(Clone)]
pub struct Faults {
    pub(crate) hub: Arc<Hub>,
}

impl Faults {
    /// Breaks the bot's gateway connections without a word. Returns how many there were.
    pub fn drop_socket(&self) -> usize {
        self.order(|| Frame::Cut)
    }

    /// Closes the bot's gateway connections with a code, as 4000 or 4009. Returns how many there were.
    pub fn close_socket(&self, code: u16) -> usize {
        self.order(move || Frame::Close(code, "closed by order of a test"))
    }

    /// Closes the bot's gateway connections with a close frame that has no code. Returns how many there were.
    pub fn close_socket_without_code(&self) -> usize {
        self.order(|| Frame::CloseWithoutCode)
    }

    /// Closes every gateway connection with this code as soon as it is to be signed in on, from now on; or not any more.
    pub fn turn_away(&self, code: Option<u16>) {
        self.hub.orders().turn_away = code;
    }

    /// Tells the bot to reconnect (op 7). Returns how many connections were told.
    pub fn request_reconnect(&self) -> usize {
        self.order(|| Frame::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.into()))
    }

    /// Tells the bot that its session is invalid (op 9); unless it is `resumable`, it is forgotten.
    pub fn invalid_session(&self, resumable: bool) -> usize {
        let text = format!(r#"{{"op":9,"d":{resumable},"s":null,"t":null}}"#);
        let told = self.order(move || Frame::Text(text.clone().into()));
        if !resumable {
            self.hub.world().bus.sessions.forget();
        }
        told
    }

    /// Sends the bot something that is no event of the gateway, or none of those that are known. Returns how many
    /// connections were told.
    pub fn send_raw(&self, text: &str) -> usize {
        let text: Arc<str> = text.into();
        self.order(move || Frame::Text(text.clone()))
    }

    /// Sends the bot an event, numbered as all are, as one of a type that is not known yet.
    pub fn send_event(&self, name: &str, payload: &Value) {
        self.hub.world().bus.sessions.dispatch(name, Intents::ALWAYS, false, payload);
    }

    /// Answers every RESUME with op 9 from now on, or not any more.
    pub fn refuse_resume(&self, on: bool) {
        self.hub.orders().refuse_resume = on;
    }

    /// Leaves heartbeats without an ACK from now on, or not any more.
    pub fn silent_heart(&self, on: bool) {
        self.hub.orders().silent_heart = on;
    }

    /// Says nothing any more: connections are accepted, requests and events taken, and nothing is answered; or speaks again.
    pub fn fall_silent(&self, on: bool) {
        self.hub.outage().send_modify(|outage| outage.silent = on);
    }

    /// Refuses new connections from now on, or not any more. Requests on one that is open already get a page of 502, and
    /// it is closed.
    pub fn refuse_connections(&self, on: bool) {
        self.hub.outage().send_modify(|outage| outage.closed = on);
    }

    /// Delays the answers to the next `count` requests.
    pub fn delay(&self, count: usize, by: Duration) {
        self.hub.orders().delays.extend(std::iter::repeat_n(by, count));
    }

    /// Lets the next `count` requests fail.
    pub fn fail_next(&self, count: usize, failure: Failure) {
        self.hub.orders().failures.extend(std::iter::repeat_n(failure, count));
    }

    /// Lets every request fail from now on, or none any more.
    pub fn fail_always(&self, failure: Option<Failure>) {
        self.hub.orders().always = failure;
    }

    /// Refuses the next `count` requests with 429; for all requests together, the next that are no answers to interactions.
    /// Until the bot has waited as long as it is told, it is refused whatever it was to wait with.
    pub fn too_many_next(&self, count: usize, too_many: TooMany) {
        self.hub.orders().too_many.extend(std::iter::repeat_n(too_many, count));
    }

    /// Delivers the next interaction twice.
    pub fn deliver_twice(&self) {
        self.hub.orders().twice += 1;
    }

    /// Delivers the next interaction late. The three seconds run from its making.
    pub fn deliver_late(&self, by: Duration) {
        self.hub.orders().late.push_back(by);
    }

    /// Holds the next `count` interactions back until the last of them was made, and delivers them the last first.
    pub fn deliver_reversed(&self, count: usize) {
        self.hub.orders().reversed = count;
    }

    /// Changes the payloads of the next `count` interactions.
    pub fn alter_next(&self, count: usize, alteration: Alteration) {
        self.hub.orders().alterations.extend(std::iter::repeat_n(alteration, count));
    }

    /// Refuses requests over a rate limit with 429 from now on, or only counts them.
    pub fn rate_limits(&self, on: bool) {
        self.hub.orders().limits = on;
    }

    fn order(&self, frame: impl Fn() -> Frame) -> usize {
        self.hub.world().bus.sessions.order(frame)
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
