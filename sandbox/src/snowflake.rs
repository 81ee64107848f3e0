//! Snowflakes: Discord's ids, which contain their creation time.

use std::fmt;
use std::str::FromStr;

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Milliseconds from 1970 to the start of 2015, the epoch of snowflakes.
const EPOCH: i64 = 1_420_070_400_000;

/// A snowflake: 42 bits of milliseconds since 2015 and 22 bits that make it unique. Written as a string in JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// The greatest id.
    pub(crate) const MAX: Self = Self(i64::MAX.cast_unsigned());

    /// Makes an id from its number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Creation time in milliseconds since 1970.
    pub const fn made_at(self) -> i64 {
        (self.0 >> 22).cast_signed() + EPOCH
    }
}

impl ToSql for Id {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.cast_signed().into())
    }
}

impl FromSql for Id {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(|row| Self(row.cast_unsigned()))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not a snowflake.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a snowflake")]
pub struct NotASnowflake(String);

impl FromStr for Id {
    type Err = NotASnowflake;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let canonical = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse::<u64>() {
            Ok(number) if canonical && number != 0 && i64::try_from(number).is_ok() => Ok(Self(number)),
            _ => Err(NotASnowflake(text.to_owned())),
        }
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// As Discord writes an id, or as some clients do.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
            Number(u64),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Text(text) => text,
            Written::Number(number) => number.to_string(),
        };
        text.parse().map_err(D::Error::custom)
    }
}

/// Makes snowflakes, each greater than the last, even while the clock is frozen.
#[derive(Debug)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// A generator whose ids are all greater than `last`.
    pub(crate) const fn after(last: Id) -> Self {
        Self { last: last.0 }
    }

    /// The next id, at `now` milliseconds since 1970.
    pub(crate) fn next(&mut self, now: i64) -> Id {
        let by_time = (now - EPOCH).max(0).cast_unsigned() << 22;
        self.last = by_time.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_strings_and_numbers_and_written_as_strings() {
        let id: Id = serde_json::from_str("\"175928847299117063\"").unwrap();
        assert_eq!(serde_json::from_str::<Id>("175928847299117063").unwrap(), id);
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"175928847299117063\"");
        assert_eq!(id.made_at(), 1_462_015_105_796, "the example of Discord's reference");
        for bad in ["", "0", "-1", "+5", "1x", "99999999999999999999"] {
            assert!(bad.parse::<Id>().is_err(), "{bad}");
        }
    }

    #[test]
    fn ids_grow_even_if_the_clock_does_not_move() {
        let mut ids = Snowflakes::after(Id::new(1));
        let first = ids.next(EPOCH + 1000);
        assert_eq!(first.made_at(), EPOCH + 1000);
        assert!(ids.next(EPOCH + 1000) > first);
        assert!(ids.next(EPOCH) > first);
    }
}
