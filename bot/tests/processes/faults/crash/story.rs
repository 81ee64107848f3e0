//! What is played around the kills, and what is checked after each.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use data::{Store, Unit};
use games::Action;
use jiff::Timestamp;
use play::{Notice, PlayerId, Preferences};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use sandbox::{Answer, Config, Id, Member, Message, NotAnswered, Overrun, Sandbox, Violation};
use serde_json::json;
use tokio::task::JoinHandle;

use super::{
    course::Course,
    ledger::{Ledger, Posted},
    left::{Left, announcements},
    tally::Tally,
};
use crate::{
    faults::story::is_asked_after_a_kill,
    program::{
        Program, database,
        game::{ChannelGame, footer, is_board, is_written, play},
        wait::{self, Wait},
    },
};

/// One game of each runs at a time.
const RULES: [&str; 5] =
    ["dara:traditional", "wali:prost", "dala:standard", "damas:ruibal", "damala:standard"];
/// In one of so many cases, the other player makes the same offer at once.
const BOTH_OFFER: u32 = 3;
/// After one of so many kills, the next comes while the program is starting and catching up.
const WHILE_STARTING: u32 = 4;
/// After so many kills, a game starts in which no one plays, so that it runs out of time.
const IDLE_EVERY: usize = 10;
/// A minute on the clock, plus the time that a busy machine may need.
const IDLE_TIME: Duration = Duration::from_mins(3);
/// After so many kills, the whole database is checked.
const CHECKED_EVERY: usize = 10;
/// Discord allows a thousand sessions per day; after so many, the clock jumps to the next day.
const SESSIONS: u64 = 900;
const DAY: Duration = Duration::from_hours(24);
/// How long everything may take to be announced.
const PATIENCE: Duration = Duration::from_secs(40);
/// Discord's error code for an interaction that was answered before.
const ANSWERED: u32 = 40_060;

type Asked = JoinHandle<Result<Answer, NotAnswered>>;

/// A game whose players act whenever it is their turn.
struct Running {
    played: ChannelGame,
    /// Whether it was over after the last kill.
    over: bool,
}

pub(crate) struct Story {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    random: StdRng,
    /// The first gets direct messages, the other pings.
    players: [Member; 2],
    bot: Program,
    games: Vec<Running>,
    courses: Vec<Course>,
    /// The channels of games that run out of time, and when these started.
    idle: Vec<(Id, Instant)>,
    ledger: Ledger,
    /// The newest message read in each channel.
    read: HashMap<Id, Id>,
    /// The sessions up to the start of Discord's day.
    sessions: u64,
    /// One of so many requests fails, while everyone acts and while the program catches up.
    weather: Option<u32>,
    pub(crate) tally: Tally,
}

/// The requests in flight at a kill.
struct Round {
    actions: Vec<Option<(Action, Asked)>>,
    courses: Vec<Asked>,
    offers: Vec<Asked>,
}

impl Story {
    pub(crate) async fn begin(seed: u64, weather: Option<u32>) -> Self {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let players = ["ada", "ben"].map(|name| sandbox.member(name));
        let folder = tempfile::tempdir().unwrap();
        is_told_directly(folder.path(), &players[0]).await;
        let begun = Instant::now();
        let bot = Program::start_and_play(&sandbox, folder.path()).await;
        let mut tally = Tally::default();
        tally.starts.push(begun.elapsed());
        let courses = [false, true].map(|in_thread| Course::begin(&sandbox, in_thread)).into();
        let random = StdRng::seed_from_u64(seed);
        let mut story = Self {
            sandbox,
            folder,
            random,
            players,
            bot,
            games: Vec::new(),
            courses,
            idle: Vec::new(),
            ledger: Ledger::default(),
            read: HashMap::new(),
            sessions: 0,
            weather,
            tally,
        };
        for rules in RULES {
            story.games.push(story.begin_game(rules).await);
        }
        story
    }

    /// Everyone plays a turn; then everyone acts at once and the program is killed. Checks what is left, and what is
    /// announced after the restart.
    pub(crate) async fn round(&mut self) {
        self.begin_what_is_over().await;
        // Answering all requests at once takes about as long, so the kill falls before, during or after.
        let longest = self.every_game_is_played_on().await;
        for course in &mut self.courses {
            course.prepare(&self.sandbox, &self.players).await;
        }
        self.weather_turns();
        let round = self.ask();
        wait::pass(self.random.random_range(Duration::ZERO..longest)).await;
        self.kill();
        self.weather_clears();
        let left = Left::in_folder(self.folder.path());
        self.look(round, &left).await;
        if self.tally.kills.is_multiple_of(CHECKED_EVERY) {
            left.is_whole();
        }
        while self.random.random_ratio(1, WHILE_STARTING) {
            self.is_killed_while_it_starts().await;
        }
        self.start().await;
        self.weather_turns();
        self.all_is_told().await;
        self.every_board_is_true().await;
        if self.sandbox.identified() > self.sessions + SESSIONS {
            self.a_day_passes().await;
        }
    }

    /// Counts everything again over all channels.
    pub(crate) async fn end(mut self) -> Tally {
        self.idle_games_end().await;
        let messages = loop {
            self.all_is_told().await;
            let direct = self.players.iter().filter_map(|player| self.sandbox.direct_channel(player));
            let channels = self.sandbox.channels().into_keys().chain(direct);
            let messages: Vec<_> = channels.flat_map(|channel| self.sandbox.messages(channel)).collect();
            // Games may run out of time at any moment; if one did, look again.
            if announcements(self.folder.path(), self.ledger.judged()).is_empty() {
                break messages;
            }
        };
        let mut ledger = self.ledger.afresh();
        let messages = self.written(messages);
        ledger.enter(Vec::new(), messages.clone());
        ledger.judge_edits(&messages);
        ledger.judge();
        self.kill();
        Left::in_folder(self.folder.path()).is_whole();
        // The program restarts often on purpose, and serenity applies route limits only at Discord's own address.
        let meant = |passed: &Overrun| matches!(passed, Overrun::SignInTooSoon | Overrun::Route(_));
        let passed: Vec<_> = self.sandbox.broken_limits().into_iter().filter(|one| !meant(one)).collect();
        assert_eq!(passed, [], "Discord's limits: {}", self.bot.log());
        self.tally.counts(&ledger);
        self.tally
    }

    /// From now on requests fail at random, in bad weather.
    fn weather_turns(&mut self) {
        let seed = self.random.random();
        self.sandbox.faults().fail_at_random(self.weather, seed);
    }

    fn weather_clears(&self) {
        self.sandbox.faults().fail_at_random(None, 0);
    }

    /// Checks, once nothing is due, that the newest board of each game shows the game as it is stored, and that no game
    /// that is over offers to play.
    async fn every_board_is_true(&self) {
        let left = Left::in_folder(self.folder.path());
        for game in &self.games {
            let channel = game.played.channel;
            let table = left.table(channel).await.unwrap();
            let boards =
                self.sandbox.messages(channel).into_iter().filter(|one| one.content.contains("-# Game "));
            let newest = boards.max_by_key(|board| board.id).unwrap();
            assert!(newest.content.contains(&footer(table.ply())), "another board is the newest: {newest:?}");
            let plays = newest.custom_ids().iter().any(|id| id.starts_with("play:"));
            assert_eq!(plays, table.ending().is_none(), "{newest:?}");
        }
    }

    async fn begin_game(&self, rules: &str) -> Running {
        Running { played: ChannelGame::begin(&self.sandbox, &self.players, rules).await, over: false }
    }

    /// Replaces finished games and challenges, and sometimes starts a game in which no one plays.
    async fn begin_what_is_over(&mut self) {
        for (game, rules) in RULES.iter().enumerate() {
            if self.games[game].over || self.games[game].played.position().to_act().is_none() {
                self.games[game] = self.begin_game(rules).await;
                self.tally.games += 1;
            }
        }
        for course in self.courses.iter_mut().filter(|course| course.is_over()) {
            *course = course.again(&self.sandbox);
            self.tally.courses += 1;
        }
        if self.tally.rounds.is_multiple_of(IDLE_EVERY) {
            let channel = self.sandbox.add_channel("idle");
            let options = json!({ "opponent": "ben", "first": 1, "clock": "1m" });
            let [ada, ben] = &self.players;
            let challenge = ada.slash(channel, "dara challenge", options).await.unwrap().message.unwrap();
            ben.click(&challenge, &challenge.button("accept").unwrap()).await.unwrap();
            let begun = |message: &Message| message.content.contains(&footer(0));
            self.sandbox.wait_for_message(channel, begun).await.unwrap();
            self.idle.push((channel, Instant::now()));
        }
        self.tally.rounds += 1;
    }

    /// Checks that no game is stuck. Returns how long that took.
    async fn every_game_is_played_on(&mut self) -> Duration {
        let begun = Instant::now();
        for game in &mut self.games {
            let before = game.played.record.actions.len();
            game.played.turns(1, &mut self.random).await;
            self.tally.actions += game.played.record.actions.len() - before;
        }
        begun.elapsed()
    }

    /// Everyone acts at once.
    fn ask(&mut self) -> Round {
        let mut actions = Vec::new();
        for Running { played, .. } in &self.games {
            let (channel, rules) = (played.channel, played.record.rules.game());
            let next = played.next(&mut self.random);
            actions.push(next.map(|(player, action)| {
                (action, tokio::spawn(async move { play(&player, channel, rules, action).await }))
            }));
        }
        let courses = self.courses.iter().map(|course| course.ask(&self.sandbox, &self.players)).collect();
        Round { actions, courses, offers: self.offer() }
    }

    /// Someone offers a draw or a takeback, and perhaps both players do; two draw offers agree on a draw.
    fn offer(&mut self) -> Vec<Asked> {
        let what = self.random.random_range(0..2);
        let game = &self.games[self.random.random_range(0..self.games.len())].played;
        let (channel, command) = (game.channel, format!("{} offer", game.record.rules.game()));
        let first = self.random.random_range(0..2);
        let count = if self.random.random_ratio(1, BOTH_OFFER) { 2 } else { 1 };
        let players = self.players.iter().cycle().skip(first).take(count).cloned();
        let offers = players.map(|player| {
            let command = command.clone();
            tokio::spawn(async move { player.slash(channel, &command, json!({ "what": what })).await })
        });
        offers.collect()
    }

    /// Compares after the kill; whatever the sandbox received counts as answered.
    async fn look(&mut self, round: Round, left: &Left) {
        let kill = self.tally.kills;
        for (game, asked) in self.games.iter_mut().zip(round.actions) {
            let table = left.table(game.played.channel).await.unwrap();
            game.over = table.ending().is_some();
            let Some((action, asked)) = asked else { continue };
            let answer = finished(asked).await;
            let stored = table.stored().record.clone();
            let mut with_action = game.played.record.clone();
            with_action.actions.push(action);
            if answer.as_ref().is_some_and(is_board) {
                assert_eq!(stored, with_action, "kill {kill}: an answered action was lost");
                self.tally.answered += 1;
            } else {
                let fits = stored == with_action || stored == game.played.record;
                assert!(fits, "kill {kill}: something else was stored");
                // Only an agreed draw at the same moment can get in the way.
                assert!(answer.is_none() || game.over, "kill {kill}: {action} is refused: {answer:?}");
            }
            self.tally.asked += 1;
            self.tally.actions += stored.actions.len() - game.played.record.actions.len();
            self.tally.agreed += usize::from(table.ending() == Some(play::Ending::Agreed));
            game.played.record = stored;
        }
        for (course, asked) in self.courses.iter_mut().zip(round.courses) {
            let answer = finished(asked).await;
            course.look(&self.sandbox, left, answer.as_ref(), self.weather.is_some()).await;
        }
        // The ledger checks whether answered offers are stored.
        for offer in round.offers {
            finished(offer).await;
        }
    }

    async fn start(&mut self) {
        let begun = Instant::now();
        self.bot = Program::start_and_play(&self.sandbox, self.folder.path()).await;
        self.tally.starts.push(begun.elapsed());
    }

    fn kill(&mut self) {
        self.bot.kill();
        self.tally.kills += 1;
    }

    async fn is_killed_while_it_starts(&mut self) {
        self.bot = Program::start(&self.sandbox, self.folder.path());
        // Long enough that some kills hit while it catches up.
        let longest = self.tally.median_start().mul_f64(1.5);
        wait::pass(self.random.random_range(Duration::ZERO..longest)).await;
        assert!(self.bot.ended().is_none(), "the program ended by itself: {}", self.bot.log());
        self.kill();
        self.tally.while_starting += 1;
    }

    /// Waits until nothing is due, then compares.
    async fn all_is_told(&mut self) {
        let wait = Wait::at_most(PATIENCE);
        loop {
            let before = announcements(self.folder.path(), self.ledger.judged());
            if before.iter().any(|one| one.state == "due") {
                wait.again(|| format!("not all is told: {}", self.bot.log())).await;
                continue;
            }
            let messages: Vec<_> =
                self.channels().into_iter().flat_map(|channel| self.new_in(channel)).collect();
            // Games may run out of time at any moment; if one did, look again.
            if announcements(self.folder.path(), self.ledger.judged()).len() == before.len() {
                let newest = messages.iter().map(|message| (message.channel, message.id));
                self.read.extend(newest);
                self.ledger.enter(before, self.written(messages.clone()));
                if self.ledger.has_new_edits() {
                    let channels = self.channels().into_iter();
                    let now = channels.flat_map(|channel| self.sandbox.messages(channel));
                    self.ledger.judge_edits(&self.written(now));
                }
                self.ledger.judge();
                self.tally.counts(&self.ledger);
                break;
            }
        }
        self.weather_clears();
        self.idle.retain(|&(channel, since)| !is_over(&self.sandbox, channel, since));
        let found = self.sandbox.take_violations();
        let weather = self.weather.is_some();
        let broken: Vec<_> = found.iter().filter(|found| !is_asked_on_purpose(found, weather)).collect();
        assert!(broken.is_empty(), "the program broke Discord's rules: {broken:?}");
    }

    /// Channels that may have new messages.
    fn channels(&self) -> Vec<Id> {
        let courses =
            self.courses.iter().flat_map(|course| [Some(course.channel), course.place(&self.sandbox)]);
        let mut channels: Vec<Id> = courses.flatten().collect();
        channels.extend(self.games.iter().map(|game| game.played.channel));
        channels.extend(self.idle.iter().map(|(channel, _)| channel));
        channels.extend(self.sandbox.direct_channel(&self.players[0]));
        // A challenge shares its game's channel unless the game has a thread.
        channels.sort();
        channels.dedup();
        channels
    }

    fn new_in(&self, channel: Id) -> Vec<Message> {
        match self.read.get(&channel) {
            Some(&last) => self.sandbox.messages_after(channel, last),
            None => self.sandbox.messages(channel),
        }
    }

    /// The messages written by the bot.
    fn written(&self, messages: impl IntoIterator<Item = Message>) -> Vec<Posted> {
        let bot = self.sandbox.bot();
        let messages = messages.into_iter();
        let written = messages.filter(|message| is_written(message, bot));
        written.map(|message| Posted::by(&message)).collect()
    }

    /// Waits until the oldest idle game, if any, has ended.
    async fn idle_games_end(&self) {
        let Some(&(channel, since)) = self.idle.first() else { return };
        let wait = Wait::at_most(IDLE_TIME);
        while !is_over(&self.sandbox, channel, since) {
            wait.again(|| "an idle game goes on".to_owned()).await;
        }
    }

    /// Discord's clock moves on by a day while the program is down.
    async fn a_day_passes(&mut self) {
        self.kill();
        self.sandbox.clock().advance(DAY);
        self.sessions = self.sandbox.identified();
        self.start().await;
        self.all_is_told().await;
    }
}

/// The player chooses direct messages, before anything else.
async fn is_told_directly(folder: &std::path::Path, player: &Member) {
    let store = Store::open(&database(folder)).unwrap();
    let (player, at) = (PlayerId::try_from(player.id().get()).unwrap(), Timestamp::now());
    let before = Preferences::default();
    let changes = before.change(player, Preferences { notice: Notice::Direct, ..before }, at);
    store.commit(Unit { at, interaction: None, changes, announcements: Vec::new() }).await.unwrap();
    store.close().await;
}

async fn finished(asked: Asked) -> Option<Answer> {
    if !asked.is_finished() {
        asked.abort();
        return None;
    }
    asked.await.unwrap().ok()
}

/// Whether an idle game has ended: once, and not too late.
fn is_over(sandbox: &Sandbox, channel: Id, since: Instant) -> bool {
    let ends = sandbox
        .messages(channel)
        .iter()
        .filter(|message| message.content.contains("**game called off**"))
        .count();
    let time = since.elapsed();
    assert!(
        ends <= 1 && (ends == 1 || time < IDLE_TIME),
        "{ends} ends of a game in which no one has played for {time:?}"
    );
    ends == 1
}

/// What the program asks after a kill. In bad weather, an answer is sent again whose arrival wasn't told.
fn is_asked_on_purpose(found: &Violation, in_bad_weather: bool) -> bool {
    is_asked_after_a_kill(found) || in_bad_weather && found.code == ANSWERED
}
