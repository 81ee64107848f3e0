//! What moderators do in a server, and the log that records it: who, when, what, and why.

use std::{fmt, str::FromStr};

use jiff::Timestamp;
use tournament::GameResult;

use crate::{ChallengeId, ChannelId, CompetitionId, GameId, GuildId, PlayerId, guild::earned_roles::Held};

/// An entry in a server's moderation log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The server.
    pub guild: GuildId,
    /// The moderator.
    pub by: PlayerId,
    /// When it was done.
    pub at: Timestamp,
    /// What was done.
    pub action: ModeratorAction,
    /// Why, in the moderator's words.
    pub reason: Option<Reason>,
}

/// Something moderators do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModeratorAction {
    /// Called a game off.
    EndedGame {
        /// The game.
        game: GameId,
    },
    /// Moved a game.
    MovedGame {
        /// The game.
        game: GameId,
        /// The new channel.
        channel: ChannelId,
    },
    /// Withdrew a challenge.
    WithdrewChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// The challenger.
        player: PlayerId,
    },
    /// Suspended a member from playing.
    Suspended {
        /// The member.
        player: PlayerId,
    },
    /// Reinstated a suspended member.
    Reinstated {
        /// The member.
        player: PlayerId,
    },
    /// Closed a season.
    ClosedSeason {
        /// The season's number.
        season: u32,
    },
    /// The bot gave a member a role that they have earned.
    GaveRole {
        /// The role, and whose it is.
        held: Held,
    },
    /// The bot took back a role that a member no longer earns.
    TookRole {
        /// The role, and whose it was.
        held: Held,
    },
    /// Did something about a competition.
    ManagedCompetition {
        /// The competition.
        competition: CompetitionId,
        /// What.
        tool: ToolKind,
        /// Who that was about.
        about: ManagedAbout,
    },
}

/// Who something done with a competition was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManagedAbout {
    /// No one in particular. Earlier versions logged no more of anything.
    NoOne,
    /// A player.
    Player(PlayerId),
    /// Two players: who was replaced and who took over, or those of a game.
    Two(PlayerId, PlayerId),
    /// The players of a game, and how it counts since its result was corrected.
    Result(PlayerId, PlayerId, GameResult),
}

/// The kinds of what can be done about a competition, see [`crate::competition::Tool`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolKind {
    /// It began.
    BeginNow,
    /// A player was put in a division.
    Assign,
    /// A player was replaced.
    Replace,
    /// A player was taken out.
    Remove,
    /// A player was let in again who had been taken out or had left.
    Restore,
    /// Everyone was given time.
    GiveTime,
    /// A game was annulled.
    Annul,
    /// A result was corrected.
    Correct,
    /// The season or the round was ended.
    EndNow,
    /// It was called off.
    CallOff,
    /// It was moved to another channel.
    MoveTo,
    /// What was chosen for it was changed before it began.
    Change,
}

/// Why moderators did something: one line, in their own words, shown only to moderators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(String);

impl Reason {
    /// The most characters.
    pub const LONGEST: usize = 100;

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is empty, too long, or not a single line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a reason, a line of 1 to {} characters", Reason::LONGEST)]
pub struct BadReason;

impl FromStr for Reason {
    type Err = BadReason;

    fn from_str(text: &str) -> Result<Self, BadReason> {
        let text = text.trim();
        let fits = !text.is_empty() && text.chars().count() <= Self::LONGEST;
        if fits && !text.contains(char::is_control) { Ok(Self(text.to_owned())) } else { Err(BadReason) }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_nonempty_line() {
        let long = "ы".repeat(Reason::LONGEST);
        for (typed, read) in [(" Spam. ", "Spam."), (long.as_str(), long.as_str())] {
            assert_eq!(typed.parse::<Reason>().map(|reason| reason.to_string()).as_deref(), Ok(read));
        }
        for typed in ["", " ", "a\nb", "a\u{0}b", &"ы".repeat(Reason::LONGEST + 1)] {
            assert_eq!(typed.parse::<Reason>(), Err(BadReason), "{typed:?}");
        }
    }
}
