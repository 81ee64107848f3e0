//! The permissions of Discord that matter to the bot, by Discord's own bits. This crate needs no client of Discord for them.

bitflags::bitflags! {
    /// A set of permissions in a channel.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Permissions: u64 {
        /// Do everything.
        const ADMINISTRATOR = 1 << 3;
        /// Change the server's settings.
        const MANAGE_GUILD = 1 << 5;
        /// See the channel.
        const VIEW_CHANNEL = 1 << 10;
        /// Post in the channel.
        const SEND_MESSAGES = 1 << 11;
        /// Delete the messages of others: what moderators may do.
        const MANAGE_MESSAGES = 1 << 13;
        /// Post pictures and files.
        const ATTACH_FILES = 1 << 15;
        /// Join a voice channel.
        const CONNECT = 1 << 20;
        /// Lock and delete threads.
        const MANAGE_THREADS = 1 << 34;
        /// Open threads that everyone sees.
        const CREATE_PUBLIC_THREADS = 1 << 35;
        /// Post in threads.
        const SEND_MESSAGES_IN_THREADS = 1 << 38;
    }
}

impl Permissions {
    /// What the bot itself can need, of which a refusal may have to name any.
    pub const OF_THE_BOT: Self = Self::VIEW_CHANNEL
        .union(Self::SEND_MESSAGES)
        .union(Self::ATTACH_FILES)
        .union(Self::CREATE_PUBLIC_THREADS)
        .union(Self::SEND_MESSAGES_IN_THREADS)
        .union(Self::CONNECT);
}
