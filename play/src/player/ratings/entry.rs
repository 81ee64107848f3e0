//! A player's entry in a server and category.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::{Form, Rating};
use crate::PlayerId;

/// A player's rating, and what is counted with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The rating as it was at `since`.
    pub rating: Rating,
    /// How many rated games they have played, over all seasons.
    pub games: u32,
    /// When their last rated game ended, or the last season if that was later.
    pub since: Timestamp,
}

/// The entries of one server and category.
pub type Pool = BTreeMap<PlayerId, Entry>;

impl Entry {
    /// The rating at `now`, with the weeks without play counted in.
    pub fn at(&self, form: Form, now: Timestamp) -> Rating {
        self.rating.idle(form, self.since, now)
    }
}
