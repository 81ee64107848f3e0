//! What a decision announces once its changes are stored.

use serde::{Deserialize, Serialize};

use crate::{
    ChallengeId, ChannelId, CompetitionId, CompetitionNews, Day, GameId, GuildId, MessageId, PlayerId,
    VoteGameId,
    game::{
        news::{Actor, BoardCause, DirectTopic, News, OfferAnswer},
        table::OfferKind,
    },
};

/// Something to post, stored with the change that causes it so that a crash can't lose it.
///
/// It names what to show, not the words: those are chosen at delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Announcement {
    /// A new challenge, with its buttons.
    Challenge {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A challenge has expired.
    ChallengeExpired {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A challenge has changed, so its message must be redrawn.
    ChallengeChanged {
        /// The challenge.
        challenge: ChallengeId,
        /// The game that it has become, if it was accepted just now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begun: Option<Begun>,
    },
    /// A challenge was declined or has expired, and its challenger is told in the way they chose.
    ChallengerTold {
        /// The challenge.
        challenge: ChallengeId,
        /// How far ratings could differ if it was a seek, so that it can be sought again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spread: Option<u16>,
    },
    /// The board of a position, or the end of the game.
    Board {
        /// The game.
        game: GameId,
        /// The [`crate::Table::version`] of the position to show.
        #[serde(alias = "moment", alias = "ply")]
        version: u32,
        /// What led to it.
        #[serde(default)]
        how: BoardCause,
        /// Who caused it; `None` if no one did, as when time runs out.
        #[serde(flatten)]
        by: Option<Actor>,
    },
    /// Something else is to be said below the newest board of a game, so its message must be redrawn.
    BoardChanged {
        /// The game.
        game: GameId,
        /// The [`crate::Table::version`] of that board; once the game has moved on, nothing is redrawn.
        #[serde(alias = "moment")]
        version: u32,
    },
    /// A board was replaced by a newer one in a channel where only that stays, so its message must go.
    OldBoard {
        /// The game.
        game: GameId,
        /// The channel it was posted in, which the game may have left.
        channel: ChannelId,
        /// Its message.
        message: MessageId,
    },
    /// Something else that happened at a table.
    News {
        /// The game.
        game: GameId,
        /// What happened.
        #[serde(flatten)]
        news: News,
        /// Who caused it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// An offer was answered, withdrawn or overtaken, so its message must be redrawn.
    OfferChanged {
        /// The game.
        game: GameId,
        /// The kind of offer.
        offer: OfferKind,
        /// See [`crate::game::table::Offer::made`].
        made: u32,
        /// Who made it.
        by: PlayerId,
        /// What closed it, if that was an answer to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<OfferAnswer>,
    },
    /// A warning to the player to act: little time is left.
    Warning {
        /// The game.
        game: GameId,
        /// The [`crate::Table::version`] of the warning; once the game has moved on, it isn't sent.
        #[serde(alias = "moment")]
        version: u32,
    },
    /// A direct message, to a player who asked for them, about something the channel also shows.
    Direct {
        /// The recipient.
        to: PlayerId,
        /// The game.
        game: GameId,
        /// What it is about.
        #[serde(flatten)]
        topic: DirectTopic,
    },
    /// A direct message, to a player who asked for it, listing all games that wait for them.
    Digest {
        /// The recipient.
        to: PlayerId,
    },
    /// A new competition, with its list of players and the buttons to join and leave.
    Competition {
        /// The competition.
        competition: CompetitionId,
        /// Whether people can join from now on, so that the role is pinged that was chosen for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        opens: bool,
    },
    /// The list of players of a competition has changed, so its message must be redrawn.
    CompetitionChanged {
        /// The competition.
        competition: CompetitionId,
    },
    /// Something happened in a competition.
    CompetitionNews {
        /// The competition.
        competition: CompetitionId,
        /// What happened.
        #[serde(flatten)]
        news: CompetitionNews,
    },
    /// A direct message, to a player who asked for them, about news of a competition that the channel also shows.
    CompetitionTold {
        /// The recipient.
        to: PlayerId,
        /// The competition.
        competition: CompetitionId,
        /// What happened.
        #[serde(flatten)]
        news: CompetitionNews,
    },
    /// A game of a competition is to begin.
    Pairing {
        /// The competition.
        competition: CompetitionId,
        /// The number of the pairing.
        pairing: u32,
    },
    /// The puzzle of the day.
    Daily {
        /// The server.
        guild: GuildId,
        /// The day.
        day: Day,
    },
    /// When the next puzzle of the day comes has changed, so the post must be redrawn.
    DailyChanged {
        /// The server.
        guild: GuildId,
        /// The day.
        day: Day,
    },
    /// What has happened in a server in a week.
    Week {
        /// The server.
        guild: GuildId,
        /// Since when, in seconds since 1970 UTC.
        since: i64,
        /// Until when.
        until: i64,
    },
    /// A season of a server has ended as planned.
    Season {
        /// The server.
        guild: GuildId,
        /// The number of the season.
        number: u32,
    },
    /// A vote of a vote game.
    Vote {
        /// The vote game.
        vote: VoteGameId,
        /// How many actions were played before; once it has gone on, nothing is posted.
        ply: u32,
    },
    /// How many have voted has changed, or until when they can, so that the post of the vote must be redrawn.
    VoteChanged {
        /// The vote game.
        vote: VoteGameId,
    },
    /// A vote game is over.
    VoteOver {
        /// The vote game.
        vote: VoteGameId,
    },
    /// A note in the game's channel that a player can't be reached by direct message and is pinged instead.
    NotReached {
        /// The player.
        to: PlayerId,
        /// The game.
        game: GameId,
    },
}

impl Announcement {
    /// Whether a message that was posted before is edited or deleted, and nothing new posted.
    pub const fn is_edit(self) -> bool {
        matches!(
            self,
            Self::ChallengeChanged { .. }
                | Self::OfferChanged { .. }
                | Self::BoardChanged { .. }
                | Self::OldBoard { .. }
                | Self::CompetitionChanged { .. }
                | Self::DailyChanged { .. }
                | Self::VoteChanged { .. }
        )
    }

    /// What it is about. All that depends on that alone asks here, so that a new kind of announcement is listed once.
    pub const fn about(self) -> About {
        match self {
            Self::Challenge { challenge }
            | Self::ChallengeExpired { challenge }
            | Self::ChallengerTold { challenge, .. }
            | Self::ChallengeChanged { challenge, .. } => About::Challenge(challenge),
            Self::Board { game, .. }
            | Self::BoardChanged { game, .. }
            | Self::OldBoard { game, .. }
            | Self::News { game, .. }
            | Self::OfferChanged { game, .. }
            | Self::Warning { game, .. }
            | Self::Direct { game, .. }
            | Self::NotReached { game, .. } => About::Game(game),
            Self::Competition { competition, .. }
            | Self::CompetitionChanged { competition }
            | Self::CompetitionNews { competition, .. }
            | Self::CompetitionTold { competition, .. }
            | Self::Pairing { competition, .. } => About::Competition(competition),
            Self::Daily { guild, day } | Self::DailyChanged { guild, day } => About::Day(guild, day),
            Self::Week { guild, .. } => About::Week(guild),
            Self::Season { guild, .. } => About::Season(guild),
            Self::Vote { vote, .. } | Self::VoteChanged { vote } | Self::VoteOver { vote } => {
                About::Vote(vote)
            }
            Self::Digest { to } => About::Player(to),
        }
    }

    /// Whether it is a direct message, and nothing is shown where others read it.
    pub const fn is_direct(self) -> bool {
        matches!(
            self,
            Self::ChallengerTold { .. }
                | Self::Direct { .. }
                | Self::Digest { .. }
                | Self::CompetitionTold { .. }
        )
    }

    /// What it shows in the channel of a game; `None` if it belongs elsewhere or changes a message of another kind.
    pub const fn at_table(self) -> Option<AtTable> {
        if let Self::Board { version, how, by, .. } = self {
            Some(AtTable::Board { version, how, by })
        } else if let Self::BoardChanged { .. } = self {
            Some(AtTable::BoardChanged)
        } else if let Self::News { news, by, .. } = self {
            Some(AtTable::News { news, by })
        } else if let Self::Warning { version, .. } = self {
            Some(AtTable::Warning { version })
        } else {
            None
        }
    }

    /// What its message is remembered as, to link to it or to edit it later; `None` if no one looks for it again.
    pub const fn remembered_as(self) -> Option<Remembered> {
        if let Self::Board { game, .. } | Self::BoardChanged { game, .. } = self {
            Some(Remembered::Board(game))
        } else if let Self::News { game, news: News::Offered { offer, made }, .. } = self {
            Some(Remembered::Offer(game, offer, made))
        } else if let Self::Challenge { challenge } = self {
            Some(Remembered::Challenge(challenge))
        } else if let Self::Competition { competition, .. } = self {
            Some(Remembered::Competition(competition))
        } else if let Self::Daily { guild, day } = self {
            Some(Remembered::Day(guild, day))
        } else if let Self::Week { guild, until, .. } = self {
            Some(Remembered::Week(guild, until))
        } else if let Self::Season { guild, number } = self {
            Some(Remembered::Season(guild, number))
        } else if let Self::Vote { vote, ply } = self {
            Some(Remembered::Vote(vote, ply))
        } else {
            None
        }
    }

    /// Whether it is a board.
    pub const fn is_board(&self) -> bool {
        matches!(self, Self::Board { .. })
    }

    /// Who caused a board.
    pub const fn actor(&self) -> Option<Actor> {
        if let Self::Board { by, .. } = *self { by } else { None }
    }

    /// The same board, caused by this actor.
    #[must_use]
    pub const fn caused_by(self, by: Option<Actor>) -> Self {
        let Self::Board { game, version, how, .. } = self else { return self };
        Self::Board { game, version, how, by }
    }

    /// The game that a challenge has become, if it was accepted just now.
    pub const fn begun(self) -> Option<Begun> {
        if let Self::ChallengeChanged { begun, .. } = self { begun } else { None }
    }

    /// What is left for the others once the data of `player`, now known as `former`, are deleted. `None` if
    /// it was only for them.
    #[must_use]
    pub fn without(self, player: PlayerId, former: PlayerId) -> Option<Self> {
        let known = |by: PlayerId| if by == player { former } else { by };
        match self {
            Self::Direct { to, .. }
            | Self::Digest { to }
            | Self::CompetitionTold { to, .. }
            | Self::NotReached { to, .. }
                if to == player =>
            {
                None
            }
            Self::Board { game, version, how, by } => {
                Some(Self::Board { game, version, how, by: by.map(|by| by.map(known)) })
            }
            Self::News { game, news, by } => Some(Self::News { game, news, by: by.map(known) }),
            Self::Direct { to, game, topic: DirectTopic::News { news, by } } => {
                Some(Self::Direct { to, game, topic: DirectTopic::News { news, by: by.map(known) } })
            }
            Self::OfferChanged { game, offer, made, by, answer } => {
                let answer = answer.map(|answer| OfferAnswer { who: known(answer.who), ..answer });
                Some(Self::OfferChanged { game, offer, made, by: known(by), answer })
            }
            Self::ChallengeChanged { challenge, begun } => {
                let begun = begun.map(|begun| Begun { by: known(begun.by), ..begun });
                Some(Self::ChallengeChanged { challenge, begun })
            }
            Self::CompetitionNews { competition, news } => {
                Some(Self::CompetitionNews { competition, news: news.without(player, former) })
            }
            Self::CompetitionTold { to, competition, news } => {
                Some(Self::CompetitionTold { to, competition, news: news.without(player, former) })
            }
            Self::Competition { .. }
            | Self::CompetitionChanged { .. }
            | Self::Pairing { .. }
            | Self::Daily { .. }
            | Self::Vote { .. }
            | Self::VoteChanged { .. }
            | Self::VoteOver { .. }
            | Self::DailyChanged { .. }
            | Self::Week { .. }
            | Self::Season { .. }
            | Self::Challenge { .. }
            | Self::ChallengeExpired { .. }
            | Self::ChallengerTold { .. }
            | Self::BoardChanged { .. }
            | Self::OldBoard { .. }
            | Self::Warning { .. }
            | Self::Direct { .. }
            | Self::Digest { .. }
            | Self::NotReached { .. } => Some(self),
        }
    }
}

/// What an announcement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// A challenge.
    Challenge(ChallengeId),
    /// A game.
    Game(GameId),
    /// A competition.
    Competition(CompetitionId),
    /// The puzzle of the day of a server.
    Day(GuildId, Day),
    /// The week of a server.
    Week(GuildId),
    /// The seasons of a server.
    Season(GuildId),
    /// A vote game.
    Vote(VoteGameId),
    /// A player, and no game in particular.
    Player(PlayerId),
}

/// What an announcement shows in the channel of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtTable {
    /// See [`Announcement::Board`].
    Board {
        /// The version of the position.
        version: u32,
        /// What led to it.
        how: BoardCause,
        /// Who caused it.
        by: Option<Actor>,
    },
    /// See [`Announcement::BoardChanged`].
    BoardChanged,
    /// See [`Announcement::News`].
    News {
        /// What happened.
        news: News,
        /// Who caused it.
        by: Option<PlayerId>,
    },
    /// See [`Announcement::Warning`].
    Warning {
        /// The version of the warning.
        version: u32,
    },
}

/// What a message is remembered as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remembered {
    /// The newest board of a game.
    Board(GameId),
    /// An offer of a game, by its kind and [`crate::game::table::Offer::made`].
    Offer(GameId, OfferKind, u32),
    /// A challenge.
    Challenge(ChallengeId),
    /// The list of players of a competition.
    Competition(CompetitionId),
    /// The puzzle of the day of a server.
    Day(GuildId, Day),
    /// The week of a server, until when it is told.
    Week(GuildId, i64),
    /// A season of a server, by its number.
    Season(GuildId, u32),
    /// The vote of a vote game after so many actions.
    Vote(VoteGameId, u32),
}

/// The game that a challenge has become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Begun {
    /// Who accepted it, and was the last to do so.
    pub by: PlayerId,
    /// Where the game is played.
    pub channel: ChannelId,
    /// Whether their place was open to anyone.
    pub was_open: bool,
}

#[cfg(test)]
mod tests;
