//! Where a player stands in a server and category.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::{Form, Rating};
use crate::PlayerId;

/// A player's rating, and what is counted beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The rating as it was at `since`.
    pub rating: Rating,
    /// How many rated games he has played, over all seasons.
    pub games: u32,
    /// When his last rated game ended or, if that was later, the last season.
    pub since: Timestamp,
}

/// Those who have a rating in one server and category.
pub type Pool = BTreeMap<PlayerId, Entry>;

impl Entry {
    /// The rating at `now`, the weeks without play counted in.
    pub fn at(&self, form: Form, now: Timestamp) -> Rating {
        self.rating.idle(form, self.since, now)
    }
}
