//! Faults that tests order: what Discord and networks do to a bot in a year.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

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

/// What is to go wrong.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    delays: VecDeque<Duration>,
    failures: VecDeque<Failure>,
    late: VecDeque<Duration>,
    twice: u32,
    pub(crate) silent_heart: bool,
    pub(crate) refuse_resume: bool,
    pub(crate) limits: bool,
}

impl Orders {
    /// What happens to the request at hand: how long its answer takes, and how it fails.
    pub(crate) fn for_request(&mut self) -> (Option<Duration>, Option<Failure>) {
        (self.delays.pop_front(), self.failures.pop_front())
    }

    /// What happens to the interaction at hand: how late it is, and whether it comes twice.
    pub(crate) fn for_interaction(&mut self) -> (Option<Duration>, bool) {
        let twice = self.twice > 0;
        self.twice = self.twice.saturating_sub(1);
        (self.late.pop_front(), twice)
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

    /// Answers every RESUME with op 9 from now on, or not any more.
    pub fn refuse_resume(&self, on: bool) {
        self.hub.orders().refuse_resume = on;
    }

    /// Leaves heartbeats without an ACK from now on, or not any more.
    pub fn silent_heart(&self, on: bool) {
        self.hub.orders().silent_heart = on;
    }

    /// Delays the answers to the next `count` requests.
    pub fn delay(&self, count: usize, by: Duration) {
        self.hub.orders().delays.extend(std::iter::repeat_n(by, count));
    }

    /// Lets the next `count` requests fail.
    pub fn fail_next(&self, count: usize, failure: Failure) {
        self.hub.orders().failures.extend(std::iter::repeat_n(failure, count));
    }

    /// Delivers the next interaction twice.
    pub fn deliver_twice(&self) {
        self.hub.orders().twice += 1;
    }

    /// Delivers the next interaction late. The three seconds run from its making.
    pub fn deliver_late(&self, by: Duration) {
        self.hub.orders().late.push_back(by);
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
    use super::*;

    #[test]
    fn orders_are_used_up() {
        let mut orders = Orders::default();
        orders.failures.push_back(Failure::INTERNAL);
        orders.twice = 1;
        assert_eq!(orders.for_request(), (None, Some(Failure::INTERNAL)));
        assert_eq!(orders.for_request(), (None, None));
        assert_eq!(orders.for_interaction(), (None, true));
        assert_eq!(orders.for_interaction(), (None, false));
    }
}
