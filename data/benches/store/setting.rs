//! Games as the bot begins them, and times as they are told.

use std::{
    fmt,
    time::{Duration, Instant},
};

use data::{Store, Unit};
use games::RuleSet;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, FirstPlayer, GameId, Place,
    challenge::{self, Request},
};

/// How many changes are stored at a time, where that is not what is measured.
pub(crate) const TOGETHER: usize = 10_000;

/// How long something took, each time that it was done.
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99] = [self.0.len() / 2, self.0.len() * 99 / 100].map(|index| self.0[index]);
        write!(f, "p50 {p50:>9.1?}, p99 {p99:>9.1?}")
    }
}

/// Does something so many times.
pub(crate) async fn timed(times: usize, mut done: impl AsyncFnMut()) -> Times {
    let mut all = Vec::with_capacity(times);
    for _ in 0..times {
        let begun = Instant::now();
        done().await;
        all.push(begun.elapsed());
    }
    Times::new(all)
}

pub(crate) fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("numbered from 1")
}

pub(crate) fn now() -> Timestamp {
    Timestamp::now()
}

pub(crate) fn rules() -> RuleSet {
    "dara:traditional".parse().expect("a rule set")
}

/// Stores changes.
pub(crate) async fn commit(store: &Store, changes: Vec<Change>) {
    let unit = Unit { at: now(), interaction: None, changes, announcements: vec![] };
    store.commit(unit).await.expect("stored");
}

/// What begins a game with clocks, in a channel of the same number, as the bot begins one.
pub(crate) async fn begin(store: &Store) -> (GameId, Vec<Change>) {
    begin_between(store, [11, 12]).await
}

/// The same between others.
pub(crate) async fn begin_between(store: &Store, players: [u64; 2]) -> (GameId, Vec<Change>) {
    let [challenger, other] = players;
    let game = store.new_game_id().await.expect("an id");
    let request = Request {
        home: id(1),
        channel: id(game.get()),
        challenger: id(challenger),
        invited: vec![],
        rules: rules(),
        terms: "3d".parse().expect("terms"),
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: Place::Here,
        lifetime: SignedDuration::from_hours(24),
    };
    let mut made = challenge::open(&request, store.new_challenge_id().await.expect("an id"), None, now())
        .expect("a challenge");
    let accept = challenge::Event::Accept {
        by: id(other),
        team: None,
        message: Some(id(1)),
        game,
        lot: 0,
        away: vec![],
        zones: vec![],
    };
    made.changes.extend(challenge::update(&made.challenge, accept, now()).expect("accepted").changes);
    (game, made.changes)
}
