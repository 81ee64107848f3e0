//! What the bot must be allowed to do in a channel, in one place.
//!
//! Answers go by the interaction's token and need no permission. What the bot posts by itself does: the first board
//! of a game, the next game of a match, news of a time-out, boards held back by an outage. Since a game that began
//! must be able to go on, permissions are checked when it begins. Showing something to everyone is an answer too, but
//! an admin who denies the bot posting wants nothing posted, so that the same permission is required.

use poise::serenity_prelude::ChannelType;
use ui::permissions::Permissions;

/// What the bot does in a channel that needs a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotAction {
    /// Posts text.
    Words,
    /// Posts pictures: boards, replays, profiles.
    Boards,
    /// Opens a thread, and posts boards in it.
    Thread,
}

impl BotAction {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 3] = [Self::Words, Self::Boards, Self::Thread];

    /// The permissions it needs in a channel of this kind. Threads have a posting permission of their own, and in
    /// voice channels writing needs the permission to connect.
    pub(crate) const fn needs(self, place: Option<ChannelType>) -> Permissions {
        let posts = match place {
            Some(ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread) => {
                Permissions::SEND_MESSAGES_IN_THREADS
            }
            Some(ChannelType::Voice | ChannelType::Stage) => {
                Permissions::SEND_MESSAGES.union(Permissions::CONNECT)
            }
            _ => Permissions::SEND_MESSAGES,
        };
        let does = match self {
            Self::Words => posts,
            Self::Boards => posts.union(Permissions::ATTACH_FILES),
            Self::Thread => Permissions::CREATE_PUBLIC_THREADS
                .union(Permissions::SEND_MESSAGES_IN_THREADS)
                .union(Permissions::ATTACH_FILES),
        };
        does.union(Permissions::VIEW_CHANNEL)
    }
}

/// Whether these permissions make someone a moderator.
pub(crate) const fn is_moderator(permissions: Permissions) -> bool {
    permissions.intersects(Permissions::MANAGE_MESSAGES.union(Permissions::ADMINISTRATOR))
}

/// The link that invites a bot with what it needs.
pub(crate) fn invitation(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        INVITED.bits()
    )
}

/// The link that lets a bot give roles as well, for a server whose managers want that.
pub(crate) fn invitation_with_roles(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        INVITED.union(Permissions::MANAGE_ROLES).bits()
    )
}

/// What the invitation asks for: everything needed in channels and threads. Connecting is allowed to everyone unless
/// forbidden.
pub(crate) const INVITED: Permissions = BotAction::Boards
    .needs(Some(ChannelType::Text))
    .union(BotAction::Boards.needs(Some(ChannelType::PublicThread)))
    .union(BotAction::Thread.needs(Some(ChannelType::Text)));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_is_invited_to_do_what_it_does_and_nothing_else() {
        let text = Some(ChannelType::Text);
        let thread = Some(ChannelType::PublicThread);
        let all = BotAction::ALL.into_iter().map(|action| action.needs(text) | action.needs(thread));
        assert_eq!(all.fold(Permissions::empty(), |all, needed| all | needed), INVITED);
        assert!(
            !INVITED.intersects(
                Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES
            )
        );
        let bits = |link: String| link.rsplit_once('=').and_then(|(_, bits)| bits.parse::<u64>().ok());
        assert_eq!(bits(invitation(7)), Some(INVITED.bits()));
        assert_eq!(bits(invitation_with_roles(7)), Some(INVITED.bits() | 1 << 28), "roles as well");
    }

    #[test]
    fn in_a_thread_and_in_a_voice_channel_other_permissions_count() {
        let check = |action: BotAction, place, needs: Permissions| {
            assert_eq!(
                action.needs(Some(place)),
                needs | Permissions::VIEW_CHANNEL,
                "{action:?} in {place:?}"
            );
        };
        let (post, attach) = (Permissions::SEND_MESSAGES, Permissions::ATTACH_FILES);
        check(BotAction::Words, ChannelType::Text, post);
        check(BotAction::Boards, ChannelType::News, post | attach);
        check(BotAction::Boards, ChannelType::Voice, post | attach | Permissions::CONNECT);
        check(BotAction::Words, ChannelType::PrivateThread, Permissions::SEND_MESSAGES_IN_THREADS);
    }
}
