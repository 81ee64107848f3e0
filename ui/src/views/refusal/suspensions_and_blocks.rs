//! Refusals about suspensions and blocks. A blocked player gets the same text as many others, so that it doesn't reveal the
//! block.

use play::Refusal;

use crate::{
    failure::BlockRefusal,
    texts::{Words, say},
    views::mention,
};

/// The text, if the refusal is about these.
pub(super) fn told(words: &Words, refusal: &Refusal, command: &str) -> Option<String> {
    Some(match refusal {
        Refusal::Suspended => say!(words, "refused-suspended"),
        Refusal::HasBlocked { player } => say!(words, "refused-has-blocked", player = mention(*player)),
        Refusal::NoGameWith { player } => say!(words, "refused-no-game-with", player = mention(*player)),
        Refusal::MayNotJoin => say!(words, "refused-may-not-join", command),
        Refusal::BlockedSelf => say!(words, "refused-blocked-self"),
        Refusal::TooManyBlocked { limit } => say!(words, "refused-too-many-blocked", limit = *limit),
        _ => return None,
    })
}

/// The text for a member who blocks or unblocks someone.
pub(super) fn told_of_block(words: &Words, refusal: BlockRefusal) -> String {
    match refusal {
        BlockRefusal::OfBot => say!(words, "refused-block-bot"),
        BlockRefusal::Already { player } => say!(words, "refused-blocked-already", player = mention(player)),
        BlockRefusal::NotBlocked { player } => say!(words, "refused-not-blocked", player = mention(player)),
    }
}
