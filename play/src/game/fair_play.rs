//! Keeps the engine out of running games between members: which of them a question to it would be about.
//!
//! **Decided:** the engine says nothing about a position that has been reached in a running rated game between members, or
//! in a running game with the same moves. It doesn't matter how the question is put: as a hint, an analysis, practice or a
//! game against the computer. The first moves are common knowledge, so they count only in the asker's own games, and from
//! the fourth on.

use std::ops::RangeInclusive;

use games::{Action, BadRecord, Game, Record, position_key};

use crate::GameId;

/// From how many actions on a position counts, if the asker plays in the game.
const OWN: usize = 4;
/// And if others do.
const OTHERS: usize = 8;

/// Positions that the engine is asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    game: Game,
    actions: Vec<Action>,
    /// After how many actions it was reached, and its key.
    positions: Vec<(usize, u64)>,
}

/// A running game between members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Which.
    pub game: GameId,
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
    /// About the last position of a record.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn about_last(record: &Record) -> Result<Self, BadRecord> {
        let mut question = Self::about_all(record)?;
        question.positions.drain(..question.positions.len().saturating_sub(1));
        Ok(question)
    }

    /// About every position of a record.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn about_all(record: &Record) -> Result<Self, BadRecord> {
        let mut positions = Vec::with_capacity(record.actions.len() + 1);
        let mut position = record.rules.start();
        positions.push((0, position_key(&position)));
        for (index, &action) in record.actions.iter().enumerate() {
            position.play_stored(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
            positions.push((index + 1, position_key(&position)));
        }
        Ok(Self { game: record.rules.game(), actions: record.actions.clone(), positions })
    }

    /// The game that it is about.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// After how many actions the positions were reached.
    pub fn plies(&self) -> RangeInclusive<usize> {
        let plies = |place: Option<&(usize, u64)>| place.map_or(0, |&(plies, _)| plies);
        plies(self.positions.first())..=plies(self.positions.last())
    }

    /// Whether the answer would help someone in this game.
    pub fn helps_in(&self, running: &Running, whose: Whose) -> bool {
        let played = &running.record.actions;
        let counts = match whose {
            Whose::Own => OWN,
            Whose::Others => OTHERS,
        };
        if running.record.rules.game() != self.game || played.is_empty() {
            return false;
        }
        // The very game counts from its first move on.
        if *played == self.actions {
            return true;
        }
        if played.len() < counts {
            return false;
        }
        let is_part = self.plies().contains(&played.len()) && self.actions.starts_with(played);
        is_part || running.rated && self.has_position_of(&running.record, counts)
    }

    fn has_position_of(&self, record: &Record, counts: usize) -> bool {
        let Ok(position) = record.replay_stored() else { return false };
        let key = position_key(&position);
        self.positions.iter().any(|&(plies, known)| plies >= counts && known == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYED: &str = "dara:traditional b3 c4 d1 e2 a6 c6";
    /// The same position, with two drops of each player swapped, on a turned board.
    const TURNED: &str = "dara:traditional b6 a5 d4 c3 e1 c1";
    const LONG: &str = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 b1";

    fn record(text: &str) -> Record {
        text.parse().unwrap()
    }

    fn running(text: &str, rated: bool) -> Running {
        Running { game: GameId::try_from(7).unwrap(), record: record(text), rated }
    }

    fn helps(asked: &str, played: &str, rated: bool, whose: Whose) -> [bool; 2] {
        let asked = record(asked);
        [Question::about_last(&asked), Question::about_all(&asked)]
            .map(|question| question.unwrap().helps_in(&running(played, rated), whose))
    }

    #[test]
    fn the_position_of_a_rated_game_is_recognised_however_it_is_turned() {
        assert_eq!(helps(TURNED, PLAYED, true, Whose::Own), [true, true]);
        assert_eq!(helps(&format!("{TURNED} b2"), PLAYED, true, Whose::Own), [false, true], "on the way");
        assert_eq!(helps(TURNED, PLAYED, false, Whose::Own), [false, false], "it isn't rated");
        assert_eq!(helps("dara:traditional b6 a5 d4 c3 e1 c2", PLAYED, true, Whose::Own), [false, false]);
    }

    #[test]
    fn the_same_moves_are_recognised_in_unrated_games_too() {
        assert_eq!(helps(PLAYED, PLAYED, false, Whose::Own), [true, true]);
        assert_eq!(helps(&format!("{PLAYED} a1"), PLAYED, false, Whose::Own), [false, true]);
        assert_eq!(helps(LONG, LONG, false, Whose::Others), [true, true]);
        assert_eq!(helps("dara:niger b3", "dara:traditional b3", false, Whose::Own), [true, true]);
    }

    #[test]
    fn first_moves_are_common_knowledge() {
        let begun = "dara:traditional b3 c4 d1";
        assert_eq!(helps(PLAYED, begun, true, Whose::Own), [false, false]);
        assert_eq!(helps(TURNED, PLAYED, true, Whose::Others), [false, false]);
        assert_eq!(helps(LONG, LONG, true, Whose::Others), [true, true]);
        assert_eq!(helps("dara:traditional", "dara:traditional", true, Whose::Own), [false, false]);
        assert_eq!(helps("wali:prost b3 c4", "dara:traditional b3 c4", true, Whose::Own), [false, false]);
    }
}
