//! What a player has chosen for themselves, in all servers.

mod digest;

pub use self::digest::next_digest;
use crate::{Language, Theme, Zone};

/// How a player learns that a game waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Notice {
    /// The board in the channel pings them.
    #[default]
    Ping,
    /// A direct message, without a ping.
    Direct,
    /// One direct message a day listing all games that wait for them, and a warning when little time is left.
    Digest,
    /// Not at all.
    Nothing,
}

/// Which side is at the bottom of boards that only the player sees. Public boards are never turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardSide {
    /// The player's own in games whose sides move towards each other, the first in all others.
    #[default]
    Facing,
    /// The player's own, in all games.
    Own,
    /// The first, as on public boards.
    First,
}

impl BoardSide {
    /// All choices, the default first.
    pub const ALL: [Self; 3] = [Self::Facing, Self::Own, Self::First];
}

/// A player's preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Preferences {
    /// How they learn that a game waits for them.
    pub notice: Notice,
    /// Whether to ask for confirmation before an action is played.
    pub confirm: bool,
    /// How boards look when only the player sees them; `None` follows the server.
    pub theme: Option<Theme>,
    /// Which side is at the bottom of those boards.
    pub below: BoardSide,
    /// The language of messages that only the player sees; `None` follows their Discord client.
    pub language: Option<Language>,
    /// Whether those boards come with the position as aligned text.
    pub text: bool,
    /// Whether positions of their games are kept out of puzzles.
    pub out_of_puzzles: bool,
    /// Where they live, by which their clocks stand at night; `None` follows the server.
    pub zone: Option<Zone>,
}
