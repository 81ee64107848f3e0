//! The two kinds of error: a refusal, which a player is told, and a fault, which the operator is told.

use std::fmt;

use games::{Game, RuleSet, Square, SquareSet};
use jiff::{SignedDuration, Timestamp};
use play::{ChannelId, GameId, PlayerId, RulesName, table::OfferKind, transcript::BadFile};

use crate::permissions::Permissions;

/// Why something that was asked for was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A player asked for what cannot be. He is told why, alone; nobody else is.
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// Something is broken. The operator is told; the player gets a short apology with a reference.
    #[error("{0:#}")]
    Broken(anyhow::Error),
    /// Nothing is to be said: this interaction was taken up before.
    #[error("taken up before")]
    Silent,
}

/// What a player can be refused: by the game or the challenge, or because what he typed or pressed means nothing.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// By the game, the table or the challenge.
    Play(play::Refusal),
    /// What was typed as a square is none.
    BadSquare {
        /// What was typed.
        typed: String,
    },
    /// What was typed as a path is none.
    BadPath {
        /// What was typed.
        typed: String,
    },
    /// What was typed as the target of a step is neither a direction nor a square.
    BadDirection {
        /// What was typed.
        typed: String,
        /// Where the stone stands.
        from: Square,
        /// Where it can go, if it is one that the player can move now.
        targets: SquareSet,
    },
    /// What was typed as an action of a line is none.
    BadNotation {
        /// What was typed.
        typed: String,
    },
    /// What was typed as rules names none.
    BadRules {
        /// What was typed.
        typed: String,
        /// The game that was meant.
        game: Game,
    },
    /// What was typed as a time for turns is none.
    BadClock {
        /// What was typed.
        typed: String,
    },
    /// What was typed as a match is none.
    BadMatch {
        /// What was typed.
        typed: String,
    },
    /// He would withdraw what another one offered.
    OthersOffer {
        /// What.
        kind: OfferKind,
        /// Who may withdraw it.
        by: PlayerId,
    },
    /// No game of the kind was played in this channel.
    NothingPlayed,
    /// What was typed as a date is none.
    BadDate {
        /// What was typed.
        typed: String,
    },
    /// He did not say for how long he would be away, or said it twice.
    AwayHowLong,
    /// No game was played in this channel that could be shown.
    NothingToReplay,
    /// He has played no game in the server.
    NothingToExport,
    /// He said neither what to import, nor which of two things.
    ImportWhat,
    /// A file is larger than it may be.
    FileTooLarge {
        /// So many bytes it may have.
        most: usize,
    },
    /// A file is no text.
    FileNotText,
    /// Discord did not hand a file over.
    FileNotFetched,
    /// What he brought is no file of games.
    BadFile {
        /// What is wrong with it, and where.
        bad: Box<BadFile>,
        /// The word that stands there.
        word: String,
    },
    /// What was imported is not known any more, or was imported by somebody else.
    ImportForgotten,
    /// He named somebody, and asked for the games of everybody.
    HistoryOfWhom,
    /// The server has no game of this number.
    NoGameNumbered {
        /// What was named.
        number: u64,
    },
    /// The game is played where the one who asks may perhaps not look.
    PlayedElsewhere {
        /// Which.
        game: GameId,
        /// Where.
        channel: ChannelId,
    },
    /// A program has no profile.
    ProfileOfBot {
        /// Which.
        player: PlayerId,
    },
    /// He does not want to be listed.
    KeepsToHimself {
        /// Who.
        player: PlayerId,
    },
    /// Nobody plays against himself.
    VersusSelf,
    /// He may not manage the server.
    OnlyForManagers,
    /// No game begins in this channel, as the server has it.
    NotPlayedHere {
        /// Where games are played.
        places: Vec<ChannelId>,
    },
    /// No game is played in a thread of its own, as the server has it.
    NoThreads,
    /// Nor where the channel has a game already.
    BusyWithoutThreads {
        /// The one that it has.
        game: GameId,
    },
    /// What was typed as a name of house rules is none that they can have.
    BadRulesName {
        /// What was typed.
        typed: String,
        /// Why.
        why: BadRulesName,
    },
    /// The house rules were let go.
    HouseRulesGone,
    /// The server has as many house rules as it can have.
    TooManyHouseRules,
    /// The rules have a name already.
    RulesNamedAlready {
        /// Which rules.
        rules: RuleSet,
        /// Their name, where they are no preset.
        name: Option<RulesName>,
    },
    /// Something about seasons.
    Season(SeasonRefusal),
    /// From this square there is nothing in that direction.
    OffTheBoard,
    /// The button is of another version, or was made by hand.
    #[strum(serialize = "unknown_control")]
    UnknownButton,
    /// The bot plays in servers alone.
    OnlyInServers,
    /// The bot lacks permissions in a channel.
    Lacks {
        /// Which.
        permissions: Permissions,
        /// Where.
        channel: ChannelId,
    },
    /// Nobody has brought the bot into a private thread.
    NotInThread {
        /// Which.
        thread: ChannelId,
    },
    /// Nobody but moderators may write in a thread.
    ThreadLocked {
        /// Which.
        thread: ChannelId,
    },
    /// A message shows no board that the bot knows.
    NoBoardOnMessage,
    /// Nobody has accepted the challenge of a message yet, or nobody will.
    NoBoardYet {
        /// Whether somebody still can.
        open: bool,
    },
    /// An option of the command cannot be read.
    BadOption,
    /// Only those who manage messages may do it.
    OnlyForModerators,
    /// Something about moderation.
    Moderation(ModerationRefusal),
    /// Something about blocks.
    Block(BlockRefusal),
    /// No game that is running in this server has this number.
    NoSuchGame {
        /// What was typed.
        typed: String,
    },
    /// A game cannot be moved to where another one is played.
    CannotMoveHere {
        /// The one that is.
        game: GameId,
    },
    /// He asks for more than one member may.
    TooFast {
        /// For how long he should ask for nothing.
        wait: SignedDuration,
    },
    /// More is asked for in his server than in one may be.
    ServerTooFast {
        /// For how long nothing should be asked for there.
        wait: SignedDuration,
    },
}

/// Why house rules cannot have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRulesName {
    /// It is too long, or says nothing.
    Length,
    /// Rules that everybody knows have it.
    Preset,
    /// Other house rules of the server have it.
    Taken,
}

/// What can be refused of seasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SeasonRefusal {
    /// Another one was faster.
    ClosedAlready {
        /// Which season.
        number: u32,
    },
    /// No rated game has ended in the running one.
    NotPlayed {
        /// Which season.
        number: u32,
    },
    /// Nobody has played enough to stand on a leaderboard.
    NobodyListed,
    /// None was closed yet.
    NoneClosed,
    /// No season of this number was closed.
    NoSuch {
        /// What was named.
        number: u32,
        /// The last one that was closed.
        last: u32,
    },
}

/// What can be refused of moderation.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ModerationRefusal {
    /// No challenge that is open in the server has this number.
    NoSuchChallenge {
        /// What was typed.
        typed: String,
    },
    /// Nobody bars himself.
    BarSelf,
    /// Programs do not play.
    BarBot,
    /// Who moderates is not barred by another who does.
    BarModerator {
        /// Who.
        player: PlayerId,
    },
    /// He is barred already.
    BarredAlready {
        /// Who.
        player: PlayerId,
        /// Since when.
        since: Timestamp,
    },
    /// He is not barred.
    NotBarred {
        /// Who.
        player: PlayerId,
    },
}

/// What can be refused of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case", prefix = "block_")]
pub enum BlockRefusal {
    /// Programs challenge nobody.
    OfBot,
    /// He has blocked him already.
    Already {
        /// Whom.
        player: PlayerId,
    },
    /// He has not blocked him.
    NotBlocked {
        /// Whom.
        player: PlayerId,
    },
}

impl Refusal {
    /// Whether things have moved on since they were looked at: decided anew, it may pass or be refused for a better reason.
    pub const fn is_stale(&self) -> bool {
        matches!(self, Self::Play(play::Refusal::Stale))
    }

    /// By what name refusals for this reason are counted.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Play(refusal) => refusal.into(),
            Self::Season(refusal) => refusal.into(),
            Self::Moderation(refusal) => refusal.into(),
            Self::Block(refusal) => refusal.into(),
            other => other.into(),
        }
    }
}

impl From<play::Refusal> for Failure {
    fn from(refusal: play::Refusal) -> Self {
        Self::Refused(Box::new(Refusal::Play(refusal)))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<SeasonRefusal> for Failure {
    fn from(refusal: SeasonRefusal) -> Self {
        Refusal::Season(refusal).into()
    }
}

impl From<ModerationRefusal> for Failure {
    fn from(refusal: ModerationRefusal) -> Self {
        Refusal::Moderation(refusal).into()
    }
}

impl From<BlockRefusal> for Failure {
    fn from(refusal: BlockRefusal) -> Self {
        Refusal::Block(refusal).into()
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Broken(error)
    }
}

/// What a player and the operator can name a fault by: the low digits of the interaction's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference(pub u64);

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08X}", self.0 & 0xFFFF_FFFF)
    }
}
