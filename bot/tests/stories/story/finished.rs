//! Stored finished games, so that players have ratings and places.

use jiff::SignedDuration;
use play::game::table::{self, Event};
use sandbox::Id;

use super::{Story, id};
use crate::player::Player;

impl Story {
    /// So many rated games by these rules on this server, just ended; `loser` resigned each.
    pub(crate) async fn finds_rated(&mut self, rules: &str, winner: &Player, loser: &Player, games: usize) {
        let guild = self.sandbox.guild().get();
        self.finds_rated_in(guild, rules, winner, loser, games).await;
    }

    /// The same on another server.
    pub(crate) async fn finds_rated_in(
        &mut self,
        guild: u64,
        rules: &str,
        winner: &Player,
        loser: &Player,
        games: usize,
    ) {
        self.finds_rated_at((guild, self.lounge), rules, [winner, loser], games).await;
    }

    /// The same in another channel.
    pub(crate) async fn finds_rated_at(
        &mut self,
        (guild, channel): (u64, Id),
        rules: &str,
        [winner, loser]: [&Player; 2],
        games: usize,
    ) {
        for _ in 0..games {
            let players = [loser.clone(), winner.clone()];
            let game = self.finds_game_at(guild, channel, "none", rules, &players).await;
            winner.goes_to(channel).after_first_turns().await;
            let table = self.store.table(game).await.expect("a store").expect("a game");
            let resigns = id(loser.member.id().get());
            let ended =
                table::decide_event(&table, resigns, Event::Resign, self.now()).expect("a running game");
            self.commits(ended.changes, vec![]).await;
        }
    }

    /// The name under which a player was seen on this server before.
    pub(crate) async fn finds_named(&self, player: &Player, name: &str) {
        let (guild, player) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        let learnt = self.store.learn_member(guild, player, name, self.now() - SignedDuration::from_hours(1));
        learnt.await.expect("a store");
    }

    /// Whether a player is known to have left.
    pub(crate) async fn knows_gone(&self, player: &Player) -> bool {
        let (guild, player) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        self.store.member(guild, player).await.expect("a store").gone
    }
}
