//! The names and descriptions that Discord lists, of commands, options and choices in every language.
//!
//! Games have the same name everywhere. A command's name is the text `command-name-…`, and its description
//! `command-…`, with the names of the commands it is below; options have `option-name-…` and `option-…`, choices
//! `choice-…` with their option, and menu entries only a name, `menu-…`. What several games have in common is
//! described once, and may differ by `$game`.

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use ::games::Game;
use play::Language;

use ui::{
    texts::{Arguments, FluentValue, Texts, Words, locale::locales},
    views,
};

use super::game_choice::INTRODUCED;
use crate::handlers::context::Command;

#[cfg(test)]
pub(crate) use self::tests::{Typed, keys, typed};

type Text = Cow<'static, str>;

/// Gives commands their words in all languages.
pub(super) fn localize(commands: &mut [Command], texts: &Texts) {
    for command in commands {
        if is_menu(command) {
            let name = name_in_menu(&command.name);
            command.context_menu_name = texts.of(Language::English).find(&name, &[]).map(Into::into);
            command.name_localizations = elsewhere(texts, |words| words.find(&name, &[]));
            continue;
        }
        match command.name.parse::<Game>() {
            Ok(game) => {
                let about = format!("about-{game}");
                command.description = texts.of(Language::English).find(&about, &[]).map(Into::into);
                command.description_localizations = elsewhere(texts, |words| words.find(&about, &[]));
                for inner in &mut command.subcommands {
                    of_command(inner, texts, &[], Some(game));
                }
            }
            Err(_) => of_command(command, texts, &[], None),
        }
    }
}

/// Gives a command and everything below it their words. `above` names the commands it is below, without the game.
fn of_command(command: &mut Command, texts: &Texts, above: &[String], game: Option<Game>) {
    let path = [above, &[key(&command.name)]].concat();
    let game = game.map(|game| [("game", FluentValue::from(game.name()))]);
    let game: &Arguments<'_> = game.as_ref().map_or(&[], |game| game);
    let text = |of: &str, arguments: &Arguments<'_>| texts.of(Language::English).find(of, arguments);
    let in_others = |of: &str, arguments: &Arguments<'_>| elsewhere(texts, |words| words.find(of, arguments));

    command.name_localizations = in_others(&name_of_command(&command.name), &[]);
    let about = about_command(&path);
    command.description = text(&about, game).map(Into::into).or_else(|| command.description.take());
    command.description_localizations = in_others(&about, game);
    for option in &mut command.parameters {
        option.name_localizations = in_others(&name_of_option(&option.name), &[]);
        let about = about_option(&path, &option.name);
        option.description = text(&about, &[]).map(Into::into).or_else(|| option.description.take());
        option.description_localizations = in_others(&about, &[]);
        for choice in option.choices.to_mut() {
            let said = |words: &Words| match introduced(&choice.name) {
                Some(game) => Some(views::rules_names::introduced(words, game)),
                None => words.find(&name_of_choice(&option.name, &choice.name), &[]),
            };
            choice.localizations = elsewhere(texts, said);
            let english = said(texts.of(Language::English));
            choice.name = english.map_or_else(|| choice.name.clone(), Into::into);
        }
    }
    for inner in &mut command.subcommands {
        of_command(inner, texts, &path, None);
    }
}

/// A text in every language but English that has it, by Discord's locales.
fn elsewhere(texts: &Texts, text: impl Fn(&Words) -> Option<String>) -> Cow<'static, [(Text, Text)]> {
    let mut elsewhere = Vec::new();
    for words in texts.all().filter(|words| words.language() != Language::English) {
        let Some(text) = text(words) else { continue };
        for &locale in locales(words.language()) {
            elsewhere.push((Cow::Borrowed(locale), Cow::Owned(text.clone())));
        }
    }
    elsewhere.into()
}

/// Whether a command is in the menu of a member or a message.
pub(super) const fn is_menu(command: &Command) -> bool {
    command.context_menu_action.is_some()
}

fn name_in_menu(name: &str) -> String {
    format!("menu-{}", key(name))
}

fn name_of_command(name: &str) -> String {
    format!("command-name-{}", key(name))
}

fn about_command(path: &[String]) -> String {
    format!("command-{}", path.join("-"))
}

fn name_of_option(name: &str) -> String {
    format!("option-name-{}", key(name))
}

fn about_option(path: &[String], name: &str) -> String {
    format!("option-{}-{}", path.join("-"), key(name))
}

pub(super) fn name_of_choice(option: &str, choice: &str) -> String {
    format!("choice-{}-{}", key(option), key(choice))
}

/// The game that a choice introduces.
pub(super) fn introduced(choice: &str) -> Option<Game> {
    choice.strip_prefix(INTRODUCED)?.parse().ok()
}

/// A name as part of a text's key: both `second_opponent` and `SecondOpponent` become `second-opponent`.
fn key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for (number, c) in name.chars().enumerate() {
        if c.is_uppercase() && number > 0 {
            key.push('-');
        }
        if c.is_alphanumeric() {
            key.extend(c.to_lowercase());
        } else {
            key.push('-');
        }
    }
    key
}
