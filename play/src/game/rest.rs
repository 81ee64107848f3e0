//! Nights and days off: when clocks stand still by agreement, each in its player's own time.
//!
//! **Decided:** the zone with which a player begins a game holds to its end. Otherwise someone could let every hour be
//! night. A clock that stands isn't stopped: what counts is only how much waking time has passed, so nothing has to happen at
//! either end of a night.

use std::{fmt, str::FromStr};

use jiff::{
    SignedDuration, Timestamp,
    civil::{DateTime, Time, Weekday},
    tz::TimeZone,
};
use serde::{Deserialize, Serialize};

use crate::Zone;

/// The hour at which a night begins.
pub const EVENING: i8 = 22;
/// The hour at which it ends.
pub const MORNING: i8 = 8;

/// When clocks stand still.
///
/// ```
/// # use play::game::rest::Rest;
/// for text in ["nights", "off:sat", "nights,off:fri"] {
///     assert_eq!(text.parse::<Rest>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Rest {
    /// At night.
    Nights,
    /// On two days of the week.
    Days(DaysOff),
    /// At night, and on two days of the week.
    NightsAndDays(DaysOff),
}

/// The two days of the week that people have off, by the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
pub enum DaysOff {
    /// In most countries.
    #[strum(serialize = "sat")]
    SaturdaySunday,
    /// In much of the Arab world.
    #[strum(serialize = "fri")]
    FridaySaturday,
    /// In some others.
    #[strum(serialize = "thu")]
    ThursdayFriday,
}

/// The text doesn't say when clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not nights or days off")]
pub struct BadRest;

impl DaysOff {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::SaturdaySunday, Self::FridaySaturday, Self::ThursdayFriday];

    const fn days(self) -> [Weekday; 2] {
        match self {
            Self::SaturdaySunday => [Weekday::Saturday, Weekday::Sunday],
            Self::FridaySaturday => [Weekday::Friday, Weekday::Saturday],
            Self::ThursdayFriday => [Weekday::Thursday, Weekday::Friday],
        }
    }
}

impl Rest {
    /// What these add up to; `None` if clocks never stand still.
    pub const fn new(nights: bool, days: Option<DaysOff>) -> Option<Self> {
        match (nights, days) {
            (false, None) => None,
            (true, None) => Some(Self::Nights),
            (false, Some(days)) => Some(Self::Days(days)),
            (true, Some(days)) => Some(Self::NightsAndDays(days)),
        }
    }

    /// Whether clocks stand at night.
    pub const fn has_nights(self) -> bool {
        matches!(self, Self::Nights | Self::NightsAndDays(_))
    }

    /// The days on which they stand.
    pub const fn days(self) -> Option<DaysOff> {
        match self {
            Self::Nights => None,
            Self::Days(days) | Self::NightsAndDays(days) => Some(days),
        }
    }

    /// Whether clocks stand at this local time.
    fn holds(self, local: DateTime) -> bool {
        let is_night = !(MORNING..EVENING).contains(&local.hour());
        (self.has_nights() && is_night)
            || self.days().is_some_and(|days| days.days().contains(&local.weekday()))
    }
}

impl fmt::Display for Rest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nights => f.write_str("nights"),
            Self::Days(days) => write!(f, "off:{days}"),
            Self::NightsAndDays(days) => write!(f, "nights,off:{days}"),
        }
    }
}

impl FromStr for Rest {
    type Err = BadRest;

    fn from_str(text: &str) -> Result<Self, BadRest> {
        if text == "nights" {
            return Ok(Self::Nights);
        }
        let (nights, days) = text.strip_prefix("nights,").map_or((false, text), |days| (true, days));
        let days = days.strip_prefix("off:").and_then(|days| days.parse().ok()).ok_or(BadRest)?;
        Ok(if nights { Self::NightsAndDays(days) } else { Self::Days(days) })
    }
}

impl From<Rest> for String {
    fn from(rest: Rest) -> Self {
        rest.to_string()
    }
}

impl TryFrom<String> for Rest {
    type Error = BadRest;

    fn try_from(text: String) -> Result<Self, BadRest> {
        text.parse()
    }
}

/// When the clock of a player stands still, where they live.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LocalRest {
    /// When.
    pub rest: Rest,
    /// Where.
    pub zone: Zone,
}

/// A stretch of time in which a clock either runs or stands.
struct Stretch {
    stands: bool,
    until: Timestamp,
}

impl LocalRest {
    /// How much of the time from `from` to `to` counts. It is counted no further than `most`.
    pub fn counted(self, from: Timestamp, to: Timestamp, most: SignedDuration) -> SignedDuration {
        let (rules, mut at, mut counted) = (self.zone.rules(), from, SignedDuration::ZERO);
        while at < to && counted < most {
            let Stretch { stands, until } = self.stretch(&rules, at);
            if !stands {
                counted += until.min(to).duration_since(at);
            }
            at = until;
        }
        counted
    }

    /// When `time` has been counted since `from`. Never while the clock stands: without any time, that is at the end of it.
    pub fn after(self, from: Timestamp, time: SignedDuration) -> Timestamp {
        let (rules, mut at, mut left) = (self.zone.rules(), from, time);
        while at < Timestamp::MAX {
            let Stretch { stands, until } = self.stretch(&rules, at);
            let here = if stands { SignedDuration::ZERO } else { until.duration_since(at) };
            if !stands && left <= here {
                return at.saturating_add(left).unwrap_or(Timestamp::MAX);
            }
            left -= here;
            at = until;
        }
        at
    }

    /// Until when the clock stands at this time; `None` if it doesn't.
    pub fn until(self, at: Timestamp) -> Option<Timestamp> {
        let rules = self.zone.rules();
        let mut now = at;
        while now < Timestamp::MAX {
            let Stretch { stands, until } = self.stretch(&rules, now);
            if !stands {
                break;
            }
            now = until;
        }
        (now > at).then_some(now)
    }

    /// The stretch that begins at or before this time. Summer time begins or ends between two.
    fn stretch(self, rules: &TimeZone, at: Timestamp) -> Stretch {
        let offset = rules.to_offset(at);
        let local = offset.to_datetime(at);
        let at_hour = |hour| local.with().time(Time::constant(hour, 0, 0, 0)).build();
        let next = match local.hour() {
            ..MORNING => at_hour(MORNING),
            MORNING..EVENING => at_hour(EVENING),
            EVENING.. => local.date().tomorrow().map(|day| day.at(0, 0, 0, 0)),
        };
        let next = next.and_then(|next| offset.to_timestamp(next)).unwrap_or(Timestamp::MAX);
        let change = rules.following(at).next().map_or(Timestamp::MAX, |change| change.timestamp());
        Stretch { stands: self.rest.holds(local), until: next.min(change) }
    }
}

#[cfg(test)]
mod tests;
