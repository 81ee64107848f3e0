//! The buttons for moderators.

use play::{GameId, PlayerId, paging::LogStretch};

use crate::button_id::parts::buttons;

/// A button for moderators. Permission is checked when it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moderation {
    /// Call a game off, after the confirmation.
    EndGame(GameId),
    /// Show the moderation log.
    Log(LogStretch),
    /// Reinstate a member, and stay on this page of the list.
    Reinstate {
        /// The member.
        player: PlayerId,
        /// The page, counted from 1.
        page: u32,
    },
}

buttons! { Moderation
    "end-game" (game: GameId) { Self::EndGame(game) }
    "moderation-log" () { Self::Log(LogStretch::Newest) }
    "moderation-log-before" (entry: u64) { Self::Log(LogStretch::Before(entry)) }
    "moderation-log-after" (entry: u64) { Self::Log(LogStretch::After(entry)) }
    "reinstate" | "let-again" (player: PlayerId, page: u32) { Self::Reinstate { player, page } }
}
