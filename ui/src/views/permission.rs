//! The names of permissions in Discord's settings.

use crate::permissions::Permissions;
use crate::texts::{Words, say};

/// The names of permissions, all of them among those that the bot or a guest may need.
pub fn names(words: &Words, permissions: Permissions) -> String {
    let named = [
        (Permissions::VIEW_CHANNEL, say!(words, "permission-view-channel")),
        (Permissions::SEND_MESSAGES, say!(words, "permission-send-messages")),
        (Permissions::ATTACH_FILES, say!(words, "permission-attach-files")),
        (Permissions::CREATE_PUBLIC_THREADS, say!(words, "permission-create-public-threads")),
        (Permissions::SEND_MESSAGES_IN_THREADS, say!(words, "permission-send-messages-in-threads")),
        (Permissions::CONNECT, say!(words, "permission-connect")),
        (Permissions::USE_EXTERNAL_APPS, say!(words, "permission-use-external-apps")),
    ];
    let lacking = named.into_iter().filter(|(permission, _)| permissions.contains(*permission));
    lacking.map(|(_, name)| format!("**{name}**")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn every_permission_that_can_be_needed_has_a_name() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            for permission in Permissions::OF_THE_BOT.union(Permissions::USE_EXTERNAL_APPS).iter() {
                assert!(names(words, permission).len() > 4, "{permission:?}");
            }
        }
    }
}
