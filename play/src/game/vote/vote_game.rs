//! A vote game and its votes, as they are stored.

use games::{Action, Position, Record, Seat};
use jiff::{SignedDuration, Timestamp};

use super::against::Against;
use crate::{ChannelId, GuildId, MessageId, PlayerId, RoleId, VoteGameId};

/// The seat of the computer: the server moves first.
pub const COMPUTER: Seat = Seat::SECOND;

/// A vote game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteGame {
    /// Its number.
    pub id: VoteGameId,
    /// The server.
    pub guild: GuildId,
    /// Where it's posted.
    pub channel: ChannelId,
    /// Who opened it.
    pub by: PlayerId,
    /// The rules, and what was played.
    pub record: Record,
    /// The server's opponent.
    pub against: Against,
    /// Against another server: its vote game, once there is one.
    pub twin: Option<VoteGameId>,
    /// For how many hours a vote goes on.
    pub hours: u16,
    /// After how many votes it ends earlier, if so.
    pub quorum: Option<u32>,
    /// The role that is pinged by each vote, if any: who wants to be pinged takes it.
    pub role: Option<RoleId>,
    /// When it began. Who joined the server later can't vote.
    pub started: Timestamp,
    /// How many actions were played before the last turn that was voted for.
    pub voted: Option<u32>,
    /// The post of the current vote, and since when it stands.
    pub posted: Option<(MessageId, Timestamp)>,
    /// When the current vote ends or, as long as it isn't posted, when that is given up.
    pub ends: Timestamp,
    /// How many votes in a row had no voter.
    pub silent: u32,
    /// How it ended.
    pub over: Option<VoteEnd>,
    /// How often it was changed.
    pub revision: u32,
}

/// How a vote game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum VoteEnd {
    /// By its rules.
    Rules,
    /// It took too long, and is drawn.
    TooLong,
    /// No one was voting.
    NoVotes,
    /// Its votes couldn't be posted.
    NotPosted,
    /// Who opened it, or a manager, stopped it.
    Stopped,
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// The game.
    pub game: VoteGameId,
    /// How many actions were played before.
    pub ply: u32,
    /// Who votes.
    pub player: PlayerId,
    /// For what.
    pub turn: Vec<Action>,
}

/// A change of a vote game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoteChange {
    /// Adds a game. The store refuses it if one is running in its channel.
    Open(Box<VoteGame>),
    /// Changes a game. The store refuses it unless the stored revision is the one before.
    Set(Box<VoteGame>),
    /// Stores a vote, in place of the member's one before. The store refuses it unless the vote goes on, or if they are suspended.
    Cast(Vote),
    /// Changes nothing, but the store refuses the decision unless it was made by all votes.
    Check {
        /// The game.
        game: VoteGameId,
        /// How many actions were played before.
        ply: u32,
        /// How many votes there were.
        votes: usize,
        /// When the last one was cast.
        last: Option<Timestamp>,
    },
}

impl VoteGame {
    /// For how long a vote goes on.
    pub fn length(&self) -> SignedDuration {
        SignedDuration::from_hours(self.hours.into())
    }

    /// The seat of the computer, if it plays.
    pub const fn computer(&self) -> Option<Seat> {
        match self.against {
            Against::Computer(_) => Some(COMPUTER),
            Against::Halves | Against::Server(_) => None,
        }
    }

    /// Whether its members vote about a position; else the computer or another server is to act, or no one.
    pub fn votes_about(&self, position: &Position) -> bool {
        let Some(seat) = position.to_act() else { return false };
        match self.against {
            Against::Computer(_) => seat != COMPUTER,
            Against::Halves => true,
            Against::Server(side) => self.twin.is_some() && seat.side() == side,
        }
    }

    /// How many actions were played.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.record.actions.len()).unwrap_or(u32::MAX)
    }
}
