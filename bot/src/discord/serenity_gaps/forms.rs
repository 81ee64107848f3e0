//! Forms, which serenity can't build: their fields are in labels.

use serde_json::{Value, json};
use ui::views::{Field, FieldChoice, FieldInput, Form};

/// Discord's type of an answer that is a form.
const FORM: u8 = 9;
/// The kinds of component.
const LABEL: u8 = 18;
const LIST: u8 = 3;
const TEXT: u8 = 4;
const FILE: u8 = 19;
const RADIO_GROUP: u8 = 21;
const CHECKBOX: u8 = 23;
/// The styles of a text: one line or several.
const LINE: u8 = 1;
const LINES: u8 = 2;

/// The answer that opens a form.
pub(crate) fn answer(form: Form) -> Value {
    let fields: Vec<Value> = form.fields.into_iter().map(label).collect();
    let data = json!({ "custom_id": form.control.to_string(), "title": form.title, "components": fields });
    json!({ "type": FORM, "data": data })
}

fn label(field: Field) -> Value {
    let Field { id, label, about, required, input } = field;
    let mut component = component(input);
    component["custom_id"] = json!(id.to_string());
    // A box can always be left empty, and says nothing of it.
    if component["type"] != CHECKBOX {
        component["required"] = json!(required);
    }
    let mut label = json!({ "type": LABEL, "label": label, "component": component });
    if let Some(about) = about {
        label["description"] = json!(about);
    }
    label
}

fn component(input: FieldInput) -> Value {
    match input {
        FieldInput::Line { text, most } => {
            let line = json!({ "type": TEXT, "style": LINE, "min_length": 1, "max_length": most });
            if text.is_empty() { line } else { with_value(line, &text) }
        }
        FieldInput::Lines { most } => {
            json!({ "type": TEXT, "style": LINES, "min_length": 1, "max_length": most })
        }
        FieldInput::List(choices) => json!({ "type": LIST, "options": options(choices) }),
        FieldInput::OneOf(choices) => json!({ "type": RADIO_GROUP, "options": options(choices) }),
        FieldInput::Box(ticked) => json!({ "type": CHECKBOX, "default": ticked }),
        FieldInput::File(types) => json!({ "type": FILE, "file_types": types }),
    }
}

fn with_value(mut component: Value, text: &str) -> Value {
    component["value"] = json!(text);
    component
}

fn options(choices: Vec<FieldChoice>) -> Vec<Value> {
    let option =
        |FieldChoice { label, value, current }| json!({ "label": label, "value": value, "default": current });
    choices.into_iter().map(option).collect()
}
