//! What is tested: a bot over a file and the gateway, or workers over PostgreSQL and HTTP.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use bot::{Bot, BotToken, Clock, Heard, Settings};
use data::{Database, DatabaseUrl, Store, transfer};
use sandbox::Sandbox;
use scratch_postgres::{Cluster, Pair};
use tokio::runtime::Runtime;

/// The name of the database on the servers.
const DATABASE: &str = "dara";

/// Where everything is stored.
pub(crate) enum Storage {
    /// In a file.
    File(PathBuf),
    /// On a primary with a synchronous standby, both of which keep what is committed even if the machine goes down.
    Servers(Box<Pair>),
}

/// The bot, or the workers.
pub(crate) struct Tested(Vec<Bot>);

impl Storage {
    /// A new database for so many workers: on servers if there are any. `file` holds it, or what is in it at first.
    pub(crate) fn new(file: &Path, workers: usize) -> anyhow::Result<Self> {
        if workers == 0 {
            return Ok(Self::File(file.to_owned()));
        }
        let pair = Pair::start(Cluster::builder().durable())?;
        let pair = pair.context("PostgreSQL 15 or newer isn't installed")?;
        pair.create(DATABASE)?;
        let storage = Self::Servers(Box::new(pair));
        if file.exists() {
            let server = Database::Server(Box::new(storage.url()?));
            transfer(&Database::File(file.to_owned()), &server, &mut |_| {})?;
        }
        Ok(storage)
    }

    /// Another handle. Blocking.
    pub(crate) fn store(&self) -> anyhow::Result<Store> {
        match self {
            Self::File(path) => Ok(Store::open(path)?),
            Self::Servers(_) => Ok(Store::connect(&self.url()?)?),
        }
    }

    fn url(&self) -> anyhow::Result<DatabaseUrl> {
        Ok(self.address().parse()?)
    }

    /// What the setting says.
    fn address(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Servers(pair) => pair.url(DATABASE),
        }
    }
}

impl Tested {
    /// Starts the bot; or so many workers, to which Discord turns one after the other.
    pub(crate) async fn start(
        sandbox: &Sandbox,
        storage: &Storage,
        workers: usize,
        heard: &Heard,
    ) -> anyhow::Result<Self> {
        let mut bots = Vec::new();
        for _ in 0..workers.max(1) {
            bots.push(start(sandbox, storage, heard).await?);
        }
        let addresses = bots.iter().filter_map(Bot::interactions_address);
        let urls: Vec<_> = addresses.map(|address| format!("http://{address}/")).collect();
        if !urls.is_empty() {
            sandbox.register_endpoints(&urls).await?;
        }
        sandbox.ready().await?;
        Ok(Self(bots))
    }

    /// Stops it in order.
    pub(crate) fn stop(self, runtime: &Runtime) -> anyhow::Result<()> {
        self.0.into_iter().try_for_each(|bot| runtime.block_on(bot.stop()))
    }
}

async fn start(sandbox: &Sandbox, storage: &Storage, heard: &Heard) -> anyhow::Result<Bot> {
    let (address, key, token) = (storage.address(), sandbox.public_key(), sandbox.token());
    let is_file = matches!(storage, Storage::File(_));
    let settings = Settings::read(|name| match name {
        "DATABASE_PATH" => is_file.then(|| address.clone()),
        "DATABASE_URL" => (!is_file).then(|| address.clone()),
        "INTERACTIONS_ADDRESS" => (!is_file).then(|| "127.0.0.1:0".to_owned()),
        "DISCORD_TOKEN" => Some(token.clone()),
        "DISCORD_PUBLIC_KEY" => (!is_file).then(|| key.clone()),
        // Computing them would disturb what is measured.
        "ENDINGS_PATH" => Some("none".to_owned()),
        // All games are on one server, and a member plays many.
        "GAMES_PER_PLAYER" => Some("1000".to_owned()),
        "RATE_PER_MEMBER" | "RATE_PER_SERVER" => Some("1000000".to_owned()),
        _ => None,
    })?;
    let token = BotToken::new(token);
    Bot::start(&settings, &token, Some(&sandbox.url()), Clock::system(), heard).await
}
