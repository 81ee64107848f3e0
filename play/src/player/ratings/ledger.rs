//! The ratings of a server, computed from its history.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{Timestamp, civil::Date};

use super::{Category, Ended, Pairing, Pool, Settled, Unrated, close_season, settle, utc_day};
use crate::GameId;

/// An event that changes the ratings of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game has ended, rated or not.
    Ended(Ended),
    /// A moderator has closed a season.
    SeasonClosed {
        /// When it was closed.
        at: Timestamp,
    },
}

/// All ratings of a server. Collect it from the events in the order in which they were stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    pools: BTreeMap<Category, Pool>,
    /// How many games of the same players were rated on each day, and of which matches; a match counts as one.
    rated: BTreeMap<(Date, Category, Pairing), (usize, BTreeSet<GameId>)>,
}

impl Ledger {
    /// The entries of a category; `None` if it has none.
    pub fn pool(&self, category: Category) -> Option<&Pool> {
        self.pools.get(&category)
    }

    /// The entries of every category that has any.
    pub fn pools(&self) -> impl Iterator<Item = (Category, &Pool)> {
        self.pools.iter().map(|(&category, pool)| (category, pool))
    }

    /// Adds a game that has ended, and returns the changed entries in order of play.
    ///
    /// # Errors
    /// Why the game isn't rated. Nothing has changed then.
    pub fn end(&mut self, ended: &Ended) -> Result<Vec<Settled>, Unrated> {
        let day = (utc_day(ended.at), ended.category(), ended.lineup.pairing());
        let today = self.rated.get(&day).map_or(0, |(games, matches)| {
            let others = matches.iter().filter(|one| Some(**one) != ended.match_of);
            games + others.count()
        });
        let none = Pool::new();
        let settled = settle(ended, self.pool(ended.category()).unwrap_or(&none), today)?;
        let (games, matches) = self.rated.entry(day).or_default();
        match ended.match_of {
            Some(first) => _ = matches.insert(first),
            None => *games += 1,
        }
        let pool = self.pools.entry(ended.category()).or_default();
        pool.extend(settled.iter().map(|one| (one.player, one.after)));
        Ok(settled)
    }

    /// Closes a season in all categories.
    pub fn close_season(&mut self, at: Timestamp) {
        for (category, pool) in &mut self.pools {
            close_season(category.form(), pool, at);
        }
    }
}

impl Extend<Event> for Ledger {
    fn extend<I: IntoIterator<Item = Event>>(&mut self, events: I) {
        for event in events {
            match event {
                // An unrated game changes nothing, and its reason was given when it ended.
                Event::Ended(ended) => _ = self.end(&ended),
                Event::SeasonClosed { at } => self.close_season(at),
            }
        }
    }
}

impl FromIterator<Event> for Ledger {
    fn from_iter<I: IntoIterator<Item = Event>>(events: I) -> Self {
        let mut ledger = Self::default();
        ledger.extend(events);
        ledger
    }
}
