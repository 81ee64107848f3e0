//! Faults that a test can order while a bot runs.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::hub::Hub;
use crate::listeners::intents::Intents;
use crate::listeners::session::Frame;
use crate::orders::{Alteration, Failure, TooMany};

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
            self.hub.world().listeners.sessions.forget();
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
        self.hub.world().listeners.sessions.dispatch(name, Intents::ALWAYS, false, payload);
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
        self.hub.world().listeners.sessions.order(frame)
    }
}
