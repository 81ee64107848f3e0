//! What the bot has stored, through a second connection.

use std::collections::BTreeMap;

use games::{Game, Seat};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeId, ChallengeState, CompetitionId, Ending, GameId, Preferences, Table, Timer,
    VoteGameId, competition::Contest, game::vote::VoteGame,
};
use sandbox::{Id, Message};

use super::{PATIENCE, Story, found::BEGUN, id};
use crate::{player::Player, wait::Wait};

/// How often everything that is due is seen to be put off before its time passes.
const LOOKS: usize = 100;
/// The possible numbers of games and challenges in a story.
const NUMBERS: [std::ops::RangeInclusive<u64>; 2] = [1..=20, BEGUN..=BEGUN + 20];

impl Story {
    /// The record of the running game in a channel.
    pub(crate) async fn record_in(&self, channel: Id) -> String {
        let table = self.store.running_in(id(channel.get())).await.expect("a store");
        table.expect("a running game").stored().record.to_string()
    }

    /// A player has joined the world.
    pub(crate) async fn joins_the_world(&self, player: &Player) {
        self.is_among_strangers(player, player.member.name()).await;
    }

    /// A player has joined the world under this name.
    pub(crate) async fn is_among_strangers(&self, player: &Player, name: &str) {
        let id = id(player.member.id().get());
        self.store.learn_member(play::Home::World, id, name, self.now()).await.expect("stored");
    }

    /// The running games of a player, wherever they are.
    pub(crate) async fn games_of(&self, player: &Player) -> Vec<Table> {
        self.store.running_games_everywhere(id(player.member.id().get())).await.expect("a store")
    }

    /// The newest competition of the server.
    pub(crate) async fn newest_competition(&self) -> CompetitionId {
        let guild = id(self.sandbox.guild().get());
        self.store.competitions(guild, 1).await.expect("a store").first().expect("a competition").id
    }

    /// A competition with all that belongs to it.
    pub(crate) async fn contest(&self, competition: CompetitionId) -> Contest {
        self.store.contest(competition).await.expect("a store").expect("a competition")
    }

    /// A game.
    pub(crate) async fn table(&self, game: GameId) -> Table {
        self.store.table(game).await.expect("a store").expect("a game")
    }

    /// The latest game in a channel, running or over.
    pub(crate) async fn latest_in(&self, channel: Id) -> Table {
        self.store.latest_in(id(channel.get())).await.expect("a store").expect("a game")
    }

    /// The record of the latest game in a channel, and how it ended.
    pub(crate) async fn ended_in(&self, channel: Id) -> (String, Option<Ending>) {
        let table = self.store.latest_in(id(channel.get())).await.expect("a store").expect("a game");
        (table.stored().record.to_string(), table.ending())
    }

    /// A player's preferences.
    pub(crate) async fn preferences(&self, player: &Player) -> Preferences {
        self.store.preferences(id(player.member.id().get())).await.expect("a store")
    }

    /// Whether a player has a practice game.
    pub(crate) async fn practises(&self, player: &Player, game: Game) -> bool {
        self.store.practice(id(player.member.id().get()), game).await.expect("a store").is_some()
    }

    /// When a player's next digest is due.
    pub(crate) async fn next_digest(&self, player: &Player) -> Option<Timestamp> {
        self.store.timer(Timer::Digest(id(player.member.id().get()))).await.expect("a store")
    }

    /// When the vote of a vote game ends or, before it's posted, is given up.
    pub(crate) async fn next_vote(&self, game: VoteGameId) -> Option<Timestamp> {
        self.store.timer(Timer::Vote(game)).await.expect("a store")
    }

    /// How the vote game that runs in #games was begun.
    pub(crate) async fn begun_vote(&self) -> String {
        let (guild, channel) = (id(self.sandbox.guild().get()), id(self.games.get()));
        let game = self.store.vote_game_in(guild, channel).await.expect("a store").expect("a vote game");
        let (rules, against) = (game.record.rules, game.against);
        format!("{rules}, {against}, {} hours, {:?} votes", game.hours, game.quorum)
    }

    /// A vote game.
    pub(crate) async fn vote_game(&self, game: VoteGameId) -> VoteGame {
        self.store.vote_game(game).await.expect("a store").expect("a vote game")
    }

    /// How the votes after so many actions fell: how many turns were voted for, and how many votes there were.
    pub(crate) async fn tally(&self, game: VoteGameId, ply: u32) -> (usize, usize) {
        let tally = self.store.tally(game, ply).await.expect("a store");
        (tally.turns.len(), tally.votes())
    }

    /// Whether the bot knows that it was removed from the server.
    pub(crate) async fn is_gone(&self) -> bool {
        let guild = self.home().server().expect("a server");
        self.store.guild_gone(guild).await.expect("a store").is_some()
    }

    /// It is stored that a member has left the server.
    pub(crate) async fn has_left(&self, player: &Player) {
        let left = self.store.member_left(self.home(), id(player.member.id().get()), self.now());
        left.await.expect("a store");
    }

    /// Ratings that a story changed by hand are what the games make of them again.
    pub(crate) async fn mends_ratings(&self) {
        self.store.recompute_standings(|_| {}).await.expect("a store");
    }

    /// Waits until it is stored that a player knows about dropped premoves in #games, which happens after the answer.
    pub(crate) async fn knows_of_dropped(&self, player: &Player) {
        let (channel, player) = (id(self.games.get()), id(player.member.id().get()));
        let table = async || self.store.running_in(channel).await.expect("a store").expect("a running game");
        self.until("a note", async || !table().await.has_dropped_premoves(player)).await;
    }

    /// Waits until a member's name is stored, which happens after the answer.
    pub(crate) async fn knows_name(&self, player: &Player) {
        let (guild, id) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        let known = async || self.store.member(guild, id).await.expect("a store").name.is_some();
        self.until("a name", known).await;
    }

    /// Waits until this name is stored.
    pub(crate) async fn is_called(&self, player: &Player, name: &str) {
        let (guild, id) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        let known =
            async || self.store.member(guild, id).await.expect("a store").name.as_deref() == Some(name);
        self.until("a name", known).await;
    }

    /// Whether a game's channel is marked as lost.
    pub(crate) async fn is_cut_off(&self, game: u64) -> bool {
        self.store.table(id(game)).await.expect("a store").is_some_and(|table| table.is_cut_off())
    }

    /// How much time a seat has left.
    pub(crate) async fn left(&self, game: u64, seat: Seat) -> SignedDuration {
        let table = self.store.table(id(game)).await.expect("a store").expect("a game");
        table.left(seat, self.now()).expect("a clock")
    }

    /// How many announcements are due, but for those that wait until something changes where Discord refused them.
    pub(crate) async fn due(&self) -> usize {
        self.store.due().await.expect("a store").iter().filter(|due| !due.is_owed).count()
    }

    /// Waits until all is told that is due.
    pub(crate) async fn tells_all(&self) {
        let (wait, mut looked) = (Wait::at_most(PATIENCE), 0);
        loop {
            let due = self.store.due().await.expect("a store").into_iter().filter(|due| !due.is_owed);
            let Some(next) = due.map(|due| due.not_before).min() else { return };
            looked = if next > self.now() { looked + 1 } else { 0 };
            // What failed since something else changed at that moment is tried again by the bot's own clock.
            if looked == LOOKS {
                self.passes(next.duration_since(self.now()));
            }
            wait.again(|| "announcements that were not made".to_owned()).await;
        }
    }

    /// What waits because Discord refused it.
    pub(crate) async fn owed(&self) -> Vec<play::Announcement> {
        let due = self.store.due().await.expect("a store");
        due.into_iter().filter(|due| due.is_owed).map(|due| due.announcement).collect()
    }

    /// Whether an announcement failed and will be retried.
    pub(crate) async fn is_put_off(&self) -> bool {
        self.store.due().await.expect("a store").iter().any(|due| due.attempts > 0)
    }

    /// What has become of a challenge.
    pub(crate) async fn challenge_state(&self, number: u64) -> ChallengeState {
        let challenge = self.store.challenge(id::<ChallengeId>(number)).await.expect("a store");
        challenge.expect("a challenge").state
    }

    /// Waits until so many challenges know their messages, which happens after the answer.
    pub(crate) async fn knows_messages_of_challenges(&self, count: usize) {
        let known = async || self.messages_of_challenges().await >= count;
        self.until("challenges to know their messages", known).await;
    }

    /// How many of the first challenges know their messages.
    async fn messages_of_challenges(&self) -> usize {
        let mut known = 0;
        for number in 1..=20 {
            let challenge = self.store.challenge(id::<ChallengeId>(number)).await.expect("a store");
            known += usize::from(challenge.is_some_and(|challenge| challenge.message.is_some()));
        }
        known
    }

    /// Waits until so many offers know their messages, which happens after the answer.
    pub(crate) async fn knows_messages_of_offers(&self, count: i64) {
        let known = async || self.rows().numbers("SELECT count(*) FROM offer_messages")[0] >= count;
        self.until("offers to know their messages", known).await;
    }

    /// Whether this message is stored as a game's newest board.
    pub(crate) async fn knows_board(&self, message: &Message) -> bool {
        for number in NUMBERS.into_iter().flatten() {
            let board = self.store.board_message(id::<GameId>(number)).await.expect("a store");
            if board.is_some_and(|known| known.get() == message.id.get()) {
                return true;
            }
        }
        false
    }

    /// Everything stored about games and challenges, for comparison.
    pub(crate) async fn stored(&self) -> String {
        let (mut games, mut challenges) = (BTreeMap::new(), Vec::new());
        for number in NUMBERS.into_iter().flatten() {
            let table = self.store.table(id::<GameId>(number)).await.expect("a store");
            games.extend(table.map(|table| (table.id(), table.stored().clone())));
            let challenge = self.store.challenge(id::<ChallengeId>(number)).await.expect("a store");
            // Its message id is stored shortly after the challenge.
            challenges.extend(challenge.map(|one| Challenge { message: None, ..one }));
        }
        format!("{games:?} {challenges:?}")
    }
}
