//! Refusals about absences.

use play::{Absence, Refusal};

use crate::{
    texts::{Words, say},
    views::time::{date_and_time, span},
};

/// The text, if the refusal is about absences.
pub(super) fn told(words: &Words, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::AwayInThePast => say!(words, "refused-away-in-the-past"),
        Refusal::AwayBackwards { from } => say!(words, "refused-away-backwards", from = date_and_time(*from)),
        Refusal::AwayTooFarAhead { latest } => {
            say!(words, "refused-away-too-far", latest = date_and_time(*latest))
        }
        Refusal::AwayOverlaps { with } => {
            say!(
                words,
                "refused-away-overlaps",
                from = date_and_time(with.from),
                until = date_and_time(with.until)
            )
        }
        Refusal::AwayTooLong { year, left, limit } => say!(
            words,
            "refused-away-too-long",
            year = year.to_string(),
            left = span(words, *left),
            limit = *limit,
        ),
        Refusal::NotAway { planned: None } => say!(words, "refused-not-away"),
        Refusal::NotAway { planned: Some(Absence { from, until }) } => {
            say!(words, "refused-not-away-yet", from = date_and_time(*from), until = date_and_time(*until))
        }
        _ => return None,
    })
}
