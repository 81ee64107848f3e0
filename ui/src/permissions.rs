//! The permissions that matter to the bot, by Discord's bits, so that this crate needs no Discord client.

bitflags::bitflags! {
    /// A set of permissions in a channel.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Permissions: u64 {
        /// Everything.
        const ADMINISTRATOR = 1 << 3;
        /// Change the server's settings.
        const MANAGE_GUILD = 1 << 5;
        /// See the channel.
        const VIEW_CHANNEL = 1 << 10;
        /// Post in the channel.
        const SEND_MESSAGES = 1 << 11;
        /// Delete other members' messages, which makes a member a moderator here.
        const MANAGE_MESSAGES = 1 << 13;
        /// Post pictures and files.
        const ATTACH_FILES = 1 << 15;
        /// Ping any role, also one that isn't everyone's to mention.
        const MENTION_EVERYONE = 1 << 17;
        /// Join a voice channel.
        const CONNECT = 1 << 20;
        /// Lock and delete threads.
        const MANAGE_THREADS = 1 << 34;
        /// Open public threads.
        const CREATE_PUBLIC_THREADS = 1 << 35;
        /// Post in threads.
        const SEND_MESSAGES_IN_THREADS = 1 << 38;
        /// Give and take roles below one's own.
        const MANAGE_ROLES = 1 << 28;
        /// Let everyone see the answers of apps that the server doesn't have. Only members need it.
        const USE_EXTERNAL_APPS = 1 << 50;
    }
}

impl Permissions {
    /// All permissions that the bot may need, and so a refusal may name.
    pub const OF_THE_BOT: Self = Self::VIEW_CHANNEL
        .union(Self::SEND_MESSAGES)
        .union(Self::ATTACH_FILES)
        .union(Self::CREATE_PUBLIC_THREADS)
        .union(Self::SEND_MESSAGES_IN_THREADS)
        .union(Self::CONNECT);
}
