//! A game after one of its turns.

use games::{Effects, Position, Record};

/// A game after one of its turns.
#[derive(Clone, Debug)]
pub struct After {
    /// How many turns were played before it.
    pub turn: u32,
    /// How many turns the game has; the last may be unfinished.
    pub turns: u32,
    /// The position.
    pub position: Position,
    /// The effects of the last turn's actions, in order; empty at the start.
    pub last: Vec<Effects>,
}

impl After {
    /// The game after `turn` turns, or after its last. A turn ends where the rules end it, so taking a stone belongs
    /// to the move that earned it.
    pub fn of(record: &Record, turn: u32) -> Self {
        let mut position = record.rules.start();
        let mut after = Self { turn: 0, turns: 0, position: position.clone(), last: Vec::new() };
        let mut between = true;
        for &action in &record.actions {
            // Records are validated when they are stored or imported, so this never happens.
            let Ok(effects) = position.play_stored(action) else { break };
            after.turns += u32::from(between);
            between = effects.ends_turn;
            if after.turns > turn {
                continue;
            }
            if after.turn < after.turns {
                after.turn = after.turns;
                after.last.clear();
            }
            after.last.push(effects);
            after.position = position.clone();
        }
        after
    }

    /// Whether it is the last turn played.
    pub const fn is_last(&self) -> bool {
        self.turn == self.turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::example;

    #[test]
    fn a_turn_is_a_move_with_the_take_that_it_earned() {
        // The 25th action makes a row, and the next one takes a stone for it.
        let whole = format!("{} xa1", example::up_to(25).stored().record);
        let check = |actions: usize, turn, expect: (u32, u32, usize, u32)| {
            let words = whole.split(' ').take(1 + actions).collect::<Vec<_>>().join(" ");
            let After { turn: shown, turns, position, last } = After::of(&words.parse().unwrap(), turn);
            assert_eq!(
                (shown, turns, last.len(), position.ply()),
                expect,
                "turn {turn} of {actions} actions"
            );
        };
        check(0, 0, (0, 0, 0, 0));
        check(24, 0, (0, 24, 0, 0));
        check(24, 7, (7, 24, 1, 7));
        check(25, 25, (25, 25, 1, 25));
        check(26, 25, (25, 25, 2, 26));
        check(26, 24, (24, 25, 1, 24));
        check(26, u32::MAX, (25, 25, 2, 26));
    }
}
