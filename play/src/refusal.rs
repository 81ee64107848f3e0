//! Why a player cannot have what he asked for: typed, shown to him alone, in his language, with what to do instead.

use games::{Action, Game, Illegal};

use crate::{Challenge, ChallengeState, ChannelId, Ending, GameId, PlayerId};

/// A player asked for something that cannot be; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
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
    /// He gave the game up, and his partner plays on.
    GaveUp,
    /// The game has ended.
    GameOver(Ending),
    /// The rules forbid it.
    Illegal {
        /// The reason.
        reason: Illegal,
        /// What can be done instead by the seat that asked; empty when it is not its turn.
        legal: Vec<Action>,
    },
    /// The game has moved on since the button was made: here is how it stands.
    Stale,
    /// The place of the game cannot be a thread, since this channel cannot have one.
    NoThreadHere {
        /// The channel asked for.
        channel: ChannelId,
    },
}
