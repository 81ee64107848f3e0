//! Faults that a test can cause while a bot is running.

use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use serde_json::Value;

use crate::fault_plan::{Alteration, Failure, RandomFailures, TooMany};
use crate::hub::Hub;
use crate::listeners::intents::Intents;
use crate::listeners::session::Frame;

/// Causes faults. All times are by the sandbox's clock.
#[derive(Clone)]
pub struct Faults {
    pub(crate) hub: Arc<Hub>,
    /// The shard whose connections have the faults; `None` means all.
    pub(crate) shard: Option<u64>,
}

impl Faults {
    /// Limits faults of connections to those of one shard.
    #[must_use]
    pub fn of_shard(&self, shard: u64) -> Self {
        Self { hub: self.hub.clone(), shard: Some(shard) }
    }

    /// Cuts the bot's gateway connections without a close frame. Returns how many there were.
    pub fn drop_socket(&self) -> usize {
        self.send(|| Frame::Cut)
    }

    /// Closes the bot's gateway connections with a code such as 4000 or 4009. Returns how many there were.
    pub fn close_socket(&self, code: u16) -> usize {
        self.send(move || Frame::Close(code, "closed by a test"))
    }

    /// Closes the bot's gateway connections with a close frame without a code. Returns how many there were.
    pub fn close_socket_without_code(&self) -> usize {
        self.send(|| Frame::CloseWithoutCode)
    }

    /// Closes every gateway connection with this code when it sends IDENTIFY or RESUME; `None` ends this.
    pub fn turn_away(&self, code: Option<u16>) {
        self.hub.faults.lock().reject_sign_in = code.map(|code| (self.shard, code));
    }

    /// Asks the bot to reconnect (op 7). Returns the number of connections.
    pub fn request_reconnect(&self) -> usize {
        self.send(|| Frame::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.into()))
    }

    /// Declares the bot's session invalid (op 9), and drops it unless `resumable`. Returns the number of connections.
    pub fn invalid_session(&self, resumable: bool) -> usize {
        let text = format!(r#"{{"op":9,"d":{resumable},"s":null,"t":null}}"#);
        let count = self.send(move || Frame::Text(text.clone().into()));
        if !resumable {
            self.hub.world.lock().listeners.sessions.clear(self.shard);
        }
        count
    }

    /// Sends the bot a raw text frame, such as an unknown opcode or broken JSON. Returns the number of connections.
    pub fn send_raw(&self, text: &str) -> usize {
        let text: Arc<str> = text.into();
        self.send(move || Frame::Text(text.clone()))
    }

    /// Sends the bot a sequenced event, such as one of a type it does not know yet.
    pub fn send_event(&self, name: &str, payload: &Value) {
        self.hub.world.lock().listeners.sessions.dispatch(name, Intents::ALWAYS, false, None, payload);
    }

    /// Whether events about channels and messages get lost, as they do while a session can't be resumed.
    pub fn lose_events(&self, on: bool) {
        self.hub.world.lock().listeners.sessions.loses_events = on;
    }

    /// Whether fields of channels that the bot may not view are null. Otherwise, they are left out.
    pub fn hide_with_nulls(&self, on: bool) {
        self.hub.world.lock().listeners.sessions.hides_with_nulls = on;
    }

    /// Whether every RESUME gets op 9.
    pub fn refuse_resume(&self, on: bool) {
        self.hub.faults.lock().refuse_resume = on;
    }

    /// Whether heartbeats get no ACK.
    pub fn ignore_heartbeats(&self, on: bool) {
        self.hub.faults.lock().no_heartbeat_acks = on;
    }

    /// Whether the sandbox goes silent: it accepts connections, requests and events, but answers nothing.
    pub fn fall_silent(&self, on: bool) {
        self.hub.outage.send_modify(|outage| outage.silent = on);
    }

    /// Whether new connections are refused. A request on an open connection gets an HTML page with 502 and is closed.
    pub fn refuse_connections(&self, on: bool) {
        self.hub.outage.send_modify(|outage| outage.closed = on);
    }

    /// Delays the responses to the next `count` requests.
    pub fn delay(&self, count: usize, by: Duration) {
        self.hub.faults.lock().delays.extend(std::iter::repeat_n(by, count));
    }

    /// Whatever is forbidden from now on is refused at once, but the response is this late. `None` ends this.
    pub fn refuse_late(&self, by: Option<Duration>) {
        self.hub.faults.lock().late_refusals = by;
    }

    /// Makes the next `count` requests fail.
    pub fn fail_next(&self, count: usize, failure: Failure) {
        self.hub.faults.lock().failures.extend(std::iter::repeat_n(failure, count));
    }

    /// Makes every request fail from now on; `None` ends this.
    pub fn fail_always(&self, failure: Option<Failure>) {
        self.hub.faults.lock().always = failure;
    }

    /// Makes every request fail from now on by which the bot sends something by itself: messages, threads, direct messages.
    /// Its answers to interactions still arrive, and so do its edits. `None` ends this.
    pub fn fail_unasked(&self, failure: Option<Failure>) {
        self.hub.faults.lock().unasked = failure;
    }

    /// Makes every request fail from now on that opens a direct message channel. `None` ends this.
    pub fn fail_opening_direct(&self, failure: Option<Failure>) {
        self.hub.faults.lock().opening = failure;
    }

    /// Makes every request fail from now on that deletes one of the bot's messages in a channel. `None` ends this.
    pub fn fail_deleting(&self, failure: Option<Failure>) {
        self.hub.faults.lock().deleting = failure;
    }

    /// Makes requests fail at random from now on, one in this many. The same `seed` leads to the same failures. `None` ends
    /// this.
    pub fn fail_at_random(&self, one_in: Option<u32>, seed: u64) {
        let failures = |one_in| RandomFailures { one_in, random: StdRng::seed_from_u64(seed) };
        self.hub.faults.lock().at_random = one_in.map(failures);
    }

    /// Refuses the next `count` requests with 429; a global 429 skips interaction responses. Until `retry_after` has passed,
    /// everything it covers is refused too.
    pub fn too_many_next(&self, count: usize, too_many: TooMany) {
        self.hub.faults.lock().too_many.extend(std::iter::repeat_n(too_many, count));
    }

    /// Delivers the next interaction twice.
    pub fn deliver_twice(&self) {
        self.hub.faults.lock().twice += 1;
    }

    /// Delivers the next interaction late. The bot's three seconds run from its creation.
    pub fn deliver_late(&self, by: Duration) {
        self.hub.faults.lock().late.push_back(by);
    }

    /// Holds the next `count` interactions back, then delivers them in reverse order.
    pub fn deliver_reversed(&self, count: usize) {
        self.hub.faults.lock().reversed = count;
    }

    /// Alters the payloads of the next `count` interactions.
    pub fn alter_next(&self, count: usize, alteration: Alteration) {
        self.hub.faults.lock().alterations.extend(std::iter::repeat_n(alteration, count));
    }

    /// Whether requests over a rate limit are refused with 429, or only counted.
    pub fn rate_limits(&self, on: bool) {
        self.hub.faults.lock().limits = on;
    }

    /// How many seconds the time in responses is ahead of this machine's, whose clock is wrong then.
    pub fn tell_time_ahead(&self, seconds: i64) {
        self.hub.faults.lock().ahead = seconds;
    }

    fn send(&self, frame: impl Fn() -> Frame) -> usize {
        self.hub.world.lock().listeners.sessions.send_to(self.shard, frame)
    }
}
