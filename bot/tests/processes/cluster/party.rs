//! Two members who play one game after the other, and try again whatever gets no answer, as people do.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use data::Store;
use games::{Action, Record};
use play::{ChannelId, GameId, Table};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Answer, Id, Member, Message, NotAnswered, Sandbox};
use serde_json::json;

use crate::{
    cluster::notes::Notes,
    program::{
        game::{ChannelGame, is_board, play},
        wait::{self, Wait},
    },
};

const RULES: [&str; 5] =
    ["dara:traditional", "wali:prost", "dala:standard", "damas:ruibal", "damala:standard"];
/// How long members try until something works.
const PATIENCE: Duration = Duration::from_mins(2);
/// The pause before trying again.
const AGAIN: Duration = Duration::from_millis(300);
/// One of so many turns is followed by two draw offers, one by a resignation.
const DRAWN: u32 = 15;
const RESIGNED: u32 = 40;
/// One of so many games is a match.
const MATCHES: u32 = 4;

/// Two members.
pub(crate) struct Party {
    pub(crate) sandbox: Arc<Sandbox>,
    pub(crate) store: Store,
    pub(crate) notes: Notes,
    pub(crate) players: [Member; 2],
    random: StdRng,
    /// The longest pause between two turns.
    pace: Duration,
}

/// A game that they play.
struct Game {
    id: GameId,
    played: ChannelGame,
}

/// How a turn went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Played,
    /// The game ended meanwhile.
    Over,
}

impl Party {
    /// Two new members.
    pub(crate) fn new(
        (sandbox, store, notes): (&Arc<Sandbox>, &Store, &Notes),
        name: &str,
        seed: u64,
        pace: Duration,
    ) -> Self {
        let players = ["ann", "bob"].map(|player| sandbox.add_member(&format!("{player}-{name}")));
        let (sandbox, store, notes) = (Arc::clone(sandbox), store.clone(), notes.clone());
        Self { sandbox, store, notes, players, random: StdRng::seed_from_u64(seed), pace }
    }

    /// Plays until the run is over.
    pub(crate) async fn plays(mut self) {
        while !self.notes.is_over() {
            let rules = *RULES.choose(&mut self.random).unwrap();
            let is_match = self.random.random_ratio(1, MATCHES);
            let mut options = json!({ "clock": "3d" });
            if is_match {
                options["match"] = "3".into();
            }
            let channel = self.begins(rules, options).await;
            while let Some(mut game) = self.running(channel).await
                && !self.notes.is_over()
            {
                self.plays_on(&mut game).await;
                self.notes.counts().ended += 1;
            }
        }
    }

    /// A challenge that is accepted. Returns the channel with the game.
    pub(crate) async fn begins(&mut self, rules: &str, options: serde_json::Value) -> Id {
        let (game, preset) = rules.split_once(':').unwrap();
        let wait = Wait::at_most(PATIENCE).every(AGAIN);
        loop {
            // A new one each time, since a challenge that wasn't answered may be there all the same.
            let channel = self.sandbox.add_channel(game);
            self.notes.counts().channels.push(channel);
            let mut options = options.clone();
            options["rules"] = preset.into();
            options["first"] = 1.into();
            options["opponent"] = self.players[1].name().into();
            let answer = self.players[0].slash(channel, &format!("{game} challenge"), options).await;
            match self.public(answer) {
                Some(challenge) => {
                    let accept = challenge.button("accept").unwrap();
                    self.accepts(channel, &challenge, &accept).await;
                    self.notes.counts().games += 1;
                    return channel;
                }
                None => wait.again(|| format!("no challenge is made: {}", self.notes)).await,
            }
        }
    }

    async fn accepts(&self, channel: Id, challenge: &Message, accept: &str) {
        let wait = Wait::at_most(PATIENCE).every(AGAIN);
        loop {
            let answer = self.players[1].click(challenge, accept).await;
            let is_private = |message: &Message| message.is_ephemeral();
            let is_done =
                answer.as_ref().is_ok_and(|answer| !answer.message.as_ref().is_some_and(is_private));
            self.public(answer);
            if self.stored(channel).await.is_some() {
                return;
            }
            assert!(!is_done || self.notes.is_over(), "accepted, and no game is stored");
            wait.again(|| format!("no challenge is accepted: {}", self.notes)).await;
        }
    }

    /// The game that is being played in a channel.
    async fn running(&self, channel: Id) -> Option<Game> {
        let table = self.stored(channel).await.unwrap();
        if table.ending().is_some() {
            return None;
        }
        let played = ChannelGame { channel, players: self.seated(&table), record: record(&table) };
        Some(Game { id: table.id(), played })
    }

    /// The players in the order of their seats.
    fn seated(&self, table: &Table) -> Vec<Member> {
        let seats = table.stored().seats.members();
        let players = seats.map(|seat| self.players.iter().find(|one| one.id().get() == seat.get()).unwrap());
        players.cloned().collect()
    }

    /// Plays until the game is over or the run is.
    async fn plays_on(&mut self, game: &mut Game) {
        while !self.notes.is_over()
            && let Some((player, action)) = game.played.next(&mut self.random)
        {
            if self.acts(game, &player, action).await == Turn::Over {
                break;
            }
            if self.random.random_ratio(1, DRAWN) {
                self.agrees_on_a_draw(game).await;
            }
            if self.random.random_ratio(1, RESIGNED) {
                self.resigns(game).await;
            }
            let pause = self.random.random_range(Duration::ZERO..self.pace);
            wait::pass(pause).await;
        }
        self.is_as_answered(game).await;
    }

    /// Plays a turn, again and again until it is stored.
    async fn acts(&mut self, game: &mut Game, player: &Member, action: Action) -> Turn {
        let (begun, wait) = (Instant::now(), Wait::at_most(PATIENCE).every(AGAIN));
        let channel = game.played.channel;
        let rules = game.played.record.rules.game();
        loop {
            let answer = play(player, channel, rules, action).await;
            let is_acknowledged = answer.as_ref().is_ok_and(is_board);
            let board = self.public(answer);
            // The game may have ended, and the match has gone on with the next one.
            let is_of_another =
                board.is_some_and(|board| !board.content.contains(&format!("Game {} ", game.id)));
            if is_acknowledged && is_of_another {
                return Turn::Over;
            }
            if is_acknowledged {
                game.played.record.actions.push(action);
                let mut counts = self.notes.counts();
                counts.acknowledged += 1;
                counts.longest_turn = counts.longest_turn.max(begun.elapsed());
                return Turn::Played;
            }
            let table = self.stored(channel).await.unwrap();
            if table.id() != game.id || table.ending().is_some() {
                return Turn::Over;
            }
            let mut with_action = game.played.record.clone();
            with_action.actions.push(action);
            if record(&table) == with_action {
                game.played.record = with_action;
                let mut counts = self.notes.counts();
                counts.found += 1;
                counts.longest_turn = counts.longest_turn.max(begun.elapsed());
                return Turn::Played;
            }
            assert_eq!(record(&table), game.played.record, "{action}: something else is stored");
            wait.again(|| format!("{action} is never played: {}", self.notes)).await;
        }
    }

    async fn agrees_on_a_draw(&self, game: &Game) {
        let command = format!("{} offer", game.played.record.rules.game());
        for player in self.players.clone() {
            let answer = player.slash(game.played.channel, &command, json!({ "what": 0 })).await;
            self.public(answer);
        }
    }

    async fn resigns(&self, game: &Game) {
        let command = format!("{} resign", game.played.record.rules.game());
        let asked = self.players[0].slash(game.played.channel, &command, json!({})).await;
        let question = match asked {
            Ok(answer) => answer.message,
            Err(why) => return self.notes.failed(Err(&why)),
        };
        let button = question.as_ref().and_then(|question| {
            ["Resign this game", "Resign", "call it off"].iter().find_map(|label| question.button(label))
        });
        if let (Some(question), Some(button)) = (question, button) {
            let answer = self.players[0].click(&question, &button).await;
            self.public(answer);
        }
    }

    /// Checks that everything acknowledged is stored, and nothing else.
    async fn is_as_answered(&self, game: &Game) {
        let channel = channel_id(game.played.channel);
        let ended = patiently(|| self.store.games_over_in(channel, 20)).await;
        let running = self.stored(game.played.channel).await;
        let table = ended.into_iter().chain(running).find(|table| table.id() == game.id);
        let table = table.unwrap_or_else(|| panic!("game {} is lost", game.id));
        assert_eq!(record(&table), game.played.record, "game {}", game.id);
    }

    /// The latest game in a channel.
    pub(crate) async fn stored(&self, channel: Id) -> Option<Table> {
        let channel = channel_id(channel);
        patiently(|| self.store.latest_in(channel)).await
    }

    /// The message that everyone sees, if there is one. Everything else is noted.
    fn public(&self, answer: Result<Answer, NotAnswered>) -> Option<Message> {
        match answer {
            Ok(Answer { message: Some(message), .. }) if message.is_ephemeral() => {
                // Without what differs each time.
                let said = message.content.split(['`', '<', '\n']).next().unwrap_or_default();
                let said: Vec<_> = said.split("**").step_by(2).collect();
                self.notes.failed(Ok(&said.join("…")));
                None
            }
            Ok(answer) => answer.message,
            Err(why) => {
                self.notes.failed(Err(&why));
                None
            }
        }
    }
}

/// Reads, again and again while the database is lost.
async fn patiently<T, R: Future<Output = anyhow::Result<T>>>(read: impl Fn() -> R) -> T {
    let wait = Wait::at_most(PATIENCE).every(AGAIN);
    loop {
        match read().await {
            Ok(read) => return read,
            Err(error) => wait.again(|| format!("nothing can be read: {error:#}")).await,
        }
    }
}

fn channel_id(channel: Id) -> ChannelId {
    ChannelId::try_from(channel.get()).unwrap()
}

fn record(table: &Table) -> Record {
    table.stored().record.clone()
}
