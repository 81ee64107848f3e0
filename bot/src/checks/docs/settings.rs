//! `.env.example` lists every setting that the program reads, with its default.

use std::{cell::RefCell, collections::BTreeSet, fs};

use super::path;
use crate::Settings;

/// What the file calls a default that isn't a value.
const UNSET: [&str; 3] = ["everywhere", "nowhere", "Discord"];

/// A setting in the file.
struct Listed {
    name: String,
    value: String,
    /// Its comment; settings that follow each other directly share one.
    about: String,
}

fn listed() -> Vec<Listed> {
    let (mut settings, mut about, mut is_done) = (Vec::new(), String::new(), false);
    for line in fs::read_to_string(path(".env.example")).unwrap().lines() {
        if let Some(said) = line.strip_prefix('#') {
            if std::mem::take(&mut is_done) {
                about.clear();
            }
            about.push_str(said);
        } else if let Some((name, value)) = line.split_once('=') {
            let (name, value) = (name.to_owned(), value.to_owned());
            settings.push(Listed { name, value, about: about.clone() });
            is_done = true;
        }
    }
    settings
}

#[test]
fn every_setting_is_listed_and_nothing_else() {
    let interaction = RefCell::new(BTreeSet::new());
    Settings::read(|name| {
        interaction.borrow_mut().insert(name.to_owned());
        None
    })
    .unwrap();
    let settings = listed();
    let names: BTreeSet<String> = settings.iter().map(|setting| setting.name.clone()).collect();
    let mut read = interaction.into_inner();
    assert!(read.remove("CREDENTIALS_DIRECTORY"), "systemd sets it");
    assert_eq!(names, read);
    assert_eq!(names.len(), settings.len(), "each once");
    // A copy of the file changes nothing until something is filled in.
    assert!(settings.iter().all(|setting| setting.value.is_empty()));
}

#[test]
fn the_defaults_are_those_of_the_program() {
    let usual = format!("{:?}", Settings::read(|_| None).unwrap());
    for Listed { name, about, .. } in listed() {
        if name == "DISCORD_TOKEN" {
            continue;
        }
        let (_, default) =
            about.split_once("Default: ").unwrap_or_else(|| panic!("what is the default of {name}?"));
        let default = default.split([' ', ';']).next().unwrap_or_default().trim_end_matches(['.', ',']);
        if UNSET.contains(&default) {
            continue;
        }
        let set = Settings::read(|interaction| (interaction == name).then(|| default.to_owned())).unwrap();
        assert_eq!(format!("{set:?}"), usual, "{name}={default}");
    }
}
