//! The bot from start to stop: the database, the connection to Discord, the jobs.

use std::{
    net::SocketAddr,
    sync::{Arc, LazyLock},
    time::Duration,
};

use anyhow::{Context as _, bail};
use data::Store;
use games::Game;
use play::GuildId;
use poise::serenity_prelude as serenity;
use render::Painter;
use tokio::{sync::oneshot, task::JoinHandle};
use ui::{failure::Failure, texts::Texts, views::privacy::Published};

use crate::{
    BotToken, Clock, Heard, Settings,
    app::{
        App, alarm::Alarm, asked_for::AskedFor, channel_checks::ChannelChecks, dedup::SeenInteractions,
        endings::KnownEndings, floods::Floods, heartbeat::Heartbeat, imports::Imports, instance_lock::Alone,
        metrics::Metrics, outbox::Outbox, owed::Owed, thinking::Thinking, under_way::UnderWay,
    },
    discord::{
        callback::Callbacks,
        command_mentions::CommandMentions,
        downloads::Downloads,
        gateway::{self, Fatal, Gateway},
        pace::Pace,
        redact::{plain, status},
        supervisor::{self, SupervisorState},
    },
    handlers::{commands, dispatch},
    jobs::{channels, computer, deleting, deliver, departed, prune, running::Jobs, scheduler, servers},
    process::monitor::{self, Monitor, Watched},
};

/// How long a request to Discord may take to connect, and in total: an interaction is lost after 3 seconds anyway.
const CONNECT_TIME: Duration = Duration::from_secs(2);
const REQUEST_TIME: Duration = Duration::from_secs(10);
/// How long the connection, and then interactions in progress, may take to end when the bot stops: 10 s in all, with
/// the database and a sandbox.
const DISCONNECT_TIME: Duration = Duration::from_secs(2);
const FINISH_TIME: Duration = Duration::from_secs(5);
/// The waits before a request of the start is made again.
const STARTING_WAITS: [Duration; 3] =
    [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2)];
/// The longest wait for new sessions when Discord's daily limit is used up.
const LONGEST_WAIT_FOR_SESSIONS: Duration = Duration::from_hours(24);

/// A bot that is connected and plays.
pub struct Bot {
    app: Arc<App>,
    shards: Arc<serenity::ShardManager>,
    client: JoinHandle<serenity::Result<()>>,
    gateway: Gateway,
    jobs: Jobs,
    monitor: Option<Monitor>,
    _alone: Alone,
}

impl Bot {
    /// Opens the database, connects to Discord (`api` is the base address of another server with the same API) and
    /// registers the commands. `heard` listens to the log. Returns when the bot is ready. To give up a start, end the
    /// program: nothing is undone.
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
        let database = settings.database.clone();
        // Migrating a large database can take minutes.
        let (alone, store) =
            aside(move || anyhow::Ok((Alone::on(&database)?, Store::open(&database)?))).await??;
        let (http, callbacks) = http(token, api)?;
        // Asked later, serenity would fall back to Discord's own gateway if there is no answer.
        let sessions = patiently(|| http.get_bot_gateway()).await;
        let sessions = sessions.map_err(|error| unreachable_discord(error, api))?;
        let connections = sessions.shards.max(1);
        wait_for_sessions(&sessions).await;
        let (lifetime, turn_time, limits, rates) =
            (settings.challenge_lifetime, settings.turn_time, settings.limits, settings.rates);
        let published = Published {
            policy: settings.privacy_url.clone(),
            terms: settings.terms_url.clone(),
            keep_left: settings.keep_left_servers,
        };
        let downloads = Downloads::new(api)?;
        let endings = KnownEndings::kept_in(settings.endings.clone());
        let painter = aside(warm_painter).await?;
        let options = dispatch::options(&texts);
        // Interactions can arrive as soon as it is connected, before the jobs run.
        let started = clock.now();
        let pace: Arc<Pace> = Arc::default();
        let heeds = Arc::clone(&pace);
        let app = move |http, me| App {
            store,
            texts,
            painter,
            http,
            me,
            callbacks,
            clock,
            challenge_lifetime: lifetime,
            turn_time,
            limits,
            floods: Floods::new(rates),
            seen: SeenInteractions::default(),
            under_way: UnderWay::default(),
            outbox: Outbox::default(),
            pace,
            absences: tokio::sync::Mutex::default(),
            downloads,
            imports: Imports::default(),
            thinking: Arc::new(Thinking::new(endings)),
            owed: Owed::default(),
            asked_for: AskedFor::default(),
            channel_checks: ChannelChecks::default(),
            metrics: Metrics::default(),
            heartbeat: Heartbeat::default(),
            timers: Alarm::default(),
            deletions: Alarm::default(),
            mentions: std::sync::OnceLock::new(),
            published,
        };
        let (ready, is_ready) = oneshot::channel();
        let mut client = client(http, options, app, heeds, settings.guild, ready).await?;
        let shards = Arc::clone(&client.shard_manager);
        let mut gateway = Gateway::watch(Arc::clone(&shards), connections, heard.clone())?;
        let mut client = tokio::spawn(async move { client.start_shards(connections).await });
        let app = tokio::select! {
            app = is_ready => app.context("the connection to Discord ended before it was ready")??,
            ended = &mut client => {
                ended.context("the connection to Discord")?.map_err(for_operator).context("connecting to Discord")?;
                bail!("Discord closed the connection before it was ready");
            }
            given_up = gateway.given_up() => return Err(given_up),
        };
        app.beat().await?;
        let mut jobs = Jobs::default();
        jobs.start("deliver", deliver::run(Arc::clone(&app), started));
        jobs.start("scheduler", scheduler::run(Arc::clone(&app)));
        jobs.start("computer", computer::run(Arc::clone(&app)));
        jobs.start("channels", channels::run(Arc::clone(&app)));
        jobs.start("departed", departed::run(Arc::clone(&app)));
        jobs.start("prune", prune::run(Arc::clone(&app)));
        jobs.start("deleting", deleting::run(Arc::clone(&app)));
        jobs.start("servers", servers::run(Arc::clone(&app)));
        let watched = || Watched { app: Arc::clone(&app), shards: Arc::clone(&shards), jobs: jobs.handles() };
        let monitor = offered.map(|listener| Monitor::start(listener, watched())).transpose()?;
        Ok(Self { app, shards, client, gateway, jobs, monitor, _alone: alone })
    }

    /// Waits until the connection to Discord is gone for good, or a job has ended, so that going on makes no sense.
    pub async fn ended(&mut self) -> anyhow::Error {
        let ended = tokio::select! {
            ended = &mut self.client => ended,
            given_up = self.gateway.given_up() => return given_up,
            ended = self.jobs.ended() => return ended,
        };
        match ended {
            Ok(Ok(())) => anyhow::anyhow!("the connection to Discord was closed"),
            Ok(Err(error)) => for_operator(error).context("the connection to Discord"),
            Err(error) => anyhow::Error::new(error).context("the connection to Discord"),
        }
    }

    /// Tells a supervisor that the bot is ready, and from now on that it is alive.
    pub(crate) fn notifies_supervisor(&self) {
        supervisor::notify(SupervisorState::Ready);
        self.gateway.notifies();
    }

    /// The address of `/health` and `/metrics`, if they are served.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.monitor.as_ref().map(|monitor| monitor.address)
    }

    /// Stops: takes no more interactions, finishes those in progress, closes the database.
    pub async fn stop(mut self) -> anyhow::Result<()> {
        self.gateway.let_be();
        // A connection that doesn't close in time is cut off below.
        let _ = tokio::time::timeout(DISCONNECT_TIME, self.shards.shutdown_all()).await;
        let left = self.app.under_way.finish(FINISH_TIME).await;
        if left > 0 {
            tracing::warn!(
                left,
                "stopping before everything was answered; it's stored and will be posted after the next start"
            );
        }
        self.jobs.abort();
        self.client.abort();
        self.app.store.clone().close().await;
        Ok(())
    }
}

/// Makes a request of the start, again after a while if Discord itself fails: a single bad moment should not cost a restart.
async fn patiently<T, F>(request: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    for wait in STARTING_WAITS {
        match request().await {
            Err(error) if status(&error).is_some_and(|status| status >= 500) => {
                tracing::warn!("retrying a request: {:#}", plain(error));
                tokio::time::sleep(wait).await;
            }
            other => return other,
        }
    }
    request().await
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

/// What sends requests, and what sends first answers, over the same connections.
fn http(token: &BotToken, api: Option<&str>) -> anyhow::Result<(serenity::Http, Callbacks)> {
    let client = reqwest::Client::builder()
        .connect_timeout(CONNECT_TIME)
        .timeout(REQUEST_TIME)
        .build()
        .context("making the HTTP client")?;
    let callbacks = Callbacks::new(client.clone(), api);
    let builder = serenity::HttpBuilder::new(token.reveal())
        .client(client)
        .default_allowed_mentions(serenity::CreateAllowedMentions::new());
    let http = match api {
        // serenity's limiter only works with Discord's own address; `pace.rs` takes its place.
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    };
    Ok((http, callbacks))
}

fn unreachable_discord(error: serenity::Error, api: Option<&str>) -> anyhow::Error {
    let refused = status(&error) == Some(401);
    let error = plain(error);
    match (refused, api) {
        (true, _) => error.context(Fatal::Token),
        (false, Some(api)) => {
            error.context(format!("{api} doesn't answer like Discord: check DISCORD_API_URL"))
        }
        (false, None) => error.context("can't reach Discord"),
    }
}

/// An error of the connection, in words for the operator.
fn for_operator(error: serenity::Error) -> anyhow::Error {
    match gateway::fatal(&error) {
        Some(fatal) => fatal.into(),
        None => plain(error),
    }
}

/// Waits if the daily limit of sessions is used up: Discord revokes the token of a bot that keeps asking.
async fn wait_for_sessions(offered: &serenity::BotGateway) {
    let limit = &offered.session_start_limit;
    if limit.remaining < u64::from(offered.shards.max(1)) {
        let wait = Duration::from_millis(limit.reset_after).min(LONGEST_WAIT_FOR_SESSIONS);
        tracing::error!(
            minutes = wait.as_secs().div_ceil(60),
            "out of Discord sessions for today; waiting for tomorrow's"
        );
        tokio::time::sleep(wait).await;
    }
}

/// The client. Its framework makes the app once Discord says that it is ready, with the client's own HTTP: only that
/// knows the application's id and keeps the rate limits.
async fn client(
    http: serenity::Http,
    options: poise::FrameworkOptions<Arc<App>, Failure>,
    app: impl FnOnce(Arc<serenity::Http>, serenity::UserId) -> App + Send + Sync + 'static,
    pace: Arc<Pace>,
    guild: Option<GuildId>,
    ready: oneshot::Sender<anyhow::Result<Arc<App>>>,
) -> anyhow::Result<serenity::Client> {
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, signed_in, framework| {
            Box::pin(async move {
                let app = Arc::new(app(Arc::clone(&ctx.http), signed_in.user.id));
                let registered = register(&ctx.http, &framework.options().commands, guild).await;
                // The receiver is gone if the start was given up.
                let _ = ready.send(registered.map(|commands| {
                    // It is set once per app, here.
                    let _ = app.mentions.set(CommandMentions::new(&commands));
                    Arc::clone(&app)
                }));
                Ok(app)
            })
        })
        .build();
    // Interactions need no intent; this one reports lost channels, and isn't privileged.
    serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS)
        .framework(dispatch::Dispatch(framework))
        .event_handler_arc(pace)
        .await
        .map_err(plain)
        .context("making the client")
}

/// Registers the commands everywhere, or in one server to try them out. Returns them with their ids.
async fn register(
    http: &serenity::Http,
    commands: &[poise::Command<Arc<App>, Failure>],
    guild: Option<GuildId>,
) -> anyhow::Result<Vec<serenity::Command>> {
    let commands = &commands::registered(commands);
    let registered = match guild {
        Some(guild) => {
            let guild = serenity::GuildId::new(guild.get());
            patiently(|| guild.set_commands(http, commands.clone())).await
        }
        None => patiently(|| serenity::Command::set_global_commands(http, commands.clone())).await,
    };
    registered.map_err(plain).context("registering the commands")
}
