//! The texts that are called as a refusal.

use std::collections::BTreeSet;

use strum::VariantNames as _;

use crate::{
    failure::Refusal,
    texts::{FluentValue, Words},
};

/// What a refusal names, for its text.
pub(super) type Names = Vec<(&'static str, FluentValue<'static>)>;

/// The text that is called as the refusal.
pub(super) fn by_name(words: &Words, refusal: &str, command: &str, names: Names) -> String {
    words.say(&key(refusal), &[names, vec![("command", command.to_owned().into())]].concat())
}

fn key(refusal: &str) -> String {
    format!("refused-{}", refusal.replace('_', "-"))
}

/// The refusals that choose between texts, none of which is called as they are.
const WITH_SEVERAL: [&str; 7] =
    ["play", "bad_file", "computer_busy", "bad_rules_name", "illegal", "illegal_premove", "challenge_closed"];

/// The keys of the texts that are called as a refusal. A new refusal that names nothing needs no code here, and tests
/// find a missing or unused text.
pub fn keys() -> BTreeSet<String> {
    let competition = play::competition::Refusal::VARIANTS.iter().filter(|name| **name != "bad_time");
    let others = Refusal::VARIANTS.iter().chain(play::Refusal::VARIANTS);
    let others = others.filter(|name| **name != "competition" && !WITH_SEVERAL.contains(name));
    competition.chain(others).map(|name| key(name)).collect()
}
