//! The buttons of puzzles of the day. They name no server: they are about the server where they're pressed.

use play::Day;

use crate::button_id::parts::buttons;

/// A button of a puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyControl {
    /// Solve the puzzle of a day.
    Solve(Day),
    /// Show its solution, once it's over.
    Solution(Day),
    /// Show the table of a week.
    Table(Week),
}

/// A week, seen from when a button is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Week {
    /// The current one.
    This,
    /// The one before.
    Last,
}

buttons! { DailyControl
    "daily-solve" (day: Day) { Self::Solve(day) }
    "daily-solution" (day: Day) { Self::Solution(day) }
    "daily-table" (week: Week) { Self::Table(week) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back_and_fits() {
        let last = 2_932_895.try_into().unwrap();
        for control in [
            DailyControl::Solve(last),
            DailyControl::Solution(last),
            DailyControl::Table(Week::This),
            DailyControl::Table(Week::Last),
        ] {
            let text = control.to_string();
            assert!(text.len() <= 100);
            assert_eq!(text.parse(), Ok(ButtonId::Daily(control)), "{text}");
        }
        for text in ["daily-solve:", "daily-solve:-1", "daily-solve:020", "daily-table", "daily-table:next"] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
