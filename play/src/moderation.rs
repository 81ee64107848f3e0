//! What moderators of a server have done, as it is recorded: by whom, when, about what, and why, if they say so.

use std::{fmt, str::FromStr};

use jiff::Timestamp;

use crate::{
    Announcement, Challenge, ChallengeId, Change, ChannelId, GameId, GuildId, PlayerId,
    challenge::{self, Event},
};

/// An entry of a server's log of what its moderators have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// In which server.
    pub guild: GuildId,
    /// Who.
    pub by: PlayerId,
    /// When.
    pub at: Timestamp,
    /// What.
    pub deed: Deed,
    /// Why, in his words.
    pub reason: Option<Reason>,
}

/// Something that moderators do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A game was ended without result.
    EndedGame {
        /// Which.
        game: GameId,
    },
    /// A game was moved.
    MovedGame {
        /// Which.
        game: GameId,
        /// To where.
        channel: ChannelId,
    },
    /// A challenge was withdrawn.
    WithdrewChallenge {
        /// Which.
        challenge: ChallengeId,
        /// Whose it was.
        whom: PlayerId,
    },
    /// A member was barred from playing.
    Barred {
        /// Who.
        whom: PlayerId,
    },
    /// A member may play again.
    LetAgain {
        /// Who.
        whom: PlayerId,
    },
    /// A season was closed.
    ClosedSeason {
        /// Which.
        season: u32,
    },
}

/// Why moderators did something: a line of their own words, for themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(String);

impl Reason {
    /// How many characters it has at most.
    pub const LONGEST: usize = 100;

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is no reason: empty, too long, or not one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a reason: a line of 1 to {} characters is", Reason::LONGEST)]
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

/// What is to be stored and told when moderators bar a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barring {
    /// To be stored.
    pub changes: Vec<Change>,
    /// To be told.
    pub announcements: Vec<Announcement>,
    /// How many open challenges were taken back, or have lost him.
    pub challenges: usize,
}

/// Decides what it means that `by` bars `whom` from playing in `guild`, whose open challenges are `open`.
pub fn bar(
    guild: GuildId,
    by: PlayerId,
    whom: PlayerId,
    reason: Option<Reason>,
    open: &[Challenge],
    at: Timestamp,
) -> Barring {
    let mut barring = Barring { changes: Vec::new(), announcements: Vec::new(), challenges: 0 };
    for open in open {
        // One that is open can always lose him.
        let Ok(decision) = challenge::decide(open, Event::Bar { player: whom }, at) else { continue };
        barring.challenges += usize::from(!decision.changes.is_empty());
        barring.changes.extend(decision.changes);
        barring.announcements.extend(decision.announcements);
    }
    barring.changes.push(Change::Bar { guild, player: whom, at });
    barring.changes.push(Change::Log(Logged { guild, by, at, deed: Deed::Barred { whom }, reason }));
    barring
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_line_with_something_in_it() {
        let long = "ы".repeat(Reason::LONGEST);
        for (typed, read) in [(" Spam. ", "Spam."), (long.as_str(), long.as_str())] {
            assert_eq!(typed.parse::<Reason>().map(|reason| reason.to_string()).as_deref(), Ok(read));
        }
        for typed in ["", " ", "a\nb", "a\u{0}b", &"ы".repeat(Reason::LONGEST + 1)] {
            assert_eq!(typed.parse::<Reason>(), Err(BadReason), "{typed:?}");
        }
    }
}
