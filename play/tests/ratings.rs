//! Ratings stored game by game equal those recomputed from the whole history, to the last bit.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

use std::collections::BTreeMap;

use games::{Game, Side};
use jiff::{Timestamp, civil::Date};
use play::{
    PlayerId,
    player::ratings::{
        Category, Ended, Entry, Event, Ledger, Lineup, Outcome, Pool, Rating, close_season, settle, utc_day,
    },
};
use proptest::prelude::*;

/// A rating as a database keeps it: the bits of its numbers, and the time in milliseconds.
type Row = ([u64; 3], u32, i64);

/// What a store keeps of a server: the entries, and a row for each rated game.
#[derive(Default)]
struct Stored {
    entries: BTreeMap<(String, PlayerId), Row>,
    rated: Vec<(Date, String, String)>,
}

fn row(entry: Entry) -> Row {
    let Entry { rating, games, since } = entry;
    let bits = [rating.value(), rating.deviation(), rating.volatility()].map(f64::to_bits);
    (bits, games, since.as_millisecond())
}

fn entry((bits, games, since): Row) -> Entry {
    let [value, deviation, volatility] = bits.map(f64::from_bits);
    let rating = Rating::new(value, deviation, volatility).expect("it was one");
    Entry { rating, games, since: Timestamp::from_millisecond(since).expect("it was one") }
}

impl Stored {
    fn load(&self, category: Category) -> Pool {
        let name = category.to_string();
        let rows = self.entries.iter().filter(|((of, _), _)| *of == name);
        rows.map(|((_, player), &row)| (*player, entry(row))).collect()
    }

    fn save(&mut self, category: Category, entries: impl IntoIterator<Item = (PlayerId, Entry)>) {
        let rows = entries.into_iter().map(|(player, one)| ((category.to_string(), player), row(one)));
        self.entries.extend(rows);
    }

    /// Does what the transaction that ends a game does: load its players' entries, and count the day's games.
    fn happen(&mut self, event: Event) {
        match event {
            Event::Ended(ended) => {
                let category = ended.category();
                let day = (utc_day(ended.at), category.to_string(), ended.lineup.pairing().to_string());
                let mut pool = self.load(category);
                pool.retain(|player, _| ended.lineup.players().contains(player));
                let today = self.rated.iter().filter(|&known| *known == day).count();
                if let Ok(settled) = settle(&ended, &pool, today) {
                    self.rated.push(day);
                    self.save(category, settled.into_iter().map(|one| (one.player, one.after)));
                }
            }
            Event::SeasonClosed { at } => {
                for category in Category::all() {
                    let mut pool = self.load(category);
                    close_season(category.form(), &mut pool, at);
                    self.save(category, pool);
                }
            }
        }
    }
}

fn rows(ledger: &Ledger) -> BTreeMap<(String, PlayerId), Row> {
    let pools = ledger.pools();
    pools
        .flat_map(|(category, pool)| {
            pool.iter().map(move |(&player, &one)| ((category.to_string(), player), row(one)))
        })
        .collect()
}

fn players(seats: usize) -> impl Strategy<Value = Lineup> {
    Just((1..=4).collect::<Vec<u64>>()).prop_shuffle().prop_map(move |numbers| {
        let players = numbers.into_iter().take(seats).map(|number| number.try_into().expect("an id"));
        Lineup::new(&players.collect::<Vec<_>>()).expect("they differ")
    })
}

/// Events with all kinds of gaps between them; some go back in time, since a clock can be set back.
fn history() -> impl Strategy<Value = Vec<Event>> {
    let ended = prop_oneof![
        4 => (prop::sample::select(vec![Game::Dara, Game::Damas]), players(2)),
        1 => (Just(Game::Damala), players(4)),
    ];
    let end = prop_oneof![
        4 => Just(Outcome::Won(Side::First)),
        4 => Just(Outcome::Won(Side::Second)),
        2 => Just(Outcome::Drawn),
        1 => Just(Outcome::Aborted),
    ];
    let ended = (ended, end, prop::bool::weighted(0.9)).prop_map(|((game, lineup), end, rated)| {
        let at = Timestamp::UNIX_EPOCH;
        Event::Ended(Ended { game, lineup, end, rated, at, match_of: None })
    });
    let event = prop_oneof![
        12 => ended,
        1 => Just(Event::SeasonClosed { at: Timestamp::UNIX_EPOCH }),
    ];
    // In nanoseconds, more precise than a store keeps.
    let hour = 3_600_000_000_000_i64;
    let gap =
        prop_oneof![60 => 0..hour, 4 => 0..30 * 24 * hour, 4 => -24 * hour..0, 1 => 0..1000 * 24 * hour];
    prop::collection::vec((event, gap), 0..80).prop_map(|events| {
        let mut now = 1_700_000_000_000_000_000_i128;
        let timed = events.into_iter().map(|(mut event, gap)| {
            now += i128::from(gap);
            let (Event::Ended(Ended { at, .. }) | Event::SeasonClosed { at }) = &mut event;
            *at = Timestamp::from_nanosecond(now).expect("within the calendar");
            event
        });
        timed.collect()
    })
}

/// The event as a store returns it.
fn as_stored(mut event: Event) -> Event {
    let (Event::Ended(Ended { at, .. }) | Event::SeasonClosed { at }) = &mut event;
    *at = Timestamp::from_millisecond(at.as_millisecond()).expect("it was one");
    event
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn recomputed_ratings_equal_stored_ones(history in history(), split in any::<prop::sample::Index>()) {
        let mut stored = Stored::default();
        for &event in &history {
            stored.happen(event);
        }
        let again: Ledger = history.iter().copied().map(as_stored).collect();
        prop_assert_eq!(&rows(&again), &stored.entries);

        // Stopping anywhere and continuing gives the same ledger.
        let (before, after) = history.split_at(split.index(history.len() + 1));
        let mut halves: Ledger = before.iter().copied().map(as_stored).collect();
        halves.extend(after.iter().copied().map(as_stored));
        prop_assert_eq!(halves, again);
    }

    #[test]
    fn ratings_stay_within_plausible_bounds(history in history()) {
        let ledger: Ledger = history.iter().copied().collect();
        for (category, pool) in ledger.pools() {
            for entry in pool.values() {
                let (value, deviation) = (entry.rating.value(), entry.rating.deviation());
                prop_assert!((0.0..3000.0).contains(&value), "{value}");
                prop_assert!(deviation > 30.0 && deviation <= category.form().start().deviation(), "{deviation}");
                prop_assert!((0.03..0.12).contains(&entry.rating.volatility()));
                prop_assert!(entry.games > 0);
            }
        }
    }
}
