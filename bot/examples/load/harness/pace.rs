//! How fast turns are sent.

use std::{
    collections::VecDeque,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use tokio::{runtime::Runtime, sync::Mutex, task::JoinHandle};

use super::{figures::Measured, played::ChannelGame};

/// All games; the turns of a game wait for each other.
pub(crate) type Tables = Vec<Arc<Mutex<ChannelGame>>>;

/// How fast turns are sent, over all games in turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// So many per second, whether earlier ones were answered or not. Latency counts from the moment a turn was due,
    /// so a backlog counts as well.
    ASecond(u32),
    /// So many in flight; the next is sent as soon as one is answered.
    InFlight(usize),
}

impl Pace {
    /// Plays for `span` and until everything is answered, or until something fails.
    pub(crate) fn drive(self, runtime: &Runtime, games: &Tables, span: Duration, measured: &Arc<Measured>) {
        match self {
            Self::ASecond(rate) => at_a_rate(runtime, games, rate, span, measured),
            Self::InFlight(count) => runtime.block_on(at_most(count, games, span, measured)),
        }
    }
}

/// Runs on a thread of its own, since the runtime's clock has a resolution of a millisecond.
fn at_a_rate(runtime: &Runtime, games: &Tables, rate: u32, span: Duration, measured: &Arc<Measured>) {
    let apart = Duration::from_secs(1) / rate;
    let (begun, mut intended) = (Instant::now(), Duration::ZERO);
    let mut asked: VecDeque<JoinHandle<()>> = VecDeque::new();
    for game in games.iter().cycle() {
        if intended >= span || measured.failed() {
            break;
        }
        let version = begun + intended;
        thread::sleep(version.saturating_duration_since(Instant::now()));
        let (game, measured) = (Arc::clone(game), Arc::clone(measured));
        asked.push_back(runtime.spawn(async move { turn(&game, version, &measured).await }));
        while asked.front().is_some_and(JoinHandle::is_finished) {
            asked.pop_front();
        }
        intended += apart;
    }
    for turn in asked {
        // A panic is printed, and its turn will be missing in the store.
        let _ = runtime.block_on(turn);
    }
}

async fn at_most(count: usize, games: &Tables, span: Duration, measured: &Arc<Measured>) {
    let begun = Instant::now();
    let count = count.min(games.len());
    let share = |first: usize| -> Tables { games.iter().skip(first).step_by(count).cloned().collect() };
    let players = (0..count).map(|first| {
        let (games, measured) = (share(first), Arc::clone(measured));
        tokio::spawn(async move {
            for game in games.iter().cycle() {
                if begun.elapsed() >= span || measured.failed() {
                    break;
                }
                turn(game, Instant::now(), &measured).await;
            }
        })
    });
    futures::future::join_all(players).await;
}

/// Plays a turn, and starts a new game after the last one.
async fn turn(game: &Mutex<ChannelGame>, intended: Instant, measured: &Measured) {
    let mut game = game.lock().await;
    match game.turn().await {
        Ok(latency) => measured.turn(latency, intended.elapsed()),
        Err(error) => return measured.fail(&error),
    }
    if game.is_over() {
        match game.begin().await {
            Ok(()) => measured.replaced(),
            Err(error) => measured.fail(&error),
        }
    }
}
