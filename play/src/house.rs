//! What a server's moderators have chosen for all games in it.

use jiff::SignedDuration;

use crate::{Language, Theme, TimeControl};

/// What holds in a server. It needs no setting to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct House {
    /// The time that players have, unless they say otherwise.
    pub clock: TimeControl,
    /// For how many days a year a player can be away.
    pub away_days: u16,
    /// The language of what everybody reads, unless it is the one that the server has on its platform.
    pub language: Option<Language>,
    /// How the boards look that everybody sees.
    pub theme: Theme,
    /// Whether they come with the position as aligned text.
    pub text: bool,
}

impl Default for House {
    fn default() -> Self {
        Self {
            clock: TimeControl::PerTurn(SignedDuration::from_hours(3 * 24)),
            away_days: 30,
            language: None,
            theme: Theme::default(),
            text: false,
        }
    }
}
