//! How games are played in a server, for those who manage it.

use play::{House, Language};

use super::{View, terms};
use crate::texts::{Words, say};

/// What holds in a server, with the language that comes of it, and whether it was just changed.
pub(crate) fn view(words: &Words, house: House, language: Language, changed: bool) -> View {
    let head = if changed { say!(words, "settings-changed") } else { say!(words, "settings-now") };
    let name = language_name(words, language);
    let language = match house.language {
        Some(_) => say!(words, "settings-language", language = name),
        None => say!(words, "settings-language-automatic", language = name),
    };
    let lines = [
        head,
        say!(words, "settings-clock", clock = terms::clock(words, house.clock)),
        say!(words, "settings-away-days", days = house.away_days),
        language,
        say!(words, "settings-how"),
    ];
    View::words(lines.join("\n"))
}

/// What a language is called.
fn language_name(words: &Words, language: Language) -> String {
    match language {
        Language::English => say!(words, "language-english"),
        Language::Spanish => say!(words, "language-spanish"),
        Language::French => say!(words, "language-french"),
        Language::Ukrainian => say!(words, "language-ukrainian"),
    }
}
