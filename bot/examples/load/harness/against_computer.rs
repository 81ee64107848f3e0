//! Games against the computer beside the others: members take turns at a steady pace, at all levels.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, ensure};
use data::Store;
use games::RuleSet;
use play::Level;
use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};
use sandbox::{Id, Member, Sandbox};
use serde_json::json;
use tokio::task::JoinSet;

use super::latencies::Latencies;
use crate::typed;

/// How many turns members play in all these games together, a second.
const A_SECOND: u32 = 5;

/// The games, and what was measured.
pub(crate) struct AgainstComputer {
    store: Store,
    games: Vec<Game>,
    answered: Mutex<Latencies>,
    /// Turns whose answer did not yet show the computer's.
    late: Mutex<usize>,
    stopped: AtomicBool,
}

struct Game {
    channel: Id,
    rules: RuleSet,
    member: Member,
    level: Level,
}

impl AgainstComputer {
    /// Begins so many games, by these rules in turn, at all levels in turn.
    pub(crate) async fn begin(
        sandbox: &Sandbox,
        store: Store,
        count: usize,
        rules: &[RuleSet],
    ) -> anyhow::Result<Self> {
        let mut games = Vec::new();
        let for_two: Vec<RuleSet> = rules.iter().copied().filter(|rules| rules.seats() == 2).collect();
        ensure!(count == 0 || !for_two.is_empty(), "rules for two are needed against the computer");
        for number in 0..count {
            let game = Game {
                channel: sandbox.add_channel(&format!("computer-{number}")),
                rules: for_two[number % for_two.len()],
                member: sandbox.add_member(&format!("alone-{number}")),
                level: Level::ALL[number % Level::ALL.len()],
            };
            game.begin().await?;
            games.push(game);
        }
        let (answered, late) = (Mutex::default(), Mutex::default());
        Ok(Self { store, games, answered, late, stopped: AtomicBool::new(false) })
    }

    /// Plays until it is stopped.
    pub(crate) async fn play(self: Arc<Self>) -> anyhow::Result<()> {
        let (mut turns, mut random) = (JoinSet::new(), SmallRng::seed_from_u64(7));
        let mut next = tokio::time::interval(Duration::from_secs(1) / A_SECOND);
        while !self.games.is_empty() && !self.stopped.load(Ordering::Relaxed) {
            next.tick().await;
            let (all, number) = (Arc::clone(&self), random.random_range(0..self.games.len()));
            let seed = random.random();
            turns.spawn(async move { all.turn(number, seed).await });
            while let Some(played) = turns.try_join_next() {
                played.context("a turn that panicked")??;
            }
        }
        while let Some(played) = turns.join_next().await {
            played.context("a turn that panicked")??;
        }
        Ok(())
    }

    /// Plays some action, unless the computer is still to act; starts a new game after the end.
    async fn turn(&self, number: usize, seed: u64) -> anyhow::Result<()> {
        let game = &self.games[number];
        let channel = play::ChannelId::try_from(game.channel.get())?;
        let Some(table) = self.store.running_in(channel).await? else { return game.begin().await };
        if table.computer_to_act().is_some() {
            return Ok(());
        }
        let legal = table.position().legal_actions();
        let action = legal[SmallRng::seed_from_u64(seed).random_range(0..legal.len())];
        let (command, options) = typed::command(game.rules.game(), action);
        let answer = game.member.slash(game.channel, &command, options).await?;
        let message = answer.message.context("an answer without a message")?;
        // Two turns of one game can cross.
        if !message.is_ephemeral() {
            self.answered.lock().unwrap_or_else(PoisonError::into_inner).add(answer.latency);
            let is_late =
                self.store.running_in(channel).await?.is_some_and(|table| table.owes_computer_turn());
            *self.late.lock().unwrap_or_else(PoisonError::into_inner) += usize::from(is_late);
        }
        Ok(())
    }

    /// Ends the play.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// What was measured, in a line; `None` without games.
    pub(crate) fn told(&self) -> Option<String> {
        let answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        let late = *self.late.lock().unwrap_or_else(PoisonError::into_inner);
        (!self.games.is_empty()).then(|| {
            format!(
                "{} turns against the computer, {late} of them answered in two messages: {answered}",
                answered.count()
            )
        })
    }
}

impl Game {
    async fn begin(&self) -> anyhow::Result<()> {
        let options = json!({ "rules": self.rules.preset(), "first": 1, "level": self.level.number() });
        let command = format!("{} challenge", self.rules.game());
        let begun = self.member.slash(self.channel, &command, options).await?;
        ensure!(begun.message.is_some_and(|message| !message.is_ephemeral()), "no game against the computer");
        Ok(())
    }
}
