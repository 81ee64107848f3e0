//! Finished games that are listed, as the buttons that turn to others are written.

use std::fmt;

use play::{PlayerId, paging::Stretch, ratings::Category};

use super::{ButtonId, Parts, UnknownControl};

/// Whose finished games are listed, and of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryOf {
    /// Whose; everybody's in the server if `None`.
    pub player: Option<PlayerId>,
    /// Of what; of all games if `None`.
    pub category: Option<Category>,
}

/// Everybody's.
const EVERYONE: &str = "everyone";
/// Of all games.
const ALL: &str = "all";

impl HistoryOf {
    /// Writes the button that turns to a stretch.
    pub(super) fn write(self, stretch: Stretch, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match stretch {
            Stretch::Newest => f.write_str("history")?,
            Stretch::Before(game) => write!(f, "history-before:{game}")?,
            Stretch::After(game) => write!(f, "history-after:{game}")?,
        }
        match self.player {
            Some(player) => write!(f, ":{player}")?,
            None => write!(f, ":{EVERYONE}")?,
        }
        // Last, as a category's text can have a colon.
        match self.category {
            Some(category) => write!(f, ":{category}"),
            None => write!(f, ":{ALL}"),
        }
    }

    /// Reads such a button; `None` where its name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let stretch = match name {
            "history" => Ok(Stretch::Newest),
            "history-before" => parts.next().map(Stretch::Before),
            "history-after" => parts.next().map(Stretch::After),
            _ => return None,
        };
        Some(stretch.and_then(|stretch| Ok(ButtonId::History { of: Self::of(parts)?, stretch })))
    }

    fn of(parts: &mut Parts<'_>) -> Result<Self, UnknownControl> {
        let player: String = parts.next()?;
        let player = match player.as_str() {
            EVERYONE => None,
            player => Some(player.parse().map_err(|_| UnknownControl)?),
        };
        let category: String = parts.rest()?;
        let category = match category.as_str() {
            ALL => None,
            category => Some(category.parse().map_err(|_| UnknownControl)?),
        };
        Ok(Self { player, category })
    }
}
