//! Stored games with every kind of ending, and what players and moderators did with standings.

use engine::{Engine, Limit};
use games::Side;
use play::{
    PlayerId,
    game::table::{self, Event, OfferKind},
};
use sandbox::Id;

use super::{Story, id};
use crate::player::Player;

/// The result for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    Won,
    Drawn,
    Lost,
    Aborted,
}

impl Story {
    /// A game by these rules on this server, up to here, that just ended.
    pub(crate) async fn finds_over(&mut self, record: &str, players: &[Player], over: Over) {
        let guild = self.sandbox.guild().get();
        self.finds_over_in(guild, record, players, over).await;
    }

    /// The same on another server.
    pub(crate) async fn finds_over_in(&mut self, guild: u64, record: &str, players: &[Player], over: Over) {
        let game = self.finds_game_at(guild, self.lounge, "1d", record, players).await;
        if over != Over::Aborted {
            players[0].goes_to(self.lounge).after_first_turns().await;
        }
        let mut table = self.store.table(game).await.expect("a store").expect("a game");
        if over == Over::Aborted {
            let late = table.deadline().expect("a clock");
            let aborted = table::tick(&table, late).expect("time runs out");
            return self.commits(aborted.changes, vec![]).await;
        }
        for (by, event) in events(&table.stored().seats.members().collect::<Vec<_>>(), over) {
            let decision = table::decide_event(&table, by, event, self.now()).expect("possible");
            self.commits(decision.changes, vec![]).await;
            table = decision.table;
        }
        assert!(table.ending().is_some(), "it is over");
    }

    /// The member in a channel's game against the computer wins it, unseen: they play well, and the computer whatever comes
    /// first.
    pub(crate) async fn beats_the_computer(&self, channel: Id) {
        let mut engine = Engine::new();
        loop {
            let table = self.latest_in(channel).await;
            if let Some(ending) = table.ending() {
                let winner = ending.winner().expect("a winner");
                let won = games::Seat::ALL.iter().filter(|seat| seat.side() == winner);
                let won = won.filter_map(|&seat| table.player(seat)?.member()).count();
                assert_eq!(won, 1, "{}", table.stored().record);
                return;
            }
            let decision = match table.player_to_act().and_then(play::Player::member) {
                None => {
                    let first = &table.position().legal_actions()[..1];
                    table::play_computer(&table, first, self.now()).expect("legal")
                }
                Some(by) => {
                    let thought = engine.think(&table.stored().record, Limit::nodes(500)).expect("a record");
                    table::decide_event(&table, by, Event::Act(thought.turn[0]), self.now()).expect("legal")
                }
            };
            self.commits(decision.changes, vec![]).await;
        }
    }

    /// A player chose whether to be listed.
    pub(crate) async fn lists(&self, player: &Player, listed: bool) {
        let (guild, player) = (id(self.sandbox.guild().get()), id(player.member.id().get()));
        self.store.list_member(guild, player, listed, self.now()).await.expect("a store");
    }

    /// A moderator closed the first season.
    pub(crate) async fn closes_season(&self, by: &Player) {
        let (guild, by) = (id(self.sandbox.guild().get()), id(by.member.id().get()));
        self.store.close_season(guild, 1, by, self.now()).await.expect("a store");
    }
}

/// The events that lead to this end.
fn events(players: &[PlayerId], over: Over) -> Vec<(PlayerId, Event)> {
    let resign = |side: Side| {
        players.iter().skip(side.index()).step_by(2).map(|&player| (player, Event::Resign)).collect()
    };
    match over {
        Over::Won => resign(Side::Second),
        Over::Lost => resign(Side::First),
        Over::Drawn | Over::Aborted => {
            let offer = players.iter().take(1).map(|&player| (player, Event::Offer(OfferKind::Draw)));
            let agree = players.iter().skip(1).map(|&player| (player, Event::Accept(OfferKind::Draw)));
            offer.chain(agree).collect()
        }
    }
}
