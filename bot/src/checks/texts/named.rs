//! Texts name commands and options as Discord lists them in their language.

use play::Language;
use ui::texts::{Texts, files, locale::locales};

use crate::handlers::commands::{self, Typed};

/// Also an option, but shown as what files contain: how a game ended.
const IN_FILES: &str = "time";

/// What is wrong with a piece of code in a text.
fn fault(code: &str, typed: &Typed, english: &Typed) -> Option<&'static str> {
    // A game's command, with or without its slash.
    let in_game = code.trim_start_matches('/').starts_with("{ $command }");
    if !in_game && !code.starts_with('/') {
        let is_option = english.options.contains(code) && !typed.options.contains(code) && code != IN_FILES;
        return is_option.then_some("is an option in English alone");
    }
    let code = code.replacen("{ $command }", "dara", 1);
    let mut words = code.split_whitespace();
    let name = words.next()?.trim_start_matches('/');
    if name.starts_with('{') {
        return None;
    }
    let Some(below) = typed.commands.get(name) else { return Some("is no command") };
    let mut rest = words.peekable();
    if !below.is_empty()
        && let Some(second) = rest.next()
    {
        // Games differ in their commands; what one has, another may have.
        let of_game = |name: &str| name.parse::<games::Game>().is_ok();
        let known = below.contains(second)
            || in_game && typed.commands.iter().any(|(of, below)| of_game(of) && below.contains(second));
        if !known {
            return Some("is no command below the other");
        }
    }
    let named = |word: &str| word.split_once(':').map(|(name, _)| name.to_owned());
    let wrong = rest.filter_map(named).any(|option| !typed.options.contains(&option));
    wrong.then_some("names no option")
}

/// What is wrong with the texts, as `faults_of` finds it in each line of each language; each with its place.
fn faults(faults_of: impl Fn(&str, &Typed) -> Vec<String>) -> Vec<String> {
    let all = commands::all(&Texts::load().unwrap(), true);
    let mut faults = Vec::new();
    for language in Language::ALL {
        for &locale in locales(language) {
            let typed = commands::typed(&all, locale);
            for (file, text) in files::of(language) {
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                let found = lines.flat_map(|line| faults_of(line, &typed));
                faults.extend(found.map(|fault| format!("{locale}/{file}: {fault}")));
            }
        }
    }
    faults
}

#[test]
fn commands_and_options_are_named_as_discord_lists_them() {
    let english = commands::typed(&commands::all(&Texts::load().unwrap(), true), "en-US");
    let faults = faults(|line, typed| {
        let code = line.split('`').skip(1).step_by(2);
        code.filter_map(|code| Some(format!("`{code}` {}", fault(code, typed, &english)?))).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Descriptions of commands and options can't have code, so that their commands stand there bare.
#[test]
fn bare_commands_are_named_as_discord_lists_them() {
    let faults = faults(|line, typed| {
        let outside: Vec<&str> = line.split('`').step_by(2).collect();
        let bare = outside.join(" ");
        let named = bare.split_whitespace().filter_map(|word| word.strip_prefix('/'));
        let name = |word: &str| word.trim_end_matches(|c: char| !c.is_alphanumeric()).to_owned();
        let unknown = named.map(name).filter(|name| !name.is_empty());
        let unknown = unknown.filter(|name| !typed.commands.contains_key(name));
        unknown.map(|name| format!("/{name}")).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Refusals that only moderators or managers read.
fn is_for_moderators(key: &str) -> bool {
    ["moderation", "suspend", "house-rules", "season", "settings", "move", "no-such-game", "rules-name"]
        .iter()
        .any(|part| key.contains(part))
}

#[test]
fn a_refusal_sends_no_one_to_a_command_they_may_not_use() {
    let all = commands::all(&Texts::load().unwrap(), true);
    let restricted: Vec<&str> = all
        .iter()
        .filter(|command| !command.default_member_permissions.is_empty())
        .map(|command| &*command.name)
        .collect();
    assert!(restricted.contains(&"settings") && restricted.contains(&"moderation"), "{restricted:?}");
    let (mut key, mut faults) = ("", Vec::new());
    for line in files::of(Language::English).iter().flat_map(|(_, text)| text.lines()) {
        if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| !name.starts_with(' ')) {
            key = name;
        }
        if !key.starts_with("refused-") || is_for_moderators(key) {
            continue;
        }
        for code in line.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix('/')) {
            let command = code.split_whitespace().next().unwrap_or_default();
            if restricted.contains(&command) {
                faults.push(format!("{key}: `/{code}`"));
            }
        }
    }
    assert!(faults.is_empty(), "not everyone may use these:\n{}", faults.join("\n"));
}
