//! Choices, of an autocomplete response or of a registered option.

use serde_json::Value;

use super::form::Form;
use super::locale::localized;

/// Option types whose choices have values of a particular type.
const STRING: u64 = 3;
const INTEGER: u64 = 4;

/// The largest integer that every client represents exactly.
const SAFE: i64 = 1 << 53;

/// Checks the choices for an option of this type and returns them.
pub(crate) fn choices(form: &Form<'_>, option: u64) -> Vec<Value> {
    for choice in form.clone().required().items(0..=25) {
        self::choice(&choice, option);
    }
    form.raw().as_array().cloned().unwrap_or_default()
}

/// Checks one choice; returns its name and the characters that count towards a command's size.
pub(crate) fn choice(form: &Form<'_>, option: u64) -> (String, usize) {
    form.knows("name name_localizations value");
    let (name, longest) = localized(form, "name", |field| field.text(1..=100));
    let value = form.at("value").required();
    match (option, value.raw()) {
        (_, Value::Null) => {}
        (STRING, Value::String(_)) => {
            value.text(1..=100);
        }
        (INTEGER, Value::Number(number)) if number.is_i64() || number.is_u64() => {
            value.number(-SAFE..=SAFE);
        }
        (STRING | INTEGER, _) => value.complain(
            "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_TYPE",
            "The value of the choice doesn't have the type of the option",
        ),
        (_, Value::Number(_)) => {}
        (..) => value.complain("NUMBER_TYPE_COERCE", "Value is not double."),
    }
    (name, longest + value.raw().as_str().map_or(0, |value| value.chars().count()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::json;

    #[test]
    fn choices_are_at_most_25_short_and_of_the_options_type() {
        let many = |count: usize| json!(vec![json!({ "name": "n", "value": "v" }); count]);
        assert!(errors_of(&many(25), |form| choices(form, STRING)).is_null());
        assert!(errors_of(&many(26), |form| choices(form, STRING))["_errors"].is_array());
        let one = |name: String, value: Value, option| {
            errors_of(&json!([{ "name": name, "value": value }]), |form| choices(form, option))["0"].clone()
        };
        assert!(one("x".repeat(100), json!("x".repeat(100)), STRING).is_null());
        assert!(one("x".repeat(101), json!("v"), STRING)["name"].is_object());
        assert!(one("n".into(), json!("x".repeat(101)), STRING)["value"].is_object());
        assert!(one("n".into(), json!(5), STRING)["value"].is_object());
        assert!(one("n".into(), json!(5), INTEGER).is_null());
        assert!(one("n".into(), json!("5"), INTEGER)["value"].is_object());
        assert!(errors_of(&Value::Null, |form| choices(form, STRING))["_errors"].is_array());
    }
}
