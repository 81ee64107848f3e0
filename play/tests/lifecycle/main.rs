//! Properties of the whole lifecycle over random events and times, for two and for four players: every state
//! has a way out, no one gets a seat without accepting, no one decides what isn't theirs to decide, and what
//! is stored gives back what was decided.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on says why")]

mod absences;
mod challenges;
mod competitions;
mod matches;
mod memory_store;
mod random_events;
mod running;
mod seeks;
mod ways_out;

use games::{Game, RuleSet};
use jiff::Timestamp;
use play::{
    Change, GameId, Player, Terms,
    game::{
        matches::InMatch,
        table::{self, Opening, StoredGame},
    },
};
use proptest::prelude::*;

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("tests number from 1")
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

/// Every preset of every game.
fn rules() -> impl Strategy<Value = RuleSet> + Clone {
    let presets = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
    prop::sample::select(presets.collect::<Vec<_>>())
}

fn terms() -> impl Strategy<Value = Terms> + Clone {
    let terms = [
        "none",
        "3d",
        "1d,no-away",
        "1d+1h/2d",
        "5d+12h/7d,match:2",
        "2d,match:pair",
        "none,match:3",
        "1d,nights",
        "6h+1h/2d,nights,off:sat",
        "12h,match:2,off:thu",
    ];
    prop::sample::select(terms.map(|terms| terms.parse().expect("terms")).to_vec())
}

/// A new game at the epoch, between players numbered from 1.
fn opening(rules: RuleSet, terms: Terms) -> Opening {
    let first: GameId = id(5);
    let zones = ["Europe/Kyiv", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland"];
    let zones = (1..).zip(zones).map(|(player, zone)| (id(player), zone.parse().expect("a zone")));
    Opening {
        id: first,
        challenge: id(1),
        home: id(1),
        channel: id(7),
        thread_of: None,
        terms,
        in_match: terms.goal.map(|_| InMatch { first, number: 1, score: [0, 0] }),
        rules,
        seats: (1..=rules.seats() as u64).map(|number| Player::Member(id(number))).collect(),
        away: vec![],
        zones: zones.collect(),
        at: at(0),
    }
}

/// What is stored when the game begins, and its timer.
fn begun(opening: Opening) -> (StoredGame, Option<Timestamp>) {
    let (changes, announcements) = table::begin(opening, None);
    assert_eq!(announcements.len(), 1);
    match changes.as_slice() {
        [Change::StartGame(stored)] => (StoredGame::clone(stored), None),
        [Change::StartGame(stored), Change::SetTimer { at, .. }] => (StoredGame::clone(stored), *at),
        other => panic!("{other:?}"),
    }
}
