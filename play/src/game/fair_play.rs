//! Keeps the engine out of running games between members: which of them a question to it would be about.
//!
//! **Decided:** while a game between members runs, the engine helps none of its players with it: neither with the position on
//! its board nor with what the next turn can make of it. What it is asked about is a whole record, so it doesn't matter whether
//! that ends there, passes by, or joins it later; nor how the board is turned, who is to move, or which rules are named. An
//! unrated game is only protected from its own moves. A rated game of others is protected in the same way from a player who sets
//! it up on a board of their own, in practice or against the computer.
//!
//! So is a vote game in which members play each other, as one that isn't rated: from those who vote in it, and from copies.
//!
//! What was played or posted before stays open to everyone else, so that no one can close it by playing up to it: of an
//! analysed game, only what is said about that very position is left out.
//!
//! Openings are common knowledge: the first moves, and those that come up again and again, see [`openings`].

mod openings;

use std::collections::HashSet;

use games::{Action, BadRecord, Game, Position, Record, board_key};

use crate::GameId;

/// From how many actions on a position counts, if the asker plays in the game.
const OWN: usize = 4;
/// And if others do: nothing they set up is compared with shorter games.
pub const OTHERS: usize = 8;

/// A record that the engine is asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    game: Game,
    actions: Vec<Action>,
    /// The boards on the way, after each number of actions.
    boards: Vec<u64>,
}

/// A running game between members, or a vote game in which they play each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Which; `None` if it's a vote game.
    pub game: Option<GameId>,
    /// What has been played.
    pub record: Record,
    /// Whether it counts for ratings.
    pub rated: bool,
}

/// Whose game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The asker plays in it.
    Own,
    /// Others do.
    Others,
}

impl Question {
    /// About everything that a record passes by.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn about(record: &Record) -> Result<Self, BadRecord> {
        let mut boards = Vec::with_capacity(record.actions.len() + 1);
        let mut position = record.rules.start();
        boards.push(board_key(&position));
        for (index, &action) in record.actions.iter().enumerate() {
            position.play_stored(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
            boards.push(board_key(&position));
        }
        Ok(Self { game: record.rules.game(), actions: record.actions.clone(), boards })
    }

    /// The game that it is about.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// How many actions the record has.
    pub const fn plies(&self) -> usize {
        self.actions.len()
    }

    /// Whether the answer would help someone in this game. Of the games of others, only those should be asked about whose
    /// position the asker has set up on a board of their own.
    pub fn helps_in(&self, running: &Running, whose: Whose) -> bool {
        let played = &running.record.actions;
        if played.is_empty() {
            return false;
        }
        let is_same_game = running.record.rules.game() == self.game;
        // One's very own game counts from its first move on.
        if whose == Whose::Own && is_same_game && *played == self.actions {
            return true;
        }
        let Some(position) = counting(running, whose) else { return false };
        if is_same_game && self.actions.starts_with(played) {
            return true;
        }
        if !running.rated {
            return false;
        }
        let protected = match whose {
            Whose::Own => next_boards(&position),
            Whose::Others => HashSet::from([board_key(&position)]),
        };
        self.boards.iter().any(|board| protected.contains(board))
    }

    /// After how many actions the record has the very position of a rated game of others.
    pub fn meets(&self, running: &Running) -> Vec<usize> {
        let Some(position) = counting(running, Whose::Others).filter(|_| running.rated) else {
            return Vec::new();
        };
        let key = board_key(&position);
        let meets = self.boards.iter().enumerate().filter(|&(_, &board)| board == key);
        meets.map(|(plies, _)| plies).collect()
    }
}

/// The position of a running game, unless it's common knowledge.
fn counting(running: &Running, whose: Whose) -> Option<Position> {
    let least = match whose {
        Whose::Own => OWN,
        Whose::Others => OTHERS,
    };
    let position = running.record.replay_stored().ok().filter(|_| running.record.actions.len() >= least)?;
    (!openings::is_common(board_key(&position))).then_some(position)
}

/// The board of a position, and those that the turn to come can lead to.
fn next_boards(position: &Position) -> HashSet<u64> {
    let mut boards = HashSet::from([board_key(position)]);
    add_boards_after(position, &mut boards);
    boards.retain(|&board| !openings::is_common(board));
    boards
}

fn add_boards_after(position: &Position, boards: &mut HashSet<u64>) {
    for action in position.legal_actions() {
        let mut after = position.clone();
        let Ok(effects) = after.play(action) else { continue };
        boards.insert(board_key(&after));
        if !effects.ends_turn && after.to_act() == position.to_act() {
            add_boards_after(&after, boards);
        }
    }
}

#[cfg(test)]
mod tests;
