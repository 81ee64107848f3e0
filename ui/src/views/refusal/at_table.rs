//! Refusals about offers and clocks.

use play::Refusal;

use crate::{
    texts::{Words, say},
    views::{mention, time},
};

/// The text, if the refusal is about these.
pub(super) fn told(words: &Words, refusal: &Refusal, command: &str) -> Option<String> {
    Some(match refusal {
        Refusal::NotOver => say!(words, "refused-not-over", command),
        Refusal::MatchGoesOn => say!(words, "refused-match-goes-on"),
        Refusal::RematchTooLate { within } => {
            let within = time::span(words, *within);
            say!(words, "refused-rematch-too-late", within, command)
        }
        Refusal::NoMatch => say!(words, "refused-no-match"),
        Refusal::ComputerPlaysOn => say!(words, "refused-computer-plays-on"),
        Refusal::NothingToTakeBack => say!(words, "refused-nothing-to-take-back"),
        Refusal::OfferOpen { kind, by } => {
            let who = by.map(mention).unwrap_or_default();
            say!(words, "refused-offer-open", offer = kind.name(), who)
        }
        Refusal::OfferedBefore { kind } => say!(words, "refused-offered-before", offer = kind.name()),
        Refusal::NoOffer { kind } => say!(words, "refused-no-offer", offer = kind.name(), command),
        Refusal::OwnOffer { kind } => say!(words, "refused-own-offer", offer = kind.name()),
        Refusal::AgreedAlready { kind } => say!(words, "refused-agreed-already", offer = kind.name()),
        Refusal::NoClock => say!(words, "refused-no-clock", command),
        Refusal::PausedAlready => say!(words, "refused-paused-already", command),
        Refusal::NotPaused => say!(words, "refused-not-paused"),
        Refusal::EnoughTime { most } => say!(words, "refused-enough-time", most = time::span(words, *most)),
        Refusal::BadGift { most } => say!(words, "refused-bad-gift", most = time::span(words, *most)),
        _ => return None,
    })
}
