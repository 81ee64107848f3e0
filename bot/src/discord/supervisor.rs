//! Tells systemd, or another supervisor with its protocol, that the bot is ready, alive or stopping.
//!
//! Without `NOTIFY_SOCKET` in the environment, there is no one to tell.

/// A state that supervisors understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SupervisorState {
    /// The bot plays.
    Ready,
    /// The bot is alive, every few seconds.
    Alive,
    /// The bot stops in good order.
    Stopping,
}

/// Tells the supervisor. A failure changes nothing for the bot.
#[cfg(unix)]
pub(crate) fn notify(state: SupervisorState) {
    use sd_notify::NotifyState;
    let message = match state {
        SupervisorState::Ready => NotifyState::Ready,
        SupervisorState::Alive => NotifyState::Watchdog,
        SupervisorState::Stopping => NotifyState::Stopping,
    };
    match sd_notify::notify(&[message]) {
        Ok(()) => {}
        // Once is enough: it will fail every time.
        Err(error) if state == SupervisorState::Ready => {
            tracing::warn!("the supervisor can't be told that the bot is ready, see NOTIFY_SOCKET: {error}");
        }
        Err(error) => tracing::debug!(?state, "telling the supervisor: {error}"),
    }
}

/// There are no such supervisors.
#[cfg(not(unix))]
pub(crate) fn notify(_: SupervisorState) {}
