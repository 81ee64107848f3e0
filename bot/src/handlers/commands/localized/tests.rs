//! Discord accepts every name and description, and English names are the ones the code uses.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The keys of all texts that describe commands.
pub(crate) fn keys(commands: &[Command]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for command in commands {
        if is_menu(command) {
            keys.insert(name_in_menu(&command.name));
        } else if command.name.parse::<Game>().is_ok() {
            command.subcommands.iter().for_each(|inner| keys_of(inner, &[], &mut keys));
        } else {
            keys_of(command, &[], &mut keys);
        }
    }
    keys
}

fn keys_of(command: &Command, above: &[String], keys: &mut BTreeSet<String>) {
    let path = [above, &[key(&command.name)]].concat();
    keys.extend([name_of_command(&command.name), about_command(&path)]);
    for option in &command.parameters {
        keys.extend([name_of_option(&option.name), about_option(&path, &option.name)]);
        let named = option.choices.iter().filter(|choice| introduced(&choice.name).is_none());
        keys.extend(named.map(|choice| name_of_choice(&option.name, &choice.name)));
    }
    command.subcommands.iter().for_each(|inner| keys_of(inner, &path, keys));
}

/// A command or an option, as Discord lists it in one locale.
struct Listed<'a> {
    path: String,
    name: &'a str,
    about: &'a str,
    choices: Vec<&'a str>,
    below: Vec<Listed<'a>>,
}

/// What Discord shows in a locale: the localized text, or else the default.
fn shown<'a>(text: &'a str, localized: &'a [(Text, Text)], locale: &str) -> &'a str {
    localized.iter().find(|(of, _)| of == locale).map_or(text, |(_, text)| text)
}

fn listed<'a>(command: &'a Command, above: &str, locale: &str) -> Listed<'a> {
    let path = format!("{above} {}", command.name);
    let about = |about: &'a Option<Text>, localized: &'a [(Text, Text)]| {
        shown(about.as_deref().unwrap_or_default(), localized, locale)
    };
    let options = command.parameters.iter().map(|option| Listed {
        path: format!("{path} {}", option.name),
        name: shown(&option.name, &option.name_localizations, locale),
        about: about(&option.description, &option.description_localizations),
        choices: option
            .choices
            .iter()
            .map(|choice| shown(&choice.name, &choice.localizations, locale))
            .collect(),
        below: Vec::new(),
    });
    let inner = command.subcommands.iter().map(|inner| listed(inner, &path, locale));
    Listed {
        name: shown(&command.name, &command.name_localizations, locale),
        about: about(&command.description, &command.description_localizations),
        choices: Vec::new(),
        below: inner.chain(options).collect(),
        path,
    }
}

/// The locales that have texts, and one that doesn't.
fn all_locales() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().flat_map(locales).chain(&["de"]).copied()
}

/// Checks all typed commands in all locales.
fn in_all_locales(check: impl Fn(&str, &[Listed<'_>])) {
    let texts = Texts::load().unwrap();
    let commands = super::super::all(&texts, true);
    for locale in all_locales() {
        let written = commands.iter().filter(|command| !is_menu(command));
        let listed: Vec<_> = written.map(|command| listed(command, "", locale)).collect();
        check(locale, &listed);
    }
}

#[test]
fn names_in_menus_fit_and_tell_the_commands_of_a_menu_apart() {
    let texts = Texts::load().unwrap();
    let commands = super::super::all(&texts, true);
    let menus: Vec<_> = commands.iter().filter(|command| is_menu(command)).collect();
    assert!(!menus.is_empty());
    for locale in all_locales() {
        let mut names = BTreeSet::new();
        for menu in &menus {
            let plain = menu.context_menu_name.as_deref().unwrap_or_default();
            assert!(plain.contains(' '), "{}: {plain:?} is no name for people", menu.name);
            let name = shown(plain, &menu.name_localizations, locale);
            assert!((1..=32).contains(&name.chars().count()), "{locale}: {name:?}");
            assert_eq!(name.trim(), name, "{locale}: {name:?}");
            let kind = std::mem::discriminant(menu.context_menu_action.as_ref().unwrap());
            assert!(names.insert((format!("{kind:?}"), name)), "{locale}: {name:?} twice");
            assert!(menu.description.is_none() || menu.create_as_slash_command().is_none());
        }
    }
    // Menu entries have a name in each language.
    for menu in menus {
        let names: BTreeSet<_> = all_locales()
            .map(|locale| shown(menu.context_menu_name.as_deref().unwrap(), &menu.name_localizations, locale))
            .collect();
        assert_eq!(names.len(), Language::ALL.len(), "{names:?}");
    }
}

/// Visits commands or options, and everything below them.
fn walk(listed: &[Listed<'_>], check: &mut impl FnMut(&Listed<'_>)) {
    for one in listed {
        check(one);
        walk(&one.below, check);
    }
}

fn check_names(locale: &str, siblings: &[Listed<'_>]) {
    let mut names = BTreeMap::new();
    for one in siblings {
        let fits = |c: char| c.is_alphanumeric() && c.to_lowercase().eq([c]) || c == '-' || c == '_';
        assert!(one.name.chars().all(fits) && !one.name.is_empty(), "{locale}: {}: {:?}", one.path, one.name);
        assert!(one.name.chars().count() <= 32, "{locale}: {}: {:?}", one.path, one.name);
        let other = names.insert(one.name, &one.path);
        assert!(other.is_none(), "{locale}: {} and {other:?} are both {:?}", one.path, one.name);
        check_names(locale, &one.below);
    }
}

#[test]
fn names_are_as_discord_takes_them_and_tell_siblings_apart() {
    in_all_locales(check_names);
}

#[test]
fn everything_is_described_within_what_discord_takes() {
    in_all_locales(|locale, listed| {
        walk(listed, &mut |one| {
            let length = one.about.chars().count();
            assert!((1..=100).contains(&length), "{locale}: {}: {length}: {:?}", one.path, one.about);
            let choices: BTreeSet<_> = one.choices.iter().collect();
            assert_eq!(choices.len(), one.choices.len(), "{locale}: {}: two choices are the same", one.path);
            let fits = |choice: &&str| (1..=100).contains(&choice.chars().count());
            assert!(one.choices.iter().all(fits), "{locale}: {}: {:?}", one.path, one.choices);
        });
    });
}

#[test]
fn every_command_is_within_discords_total_size() {
    // Names, descriptions and choices, each in its longest language: at most 8,000 characters.
    let length = |one: &Listed<'_>| {
        let texts = [one.name, one.about].into_iter().chain(one.choices.iter().copied());
        texts.map(|text| text.chars().count()).sum::<usize>()
    };
    in_all_locales(|locale, listed| {
        for command in listed {
            let mut all = 0;
            walk(std::slice::from_ref(command), &mut |one| all += length(one));
            assert!(all <= 8_000, "{locale}: {}: {all}", command.path);
        }
    });
}

#[test]
fn in_english_commands_have_the_names_by_which_the_code_knows_them() {
    let texts = Texts::load().unwrap();
    let english = texts.of(Language::English);
    let mut wrong = Vec::new();
    for command in super::super::bare().iter().filter(|command| !is_menu(command)) {
        check_english(english, command, &mut wrong);
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

fn check_english(english: &Words, command: &Command, wrong: &mut Vec<String>) {
    let of_command = (name_of_command(&command.name), &command.name);
    let of_options = command.parameters.iter().map(|option| (name_of_option(&option.name), &option.name));
    for (of, name) in of_options.chain(command.name.parse::<Game>().is_err().then_some(of_command)) {
        if english.find(&of, &[]).as_deref() != Some(name) {
            wrong.push(of);
        }
    }
    command.subcommands.iter().for_each(|inner| check_english(english, inner, wrong));
}

/// What can be typed in a locale.
pub(crate) struct Typed {
    /// The commands, each with its subcommands.
    pub commands: BTreeMap<String, BTreeSet<String>>,
    /// The options of all commands.
    pub options: BTreeSet<String>,
}

/// What can be typed to use commands in a locale.
pub(crate) fn typed(commands: &[Command], locale: &str) -> Typed {
    let mut typed = Typed { commands: BTreeMap::new(), options: BTreeSet::new() };
    for command in commands.iter().filter(|command| !is_menu(command)) {
        let options = |command: &Command| -> Vec<String> {
            let names = command.parameters.iter();
            names.map(|option| shown(&option.name, &option.name_localizations, locale).to_owned()).collect()
        };
        typed.options.extend(options(command));
        let below = command.subcommands.iter().map(|below| {
            typed.options.extend(options(below));
            shown(&below.name, &below.name_localizations, locale).to_owned()
        });
        let below = below.collect();
        typed.commands.insert(shown(&command.name, &command.name_localizations, locale).to_owned(), below);
    }
    typed
}
