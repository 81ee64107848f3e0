//! Why a player can't have what they asked for.
//!
//! A refusal is typed: it is shown to that player only, in their language, with what to do instead.
//! Everything else that goes wrong is an error for the operator.

use games::{Action, Game, Illegal, Seat, Side};
use jiff::{SignedDuration, Timestamp};

use crate::{
    Absence, Challenge, ChallengeState, ChannelId, Ending, GameId, Player, PlayerId, competition,
    game::table::OfferKind,
};

/// Why a request was refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[error("{self:?}")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// The player challenged themselves.
    ChallengedSelf,
    /// The player challenged a bot, which can't answer.
    ChallengedBot,
    /// The player named someone twice.
    InvitedTwice {
        /// The player who was named twice.
        player: PlayerId,
    },
    /// The player named more players than the rules have seats.
    TooManyPlayers {
        /// The number of seats, including the challenger's.
        seats: usize,
    },
    /// A player already has as many running games in the server as allowed.
    TooManyGames {
        /// The player at the limit; not necessarily the one who made the request.
        player: PlayerId,
        /// The limit.
        limit: usize,
    },
    /// The player already has as many open challenges in the channel as allowed.
    TooManyChallenges {
        /// The limit.
        limit: usize,
        /// The player's open challenges there.
        open: Vec<Challenge>,
    },
    /// The player already has as many open challenges in the server as allowed.
    TooManyChallengesInServer {
        /// The limit.
        limit: usize,
    },
    /// Moderators have suspended the player from playing in the server.
    Suspended,
    /// The player has blocked someone they would play with.
    HasBlocked {
        /// The player they blocked.
        player: PlayerId,
    },
    /// A named opponent is suspended in the server, or has blocked the player. Which of the two isn't revealed.
    NoGameWith {
        /// The named opponent.
        player: PlayerId,
    },
    /// Someone who has joined is suspended, or has blocked the player. Neither who nor why is revealed.
    MayNotJoin,
    /// The player tried to block themselves.
    BlockedSelf,
    /// The player has blocked as many others as allowed.
    TooManyBlocked {
        /// The limit.
        limit: usize,
    },
    /// The channel already has a running game, so the challenge needs a thread or another channel.
    ChannelBusy {
        /// The running game.
        game: GameId,
    },
    /// The challenge was answered, or has expired.
    ChallengeClosed(ChallengeState),
    /// There is no such challenge, or no longer.
    NoSuchChallenge,
    /// The player tried to accept their own challenge.
    OwnChallenge,
    /// Every place is taken by or reserved for others.
    NotInvited {
        /// The players it is reserved for.
        invited: Vec<PlayerId>,
    },
    /// Only the challenger starts their game against the computer.
    NotYoursToStart {
        /// The challenger.
        challenger: PlayerId,
    },
    /// The player has already joined, and the game hasn't begun.
    AlreadyJoined,
    /// The player is invited to the other team.
    InvitedToOtherTeam,
    /// The team has no open place, but the other one has.
    TeamFull,
    /// Only the challenger may withdraw.
    NotTheChallenger {
        /// The challenger.
        challenger: PlayerId,
    },
    /// The player was neither invited nor has joined, so there is nothing to decline.
    NothingToDecline,
    /// No game is running in this channel.
    NoGameHere,
    /// The computer doesn't agree to a draw.
    ComputerPlaysOn,
    /// Not every side has moved, so there is nothing to call a draw yet.
    DrawTooEarly,
    /// Premoves aren't needed against the computer alone, which answers at once.
    PremoveAgainstComputer,
    /// The channel's running game is another one than the command's.
    OtherGameHere {
        /// The running game.
        game: Game,
    },
    /// The player doesn't play in this game.
    NotAPlayer,
    /// A player of the game had their data deleted, and can't be challenged again.
    FormerPlayer,
    /// The player gave the game up, and their partner plays on.
    GaveUp,
    /// The game isn't part of a match.
    NoMatch,
    /// The game hasn't ended, so there is no rematch yet.
    NotOver,
    /// The match goes on with another game, so there is no rematch yet.
    MatchGoesOn,
    /// The game ended too long ago for a rematch.
    RematchTooLate {
        /// How long after its end a game can have a rematch.
        within: SignedDuration,
    },
    /// The game has ended.
    GameOver(Ending),
    /// The rules forbid the action.
    Illegal {
        /// The rule.
        reason: Illegal,
        /// The seat's legal actions; empty if it isn't its turn.
        legal: Vec<Action>,
    },
    /// The player has no turn to take back, or someone gave up after it.
    NothingToTakeBack,
    /// The same offer is already waiting for an answer.
    OfferOpen {
        /// The kind of offer.
        kind: OfferKind,
        /// Who made it.
        by: Option<Player>,
    },
    /// The same offer was declined or withdrawn since the last action.
    OfferedBefore {
        /// The kind of offer.
        kind: OfferKind,
    },
    /// There is no such offer, or no longer.
    NoOffer {
        /// The kind of offer.
        kind: OfferKind,
    },
    /// The player tried to accept their own offer.
    OwnOffer {
        /// The kind of offer.
        kind: OfferKind,
    },
    /// The player has already agreed; others haven't.
    AgreedAlready {
        /// The kind of offer.
        kind: OfferKind,
    },
    /// The game has no clock.
    NoClock,
    /// All opponents are the computer, which has no clock.
    ComputerNeedsNoTime,
    /// The clocks are already paused.
    PausedAlready,
    /// The game isn't paused.
    NotPaused,
    /// Boards can't be deleted where the game is played.
    BoardsStay,
    /// A gift of time is too large or too small.
    BadGift {
        /// The largest gift.
        most: SignedDuration,
    },
    /// It's the player's turn, so they can play instead of storing a premove.
    PremoveOnOwnTurn,
    /// A premove line has too many actions.
    PremoveTooLong {
        /// The limit.
        most: usize,
    },
    /// The player has stored as many premove lines as allowed.
    TooManyPremoves {
        /// The limit.
        most: usize,
    },
    /// A premove line contains no action of the player's own.
    PremoveWithoutReply,
    /// An action in a premove line isn't legal there.
    IllegalPremove {
        /// The index of the action in the line.
        at: usize,
        /// The action.
        action: Action,
        /// The seat to act there; `None` if the game would be over.
        by: Option<Seat>,
        /// The rule it breaks.
        reason: Illegal,
        /// The legal actions there.
        legal: Vec<Action>,
    },
    /// The player has no such premove line.
    NoPremove,
    /// With the gift, a player would have more time than anyone may.
    EnoughTime {
        /// The most a gift can leave a player with.
        most: SignedDuration,
    },
    /// The absence would end in the past, or begin and end now.
    AwayInThePast,
    /// The day on which the absence was to begin is over.
    AwayFromThePast,
    /// The absence would end before it begins.
    AwayBackwards {
        /// When it would begin.
        from: Timestamp,
    },
    /// The absence would end too far in the future.
    AwayTooFarAhead {
        /// The latest allowed end.
        latest: Timestamp,
    },
    /// The absence overlaps another one, which must be changed or called off first.
    AwayOverlaps {
        /// The other absence.
        with: Absence,
    },
    /// The player doesn't have that many days left.
    AwayTooLong {
        /// The calendar year, in UTC.
        year: i16,
        /// How much is left of that year; for a change, including what the absence already uses.
        left: SignedDuration,
        /// How many days a year the server allows.
        limit: u16,
    },
    /// The player isn't away, or has no absence planned for that time.
    NotAway {
        /// The next planned absence.
        planned: Option<Absence>,
    },
    /// The game has moved on since the button was made, so the current board is shown.
    Stale,
    /// Others wait for the result of the game, so it can't be paused or called off.
    OfferInCompetition {
        /// What was offered.
        kind: OfferKind,
    },
    /// Those who sat down at a game don't guess what is played in it.
    OwnGuess,
    /// Watchers can't guess what is played in this game.
    NothingToGuess,
    /// There is nothing to vote on now in a vote game.
    VoteOver,
    /// The member came to the server after a vote game had begun.
    JoinedAfterVotes,
    /// The member plays for the other half of the server.
    OtherHalfVotes {
        /// The side that they play for.
        plays: Side,
    },
    /// The member votes for the server that this one plays.
    VotesForOtherServer,
    /// By a competition.
    Competition(competition::Refusal),
    /// This channel can't have threads.
    NoThreadHere {
        /// The channel.
        channel: ChannelId,
    },
}

impl From<competition::Refusal> for Refusal {
    fn from(refusal: competition::Refusal) -> Self {
        Self::Competition(refusal)
    }
}
