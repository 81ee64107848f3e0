//! Which boards of a running game stay in its channel: all of them, or only the newest.
//!
//! | what | how |
//! | --- | --- |
//! | who chooses | the server's managers for all its games, and the players of a game for theirs, which counts first; until someone chooses, all stay |
//! | what goes | the board before, once the newer one was posted. Where Discord doesn't let its message be deleted, it becomes one line |
//! | what stays | the last board of a game that is over; warnings, offers and other news |
//! | pings | they come with new messages, so a turn is always posted, and the old board goes afterwards |
//! | where | channels and threads of servers that have the bot. Elsewhere it only answers, and can take an answer back for a quarter of an hour, so all boards stay. By direct messages, all stay as well, and only the newest has buttons |
//! | a crash in between | the old board is due ([`crate::Announcement::OldBoard`]), stored together with which message shows the new one |

use serde::{Deserialize, Serialize};

/// Which boards of a running game stay in its channel.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Boards {
    /// All of them.
    #[default]
    All,
    /// Only the newest, so that the channel stays short.
    Newest,
}

impl Boards {
    /// All choices, the default first.
    pub const ALL: [Self; 2] = [Self::All, Self::Newest];
}
