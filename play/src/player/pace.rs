//! How fast a player answers, and how many of their games they finish: what others want to know before they accept.
//!
//! It is computed from games and turns between people that stand: what was taken back, called off or ended by others isn't
//! looked at, nor is time away. **Decided:** it is said of the last games only, so that everyone can change it, and after five at the earliest.

use jiff::SignedDuration;

/// From how many games on something is said.
const LEAST: usize = 5;
/// Of how many of the last games it is counted how many were finished.
pub const LAST_GAMES: usize = 50;
/// From how many of the last games answers are looked at.
pub const ANSWERED_GAMES: usize = 10;
/// How many answers are looked at.
pub const LAST_ANSWERS: usize = 500;

/// How a game ended for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Finish {
    /// They played it to its end, or resigned.
    Finished,
    /// They let their time run out, or left.
    RanOut,
    /// It doesn't count, and not because of them.
    Void,
}

/// A player's pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Half of their answers took no longer than this. `None` if none is known.
    pub answers_in: Option<SignedDuration>,
    /// How many of a hundred games they finish.
    pub finishes: u8,
}

impl Pace {
    /// The pace of a player whose last games ended like this, and who took so long for their turns. `None` if they have played
    /// too little.
    pub fn of(games: &[Finish], mut answers: Vec<SignedDuration>) -> Option<Self> {
        let count = |how| games.iter().filter(|&&one| one == how).count();
        let (finished, ran_out) = (count(Finish::Finished), count(Finish::RanOut));
        let all = finished + ran_out;
        if all < LEAST {
            return None;
        }
        answers.sort_unstable();
        let median = answers.len().checked_sub(1).and_then(|last| answers.get(last / 2)).copied();
        // Rounded down: who didn't finish one of a thousand games doesn't finish all.
        let percent = u8::try_from(finished * 100 / all).unwrap_or(100);
        Some(Self { answers_in: median, finishes: percent })
    }
}

/// Whether two players answer about equally fast: neither takes more than four times as long, and what is less than an hour is
/// an hour. A player without a known pace fits everyone.
pub fn is_similar(one: Option<u32>, other: Option<u32>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return true };
    let (faster, slower) = (one.min(other).max(60), one.max(other).max(60));
    slower <= faster.saturating_mul(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(games: &str, answers: &[i64]) -> Option<Pace> {
        let finish = |one| match one {
            't' => Finish::RanOut,
            'v' => Finish::Void,
            _ => Finish::Finished,
        };
        let games: Vec<Finish> = games.chars().map(finish).collect();
        Pace::of(&games, answers.iter().map(|&hours| SignedDuration::from_hours(hours)).collect())
    }

    #[test]
    fn something_is_said_after_five_games_that_count() {
        assert_eq!(pace("....", &[1]), None);
        assert_eq!(pace("....vvv", &[1]), None);
        let all = Pace { answers_in: Some(SignedDuration::from_hours(1)), finishes: 100 };
        assert_eq!(pace(".....", &[1]), Some(all));
        assert_eq!(pace("v.....", &[1]), Some(all), "what doesn't count takes nothing away");
        assert_eq!(pace("..t..", &[1]).map(|pace| pace.finishes), Some(80));
        assert_eq!(pace(&format!("t{}", ".".repeat(49)), &[]).map(|pace| pace.finishes), Some(98));
    }

    #[test]
    fn half_of_the_answers_took_no_longer() {
        let answers =
            |hours: &[i64]| pace(".....", hours).and_then(|pace| pace.answers_in).map(|time| time.as_hours());
        assert_eq!(answers(&[]), None);
        assert_eq!(answers(&[9, 1, 5]), Some(5));
        assert_eq!(answers(&[9, 1, 5, 700]), Some(5), "a holiday says nothing");
    }

    #[test]
    fn paces_are_similar_if_neither_takes_four_times_as_long() {
        for (one, other, similar) in [
            (None, Some(9_999), true),
            (Some(1), Some(240), true),
            (Some(1), Some(241), false),
            (Some(300), Some(1_200), true),
            (Some(1_201), Some(300), false),
            (Some(u32::MAX), Some(u32::MAX), true),
        ] {
            assert_eq!(is_similar(one, other), similar, "{one:?} {other:?}");
            assert_eq!(is_similar(other, one), similar, "{other:?} {one:?}");
        }
    }
}
