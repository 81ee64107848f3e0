//! Modals: a title and one to five inputs.

use serde_json::{Value, json};

use super::components::{CustomIds, kind, select};
use super::form::Form;

/// A label around a text input or a select.
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
    form.at("label").required().text(1..=45);
    form.at("description").text(0..=100);
    let inner = form.at("component").required();
    match inner.at("type").required().one_of(&[&[kind::TEXT_INPUT][..], &kind::SELECTS].concat()) {
        Some(kind::TEXT_INPUT) => text_input(&inner, ids),
        Some(kind) => select(&inner, kind, ids),
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
}
