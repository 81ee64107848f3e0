//! Whether a connection is still being read from.

use poise::serenity_prelude::ShardRunnerInfo;

/// Whether the task that reads from a connection has ended. serenity doesn't report that, but the debug output of its
/// channel shows that no one receives.
pub(in super::super) fn has_ended(runner: &ShardRunnerInfo) -> bool {
    format!("{:?}", runner.runner_tx).contains("closed: true")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_channel_shows_whether_it_is_closed() {
        // This is what `has_ended` reads.
        let (sender, receiver) = futures::channel::mpsc::unbounded::<()>();
        assert!(format!("{sender:?}").contains("closed: false"));
        drop(receiver);
        assert!(format!("{sender:?}").contains("closed: true"));
    }
}
