//! Every language has every text.

use std::collections::BTreeSet;

use play::Language;

use super::written::{self, Text};

/// The plural categories of a language for whole numbers below a million, by Unicode's tables.
const fn plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Spanish | Language::French => &["one", "other"],
        Language::Ukrainian => &["one", "few", "many", "other"],
    }
}

/// All plural categories.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The only variable that distinguishes one from several without being shown: the players of a side.
pub(super) const ONE_OR_SEVERAL: &str = "players";
/// Values that English prints as they are and other languages select on.
const WORDS: [(&str, [&str; 4]); 1] = [("offer", ["draw", "takeback", "pause", "abort"])];

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}

/// What is wrong with a text, compared with the English one.
fn faults(language: Language, key: &str, text: &Text, english: &Text) -> Vec<String> {
    let mut faults = Vec::new();
    // Not every language has a verb that needs it.
    let variables = |text: &Text| {
        let mut names = text.variables.clone();
        names.remove(ONE_OR_SEVERAL);
        names
    };
    if variables(text) != variables(english) {
        faults.push(format!("{key} names {:?}, and in English {:?}", text.variables, english.variables));
    }
    if text.pieces.concat().trim().is_empty() && !english.pieces.concat().trim().is_empty() {
        faults.push(format!("{key} is empty"));
    }
    for (variable, names) in &text.choices {
        let counted = names.contains("one")
            || english.choices.iter().any(|(of, names)| of == variable && names.contains("one"));
        let named = |name: &&str| names.contains(*name);
        let short = variable == ONE_OR_SEVERAL && names.contains("other");
        if counted && !short && !plurals(language).iter().all(named) {
            faults.push(format!("{key} has not all forms of numbers for ${variable}: {names:?}"));
        }
        let known: BTreeSet<&String> =
            english.choices.iter().filter(|(of, _)| of == variable).flat_map(|(_, names)| names).collect();
        let category = |name: &str| name == "other" || counted && CATEGORIES.contains(&name);
        let word = |name: &str| WORDS.iter().any(|(of, words)| of == variable && words.contains(&name));
        let unknown = names
            .iter()
            .filter(|name| !(known.contains(name) || is_number(name) || category(name) || word(name)));
        faults.extend(unknown.map(|name| format!("{key} chooses by a ${variable} that is never {name}")));
    }
    faults
}

/// The languages that must be complete.
fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| !crate::texts::files::of(*language).is_empty())
}

#[test]
fn every_language_has_every_text_with_every_argument_and_all_forms_of_numbers() {
    let (english, _) = written::texts(Language::English);
    let mut faults = Vec::new();
    for language in languages() {
        let (texts, twice) = written::texts(language);
        let missing = english.keys().filter(|key| !texts.contains_key(*key));
        let needless = texts.keys().filter(|key| !english.contains_key(*key));
        faults.extend(twice.iter().map(|key| format!("{language:?}: {key} is written twice")));
        faults.extend(missing.map(|key| format!("{language:?}: {key} is missing")));
        faults.extend(needless.map(|key| format!("{language:?}: {key} is not in English")));
        for (key, text) in &texts {
            let Some(english) = english.get(key) else { continue };
            let of_text = self::faults(language, key, text, english);
            faults.extend(of_text.into_iter().map(|fault| format!("{language:?}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn offers_are_named_by_words_that_languages_choose_by() {
    use play::game::table::OfferKind::{Abort, Draw, Pause, Takeback};
    assert_eq!(WORDS, [("offer", [Draw.name(), Takeback.name(), Pause.name(), Abort.name()])]);
}

#[test]
fn every_language_has_the_same_files() {
    let names =
        |language| crate::texts::files::of(language).iter().map(|(name, _)| *name).collect::<Vec<_>>();
    for language in languages() {
        assert_eq!(names(language), names(Language::English), "{language:?}");
    }
}

#[test]
fn every_label_fits_on_a_button_in_every_language() {
    for language in languages() {
        for (key, text) in written::texts(language).0.iter().filter(|(key, _)| key.starts_with("button-")) {
            assert!((1..=80).contains(&text.longest), "{language:?}: {key} has {} characters", text.longest);
        }
    }
}
