//! Links to channels and messages.

use play::{Challenge, ChannelId, GuildId, MessageId, table::StoredGame};

/// A channel or thread; Discord hides the name from members who can't see it.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The message of a challenge, or its channel until the message is known.
pub(super) fn challenge(challenge: &Challenge) -> String {
    message(challenge.guild, challenge.channel, challenge.message)
}

/// The message with a game's board, or its channel if the message isn't known.
pub fn board(game: &StoredGame, shown: Option<MessageId>) -> String {
    message(game.guild, game.channel, shown)
}

fn message(guild: GuildId, channel: ChannelId, message: Option<MessageId>) -> String {
    match message {
        Some(message) => format!("https://discord.com/channels/{guild}/{channel}/{message}"),
        None => self::channel(channel),
    }
}
