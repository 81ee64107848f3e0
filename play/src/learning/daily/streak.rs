//! Streaks of solved puzzles of the day.

/// How many solved days must lie between two missed ones of the same streak.
pub const BETWEEN_MISSES: u32 = 7;

/// A player's streak: how many of the last days in a row they have solved. `newest_first` says of each day with a puzzle whether
/// it was solved, without one that still goes on and isn't.
///
/// **Decided:** a streak may contain missed days, as long as at least [`BETWEEN_MISSES`] solved ones lie between any two of them. So
/// one missed day is forgiven, two in a row never are, and solving one more day never shortens a streak. Missed days add
/// nothing to its length.
pub fn streak(newest_first: impl IntoIterator<Item = bool>) -> u32 {
    let mut length: u32 = 0;
    let mut since_miss: Option<u32> = None;
    for solved in newest_first {
        if solved {
            length = length.saturating_add(1);
            since_miss = since_miss.map(|since| since.saturating_add(1));
        } else if since_miss.is_none_or(|since| since >= BETWEEN_MISSES) {
            since_miss = Some(0);
        } else {
            break;
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The streak after days in the order in which they came: `+` for solved, `-` for missed.
    fn after(days: &str) -> u32 {
        streak(days.bytes().rev().map(|day| day == b'+'))
    }

    #[test]
    fn one_missed_day_is_forgiven_and_two_in_a_row_are_not() {
        for (days, length) in [
            ("", 0),
            ("-", 0),
            ("+++", 3),
            ("+++-", 3),
            ("+++-+", 4),
            ("+++--", 0),
            ("+++--+", 1),
            ("++-+++++++-+", 10),
            // Only six in between.
            ("++-++++++-+", 7),
            ("-++", 2),
        ] {
            assert_eq!(after(days), length, "{days}");
        }
    }

    /// The longest run up to the end that the definition allows.
    fn by_definition(days: &[bool]) -> u32 {
        let allowed = |run: &[bool]| {
            let missed: Vec<usize> = (0..run.len()).filter(|&day| !run[day]).collect();
            missed.windows(2).all(|two| two[1] - two[0] > BETWEEN_MISSES as usize)
        };
        let runs = (0..=days.len()).map(|from| &days[from..]).filter(|run| allowed(run));
        let solved = |run: &[bool]| run.iter().filter(|&&solved| solved).count();
        u32::try_from(runs.map(solved).max().unwrap_or_default()).expect("a number")
    }

    proptest! {
        #[test]
        fn it_is_what_the_definition_says(days in proptest::collection::vec(proptest::bool::weighted(0.8), 0..60)) {
            prop_assert_eq!(streak(days.iter().rev().copied()), by_definition(&days));
        }

        #[test]
        fn solving_a_day_more_never_shortens_it(
            days in proptest::collection::vec(proptest::bool::weighted(0.7), 1..60),
            day in any::<prop::sample::Index>(),
        ) {
            let before = streak(days.iter().rev().copied());
            let mut better = days.clone();
            better[day.index(days.len())] = true;
            prop_assert!(streak(better.iter().rev().copied()) >= before);
        }

        #[test]
        fn it_grows_by_one_with_a_solved_day_and_never_with_a_missed_one(
            days in proptest::collection::vec(proptest::bool::weighted(0.8), 0..60),
        ) {
            let before = streak(days.iter().rev().copied());
            let then = |day| streak([day].into_iter().chain(days.iter().rev().copied()));
            prop_assert_eq!(then(true), before + 1);
            prop_assert!(then(false) <= before);
        }
    }
}
