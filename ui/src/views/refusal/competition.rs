//! Refusals by a competition.

use play::competition::Refusal;

use super::by_name::{Names, by_name};
use crate::{
    texts::{Words, say},
    views::{mention, time::span},
};

/// The text.
pub(super) fn told(words: &Words, refusal: Refusal, command: &str) -> String {
    let names: Names = match refusal {
        Refusal::BadTime { most } => return say!(words, "refused-bad-gift", most = span(words, most)),
        Refusal::OpponentNotEntered { player }
        | Refusal::InCompetitionAlready { player }
        | Refusal::OutOfReach { player }
        | Refusal::TakesPart { player }
        | Refusal::DrawnWithout { player }
        | Refusal::RanOutTwice { player }
        | Refusal::StillBarred { player }
        | Refusal::IsChallengedOnLadder { player } => vec![("player", mention(player).into())],
        Refusal::MoreHaveJoined { joined } => vec![("joined", joined.into())],
        Refusal::NeedsRole { role } => vec![("role", role.to_string().into())],
        Refusal::CompetitionFull { most } => vec![("most", most.into())],
        Refusal::TooFewEntrants { joined, fewest } => {
            vec![("joined", joined.into()), ("fewest", fewest.into())]
        }
        _ => Vec::new(),
    };
    by_name(words, refusal.into(), command, names)
}
