//! What goes wrong: a refusal, which the player reads; a fault, which the operator reads; or nothing that is left to say.

use std::fmt;

use games::{Game, RuleSet, Square, SquareSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    ChannelId, GameId, PlayerId, RoleId, RulesName,
    game::{table::OfferKind, transcript::BadFile},
};
use puzzles::Motif;

use crate::permissions::Permissions;

/// Why something that was asked for wasn't done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A player asked for something that isn't possible. Only they are told why.
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// Something is broken. The operator gets the error; the player, an apology with a reference.
    #[error("{0:#}")]
    Broken(anyhow::Error),
    /// This interaction was handled before, or can no longer be answered; nothing is said.
    #[error("taken up before, or too late")]
    Silent,
}

/// Why a player is refused: by the game or challenge, or because the input makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// By the game, table or challenge.
    Play(play::Refusal),
    /// There is no league here.
    NoLeague,
    /// There is no tournament here.
    NoTournament,
    /// The game has no ladder here, and the player may not open one.
    NoLadder,
    /// There are several competitions, and none was named.
    WhichCompetition,
    /// Only those who organize competitions can do this.
    OnlyForOrganizers,
    /// Competitions are for games of two.
    CompetitionForFour,
    /// The role that is to be pinged is everyone.
    PingEveryone,
    /// A role that isn't everyone's to mention is to be pinged, without the permission for that.
    PingNotAllowed {
        /// The role.
        role: RoleId,
        /// Whether it's the bot that lacks it, and not the member.
        is_bot: bool,
    },
    /// A competition needs a clock.
    UntimedCompetition,
    /// The text isn't a date that is still to come.
    BadStart {
        /// Such a date.
        example: String,
    },
    /// The text isn't the name of a competition.
    BadCompetitionName,
    /// The text isn't a square.
    BadSquare {
        /// The text.
        typed: String,
    },
    /// The text isn't the name of a time zone or of its city.
    BadZone {
        /// The text.
        typed: String,
    },
    /// The text isn't a path.
    BadPath {
        /// The text.
        typed: String,
    },
    /// The target of a step is neither a direction nor a square.
    BadDirection {
        /// The text.
        typed: String,
        /// The square that the stone is on.
        from: Square,
        /// Where it can go, if the player can move it now.
        targets: SquareSet,
    },
    /// An action of a line isn't one.
    BadNotation {
        /// The text.
        typed: String,
    },
    /// No rules have this name.
    BadRules {
        /// The text.
        typed: String,
        /// The game.
        game: Game,
    },
    /// `/play` got options but no game.
    PlayWhichGame,
    /// A hint was asked for in a game between members.
    HintBetweenMembers,
    /// A game that is to be analysed is running.
    AnalysisOfRunningGame {
        /// The game.
        game: GameId,
    },
    /// A game that is to be analysed has no moves.
    AnalysisOfEmptyGame {
        /// The game.
        game: GameId,
    },
    /// The player is already waiting for as many analyses as allowed.
    AnalysesWaiting {
        /// How many.
        most: usize,
    },
    /// The engine would give advice about a running game between members.
    EngineInRunningGame {
        /// The game, if the player plays in it.
        own: Option<GameId>,
    },
    /// The computer is thinking for others.
    ComputerBusy,
    /// The puzzle isn't shown here: it belongs to another server, or a player of its game doesn't want it used.
    NoPuzzle,
    /// There are no puzzles of this game with this motif, or at all.
    NoPuzzles {
        /// The game.
        game: Game,
        /// The motif, if one was asked for.
        motif: Option<Motif>,
    },
    /// The text isn't the motif of a puzzle.
    BadPuzzleMotif {
        /// The text.
        typed: String,
    },
    /// The text isn't a clock.
    BadClock {
        /// The text.
        typed: String,
    },
    /// The text isn't a match length.
    BadMatch {
        /// The text.
        typed: String,
    },
    /// Only the player who made the offer can withdraw it.
    OthersOffer {
        /// The kind of offer.
        kind: OfferKind,
        /// Who made it.
        by: PlayerId,
    },
    /// No game of this kind was played in the channel.
    NothingPlayed,
    /// The text isn't a date.
    BadDate {
        /// The text.
        typed: String,
    },
    /// Neither or both ends of an absence were given.
    AwayHowLong,
    /// The channel has had no game to replay.
    NothingToReplay,
    /// The player has no games on this server.
    NothingToExport,
    /// Neither or both sources of an import were given.
    ImportWhat,
    /// A file is too large.
    FileTooLarge {
        /// The limit in bytes.
        most: usize,
    },
    /// A file isn't text.
    FileNotText,
    /// Discord didn't deliver the file.
    FileNotFetched,
    /// The file isn't a file of games.
    BadFile {
        /// What is wrong, and where.
        bad: Box<BadFile>,
        /// The word at that place.
        word: String,
    },
    /// An import was forgotten, or belongs to another user.
    ImportForgotten,
    /// Both a player and "everyone" were asked for.
    HistoryOfBoth,
    /// The server has no game with this number.
    NoGameNumbered {
        /// The number.
        number: u64,
    },
    /// The game is played in a channel that the user may not be able to see.
    PlayedElsewhere {
        /// The game.
        game: GameId,
        /// The channel.
        channel: ChannelId,
    },
    /// The player isn't on the server, so they couldn't accept a challenge.
    NotAMember {
        /// The player.
        player: PlayerId,
    },
    /// The member can't see the channel, so they couldn't accept a challenge there.
    CannotSeeChannel {
        /// The member.
        player: PlayerId,
    },
    /// A level was named, but only members to play with.
    LevelWithoutComputer,
    /// A game against the computer was to be rated.
    RatedAgainstComputer,
    /// The challenge says whether clocks stop for time away, but it has no clock.
    AwayWithoutClock,
    /// The challenge says when clocks stand still, but it has no clock.
    RestWithoutClock,
    /// A partner or a second opponent was named, but the rules are for two.
    OnlyInTeams,
    /// Bots have no profile.
    ProfileOfBot {
        /// The bot.
        player: PlayerId,
    },
    /// The player is not listed, by their own choice.
    KeepsToThemselves {
        /// The player.
        player: PlayerId,
    },
    /// Both players of a head-to-head are the same.
    VersusSelf,
    /// Only for members who can manage the server.
    OnlyForManagers,
    /// The server doesn't allow games in this channel.
    NotPlayedHere {
        /// Where it does.
        places: Vec<ChannelId>,
    },
    /// The server doesn't allow threads for games.
    NoThreads,
    /// The channel has a game, and the server doesn't allow threads.
    BusyWithoutThreads {
        /// The game in the channel.
        game: GameId,
    },
    /// Outside servers, the conversation has a game, and there are neither threads nor other channels.
    BusyConversation {
        /// The game in the conversation.
        game: GameId,
    },
    /// A challenge waits in the channel, which a game against the computer would take.
    ChallengeWaits,
    /// Not a possible name for house rules.
    BadRulesName {
        /// The text.
        typed: String,
        /// Why not.
        why: BadRulesName,
    },
    /// The house rules were deleted.
    HouseRulesGone,
    /// The server can't have more house rules.
    TooManyHouseRules,
    /// The same rules already have a name.
    RulesNamedAlready {
        /// The rules.
        rules: RuleSet,
        /// Their name, unless they are a preset.
        name: Option<RulesName>,
    },
    /// Someone else closed the season first.
    SeasonClosed {
        /// The season.
        season: u32,
    },
    /// No rated game has ended in the current season.
    SeasonNotPlayed {
        /// The season.
        season: u32,
    },
    /// Guessing what is played next is off in this server.
    GuessesOff,
    /// A server can't play a game for four.
    VotesForFour,
    /// A level was chosen for a vote game in which the computer doesn't play.
    VotesWithoutComputer,
    /// The operator has switched the world off, so servers don't play each other.
    OtherServersOff,
    /// A vote game is running in this channel.
    VoteHere,
    /// No vote game is running in this channel.
    NoVoteHere,
    /// No one has enough games to be listed.
    NoOneListed,
    /// No season has been closed.
    NoSeasonClosed,
    /// No closed season has this number.
    NoSuchSeason {
        /// The number.
        season: u32,
        /// The latest closed season.
        last: u32,
    },
    /// There is no square in that direction.
    OffTheBoard,
    /// The button is from another version, or forged.
    UnknownButton,
    /// The bot works only on servers.
    OnlyInServers,
    /// The operator has switched the world off.
    WorldOff,
    /// The operator has excluded the player from the world.
    Excluded,
    /// Strangers don't form teams.
    SeekForFour,
    /// Only strangers can be reported.
    NothingToReport,
    /// The player is already seeking as many games as allowed.
    TooManySeeks {
        /// How many that is.
        limit: usize,
    },
    /// Several games of a kind wait for the player in their direct messages, and a command doesn't say which it's about.
    SeveralByMail {
        /// The kind.
        game: Game,
    },
    /// In a direct message with the bot no one else can play.
    NoOneHere,
    /// Discord would show the game's boards only to the caller, who lacks permissions.
    AnswersArePrivate {
        /// The permissions.
        permissions: Permissions,
    },
    /// The bot lacks permissions in a channel.
    Lacks {
        /// The permissions.
        permissions: Permissions,
        /// The channel.
        channel: ChannelId,
    },
    /// The bot was never added to this private thread.
    NotInThread {
        /// The thread.
        thread: ChannelId,
    },
    /// The server has Discord's limit of active threads.
    TooManyThreads,
    /// Discord doesn't open a thread in time.
    ThreadSlow,
    /// The thread is locked.
    ThreadLocked {
        /// The thread.
        thread: ChannelId,
    },
    /// The message shows no board of the bot.
    NoBoardOnMessage,
    /// The message is a challenge without a game.
    NoBoardYet {
        /// Whether it is still open.
        open: bool,
    },
    /// An option of the command can't be read.
    BadOption,
    /// Only for members who can manage messages.
    OnlyForModerators,
    /// The server has no open challenge with this number.
    NoOpenChallenge {
        /// The text.
        typed: String,
    },
    /// Moderators can't suspend themselves.
    SuspendSelf,
    /// Bots don't play, so they can't be suspended.
    SuspendBot,
    /// The reason for a suspension has nothing visible.
    EmptyReason,
    /// Moderators can't suspend each other.
    SuspendModerator {
        /// The moderator.
        player: PlayerId,
    },
    /// The member is suspended already.
    AlreadySuspended {
        /// The member.
        player: PlayerId,
        /// Since when.
        since: Timestamp,
    },
    /// The member isn't suspended.
    NotSuspended {
        /// The member.
        player: PlayerId,
    },
    /// Bots don't challenge anyone, so they can't be blocked.
    BlockBot,
    /// The player is blocked already.
    BlockedAlready {
        /// The player.
        player: PlayerId,
    },
    /// The player isn't blocked.
    NotBlocked {
        /// The player.
        player: PlayerId,
    },
    /// The server has no running game with this number.
    NoSuchGame {
        /// The text.
        typed: String,
    },
    /// Another game is played in the channel that a game should move to.
    CannotMoveHere {
        /// That other game.
        game: GameId,
    },
    /// The member is asking for too much.
    TooFast {
        /// How long to wait.
        wait: SignedDuration,
    },
    /// The server is asking for too much.
    ServerTooFast {
        /// How long to wait.
        wait: SignedDuration,
    },
}

/// Why house rules can't have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRulesName {
    /// It is too long, or empty.
    Length,
    /// A preset has it.
    Preset,
    /// Other house rules of the server have it.
    Taken,
}

impl Refusal {
    /// Whether things have moved on since they were read: deciding again may allow it, or give a better reason.
    pub const fn is_stale(&self) -> bool {
        matches!(self, Self::Play(play::Refusal::Stale))
    }

    /// The name under which such refusals are counted.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Play(refusal) => refusal.into(),
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

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Broken(error)
    }
}

/// Names a fault to player and operator alike: the last digits of the interaction's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference(pub u64);

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08X}", self.0 & 0xFFFF_FFFF)
    }
}
