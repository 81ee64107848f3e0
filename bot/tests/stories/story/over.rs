//! Stored games with every kind of ending, and what players and moderators did with standings.

use games::Side;
use play::{
    PlayerId,
    table::{self, Event, OfferKind},
};

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
            let decision = table::decide(&table, by, event, self.now()).expect("possible");
            self.commits(decision.changes, vec![]).await;
            table = decision.table;
        }
        assert!(table.ending().is_some(), "it is over");
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
