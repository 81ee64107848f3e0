//! Counts what is being answered, so that the bot can finish it before it stops.

use std::time::Duration;

use tokio::sync::watch;

/// Counts what is being done, until it is closed.
#[derive(Debug)]
pub(crate) struct UnderWay(watch::Sender<State>);

#[derive(Clone, Copy, Debug, Default)]
struct State {
    count: usize,
    closed: bool,
}

/// Something being done, until this is dropped.
#[derive(Debug)]
pub(crate) struct Ticket(watch::Sender<State>);

impl Default for UnderWay {
    fn default() -> Self {
        Self(watch::Sender::new(State::default()))
    }
}

impl UnderWay {
    /// Starts one more, unless the bot is stopping.
    pub(crate) fn begin(&self) -> Option<Ticket> {
        let begun = self.0.send_if_modified(|state| {
            state.count += usize::from(!state.closed);
            !state.closed
        });
        begun.then(|| Ticket(self.0.clone()))
    }

    /// How much is being done.
    pub(crate) fn count(&self) -> usize {
        self.0.borrow().count
    }

    /// Accepts nothing new, and waits for the rest, at most `longest`. Returns how many are left.
    pub(crate) async fn finish(&self, longest: Duration) -> usize {
        self.0.send_modify(|state| state.closed = true);
        let mut state = self.0.subscribe();
        let finished = tokio::time::timeout(longest, state.wait_for(|state| state.count == 0)).await.is_ok();
        if finished { 0 } else { self.count() }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.0.send_modify(|state| state.count = state.count.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_end_waits_for_what_is_under_way_and_takes_nothing_up() {
        let under_way = UnderWay::default();
        let ticket = under_way.begin();
        assert!(ticket.is_some());
        assert_eq!(under_way.finish(Duration::from_millis(1)).await, 1);
        assert!(under_way.begin().is_none());
        drop(ticket);
        assert_eq!(under_way.finish(Duration::from_secs(5)).await, 0);
    }
}
