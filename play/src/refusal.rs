//! Why a player cannot have what he asked for: typed, shown to him alone, in his language, with what to do instead.

use games::{Action, Game, Illegal, Seat};
use jiff::{SignedDuration, Timestamp};

use crate::{Absence, Challenge, ChallengeState, ChannelId, Ending, GameId, PlayerId, table::OfferKind};

/// A player asked for something that cannot be; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[error("{self:?}")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// He challenged himself.
    ChallengedSelf,
    /// He challenged a program, which cannot answer.
    ChallengedBot,
    /// He named somebody twice.
    InvitedTwice {
        /// Whom.
        player: PlayerId,
    },
    /// He named more players than the rules have seats.
    TooManyPlayers {
        /// How many they have, his own among them.
        seats: usize,
    },
    /// Somebody whom it would give one more game plays as many in the server as one may.
    TooManyGames {
        /// Who: the one who asked, or another whose game it would be.
        player: PlayerId,
        /// How many one may.
        limit: usize,
    },
    /// He has as many open challenges in the channel as one may.
    TooManyChallenges {
        /// How many one may.
        limit: usize,
        /// Those that he has.
        open: Vec<Challenge>,
    },
    /// He has as many open challenges in the server as one may.
    TooManyChallengesInServer {
        /// How many one may.
        limit: usize,
    },
    /// Moderators have barred him from playing in the server.
    Barred,
    /// He has blocked somebody with whom he would play.
    HasBlocked {
        /// Whom.
        player: PlayerId,
    },
    /// Somebody whom he named plays no game with him in the server: he is barred there, or has blocked him. Which of them
    /// it is, nobody is told.
    NoGameWith {
        /// Who.
        player: PlayerId,
    },
    /// Somebody who has joined a challenge is barred, or has blocked him. Who it is, and why, nobody is told.
    MayNotJoin,
    /// He would block himself.
    BlockedSelf,
    /// He has blocked as many as one may.
    TooManyBlocked {
        /// How many one may.
        limit: usize,
    },
    /// A game is running in the channel already: the challenge needs a thread, or another channel.
    ChannelBusy {
        /// The game that is running there.
        game: GameId,
    },
    /// The challenge has been answered or is too old.
    ChallengeClosed(ChallengeState),
    /// There is no such challenge (any more).
    NoSuchChallenge,
    /// He would accept his own challenge.
    OwnChallenge,
    /// Every place is for somebody else.
    NotInvited {
        /// Whom they wait for.
        invited: Vec<PlayerId>,
    },
    /// He has joined already, and the game has not begun.
    AlreadyJoined,
    /// He is invited to the other team than the one that he would join.
    InvitedToOtherTeam,
    /// The team that he would join has no open place; the other one has.
    TeamFull,
    /// Only the challenger may withdraw.
    NotTheChallenger {
        /// Who may.
        challenger: PlayerId,
    },
    /// He has nothing to decline: he was not named, and has not joined.
    NothingToDecline,
    /// No game is running in this channel.
    NoGameHere,
    /// Another game than the command's is running in this channel.
    OtherGameHere {
        /// The game that is.
        game: Game,
    },
    /// He does not play in this game.
    NotAPlayer,
    /// One of those who played it has had his data deleted: nobody knows any more who that was.
    FormerPlayer,
    /// He gave the game up, and his partner plays on.
    GaveUp,
    /// The game belongs to no match.
    NoMatch,
    /// The game has not ended: there is no rematch yet.
    NotOver,
    /// The match goes on with another game: there is no rematch yet.
    MatchGoesOn,
    /// The game has ended too long ago for a rematch.
    RematchTooLate {
        /// For how long after its end there is one.
        within: SignedDuration,
    },
    /// The game has ended.
    GameOver(Ending),
    /// The rules forbid it.
    Illegal {
        /// The reason.
        reason: Illegal,
        /// What can be done instead by the seat that asked; empty when it is not its turn.
        legal: Vec<Action>,
    },
    /// Nothing of his can be taken back: he has not played yet, or somebody gave up since.
    NothingToTakeBack,
    /// The same is offered already, and waits for an answer.
    OfferOpen {
        /// What.
        kind: OfferKind,
        /// By whom.
        by: Option<PlayerId>,
    },
    /// It was offered and declined, or withdrawn, since the last action.
    OfferedBefore {
        /// What.
        kind: OfferKind,
    },
    /// Nothing of the kind is offered any more.
    NoOffer {
        /// What.
        kind: OfferKind,
    },
    /// He would answer his own offer.
    OwnOffer {
        /// What.
        kind: OfferKind,
    },
    /// He has agreed already; others have not.
    AgreedAlready {
        /// To what.
        kind: OfferKind,
    },
    /// The game has no clock.
    NoClock,
    /// The clocks stand already, by agreement.
    PausedAlready,
    /// The game is not paused.
    NotPaused,
    /// So much, or so little, time cannot be given.
    BadGift {
        /// The most that can be.
        most: SignedDuration,
    },
    /// It is his turn: he can simply play.
    AheadOnOwnTurn,
    /// A line of moves ahead has too many actions.
    AheadTooLong {
        /// How many it can have.
        most: usize,
    },
    /// He has stored as many lines of moves ahead as one can.
    TooMuchAhead {
        /// How many one can.
        most: usize,
    },
    /// A line of moves ahead has no action of his own.
    AheadWithoutAnswer,
    /// An action of a line of moves ahead is not legal there.
    BadAhead {
        /// Which, from 0.
        at: usize,
        /// The action.
        action: Action,
        /// Who is to act there; nobody where the game would be over.
        by: Option<Seat>,
        /// Why.
        reason: Illegal,
        /// What could be done there instead.
        legal: Vec<Action>,
    },
    /// He has stored no moves ahead, or not so many.
    NothingAhead,
    /// He would be away until a time that has passed, or for no time at all.
    AwayInThePast,
    /// He would be away later than one can say so.
    AwayTooFarAhead {
        /// Until when one can say so.
        latest: Timestamp,
    },
    /// He would be away when he is, or has planned to be: that is to be called off first, or changed.
    AwayOverlaps {
        /// When.
        with: Absence,
    },
    /// He has not so many days left.
    AwayTooLong {
        /// In which year of UTC.
        year: i16,
        /// What he has left of it; in a change of what he has, that included.
        left: SignedDuration,
        /// How many days a year he has in the server.
        limit: u16,
    },
    /// He is not away, or plans nothing for that time.
    NotAway {
        /// What he plans next, if he does.
        planned: Option<Absence>,
    },
    /// The game has moved on since the button was made: here is how it stands.
    Stale,
    /// The place of the game cannot be a thread, since this channel cannot have one.
    NoThreadHere {
        /// The channel asked for.
        channel: ChannelId,
    },
}
