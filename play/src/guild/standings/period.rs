//! The period a leaderboard covers: all time, a year, or a month, in UTC.

use std::{fmt, str::FromStr};

use jiff::{Timestamp, civil::Date};

use crate::player::ratings::utc_day;

/// The period a leaderboard covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Period {
    /// All games.
    AllTime,
    /// A year.
    Year(i16),
    /// A month of a year, from 1.
    Month(i16, i8),
}

impl Period {
    /// The year that contains `at`.
    pub fn year_of(at: Timestamp) -> Self {
        Self::Year(utc_day(at).year())
    }

    /// The month that contains `at`.
    pub fn month_of(at: Timestamp) -> Self {
        let day = utc_day(at);
        Self::Month(day.year(), day.month())
    }

    /// Every period that contains `at`.
    pub fn all_at(at: Timestamp) -> [Self; 3] {
        [Self::AllTime, Self::year_of(at), Self::month_of(at)]
    }
}

/// The text is not a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a period: it is \"\", \"2026\" or \"2026-11\"")]
pub struct BadPeriod;

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AllTime => Ok(()),
            Self::Year(year) => write!(f, "{year:04}"),
            Self::Month(year, month) => write!(f, "{year:04}-{month:02}"),
        }
    }
}

impl FromStr for Period {
    type Err = BadPeriod;

    fn from_str(text: &str) -> Result<Self, BadPeriod> {
        let period = match (text, text.split_once('-')) {
            ("", _) => Self::AllTime,
            (_, None) => Self::Year(text.parse().map_err(|_| BadPeriod)?),
            (_, Some((year, month))) => {
                let (year, month) =
                    (year.parse().map_err(|_| BadPeriod)?, month.parse().map_err(|_| BadPeriod)?);
                Date::new(year, month, 1).map_err(|_| BadPeriod)?;
                Self::Month(year, month)
            }
        };
        if period.to_string() == text { Ok(period) } else { Err(BadPeriod) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_parses_from_what_it_displays() {
        for text in ["", "2026", "2026-11", "0099-01"] {
            assert_eq!(text.parse::<Period>().expect("a period").to_string(), text);
        }
        for text in ["-", "26", "2026-", "2026-13", "2026-1", "2026-00", "soon"] {
            assert_eq!(text.parse::<Period>(), Err(BadPeriod), "{text:?}");
        }
    }
}
