//! Every refusal's text gets what it names.

use play::Language;

use super::written;
use crate::views::refusal;

/// Where refusals say what they name.
const SOURCES: [&str; 3] = [
    include_str!("../../views/refusal/competition.rs"),
    include_str!("../../views/refusal/in_play.rs"),
    include_str!("../../views/refusal/request.rs"),
];

/// The refusal that a text is called as: `NotAPlayer` for `refused-not-a-player`.
fn variant(key: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    key.trim_start_matches("refused-").split('-').map(capital).collect()
}

#[test]
fn every_refusal_has_a_text_and_passes_what_its_text_names() {
    assert_eq!(variant("refused-not-a-player"), "NotAPlayer");
    for language in Language::ALL {
        let (texts, _) = written::texts(language);
        for key in refusal::keys() {
            let text = texts.get(&key).unwrap_or_else(|| panic!("{language:?} lacks {key}"));
            let named = text.variables.iter().filter(|variable| *variable != "command");
            for variable in named {
                let variant = variant(&key);
                let arms = [format!("Refusal::{variant} "), format!("Refusal::{variant}\n")];
                let passes = |source: &&str| {
                    arms.iter().any(|arm| source.contains(arm))
                        && source.contains(&format!("\"{variable}\", "))
                };
                assert!(
                    SOURCES.iter().any(passes),
                    "{language:?}: {key} names ${variable}, and isn't told it"
                );
            }
        }
    }
}
