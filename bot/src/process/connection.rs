//! How interactions reach the bot: through Discord's gateway, or over HTTP.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use anyhow::{Context as _, bail};
use poise::serenity_prelude as serenity;
use tokio::{sync::oneshot, task::JoinHandle};
use ui::failure::Failure;

use crate::{
    Clock, Heard, Settings,
    app::App,
    discord::{
        endpoint::{Endpoint, Unconnected},
        gateway::{self, Fatal, Gateway},
        pace::Pace,
        redact::{plain, status},
    },
    handlers::{dispatch, over_http::OverHttp},
    process::{
        exit::{self, ForOperator},
        registration::Registration,
        retrying::retrying,
    },
};

/// How long connections to the gateway may take to close.
const DISCONNECT_TIME: Duration = Duration::from_secs(2);
/// The longest wait for new sessions when Discord's daily limit is used up.
const LONGEST_WAIT_FOR_SESSIONS: Duration = Duration::from_hours(24);

/// The settings of poise.
type Options = poise::FrameworkOptions<Arc<App>, Failure>;

/// What a connection is made of.
pub(super) struct Parts<A> {
    /// Sends requests.
    pub http: serenity::Http,
    /// The commands and how they are handled.
    pub options: Options,
    /// Makes the app with the HTTP it should use and the bot's user.
    pub app: A,
    /// Heeds the rate limits of the HTTP.
    pub pace: Arc<Pace>,
    /// Registers the commands before the first interaction; `None` if a worker that holds the lease does.
    pub registration: Option<Arc<Registration>>,
}

/// Listens for interactions, if they are to arrive over HTTP.
pub(super) async fn listen(settings: &Settings, clock: &Clock) -> anyhow::Result<Option<Endpoint>> {
    let Some(at) = &settings.interactions else { return Ok(None) };
    let (address, clock) = (at.address, clock.clone());
    let taken = || ForOperator(format!("INTERACTIONS_ADDRESS: can't listen on {address}"));
    let endpoint = Endpoint::listen(address, at.key.clone(), move || clock.now()).await;
    endpoint.with_context(taken).map(Some)
}

/// How to connect, with what Discord says before.
pub(super) enum Approach {
    /// Through the gateway, with so many shards.
    Gateway {
        /// How many Discord asks for.
        shards: u32,
    },
    /// Over HTTP.
    Http {
        /// Listens, but isn't open yet.
        endpoint: Endpoint,
        /// The bot's user.
        me: serenity::UserId,
        /// The application's id.
        application: serenity::ApplicationId,
    },
}

impl Approach {
    /// Asks Discord what it takes to connect, and waits if there are no sessions left today.
    pub(super) async fn ask(
        http: &serenity::Http,
        endpoint: Option<Endpoint>,
        api: Option<&str>,
    ) -> anyhow::Result<Self> {
        let unreachable = |error| unreachable_discord(error, api);
        let Some(endpoint) = endpoint else {
            // Asked later, serenity would fall back to Discord's own gateway if there is no answer.
            let sessions = retrying(|| http.get_bot_gateway()).await.map_err(unreachable)?;
            wait_for_sessions(&sessions).await;
            return Ok(Self::Gateway { shards: sessions.shards.max(1) });
        };
        let about = retrying(|| http.get_current_application_info()).await.map_err(unreachable)?;
        if !endpoint.checks_with(&about.verify_key) {
            bail!(ForOperator(
                "DISCORD_PUBLIC_KEY isn't the public key of this bot's application: copy it from the page \"General \
                 Information\" of your application in Discord's developer portal"
                    .to_owned()
            ));
        }
        if about.interactions_endpoint_url.is_none() {
            tracing::warn!(
                "Discord sends no interactions to the endpoint yet: enter its address as \"Interactions Endpoint URL\" \
                 on the page \"General Information\" of your application"
            );
        }
        let me = retrying(|| http.get_current_user()).await.map_err(unreachable)?.id;
        Ok(Self::Http { endpoint, me, application: about.id })
    }

    /// Connects, makes the app and registers the commands.
    pub(super) async fn connect<A>(
        self,
        parts: Parts<A>,
        heard: &Heard,
    ) -> anyhow::Result<(Arc<App>, Connection)>
    where
        A: FnOnce(Arc<serenity::Http>, serenity::UserId) -> App + Send + Sync + 'static,
    {
        match self {
            Self::Gateway { shards } => {
                let (ready, is_ready) = oneshot::channel();
                let client = client(parts, ready).await?;
                Connection::by_gateway(client, shards, is_ready, heard).await
            }
            Self::Http { endpoint, me, application } => {
                let Parts { mut http, options, app, pace, registration } = parts;
                pace.heed(&mut http);
                http.set_application_id(application);
                let http = Arc::new(http);
                let unconnected = Unconnected::new(Arc::clone(&http)).await?;
                // Without connections, it watches whether tasks run.
                let watchdog =
                    Gateway::watch(Arc::clone(&unconnected.shards), 0, heard.clone(), exit::status)?;
                let app = Arc::new(app(http, me));
                if let Some(registration) = registration {
                    registration.register(&app).await?;
                }
                let receives = Arc::new(OverHttp::new(Arc::clone(&app), options, unconnected));
                endpoint.open(move |interaction| receives.take_up(interaction));
                tracing::info!(address = %endpoint.address(), "receiving interactions over HTTP");
                Ok((app, Connection { way: Way::Http(endpoint), watchdog }))
            }
        }
    }
}

/// The way on which interactions arrive, watched.
pub(super) struct Connection {
    way: Way,
    watchdog: Gateway,
}

enum Way {
    Gateway { shards: Arc<serenity::ShardManager>, client: JoinHandle<serenity::Result<()>> },
    Http(Endpoint),
}

impl Connection {
    async fn by_gateway(
        mut client: serenity::Client,
        count: u32,
        is_ready: oneshot::Receiver<anyhow::Result<Arc<App>>>,
        heard: &Heard,
    ) -> anyhow::Result<(Arc<App>, Self)> {
        let shards = Arc::clone(&client.shard_manager);
        let mut watchdog = Gateway::watch(Arc::clone(&shards), count, heard.clone(), exit::status)?;
        let mut client = tokio::spawn(async move { client.start_shards(count).await });
        let app = tokio::select! {
            app = is_ready => app.context("the connection to Discord ended before it was ready")??,
            ended = &mut client => {
                ended.context("the connection to Discord")?.map_err(for_operator).context("connecting to Discord")?;
                bail!("Discord closed the connection before it was ready");
            }
            given_up = watchdog.given_up() => return Err(given_up),
        };
        Ok((app, Self { way: Way::Gateway { shards, client }, watchdog }))
    }

    /// The shards, if it is through the gateway.
    pub(super) const fn shards(&self) -> Option<&Arc<serenity::ShardManager>> {
        match &self.way {
            Way::Gateway { shards, .. } => Some(shards),
            Way::Http(_) => None,
        }
    }

    /// Where it listens, if it is over HTTP.
    pub(super) const fn address(&self) -> Option<SocketAddr> {
        match &self.way {
            Way::Gateway { .. } => None,
            Way::Http(endpoint) => Some(endpoint.address()),
        }
    }

    /// Waits until it is gone for good. Cancel safe.
    pub(super) async fn ended(&mut self) -> anyhow::Error {
        let ended = async {
            match &mut self.way {
                Way::Http(endpoint) => endpoint.ended().await,
                Way::Gateway { client, .. } => match client.await {
                    Ok(Ok(())) => anyhow::anyhow!("the connection to Discord was closed"),
                    Ok(Err(error)) => for_operator(error).context("the connection to Discord"),
                    Err(error) => anyhow::Error::new(error).context("the connection to Discord"),
                },
            }
        };
        tokio::select! {
            why = ended => why,
            why = self.watchdog.given_up() => why,
        }
    }

    /// Tells the supervisor from now on that the bot is alive.
    pub(super) fn notifies_supervisor(&self) {
        self.watchdog.notifies();
    }

    /// Lets no more interactions in. Those that arrived can still be answered.
    pub(super) async fn close(&self) {
        self.watchdog.let_be();
        match &self.way {
            // A connection that doesn't close in time is cut off at the end.
            Way::Gateway { shards, .. } => {
                let _ = tokio::time::timeout(DISCONNECT_TIME, shards.shutdown_all()).await;
            }
            Way::Http(endpoint) => endpoint.close(),
        }
    }

    /// Ends it.
    pub(super) async fn end(self) {
        match self.way {
            Way::Gateway { client, .. } => client.abort(),
            Way::Http(endpoint) => endpoint.stop().await,
        }
    }
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
async fn client<A>(
    parts: Parts<A>,
    ready: oneshot::Sender<anyhow::Result<Arc<App>>>,
) -> anyhow::Result<serenity::Client>
where
    A: FnOnce(Arc<serenity::Http>, serenity::UserId) -> App + Send + Sync + 'static,
{
    let Parts { http, options, app, pace, registration } = parts;
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, signed_in, _| {
            Box::pin(async move {
                let app = Arc::new(app(Arc::clone(&ctx.http), signed_in.user.id));
                let registered = match registration {
                    Some(registration) => registration.register(&app).await,
                    None => Ok(()),
                };
                // The receiver is gone if the start was given up.
                let _ = ready.send(registered.map(|()| Arc::clone(&app)));
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
