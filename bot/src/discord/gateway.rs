//! Watches over the connections to Discord from a thread of its own, and says when there is no sense in going on.
//!
//! serenity takes a connection up again when it breaks. But after a close without a code, and after some codes, it reads
//! from what is closed without a pause; after others, it goes on for ever; and it waits without an end for whoever accepts
//! a connection and says nothing. A thread that reads without a pause keeps tasks from running, hence a thread here: it finds
//! out as well when no task runs at all any more.

mod fatal;
mod heard;
mod pulse;
mod watch;

use std::{
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, GatewayError, ShardManager, ShardRunnerInfo, ShardRunnerMessage};
use tokio::{runtime::Handle, sync::oneshot};
use tungstenite::Message;

pub use self::{fatal::Fatal, heard::Heard};
use self::{
    pulse::Pulse,
    watch::{Advice, Look, Watch},
};
use crate::discord::supervisor::Supervisor;

/// How often the connections are looked at.
const EVERY: Duration = Duration::from_secs(1);
/// How often it is tried whether one can be written to, and the supervisor is told that all is alive. Whoever reads from a
/// closed connection without a pause ends by that.
const PROBES: Duration = Duration::from_secs(5);
/// How long the program may take to stop in good order when there is no sense in going on.
const FAREWELL: Duration = Duration::from_secs(15);

/// Watches until it is dropped.
#[derive(Debug)]
pub(crate) struct Gateway {
    verdict: oneshot::Receiver<anyhow::Error>,
    /// Ends the thread when it is dropped.
    watching: mpsc::Sender<Told>,
}

/// What the thread is told.
#[derive(Debug)]
enum Told {
    /// Whom to tell that all is alive.
    Tell(Supervisor),
    /// Not to watch any longer.
    LetBe,
}

impl Gateway {
    /// Watches over so many connections; they are about to be made.
    pub(crate) fn watch(shards: Arc<ShardManager>, count: u32, heard: Heard) -> anyhow::Result<Self> {
        let (tell, verdict) = oneshot::channel();
        let (watching, until) = mpsc::channel();
        let handle = Handle::current();
        let watching_thread = move || run(&Watcher { shards, count, heard, handle }, tell, &until);
        thread::Builder::new()
            .name("gateway-watch".into())
            .spawn(watching_thread)
            .context("starting the thread that watches over the connections")?;
        Ok(Self { verdict, watching })
    }

    /// Tells a supervisor from now on that connections are watched and tasks run, as long as that is so.
    pub(crate) fn tells(&self, supervisor: Supervisor) {
        // Nobody listens when there is no sense in going on.
        let _ = self.watching.send(Told::Tell(supervisor));
    }

    /// Watches no longer, as the connections are about to be closed.
    pub(crate) fn let_be(&self) {
        // As above.
        let _ = self.watching.send(Told::LetBe);
    }

    /// Waits until there is no sense in going on, and says why.
    pub(crate) async fn given_up(&mut self) -> anyhow::Error {
        match (&mut self.verdict).await {
            Ok(why) => why,
            Err(_) => anyhow::anyhow!("nobody watches over the connections to Discord any more"),
        }
    }
}

/// What serenity's own error means for the operator.
pub(crate) fn fatal(error: &serenity::Error) -> Option<Fatal> {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Some(Fatal::Token),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => Some(Fatal::Intents),
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => Some(Fatal::DisallowedIntents),
        _ => None,
    }
}

fn run(watcher: &Watcher, tell: oneshot::Sender<anyhow::Error>, until: &mpsc::Receiver<Told>) {
    let count = usize::try_from(watcher.count).unwrap_or(usize::MAX);
    let mut watch = Watch::new(count, Instant::now());
    let pulse = Pulse::new(watcher.handle.clone());
    let mut supervisor = Supervisor::default();
    let mut last_probe = Instant::now();
    let why = loop {
        match until.recv_timeout(EVERY) {
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Ok(Told::Tell(whom)) => supervisor = whom,
            Ok(Told::LetBe) | Err(mpsc::RecvTimeoutError::Disconnected) => return,
        }
        if let Some(fatal) = watcher.heard.fatal() {
            break anyhow::Error::new(fatal);
        }
        let now = Instant::now();
        let probes = now.duration_since(last_probe) >= PROBES;
        // Whoever holds the lock is at it just now, unless that goes on.
        let looks = watcher.look(probes);
        let advice = match looks.filter(|_| pulse.is_felt()) {
            Some(looks) => {
                if probes {
                    last_probe = now;
                    supervisor.is_alive();
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
    // Nobody listens when the program is stopping.
    if let Err(why) = tell.send(why) {
        return tracing::debug!("{why:#}");
    }
    let deadline = Instant::now() + FAREWELL;
    let stopped =
        std::iter::repeat_with(|| until.recv_timeout(deadline.saturating_duration_since(Instant::now())))
            .find_map(Result::err);
    if stopped == Some(mpsc::RecvTimeoutError::Timeout) {
        tracing::error!("the program does not stop in good order, and is ended; what is stored is safe");
        std::process::exit(1);
    }
}

struct Watcher {
    shards: Arc<ShardManager>,
    count: u32,
    heard: Heard,
    handle: Handle,
}

impl Watcher {
    /// How all connections look; none while somebody changes them.
    fn look(&self, probes: bool) -> Option<Vec<Look>> {
        let runners = self.shards.runners.try_lock().ok()?;
        let look = |number: u32| {
            let Some(runner) = runners.get(&serenity::ShardId(number)) else {
                return Look { connected: false, ended: false, beat: None };
            };
            let ended = has_ended(runner);
            if probes && !ended {
                let ping = ShardRunnerMessage::Message(Message::Ping(Vec::new()));
                runner.runner_tx.send_to_shard(ping);
            }
            let connected = runner.stage == ConnectionStage::Connected && !self.heard.is_resuming(number);
            Look { connected, ended, beat: runner.latency }
        };
        Some((0..self.count).map(look).collect())
    }

    fn restart(&self, number: usize) {
        tracing::warn!(number, "a connection to Discord is dead, and is begun anew");
        let Ok(shard) = u32::try_from(number) else { return };
        self.heard.restarts(shard);
        let shards = Arc::clone(&self.shards);
        self.handle.spawn(async move { shards.restart(serenity::ShardId(shard)).await });
    }
}

/// Whether the task that reads from a connection has ended. serenity tells nobody; that nobody receives its messages any
/// more, the channel to it shows where it is written out.
fn has_ended(runner: &ShardRunnerInfo) -> bool {
    format!("{:?}", runner.runner_tx).contains("closed: true")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_channel_shows_whether_it_is_closed() {
        // What `has_ended` reads.
        let (sender, receiver) = futures::channel::mpsc::unbounded::<()>();
        assert!(format!("{sender:?}").contains("closed: false"));
        drop(receiver);
        assert!(format!("{sender:?}").contains("closed: true"));
    }
}
