//! Time controls: how much time players have, as agreed on in a challenge.

use std::{fmt, str::FromStr};

use jiff::{SignedDuration, Span, SpanRelativeTo, fmt::friendly};

/// How time for turns is limited, in whole minutes, from one minute to 90 days.
///
/// ```
/// # use play::TimeControl;
/// for text in ["none", "3d", "1d12h", "5d+12h/7d"] {
///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// No limit.
    #[default]
    Untimed,
    /// A fixed limit for each turn.
    PerTurn(SignedDuration),
    /// A reserve that every turn draws on and adds to.
    Bank {
        /// The reserve at the start.
        bank: SignedDuration,
        /// What each finished turn adds; may be zero.
        increment: SignedDuration,
        /// The most that turns can raise the reserve to; at least `bank`.
        cap: SignedDuration,
    },
}

/// The text isn't a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a time control like \"none\", \"3d\" (a turn) or \"5d+12h/7d\" (a bank)")]
pub struct BadTimeControl;

/// The shortest and longest time that can be agreed on.
const RANGE: std::ops::RangeInclusive<SignedDuration> =
    SignedDuration::from_mins(1)..=SignedDuration::from_hours(90 * 24);

impl TimeControl {
    /// What each seat has at the start; `None` without a limit.
    pub const fn at_start(self) -> Option<SignedDuration> {
        match self {
            Self::Untimed => None,
            Self::PerTurn(time) | Self::Bank { bank: time, .. } => Some(time),
        }
    }

    /// What a seat has for its next turn if `left` remains of the last one.
    pub fn after_turn(self, left: SignedDuration) -> SignedDuration {
        match self {
            Self::Untimed => left,
            Self::PerTurn(time) => time,
            // A gift may exceed the cap, and isn't cut back.
            Self::Bank { increment, cap, .. } => left.max(left.saturating_add(increment).min(cap)),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Untimed => f.write_str("none"),
            Self::PerTurn(time) => f.write_str(&written(time)),
            Self::Bank { bank, increment, cap } => {
                write!(f, "{}+{}/{}", written(bank), written(increment), written(cap))
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<Self, BadTimeControl> {
        let limited = |text: &str| read(text).filter(|time| RANGE.contains(time)).ok_or(BadTimeControl);
        if text == "none" {
            return Ok(Self::Untimed);
        }
        let Some((bank, rest)) = text.split_once('+') else { return limited(text).map(Self::PerTurn) };
        let (increment, cap) = rest.split_once('/').ok_or(BadTimeControl)?;
        let increment = read(increment).filter(|time| time <= RANGE.end()).ok_or(BadTimeControl)?;
        let (bank, cap) = (limited(bank)?, limited(cap)?);
        if cap < bank { Err(BadTimeControl) } else { Ok(Self::Bank { bank, increment, cap }) }
    }
}

/// The longest time that is read, about ten thousand years. Beyond this, `written` could produce more days
/// than `read` accepts.
const LONGEST: SignedDuration = SignedDuration::from_hours(24 * 3_650_000);

/// Reads a time as people write it, such as `3d`, `1d 12h` or `90m`: whole minutes, not negative, and at most
/// some ten thousand years.
pub fn read(text: &str) -> Option<SignedDuration> {
    // This parser accepts neither dates nor ISO 8601 durations.
    let span: Span = friendly::SpanParser::new().parse_span(text.trim()).ok()?;
    let time = span.to_duration(SpanRelativeTo::days_are_24_hours()).ok()?;
    let whole = SignedDuration::from_mins(time.as_mins());
    (!time.is_negative() && time == whole && time <= LONGEST).then_some(time)
}

/// Writes a time in the form that [`read`] reads, in the largest units: `1d12h`.
pub fn written(time: SignedDuration) -> String {
    let minutes = time.as_mins();
    let parts = [(minutes / (24 * 60), 'd'), (minutes / 60 % 24, 'h'), (minutes % 60, 'm')];
    let mut text = String::new();
    for (count, unit) in parts.into_iter().filter(|&(count, _)| count > 0) {
        text.push_str(&count.to_string());
        text.push(unit);
    }
    if text.is_empty() { "0m".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: &str) {
        let read: TimeControl = text.parse().expect("a time control");
        assert_eq!(read.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse(), Ok(read), "{text}");
    }

    #[test]
    fn time_controls_are_read_as_people_write_them() {
        check("none", "none");
        check("3d", "3d");
        check("72h", "3d");
        check("90m", "1h30m");
        check("1 day 12 hours", "1d12h");
        check("5d+12h/7d", "5d+12h/7d");
        check("5d + 0m / 5d", "5d+0m/5d");
    }

    #[test]
    fn malformed_or_excessive_time_controls_are_refused() {
        for text in [
            "",
            "0m",
            "3",
            "soon",
            "-3d",
            "30s",
            "1m 500us",
            "3d 1ns",
            "91d",
            "5d+12h",
            "5d+12h/4d",
            "5d+91d/7d",
            "5d/7d",
            "1mo",
            "3d ago",
            "2026-01-01",
            "99999999999999999999d",
            "none+1d/2d",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(BadTimeControl), "{text:?}");
        }
    }

    #[test]
    fn the_longest_times_can_be_read_again() {
        for text in ["3650000d", "87600000h", "1h", "0m"] {
            let time = read(text).expect("a time");
            assert_eq!(read(&written(time)), Some(time), "{text}");
        }
        for text in ["3650000d 1m", "87600001h", "202609999h"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_turn_limit_starts_over_and_a_bank_grows_to_its_cap() {
        let [hour, day] = [1, 24].map(SignedDuration::from_hours);
        let per_turn: TimeControl = "1d".parse().expect("a time control");
        assert_eq!(per_turn.after_turn(hour), day);
        let bank: TimeControl = "2d+12h/3d".parse().expect("a time control");
        assert_eq!(bank.after_turn(day), day + 12 * hour);
        assert_eq!(bank.after_turn(3 * day - hour), 3 * day);
        assert_eq!(bank.after_turn(5 * day), 5 * day, "what was given stays");
    }
}
