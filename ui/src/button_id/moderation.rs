//! What moderators do by buttons, as the buttons are written.

use std::fmt;

use play::{GameId, PlayerId, paging::LogStretch};

use super::{ButtonId, Parts, UnknownControl};

/// Something that moderators do. Who may is asked when the button is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moderation {
    /// End a game without result, asked twice.
    EndGame(GameId),
    /// List what moderators have done.
    Log(LogStretch),
    /// Let a member play again who was barred, and show this page of the list of those who are.
    LetAgain {
        /// Whom.
        player: PlayerId,
        /// The first is 1.
        page: u32,
    },
}

impl fmt::Display for Moderation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EndGame(game) => write!(f, "end-game:{game}"),
            Self::Log(LogStretch::Newest) => f.write_str("moderation-log"),
            Self::Log(LogStretch::Before(entry)) => write!(f, "moderation-log-before:{entry}"),
            Self::Log(LogStretch::After(entry)) => write!(f, "moderation-log-after:{entry}"),
            Self::LetAgain { player, page } => write!(f, "let-again:{player}:{page}"),
        }
    }
}

impl Moderation {
    /// Reads such a button; `None` where its name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let read = match name {
            "end-game" => parts.next().map(Self::EndGame),
            "moderation-log" => Ok(Self::Log(LogStretch::Newest)),
            "moderation-log-before" => parts.next().map(LogStretch::Before).map(Self::Log),
            "moderation-log-after" => parts.next().map(LogStretch::After).map(Self::Log),
            "let-again" => let_again(parts),
            _ => return None,
        };
        Some(read.map(ButtonId::Moderation))
    }
}

fn let_again(parts: &mut Parts<'_>) -> Result<Moderation, UnknownControl> {
    Ok(Moderation::LetAgain { player: parts.next()?, page: parts.next()? })
}
