//! Watches the connections to Discord from a thread of its own, and reports when going on makes no sense.
//!
//! serenity reconnects by itself. But after a close without a code, and after some codes, it reads from the closed
//! connection without a pause; after others it retries forever; and it waits forever for a server that accepts a
//! connection and says nothing. A busy loop keeps tasks from running, which is why this is a thread: it notices even
//! when no task runs.
//!
//! With several shards, one that is lost is restarted, and the others go on.

mod pulse;
mod watch;

use std::{
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, GatewayError, ShardManager, ShardRunnerMessage};
use tokio::{runtime::Handle, sync::oneshot};
use tungstenite::Message;

pub(crate) use self::watch::MOST_SESSIONS;
use self::{
    pulse::Pulse,
    watch::{Advice, ConnectionState, Watch},
};
use crate::discord::{
    fatal::Fatal,
    serenity_gaps::{heard::Heard, reading::has_ended},
    supervisor::{self, SupervisorState},
};

/// How often the connections are checked.
const EVERY: Duration = Duration::from_secs(1);
/// How often each connection is probed by a write, and the supervisor told that all is well. The write ends a loop
/// that reads from a closed connection.
const PROBES: Duration = Duration::from_secs(5);
/// How long stopping in good order may take.
const FAREWELL: Duration = Duration::from_secs(15);

/// Watches until it is dropped.
#[derive(Debug)]
pub(crate) struct Gateway {
    verdict: oneshot::Receiver<anyhow::Error>,
    /// Dropping this ends the thread.
    watching: mpsc::Sender<ToThread>,
}

/// A message to the thread.
#[derive(Debug)]
enum ToThread {
    /// Tell the supervisor from now on that all is well.
    Notify,
    /// Stop watching.
    LetBe,
}

impl Gateway {
    /// Watches `count` connections, which are about to be made. A program that doesn't stop in good order is ended with what
    /// `status` says of the reason.
    pub(crate) fn watch(
        shards: Arc<ShardManager>,
        count: u32,
        heard: Heard,
        status: fn(&anyhow::Error) -> u8,
    ) -> anyhow::Result<Self> {
        let (tell, verdict) = oneshot::channel();
        let (watching, until) = mpsc::channel();
        let handle = Handle::current();
        let watching_thread = move || run(&Watcher { shards, count, heard, handle, status }, tell, &until);
        thread::Builder::new()
            .name("gateway-watch".into())
            .spawn(watching_thread)
            .context("starting the watchdog thread")?;
        Ok(Self { verdict, watching })
    }

    /// Tells the supervisor from now on that the bot is alive, as long as connections are watched and tasks run.
    pub(crate) fn notifies(&self) {
        // The receiver is gone if the thread has given up.
        let _ = self.watching.send(ToThread::Notify);
    }

    /// Stops watching, since the connections are about to be closed.
    pub(crate) fn let_be(&self) {
        // As above.
        let _ = self.watching.send(ToThread::LetBe);
    }

    /// Waits until going on makes no sense, and says why.
    pub(crate) async fn given_up(&mut self) -> anyhow::Error {
        match (&mut self.verdict).await {
            Ok(why) => why,
            Err(_) => anyhow::anyhow!("the watchdog of Discord's connections has stopped"),
        }
    }
}

/// What one of serenity's errors means for the operator.
pub(crate) fn fatal(error: &serenity::Error) -> Option<Fatal> {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Some(Fatal::Token),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => Some(Fatal::Intents),
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => Some(Fatal::DisallowedIntents),
        _ => None,
    }
}

fn run(watcher: &Watcher, tell: oneshot::Sender<anyhow::Error>, until: &mpsc::Receiver<ToThread>) {
    let count = usize::try_from(watcher.count).unwrap_or(usize::MAX);
    let mut watch = Watch::new(count, Instant::now());
    let pulse = Pulse::new(watcher.handle.clone());
    let mut notifies = false;
    let mut last_probe = Instant::now();
    let why = loop {
        match until.recv_timeout(EVERY) {
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Ok(ToThread::Notify) => notifies = true,
            Ok(ToThread::LetBe) | Err(mpsc::RecvTimeoutError::Disconnected) => return,
        }
        if let Some(fatal) = watcher.heard.fatal() {
            break anyhow::Error::new(fatal);
        }
        let now = Instant::now();
        let probes = now.duration_since(last_probe) >= PROBES;
        // Someone holds the lock right now; it only matters if that lasts.
        let looks = watcher.look(probes);
        let advice = match looks.filter(|_| pulse.is_felt()) {
            Some(looks) => {
                if probes {
                    last_probe = now;
                    if notifies {
                        supervisor::notify(SupervisorState::Alive);
                    }
                }
                watch.look(&looks, watcher.heard.resumes(), now)
            }
            None => watch.stand_still(now),
        };
        match advice {
            Advice::GoOn => {}
            Advice::Restart(connections) => {
                for number in connections {
                    watcher.restart(number);
                }
            }
            Advice::GiveUp(reason) => break anyhow::Error::new(reason),
        }
    };
    // The receiver is gone when the program is stopping.
    let (reason, status) = (format!("{why:#}"), (watcher.status)(&why));
    if let Err(why) = tell.send(why) {
        return tracing::debug!("{why:#}");
    }
    let deadline = Instant::now() + FAREWELL;
    let stopped =
        std::iter::repeat_with(|| until.recv_timeout(deadline.saturating_duration_since(Instant::now())))
            .find_map(Result::err);
    if stopped == Some(mpsc::RecvTimeoutError::Timeout) {
        tracing::error!(
            "the program doesn't stop cleanly and is being ended; stored games are safe. Why it stops: {reason}"
        );
        std::process::exit(status.into());
    }
}

struct Watcher {
    shards: Arc<ShardManager>,
    count: u32,
    heard: Heard,
    handle: Handle,
    status: fn(&anyhow::Error) -> u8,
}

impl Watcher {
    /// The state of all connections; `None` while they are being changed.
    fn look(&self, probes: bool) -> Option<Vec<ConnectionState>> {
        let runners = self.shards.runners.try_lock().ok()?;
        let look = |number: u32| {
            let sessions = self.heard.sessions(number);
            let Some(runner) = runners.get(&serenity::ShardId(number)) else {
                return ConnectionState {
                    connected: false,
                    absent: true,
                    ended: false,
                    beat: None,
                    sessions,
                };
            };
            let ended = has_ended(runner);
            if probes && !ended {
                let ping = ShardRunnerMessage::Message(Message::Ping(Vec::new()));
                runner.runner_tx.send_to_shard(ping);
            }
            let connected = runner.stage == ConnectionStage::Connected && !self.heard.is_resuming(number);
            ConnectionState { connected, absent: false, ended, beat: runner.latency, sessions }
        };
        Some((0..self.count).map(look).collect())
    }

    fn restart(&self, number: usize) {
        tracing::warn!(number, "a connection to Discord is dead: restarting it");
        let Ok(shard) = u32::try_from(number) else { return };
        self.heard.restarts(shard);
        let shards = Arc::clone(&self.shards);
        self.handle.spawn(async move { shards.restart(serenity::ShardId(shard)).await });
    }
}
