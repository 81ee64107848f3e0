//! What the bot has stored, through a second connection.

use std::collections::BTreeMap;

use games::{Game, Seat};
use jiff::{SignedDuration, Timestamp};
use play::{Challenge, ChallengeId, ChallengeState, Ending, GameId, Preferences, Table, Timer};
use sandbox::{Id, Message};

use super::{Story, found::BEGUN, id};
use crate::player::Player;

/// The possible numbers of games and challenges in a story.
const NUMBERS: [std::ops::RangeInclusive<u64>; 2] = [1..=20, BEGUN..=BEGUN + 20];

impl Story {
    /// The record of the running game in a channel.
    pub(crate) fn record_in(&self, channel: Id) -> String {
        let table = self.store.running_in(id(channel.get())).await.expect("a store");
        table.expect("a running game").stored().record.to_string()
    }

    /// The latest game in a channel, running or over.
    pub(crate) fn latest_in(&self, channel: Id) -> Table {
        self.store.latest_in(id(channel.get())).await.expect("a store").expect("a game")
    }

    /// The record of the latest game in a channel, and how it ended.
    pub(crate) fn ended_in(&self, channel: Id) -> (String, Option<Ending>) {
        let table = self.store.latest_in(id(channel.get())).await.expect("a store").expect("a game");
        (table.stored().record.to_string(), table.ending())
    }

    /// A player's preferences.
    pub(crate) fn preferences(&self, player: &Player) -> Preferences {
        self.store.preferences(id(player.member.id().get())).await.expect("a store")
    }

    /// Whether a player has a practice game.
    pub(crate) fn practises(&self, player: &Player, game: Game) -> bool {
        self.store.practice(id(player.member.id().get()), game).await.expect("a store").is_some()
    }

    /// When a player's next digest is due.
    pub(crate) fn next_digest(&self, player: &Player) -> Option<Timestamp> {
        self.store.timer(Timer::Digest(id(player.member.id().get()))).await.expect("a store")
    }

    /// Waits until it is stored that a player knows about dropped premoves in #games, which happens after the answer.
    pub(crate) async fn knows_of_dropped(&self, player: &Player) {
        let (channel, player) = (id(self.games.get()), id(player.member.id().get()));
        let table = || self.store.running_in(channel).await.expect("a store").expect("a running game");
        self.until("a note", || !table().has_dropped_premoves(player)).await;
    }

    /// Waits until a member's name is stored, which happens after the answer.
    pub(crate) async fn knows_name(&self, player: &Player) {
        let (guild, id) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        let known = || self.store.member(guild, id).await.expect("a store").name.is_some();
        self.until("a name", known).await;
    }

    /// Waits until this name is stored.
    pub(crate) async fn is_called(&self, player: &Player, name: &str) {
        let (guild, id) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        let known = || self.store.member(guild, id).await.expect("a store").name.as_deref() == Some(name);
        self.until("a name", known).await;
    }

    /// Whether a game's channel is marked as lost.
    pub(crate) fn is_cut_off(&self, game: u64) -> bool {
        self.store.table(id(game)).await.expect("a store").is_some_and(|table| table.is_cut_off())
    }

    /// How much time a seat has left.
    pub(crate) fn left(&self, game: u64, seat: Seat) -> SignedDuration {
        let table = self.store.table(id(game)).await.expect("a store").expect("a game");
        table.left(seat, self.now()).expect("a clock")
    }

    /// How many announcements are due.
    pub(crate) fn due(&self) -> usize {
        self.store.due().await.expect("a store").len()
    }

    /// Whether an announcement failed and will be retried.
    pub(crate) fn is_put_off(&self) -> bool {
        self.store.due().await.expect("a store").iter().any(|due| due.attempts > 0)
    }

    /// What has become of a challenge.
    pub(crate) fn challenge_state(&self, number: u64) -> ChallengeState {
        let challenge = self.store.challenge(id::<ChallengeId>(number)).await.expect("a store");
        challenge.expect("a challenge").state
    }

    /// How many of the first challenges know their messages.
    pub(crate) fn messages_of_challenges(&self) -> usize {
        let challenge = |number| self.store.challenge(id::<ChallengeId>(number)).await.expect("a store");
        (1..=20).filter_map(challenge).filter(|challenge| challenge.message.is_some()).count()
    }

    /// Whether this message is stored as a game's newest board.
    pub(crate) fn knows_board(&self, message: &Message) -> bool {
        let board = |number| self.store.board_message(id::<GameId>(number)).await.expect("a store");
        NUMBERS.into_iter().flatten().filter_map(board).any(|known| known.get() == message.id.get())
    }

    /// Everything stored about games and challenges, for comparison.
    pub(crate) fn stored(&self) -> String {
        let numbers = || NUMBERS.into_iter().flatten();
        let games =
            numbers().filter_map(|number| self.store.table(id::<GameId>(number)).await.expect("a store"));
        let games: BTreeMap<_, _> = games.map(|table| (table.id(), table.stored().clone())).collect();
        let challenges = numbers()
            .filter_map(|number| self.store.challenge(id::<ChallengeId>(number)).await.expect("a store"));
        // A challenge's message id is stored shortly after the challenge.
        let challenges: Vec<_> = challenges.map(|one| Challenge { message: None, ..one }).collect();
        format!("{games:?} {challenges:?}")
    }
}
