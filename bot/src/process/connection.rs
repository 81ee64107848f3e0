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
        endpoint::{self, Endpoint},
        gateway::{self, Gateway},
        pace::Pace,
        permissions::invitation,
        redact::plain,
        registration::Registration,
        requests::Discord,
        serenity_gaps::{
            relay::Relay,
            unconnected::Unconnected,
            unread::{HandsOn, Unread},
        },
        wire::{Application, Wire},
    },
    handlers::{dispatch, over_http::OverHttp, reported},
    process::exit::{self, ForOperator},
};

/// How long connections to the gateway may take to close.
const DISCONNECT_TIME: Duration = Duration::from_secs(2);
/// The settings of poise.
type Options = poise::FrameworkOptions<Arc<App>, Failure>;

/// What a connection is made of.
pub(super) struct ConnectionSetup<A> {
    /// Makes the first requests.
    pub wire: Wire,
    /// The commands and how they are handled.
    pub options: Options,
    /// Makes the app with what it makes requests with.
    pub app: A,
    /// Follows the rate limits of the requests.
    pub pace: Arc<Pace>,
    /// Registers the commands before the first interaction; `None` if a worker that holds the lease does.
    pub registration: Option<Arc<Registration>>,
}

/// Listens for interactions, if they are to arrive over HTTP.
pub(super) async fn listen(settings: &Settings, clock: &Clock) -> anyhow::Result<Option<Endpoint>> {
    let Some(at) = &settings.interactions else { return Ok(None) };
    let (address, clock) = (at.address, clock.clone());
    let taken = || {
        ForOperator(format!(
            "INTERACTIONS_ADDRESS: can't listen on {address}: set an address of this machine and a free port"
        ))
    };
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
    Endpoint {
        /// Listens, but isn't open yet.
        endpoint: Endpoint,
        /// The bot's application.
        application: Application,
    },
}

impl Approach {
    /// Asks Discord what it takes to connect.
    pub(super) async fn ask(wire: &Wire, endpoint: Option<Endpoint>, clock: &Clock) -> anyhow::Result<Self> {
        let now = || clock.now();
        let Some(endpoint) = endpoint else { return Ok(Self::Gateway { shards: wire.shards(now).await? }) };
        let application = wire.application(now).await?;
        if !endpoint.checks_with(&application.key) {
            bail!(ForOperator(endpoint::OTHER_KEY.to_owned()));
        }
        if !application.has_endpoint {
            tracing::warn!("{}", endpoint::NOT_ENTERED);
        }
        Ok(Self::Endpoint { endpoint, application })
    }

    /// Connects, makes the app and registers the commands.
    pub(super) async fn connect<A>(
        self,
        parts: ConnectionSetup<A>,
        heard: &Heard,
    ) -> anyhow::Result<(Arc<App>, Connection)>
    where
        A: FnOnce(Discord) -> App + Send + Sync + 'static,
    {
        match self {
            Self::Gateway { shards } => {
                let (ready, is_ready) = oneshot::channel();
                let unread = Unread::default();
                let client = client(parts, ready, unread.clone()).await?;
                // The manager of the shards shares the address.
                let mut gateway = client.ws_url.lock().await;
                let relay = Relay::open(&gateway).await?;
                *gateway = relay.url();
                drop(gateway);
                Connection::by_gateway((client, relay), shards, is_ready, heard, unread).await
            }
            Self::Endpoint { endpoint, application } => {
                let ConnectionSetup { wire, options, app, pace, registration } = parts;
                let (discord, unconnected) = wire.unconnected(&application, &pace).await?;
                // Without connections, it watches whether tasks run.
                let watchdog =
                    Gateway::watch(Arc::clone(&unconnected.shards), 0, heard.clone(), exit::status)?;
                let app = Arc::new(app(discord));
                if let Some(registration) = registration {
                    registration.register(&app.discord).await?;
                }
                let Unconnected { context, shards } = unconnected;
                let receives = Arc::new(OverHttp::new(Arc::clone(&app), options, context, shards));
                let this = Arc::clone(&app);
                endpoint.open(
                    move |interaction| receives.take_up(interaction),
                    move || this.memory.fitness.is_known_to_be_unfit(this.clock.awake()),
                );
                tracing::info!(address = %endpoint.address(), "receiving interactions over HTTP");
                Ok((app, Connection { way: Way::Endpoint(endpoint), watchdog }))
            }
        }
    }
}

/// The way interactions arrive, watched.
pub(super) struct Connection {
    way: Way,
    watchdog: Gateway,
}

enum Way {
    Gateway {
        shards: Arc<serenity::ShardManager>,
        client: JoinHandle<serenity::Result<()>>,
        unread: Unread,
        /// What the client connects through.
        _relay: Relay,
    },
    Endpoint(Endpoint),
}

impl Connection {
    async fn by_gateway(
        (mut client, relay): (serenity::Client, Relay),
        count: u32,
        is_ready: oneshot::Receiver<anyhow::Result<Arc<App>>>,
        heard: &Heard,
        unread: Unread,
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
        Ok((app, Self { way: Way::Gateway { shards, client, unread, _relay: relay }, watchdog }))
    }

    /// The shards, if it is through the gateway.
    pub(super) const fn shards(&self) -> Option<&Arc<serenity::ShardManager>> {
        match &self.way {
            Way::Gateway { shards, .. } => Some(shards),
            Way::Endpoint(_) => None,
        }
    }

    /// Where it listens, if it is over HTTP.
    pub(super) const fn address(&self) -> Option<SocketAddr> {
        match &self.way {
            Way::Gateway { .. } => None,
            Way::Endpoint(endpoint) => Some(endpoint.address()),
        }
    }

    /// Waits until it is gone for good. Cancel safe.
    pub(super) async fn ended(&mut self) -> anyhow::Error {
        let ended = async {
            match &mut self.way {
                Way::Endpoint(endpoint) => endpoint.ended().await,
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
            Way::Gateway { shards, unread, .. } => {
                unread.hand_on(None);
                let _ = tokio::time::timeout(DISCONNECT_TIME, shards.shutdown_all()).await;
            }
            Way::Endpoint(endpoint) => endpoint.close(),
        }
    }

    /// Ends it.
    pub(super) async fn end(self) {
        match self.way {
            Way::Gateway { client, .. } => client.abort(),
            Way::Endpoint(endpoint) => endpoint.stop().await,
        }
    }
}

/// An error of the connection, in words for the operator.
fn for_operator(error: serenity::Error) -> anyhow::Error {
    match gateway::fatal(&error) {
        Some(fatal) => fatal.into(),
        None => plain(error),
    }
}

/// The client. Its framework makes the app once Discord says that it is ready, and interactions that it can't
/// read are handled like all others.
async fn client<A>(
    parts: ConnectionSetup<A>,
    ready: oneshot::Sender<anyhow::Result<Arc<App>>>,
    unread: Unread,
) -> anyhow::Result<serenity::Client>
where
    A: FnOnce(Discord) -> App + Send + Sync + 'static,
{
    let ConnectionSetup { wire, options, app, pace, registration } = parts;
    let (client, discord) = wire.client(pace, unread.clone());
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, signed_in, framework| {
            Box::pin(async move {
                if signed_in.guilds.is_empty() {
                    let link = invitation(signed_in.application.id.get());
                    tracing::info!("the bot isn't in any server yet: invite it with {link}");
                }
                let app = Arc::new(app(discord(ctx, signed_in.user.id)));
                let (options, shards) =
                    (dispatch::options(&app.texts, app.chosen.world), Arc::clone(framework.shard_manager()));
                let beside = Arc::new(OverHttp::new(Arc::clone(&app), options, ctx.clone(), shards));
                let this = Arc::clone(&app);
                unread.hand_on(Some(HandsOn {
                    take_up: Arc::new(move |interaction| beside.take_up(interaction)),
                    changed: Arc::new(move |guild, channel| {
                        let app = Arc::clone(&this);
                        tokio::spawn(async move { reported::channel_changed(&app, guild, channel).await });
                    }),
                }));
                let registered = match registration {
                    Some(registration) => registration.register(&app.discord).await,
                    None => Ok(()),
                };
                // The receiver is gone if the start was given up.
                let _ = ready.send(registered.map(|()| Arc::clone(&app)));
                Ok(app)
            })
        })
        .build();
    client.framework(dispatch::Dispatch(framework)).await.map_err(plain).context("making the client")
}
