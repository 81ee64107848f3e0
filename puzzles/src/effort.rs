//! How much is searched for a puzzle, and what makes a turn the only one that wins.

use games::Game;

/// How much is searched for a puzzle. Each number is the nodes of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For every position of a game.
    pub scan: u64,
    /// For every turn of a solution, best, second best and reply.
    pub prove: u64,
}

impl Effort {
    /// What the shipped puzzles were made with.
    pub const fn of(game: Game) -> Self {
        match game {
            Game::Dara | Game::Wali | Game::Dala | Game::Damas | Game::Morris => {
                Self { scan: 6_400, prove: 150_000 }
            }
            // A position has more turns, and what wins in the end is seen late: a search takes seconds.
            Game::Damala => Self { scan: 12_800, prove: 1_000_000 },
        }
    }
}

/// How sure it must be that a turn is the only one that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// A first look.
    Promising,
    /// For puzzles that are made, with some room for what a greater search will find.
    Made,
    /// For puzzles that exist.
    Verified,
}

/// What a turn and the best of the others have to be worth, as chances to win from 0 to 1.
///
/// A turn wins if it leads to a clear advantage, and is the only one if any other is at most even or far worse: by 0.7 on a
/// scale from −1 (lost) to 1 (won).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bar {
    /// The least for a turn that wins.
    won: f64,
    /// The most for a turn that is at most even.
    even: f64,
    /// How much worse another turn must be to count as far worse.
    lead: f64,
}

/// By how much a blunder raises the opponent's chance to win.
const fn blunder(game: Game) -> f64 {
    if matches!(game, Game::Damala) { 0.15 } else { 0.2 }
}

impl Bar {
    /// The bar for a kind of look at a puzzle of this game.
    pub(crate) const fn new(look: Look, game: Game) -> Self {
        match (look, game) {
            // A game is decided by a marble or two at a time.
            (Look::Promising, Game::Damala) => Self { won: 0.66, even: 0.5, lead: 0.18 },
            (Look::Made, Game::Damala) => Self { won: 0.68, even: 0.47, lead: 0.2 },
            (Look::Verified, Game::Damala) => Self { won: 0.66, even: 0.5, lead: 0.17 },
            (Look::Promising, _) => Self { won: 0.74, even: 0.5, lead: 0.35 },
            (Look::Made, _) => Self { won: 0.77, even: 0.47, lead: 0.38 },
            (Look::Verified, _) => Self { won: 0.75, even: 0.5, lead: 0.35 },
        }
    }

    /// Whether a turn with this chance wins.
    pub(crate) const fn is_won(self, best: f64) -> bool {
        best >= self.won
    }

    /// Whether it is the only one that does, if the best of the others has this chance.
    pub(crate) const fn is_alone(self, best: f64, second: f64) -> bool {
        self.is_won(best) && (second <= self.even || best - second >= self.lead)
    }

    /// Whether a quick search leaves hope that a turn is the only one.
    pub(crate) const fn may_be_alone(self, best: f64, second: f64) -> bool {
        second <= self.even + 0.07 || best - second >= self.lead - 0.1
    }
}

/// Whether the opponent's turn was a blunder that raised the chance to win from `before`.
pub(crate) const fn is_blunder(game: Game, before: f64, best: f64) -> bool {
    best - before >= blunder(game)
}
