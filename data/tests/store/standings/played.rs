//! Games that are played to their ends: who won, who agreed, who came too late.

use data::Unit;
use games::Side;
use jiff::Timestamp;
use play::{
    Change, GameId, PlayerId, Table,
    challenge::{self, Invited, Request},
    game::table::{self, Event, OfferKind},
    player::ratings::{Category, Ended, Lineup, Outcome},
};

use crate::support::{Home, at, id, join_while, request, request_to_four, table, unit};

/// A day in seconds.
pub(super) const DAY: i64 = 24 * 60 * 60;

/// How a game is to end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Finish {
    /// Who sits first in this side, and all his partners, resign.
    Loses(Side),
    Agreed,
    Aborted,
}

pub(super) fn dara() -> Category {
    "dara".parse().expect("a category")
}

/// A game of these players that begins in this second and runs.
pub(super) async fn begin(home: &Home, players: &[u64], terms: &str, second: i64) -> GameId {
    let (first, others) = players.split_first().expect("players");
    let invited = others.iter().map(|&other| Some(Invited::Member(id(other)))).collect();
    let request = if players.len() == 2 { request(7) } else { request_to_four(7) };
    let terms = terms.parse().expect("terms");
    let request = Request { challenger: id(*first), invited, terms, ..request };
    let made =
        challenge::open(&request, home.store.new_challenge_id().await.expect("an id"), None, at(second))
            .expect("a challenge");
    let (game, mut changes, mut open) =
        (home.store.new_game_id().await.expect("an id"), made.changes, made.challenge);
    for &by in others {
        let all = open.joined().chain([id(by)]);
        let away = home.store.away(open.home, all, at(second)).await.expect("readable");
        let joined = join_while(away, &open, by, game, second);
        changes.extend(joined.changes);
        open = joined.challenge;
    }
    home.store.commit(Unit { changes, ..unit(second) }).await.expect("stored");
    game
}

/// What ends a game that runs, at this time.
fn ending(table: &Table, finish: Finish, at: Timestamp) -> Vec<Change> {
    let players: Vec<PlayerId> = table.stored().seats.members().collect();
    let events: Vec<(PlayerId, Event)> = match finish {
        Finish::Loses(side) => {
            let lost = players.iter().copied().skip(side.index()).step_by(2);
            lost.map(|player| (player, Event::Resign)).collect()
        }
        Finish::Agreed => {
            let accept = |player: &PlayerId| (*player, Event::Accept(OfferKind::Draw));
            let offer = players.first().map(|player| (*player, Event::Offer(OfferKind::Draw)));
            offer.into_iter().chain(players.iter().skip(1).map(accept)).collect()
        }
        Finish::Aborted => {
            return table::tick(table, at).expect("time is out").changes;
        }
    };
    let (mut table, mut changes) = (table.clone(), Vec::new());
    // A player who resigns before their first move calls the game off.
    for _ in 0..table.stored().record.rules.seats() {
        let first = table.position().legal_actions()[0];
        let by = table.player_to_act().and_then(play::Player::member).expect("a player to act");
        let decision = table::decide_event(&table, by, Event::Act(first), at).expect("legal");
        changes.extend(decision.changes);
        table = decision.table;
    }
    for (by, event) in events {
        let decision = table::decide_event(&table, by, event, at).expect("possible");
        changes.extend(decision.changes);
        table = decision.table;
    }
    assert!(table.ending().is_some());
    changes
}

/// Plays a game of these players, begun in this second, to its end: at once, or when the time of the first turn is out.
pub(crate) async fn play(home: &Home, players: &[u64], terms: &str, finish: Finish, second: i64) -> Ended {
    let game = begin(home, players, terms, second).await;
    let table = table(&home.store, game).await;
    let at = match finish {
        Finish::Aborted => table.deadline().expect("a clock"),
        Finish::Loses(_) | Finish::Agreed => at(second),
    };
    let changes = ending(&table, finish, at);
    home.store.commit(Unit { changes, at, ..unit(second) }).await.expect("stored");
    let rules = table.stored().record.rules;
    Ended {
        game: rules.game(),
        lineup: Lineup::new(&table.stored().seats.members().collect::<Vec<_>>()).expect("players"),
        end: match finish {
            Finish::Loses(side) => Outcome::Won(side.opponent()),
            Finish::Agreed => Outcome::Drawn,
            Finish::Aborted => Outcome::Aborted,
        },
        rated: table.stored().terms.rated,
        at,
        match_of: table.stored().in_match.map(|one| one.first),
    }
}

/// The second player of a game of two wins it.
pub(super) async fn lost_by(home: &Home, loser: u64, winner: u64, second: i64) {
    play(home, &[loser, winner], "none", Finish::Loses(Side::First), second).await;
}
