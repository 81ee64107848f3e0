//! Modals: a title and one to five parts, each a labelled input, a row with a text input as before 2025, or words.

use super::components::{CustomIds, kind, select};
use super::form::Form;
use super::modal_inputs::{self, checkbox, checkbox_group, file_upload, radio_group};
use serde_json::{Value, json};

/// A label around an input.
const LABEL: i64 = 18;
const TEXT: i64 = 10;

/// Checks a modal and returns it as clients receive it.
pub(crate) fn modal(form: &Form<'_>) -> Value {
    form.knows("custom_id title components");
    form.at("custom_id").required().text(1..=100);
    form.at("title").required().text(1..=45);
    let mut ids = CustomIds::default();
    for part in form.at("components").required().items(1..=5) {
        match part.at("type").required().one_of(&[kind::ROW, LABEL, TEXT]) {
            Some(kind::ROW) => {
                for input in part.at("components").required().items(1..=1) {
                    if input.at("type").required().one_of(&[kind::TEXT_INPUT]).is_some() {
                        text_input(&input, &mut ids);
                        input.at("label").required().text(1..=45);
                    }
                }
            }
            Some(LABEL) => label(&part, &mut ids),
            Some(_) => {
                part.at("content").required().text(1..=4000);
            }
            None => {}
        }
    }
    json!({
        "custom_id": form.at("custom_id").raw(),
        "title": form.at("title").raw(),
        "components": form.at("components").raw(),
    })
}

fn label(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id label description component");
    form.at("label").required().text(1..=45);
    form.at("description").text(0..=100);
    let inner = form.at("component").required();
    let allowed = [&[kind::TEXT_INPUT][..], &kind::SELECTS, &modal_inputs::kind::ALL].concat();
    match inner.at("type").required().one_of(&allowed) {
        Some(kind::TEXT_INPUT) => {
            text_input(&inner, ids);
            if inner.at("label").is_present() {
                inner.at("label").complain(
                    "TEXT_INPUT_LABEL_NOT_ALLOWED",
                    "The label of a text input in a label component is that component's",
                );
            }
        }
        Some(modal_inputs::kind::FILE_UPLOAD) => file_upload(&inner, ids),
        Some(modal_inputs::kind::RADIO_GROUP) => radio_group(&inner, ids),
        Some(modal_inputs::kind::CHECKBOX_GROUP) => checkbox_group(&inner, ids),
        Some(modal_inputs::kind::CHECKBOX) => checkbox(&inner, ids),
        Some(kind) => {
            select(&inner, kind, ids);
            modal_inputs::least_of_required(&inner);
            if inner.at("disabled").flag() {
                inner
                    .at("disabled")
                    .complain("COMPONENT_DISABLED_NOT_ALLOWED", "Components in modals cannot be disabled");
            }
        }
        None => {}
    }
}

fn text_input(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id custom_id style label min_length max_length required value placeholder");
    ids.read(form);
    form.at("style").required().one_of(&[1, 2]);
    let least = form.at("min_length").number(0..=4000).unwrap_or(0);
    let most = form.at("max_length").number(1..=4000).unwrap_or(4000);
    if least > most {
        form.at("min_length")
            .complain("TEXT_INPUT_BAD_RANGE", "min_length must not be greater than max_length");
    }
    form.at("required").flag();
    form.at("value").text(0..=usize::try_from(most).unwrap_or(4000));
    form.at("placeholder").text(0..=100);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;

    fn input(change: &Value) -> Value {
        let input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Name" });
        json!({ "type": 1, "components": [crate::wire::with(input, change.clone())] })
    }

    fn errors(title: &str, rows: &[Value]) -> Value {
        errors_of(&json!({ "custom_id": "m", "title": title, "components": rows }), modal)
    }

    #[test]
    fn a_modal_has_a_short_title_and_one_to_five_inputs() {
        assert!(errors(&"x".repeat(45), &[input(&json!({}))]).is_null());
        assert!(errors(&"x".repeat(46), &[input(&json!({}))])["title"].is_object());
        assert!(errors("t", &[])["components"].is_object());
        let inputs = |count: usize| {
            (0..count).map(|at| input(&json!({ "custom_id": at.to_string() }))).collect::<Vec<_>>()
        };
        assert!(errors("t", &inputs(5)).is_null());
        assert!(errors("t", &inputs(6))["components"]["_errors"].is_array());
    }

    #[test]
    fn inputs_have_labels_styles_and_unique_ids() {
        let wrong =
            |change: Value| errors("t", &[input(&change)])["components"]["0"]["components"]["0"].clone();
        assert!(wrong(json!({ "label": "x".repeat(46) }))["label"].is_object());
        assert!(wrong(json!({ "style": 3 }))["style"].is_object());
        assert!(wrong(json!({ "placeholder": "x".repeat(101) }))["placeholder"].is_object());
        assert!(wrong(json!({ "max_length": 4001 }))["max_length"].is_object());
        assert!(wrong(json!({ "min_length": 5, "max_length": 4 }))["min_length"].is_object());
        assert!(wrong(json!({ "custom_id": "x".repeat(101) }))["custom_id"].is_object());
        let twice = errors("t", &[input(&json!({})), input(&json!({}))]);
        assert!(twice["components"]["1"]["components"]["0"]["custom_id"].is_object());
    }

    fn labelled(component: &Value, change: Value) -> Value {
        let component = crate::wire::with(component.clone(), change);
        let label = json!({ "type": 18, "label": "L", "component": component });
        errors("t", &[label])["components"]["0"]["component"].clone()
    }

    #[test]
    fn the_text_input_of_a_label_has_no_label_of_its_own() {
        let input = json!({ "type": 4, "custom_id": "i", "style": 1 });
        assert!(labelled(&input, json!({})).is_null());
        assert!(labelled(&input, json!({ "label": "Name" }))["label"].is_object());
    }

    #[test]
    fn lists_in_a_label_cannot_be_disabled_and_need_what_is_required() {
        let options = json!([{ "label": "a", "value": "a" }, { "label": "b", "value": "b" }]);
        for list in [
            json!({ "type": 3, "custom_id": "s", "options": options }),
            json!({ "type": 5, "custom_id": "s" }),
            json!({ "type": 8, "custom_id": "s", "channel_types": [0] }),
        ] {
            assert!(labelled(&list, json!({})).is_null());
            assert!(labelled(&list, json!({ "required": false, "min_values": 0 })).is_null());
            assert!(labelled(&list, json!({ "min_values": 0 }))["min_values"].is_object(), "{list}");
            assert!(labelled(&list, json!({ "disabled": true }))["disabled"].is_object(), "{list}");
        }
    }

    #[test]
    fn labels_hold_no_buttons_and_no_rows() {
        for inner in [json!({ "type": 2, "style": 1, "custom_id": "b" }), json!({ "type": 1 }), json!({})] {
            assert!(labelled(&inner, json!({})).is_object(), "{inner}");
        }
        let label = json!({ "type": 18, "component": { "type": 23, "custom_id": "c" } });
        assert!(errors("t", &[label])["components"]["0"]["label"].is_object());
    }
}
