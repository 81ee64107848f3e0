//! How values are stored in columns, and parsed back into types at this edge.
//!
//! Ids are unsigned 64-bit numbers, stored bit for bit in SQLite's signed ones. Times are milliseconds since
//! 1970 UTC. Rule sets and actions are their own text, and enums are the words of the tables' `CHECK`s.

use std::{fmt::Display, str::FromStr};

use games::{Action, Game, Record, RuleSet, Seat, Side};
use jiff::Timestamp;
use play::{
    BoardSide, Boards, ChallengeId, ChallengeState, ChannelId, CompetitionId, Day, FirstPlayer,
    ForfeitReason, GameId, GuildId, Home, Hour, HouseRulesId, Language, MessageId, Notice, Place, PlayerId,
    PuzzleId, ReportReason, RoleId, RulesName, Schedule, Terms, Theme, Threads, TimeControl, Timer,
    VoteGameId, Zone,
    competition::{Why, Withdrawal},
    game::{matches::Goal, table::TableState},
    guild::{
        earned_roles::{Merit, RoleRefusal},
        moderation::{Reason, ToolKind},
        season_plan::Every,
        standings::{GameResult, Period},
        week::Weekday,
    },
    player::{pace::Finish, ratings::Category},
};
use rusqlite::{
    Error,
    types::{FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};
use tournament::GameResult as PairingResult;

use crate::sql::{self, FromColumn, FromRow, Row, ToColumn};

/// An enum that tables store as a word.
pub(crate) trait Word {
    /// The word.
    fn word(self) -> &'static str;
}

impl<O: FromColumn> FromRow for Schedule<O> {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self { channel: row.get(0)?, of: row.get(1)?, hour: row.get(2)?, zone: row.get(3)? })
    }
}

/// Reads a player's id from a text that SQL has joined together.
pub(crate) fn player(text: &str) -> anyhow::Result<PlayerId> {
    Ok(text.parse::<i64>()?.cast_unsigned().try_into()?)
}

/// A column's text that cannot be parsed.
#[derive(Debug, thiserror::Error)]
#[error("{text:?}: {why}")]
struct BadText {
    text: String,
    why: String,
}

fn bad<T>(text: &str, why: &dyn Display) -> FromSqlResult<T> {
    Err(FromSqlError::Other(Box::new(BadText { text: text.to_owned(), why: why.to_string() })))
}

macro_rules! ids {
    ($($id:ty),+) => {$(
        impl ToColumn for $id {
            fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.get().cast_signed().into())
            }
        }

        impl FromColumn for $id {
            fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let number = value.as_i64()?;
                <$id>::try_from(number.cast_unsigned()).map_err(|_| FromSqlError::OutOfRange(number))
            }
        }
    )+};
}

/// Discord derives its ids from the time; those from this number on won't be given out before the year 2049.
const GUEST: i64 = 1 << 62;

/// A server's number, for a private channel its number below 0, for a channel of another server below that, and for the
/// world 0.
impl ToColumn for Home {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Server(guild) => guild.get().cast_signed(),
            Self::Private(channel) => channel.get().cast_signed().wrapping_neg(),
            Self::Guest(channel) => (channel.get().cast_signed() | GUEST).wrapping_neg(),
            Self::World => 0,
        }
        .into())
    }
}

impl FromColumn for Home {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = value.as_i64()?;
        let home = match number {
            0 => Ok(Self::World),
            1.. => GuildId::try_from(number.cast_unsigned()).map(Self::Server),
            _ => {
                let channel = number.wrapping_neg();
                let home = if channel & GUEST == 0 { Self::Private } else { Self::Guest };
                ChannelId::try_from((channel & !GUEST).cast_unsigned()).map(home)
            }
        };
        home.map_err(|_| FromSqlError::OutOfRange(number))
    }
}

ids!(
    GuildId,
    ChannelId,
    MessageId,
    PlayerId,
    GameId,
    ChallengeId,
    CompetitionId,
    VoteGameId,
    HouseRulesId,
    PuzzleId,
    RoleId
);

macro_rules! words {
    ($($type:ident { $($variant:ident = $word:literal),+ })+) => {$(
        impl Word for $type {
            fn word(self) -> &'static str {
                match self { $($type::$variant => $word),+ }
            }
        }

        impl ToColumn for $type {
            fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok($type::$variant),)+
                    other => bad(other, &concat!("no ", stringify!($type))),
                }
            }
        }
    )+};
}

words! {
    FirstPlayer { Lot = "lot", Challenger = "challenger", Opponent = "opponent" }
    Why {
        Bye = "bye", Withdrawn = "withdrawn", Unplayed = "unplayed", Manager = "manager", Noted = "noted"
    }
    Withdrawal {
        Wish = "wish", RanOut = "ran-out", Suspended = "suspended", Gone = "gone", Removed = "removed", Idle = "idle"
    }
    ToolKind {
        BeginNow = "begin", Assign = "assign", Replace = "replace", Remove = "remove", GiveTime = "give time",
        Annul = "annul", Correct = "correct", EndNow = "end", CallOff = "call off", MoveTo = "move", Restore = "restore",
        Change = "change"
    }
    PairingResult { FirstWon = "first", Drawn = "drawn", SecondWon = "second" }
    Place { Here = "here", Thread = "thread" }
    ForfeitReason { Resigned = "resigned", Left = "left", OutOfTime = "time" }
    GameResult { Won = "won", Drawn = "drawn", Lost = "lost", Aborted = "aborted" }
    ChallengeState {
        Open = "open", Accepted = "accepted", Declined = "declined", Withdrawn = "withdrawn", Removed = "removed",
        Expired = "expired"
    }
}

macro_rules! texts {
    ($($type:ident),+) => {$(
        impl ToColumn for $type {
            fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.to_string().into())
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let text = value.as_str()?;
                $type::from_str(text).or_else(|why| bad(text, &why))
            }
        }
    )+};
}

texts!(
    RuleSet,
    Game,
    RulesName,
    Action,
    Record,
    Terms,
    TimeControl,
    Timer,
    Goal,
    Category,
    Period,
    Notice,
    Theme,
    Threads,
    Boards,
    Reason,
    ReportReason,
    BoardSide,
    Language,
    Weekday,
    Every,
    Zone,
    Finish,
    Merit,
    RoleRefusal
);

/// Stored as JSON.
impl ToColumn for TableState {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text =
            serde_json::to_string(self).map_err(|error| Error::ToSqlConversionFailure(error.into()))?;
        Ok(text.into())
    }
}

impl FromColumn for TableState {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let text = value.as_str()?;
        serde_json::from_str(text).or_else(|why| bad(text, &why))
    }
}

macro_rules! numbers {
    ($($type:ident: $number:ty),+) => {$(
        impl ToColumn for $type {
            fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.number().into())
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let stored = value.as_i64()?;
                let number = <$number>::try_from(stored).ok().and_then(|number| number.try_into().ok());
                number.ok_or(FromSqlError::OutOfRange(stored))
            }
        }
    )+};
}

numbers!(Day: i32, Hour: u8);

/// Stored as a number from 1.
impl ToColumn for Seat {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.number().into())
    }
}

impl FromColumn for Seat {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = value.as_i64()?;
        Seat::ALL
            .into_iter()
            .find(|seat| i64::from(seat.number()) == number)
            .ok_or(FromSqlError::OutOfRange(number))
    }
}

/// Stored as 1 and 2.
impl ToColumn for Side {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Side::First => 1.into(),
            Side::Second => 2.into(),
        })
    }
}

impl FromColumn for Side {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_i64()? {
            1 => Ok(Side::First),
            2 => Ok(Side::Second),
            number => Err(FromSqlError::OutOfRange(number)),
        }
    }
}

impl ToColumn for Timestamp {
    fn to_column(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_millisecond().into())
    }
}

impl FromColumn for Timestamp {
    fn from_column(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let millisecond = value.as_i64()?;
        Timestamp::from_millisecond(millisecond).map_err(|_| FromSqlError::OutOfRange(millisecond))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_home_has_a_number_of_its_own() {
        for (text, number) in [
            ("7", 7),
            ("private-7", -7),
            ("guest-7", -7 - GUEST),
            ("private-1575730415962947612", -1_575_730_415_962_947_612),
            ("world", 0),
        ] {
            let home: Home = text.parse().unwrap();
            let ToSqlOutput::Owned(written) = home.to_column().unwrap() else { panic!("{text}") };
            assert_eq!(written, rusqlite::types::Value::Integer(number), "{text}");
            assert_eq!(Home::from_column(ValueRef::Integer(number)).unwrap(), home);
        }
    }
}
