//! The texts that the program uses: each `say!` with its key and arguments, and what Discord's lists need.

use std::collections::{BTreeMap, BTreeSet};

use play::Language;

use ui::{
    texts::Texts,
    views::{
        learning::{lesson, puzzle},
        refusal,
    },
};

use super::{sources, written};
use crate::handlers::commands;

/// The keys in the sources, each with the arguments of all its uses.
fn said() -> BTreeMap<String, BTreeSet<String>> {
    let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources::all() {
        for call in source.text.split("say!(").skip(1) {
            let parts = parts(call);
            let Some(key) = parts.get(1).and_then(|key| key.strip_prefix('"')?.strip_suffix('"')) else {
                // The macro itself.
                continue;
            };
            let names = parts.iter().skip(2).map(|part| {
                // Without a value, the name is also that of a variable.
                let name = part.split_once('=').map_or(*part, |(name, _)| name);
                name.trim().trim_start_matches("r#").to_owned()
            });
            let names: BTreeSet<String> = names.collect();
            if let Some(before) = said.get(key) {
                assert_eq!(before, &names, "{}: {key} has other arguments elsewhere", source.path);
            }
            said.insert(key.to_owned(), names);
        }
    }
    said
}

/// The parts of a call between commas, up to its closing bracket.
fn parts(call: &str) -> Vec<&str> {
    let (mut parts, mut from, mut depth, mut in_string) = (Vec::new(), 0, 0_usize, false);
    let mut escaped = false;
    for (at, c) in call.char_indices() {
        let was_escaped = std::mem::take(&mut escaped);
        match c {
            '\\' if in_string => escaped = !was_escaped,
            '"' if !was_escaped => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' if depth == 0 => {
                parts.push(call[from..at].trim());
                from = at + 1;
            }
            ')' => {
                parts.push(call[from..at].trim());
                break;
            }
            _ => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[test]
fn every_key_in_the_code_has_a_text_and_every_text_is_used() {
    let (written, twice) = written::texts(Language::English);
    assert!(twice.is_empty(), "written twice: {twice:?}");
    let said = said();
    let named =
        [commands::keys(), ui::views::rules_names::keys(), refusal::keys(), puzzle::keys(), lesson::keys()];
    let said_keys: BTreeSet<&String> = said.keys().chain(named.iter().flatten()).collect();
    let missing: Vec<_> = said_keys.iter().filter(|key| !written.contains_key(**key)).collect();
    assert!(missing.is_empty(), "said, not written: {missing:#?}");
    let needless: Vec<_> = written.keys().filter(|key| !said_keys.contains(key)).collect();
    assert!(needless.is_empty(), "written, never said: {needless:#?}");
}

#[test]
fn every_variable_in_a_text_is_passed() {
    let said = said();
    for language in Language::ALL {
        for (key, text) in written::texts(language).0 {
            let Some(given) = said.get(&key) else { continue };
            assert!(text.variables.is_subset(given), "{key} names {:?}, and gets {given:?}", text.variables);
        }
    }
}

#[test]
fn the_texts_can_be_read() {
    Texts::load().unwrap();
}
