//! Stored state that a story starts with: running games, what a crash left, messages from other versions.

use data::Unit;
use games::{Position, Record};
use play::{
    Announcement, Challenge, ChallengeState, Change, ChannelId, FirstPlayer, GameId, GuildId, Home, Place,
    PlayerId, Slot, Terms, challenge,
    game::{
        matches::{self, InMatch},
        table::{self, Opening},
    },
};
use sandbox::{Id, Message};
use serde_json::{Value, json};

use super::{Story, id};
use crate::player::Player;

/// The first number of stored running games; the bot's own start at 1.
pub(super) const BEGUN: u64 = 1_000;

impl Story {
    /// A game in #games between these two, up to here, with an old board.
    pub(crate) async fn finds_game(&mut self, record: &str, one: &Player, other: &Player) -> GameId {
        let guild = self.sandbox.guild().get();
        self.finds_game_in(guild, self.games, record, one, other).await
    }

    /// The server's choice of theme and text for public boards.
    pub(crate) async fn furnishes(&self, theme: play::Theme, text: bool) {
        let guild = id(self.sandbox.guild().get());
        let settings = play::ServerSettings { theme, text, ..play::ServerSettings::default() };
        let before = self.store.server_settings(guild).await.expect("a store");
        self.commits(vec![Change::SetServerSettings { guild, before, settings }], vec![]).await;
    }

    /// The server chooses that no game gets a thread.
    pub(crate) async fn forbids_threads(&self) {
        let guild = id(self.sandbox.guild().get());
        let settings =
            play::ServerSettings { threads: play::Threads::Never, ..play::ServerSettings::default() };
        let before = self.store.server_settings(guild).await.expect("a store");
        self.commits(vec![Change::SetServerSettings { guild, before, settings }], vec![]).await;
    }

    /// The same for any number of players in seating order.
    pub(crate) async fn finds_game_of(&mut self, record: &str, players: &[Player]) -> GameId {
        self.finds_game_on("none", record, players).await
    }

    /// The same on these terms; everything was played just now.
    pub(crate) async fn finds_game_on(&mut self, terms: &str, record: &str, players: &[Player]) -> GameId {
        let guild = self.sandbox.guild().get();
        self.finds_game_at(guild, self.games, terms, record, players).await
    }

    /// The same for two players on another server and channel.
    pub(crate) async fn finds_game_in(
        &mut self,
        guild: u64,
        channel: Id,
        record: &str,
        one: &Player,
        other: &Player,
    ) -> GameId {
        self.finds_game_at(guild, channel, "none", record, &[one.clone(), other.clone()]).await
    }

    /// The same anywhere; server 0 is the world.
    pub(crate) async fn finds_game_at(
        &mut self,
        guild: u64,
        channel: Id,
        terms: &str,
        record: &str,
        players: &[Player],
    ) -> GameId {
        self.begun += 1;
        let (game, challenge) = (id(self.begun), id(self.begun));
        let record: Record = record.parse().expect("a record");
        let terms: Terms = terms.parse().expect("terms");
        let home = GuildId::try_from(guild).map_or(Home::World, Home::from);
        let (channel, at) = (id::<ChannelId>(channel.get()), self.clock.now());
        let seats: Vec<PlayerId> = players.iter().map(|player| id(player.member.id().get())).collect();
        let open = Challenge {
            id: challenge,
            home,
            channel,
            message: None,
            challenger: seats[0],
            others: seats[1..].iter().copied().map(Slot::Joined).collect(),
            revision: 0,
            rules: record.rules,
            terms,
            rematch_of: None,
            first: FirstPlayer::Challenger,
            place: Place::Here,
            created: at,
            expires: at,
            state: ChallengeState::Open,
        };
        let opening = Opening {
            id: game,
            challenge,
            home,
            channel,
            thread_of: None,
            terms,
            in_match: terms.goal.map(|_| InMatch { first: game, number: 1, score: [0, 0] }),
            rules: record.rules,
            seats: seats.into_iter().map(play::Player::Member).collect(),
            away: vec![],
            zones: vec![],
            at,
        };
        let mut changes = vec![
            Change::OpenChallenge(open),
            Change::CloseChallenge { challenge, state: ChallengeState::Accepted, at },
        ];
        changes.extend(table::begin(opening, None).0);
        let mut position = Position::start(record.rules);
        for (ply, &action) in (0..).zip(&record.actions) {
            let seat = position.to_act().expect("the game goes on");
            position.play(action).expect("a legal action");
            changes.push(Change::PlayAction { game, ply, seat, action, at });
        }
        self.commits(changes, vec![]).await;
        game
    }

    /// The same, resigned by the second player.
    pub(crate) async fn finds_game_over(
        &mut self,
        channel: Id,
        record: &str,
        one: &Player,
        other: &Player,
    ) -> GameId {
        let guild = self.sandbox.guild().get();
        let game = self.finds_game_in(guild, channel, record, one, other).await;
        let table = self.store.table(game).await.expect("a store").expect("a game");
        let loser = id(other.member.id().get());
        let over =
            table::decide_event(&table, loser, table::Event::Resign, self.clock.now()).expect("resigned");
        self.commits(over.changes, vec![]).await;
        game
    }

    /// Ends all games and challenges of the server, unseen.
    pub(crate) async fn clears_the_tables(&self) {
        let (guild, now) = (id(self.sandbox.guild().get()), self.clock.now());
        let here = self.store.open_challenges_of(guild).await.expect("a store");
        let sought = self.store.open_challenges_of(play::Home::World).await.expect("a store");
        for open in here.into_iter().chain(sought) {
            let update = challenge::update(&open, challenge::Event::Remove, now).expect("it is open");
            self.commits(update.changes, vec![]).await;
        }
        for table in self.store.running_games_in(guild, 100, 0).await.expect("a store") {
            let moderator = id(self.ada.member.id().get());
            let stopped = table::stop(&table, moderator, now).expect("it runs");
            let of_match =
                matches::go_on(&stopped.table, table.id(), vec![], vec![], now).map(|(changes, _)| changes);
            self.commits([stopped.changes, of_match.unwrap_or_default()].concat(), vec![]).await;
        }
    }

    /// Stores something without the bot, as a crash might leave it.
    pub(crate) async fn commits(&self, changes: Vec<Change>, announcements: Vec<Announcement>) {
        let unit = Unit { at: self.clock.now(), interaction: None, changes, announcements };
        self.store.commit(unit).await.expect("a commit");
    }

    /// Posts a message with these buttons, as another version of the bot might have.
    pub(crate) async fn finds_old_message(&self, buttons: &[&str]) -> Message {
        self.finds_old_message_in(self.games, buttons).await
    }

    /// The same in another channel.
    pub(crate) async fn finds_old_message_in(&self, channel: Id, buttons: &[&str]) -> Message {
        let buttons = buttons.iter().enumerate();
        let buttons: Vec<Value> = buttons
            .map(|(at, id)| json!({ "type": 2, "style": 2, "label": format!("Old {at}"), "custom_id": id }))
            .collect();
        let body = json!({
            "content": "A message of old.",
            "components": [{ "type": 1, "components": buttons }],
            "allowed_mentions": { "parse": [] },
        });
        self.posts(channel, body).await;
        // The bot may have posted something since.
        let messages = self.sandbox.messages(channel).into_iter();
        messages.filter(|message| message.content == "A message of old.").last().expect("it was posted")
    }

    /// Posts a message that is made of components, with a button.
    pub(crate) async fn finds_panel_of_components_in(&self, channel: Id, button: &str) -> Message {
        let button = json!({ "type": 2, "style": 2, "label": "Old", "custom_id": button });
        let text = json!({ "type": 10, "content": "A panel of old." });
        let body = json!({
            "flags": 1 << 15,
            "components": [text, { "type": 1, "components": [button] }],
            "allowed_mentions": { "parse": [] },
        });
        self.posts(channel, body).await;
        let messages = self.sandbox.messages(channel).into_iter();
        messages.filter(|message| message.button("Old").is_some()).last().expect("it was posted")
    }

    /// Posts a message in the bot's name.
    async fn posts(&self, channel: Id, body: Value) {
        let url = format!("{}/api/v10/channels/{}/messages", self.sandbox.url(), channel);
        let token = format!("Bot {}", self.sandbox.token());
        let posted = reqwest::Client::new().post(url).header("Authorization", token).json(&body).send().await;
        assert!(posted.is_ok_and(|answer| answer.status().is_success()));
    }
}
