//! Competitions of a server: leagues, Swiss tournaments, knock-outs and ladders.
//!
//! What is stored is who takes part, who was paired, and what was decided apart from a game. Results follow from the
//! games, and tables from the results, so neither can be wrong by itself. A competition moves on in one place, [`settle`]:
//! whenever a game of it ends, its time comes, or someone did something about it, that looks at everything and decides what
//! follows. Doing so twice changes nothing.
//!
//! | state | what ends it |
//! | --- | --- |
//! | joining | enough have joined, or its date comes and enough have joined; two weeks after that date with too few, of which its manager is told, or a manager, calls it off |
//! | running, a league | all games are over, or the season's time is: games that still run are adjudicated |
//! | running, a tournament | its last round is over; each round has its time |
//! | running, a ladder | nothing; who is idle for a season leaves it, and a manager can end it |
//! | over, called off | final; a league that goes on opens the next season |
//!
//! | pairing | what ends it |
//! | --- | --- |
//! | waiting | its players have few enough games: it is due |
//! | due | its thread is open, and its game begins; if that can't be, the competition stands still until it can, for two weeks at most |
//! | playing | its game ends, one of the players is withdrawn, or time is up |
//! | decided | final, but for a manager who corrects it |
//!
//! **Decided:** blocks don't keep players of a competition apart, as the table would be unfair: who joins agrees to play everyone
//! in it. A manager's replacement takes over the points and the games that are left. Who was withdrawn can be let in again until the
//! next round is drawn, or the season ends.

mod beginning;
mod bounds;
mod bracket;
mod builder;
mod changing;
mod contest;
mod halting;
mod hearing;
mod joining;
mod knock_out;
mod ladder;
mod league;
mod managing;
mod pairing;
mod plan;
mod refusal;
mod restoring;
mod settled;
mod settling;
mod starting;
mod stillness;
mod swiss;
mod withdrawing;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use tournament::GameResult;

pub use self::{
    beginning::{Start, begin},
    bounds::{AtOnce, Days, Movers, OutOfBounds, Quorum, Rounds, Size},
    bracket::{TieSoFar, champion, rounds},
    changing::{PlanChange, change},
    contest::{Contest, Entrant, Standing},
    halting::{halt, resume},
    hearing::{byes, concerned, movers},
    joining::{join, leave, open},
    ladder::{challenge, opponents},
    league::preview,
    managing::{MOST_TIME, Tool, manage},
    pairing::{Decided, GameEnd, Outcome, Pairing, PairingGame, Why},
    plan::{BadPlan, Begins, CompetitionName, Format, Plan, Where},
    refusal::Refusal,
    settled::Settled,
    settling::{NeedsId, settle},
    stillness::{BadObstacle, Halt, LONGEST_HALT, Obstacle},
};
use crate::{ChannelId, CompetitionId, GameId, GuildId, MessageId, PlayerId};

/// How many can take part.
pub const MOST_PLAYERS: usize = 500;

/// A competition, apart from who takes part and what is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Competition {
    /// The id.
    pub id: CompetitionId,
    /// The server.
    pub guild: GuildId,
    /// Where it is announced, and where its threads are.
    pub channel: ChannelId,
    /// The message with its list of players, once it is known.
    pub message: Option<MessageId>,
    /// Who opened it.
    pub manager: PlayerId,
    /// What was chosen.
    pub plan: Plan,
    /// The season, from 1.
    pub season: u32,
    /// The season before this one.
    pub after: Option<CompetitionId>,
    /// When it was opened.
    pub opened: Timestamp,
    /// How far it is.
    pub phase: Phase,
    /// Since when it stands still while it is played, and why: its games can't begin.
    pub halt: Option<Halt>,
    /// How many decisions were stored. Each names the revision it is based on, and the store refuses it if that has changed.
    pub revision: u32,
}

/// How long after its date a competition waits for enough players.
const WAITS: SignedDuration = SignedDuration::from_hours(14 * 24);
/// How long one waits that begins when enough have joined, and has no date.
const WAITS_WITHOUT_DATE: SignedDuration = SignedDuration::from_hours(60 * 24);

impl Competition {
    /// When it is called off if too few have joined.
    pub fn gives_up_at(&self) -> Option<Timestamp> {
        let (from, wait) = match self.plan.begins.at {
            Some(at) => (at, WAITS),
            None => (self.opened, WAITS_WITHOUT_DATE),
        };
        from.checked_add(wait).ok()
    }
}

/// How far a competition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Open to join.
    Joining,
    /// Being played.
    Running {
        /// Since when.
        since: Timestamp,
        /// The round, from 1; a league and a ladder have only one.
        round: u16,
        /// When the season or the round is over; a ladder has no end.
        until: Option<Timestamp>,
    },
    /// Played to its end.
    Over {
        /// Since when.
        at: Timestamp,
    },
    /// Called off. No one has won.
    CalledOff {
        /// When.
        at: Timestamp,
    },
}

impl Phase {
    /// Whether nothing more happens.
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Over { .. } | Self::CalledOff { .. })
    }

    /// The round that is being played.
    pub const fn round(self) -> Option<u16> {
        if let Self::Running { round, .. } = self { Some(round) } else { None }
    }

    /// When the season or the round is over.
    pub const fn until(self) -> Option<Timestamp> {
        if let Self::Running { until, .. } = self { until } else { None }
    }
}

/// Why a player takes part no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// By their own wish.
    Wish,
    /// They let two games run out of time.
    RanOut,
    /// They are suspended from playing in the server.
    Suspended,
    /// They left the server, or had their data deleted.
    Gone,
    /// A manager removed them.
    Removed,
    /// They didn't play on a ladder for a season.
    Idle,
}

/// Why a tournament ends before its last round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutShort {
    /// Fewer than two players are left.
    Alone,
    /// So many have left that the others have met, or can't all meet someone new.
    AllMet,
}

/// What a competition announces in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum CompetitionNews {
    /// It has begun.
    Begun,
    /// A round has begun.
    Round {
        /// Its number, from 1.
        round: u16,
    },
    /// A player takes part no longer.
    Withdrawn {
        /// The player.
        player: PlayerId,
        /// Why.
        why: Withdrawal,
        /// Whether their games don't count, as they had played less than half of them.
        void: bool,
    },
    /// It ends before its last round.
    CutShort {
        /// Why.
        why: CutShort,
    },
    /// It is over.
    Over,
    /// It was called off: by a manager, or as too few had joined.
    CalledOff,
    /// A manager let one player take the place of another.
    Replaced {
        /// Who was replaced.
        player: PlayerId,
        /// Who took the place.
        by: PlayerId,
    },
    /// A manager let a player in again who was withdrawn.
    Restored {
        /// The player.
        player: PlayerId,
    },
    /// Its date has come, and too few have joined.
    TooFew,
    /// A manager gave everyone more time.
    TimeGiven {
        /// How many minutes.
        minutes: i64,
    },
    /// A manager annulled a pairing.
    Annulled {
        /// Its number.
        pairing: u32,
    },
    /// A manager corrected the result of a pairing.
    Corrected {
        /// Its number.
        pairing: u32,
        /// The new result.
        #[serde(with = "pairing::result_form")]
        result: GameResult,
    },
    /// It stands still, as its games can't begin.
    Halted,
    /// It goes on after it stood still, and its season or round ends later by that.
    WentOn {
        /// How many minutes later.
        minutes: i64,
    },
    /// A ladder has changed by a game.
    Climbed {
        /// Who has won the place.
        player: PlayerId,
        /// Their new place, from 1.
        place: u16,
    },
}

impl CompetitionNews {
    /// The same once the data of `player`, now known as `former`, are deleted.
    #[must_use]
    pub fn without(self, player: PlayerId, former: PlayerId) -> Self {
        let known = |one: PlayerId| if one == player { former } else { one };
        match self {
            Self::Withdrawn { player, why, void } => Self::Withdrawn { player: known(player), why, void },
            Self::Replaced { player, by } => Self::Replaced { player: known(player), by: known(by) },
            Self::Restored { player } => Self::Restored { player: known(player) },
            Self::Climbed { player, place } => Self::Climbed { player: known(player), place },
            Self::TooFew
            | Self::Begun
            | Self::Round { .. }
            | Self::CutShort { .. }
            | Self::Over
            | Self::CalledOff
            | Self::TimeGiven { .. }
            | Self::Halted
            | Self::WentOn { .. }
            | Self::Annulled { .. }
            | Self::Corrected { .. } => self,
        }
    }
}

/// One change to what is stored of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompetitionChange {
    /// Adds a new competition.
    Open(Box<Competition>),
    /// Comes before all other changes of a decision. The store refuses it unless the competition is still at this revision.
    Revise {
        /// The revision before the change.
        revision: u32,
    },
    /// Changes how far it is.
    SetPhase(Phase),
    /// Notes since when it stands still, and why; or that it goes on.
    SetHalt(Option<Halt>),
    /// Announces it elsewhere from now on.
    SetChannel(ChannelId),
    /// Changes what was chosen.
    SetPlan(Box<Plan>),
    /// Adds a player, who isn't in it.
    Add(Entrant),
    /// Removes a player who takes part in nothing yet.
    Remove(PlayerId),
    /// Changes what is stored of a player.
    SetEntrant(Entrant),
    /// Lets a player take the place of another in everything.
    Replace {
        /// Who is replaced.
        player: PlayerId,
        /// Who takes the place, and isn't in it.
        by: PlayerId,
    },
    /// Adds a pairing.
    Pair(Pairing),
    /// Says that the game of a pairing is to begin.
    MakeDue {
        /// The pairing.
        number: u32,
    },
    /// Notes the game of a pairing. The store refuses it unless the pairing is due and has neither a game nor a result.
    Begin {
        /// The pairing.
        number: u32,
        /// The game.
        game: GameId,
    },
    /// Forgets the game of a pairing, which is to be played again.
    PlayAgain {
        /// The pairing.
        number: u32,
    },
    /// Decides a pairing apart from its game; `None` lets its game decide again.
    Decide {
        /// The pairing.
        number: u32,
        /// The decision.
        decided: Option<Decided>,
    },
}

#[cfg(test)]
mod tests;
