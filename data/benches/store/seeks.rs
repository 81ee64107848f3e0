//! Finding an opponent among very many seeks.

use data::Store;
use jiff::SignedDuration;
use play::{
    Change, FirstPlayer, Home, Place,
    challenge::{
        self, Request,
        seek::{Seek, Sought},
    },
};

use crate::setting::{TOGETHER, commit, id, now, rules, timed};

/// So many seek the same.
const OPEN: u64 = 100_000;
/// Their ratings lie between these.
const RATINGS: std::ops::Range<i32> = 800..2400;

pub(crate) async fn measure(store: &Store) {
    let mut changes = Vec::new();
    for number in 1..=OPEN {
        changes.extend(sought(store, number).await);
        if changes.len() >= TOGETHER {
            commit(store, std::mem::take(&mut changes)).await;
        }
    }
    commit(store, changes).await;
    println!("beside {OPEN} open seeks of the same:");
    let mut next = RATINGS.step_by(7).cycle();
    let found = timed(2000, async || {
        let rating = next.next().expect("ratings");
        let sought = Sought {
            rules: rules(),
            terms: "3d".parse().expect("terms"),
            rating,
            spread: Some(100),
            lets_run_out: false,
            pace: None,
        };
        assert!(!store.seeks_for(Home::World, id(OPEN + 1), sought, 0).await.expect("readable").is_empty());
    })
    .await;
    println!("  who fits: {found}");
}

/// What stores that a player of this number seeks.
async fn sought(store: &Store, number: u64) -> Vec<Change> {
    let challenge = store.new_challenge_id().await.expect("an id");
    let request = Request {
        home: Home::World,
        channel: play::mail_channel(challenge),
        challenger: id(number),
        invited: vec![None],
        rules: rules(),
        terms: "3d".parse().expect("terms"),
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: Place::Here,
        lifetime: SignedDuration::from_hours(24),
    };
    let mut changes = challenge::open(&request, challenge, None, now()).expect("a challenge").changes;
    let width = RATINGS.end.abs_diff(RATINGS.start);
    let rating = RATINGS.start + i32::try_from(number % u64::from(width)).expect("small");
    changes.push(Change::OpenSeek(Seek {
        challenge,
        rating,
        spread: Some(200),
        lets_run_out: false,
        pace: None,
    }));
    changes
}
