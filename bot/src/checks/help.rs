//! Help names every command.

use std::collections::BTreeSet;

use games::Game;
use play::Language;
use ui::{
    button_id::help::Section,
    texts::{Texts, locale::locales},
    views::help::{HelpReader, named, text},
};

use crate::handlers::commands::{self, Typed};

const ALL: HelpReader = HelpReader { moderates: true, manages: true, is_on_server: true, has_world: true };

/// The commands missing from help. A subcommand counts under any game's name.
fn missing(typed: &Typed, told_of: &BTreeSet<String>) -> Vec<String> {
    let told = |command: &str| {
        told_of.iter().any(|code| code == command || code.starts_with(&format!("{command} ")))
    };
    let is_game = |name: &str| name.parse::<Game>().is_ok();
    let games: Vec<&String> = typed.commands.keys().filter(|name| is_game(name)).collect();
    let all = typed.commands.iter().flat_map(|(name, below)| {
        let inner = below.iter().map(|below| {
            let names = if is_game(name) { games.clone() } else { vec![name] };
            names.into_iter().map(|name| format!("/{name} {below}")).collect::<Vec<_>>()
        });
        if below.is_empty() { vec![vec![format!("/{name}")]] } else { inner.collect() }
    });
    all.filter(|names| !names.iter().any(|name| told(name))).map(|names| names.join(", ")).collect()
}

#[test]
fn help_mentions_every_command_in_every_language() {
    let texts = Texts::load().unwrap();
    let in_menus = |command: &crate::handlers::context::Command| command.context_menu_action.is_some();
    let (menus, all): (Vec<_>, Vec<_>) = commands::all(&texts, true).into_iter().partition(in_menus);
    for language in Language::ALL {
        let words = texts.of(language);
        let pages: Vec<String> = Section::ALL.into_iter().map(|section| text(words, section, ALL)).collect();
        for menu in &menus {
            let key = format!("menu-{}", menu.name.replace('_', "-"));
            let name = format!("**{}**", words.find(&key, &[]).expect("its name"));
            assert!(pages.iter().any(|page| page.contains(&name)), "{language:?}: no page names {name}");
        }
        for locale in locales(language) {
            let missing = missing(&commands::typed(&all, locale), &named(texts.of(language), ALL));
            assert!(missing.is_empty(), "{locale}: no page of help names {missing:?}");
        }
    }
}
