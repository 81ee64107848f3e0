//! The puzzles that come with the program, a file of lines for each game in `puzzles/sets/`.

use std::sync::LazyLock;

use games::Game;

use crate::Puzzle;

/// Reads the lines of a set. A line that can't be read is left out, which a test would report.
fn read(text: &str) -> Vec<Puzzle> {
    text.lines().filter_map(|line| line.parse().ok()).collect()
}

/// The text of a game's set, a puzzle a line: rating, themes, record and solution, with tabs between them.
pub(crate) const fn text(game: Game) -> &'static str {
    match game {
        Game::Dara => include_str!("../sets/dara.txt"),
        Game::Wali => include_str!("../sets/wali.txt"),
        Game::Dala => include_str!("../sets/dala.txt"),
        Game::Damas => include_str!("../sets/damas.txt"),
        Game::Damala => include_str!("../sets/damala.txt"),
        Game::Morris => include_str!("../sets/morris.txt"),
    }
}

/// The shipped puzzles of a game, read when they're first asked for.
pub fn shipped(game: Game) -> &'static [Puzzle] {
    static DARA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Dara)));
    static WALI: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Wali)));
    static DALA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Dala)));
    static DAMAS: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Damas)));
    static DAMALA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Damala)));
    static MORRIS: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Morris)));
    match game {
        Game::Dara => &DARA,
        Game::Wali => &WALI,
        Game::Dala => &DALA,
        Game::Damas => &DAMAS,
        Game::Damala => &DAMALA,
        Game::Morris => &MORRIS,
    }
}
