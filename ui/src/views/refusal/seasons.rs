//! Refusals about seasons.

use crate::{
    failure::SeasonRefusal,
    texts::{Words, say},
};

/// The text.
pub(super) fn told(words: &Words, refusal: SeasonRefusal) -> String {
    match refusal {
        SeasonRefusal::ClosedAlready { number } => say!(words, "refused-season-closed", season = number),
        SeasonRefusal::NotPlayed { number } => say!(words, "refused-season-not-played", season = number),
        SeasonRefusal::NoOneListed => say!(words, "refused-season-no-one"),
        SeasonRefusal::NoneClosed => say!(words, "refused-season-none"),
        SeasonRefusal::NoSuch { number, last } => {
            say!(words, "refused-season-no-such", season = number, last)
        }
    }
}
