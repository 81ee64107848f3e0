//! What the options of each game have in common: presets, settings, and a name for every combination.

use crate::Setting;

/// The options of a game, with its presets.
pub(crate) trait Preset: Copy + Eq + Sized + 'static {
    /// The presets with their names, the default first.
    const PRESETS: &'static [(&'static str, Self)];

    /// Every option with its value, in the order of the canonical text.
    fn settings(self) -> Vec<Setting>;

    /// The same with one option set, or `None` where the game does not have it, or not with that value.
    fn with(self, setting: Setting) -> Option<Self>;

    /// Whether options alone lead from one to the other: not where the boards differ.
    fn is_akin(self, _other: Self) -> bool {
        true
    }

    /// The preset that differs in the fewest options, the earlier where that is equal, with its name.
    fn nearest(self) -> (&'static str, Self) {
        let akin = Self::PRESETS.iter().filter(|(_, preset)| preset.is_akin(self));
        // Every game has a preset, and options come from one by changes that keep them akin to it.
        akin.min_by_key(|(_, preset)| self.changes_from(*preset).len()).copied().unwrap_or(("", self))
    }

    /// The options that differ from those of a preset, with their values.
    fn changes_from(self, preset: Self) -> Vec<Setting> {
        let known = preset.settings();
        self.settings().into_iter().filter(|setting| !known.contains(setting)).collect()
    }
}
