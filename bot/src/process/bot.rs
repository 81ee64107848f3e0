//! The bot from start to stop: the database, the connection to Discord, the jobs.

use std::{
    net::SocketAddr,
    sync::{Arc, LazyLock, atomic::Ordering},
    time::Duration,
};

use anyhow::Context as _;
use data::{Store, WorkerId};
use games::Game;
use jiff::{SignedDuration, Timestamp};
use render::Painter;
use ui::texts::Texts;

use crate::{
    BotToken, Clock, Database, Heard, Settings,
    app::{
        App, Memory, Parts, alarm::Alarm, floods::Floods, instance_lock::Alone, outbox::Outbox,
        tablebase::KnownTablebases, thinking::Thinking,
    },
    discord::{
        downloads::Downloads,
        pace::Pace,
        registration::Registration,
        supervisor::{self, SupervisorState},
        wire::Wire,
    },
    handlers::{commands, dispatch},
    jobs::{
        adjudicate, analyses, channels, computer, deleting, deliver, departed, prune, puzzles, roles,
        running::Jobs,
        scheduler, self_test,
        servers::{self, WITH_REPORTS, WITHOUT_REPORTS},
        upkeep,
    },
    process::{
        connection::{self, Approach, Connection},
        holder::{self, Candidate, Holder},
        monitor::{self, Monitor, Watched},
    },
};

/// How long interactions in progress may take to end when the bot stops: 10 s in all, with the connection, the database
/// and a sandbox.
const FINISH_TIME: Duration = Duration::from_secs(5);

/// How long a worker among others still takes interactions up after `/health/accepts` says that it stops.
const NOTICE: Duration = Duration::from_secs(2);

/// A bot that is connected and plays.
pub struct Bot {
    app: Arc<App>,
    connection: Connection,
    holder: Holder,
    /// What doesn't depend on the lease.
    own: Jobs,
    monitor: Option<Monitor>,
    /// Keeps other bots away from the same file. A database on a server takes any number of them.
    _alone: Option<Alone>,
}

impl Bot {
    /// Opens the database, connects to Discord (`api` is the base address of another server with the same API) and
    /// registers the commands. `heard` listens to the log. Returns when the bot is ready. To cancel a start, end the
    /// program: nothing has to be undone.
    ///
    /// # Errors
    ///
    /// In words for the operator: what is wrong, and what to do.
    pub async fn start(
        settings: &Settings,
        token: &BotToken,
        api: Option<&str>,
        clock: Clock,
        heard: &Heard,
    ) -> anyhow::Result<Self> {
        let texts = Texts::load()?;
        let offered = match settings.metrics {
            Some(address) => Some(monitor::listen(address).await?),
            None => None,
        };
        let endpoint = connection::listen(settings, &clock).await?;
        let database = settings.database.clone();
        // Migrating a large database can take minutes.
        let (alone, store) = aside(move || open(&database)).await??;
        let wire = Wire::new(token.reveal(), api)?;
        let approach = Approach::ask(&wire, endpoint, &clock).await?;
        let (chosen, floods) = (settings.chosen.clone(), Floods::new(settings.rates));
        let downloads = Downloads::new(api)?;
        let tablebases = KnownTablebases::kept_in(settings.tablebase.clone());
        let painter = aside(warm_painter).await?;
        let options = dispatch::options(&texts, chosen.world);
        let registration =
            Arc::new(Registration::new(commands::registered(&options.commands), settings.guild));
        let (worker, shared, over_http) =
            (worker(), store.may_have_other_workers(), settings.interactions.is_some());
        if shared && !over_http {
            holder::stand_by(&store, &worker).await;
        }
        // Interactions can arrive as soon as it is connected, before the jobs run.
        let started = clock.now();
        let pace: Arc<Pace> = Arc::default();
        let heeds = Arc::clone(&pace);
        let parts = move |discord| Parts {
            texts,
            painter,
            discord,
            clock,
            started,
            chosen,
            floods,
            outbox: Outbox::new(shared),
            pace,
            downloads,
            thinking: Arc::new(Thinking::new(tablebases)),
            timers: Alarm::new(shared),
            analyses: Alarm::new(shared),
            deletions: Alarm::new(shared),
            memory: Memory::default(),
        };
        let by_holder = (shared && over_http).then(|| Arc::clone(&registration));
        let connecting = connection::ConnectionSetup {
            wire,
            options,
            app: move |discord| App::new(store, parts(discord)),
            pace: heeds,
            registration: by_holder.is_none().then_some(registration),
        };
        let (app, connection) = Box::pin(approach.connect(connecting, heard)).await?;
        app.beat().await?;
        let ask_for_servers = if connection.shards().is_some() { WITH_REPORTS } else { WITHOUT_REPORTS };
        // Other workers may be answering at any time, and this one only from now on.
        let answered_since = if shared { Timestamp::MIN } else { started };
        let holder = Holder::start(Candidate {
            app: Arc::clone(&app),
            worker: worker.clone(),
            alone: shared && !over_http,
            registration: by_holder,
            start: Box::new(move |app| jobs(app, answered_since, ask_for_servers)),
        });
        let mut own = Jobs::default();
        own.start("upkeep", upkeep::run(Arc::clone(&app)));
        own.start("analyses", analyses::run(Arc::clone(&app)));
        own.start("self-test", self_test::run(Arc::clone(&app)));
        let watched = || Watched {
            app: Arc::clone(&app),
            shards: connection.shards().cloned(),
            jobs: holder.running(),
            worker,
        };
        let monitor = offered.map(|listener| Monitor::start(listener, watched())).transpose()?;
        Ok(Self { app, connection, holder, own, monitor, _alone: alone })
    }

    /// Waits until the connection to Discord is gone for good, or a job has ended, so that going on makes no sense.
    pub async fn ended(&mut self) -> anyhow::Error {
        tokio::select! {
            ended = self.connection.ended() => ended,
            ended = self.holder.ended() => ended,
            ended = self.own.ended() => ended,
        }
    }

    /// Tells a supervisor that the bot is ready, and from now on that it is alive.
    pub(crate) fn notifies_supervisor(&self) {
        supervisor::notify(SupervisorState::Ready);
        self.connection.notifies_supervisor();
    }

    /// The address of `/health` and `/metrics`, if they are served.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.monitor.as_ref().map(|monitor| monitor.address)
    }

    /// The address where interactions arrive, if they do over HTTP.
    pub fn interactions_address(&self) -> Option<SocketAddr> {
        self.connection.address()
    }

    /// Stops: takes no more interactions, finishes those in progress, closes the database.
    pub async fn stop(self) -> anyhow::Result<()> {
        if self.app.store.may_have_other_workers() {
            self.app.memory.draining.store(true, Ordering::Relaxed);
            self.holder.drains().await;
            if self.connection.address().is_some() {
                // Until a balancer has seen that others should get the interactions, they are still taken up.
                tokio::time::sleep(NOTICE).await;
            }
        }
        self.connection.close().await;
        let left = self.app.memory.under_way.finish(FINISH_TIME).await;
        if left > 0 {
            tracing::warn!(
                left,
                "stopping before everything was answered; it's stored and will be posted after the next start"
            );
        }
        self.holder.stop().await;
        // One that looks for work after this would log that the store is closed.
        self.own.stop().await;
        self.connection.end().await;
        self.app.store.clone().close().await;
        Ok(())
    }
}

/// Opens the database, and locks it if it's a file.
fn open(database: &Database) -> anyhow::Result<(Option<Alone>, Store)> {
    Ok(match database {
        Database::File(path) => (Some(Alone::on(path)?), Store::open(path)?),
        Database::Server(url) => (None, Store::connect(url)?),
    })
}

/// Starts the jobs of a bot that was ready at `started`, and asks for its servers at such intervals.
fn jobs(app: &Arc<App>, started: Timestamp, ask_for_servers: SignedDuration) -> Jobs {
    let mut jobs = Jobs::default();
    jobs.start("deliver", deliver::run(Arc::clone(app), started));
    jobs.start("scheduler", scheduler::run(Arc::clone(app)));
    jobs.start("computer", computer::run(Arc::clone(app)));
    jobs.start("adjudicate", adjudicate::run(Arc::clone(app)));
    jobs.start("channels", channels::run(Arc::clone(app)));
    jobs.start("departed", departed::run(Arc::clone(app)));
    jobs.start("prune", prune::run(Arc::clone(app)));
    jobs.start("deleting", deleting::run(Arc::clone(app)));
    jobs.start("roles", roles::run(Arc::clone(app)));
    jobs.start("puzzles", puzzles::run(Arc::clone(app)));
    jobs.start("servers", servers::run(Arc::clone(app), ask_for_servers));
    jobs
}

/// A name for this process that no other one has, for operators.
fn worker() -> WorkerId {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let machine = if machine.trim().is_empty() { "worker" } else { machine.trim() };
    WorkerId::new(format!("{machine}-{:08x}", rand::random::<u32>()))
}

/// Runs slow work in a thread of its own, so that a start can be given up meanwhile.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> anyhow::Result<T> {
    tokio::task::spawn_blocking(work).await.context("starting up")
}

/// The painter, with its tiles drawn, so that no one waits for them later.
fn warm_painter() -> &'static Painter {
    static PAINTER: LazyLock<Painter> = LazyLock::new(|| {
        let painter = Painter::new();
        for rules in Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))) {
            painter.png(&render::scene(
                &rules.start(),
                &render::Marks::default(),
                render::Options::default(),
            ));
        }
        painter
    });
    &PAINTER
}
