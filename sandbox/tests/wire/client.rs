//! A bare HTTP client and gateway for the tests, so that no library hides what the API says.

use std::sync::Arc;
use std::time::Duration;

use reqwest::multipart::{Form, Part};
use reqwest::{Method, Response};
use sandbox::{Answer, Config, Id, NotAnswered, Sandbox};
use serde_json::{Value, json};
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{ConfigBuilder, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _};
use twilight_model::gateway::event::Event;

/// A sandbox with a client for its bot.
pub(crate) struct World {
    pub(crate) sandbox: Arc<Sandbox>,
    http: reqwest::Client,
}

/// A response of the API.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Reply {
    /// Discord's error code, or 0.
    pub(crate) fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or(0)
    }
}

impl World {
    pub(crate) async fn start(config: Config) -> Self {
        Self { sandbox: Arc::new(Sandbox::start(config).await.unwrap()), http: reqwest::Client::new() }
    }

    /// A sandbox whose bot is connected and has the command `/hello`.
    pub(crate) async fn with_bot() -> (Self, Bot) {
        let world = Self::start(Config::default()).await;
        let bot = Bot::connect(&world.sandbox).await;
        let hello = json!({
            "name": "hello", "description": "d",
            "options": [{ "type": 3, "name": "word", "description": "d", "autocomplete": true }],
        });
        let reply = world.post(&format!("/applications/{}/commands", world.sandbox.bot()), &hello).await;
        assert_eq!(reply.status, 201);
        world.sandbox.ready().await.unwrap();
        (world, bot)
    }

    pub(crate) fn games(&self) -> Id {
        self.sandbox.channel("games")
    }

    /// Sends a request and returns the raw response.
    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Response {
        let mut request = self
            .http
            .request(method, format!("{}/api/v10{path}", self.sandbox.url()))
            .header("authorization", format!("Bot {}", self.sandbox.token()));
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.unwrap()
    }

    pub(crate) async fn request(&self, method: Method, path: &str, body: Option<&Value>) -> Reply {
        read(self.send(method, path, body).await).await
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.request(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.request(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Reply {
        self.request(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.request(Method::DELETE, path, None).await
    }

    /// Sends a body with files.
    pub(crate) async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, Vec<u8>)],
    ) -> Reply {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (at, (name, bytes)) in files.iter().enumerate() {
            form =
                form.part(format!("files[{at}]"), Part::bytes(bytes.clone()).file_name((*name).to_owned()));
        }
        let request = self
            .http
            .request(method, format!("{}/api/v10{path}", self.sandbox.url()))
            .header("authorization", format!("Bot {}", self.sandbox.token()))
            .multipart(form);
        read(request.send().await.unwrap()).await
    }

    /// Posts in #games.
    pub(crate) async fn say(&self, body: &Value) -> Reply {
        self.post(&format!("/channels/{}/messages", self.games()), body).await
    }

    /// Responds to an interaction.
    pub(crate) async fn answer(&self, to: &Interaction, body: &Value) -> Reply {
        self.post(&format!("/interactions/{}/{}/callback", to.id, to.token), body).await
    }

    /// Ada uses `/hello`; resolves to the bot's response.
    pub(crate) fn hello(&self) -> tokio::task::JoinHandle<Result<Answer, NotAnswered>> {
        let (ada, games) = (self.sandbox.member("ada"), self.games());
        tokio::spawn(async move { ada.slash(games, "hello", json!({})).await })
    }

    /// A path below an interaction's webhook.
    pub(crate) fn webhook(&self, to: &Interaction, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.sandbox.bot(), to.token)
    }
}

async fn read(response: Response) -> Reply {
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    Reply { status, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) }
}

/// An interaction as the bot received it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Interaction {
    pub(crate) id: String,
    pub(crate) token: String,
}

/// The bot's gateway.
pub(crate) struct Bot {
    pub(crate) shard: Shard<InMemoryQueue>,
}

impl Bot {
    pub(crate) async fn connect(sandbox: &Sandbox) -> Self {
        let gateway = sandbox.url().replace("http://", "ws://") + "/gateway";
        // twilight's own queue would wait five seconds before identifying again.
        let at_once = InMemoryQueue::new(0, 1_000, Duration::from_hours(24), 1_000);
        let config =
            ConfigBuilder::new(sandbox.token(), Intents::GUILDS).proxy_url(gateway).queue(at_once).build();
        let mut bot = Self { shard: Shard::with_config(ShardId::ONE, config) };
        bot.wait(|event| matches!(event, Event::GuildCreate(_))).await;
        bot
    }

    /// Waits for an event, ignoring errors of a broken connection.
    pub(crate) async fn wait(&mut self, mut matches: impl FnMut(&Event) -> bool) -> Event {
        let waiting = async {
            loop {
                match self.shard.next_event(EventTypeFlags::all()).await {
                    Some(Ok(event)) if matches(&event) => return event,
                    Some(_) => {}
                    None => panic!("the gateway gave up"),
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), waiting).await.expect("an event in time")
    }

    /// Waits for an interaction.
    pub(crate) async fn interaction(&mut self) -> Interaction {
        match self.wait(|event| matches!(event, Event::InteractionCreate(_))).await {
            Event::InteractionCreate(interaction) => {
                Interaction { id: interaction.id.to_string(), token: interaction.token.clone() }
            }
            _ => unreachable!(),
        }
    }
}
