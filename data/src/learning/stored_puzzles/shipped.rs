//! The puzzles that come with the program, which a version that brings more adds to those of the version before.

use std::collections::{BTreeMap, BTreeSet};

use games::Game;
use play::learning::puzzle::estimate;
use puzzles::Puzzle;

use super::key::key;
use crate::{
    CommitError, Store,
    sql::{self, Connection},
};

/// What can differ between two versions of the same puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) record: String,
    pub(super) solution: String,
    pub(super) themes: String,
}

impl Written {
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let texts = |texts: Vec<String>, between: &str| texts.join(between);
        Self {
            record: puzzle.record().to_string(),
            solution: texts(puzzle.solution().map(|action| action.to_string()).collect(), " "),
            themes: texts(puzzle.motifs().iter().map(|motif| motif.name().to_owned()).collect(), ","),
        }
    }
}

impl Store {
    /// Adds the shipped puzzles of a game that aren't stored yet, corrects those that this version has changed, keeping their
    /// ratings, and withdraws those that it no longer ships. Two workers may do it at once. Returns how many changed.
    pub async fn add_shipped_puzzles(&self, game: Game) -> Result<usize, CommitError> {
        let known = self.read(move |connection| known(connection, game)).await?;
        let new: Vec<(String, Written, u16)> = puzzles::shipped(game)
            .iter()
            .map(|puzzle| (key(puzzle), Written::of(puzzle), puzzle.rating()))
            .filter(|(key, written, _)| known.get(key) != Some(written))
            .collect();
        let shipped: BTreeSet<String> = puzzles::shipped(game).iter().map(key).collect();
        let old: Vec<String> = known.into_keys().filter(|key| !shipped.contains(key)).collect();
        let count = new.len() + old.len();
        if count > 0 {
            self.write(move |connection| {
                add(connection, game, &new)?;
                for key in &old {
                    connection.execute(WITHDRAW, [key])?;
                }
                Ok(())
            })
            .await?;
        }
        Ok(count)
    }
}

const WITHDRAW: &str = "UPDATE puzzles SET withdrawn = TRUE WHERE key = ?1 AND guild IS NULL";

/// The stored shipped puzzles of a game that aren't withdrawn, by key.
fn known(connection: &Connection, game: Game) -> sql::Result<BTreeMap<String, Written>> {
    let sql = "SELECT key, record, solution, themes FROM puzzles WHERE game = ?1 AND guild IS NULL AND NOT withdrawn";
    let rows = connection.list_whole::<(String, String, String, String)>(sql, [game])?;
    let written = |(key, record, solution, themes)| (key, Written { record, solution, themes });
    Ok(rows.into_iter().map(written).collect())
}

fn add(connection: &Connection, game: Game, new: &[(String, Written, u16)]) -> sql::Result<()> {
    let sql = "INSERT INTO puzzles (key, game, record, solution, themes, rating, deviation, volatility)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (key) WHERE guild IS NULL DO UPDATE SET record = ?3, solution = ?4, themes = ?5, withdrawn = FALSE";
    for (key, Written { record, solution, themes }, points) in new {
        let rating = estimate(*points);
        let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
        connection.send(sql, (key, game, record, solution, themes, value, deviation, volatility))?;
    }
    Ok(())
}
