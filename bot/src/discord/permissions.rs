//! What the bot must be allowed to do in a channel, deed by deed: the one place that says it.
//!
//! An answer to a command or a pressed button goes by the interaction's token, and needs nothing: whoever plays may use
//! commands there, and Discord asks for no more. What the bot does by itself needs its own permissions: the first board of a
//! game, the next game of a match, what is told when time has run out, and boards that an outage held back. Since what was
//! begun must go on, it is asked for them when it is begun. What is shown to all at somebody's wish is an answer, too; but who
//! takes the right to post from the bot wants nothing posted, so that it asks for the same.

use poise::serenity_prelude::ChannelType;
use ui::permissions::Permissions;

/// What the bot does in a channel, where somebody must allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotAction {
    /// Posts words.
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

    /// What it needs in a channel of this kind. In a thread, posting is a permission of its own; in a channel where people talk
    /// or listen, who may not connect may not write.
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

/// Whether somebody who has these permissions moderates.
pub(crate) const fn is_moderator(permissions: Permissions) -> bool {
    permissions.intersects(Permissions::MANAGE_MESSAGES.union(Permissions::ADMINISTRATOR))
}

/// What the bot asks for when it is invited: all that it needs in channels and threads. That it may connect, everybody may
/// unless somebody forbids it.
#[cfg(test)]
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
        let all = BotAction::ALL.into_iter().map(|deed| deed.needs(text) | deed.needs(thread));
        assert_eq!(all.fold(Permissions::empty(), |all, needed| all | needed), INVITED);
        assert!(!INVITED.intersects(Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD));
    }

    #[test]
    fn in_a_thread_and_in_a_voice_channel_other_permissions_count() {
        let check = |deed: BotAction, place, needs: Permissions| {
            assert_eq!(deed.needs(Some(place)), needs | Permissions::VIEW_CHANNEL, "{deed:?} in {place:?}");
        };
        let (post, attach) = (Permissions::SEND_MESSAGES, Permissions::ATTACH_FILES);
        check(BotAction::Words, ChannelType::Text, post);
        check(BotAction::Boards, ChannelType::News, post | attach);
        check(BotAction::Boards, ChannelType::Voice, post | attach | Permissions::CONNECT);
        check(BotAction::Words, ChannelType::PrivateThread, Permissions::SEND_MESSAGES_IN_THREADS);
    }
}
