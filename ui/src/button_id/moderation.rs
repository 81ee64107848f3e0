//! What moderators do by buttons, as the buttons are written.

use play::{GameId, PlayerId, paging::LogStretch};

use super::parts::buttons;

/// Something that moderators do. Who may is asked when the button is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moderation {
    /// End a game without result, asked twice.
    EndGame(GameId),
    /// List what moderators have done.
    Log(LogStretch),
    /// Let a member play again who was barred, and show this page of the list of those who are.
    LiftBan {
        /// Whom.
        player: PlayerId,
        /// The first is 1.
        page: u32,
    },
}

buttons! { Moderation
    "end-game" (game: GameId) { Self::EndGame(game) }
    "moderation-log" () { Self::Log(LogStretch::Newest) }
    "moderation-log-before" (entry: u64) { Self::Log(LogStretch::Before(entry)) }
    "moderation-log-after" (entry: u64) { Self::Log(LogStretch::After(entry)) }
    "let-again" (player: PlayerId, page: u32) { Self::LiftBan { player, page } }
}
