//! The frame of every story: an in-memory Discord, the real bot connected to it, and the judgement on everything it
//! did.

use std::{
    collections::BTreeSet, future::Future, num::NonZeroU32, path::PathBuf, sync::Mutex, time::Duration,
};

use bot::{
    Bot, BotToken, Chosen, Clock, Database, Hand, Heard, InteractionsEndpoint, Platform, Rates, Settings,
};
use data::Store;
use games::RuleSet;
use jiff::{SignedDuration, Timestamp};
use sandbox::{Config, Id, Member, Message, Recorded, Sandbox, Violation};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::OnceCell;

use crate::{
    judge,
    log::Log,
    player::Player,
    records,
    wait::{self, Wait},
};

pub(crate) mod coming;
mod finished;
mod found;
mod limited;
pub(crate) mod over;
mod puzzles;
pub(crate) mod rows;
mod stored;
pub(crate) mod watched;
mod wiped;
mod wishes;

/// The choices of `/dara challenge first:…`.
pub(crate) mod first {
    pub(crate) const LOT: u8 = 0;
    pub(crate) const ME: u8 = 1;
    pub(crate) const OPPONENT: u8 = 2;
}

/// The choices of `/dara challenge place:…`.
pub(crate) mod place {
    pub(crate) const HERE: u8 = 0;
    pub(crate) const THREAD: u8 = 1;
}

/// Longer than any story, so that no heartbeat is missed when days pass.
const HEARTBEAT: Duration = Duration::from_hours(365 * 24);
/// How often the bot sends an answer at most.
const ATTEMPTS: usize = 3;
/// How long to look for changes that no event announces, and for the last announcements, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often a stopping bot hears from Discord, since serenity only then notices that it is to stop.
const PING: Duration = Duration::from_millis(5);

/// A running story. It must be finished with [`Story::end`].
pub(crate) struct Story {
    pub(crate) sandbox: Sandbox,
    pub(crate) ada: Player,
    pub(crate) ben: Player,
    pub(crate) chidi: Player,
    pub(crate) dede: Player,
    /// Only watches.
    pub(crate) eve: Player,
    pub(crate) games: Id,
    pub(crate) lounge: Id,
    pub(crate) log: Log,
    settings: Settings,
    clock: Clock,
    hand: Hand,
    bot: Option<Bot>,
    /// A second connection to the bot's database.
    store: Store,
    begun: u64,
    /// The preferences that players chose in it.
    wishes: Mutex<judge::Wishes>,
    ended: bool,
    folder: TempDir,
}

impl Story {
    /// A server with members, and a bot that is ready.
    pub(crate) async fn begin() -> Self {
        Self::begin_with(Log::listen()).await
    }

    /// The same with another log.
    pub(crate) async fn begin_with(log: Log) -> Self {
        Self::begin_as(log, 1, false).await
    }

    /// The same with interactions over HTTP.
    pub(crate) async fn begin_over_http() -> Self {
        Self::begin_as(Log::listen(), 1, true).await
    }

    /// The same with several shards, which takes five seconds for each further one.
    pub(crate) async fn begin_with_shards(shards: u32) -> Self {
        let story = Self::begin_as(Log::listen(), shards, false).await;
        story.sandbox.wait_for_shards(shards as usize).await.expect("all shards");
        story
    }

    /// The bot's database.
    fn database(&self) -> PathBuf {
        self.folder.path().join("dara.db")
    }

    async fn begin_as(log: Log, shards: u32, over_http: bool) -> Self {
        let sandbox = Sandbox::start(Config {
            heartbeat: HEARTBEAT,
            clock: sandbox::Clock::frozen(),
            shards,
            // A long attack posts more than is usually kept, and counts what is gone.
            history: usize::MAX,
            ..Config::default()
        })
        .await;
        let sandbox = sandbox.expect("a sandbox");
        let interactions = over_http.then(|| endpoint_with(&sandbox.public_key()));
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("dara.db"), empty_database().await).expect("a database");
        let platform = Platform::Server { token: BotToken::new(sandbox.token()), api: Some(sandbox.url()) };
        let defaults = Settings::read(|_| None).expect("the defaults");
        let settings = Settings {
            platform,
            database: Database::File(folder.path().join("dara.db")),
            metrics: Some(std::net::SocketAddr::from(([127, 0, 0, 1], 0))),
            interactions,
            // A search of all positions takes long.
            chosen: Chosen { analysis_nodes: 2_000, ..defaults.chosen },
            // Time stands still in a story, however much is done.
            rates: Rates { member: NonZeroU32::MAX, server: NonZeroU32::MAX },
            tablebase: None,
            ..defaults
        };
        let (clock, hand) = Clock::by_hand(Timestamp::now());
        let bot = start(&settings, &sandbox, &clock, &log.heard).await;
        let store = Store::open(&folder.path().join("dara.db")).expect("the bot's database");
        let games = sandbox.channel("games");
        let player = |name| Player::new(sandbox.member(name), games, &store);
        Self {
            ada: player("ada"),
            ben: player("ben"),
            chidi: player("chidi"),
            dede: player("dede"),
            eve: player("eve"),
            games,
            lounge: sandbox.channel("lounge"),
            log,
            settings,
            clock,
            hand,
            bot: Some(bot),
            store,
            begun: found::BEGUN,
            wishes: Mutex::default(),
            ended: false,
            folder,
            sandbox,
        }
    }

    /// A member in a channel.
    pub(crate) fn player(&self, member: Member, channel: Id) -> Player {
        Player::new(member, channel, &self.store)
    }

    /// Stops the bot. Returns how long that took.
    pub(crate) async fn stops_the_bot(&mut self) -> Duration {
        let begun = std::time::Instant::now();
        let stopping = self.bot.take().expect("a running bot").stop();
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                ended = &mut stopping => break ended.expect("a good end"),
                () = wait::pass(PING) => { self.sandbox.ping(); }
            }
        }
        begun.elapsed()
    }

    /// Hands over the running bot, for a story that stops it itself.
    pub(crate) fn take_bot(&mut self) -> Bot {
        self.bot.take().expect("a running bot")
    }

    /// Starts the stopped bot.
    pub(crate) async fn starts_the_bot(&mut self) {
        assert!(self.bot.is_none(), "the bot is running");
        self.bot = Some(start(&self.settings, &self.sandbox, &self.clock, &self.log.heard).await);
    }

    /// Where the bot receives interactions over HTTP.
    pub(crate) fn endpoint(&self) -> String {
        endpoint_of(self.bot.as_ref().expect("a running bot")).expect("an endpoint")
    }

    /// Has the stopped bot and Discord use the gateway from now on.
    pub(crate) fn goes_over_to_the_gateway(&mut self) {
        assert!(self.bot.is_none(), "the bot is running");
        self.settings.interactions = None;
        self.sandbox.remove_endpoints();
    }

    /// Tries to start the stopped bot with another key for interactions over HTTP, and says why it doesn't start.
    pub(crate) async fn starts_with_the_key(&self, key: &str) -> anyhow::Error {
        let settings = Settings { interactions: Some(endpoint_with(key)), ..self.settings.clone() };
        let (token, url) = (BotToken::new(self.sandbox.token()), self.sandbox.url());
        let started = Bot::start(&settings, &token, Some(&url), self.clock.clone(), &Heard::default()).await;
        started.err().expect("it doesn't start")
    }

    /// Lets time pass for the bot and for Discord.
    pub(crate) fn passes(&self, time: SignedDuration) {
        self.sandbox.clock().advance(time.unsigned_abs());
        self.hand.advance(time);
    }

    /// Lets time pass while the machine sleeps.
    pub(crate) fn sleeps(&self, time: SignedDuration) {
        self.sandbox.clock().advance(time.unsigned_abs());
        self.hand.sleep(time);
    }

    /// Sets the clock of the bot's machine.
    pub(crate) fn sets_the_clock(&self, by: SignedDuration) {
        self.hand.sleep(by);
    }

    /// Makes every attempt to send the next answer fail.
    pub(crate) fn loses_the_answer(&self) {
        self.sandbox.faults().fail_next(ATTEMPTS, sandbox::Failure::INTERNAL);
    }

    /// Lets time pass for Discord only: a member who waits for an answer learns that there is none.
    pub(crate) fn gives_up_waiting(&self) {
        self.sandbox.clock().advance(Duration::from_secs(3));
    }

    /// A game that `one` started by a challenge, and plays first. Returns the first board. The rules are a preset of
    /// Dara, or `wali:prost`.
    pub(crate) async fn begins_game(&self, one: &Player, other: &Player, rules: &str) -> Message {
        self.begins(&[one.clone(), other.clone()], rules).await
    }

    /// The same for several players in seating order.
    pub(crate) async fn begins(&self, players: &[Player], rules: &str) -> Message {
        self.begins_on(players, rules, json!({})).await
    }

    /// The same with these options.
    pub(crate) async fn begins_on(&self, players: &[Player], rules: &str, mut options: Value) -> Message {
        let (game, _) = rules.split_once(':').unwrap_or(("dara", rules));
        (options["rules"], options["first"]) = (rules.into(), first::ME.into());
        for (option, player) in ["opponent", "partner", "second_opponent"].iter().zip(&players[1..]) {
            options[option] = player.member.name().into();
        }
        let challenge = players[0].slash(&format!("{game} challenge"), options).await;
        let mut accepted = challenge.clone();
        for player in &players[1..] {
            let answer = player.click(&challenge, "Accept").await;
            if let Some(board) = answer.message {
                // Where the bot can only answer.
                assert!(board.content.contains("the game is on!") && !board.is_ephemeral(), "{board:?}");
                return board;
            }
            accepted = answer.updated.expect("the challenge changes");
        }
        self.begun_board(&accepted, accepted.channel).await
    }

    /// The players of a game by these rules in seating order: Ada, Ben, and for four Chidi and Dede.
    pub(crate) fn players(&self, record: &str) -> Vec<Player> {
        let rules: RuleSet = records::rules(record).parse().expect("rules");
        let all = [&self.ada, &self.ben, &self.chidi, &self.dede];
        all.into_iter().take(rules.seats()).cloned().collect()
    }

    /// The first board of a challenge's game.
    pub(crate) async fn begun_board(&self, challenge: &Message, channel: Id) -> Message {
        let begun =
            |message: &Message| message.id > challenge.id && message.content.contains("the game is on!");
        self.sandbox.wait_for_message(channel, begun).await.expect("the game is on")
    }

    /// The newest public message in a channel.
    pub(crate) fn newest(&self, channel: Id) -> Message {
        self.sandbox.messages(channel).pop().expect("a message")
    }

    /// The bot's time.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Checks that a request is refused: privately, and without changing anything. Returns the answer.
    pub(crate) async fn refused(&self, asked: impl Future<Output = Message>) -> String {
        let (before, public) = (self.stored().await, self.all_public());
        let told = asked.await;
        assert!(told.is_ephemeral(), "told in public: {}", told.content);
        assert!(told.mentions.is_empty() && told.attachments.is_empty(), "{told:?}");
        assert_eq!(self.stored().await, before, "a refusal changes nothing");
        assert_eq!(self.all_public(), public, "a refusal is not posted");
        told.content
    }

    fn all_public(&self) -> Vec<(Id, String, Value)> {
        let channels = self.sandbox.channels().into_keys();
        let messages = channels.flat_map(|channel| self.sandbox.messages(channel));
        messages.map(|message| (message.id, message.content, message.components)).collect()
    }

    /// Waits for something that no event announces.
    pub(crate) async fn until(&self, what: &str, is_so: impl AsyncFn() -> bool) {
        let wait = Wait::at_most(PATIENCE);
        while !is_so().await {
            wait.again(|| format!("waited too long for {what}")).await;
        }
    }

    /// What the bot has warned its operator of.
    pub(crate) fn warnings(&self) -> Vec<String> {
        self.log.warnings()
    }

    /// The bot's requests after the first `count`.
    pub(crate) fn requests_since(&self, count: u64) -> Vec<String> {
        let new = usize::try_from(self.sandbox.request_count() - count).expect("a few requests");
        let requests = self.sandbox.requests();
        requests[requests.len() - new..].iter().map(shape).collect()
    }

    /// Expects violations so far, all of which must fit.
    pub(crate) fn pardons(&self, fits: impl Fn(&Violation) -> bool) {
        let pardoned = self.sandbox.take_violations();
        assert!(!pardoned.is_empty() && pardoned.iter().all(fits), "{pardoned:#?}");
    }

    /// The same where it depends on what came first whether the bot asked in vain or knew better.
    pub(crate) fn pardons_any(&self, fits: impl Fn(&Violation) -> bool) {
        let pardoned = self.sandbox.take_violations();
        assert!(pardoned.iter().all(fits), "{pardoned:#?}");
    }

    /// Ends the story: stops the bot cleanly, and judges everything it did.
    pub(crate) async fn end(mut self) {
        self.ended = true;
        if self.bot.is_some() {
            self.settles().await;
            let time = self.stops_the_bot().await;
            assert!(time < Duration::from_secs(10), "the bot took {time:?} to stop");
        }
        assert_eq!(self.log.dropped_events(), Vec::<String>::new(), "events that serenity dropped");
        assert_eq!(self.log.errors(), Vec::<String>::new(), "errors that were logged");
        assert_eq!(self.sandbox.violations(), [], "what Discord found fault with");
        let wishes = self.wishes();
        self.sandbox.requests().iter().for_each(|request| judge::request(request, &wishes));
        self.judge_messages(&wishes);
        assert_eq!(self.due().await, 0, "announcements that were not made");
        assert_eq!(self.store.integrity().expect("a store"), [], "the database");
        self.store.clone().close().await;
    }

    fn judge_messages(&self, wishes: &judge::Wishes) {
        let token = self.sandbox.token();
        let bot = self.sandbox.bot();
        let mut judged = BTreeSet::new();
        let direct = wishes.direct.keys().map(|channel| channel.parse().expect("an id"));
        for channel in self.sandbox.channels().into_keys().chain(direct) {
            for player in [&self.ada, &self.ben, &self.chidi, &self.dede, &self.eve] {
                for message in player.goes_to(channel).sees() {
                    assert!(!message.raw().to_string().contains(&token), "the token in {message:?}");
                    // Default messages, replies and command responses; the other types are Discord's own.
                    let written = message.author == bot && matches!(message.kind, 0 | 19 | 20);
                    if written && judged.insert(message.id) {
                        judge::message(&message);
                        judge::pings(&message, wishes);
                    }
                }
            }
        }
        for line in self.log.lines() {
            assert!(!line.text.contains(&token), "the token in the log");
        }
    }
}

impl Drop for Story {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.log.print();
        } else {
            assert!(self.ended, "a story must end with `story.end().await`");
        }
    }
}

/// An empty database. It is made once and copied, since making one takes an eighth of a short story.
async fn empty_database() -> &'static [u8] {
    static EMPTY: OnceCell<Vec<u8>> = OnceCell::const_new();
    let empty = EMPTY.get_or_init(async || {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("dara.db");
        Store::open(&database).expect("a new database").close().await;
        std::fs::read(&database).expect("the database")
    });
    empty.await
}

async fn start(settings: &Settings, sandbox: &Sandbox, clock: &Clock, heard: &Heard) -> Bot {
    let asked =
        || sandbox.requests().iter().filter(|request| request.path.ends_with("/users/@me/guilds")).count();
    let before = asked();
    let token = BotToken::new(sandbox.token());
    let bot = Bot::start(settings, &token, Some(&sandbox.url()), clock.clone(), heard).await;
    let bot = bot.expect("the bot starts");
    if let Some(endpoint) = endpoint_of(&bot) {
        sandbox.register_endpoints(&[endpoint]).await.expect("an endpoint as Discord wants it");
    }
    sandbox.ready().await.expect("the bot is ready");
    // Its daily requests aren't part of a story.
    let wait = Wait::at_most(PATIENCE);
    while asked() == before {
        wait.again(|| "the bot doesn't ask for its servers".to_owned()).await;
    }
    bot
}

/// An endpoint on any free port.
fn endpoint_with(key: &str) -> InteractionsEndpoint {
    InteractionsEndpoint { address: ([127, 0, 0, 1], 0).into(), key: key.parse().expect("a key") }
}

/// Where the bot receives interactions over HTTP, if it does.
fn endpoint_of(bot: &Bot) -> Option<String> {
    bot.interactions_address().map(|address| format!("http://{address}/"))
}

/// A request without ids and secrets: `POST callback`, `DELETE @original`.
fn shape(request: &Recorded) -> String {
    let last = request.path.rsplit('/').find(|part| !part.bytes().all(|byte| byte.is_ascii_digit()));
    format!("{} {}", request.method, last.unwrap_or_default())
}

fn id<T: TryFrom<u64>>(number: u64) -> T {
    T::try_from(number).ok().expect("an id")
}

#[tokio::test]
#[should_panic(expected = "a story must end")]
async fn a_story_that_is_not_ended_fails() {
    drop(Story::begin().await);
}
