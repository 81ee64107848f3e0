//! What the one who opens a competition chooses. It can be changed until it begins, and holds to its end.

use std::{fmt, str::FromStr};

use games::RuleSet;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::bounds::{AtOnce, Days, Movers, Quorum, Rounds, Size};
use crate::{IDLE_DAYS, RoleId, Terms, TimeControl};

/// The choice for a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What it is called.
    pub name: CompetitionName,
    /// How it is played.
    pub format: Format,
    /// The rules of its games, which are for two.
    pub rules: RuleSet,
    /// The time control of its games.
    pub clock: TimeControl,
    /// For how many days a season lasts, or a round of a tournament. On a ladder, after how many a player counts as idle.
    pub days: Days,
    /// When it begins.
    pub begins: Begins,
    /// How many of its games a player plays at a time.
    pub at_once: AtOnce,
    /// Where its games are played.
    pub place: Where,
    /// The role that its players need.
    pub role: Option<RoleId>,
    /// The role that is pinged when people can join.
    pub ping: Option<RoleId>,
}

/// How a competition is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "format", rename_all = "kebab-case")]
pub enum Format {
    /// Everyone plays everyone of their division.
    League {
        /// How many players a division is to have.
        size: Size,
        /// How many should go up and down after a season.
        movers: Movers,
        /// Whether one season follows another.
        goes_on: bool,
    },
    /// In each round, those with equal points meet.
    Swiss {
        /// How many rounds.
        rounds: Rounds,
    },
    /// Who loses a tie is out.
    KnockOut,
    /// A standing list.
    Ladder,
}

/// When a competition begins: on its date or with enough players, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Begins {
    /// At this time.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "jiff::fmt::serde::timestamp::millisecond::optional"
    )]
    pub at: Option<Timestamp>,
    /// When this many players have joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Quorum>,
    /// Whether its date came with too few players, which was told. Then it begins as soon as there are enough.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_late: bool,
}

/// Where the games of a competition are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Each in a thread of its channel.
    Threads,
    /// By direct messages.
    Mail,
}

/// The fewest players of a league or a tournament.
const FEWEST: usize = 4;

impl Format {
    /// How many players it needs to begin.
    pub const fn fewest(self) -> usize {
        match self {
            Self::League { .. } | Self::Swiss { .. } => FEWEST,
            Self::KnockOut => 3,
            Self::Ladder => 0,
        }
    }

    /// Whether it is played in rounds, each with its own time.
    pub const fn has_rounds(self) -> bool {
        matches!(self, Self::Swiss { .. } | Self::KnockOut)
    }
}

impl Plan {
    /// The terms of its games. Clocks can't be paused by agreement, and games can't be called off, as the others wait for the
    /// result.
    pub const fn terms(&self) -> Terms {
        Terms {
            clock: self.clock,
            away: true,
            goal: None,
            rated: true,
            idle_days: IDLE_DAYS,
            competition: true,
            rest: None,
        }
    }
}

/// A name of a competition, as its manager typed it: one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CompetitionName(String);

impl CompetitionName {
    /// The most characters.
    pub const LONGEST: usize = 40;

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text isn't a name, or not a plan as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// It is empty, too long, or not a single line.
    #[error("not a name, a line of 1 to {} characters", CompetitionName::LONGEST)]
    Name,
    /// It isn't a stored plan.
    #[error("not the plan of a competition")]
    Stored,
}

impl FromStr for CompetitionName {
    type Err = BadPlan;

    fn from_str(text: &str) -> Result<Self, BadPlan> {
        let text = text.trim();
        let fits = !text.is_empty() && text.chars().count() <= Self::LONGEST;
        if fits && !text.contains(char::is_control) { Ok(Self(text.to_owned())) } else { Err(BadPlan::Name) }
    }
}

impl TryFrom<String> for CompetitionName {
    type Error = BadPlan;
    fn try_from(text: String) -> Result<Self, BadPlan> {
        text.parse()
    }
}

impl From<CompetitionName> for String {
    fn from(name: CompetitionName) -> Self {
        name.0
    }
}

impl fmt::Display for CompetitionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The stored form: rules and clock in their own notation.
#[derive(Serialize, Deserialize)]
struct Stored {
    name: CompetitionName,
    #[serde(flatten)]
    format: Format,
    rules: String,
    clock: String,
    days: Days,
    #[serde(flatten)]
    begins: Begins,
    at_once: AtOnce,
    place: Where,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    role: Option<RoleId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ping: Option<RoleId>,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stored = Stored {
            name: self.name.clone(),
            format: self.format,
            rules: self.rules.to_string(),
            clock: self.clock.to_string(),
            days: self.days,
            begins: self.begins,
            at_once: self.at_once,
            place: self.place,
            role: self.role,
            ping: self.ping,
        };
        f.write_str(&serde_json::to_string(&stored).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Plan {
    type Err = BadPlan;

    fn from_str(text: &str) -> Result<Self, BadPlan> {
        let Stored { name, format, rules, clock, days, begins, at_once, place, role, ping } =
            serde_json::from_str(text).map_err(|_| BadPlan::Stored)?;
        let rules: RuleSet = rules.parse().map_err(|_| BadPlan::Stored)?;
        let clock = clock.parse().map_err(|_| BadPlan::Stored)?;
        if rules.seats() != 2 {
            return Err(BadPlan::Stored);
        }
        Ok(Self { name, format, rules, clock, days, begins, at_once, place, role, ping })
    }
}
