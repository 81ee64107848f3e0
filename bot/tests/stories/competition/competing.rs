//! A competition that is played in a story.

use play::{
    CompetitionId,
    competition::{Contest, Pairing, Phase},
};
use sandbox::{Id, Message};
use serde_json::{Value, json};

use crate::{player::Player, story::Story};

/// The choice of Dara in `game:…`.
pub(super) const DARA: u8 = 0;

/// A competition that Ada has opened.
pub(super) struct Competing {
    pub(super) id: CompetitionId,
    pub(super) players: Vec<Player>,
}

impl Competing {
    /// Opens one with these options, and so many join. It begins once they have.
    pub(super) async fn begin(story: &Story, command: &str, mut options: Value, players: usize) -> Self {
        options["game"] = json!(DARA);
        options["players"] = json!(players);
        let opened = story.ada.slash(command, options).await;
        assert!(
            opened.is_ephemeral() && opened.content.contains("is open. People can join in"),
            "{opened:?}"
        );
        let competing = Self { id: 1_u64.try_into().expect("an id"), players: everyone(story, players) };
        let list = competing.list(story).await;
        for player in &competing.players {
            let joined = player.click_for_note(&list, "Join").await;
            assert!(joined.is_ephemeral() && joined.content.starts_with("You've joined"), "{joined:?}");
        }
        story
            .until("it to begin", async || {
                matches!(competing.contest(story).await.competition.phase, Phase::Running { .. })
            })
            .await;
        competing
    }

    pub(super) async fn contest(&self, story: &Story) -> Contest {
        story.contest(self.id).await
    }

    /// The message with the list of players.
    pub(super) async fn list(&self, story: &Story) -> Message {
        story.until("the list", async || self.contest(story).await.competition.message.is_some()).await;
        let message = self.contest(story).await.competition.message.expect("the list").get();
        let messages = story.sandbox.messages(story.games);
        messages.into_iter().find(|one| one.id.get() == message).expect("the message")
    }

    pub(super) fn player(&self, id: play::PlayerId) -> &Player {
        self.players.iter().find(|player| player.member.id().get() == id.get()).expect("a player")
    }

    /// Waits until this many games run.
    pub(super) async fn plays(&self, story: &Story, games: usize) -> Vec<Pairing> {
        story.until("games to run", async || self.running(story).await.len() == games).await;
        self.running(story).await
    }

    pub(super) async fn running(&self, story: &Story) -> Vec<Pairing> {
        let contest = self.contest(story).await;
        contest.pairings.into_iter().filter(|one| one.is_open() && one.running().is_some()).collect()
    }

    /// The one who moves first, or second, resigns.
    pub(super) async fn ends(&self, story: &Story, pairing: &Pairing, first_resigns: bool) {
        let game = pairing.running().expect("it runs");
        let thread = Id::new(story.table(game).await.stored().channel.get());
        let loser = if first_resigns { pairing.first } else { pairing.second.expect("two players") };
        let loser = self.player(loser).goes_to(thread);
        let question = loser.asks_to_resign("dara").await;
        loser.click_for_message(&question, "Resign").await;
        story
            .until("the result", async || {
                !self.contest(story).await.pairing(pairing.number).expect("it was paired").is_open()
            })
            .await;
    }

    /// Waits for something in the channel that pings no one.
    pub(super) async fn told(&self, story: &Story, says: &str) -> Message {
        self.told_to(story, says, &[]).await
    }

    /// Waits for something in the channel that pings exactly these players.
    pub(super) async fn told_to(&self, story: &Story, says: &str, players: &[&Player]) -> Message {
        let fits = |message: &Message| message.content.contains(says);
        let told = story.sandbox.wait_for_message(story.games, fits).await;
        let told = told.unwrap_or_else(|_| panic!("no one says {says}"));
        let times =
            story.sandbox.messages(story.games).iter().filter(|one| one.content.contains(says)).count();
        assert_eq!(times, 1, "said once: {says}");
        let mut expected: Vec<Id> = players.iter().map(|player| player.member.id()).collect();
        let mut pinged = told.mentions.clone();
        expected.sort();
        pinged.sort();
        assert_eq!(pinged, expected, "who is pinged: {told:?}");
        told
    }

    /// Does something with the manager's tools: each label is chosen in turn, and the last is confirmed.
    pub(super) async fn manages(&self, story: &Story, steps: &[&str]) -> Message {
        let mut shown = story.ada.slash("league manage", json!({})).await;
        for step in steps {
            shown = match step.strip_prefix('@') {
                Some(name) => {
                    let member = story.sandbox.member(name).id();
                    story.ada.chooses_member(&shown, member).await.updated.expect("the next step")
                }
                None => story.ada.chooses(&shown, step).await,
            };
        }
        story.ada.click_for_update(&shown, "Yes").await
    }
}

/// So many members, the story's own first.
pub(super) fn everyone(story: &Story, players: usize) -> Vec<Player> {
    let own = [&story.ada, &story.ben, &story.chidi, &story.dede, &story.eve].into_iter().cloned();
    let others = (0..players.saturating_sub(5))
        .map(|number| story.player(story.sandbox.add_member(&format!("member{number}")), story.games));
    own.chain(others).take(players).collect()
}
