//! The table of games. To add one, write its module and add its row here.

use std::{fmt, str::FromStr};

/// The games, one row each: its doc comment, its variant, and its module, which is also its name in a record.
///
/// The module needs `Options`, which implement [`GameOptions`](crate::state::GameOptions), and a type with the
/// variant's name, which implements [`State`](crate::state::State). Everything that lists the games is generated from
/// these rows: `for_each_game!(macro (arguments))` calls `macro!` with them.
macro_rules! for_each_game {
    ($macro:ident $arguments:tt) => {
        $macro! { $arguments
            /// Three in a row on 5 × 6 (S000, S001, S004).
            Dara dara,
            /// Dara with long runs and no drop beside one's own (S004).
            Wali wali,
            /// Dara on 6 × 6, where drops take too (S004).
            Dala dala,
            /// Argentine draughts, with huffing (S002).
            Damas damas,
            /// Marbles in stacks, on a board with a bonus centre (S003).
            Damala damala,
            /// Mills on points and lines (S004 names it beside Dara).
            Morris morris,
        }
    };
}
pub(crate) use for_each_game;

macro_rules! define_game {
    (() $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        /// A game, whatever its options.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Game {
            $($(#[$doc])* $game,)*
        }

        impl Game {
            /// Every game.
            pub const ALL: &'static [Self] = &[$(Self::$game,)*];

            /// Its name in a record: `dara`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => stringify!($module),)*
                }
            }
        }
    };
}
for_each_game!(define_game());

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such game")]
pub struct UnknownGame;

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.iter().copied().find(|game| game.name() == text).ok_or(UnknownGame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_and_its_default_is_its_first_preset() {
        for &game in Game::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert_eq!(game.presets().next().and_then(|name| game.preset(name)), Some(game.default_rules()));
            assert_eq!(game.default_rules().game(), game);
        }
        assert_eq!("Dara".parse::<Game>(), Err(UnknownGame));
        assert_eq!(Game::Dara.preset("house"), None);
    }
}
