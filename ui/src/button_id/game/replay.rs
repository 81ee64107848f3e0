//! What a replay shows.

use std::{fmt, str::FromStr};

use play::GameId;

use crate::button_id::UnknownButton;

/// What a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayOf {
    /// A game on the server: `12`.
    Game(GameId),
    /// An imported game.
    Import(ImportId),
}

/// A game of an imported file: `i0123456789abcdef.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportId {
    /// The digest of the file's content.
    pub file: u64,
    /// The number of the game in the file, counted from 1.
    pub number: u32,
}

impl fmt::Display for ReplayOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => game.fmt(f),
            Self::Import(import) => import.fmt(f),
        }
    }
}

impl FromStr for ReplayOf {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        if text.starts_with('i') {
            text.parse().map(Self::Import)
        } else {
            text.parse().map(Self::Game).map_err(|_| UnknownButton)
        }
    }
}

impl fmt::Display for ImportId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{:016x}.{}", self.file, self.number)
    }
}

impl FromStr for ImportId {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        let (file, number) =
            text.strip_prefix('i').and_then(|text| text.split_once('.')).ok_or(UnknownButton)?;
        let file = u64::from_str_radix(file, 16).map_err(|_| UnknownButton)?;
        Ok(Self { file, number: number.parse().map_err(|_| UnknownButton)? })
    }
}
