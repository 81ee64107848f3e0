//! Links to channels and messages.

use play::{
    Challenge, ChannelId, GuildId, Home, MessageId,
    game::{table::StoredGame, vote::VoteGame},
};

/// A channel or thread; Discord hides the name from members who can't see it.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The channel of a game.
pub fn game(game: &StoredGame) -> String {
    place(game.shown_in(), game.channel)
}

/// The address of the message with a game's board, or of its channel if the message isn't known; `None` where the bot isn't.
pub(super) fn address_of_board(game: &StoredGame, shown: Option<MessageId>) -> Option<String> {
    address(game.shown_in(), game.channel, shown)
}

/// The address of the message of a challenge, or of its channel until the message is known.
pub(super) fn address_of_challenge(challenge: &Challenge) -> Option<String> {
    address(challenge.home, challenge.channel, challenge.message)
}

/// What a button can open.
fn address(home: Home, channel: ChannelId, message: Option<MessageId>) -> Option<String> {
    let channel = match home {
        Home::Server(guild) => format!("https://discord.com/channels/{guild}/{channel}"),
        Home::Private(_) => direct(channel),
        // Of a server without the bot, the address isn't known. Each player of the world has the board in their own messages.
        Home::Guest(_) | Home::World => return None,
    };
    Some(message.map_or(channel.clone(), |message| format!("{channel}/{message}")))
}

/// The message of a challenge, or its channel until the message is known.
pub fn challenge(challenge: &Challenge) -> String {
    message(challenge.home, challenge.channel, challenge.message)
}

/// The message with a game's board, or its channel if the message isn't known.
pub fn board(game: &StoredGame, shown: Option<MessageId>) -> String {
    message(game.shown_in(), game.channel, shown)
}

/// The post of a vote, or its channel until it is known.
pub fn vote(game: &VoteGame) -> String {
    message(game.guild.into(), game.channel, game.posted.map(|(message, _)| message))
}

/// The message with the list of a competition's players, or its channel until the message is known.
pub fn list(guild: GuildId, channel: ChannelId, shown: Option<MessageId>) -> String {
    message(guild.into(), channel, shown)
}

fn message(home: Home, channel: ChannelId, message: Option<MessageId>) -> String {
    match (home, message) {
        (Home::Server(guild), Some(message)) => {
            format!("https://discord.com/channels/{guild}/{channel}/{message}")
        }
        (Home::Private(_), Some(message)) => format!("{}/{message}", direct(channel)),
        // In a server without the bot, only the channel can be linked.
        (Home::Guest(_) | Home::World, Some(_)) | (_, None) => place(home, channel),
    }
}

/// A channel. Channels outside servers have no name to show.
fn place(home: Home, channel: ChannelId) -> String {
    match home {
        Home::Server(_) | Home::Guest(_) => self::channel(channel),
        Home::Private(_) => direct(channel),
        // Each player has the board in their own direct messages.
        Home::World => "✉️".to_owned(),
    }
}

fn direct(channel: ChannelId) -> String {
    format!("https://discord.com/channels/@me/{channel}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_where_a_game_lives() {
        let id = |number: u64| number.try_into().unwrap();
        let to = |home, shown| message(home, id(7), shown);
        let opened = |home, shown| address(home, id(7), shown);
        let shown = Some(9.try_into().unwrap());
        assert_eq!(to(Home::try_from(5).unwrap(), shown), "https://discord.com/channels/5/7/9");
        assert_eq!(to(Home::Private(id(7)), shown), "https://discord.com/channels/@me/7/9");
        assert_eq!(to(Home::Private(id(7)), None), "https://discord.com/channels/@me/7");
        let server = Home::try_from(5).unwrap();
        assert_eq!(opened(server, shown).unwrap(), "https://discord.com/channels/5/7/9");
        assert_eq!(opened(server, None).unwrap(), "https://discord.com/channels/5/7");
        assert_eq!(opened(Home::Private(id(7)), shown).unwrap(), "https://discord.com/channels/@me/7/9");
        assert_eq!((opened(Home::Guest(id(7)), shown), opened(Home::World, None)), (None, None));
        assert_eq!(
            (to(Home::Guest(id(7)), shown), to(Home::Guest(id(7)), None)),
            ("<#7>".into(), "<#7>".into())
        );
    }
}
