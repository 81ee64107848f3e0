//! The real program is killed at random moments of several games that are played at once: no action that was answered is lost
//! or doubled, and everything that is due is posted, once.
//!
//! `CRASH_KILLS=1000 cargo test --workspace --test kills -- --ignored --nocapture` is the long form. It is not in the quick suite
//! yet: in one of two runs of 50 kills a board was seen twice, and why is still to be found. `crash.rs` is the quick form, with one
//! game and no offers.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

mod program;

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use data::Store;
use games::Action;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use sandbox::{Answer, Config, Id, Member, Message, NotAnswered, Sandbox};
use serde_json::json;
use tokio::task::JoinHandle;

use program::{
    Program,
    game::{Played, footer, is_board, play},
    store,
};

/// Unless `CRASH_KILLS` says otherwise.
const KILLS: usize = 50;
/// An action is answered within a few milliseconds; the kill comes somewhere before, in, or after that.
const LONGEST_WAIT: Duration = Duration::from_millis(40);
/// One of each game is played at a time.
const RULES: [&str; 5] =
    ["dara:traditional", "wali:prost", "dala:standard", "damas:ruibal", "damala:standard"];
/// Whenever so many kills are done, a game is begun in which nobody plays, so that its time runs out.
const IDLE_EVERY: usize = 10;
/// A minute to play, and whatever the machine needs to tell that it was not used.
const IDLE_TIME: Duration = Duration::from_secs(100);
/// How long it may take until everything is told.
const PATIENCE: Duration = Duration::from_secs(40);

type Asked = JoinHandle<Result<Answer, NotAnswered>>;

struct Story {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    random: StdRng,
    players: [Member; 2],
    games: Vec<Played>,
    /// How often a draw was offered in each game's channel, and how often that was answered.
    offers: HashMap<Id, (usize, usize)>,
    /// Where challenges were made, and whether they were answered.
    challenges: Vec<(Id, bool)>,
    /// Where time runs out, and since when.
    idle: Vec<(Id, Instant)>,
    /// How long the program took to come up.
    starts: Vec<Duration>,
    actions: usize,
}

/// What is asked for just before a kill.
struct Round {
    actions: Vec<Option<(Action, Asked)>>,
    challenge: (Id, Asked),
    offer: (Id, Asked),
}

impl Story {
    async fn begin(seed: u64) -> (Self, Program) {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let players = ["ada", "ben"].map(|name| sandbox.member(name));
        let mut story = Self {
            sandbox,
            folder: tempfile::tempdir().unwrap(),
            random: StdRng::seed_from_u64(seed),
            players,
            games: Vec::new(),
            offers: HashMap::new(),
            challenges: Vec::new(),
            idle: Vec::new(),
            starts: Vec::new(),
            actions: 0,
        };
        let bot = story.start().await;
        for rules in RULES {
            story.games.push(Played::begin(&story.sandbox, &story.players, rules).await);
        }
        (story, bot)
    }

    async fn start(&mut self) -> Program {
        let begun = Instant::now();
        let program = Program::start_and_play(&self.sandbox, self.folder.path()).await;
        self.starts.push(begun.elapsed());
        program
    }

    fn store(&self) -> Store {
        store(self.folder.path())
    }

    /// Games that are over make room for others; now and then one is begun for its time to run out.
    async fn begin_games(&mut self, kill: usize) {
        for (game, rules) in self.games.iter_mut().zip(RULES) {
            if game.position().to_act().is_none() {
                *game = Played::begin(&self.sandbox, &self.players, rules).await;
            }
        }
        if kill.is_multiple_of(IDLE_EVERY) {
            let channel = self.sandbox.add_channel("idle");
            let options = json!({ "opponent": "ben", "first": 1, "clock": "1m" });
            let [ada, ben] = &self.players;
            let challenge = ada.slash(channel, "dara challenge", options).await.unwrap().message.unwrap();
            ben.click(&challenge, &challenge.button("accept").unwrap()).await.unwrap();
            self.sandbox
                .wait_for_message(channel, |message| message.content.contains(&footer(0)))
                .await
                .unwrap();
            self.idle.push((channel, Instant::now()));
        }
    }

    /// Everybody does something at once.
    fn ask(&mut self) -> Round {
        let mut actions = Vec::new();
        for game in &self.games {
            let (channel, rules) = (game.channel, game.record.rules.game());
            let next = game.next(&mut self.random);
            actions.push(next.map(|(player, action)| {
                (action, tokio::spawn(async move { play(&player, channel, rules, action).await }))
            }));
        }
        let channel = self.sandbox.add_channel("challenge");
        let ada = self.players[0].clone();
        let challenge =
            async move { ada.slash(channel, "dara challenge", json!({ "opponent": "ben" })).await };
        let game = &self.games[self.random.random_range(0..self.games.len())];
        let (at, command) = (game.channel, format!("{} offer", game.record.rules.game()));
        let player = self.players[self.random.random_range(0..2)].clone();
        let offer = async move { player.slash(at, &command, json!({ "what": 0 })).await };
        Round { actions, challenge: (channel, tokio::spawn(challenge)), offer: (at, tokio::spawn(offer)) }
    }

    /// After the kill: whatever the sandbox had got before counts as answered.
    async fn look(&mut self, round: Round, kill: usize) {
        let store = self.store();
        for (game, asked) in self.games.iter_mut().zip(round.actions) {
            let Some((action, asked)) = asked else { continue };
            let answered = finished(asked).await.is_some_and(|answer| is_board(&answer));
            let stored = game.stored(&store).setup().record.clone();
            let mut with_action = game.record.clone();
            with_action.actions.push(action);
            if answered {
                assert_eq!(stored, with_action, "kill {kill}: an answered action was lost");
            } else {
                let fits = stored == with_action || stored == game.record;
                assert!(fits, "kill {kill}: something else was stored");
            }
            self.actions += stored.actions.len() - game.record.actions.len();
            game.record = stored;
        }
        let (channel, asked) = round.challenge;
        self.challenges.push((channel, finished(asked).await.is_some_and(|answer| is_board(&answer))));
        let (channel, asked) = round.offer;
        let offers = self.offers.entry(channel).or_default();
        offers.0 += 1;
        offers.1 += usize::from(finished(asked).await.is_some_and(|answer| is_board(&answer)));
    }

    /// Waits until everything that is due is told, and counts it.
    async fn all_is_told(&self, bot: &Program) {
        let store = self.store();
        let deadline = Instant::now() + PATIENCE;
        let told =
            || self.games.iter().all(|game| game.is_told(&self.sandbox)) && store.due().unwrap().is_empty();
        while !told() {
            assert!(Instant::now() < deadline, "not all is told: {}", bot.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        for game in &self.games {
            game.each_board_at_most_once(&self.sandbox);
            let (asked, answered) = self.offers.get(&game.channel).copied().unwrap_or_default();
            let offers = count(&self.sandbox.messages(game.channel), "offers **a draw**");
            assert!((answered..=asked).contains(&offers), "{offers} offers of {asked}, {answered} answered");
        }
        for (channel, answered) in &self.challenges {
            let challenges = count(&self.sandbox.messages(*channel), " challenge");
            assert!((usize::from(*answered)..=1).contains(&challenges), "{challenges} challenges");
        }
        for (channel, since) in &self.idle {
            let ends = count(&self.sandbox.messages(*channel), "**aborted**");
            let over = since.elapsed() > IDLE_TIME;
            assert!(
                (usize::from(over)..=1).contains(&ends),
                "{ends} ends of a game after {:?}",
                since.elapsed()
            );
        }
        self.each_nonce_once();
    }

    /// A message that is sent again is the same: Discord knows it by its nonce.
    fn each_nonce_once(&self) {
        let mut seen = HashMap::new();
        for channel in self.sandbox.channels().into_keys() {
            for message in self.sandbox.messages(channel) {
                let Some(nonce) = message.nonce else { continue };
                let other = seen.insert(nonce.to_string(), message.id);
                assert_eq!(other, None, "posted twice: {}", message.content);
            }
        }
    }
}

async fn finished(asked: Asked) -> Option<Answer> {
    if !asked.is_finished() {
        asked.abort();
        return None;
    }
    asked.await.ok()?.ok()
}

fn count(messages: &[Message], what: &str) -> usize {
    messages.iter().filter(|message| message.content.contains(what)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long, and a board was seen twice after some kills: ordered by hand"]
async fn kills_lose_and_double_nothing() {
    let kills = std::env::var("CRASH_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let seed = std::env::var("CRASH_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    let begun = Instant::now();
    let (mut story, mut bot) = Story::begin(seed).await;
    for kill in 0..kills {
        story.begin_games(kill).await;
        let round = story.ask();
        let wait = story.random.random_range(Duration::ZERO..LONGEST_WAIT);
        tokio::time::sleep(wait).await;
        bot.kill();
        story.look(round, kill).await;
        if kill % 100 == 99 {
            assert_eq!(story.store().integrity().unwrap(), []);
            println!(
                "{} kills in {:.0} s, {} actions",
                kill + 1,
                begun.elapsed().as_secs_f64(),
                story.actions
            );
        }
        bot = story.start().await;
        story.all_is_told(&bot).await;
    }
    // To ask whether an answer arrived, and be told that it did not, is what the program does after a kill.
    let asked_on_purpose =
        |request: &str| request.starts_with("GET /webhooks/") && request.ends_with("/@original");
    let violations = story.sandbox.violations().into_iter();
    let broken: Vec<_> = violations.filter(|found| !asked_on_purpose(&found.request)).collect();
    assert!(broken.is_empty(), "the program broke Discord's rules: {broken:?}");
    bot.kill();
    assert_eq!(story.store().integrity().unwrap(), []);
    let slowest = story.starts.iter().max().unwrap();
    println!(
        "{kills} kills in {:.0} s: {} actions stored, {} challenges, {} offers, {} games whose time ran out; slowest start {slowest:?}",
        begun.elapsed().as_secs_f64(),
        story.actions,
        story.challenges.len(),
        story.offers.values().map(|(asked, _)| asked).sum::<usize>(),
        story.idle.len(),
    );
}
