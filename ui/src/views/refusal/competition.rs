//! Refusals by a competition.

use play::{RoleId, competition::Refusal};

use crate::{
    texts::{Words, say},
    views::{mention, time::span},
};

/// The text.
pub(super) fn told(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::JoiningClosed => say!(words, "refused-joining-closed"),
        Refusal::EnteredAlready => say!(words, "refused-entered-already"),
        Refusal::NotEntered => say!(words, "refused-not-entered"),
        Refusal::OpponentNotEntered { player } => {
            say!(words, "refused-opponent-not-entered", player = mention(player))
        }
        Refusal::NeedsRole { role } => say!(words, "refused-needs-role", role = RoleId::to_string(&role)),
        Refusal::CompetitionFull { most } => say!(words, "refused-competition-full", most),
        Refusal::CompetitionOver => say!(words, "refused-competition-over"),
        Refusal::CompetitionBegan => say!(words, "refused-competition-began"),
        Refusal::CompetitionNotRunning => say!(words, "refused-competition-not-running"),
        Refusal::TooFewEntrants { joined, fewest } => {
            say!(words, "refused-too-few-entrants", joined, fewest)
        }
        Refusal::NoDivisions => say!(words, "refused-no-divisions"),
        Refusal::InCompetitionAlready { player } => {
            say!(words, "refused-in-competition-already", player = mention(player))
        }
        Refusal::NoSuchPairing => say!(words, "refused-no-such-pairing"),
        Refusal::RoundIsOver => say!(words, "refused-round-is-over"),
        Refusal::LadderMovedOn => say!(words, "refused-ladder-moved-on"),
        Refusal::OutOfReach { player } => say!(words, "refused-out-of-reach", player = mention(player)),
        Refusal::ChallengedOnLadder => say!(words, "refused-challenged-on-ladder"),
        Refusal::IsChallengedOnLadder { player } => {
            say!(words, "refused-is-challenged-on-ladder", player = mention(player))
        }
        Refusal::SuchAResult => say!(words, "refused-such-a-result"),
        Refusal::BadTime { most } => say!(words, "refused-bad-gift", most = span(words, most)),
    }
}
