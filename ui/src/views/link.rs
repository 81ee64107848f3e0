//! Links to where something is.

use play::{Challenge, ChannelId, GuildId, MessageId, table::StoredGame};

/// A channel or thread; Discord hides its name from those who may not see it.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The message of a challenge, or its channel as long as the message is not known.
pub(super) fn challenge(challenge: &Challenge) -> String {
    message(challenge.guild, challenge.channel, challenge.message)
}

/// The message that shows the board of a game, or the game's channel where the message is not known.
pub fn board(game: &StoredGame, shown: Option<MessageId>) -> String {
    message(game.guild, game.channel, shown)
}

fn message(guild: GuildId, channel: ChannelId, message: Option<MessageId>) -> String {
    match message {
        Some(message) => format!("https://discord.com/channels/{guild}/{channel}/{message}"),
        None => self::channel(channel),
    }
}
