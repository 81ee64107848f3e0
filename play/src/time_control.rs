//! How much time a player has for his turns, as it is agreed on in a challenge.

use std::{fmt, str::FromStr};

use jiff::{SignedDuration, Span, SpanRelativeTo, fmt::friendly};

/// How the time for turns is counted. Times are from a minute to 90 days, whole minutes.
///
/// ```
/// # use play::TimeControl;
/// for text in ["none", "3d", "1d12h", "5d+12h/7d"] {
///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// There is no limit.
    #[default]
    Untimed,
    /// Each turn has a limit of its own.
    PerTurn(SignedDuration),
    /// A stock that every turn draws on, and that grows with every turn.
    Bank {
        /// What is in it at the start.
        bank: SignedDuration,
        /// What every turn adds when it is over; may be nothing.
        increment: SignedDuration,
        /// What it never grows beyond by turns; at least the bank.
        cap: SignedDuration,
    },
}

/// The text is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no time control: one is \"none\", a time a turn like \"3d\", or a bank like \"5d+12h/7d\"")]
pub struct BadTimeControl;

/// The least and the most that can be agreed on.
const RANGE: std::ops::RangeInclusive<SignedDuration> =
    SignedDuration::from_mins(1)..=SignedDuration::from_hours(90 * 24);

impl TimeControl {
    /// What a seat has at the start, or `None` where there is no limit.
    pub const fn at_start(self) -> Option<SignedDuration> {
        match self {
            Self::Untimed => None,
            Self::PerTurn(time) | Self::Bank { bank: time, .. } => Some(time),
        }
    }

    /// What a seat has for its next turn, of which so much of the last one is left.
    pub fn after_turn(self, left: SignedDuration) -> SignedDuration {
        match self {
            Self::Untimed => left,
            Self::PerTurn(time) => time,
            // What was given to him, beyond the cap, is not taken from him again.
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

/// The longest time that is read, some ten thousand years: of far more hours there are more days than can be read again.
const LONGEST: SignedDuration = SignedDuration::from_hours(24 * 3_650_000);

/// Reads a time as people write it, `3d`, `1d 12h`, `90m`: whole minutes, not less than none, and not beyond all bounds.
pub fn read(text: &str) -> Option<SignedDuration> {
    // Dates and ISO's own form are not what people write.
    let span: Span = friendly::SpanParser::new().parse_span(text.trim()).ok()?;
    let time = span.to_duration(SpanRelativeTo::days_are_24_hours()).ok()?;
    let whole = SignedDuration::from_mins(time.as_mins());
    (!time.is_negative() && time == whole && time <= LONGEST).then_some(time)
}

/// Writes a time as [`read`] reads it, in the largest units: `1d12h`.
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
    fn what_people_write_is_read() {
        check("none", "none");
        check("3d", "3d");
        check("72h", "3d");
        check("90m", "1h30m");
        check("1 day 12 hours", "1d12h");
        check("5d+12h/7d", "5d+12h/7d");
        check("5d + 0m / 5d", "5d+0m/5d");
    }

    #[test]
    fn anything_else_is_refused() {
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
    fn a_turn_begins_anew_and_a_bank_grows_to_its_cap() {
        let [hour, day] = [1, 24].map(SignedDuration::from_hours);
        let per_turn: TimeControl = "1d".parse().expect("a time control");
        assert_eq!(per_turn.after_turn(hour), day);
        let bank: TimeControl = "2d+12h/3d".parse().expect("a time control");
        assert_eq!(bank.after_turn(day), day + 12 * hour);
        assert_eq!(bank.after_turn(3 * day - hour), 3 * day);
        assert_eq!(bank.after_turn(5 * day), 5 * day, "what was given stays");
    }
}
