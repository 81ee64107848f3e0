//! The options of rule sets, each with its value: what a house rule changes and a rules page shows.

use std::{fmt, num::NonZeroU8, str::FromStr};

/// Which enemy stones a row may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takeable {
    /// Those that stand in no row; none, where all stand in one (S001 §4, S004).
    Free,
    /// Any (S000).
    Any,
}

/// What wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Leaving the opponent fewer than three stones (S001 §5, S004).
    Few,
    /// That, or having captured ten (S000).
    Ten,
}

/// Whether a stone may return to the square that it left on its owner's previous turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StraightBack {
    /// It may (S001, S004 know no ban).
    Allowed,
    /// It may not (S000).
    Barred,
}

/// Whether a drop may make a row of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowDrops {
    /// It may, and earns nothing (S001 §6).
    Allowed,
    /// It may not (S004, among the variants).
    Barred,
}

/// One option of a rule set with its value. Its text is `take=any`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// `take`: which enemy stones a row may take.
    Take(Takeable),
    /// `win`: what wins.
    Win(Goal),
    /// `back`: whether a stone may go straight back.
    Back(StraightBack),
    /// `row-drops`: whether a drop may make a row.
    RowDrops(RowDrops),
    /// `bound`: after how many turns of each player without progress the game is drawn.
    Bound(NonZeroU8),
}

impl Setting {
    /// The name of the option: `take`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Take(_) => "take",
            Self::Win(_) => "win",
            Self::Back(_) => "back",
            Self::RowDrops(_) => "row-drops",
            Self::Bound(_) => "bound",
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = match self {
            Self::Take(Takeable::Free) => "free",
            Self::Take(Takeable::Any) => "any",
            Self::Win(Goal::Few) => "few",
            Self::Win(Goal::Ten) => "ten",
            Self::Back(StraightBack::Allowed) | Self::RowDrops(RowDrops::Allowed) => "yes",
            Self::Back(StraightBack::Barred) | Self::RowDrops(RowDrops::Barred) => "no",
            Self::Bound(turns) => return write!(f, "{}={turns}", self.name()),
        };
        write!(f, "{}={value}", self.name())
    }
}

/// The text is no setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// No option has this name.
    #[error("there is no such option")]
    UnknownOption,
    /// The option exists, and cannot have this value.
    #[error("the option cannot have this value")]
    UnknownValue,
}

impl FromStr for Setting {
    type Err = BadSetting;

    fn from_str(text: &str) -> Result<Self, BadSetting> {
        let (name, value) = text.split_once('=').ok_or(BadSetting::UnknownOption)?;
        let setting = match (name, value) {
            ("take", "free") => Self::Take(Takeable::Free),
            ("take", "any") => Self::Take(Takeable::Any),
            ("win", "few") => Self::Win(Goal::Few),
            ("win", "ten") => Self::Win(Goal::Ten),
            ("back", "yes") => Self::Back(StraightBack::Allowed),
            ("back", "no") => Self::Back(StraightBack::Barred),
            ("row-drops", "yes") => Self::RowDrops(RowDrops::Allowed),
            ("row-drops", "no") => Self::RowDrops(RowDrops::Barred),
            ("bound", turns) => Self::Bound(turns.parse().map_err(|_| BadSetting::UnknownValue)?),
            ("take" | "win" | "back" | "row-drops", _) => return Err(BadSetting::UnknownValue),
            _ => return Err(BadSetting::UnknownOption),
        };
        Ok(setting)
    }
}
