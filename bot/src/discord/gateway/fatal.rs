//! The codes with which Discord closes a connection for good, and what the operator should do.

/// Discord dropped the bot, and would do so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fatal {
    /// 4004, or 401 from the API.
    #[error(
        "the token was refused: check DISCORD_TOKEN. The page \"Bot\" of the application, at Discord's developer portal, \
         makes a new one"
    )]
    Token,
    /// 4010.
    #[error(
        "Discord calls the number of a connection wrong (4010): install the newest version of this program"
    )]
    Shard,
    /// 4011.
    #[error(
        "the bot is in more servers than so many connections may serve (4011): start it again, and it makes as many as \
         Discord wants"
    )]
    ShardingRequired,
    /// 4012.
    #[error(
        "Discord does not speak this version of its API any more (4012): install the newest version of this program"
    )]
    Version,
    /// 4013.
    #[error(
        "Discord does not know what the bot asks to be told (4013): install the newest version of this program"
    )]
    Intents,
    /// 4014.
    #[error(
        "Discord does not let the bot be told what it asks for (4014), though it needs no privileged intent: install the \
         newest version of this program"
    )]
    DisallowedIntents,
}

impl Fatal {
    /// What a close code means, if it is final.
    pub(super) const fn of(code: u16) -> Option<Self> {
        Some(match code {
            4004 => Self::Token,
            4010 => Self::Shard,
            4011 => Self::ShardingRequired,
            4012 => Self::Version,
            4013 => Self::Intents,
            4014 => Self::DisallowedIntents,
            _ => return None,
        })
    }

    /// Whether a restart may help. Everything else waits for the operator.
    pub const fn may_pass(self) -> bool {
        matches!(self, Self::ShardingRequired)
    }
}
