//! Refusals that follow from a channel: what the bot may do there, and who can see it.

use super::super::{mention, permission};
use crate::{
    failure::Refusal,
    texts::{Words, say},
};

/// The text, if the refusal is about these.
pub(super) fn told(words: &Words, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::Lacks { permissions, channel } => say!(
            words,
            "refused-lacks-permissions",
            permissions = permission::names(words, *permissions),
            channel = format!("<#{channel}>"),
        ),
        Refusal::NotInThread { thread } => {
            say!(words, "refused-not-in-thread", thread = format!("<#{thread}>"))
        }
        Refusal::TooManyThreads => say!(words, "refused-too-many-threads"),
        Refusal::ThreadSlow => say!(words, "refused-thread-slow"),
        Refusal::ThreadLocked { thread } => {
            say!(words, "refused-thread-locked", thread = format!("<#{thread}>"))
        }
        Refusal::NotAMember { player } => say!(words, "refused-not-a-member", player = mention(*player)),
        Refusal::LevelWithoutComputer => say!(words, "refused-level-without-computer"),
        Refusal::CannotSeeChannel { player } => {
            say!(words, "refused-cannot-see-channel", player = mention(*player))
        }
        _ => return None,
    })
}
