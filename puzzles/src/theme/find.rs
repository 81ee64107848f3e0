//! Which themes a solution has.

use games::{Game, Position};

use super::{Theme, common, damala, damas, line::Line, rows};
use crate::step::Step;

/// The themes of a solution, in the order of [`Theme::ALL`].
pub(crate) fn of(position: &Position, steps: &[Step]) -> Vec<Theme> {
    let Some(line) = Line::play(position, steps) else { return Vec::new() };
    let has = |&theme: &Theme| {
        common::has(&line, theme)
            || match line.game {
                Game::Dara | Game::Wali | Game::Dala | Game::Morris => rows::has(&line, theme),
                Game::Damas => damas::has(&line, theme),
                Game::Damala => damala::has(&line, theme),
            }
    };
    Theme::ALL.iter().copied().filter(has).collect()
}
