//! What the options of every game answer: where its rules come from, how it begins, and a name for every combination.

use std::{fmt::Debug, num::NonZeroU8};

use crate::{Board, Decision, Setting, Source, state::State};

/// The options of one game, with its presets.
pub(crate) trait GameOptions: Copy + Eq + Debug + 'static {
    /// The game that is played with them.
    type State: State<Options = Self>;

    /// The presets with their names, the default first.
    const PRESETS: &'static [(&'static str, Self)];

    /// Where the rules come from.
    const SOURCES: &'static [Source];

    /// The state before the first action.
    fn start(self) -> Self::State;

    /// The board that the game is played on.
    fn board(self) -> Board;

    /// How many players it has, two or four.
    fn seats(self) -> usize {
        2
    }

    /// How many pieces each player starts with, on the board or in hand.
    fn stones_each(self) -> u8;

    /// After how many turns of each player without progress the game is drawn.
    fn bound(self) -> NonZeroU8;

    /// What the project decided about this game, in the order in which a game comes to it.
    fn decisions(self) -> Vec<Decision>;

    /// Every option with its value, in the order of the canonical text.
    fn settings(self) -> Vec<Setting>;

    /// These options with one of them set, or `None` if the game doesn't have it, or not with that value.
    fn with(self, setting: Setting) -> Option<Self>;

    /// Whether options alone lead from one to the other; they don't where the boards differ.
    fn is_akin(self, _other: Self) -> bool {
        true
    }

    /// The preset that differs in the fewest options (the earlier of two), with its name.
    fn nearest(self) -> (&'static str, Self) {
        let akin = Self::PRESETS.iter().filter(|(_, preset)| preset.is_akin(self));
        // Every game has a preset, and options start from one and stay akin to it.
        akin.min_by_key(|(_, preset)| self.changes_from(*preset).len()).copied().unwrap_or(("", self))
    }

    /// The options that differ from those of a preset, with their values.
    fn changes_from(self, preset: Self) -> Vec<Setting> {
        let known = preset.settings();
        self.settings().into_iter().filter(|setting| !known.contains(setting)).collect()
    }
}
