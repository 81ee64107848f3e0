//! Commands as a bot registers them.

use serde_json::{Value, json};

use super::command_option::{name, options};
use super::form::Form;
use super::locale::{localizations, localized};

/// Most characters in a command: names, descriptions and values together.
const MOST_TEXT: usize = 8_000;

/// The type of a slash command.
const CHAT_INPUT: i64 = 1;

/// The command that launches an activity.
const ENTRY_POINT: i64 = 4;

/// Integration types: installed for guilds, or by users for themselves.
const FOR_GUILDS: i64 = 0;
const FOR_USERS: i64 = 1;

/// The context of direct messages and groups without the bot.
const IN_PRIVATE_CHANNELS: i64 = 2;

/// A checked command.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NewCommand {
    pub(crate) name: String,
    /// 1 chat input, 2 on a user, 3 on a message, 4 the entry point of an activity.
    pub(crate) kind: i64,
    /// Its fields, with Discord's defaults for missing ones.
    pub(crate) body: Value,
}

/// Reads a command.
pub(crate) fn command(form: &Form<'_>) -> NewCommand {
    form.knows(
        "id application_id guild_id version name name_localizations description description_localizations options \
         default_member_permissions dm_permission default_permission integration_types contexts type nsfw handler",
    );
    let kind = form.at("type").one_of(&[CHAT_INPUT, 2, 3, ENTRY_POINT]).unwrap_or(CHAT_INPUT);
    let check_name = if matches!(kind, CHAT_INPUT | ENTRY_POINT) { name } else { menu_name };
    let (name, mut text) = localized(form, "name", check_name);
    if kind == CHAT_INPUT {
        text += localized(form, "description", |field| field.text(1..=100)).1;
        text += options(&form.at("options"), 0);
    } else if kind == ENTRY_POINT {
        text += localized(form, "description", |field| field.text(0..=100)).1;
    } else {
        check_menu(form);
    }
    // By the app, or by Discord.
    form.at("handler").one_of(&[1, 2]);
    if text > MOST_TEXT {
        form.complain("APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({MOST_TEXT})"));
    }
    permissions(&form.at("default_member_permissions"));
    form.at("nsfw").flag();
    places(form);
    NewCommand { name, kind, body: body(form, kind) }
}

/// Checks what a command is installed for and where it is shown.
fn places(form: &Form<'_>) {
    let numbers = |field: &Form<'_>, allowed: &[i64]| {
        let least = usize::from(field.is_present());
        let items = field.items(least..=allowed.len());
        items.iter().filter_map(|item| item.one_of(allowed)).collect::<Vec<_>>()
    };
    let types = numbers(&form.at("integration_types"), &[FOR_GUILDS, FOR_USERS]);
    let contexts = form.at("contexts");
    if numbers(&contexts, &[0, 1, IN_PRIVATE_CHANNELS]).contains(&IN_PRIVATE_CHANNELS)
        && !types.contains(&FOR_USERS)
    {
        contexts.remark("only a command for users is shown in private channels");
    }
    form.at("dm_permission").flag();
}

/// A context menu command has a name, but no description or options.
fn check_menu(form: &Form<'_>) {
    let description = form.at("description");
    let described = description.text(0..=100).is_some_and(|text| !text.is_empty());
    let localized = localizations(&form.at("description_localizations"), |_| {}) > 0;
    if described || localized {
        description.complain(
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have a description",
        );
    }
    let options = form.at("options");
    if !options.items(0..=25).is_empty() {
        options
            .complain("APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Context menu commands cannot have options");
    }
}

/// Reads the name of a context menu command: anything that is not blank.
fn menu_name(form: &Form<'_>) -> Option<String> {
    let text = form.text(1..=32)?;
    if text.trim().is_empty() {
        form.complain("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    Some(text)
}

/// Checks a permission set, which is a decimal string.
fn permissions(form: &Form<'_>) {
    if form.text(1..=20).is_some_and(|text| text.parse::<u64>().is_err()) {
        form.complain("NUMBER_TYPE_COERCE", "Value is not a permission set.");
    }
}

/// The command object as Discord returns it.
fn body(form: &Form<'_>, kind: i64) -> Value {
    let or = |field: &str, default: Value| {
        let field = form.at(field);
        if field.is_present() { field.raw() } else { default }
    };
    // Not with `json!`, which would serialize each of these, and options are large.
    let fields = [
        ("type", kind.into()),
        ("name", form.at("name").raw()),
        ("name_localizations", form.at("name_localizations").raw()),
        ("description", or("description", json!(""))),
        ("description_localizations", form.at("description_localizations").raw()),
        ("options", or("options", json!([]))),
        ("default_member_permissions", form.at("default_member_permissions").raw()),
        ("dm_permission", or("dm_permission", json!(true))),
        ("contexts", form.at("contexts").raw()),
        ("integration_types", or("integration_types", json!([FOR_GUILDS]))),
        ("nsfw", form.at("nsfw").flag().into()),
    ];
    let handler = Some(("handler", form.at("handler").raw())).filter(|_| kind == ENTRY_POINT);
    let fields = fields.into_iter().chain(handler);
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::{Remarks, errors_of, read};

    fn errors(change: Value) -> Value {
        errors_of(&crate::wire::with(json!({ "name": "dara", "description": "d" }), change), command)
    }

    #[test]
    fn names_are_lower_case_and_short() {
        assert!(errors(json!({ "name": "x".repeat(32) })).is_null());
        assert!(errors(json!({ "name": "дара" })).is_null());
        for bad in ["", "Dara", "two words", "a/b", &"x".repeat(33)] {
            assert!(errors(json!({ "name": bad }))["name"].is_object(), "{bad}");
        }
    }

    #[test]
    fn menu_commands_have_a_name_in_any_letters_and_nothing_else() {
        for kind in [2, 3] {
            let menu = |change: Value| {
                let bare = json!({ "type": kind, "name": "Two Words", "description": "" });
                errors(crate::wire::with(bare, change))
            };
            assert!(menu(json!({ "name_localizations": { "uk": "Два Слова" } })).is_null());
            assert!(menu(json!({ "default_member_permissions": "32", "contexts": [0] })).is_null());
            for bad in ["", "  ", &"x".repeat(33)] {
                assert!(menu(json!({ "name": bad }))["name"].is_object(), "{bad}");
                assert!(menu(json!({ "name_localizations": { "fr": bad } })).is_object(), "{bad}");
            }
            assert!(menu(json!({ "description": "d" }))["description"].is_object());
            assert!(menu(json!({ "description_localizations": { "fr": "d" } }))["description"].is_object());
            let option = json!({ "type": 3, "name": "o", "description": "d" });
            assert!(menu(json!({ "options": [option] }))["options"].is_object());
            assert!(menu(json!({ "options": [] })).is_null());
        }
    }

    #[test]
    fn a_command_says_what_it_is_installed_for_and_where_it_is_shown() {
        for good in [json!([0]), json!([1]), json!([0, 1]), Value::Null] {
            assert!(errors(json!({ "integration_types": good })).is_null(), "{good}");
        }
        for bad in [json!([]), json!([2]), json!([0, 1, 0]), json!("0")] {
            assert!(errors(json!({ "integration_types": bad }))["integration_types"].is_object(), "{bad}");
        }
        assert!(errors(json!({ "integration_types": [1], "contexts": [0, 1, 2] })).is_null());
        for bad in [json!([]), json!([3]), json!([0, 1, 2, 0])] {
            assert!(errors(json!({ "contexts": bad }))["contexts"].is_object(), "{bad}");
        }
        assert!(errors(json!({ "dm_permission": false })).is_null());
    }

    #[test]
    fn private_channels_without_a_users_installation_are_remarked_on() {
        let remarks = Remarks::default();
        let body = json!({ "name": "dara", "description": "d", "contexts": [2] });
        read(&body, &remarks, command).unwrap();
        assert_eq!(remarks.take(), ["contexts: only a command for users is shown in private channels"]);
    }

    #[test]
    fn descriptions_have_1_to_100_characters() {
        assert!(errors(json!({ "description": "x".repeat(100) })).is_null());
        assert!(errors(json!({ "description": "x".repeat(101) }))["description"].is_object());
        assert!(errors(json!({ "description": "" }))["description"].is_object());
        assert!(errors(json!({ "type": 3 }))["description"].is_object(), "a menu command has none");
    }

    #[test]
    fn localizations_need_known_locales_and_are_checked() {
        assert!(errors(json!({ "description_localizations": { "fr": "jeu" } })).is_null());
        assert!(
            errors(json!({ "description_localizations": { "ha": "wasa" } }))["description_localizations"]
                .is_object()
        );
        assert!(
            errors(json!({ "name_localizations": { "fr": "Jeu" } }))["name_localizations"]["fr"].is_object()
        );
    }

    #[test]
    fn a_command_has_at_most_8000_characters() {
        let choice = |at: usize| json!({ "name": format!("{at:0>100}"), "value": format!("{at:0>100}") });
        let option = |name: String| {
            json!({
                "type": 3, "name": name, "description": "d",
                "choices": (0..19).map(choice).collect::<Vec<_>>(),
            })
        };
        let options = |count: usize| (0..count).map(|at| option(format!("o{at}"))).collect::<Vec<_>>();
        assert!(errors(json!({ "options": options(2) })).is_null());
        let over = errors(json!({ "options": options(3) }));
        assert_eq!(over["_errors"][0]["code"], "APPLICATION_COMMAND_TOO_LARGE");
    }
}
