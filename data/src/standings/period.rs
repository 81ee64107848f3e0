//! What a leaderboard covers: all time, a year, or a month.

use std::{fmt, str::FromStr};

use jiff::{Timestamp, civil::Date};
use play::ratings::utc_day;

/// What a leaderboard covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Period {
    /// Everything.
    AllTime,
    /// A year, in UTC.
    Year(i16),
    /// A month of a year, in UTC; months count from 1.
    Month(i16, i8),
}

impl Period {
    /// The year of a time.
    pub fn year_of(at: Timestamp) -> Self {
        Self::Year(utc_day(at).year())
    }

    /// The month of a time.
    pub fn month_of(at: Timestamp) -> Self {
        let day = utc_day(at);
        Self::Month(day.year(), day.month())
    }

    /// All periods that a time belongs to.
    pub(crate) fn all_at(at: Timestamp) -> [Self; 3] {
        [Self::AllTime, Self::year_of(at), Self::month_of(at)]
    }
}

/// The text is no period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no period: one is \"\", \"2026\" or \"2026-11\"")]
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
    fn a_period_is_read_as_it_is_written() {
        for text in ["", "2026", "2026-11", "0099-01"] {
            assert_eq!(text.parse::<Period>().expect("a period").to_string(), text);
        }
        for text in ["-", "26", "2026-", "2026-13", "2026-1", "2026-00", "soon"] {
            assert_eq!(text.parse::<Period>(), Err(BadPeriod), "{text:?}");
        }
    }
}
