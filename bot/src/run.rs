//! The program's life: start what is needed, wait for the end, stop in good order.

use std::path::PathBuf;

use anyhow::Context as _;
use sandbox::Sandbox;

use crate::{
    Bot, Clock, Heard, Settings, Token,
    settings::Platform,
    supervisor::Supervisor,
    texts::{Texts, say},
};

/// Runs the bot until it is told to stop (SIGTERM, Ctrl-C), or cannot go on. `heard` is what listens in the log.
pub async fn run(settings: Settings, clock: Clock, heard: &Heard) -> anyhow::Result<()> {
    match &settings.platform {
        Platform::Server { token, api } => {
            let bot = Bot::start(&settings, token, api.as_deref(), clock, heard).await?;
            tracing::info!("ready to play");
            live(bot).await
        }
        Platform::Sandbox { port, database } => {
            let sandbox = start_sandbox(*port, database.clone()).await?;
            let token = Token::new(sandbox.token());
            let bot = Bot::start(&settings, &token, Some(&sandbox.url()), clock, heard).await?;
            say_where(&sandbox.url());
            let ended = live(bot).await;
            sandbox.stop().await;
            ended
        }
    }
}

async fn live(mut bot: Bot) -> anyhow::Result<()> {
    let supervisor = Supervisor::from_environment();
    bot.is_watched_by(&supervisor);
    tokio::select! {
        ended = bot.ended() => {
            supervisor.is_stopping();
            // What is stored is safe; whatever supervises the program starts it again.
            bot.stop().await?;
            Err(ended)
        }
        told = told_to_stop() => {
            told?;
            tracing::info!("stopping");
            supervisor.is_stopping();
            bot.stop().await
        }
    }
}

#[cfg(unix)]
async fn told_to_stop() -> anyhow::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("listening for SIGTERM")?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted.context("listening for Ctrl-C"),
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn told_to_stop() -> anyhow::Result<()> {
    tokio::signal::ctrl_c().await.context("listening for Ctrl-C")
}

async fn start_sandbox(port: u16, database: PathBuf) -> anyhow::Result<Sandbox> {
    let texts = Texts::load()?;
    let config = sandbox::Config {
        port,
        or_next: true,
        database: Some(database),
        welcome: Some(say!(texts.of(play::Language::English), "sandbox-welcome")),
        bot_name: "Dara".to_owned(),
        ..sandbox::Config::default()
    };
    Sandbox::start(config).await.context("starting the sandbox")
}

#[expect(clippy::print_stdout, reason = "the one line that a newcomer waits for")]
fn say_where(url: &str) {
    println!("The sandbox is at {url} – open it in a browser, and type /dara challenge");
}
