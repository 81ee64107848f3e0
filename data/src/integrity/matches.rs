//! Matches: each game must follow from the one before, and the end from the last.

use std::collections::{BTreeMap, BTreeSet};

use crate::sql::Connection;
use jiff::Timestamp;
use play::{
    Change, GameId, Table,
    game::{
        matches::{self, EndedMatch},
        table::StoredGame,
    },
};

use super::fault::Fault;

/// What must follow in each match after the games seen so far.
#[derive(Default)]
pub(super) struct Matches {
    next: BTreeMap<GameId, Change>,
    /// Matches with an unreadable game, of which nothing is known.
    given_up: BTreeSet<GameId>,
}

impl Matches {
    /// Notes that a game of a match cannot be read.
    pub(super) fn give_up(&mut self, first: Option<GameId>) {
        self.given_up.extend(first);
    }

    /// Checks a game. Those of a match must come in order.
    pub(super) fn follow(&mut self, table: &Table, faults: &mut Vec<Fault>) {
        let stored = table.stored();
        let Some(played) = stored.in_match else { return };
        let (first, game) = (played.first, table.id());
        let follows = match self.next.remove(&first) {
            Some(Change::StartGame(next)) => begun(&next) == begun(stored),
            Some(_) => false,
            None => played.number == 1 && played.score == [0, 0],
        };
        if !follows && !self.given_up.contains(&first) {
            let why = format!("game {game} doesn't follow from the one before");
            faults.push(Fault::Match { first, why });
        }
        let next = matches::go_on(table, game, Vec::new(), Vec::new(), Timestamp::UNIX_EPOCH);
        if let Some(next) = next.and_then(|(changes, _)| changes.into_iter().next()) {
            self.next.insert(first, next);
        }
    }

    /// Compares what must follow with the finished matches.
    pub(super) fn end(mut self, connection: &Connection, faults: &mut Vec<Fault>) -> anyhow::Result<()> {
        let mut over = BTreeMap::new();
        for ended in crate::game::matches::all(connection)? {
            match ended {
                Ok(ended) if self.given_up.contains(&ended.first) => {}
                Ok(ended) => drop(over.insert(ended.first, ended)),
                Err(error) => faults.push(Fault::Row(format!("{error:#}"))),
            }
        }
        for (first, next) in std::mem::take(&mut self.next) {
            if self.given_up.contains(&first) {
                continue;
            }
            let ended = over.remove(&first);
            let why = if let Change::EndMatch(due) = next {
                if ended.is_some_and(|ended| EndedMatch { at: ended.at, ..due } == ended) {
                    continue;
                }
                format!("stored {ended:?}, but its games give {due:?}")
            } else {
                "it does not go on".to_owned()
            };
            faults.push(Fault::Match { first, why });
        }
        let too_many = over.into_keys();
        faults.extend(too_many.map(|first| Fault::Match { first, why: "it is not over".to_owned() }));
        Ok(())
    }
}

/// What a game of a match starts with, wherever it is played.
fn begun(stored: &StoredGame) -> impl PartialEq {
    let (players, rules) = (stored.seats.players().to_vec(), stored.record.rules);
    (stored.challenge, stored.home, stored.terms, stored.in_match, players, rules)
}
