//! Options of a command, including sub-commands and groups.

use std::collections::BTreeSet;

use super::choices::choice;
use super::form::Form;
use super::locale::localized;

const SUB_COMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const NUMBER: i64 = 10;
const LAST: i64 = 11;

/// Reads the name of a slash command or an option: 1 to 32 letters, digits, `-`, `_` and `'`, without upper case.
pub(crate) fn name(form: &Form<'_>) -> Option<String> {
    let text = form.text(1..=32)?;
    let allowed = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter);
    if !text.chars().all(allowed) || text.to_lowercase() != text {
        form.complain("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    Some(text)
}

/// Checks a list of options and returns the characters that count towards the command's size; `depth` is 0 in a command, 1
/// in a group, 2 in a sub-command.
pub(crate) fn options(form: &Form<'_>, depth: u8) -> usize {
    let mut text = 0;
    let mut names = BTreeSet::new();
    let mut kinds = Vec::new();
    let mut optional_seen = false;
    for option in form.items(0..=25) {
        if !option.object() {
            continue;
        }
        let Some(kind) = option.at("type").required().number(1..=LAST) else { continue };
        kinds.push(kind);
        if kind <= GROUP && (depth == 2 || (depth == 1 && kind == GROUP)) {
            option
                .at("type")
                .complain("APPLICATION_COMMAND_OPTIONS_NESTING", "Sub-commands cannot nest this deep");
        }
        let (own, longest) = localized(&option, "name", name);
        if !names.insert(own) {
            option
                .at("name")
                .complain("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists");
        }
        let required = option.at("required").flag();
        if required && optional_seen {
            option.at("required").complain(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required && kind > GROUP;
        text += longest + localized(&option, "description", |field| field.text(1..=100)).1;
        text += self::option(&option, kind, depth);
    }
    if kinds.iter().any(|kind| *kind <= GROUP) && kinds.iter().any(|kind| *kind > GROUP) {
        form.complain(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
    text
}

/// Checks the fields that depend on an option's type; returns the characters that count towards the size.
fn option(form: &Form<'_>, kind: i64, depth: u8) -> usize {
    form.knows(
        "type name name_localizations description description_localizations required choices options channel_types \
         min_value max_value min_length max_length autocomplete",
    );
    if kind <= GROUP {
        let below = if kind == SUB_COMMAND { 2 } else { depth + 1 };
        return options(&form.at("options"), below);
    }
    let takes_choices = [STRING, INTEGER, NUMBER].contains(&kind);
    let choices = form.at("choices").items(0..=25);
    let mut text = 0;
    let mut names = BTreeSet::new();
    for one in &choices {
        let (own, characters) = choice(one, kind.cast_unsigned());
        text += characters;
        if !names.insert(own) {
            one.at("name").complain(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice name already exists",
            );
        }
    }
    let completes = form.at("autocomplete").flag();
    if (completes || !choices.is_empty()) && !takes_choices {
        form.complain("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Options of this type have no choices");
    }
    if completes && !choices.is_empty() {
        form.at("autocomplete").complain(
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
            "autocomplete and choices are mutually exclusive",
        );
    }
    form.at("min_length").number(0..=6000);
    form.at("max_length").number(1..=6000);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::{Value, json};

    fn option_of(name: &str, change: Value) -> Value {
        crate::wire::with(json!({ "type": 3, "name": name, "description": "d" }), change)
    }

    fn errors(list: &[Value]) -> Value {
        errors_of(&json!(list), |form| options(form, 0))
    }

    #[test]
    fn at_most_25_options_and_choices() {
        let many =
            |count: usize| (0..count).map(|at| option_of(&format!("o{at}"), json!({}))).collect::<Vec<_>>();
        assert!(errors(&many(25)).is_null());
        assert!(errors(&many(26))["_errors"].is_array());
        let choices = |count: usize| {
            let all: Vec<_> = (0..count).map(|at| json!({ "name": at.to_string(), "value": "v" })).collect();
            option_of("o", json!({ "choices": all }))
        };
        assert!(errors(&[choices(25)]).is_null());
        assert!(errors(&[choices(26)])["0"]["choices"]["_errors"].is_array());
    }

    #[test]
    fn required_options_come_first_and_names_differ() {
        let required = option_of("a", json!({ "required": true }));
        assert!(errors(&[required.clone(), option_of("b", json!({}))]).is_null());
        let order = errors(&[option_of("b", json!({})), required.clone()]);
        assert_eq!(
            order["1"]["required"]["_errors"][0]["code"],
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
        );
        assert!(errors(&[required.clone(), required])["1"]["name"].is_object());
    }

    #[test]
    fn autocomplete_excludes_choices() {
        let both = json!({ "autocomplete": true, "choices": [{ "name": "n", "value": "v" }] });
        assert!(errors(&[option_of("o", both)])["0"]["autocomplete"].is_object());
    }

    #[test]
    fn options_that_name_users_channels_or_roles_have_no_choices() {
        for kind in [6, 7, 8, 9] {
            let of_kind = |change: Value| {
                errors(&[option_of("o", crate::wire::with(json!({ "type": kind }), change))])["0"].clone()
            };
            assert!(of_kind(json!({ "required": true })).is_null(), "{kind}");
            assert!(of_kind(json!({ "autocomplete": true }))["_errors"].is_array(), "{kind}");
            let choices = json!([{ "name": "n", "value": "5" }]);
            assert!(of_kind(json!({ "choices": choices }))["_errors"].is_array(), "{kind}");
        }
    }

    #[test]
    fn sub_commands_nest_two_deep_and_exclude_other_options() {
        let sub = |name: &str, inner: Vec<Value>| option_of(name, json!({ "type": 1, "options": inner }));
        let group = |inner: Vec<Value>| option_of("group", json!({ "type": 2, "options": inner }));
        assert!(errors(&[group(vec![sub("sub", vec![option_of("o", json!({}))])])]).is_null());
        let deeper = errors(&[sub("sub", vec![sub("deeper", vec![])])]);
        assert!(deeper["0"]["options"]["0"]["type"].is_object());
        let nested = errors(&[group(vec![group(vec![])])]);
        assert!(nested["0"]["options"]["0"]["type"].is_object());
        assert!(errors(&[sub("sub", vec![]), option_of("o", json!({}))])["_errors"].is_array());
    }
}
