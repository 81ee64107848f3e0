//! Texts with numbers, said with several of them. Someone who knows the language reads the snapshot when it changes.

use std::collections::BTreeMap;

use super::{
    Arguments, FluentValue, Texts,
    complete::ONE_OR_SEVERAL,
    written::{self, Text},
};
use play::Language;

/// Arguments that count something.
const COUNTS: [&str; 31] = [
    "aborted",
    "challenges",
    "count",
    "days",
    "down",
    "drawn",
    "games",
    "hand",
    "hints",
    "hours",
    "limit",
    "longest",
    "lost",
    "marbles",
    "missing",
    "most",
    "movers",
    "others",
    "pieces",
    "plies",
    "points",
    "rounds",
    "running",
    "seats",
    "seconds",
    "standing",
    "turn",
    "turns",
    "up",
    "won",
    "wrong",
];
/// Arguments with such a name that are words, with the start of the keys.
const WORDS: [(&str, &str); 15] = [
    ("games", "help-start"),
    ("games", "sandbox-welcome"),
    ("most", "refused-bad-gift"),
    ("most", "refused-enough-time"),
    ("others", "premove-line"),
    ("others", "versus-score"),
    ("pieces", "spoken-has"),
    ("points", "mine-place"),
    ("points", "rating"),
    ("points", "table-picture-row"),
    ("points", "versus-score"),
    ("seats", "versus-game"),
    ("standing", "leaderboard-"),
    ("turn", "games-game"),
    ("turn", "news-resumed"),
];
const NUMBERS: [f64; 8] = [0.0, 1.0, 2.0, 5.0, 11.0, 21.0, 22.0, 1.5];
/// The number of everything that isn't being varied.
const OTHERS: f64 = 7.0;

fn counts(key: &str, variable: &str) -> bool {
    COUNTS.contains(&variable)
        && !WORDS.iter().any(|(word, start)| *word == variable && key.starts_with(start))
}

/// All ways to choose between the variants of a text that don't depend on its numbers.
fn cases<'a>(key: &str, text: &'a Text) -> Vec<BTreeMap<&'a str, &'a str>> {
    let mut cases = vec![BTreeMap::new()];
    let choices = text.choices.iter().filter(|(variable, _)| !counts(key, variable));
    for (variable, names) in choices {
        let with = |case: &BTreeMap<&'a str, &'a str>| {
            let chosen = case.get(variable.as_str()).copied();
            let names =
                names.iter().map(String::as_str).filter(move |name| chosen.is_none_or(|of| of == *name));
            let case = case.clone();
            names.map(move |name| {
                let mut case = case.clone();
                case.insert(variable, name);
                case
            })
        };
        cases = cases.iter().flat_map(with).collect();
    }
    cases
}

/// A variant's name as the value that chooses it.
fn value<'a>(variable: &str, name: &'a str) -> FluentValue<'a> {
    match name {
        "other" if variable == ONE_OR_SEVERAL => 4.into(),
        "one" => 1.into(),
        name => name.parse::<i64>().map_or_else(|_| name.into(), Into::into),
    }
}

/// The forms of a text for different values of `variable`, each with the numbers that have it.
fn forms(texts: &Texts, language: Language, key: &str, text: &Text, variable: &'static str) -> Vec<String> {
    let mut lines = Vec::new();
    for case in cases(key, text) {
        let mut forms: Vec<(String, Vec<String>)> = Vec::new();
        for number in NUMBERS {
            let arguments: Vec<(&'static str, FluentValue<'_>)> = text
                .variables
                .iter()
                .map(|name| {
                    let name: &'static str = name.clone().leak();
                    let value = match case.get(name) {
                        Some(chosen) => value(name, chosen),
                        None if name == variable => number.into(),
                        None if counts(key, name) => OTHERS.into(),
                        None => format!("‹{name}›").into(),
                    };
                    (name, value)
                })
                .collect();
            let arguments: &Arguments<'_> = &arguments;
            let said = texts.of(language).find(key, arguments).expect("a text");
            // In most languages with a comma.
            let written = number.to_string();
            let form = said.replace(&written.replace('.', ","), "#").replace(&written, "#");
            match forms.iter_mut().find(|(other, _)| *other == form) {
                Some((_, numbers)) => numbers.push(number.to_string()),
                None => forms.push((form, vec![number.to_string()])),
            }
        }
        lines.extend(forms.into_iter().map(|(form, numbers)| format!("  [{}] {form}", numbers.join(" "))));
    }
    lines
}

#[test]
fn texts_agree_with_their_numbers() {
    let texts = Texts::load().unwrap();
    for language in Language::ALL {
        let mut lines = Vec::new();
        for (key, text) in &written::texts(language).0 {
            for variable in COUNTS.into_iter().filter(|variable| text.variables.contains(*variable)) {
                if counts(key, variable) {
                    lines.push(format!("{key} (${variable})"));
                    lines.extend(forms(&texts, language, key, text, variable));
                }
            }
        }
        insta::assert_snapshot!(format!("numbers-{language:?}"), lines.join("\n"));
    }
}

#[test]
fn whatever_has_a_plural_is_a_count() {
    for language in Language::ALL {
        for (key, text) in &written::texts(language).0 {
            for (variable, names) in text.choices.iter().filter(|(_, names)| names.contains("one")) {
                assert!(
                    variable == ONE_OR_SEVERAL || counts(key, variable),
                    "{language:?}: {key} chooses by ${variable}: {names:?}"
                );
            }
        }
    }
}
