//! The terms of a challenge in words.

use play::{
    Terms, TimeControl,
    game::{matches::Goal, rest::Rest},
};

use super::time::span;
use crate::texts::{Words, say};

/// All terms in a line.
pub fn line(words: &Words, terms: Terms) -> String {
    let timed = terms.clock != TimeControl::Untimed;
    let parts = [
        Some(clock(words, terms.clock)),
        (timed && !terms.away).then(|| say!(words, "terms-no-away")),
        terms.goal.map(|goal| self::goal(words, goal)),
        (!terms.rated).then(|| say!(words, "terms-unrated")),
        terms.rest.map(|rest| self::rest(words, rest)),
    ];
    say!(words, "terms", terms = parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// The clock.
pub fn clock(words: &Words, clock: TimeControl) -> String {
    match clock {
        TimeControl::Untimed => say!(words, "terms-untimed"),
        TimeControl::PerTurn(time) => say!(words, "terms-per-turn", time = span(words, time)),
        // Without an increment the bank never grows, so it needs no limit.
        TimeControl::Bank { bank, increment, .. } if increment.is_zero() => {
            say!(words, "terms-bank-fixed", bank = span(words, bank))
        }
        TimeControl::Bank { bank, increment, cap } => {
            let [bank, increment, cap] = [bank, increment, cap].map(|time| span(words, time));
            say!(words, "terms-bank", bank, increment, cap)
        }
    }
}

/// When clocks stand still.
fn rest(words: &Words, rest: Rest) -> String {
    match rest {
        Rest::Nights => say!(words, "terms-nights"),
        Rest::Days(days) => say!(words, "terms-days-off", off = days.to_string()),
        Rest::NightsAndDays(days) => say!(words, "terms-nights-and-days-off", off = days.to_string()),
    }
}

/// The length of a match.
pub fn goal(words: &Words, goal: Goal) -> String {
    match goal {
        Goal::Points(points) => say!(words, "terms-match-points", points),
        Goal::Pair => say!(words, "terms-match-pair"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn all_terms_are_named() {
        let texts = Texts::load().unwrap();
        for (terms, named) in [
            ("none", "⏳ no clock"),
            ("none,no-away", "⏳ no clock"),
            ("3d", "⏳ 3 days a turn"),
            ("1h30m", "⏳ 1 hour 30 minutes a turn"),
            ("2d+0m/2d", "⏳ 2 days for all turns"),
            (
                "5d+12h/7d,no-away",
                "⏳ 5 days, plus 12 hours a turn, up to 7 days · clocks run during time away",
            ),
            (
                "1d,match:1,unrated",
                "⏳ 1 day a turn · match to 1 point, over several games · unrated: no one's rating changes",
            ),
            ("1d,match:pair", "⏳ 1 day a turn · two games, each side goes first once"),
            ("1d,nights", "⏳ 1 day a turn · clocks pause from 22:00 to 8:00, in each player's own time"),
            (
                "1d,off:fri",
                "⏳ 1 day a turn · clocks pause on Fridays and Saturdays, in each player's own time",
            ),
            (
                "12h,nights,off:sat",
                "⏳ 12 hours a turn · clocks pause from 22:00 to 8:00 and on Saturdays and Sundays, in each player's own time",
            ),
        ] {
            assert_eq!(line(texts.public(), terms.parse().unwrap()), named);
        }
    }
}
