//! Why something can't be done in a competition.

use jiff::SignedDuration;

use crate::{PlayerId, RoleId};

/// The reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// The competition has begun or is over, and is no longer open to join.
    JoiningClosed,
    /// The player takes part already.
    EnteredAlready,
    /// The player doesn't take part in the competition.
    NotEntered,
    /// This other player doesn't take part in the competition.
    OpponentNotEntered {
        /// The other player.
        player: PlayerId,
    },
    /// The competition is only for those with a role.
    NeedsRole {
        /// The role.
        role: RoleId,
    },
    /// The competition has as many players as it can have.
    CompetitionFull {
        /// How many.
        most: usize,
    },
    /// The competition is over.
    CompetitionOver,
    /// The competition has begun.
    CompetitionBegan,
    /// The competition hasn't begun, or is over.
    CompetitionNotRunning,
    /// Too few have joined to begin.
    TooFewEntrants {
        /// How many have.
        joined: usize,
        /// How many are needed.
        fewest: usize,
    },
    /// The competition has no divisions.
    NoDivisions,
    /// The player is in the competition, or was.
    InCompetitionAlready {
        /// The player.
        player: PlayerId,
    },
    /// What was asked for is what was chosen already, or nothing.
    NothingChanges,
    /// It can't begin with so few players, since more have joined.
    MoreHaveJoined {
        /// How many.
        joined: usize,
    },
    /// The player takes part, so there is nothing to undo.
    TakesPart {
        /// The player.
        player: PlayerId,
    },
    /// The round that is played was drawn without the player.
    DrawnWithout {
        /// The player.
        player: PlayerId,
    },
    /// The player ran out of time in two games, and would be withdrawn again.
    RanOutTwice {
        /// The player.
        player: PlayerId,
    },
    /// The player is suspended or has left the server.
    StillBarred {
        /// The player.
        player: PlayerId,
    },
    /// The competition has no game with this number.
    NoSuchPairing,
    /// The round of the game is over, and others were paired by it.
    RoundIsOver,
    /// The result is this one already.
    SuchAResult,
    /// More time than can be given at once, or less than a minute.
    BadTime {
        /// The most.
        most: SignedDuration,
    },
    /// Something was decided since this was asked, so the time may have been given already.
    ChangedSinceAsked,
    /// The list of a ladder has changed with the game, and others have played since.
    LadderMovedOn,
    /// On the ladder, the other player isn't one to three places above.
    OutOfReach {
        /// The other player.
        player: PlayerId,
    },
    /// The player has challenged someone on the ladder already.
    ChallengedOnLadder,
    /// Someone has challenged the other player on the ladder already.
    IsChallengedOnLadder {
        /// The other player.
        player: PlayerId,
    },
}
