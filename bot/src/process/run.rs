//! Runs the program: start what is needed, wait for the end, stop in good order.

use anyhow::Context as _;
use sandbox::Sandbox;
use ui::{
    texts::{Texts, Words, say},
    views,
};

use crate::{
    Bot, BotToken, Clock, Heard, Settings,
    app::stop_signals::StopSignals,
    discord::supervisor::{self, SupervisorState},
    process::settings::Platform,
};

/// Runs the bot until it is told to stop (SIGTERM, Ctrl-C), or can't go on. `heard` listens to the log.
pub async fn run(settings: Settings, clock: Clock, heard: &Heard) -> anyhow::Result<()> {
    let mut life = Life { stop: StopSignals::listen()? };
    match &settings.platform {
        Platform::Server { token, api } => {
            let start = Bot::start(&settings, token, api.as_deref(), clock, heard);
            let Some(bot) = life.begins(start).await? else { return Ok(()) };
            tracing::info!("ready to play");
            life.of(bot).await
        }
        Platform::Sandbox { port } => {
            tracing::info!(
                "DISCORD_TOKEN isn't set, so the bot runs in a sandbox on this machine, not at Discord"
            );
            let start = start_sandbox(*port);
            let Some(sandbox) = life.begins(start).await? else { return Ok(()) };
            let (token, url) = (BotToken::new(sandbox.token()), sandbox.url());
            let start = Bot::start(&settings, &token, Some(&url), clock, heard);
            let ended = match life.begins(start).await? {
                Some(bot) => {
                    say_where(&url);
                    life.of(bot).await
                }
                None => Ok(()),
            };
            sandbox.stop().await;
            ended
        }
    }
}

/// The life of a program that can be told to stop.
struct Life {
    stop: StopSignals,
}

impl Life {
    /// Waits for a start, which can take a day if the limit of sessions is used up. `None` if the program was told to
    /// stop; the next start finds what was stored.
    async fn begins<T>(
        &mut self,
        start: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<Option<T>> {
        tokio::select! {
            started = start => started.map(Some),
            told = self.stop.received() => {
                told?;
                tracing::info!("stopping during startup");
                supervisor::notify(SupervisorState::Stopping);
                Ok(None)
            }
        }
    }

    /// Waits until a running bot is told to stop, or can't go on.
    async fn of(mut self, mut bot: Bot) -> anyhow::Result<()> {
        bot.notifies_supervisor();
        tokio::select! {
            ended = bot.ended() => {
                supervisor::notify(SupervisorState::Stopping);
                // What is stored is safe; a supervisor will restart the program.
                bot.stop().await?;
                Err(ended)
            }
            told = self.stop.received() => {
                told?;
                tracing::info!("stopping");
                supervisor::notify(SupervisorState::Stopping);
                bot.stop().await
            }
        }
    }
}

async fn start_sandbox(port: u16) -> anyhow::Result<Sandbox> {
    let texts = Texts::load()?;
    let config = sandbox::Config {
        port,
        or_next: true,
        database: Some("sandbox.db".into()),
        welcome: Some(welcome(texts.of(play::Language::English))),
        bot_name: "Dara".to_owned(),
        guild_without_bot: Some("Friends".to_owned()),
        ..sandbox::Config::default()
    };
    Sandbox::start(config).await.context("starting the sandbox")
}

/// What a newcomer to the sandbox reads first.
fn welcome(words: &Words) -> String {
    let games = games::Game::ALL.iter().map(|&game| views::rules_names::game_name(words, game));
    say!(words, "sandbox-welcome", games = games.collect::<Vec<_>>().join(", "))
}

#[expect(clippy::print_stdout, reason = "the one line that a newcomer waits for")]
fn say_where(url: &str) {
    println!("The sandbox is at {url} – open it in a browser and type /play");
}
