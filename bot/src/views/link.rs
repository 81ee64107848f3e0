//! Links to where something is.

use play::{Challenge, ChannelId};

/// A channel or thread; Discord hides its name from those who may not see it.
pub(super) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The message of a challenge, or its channel as long as the message is not known.
pub(super) fn challenge(challenge: &Challenge) -> String {
    let Challenge { guild, channel, message, .. } = challenge;
    match message {
        Some(message) => format!("https://discord.com/channels/{guild}/{channel}/{message}"),
        None => self::channel(*channel),
    }
}
