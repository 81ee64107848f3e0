//! What poise asks of serenity, without a connection to Discord.
//!
//! poise hands every command a `serenity::Context`. That can't be made without a shard, nor a shard without a WebSocket;
//! so one is opened to this process itself, and closed again. No command uses it.

use std::{
    net::Ipv4Addr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use anyhow::Context as _;
use axum::{Router, extract::WebSocketUpgrade, routing::any};
use poise::serenity_prelude as serenity;
use serenity::{
    GatewayIntents, Shard, ShardId, ShardInfo, ShardManager, ShardManagerOptions, ShardMessenger,
    ShardRunner, ShardRunnerOptions,
};
use tokio::{net::TcpListener, sync::Mutex};

/// How long the WebSocket may take; within one process, it takes a millisecond.
const TIME: Duration = Duration::from_secs(10);

/// A context whose shard isn't connected, and a manager without shards.
pub(crate) struct Unconnected {
    /// For commands.
    pub(crate) context: serenity::Context,
    /// For the framework.
    pub(crate) shards: Arc<ShardManager>,
}

impl Unconnected {
    /// Makes both; `http` sends the commands' requests.
    pub(crate) async fn new(http: Arc<serenity::Http>) -> anyhow::Result<Self> {
        let (shards, _) = ShardManager::new(ShardManagerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Arc::new(OnceLock::new()),
            shard_index: 0,
            shard_init: 0,
            shard_total: 0,
            ws_url: Arc::default(),
            http: Arc::clone(&http),
            intents: GatewayIntents::empty(),
            presence: None,
        });
        let made = tokio::time::timeout(TIME, shard()).await;
        let shard = made.context("no answer within this machine").flatten();
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: None,
            manager: Arc::clone(&shards),
            shard: shard.context("opening a WebSocket on 127.0.0.1, which commands need")?,
            http: Arc::clone(&http),
        });
        let context = serenity::Context {
            data: Arc::default(),
            shard: ShardMessenger::new(&runner),
            shard_id: ShardId(0),
            http,
        };
        Ok(Self { context, shards })
    }
}

/// A shard with a WebSocket that closes at once. Nothing is sent over it, no token either.
async fn shard() -> anyhow::Result<Shard> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let url = format!("ws://{}", listener.local_addr()?);
    let accepts = any(|upgrade: WebSocketUpgrade| async { upgrade.on_upgrade(|_| async {}) });
    let serving = tokio::spawn(axum::serve(listener, Router::new().fallback(accepts)).into_future());
    let info = ShardInfo { id: ShardId(0), total: 1 };
    let shard = Shard::new(Arc::new(Mutex::new(url)), "", info, GatewayIntents::empty(), None).await;
    serving.abort();
    Ok(shard?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_context_needs_no_discord() {
        let made = Unconnected::new(Arc::new(serenity::Http::new(""))).await.unwrap();
        assert_eq!(made.context.shard_id, ShardId(0));
        assert!(made.shards.shards_instantiated().await.is_empty());
    }
}
