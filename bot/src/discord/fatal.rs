//! The codes with which Discord closes a connection for good, and what the operator should do.

/// Discord dropped the bot, and would do so again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fatal {
    /// 4004, or 401 from the API.
    #[error(
        "the token was refused: check DISCORD_TOKEN. It's the token from the page \"Bot\" of your application in Discord's \
         developer portal, where you can reset it; the client secret and the public key are something else"
    )]
    Token,
    /// 4010.
    #[error("Discord refused a shard's number (4010): install the newest version of this program")]
    Shard,
    /// 4011.
    #[error(
        "the bot is in too many servers for this many shards (4011): start it again, and it opens as many as Discord \
         asks for"
    )]
    ShardingRequired,
    /// 4012.
    #[error(
        "Discord no longer supports this version of its API (4012): install the newest version of this program"
    )]
    Version,
    /// 4013.
    #[error(
        "Discord doesn't know the intents the bot asks for (4013): install the newest version of this program"
    )]
    Intents,
    /// 4014.
    #[error(
        "Discord refused the intents the bot asks for (4014), though none is privileged: install the newest version of \
         this program"
    )]
    DisallowedIntents,
}

impl Fatal {
    /// What a close code means, if it is final.
    pub(crate) const fn of(code: u16) -> Option<Self> {
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
