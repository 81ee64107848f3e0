//! The names of languages.

use play::Language;

use crate::texts::{Words, say};

/// The name of a language.
pub fn language_name(words: &Words, language: Language) -> String {
    match language {
        Language::English => say!(words, "language-english"),
        Language::Spanish => say!(words, "language-spanish"),
        Language::French => say!(words, "language-french"),
        Language::Ukrainian => say!(words, "language-ukrainian"),
    }
}
