//! The eight strengths: how far each looks, how far from the best it may choose, and what it overlooks. Players choose one
//! as the computer's level.
//!
//! A strength caps nodes, not time, so that it plays the same on every machine. It scores every action of the turn, leaves
//! out some rows and captures that it overlooks, and chooses among the others by a temperature over the chance to win. The
//! easy ones err as people do: see [`attention`](crate::attention).

use games::Game;

/// A strength from 1, for a child who knows the rules, to 8, the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

/// How a strength below the greatest plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How many nodes it looks at.
    pub nodes: u64,
    /// How many turns deep at most.
    pub depth: i32,
    /// The loss of win chance at which an action is chosen e times less often.
    pub temperature: f64,
    /// How often it doesn't see a row or a capture of its own, from 0 to 1.
    pub overlooks: f64,
    /// How often, at most, it allows a row or a capture that it could have prevented, from 0 to 1. At 1, only the
    /// temperature keeps it from doing so.
    pub misses: f64,
    /// How much win chance it gives up to go on as it meant to with its last turn.
    pub holds: f64,
    /// Whether it plays for the quickest win once it's winning. Then every turn wins, so the chance to win no longer tells
    /// which are good.
    pub finishes: bool,
}

/// A number for each strength below the greatest.
type Each<T> = [T; 7];

/// What a strength looks at: nodes, turns deep at most, and how often it overlooks a row or a capture.
const LOOKS: Each<(u64, i32, f64)> = [
    (300, 1, 0.25),
    (300, 1, 0.1),
    (600, 1, 0.0),
    (2_000, 2, 0.0),
    (6_000, 3, 0.0),
    (15_000, 4, 0.0),
    (60_000, 6, 0.0),
];

/// How often a strength allows a row or a capture at once, and what it gives up to hold on to a plan. The strong ones look
/// far enough to need neither.
const ATTENDS: Each<(f64, f64)> =
    [(0.4, 0.06), (0.25, 0.05), (0.12, 0.04), (0.04, 0.03), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)];

/// The easiest strength that finishes a won game.
const FINISHES: u8 = 5;

/// In Damala a position has a hundred actions, so that fewer nodes wouldn't reach all of them.
const LOOKS_IN_DAMALA: Each<(u64, i32, f64)> = [
    (4_000, 1, 0.25),
    (4_000, 1, 0.1),
    (4_000, 1, 0.0),
    (10_000, 2, 0.0),
    (25_000, 2, 0.0),
    (60_000, 3, 0.0),
    (120_000, 4, 0.0),
];

/// The temperatures, found by matches (`examples/match.rs`) so that a strength means the same in every game: someone new to it
/// beats the first, and the third half of the time.
const fn temperatures(game: Game) -> Each<f64> {
    match game {
        Game::Dara => [0.6, 0.43, 0.45, 0.23, 0.075, 0.044, 0.02],
        Game::Wali => [0.3, 0.27, 0.18, 0.09, 0.035, 0.02, 0.01],
        Game::Dala => [0.37, 0.32, 0.3, 0.17, 0.061, 0.033, 0.012],
        Game::Morris => [0.2, 0.165, 0.15, 0.12, 0.065, 0.05, 0.02],
        Game::Damas => [0.099, 0.08, 0.072, 0.055, 0.038, 0.032, 0.015],
        Game::Damala => [0.048, 0.041, 0.037, 0.035, 0.028, 0.018, 0.009],
    }
}

impl Strength {
    /// As well as the limit allows.
    pub const BEST: Self = Self(8);
    /// All of them, the easiest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The strength with this number, from 1 to 8.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it plays a game; `None` for the greatest.
    pub fn skill(self, game: Game) -> Option<Skill> {
        let at = usize::from(self.0).checked_sub(1)?;
        let looks = if game == Game::Damala { LOOKS_IN_DAMALA } else { LOOKS };
        let &(nodes, depth, overlooks) = looks.get(at)?;
        let &(misses, holds) = ATTENDS.get(at)?;
        let temperature = *temperatures(game).get(at)?;
        let finishes = self.0 >= FINISHES;
        Some(Skill { nodes, depth, temperature, overlooks, misses, holds, finishes })
    }
}
