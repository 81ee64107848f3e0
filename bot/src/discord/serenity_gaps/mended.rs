//! Reads interactions that serenity can't, since a message in them has a component that it doesn't know.
//!
//! serenity 0.12 skips unknown components at the top of a message but fails on one in a row, and the whole interaction with
//! it: someone who uses a menu entry on such a message would wait in vain.

use poise::serenity_prelude as serenity;
use serde_json::Value;

use super::filled;

/// The type of a row of components.
const ROW: u8 = 1;
/// The type of a filled form.
pub(crate) const FORM: u8 = 5;

/// An interaction without the components that serenity can't read. What a form holds is put into a shape that it can.
pub(crate) fn read(mut interaction: Value) -> serde_json::Result<serenity::Interaction> {
    if interaction.get("type") == Some(&FORM.into()) {
        filled::put_into_rows(&mut interaction);
    }
    strip(&mut interaction);
    serde_json::from_value(interaction)
}

/// Removes unreadable components from every message in a value.
fn strip(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(strip),
        Value::Object(fields) => {
            let is_row = fields.get("type") == Some(&ROW.into());
            fields.values_mut().for_each(strip);
            if let Some(Value::Array(components)) = fields.get_mut("components") {
                components
                    .retain(|component| if is_row { is_readable(component) } else { has_type(component) });
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether serenity can read a component of a row.
fn is_readable(component: &Value) -> bool {
    serde_json::from_value::<serenity::ActionRowComponent>(component.clone()).is_ok()
}

/// Whether a component says what it is; at the top of a message, that is all serenity needs.
fn has_type(component: &Value) -> bool {
    component.get("type").is_some_and(Value::is_i64)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn components(left: &Value) -> Value {
        let mut message = json!({ "resolved": { "messages": { "7": { "components": left } } } });
        strip(&mut message);
        message["resolved"]["messages"]["7"]["components"].take()
    }

    #[test]
    fn only_what_cannot_be_read_is_removed() {
        let button = json!({ "type": 2, "style": 2, "custom_id": "more:1", "label": "More" });
        let row = json!({ "type": 1, "components": [button] });
        let unknown = json!({ "type": 99, "components": [{ "type": 98 }], "content": "x" });
        let nested = json!({ "type": 1, "components": [unknown, button, { "style": 2 }, 5, null] });
        assert_eq!(components(&json!([row, nested])), json!([row, row]));
        // serenity skips these by itself.
        assert_eq!(components(&json!([unknown])), json!([unknown]));
        assert_eq!(components(&json!([{}, "x", row])), json!([row]));
        assert_eq!(components(&json!("none")), json!("none"));
    }
}
