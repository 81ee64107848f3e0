//! Refusals of moderators.

use super::typed::shown;
use crate::{
    failure::ModerationRefusal,
    texts::{Words, say},
    views::{mention, time::relative},
};

/// The text.
pub(super) fn told(words: &Words, refusal: &ModerationRefusal) -> String {
    match refusal {
        ModerationRefusal::NoSuchChallenge { typed } => {
            say!(words, "refused-no-open-challenge", typed = shown(typed))
        }
        ModerationRefusal::SuspendSelf => say!(words, "refused-suspend-self"),
        ModerationRefusal::SuspendBot => say!(words, "refused-suspend-bot"),
        ModerationRefusal::SuspendModerator { player } => {
            say!(words, "refused-suspend-moderator", player = mention(*player))
        }
        ModerationRefusal::AlreadySuspended { player, since } => {
            say!(words, "refused-suspended-already", player = mention(*player), since = relative(*since))
        }
        ModerationRefusal::NotSuspended { player } => {
            say!(words, "refused-not-suspended", player = mention(*player))
        }
    }
}
