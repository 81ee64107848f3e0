//! What players are called, in pictures, lists and names of threads, where mentions don't work.

use std::collections::BTreeMap;

use play::PlayerId;

/// What stands for a name that isn't known, or has nothing to see.
pub(super) const UNKNOWN: &str = "?";

/// The names that are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<PlayerId, String>);

impl Names {
    /// A player's name, if it is known and there is something to see of it.
    pub fn known(&self, player: PlayerId) -> Option<&str> {
        self.0.get(&player).map(String::as_str)
    }

    /// A player's name, or what stands for it.
    pub fn of(&self, player: PlayerId) -> String {
        self.known(player).unwrap_or(UNKNOWN).to_owned()
    }
}

impl FromIterator<(PlayerId, String)> for Names {
    fn from_iter<I: IntoIterator<Item = (PlayerId, String)>>(names: I) -> Self {
        Self(names.into_iter().filter(|(_, name)| !name.is_empty()).collect())
    }
}
