//! Leagues: the start of a season, and the table of a division, of the largest there can be.

use data::{Store, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Competition, CompetitionChange, CompetitionId, PlayerId,
    competition::{
        AtOnce, Begins, Contest, Days, Entrant, Format, MOST_PLAYERS, Movers, Phase, Plan, Size, Where,
        settle,
    },
};

use crate::setting::timed;

/// Starts seasons of 300 players in divisions of 15, with 2,100 games, and loads a league of as many players as can be.
pub(crate) async fn measure(store: &Store) {
    let mut number = 0_u64;
    let begins = async || {
        number += 1;
        begin(store, number, 300, 15).await;
    };
    println!("starting a season with 2,100 games: {}", timed(5, begins).await);
    let id = begin(store, 99, MOST_PLAYERS, 10).await;
    let table = async || {
        let contest = load(store, id).await;
        assert_eq!(contest.table(7).len(), 10);
    };
    println!("a table of a league with 4,500 games, loaded whole: {}", timed(200, table).await);
}

async fn begin(store: &Store, number: u64, players: usize, size: u8) -> CompetitionId {
    let id = CompetitionId::try_from(number).expect("an id");
    let at = Timestamp::from_second(1_750_000_000).expect("a time");
    let competition = Competition {
        id,
        guild: 1001_u64.try_into().expect("an id"),
        channel: 7_u64.try_into().expect("an id"),
        message: None,
        manager: 11_u64.try_into().expect("an id"),
        plan: Plan {
            name: "Autumn".parse().expect("a name"),
            format: Format::League { size: Size::nearest(size), movers: Movers::nearest(2), goes_on: true },
            rules: "dara:traditional".parse().expect("rules"),
            clock: "4d+12h/7d".parse().expect("a clock"),
            days: Days::nearest(60),
            begins: Begins { at: Some(at), players: None, is_late: false },
            at_once: AtOnce::nearest(4),
            place: Where::Threads,
            role: None,
            ping: None,
        },
        season: 1,
        after: None,
        opened: at,
        halt: None,
        phase: Phase::Joining,
        revision: 0,
    };
    let change = |change| Change::Competition { competition: id, change };
    let entrants = (0..players).map(|index| {
        let player = PlayerId::try_from(1_000 + u64::try_from(index).expect("small")).expect("an id");
        let rating = 1_000 + i32::try_from(index).expect("small");
        change(CompetitionChange::Add(Entrant {
            player,
            joined: at,
            rating,
            division: 0,
            place: 0,
            out: None,
        }))
    });
    let opened = change(CompetitionChange::Open(Box::new(competition)));
    let changes = std::iter::once(opened).chain(entrants).collect();
    stores(store, changes, at).await;
    let settled =
        settle(&load(store, id).await, None, at + SignedDuration::from_mins(1)).expect("no season ends");
    stores(store, settled.changes, at).await;
    id
}

async fn load(store: &Store, id: CompetitionId) -> Contest {
    store.contest(id).await.expect("readable").expect("a competition")
}

async fn stores(store: &Store, changes: Vec<Change>, at: Timestamp) {
    let unit = Unit { at, interaction: None, changes, announcements: Vec::new() };
    store.commit(unit).await.expect("stored");
}
