//! A game that members play by commands.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use data::Store;
use games::{Position, Record, RuleSet};
use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};
use sandbox::{Id, Member, Message};
use serde_json::json;

use crate::typed;

/// A game in a channel of its own, as its players see it.
pub(crate) struct ChannelGame {
    channel: Id,
    rules: RuleSet,
    /// In seating order.
    players: Vec<Member>,
    /// What was played, as indices of legal actions. It is replayed for each turn, because the positions of a
    /// thousand games would count as the bot's memory.
    numbers: Vec<u16>,
    is_over: bool,
    random: SmallRng,
}

impl ChannelGame {
    /// A game that isn't started yet; the same `seed` gives the same game.
    pub(crate) fn new(channel: Id, rules: RuleSet, players: Vec<Member>, seed: u64) -> Self {
        let random = SmallRng::seed_from_u64(seed);
        Self { channel, rules, players, numbers: Vec::new(), is_over: false, random }
    }

    /// Whether it is over and may be replaced.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// The players challenge each other; the first plays first.
    pub(crate) async fn begin(&mut self) -> anyhow::Result<()> {
        let (game, preset) = (self.rules.game(), self.rules.preset());
        let mut options = json!({ "rules": preset, "first": 1 });
        for (option, player) in ["opponent", "partner", "second_opponent"].iter().zip(&self.players[1..]) {
            options[option] = player.name().into();
        }
        let challenge = self.players[0].slash(self.channel, &format!("{game} challenge"), options).await?;
        let challenge = public(challenge.message)?;
        let accept = challenge.button("accept").context("a challenge that cannot be accepted")?;
        for player in &self.players[1..] {
            let accepted = player.click(&challenge, &accept).await?;
            ensure!(accepted.updated.is_some(), "a challenge is not accepted: {:?}", accepted.message);
        }
        self.numbers.clear();
        self.is_over = false;
        Ok(())
    }

    /// Plays a random action of the player to move. Returns the time from sending the interaction to its answer, the
    /// board.
    pub(crate) async fn turn(&mut self) -> anyhow::Result<Duration> {
        let (mut position, _) = self.replayed()?;
        let seat = position.to_act().context("a turn in a game that is over")?;
        let count = u16::try_from(position.legal_count()).unwrap_or(u16::MAX);
        let number = self.random.random_range(0..count.max(1));
        let action = position.play_nth(number.into()).context("no legal action")?.action;
        let (command, options) = typed::command(self.rules.game(), action);
        let answer = self.players[seat.index()].slash(self.channel, &command, options).await?;
        public(answer.message).with_context(|| format!("{action} in {}", self.rules))?;
        self.numbers.push(number);
        self.is_over = position.to_act().is_none();
        Ok(answer.latency)
    }

    /// The position, and the record that led to it.
    fn replayed(&self) -> anyhow::Result<(Position, Record)> {
        let mut position = self.rules.start();
        let mut record = Record { rules: self.rules, actions: Vec::with_capacity(self.numbers.len()) };
        for &number in &self.numbers {
            let effects = position.play_nth(number.into());
            record.actions.push(effects.context("an action that was played and is not legal")?.action);
        }
        Ok((position, record))
    }

    /// Fails unless the store has the same game.
    pub(crate) async fn ensure_stored(&self, store: &Store) -> anyhow::Result<()> {
        let table = store.latest_in(play::ChannelId::try_from(self.channel.get())?).await?;
        let table = table.context("a game that is not stored")?;
        let (_, record) = self.replayed()?;
        let turns = record.actions.len();
        ensure!(table.stored().record == record, "{turns} turns were answered, and others are stored");
        Ok(())
    }
}

/// A public message.
fn public(message: Option<Message>) -> anyhow::Result<Message> {
    let message = message.context("an answer without a message")?;
    ensure!(!message.is_ephemeral(), "refused: {}", message.content);
    Ok(message)
}
