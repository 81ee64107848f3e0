//! Components of an ordinary message: rows of buttons and selects.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::form::Form;

/// Kinds of component.
pub(crate) mod kind {
    pub(crate) const ROW: i64 = 1;
    pub(crate) const BUTTON: i64 = 2;
    pub(crate) const STRING_SELECT: i64 = 3;
    pub(crate) const TEXT_INPUT: i64 = 4;
    pub(crate) const USER_SELECT: i64 = 5;
    pub(crate) const ROLE_SELECT: i64 = 6;
    pub(crate) const MENTIONABLE_SELECT: i64 = 7;
    pub(crate) const CHANNEL_SELECT: i64 = 8;
    pub(crate) const SELECTS: [i64; 5] =
        [STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT];
}

/// The `custom_id`s of one message or modal, which must be unique.
#[derive(Default)]
pub(crate) struct CustomIds(BTreeSet<String>);

impl CustomIds {
    /// Checks a `custom_id`.
    pub(crate) fn read(&mut self, form: &Form<'_>) {
        let form = form.at("custom_id").required();
        if form.text(1..=100).is_some_and(|id| !self.0.insert(id)) {
            form.complain("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        }
    }
}

/// Checks the rows of a message: at most five, each of five buttons or one select.
pub(crate) fn rows(form: &Form<'_>) {
    let mut ids = CustomIds::default();
    for row in form.items(0..=5) {
        if row.object() && row.at("type").required().one_of(&[kind::ROW]).is_some() {
            self::row(&row, &mut ids);
        }
    }
}

/// Checks one row.
pub(crate) fn row(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id components");
    let parts = form.at("components").required().items(1..=5);
    let mut width = 0;
    for part in &parts {
        match part.at("type").required().one_of(&[&[kind::BUTTON][..], &kind::SELECTS].concat()) {
            Some(kind::BUTTON) => {
                width += 1;
                button(part, ids);
            }
            Some(kind) => {
                width += 5;
                select(part, kind, ids);
            }
            None => {}
        }
    }
    if width > 5 && parts.len() <= 5 {
        form.at("components")
            .complain("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
    }
}

/// Checks a button.
pub(crate) fn button(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id style label emoji custom_id sku_id url disabled");
    let label = form.at("label").text(0..=80);
    emoji(&form.at("emoji"));
    form.at("disabled").flag();
    match form.at("style").required().one_of(&[1, 2, 3, 4, 5, 6]) {
        Some(5) => {
            form.at("url").required().url(false);
            form.at("url").text(1..=512);
            unwanted(form, "custom_id");
        }
        Some(6) => {
            form.at("sku_id").required().id();
        }
        Some(_) => {
            ids.read(form);
            unwanted(form, "url");
        }
        None => {}
    }
    let labelled = label.is_some_and(|label| !label.is_empty()) || form.at("emoji").is_present();
    let premium = form.at("sku_id").is_present();
    if !labelled && !premium {
        form.complain("BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji");
    }
}

fn unwanted(form: &Form<'_>, field: &str) {
    if form.at(field).is_present() {
        form.at(field)
            .complain("BUTTON_COMPONENT_UNEXPECTED_FIELD", format!("A button of this style has no {field}"));
    }
}

fn emoji(form: &Form<'_>) {
    if form.object() {
        form.knows("id name animated");
        let name = form.at("name").text(0..=32);
        let id = form.at("id").id();
        if id.is_none() && name.is_none_or(|name| name.is_empty() || name.is_ascii()) {
            form.at("name").complain("COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }
}

/// Checks a select of any kind.
pub(crate) fn select(form: &Form<'_>, kind: i64, ids: &mut CustomIds) {
    let own = match kind {
        kind::STRING_SELECT => "options",
        kind::CHANNEL_SELECT => "default_values channel_types",
        _ => "default_values",
    };
    form.knows(&format!("type id custom_id placeholder min_values max_values disabled required {own}"));
    ids.read(form);
    form.at("placeholder").text(0..=150);
    form.at("disabled").flag();
    let least = form.at("min_values").number(0..=25).unwrap_or(1);
    let most = form.at("max_values").number(1..=25).unwrap_or(1);
    if least > most {
        form.at("min_values")
            .complain("SELECT_COMPONENT_BAD_RANGE", "min_values must not be greater than max_values");
    }
    if kind == kind::STRING_SELECT {
        options(form, least, most);
    } else {
        default_values(&form.at("default_values"), kind, &(least..=most));
    }
}

/// Checks what is chosen from the start in a select of users, roles or channels: as many as a member may choose, or none.
fn default_values(form: &Form<'_>, kind: i64, allowed: &RangeInclusive<i64>) {
    let types = match kind {
        kind::USER_SELECT => &["user"][..],
        kind::ROLE_SELECT => &["role"],
        kind::MENTIONABLE_SELECT => &["user", "role"],
        _ => &["channel"],
    };
    let values = form.items(0..=25);
    for value in values.iter().filter(|value| value.object()) {
        value.knows("id type");
        value.at("id").required().id();
        value.at("type").required().one_of_texts(types);
    }
    let count = i64::try_from(values.len()).unwrap_or(i64::MAX);
    if count > *allowed.end() {
        form.complain(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "The number of default values is greater than max_values",
        );
    } else if count > 0 && count < *allowed.start() {
        form.complain(
            "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES",
            "The number of default values is less than min_values",
        );
    }
}

fn options(form: &Form<'_>, least: i64, most: i64) {
    let options = form.at("options").required().items(1..=25);
    let mut values = BTreeSet::new();
    let mut chosen = 0;
    for option in &options {
        option.knows("label value description emoji default");
        option.at("label").required().text(1..=100);
        option.at("description").text(0..=100);
        emoji(&option.at("emoji"));
        chosen += i64::from(option.at("default").flag());
        let value = option.at("value").required();
        if value.text(1..=100).is_some_and(|value| !values.insert(value)) {
            value.complain(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    if chosen > most {
        form.at("options").complain(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "The number of default values is greater than max_values",
        );
    }
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    if count > 0 && (most > count || least > count) {
        let field = if most > count { "max_values" } else { "min_values" };
        form.at(field)
            .complain("SELECT_COMPONENT_BAD_RANGE", format!("{field} is greater than the number of options"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::{Remarks, errors_of, read};
    use serde_json::{Value, json};

    fn button_of(id: &str) -> Value {
        json!({ "type": 2, "style": 1, "label": "Play", "custom_id": id })
    }

    fn errors_of_parts(parts: &Value) -> Value {
        errors_of(&json!([{ "type": 1, "components": parts }]), rows)["0"]["components"].clone()
    }

    fn errors_of_button(change: &Value) -> Value {
        let button = crate::wire::with(button_of("a"), change.clone());
        errors_of_parts(&json!([button]))["0"].clone()
    }

    fn errors_of_select(options: &[Value], change: &Value) -> Value {
        let select = json!({ "type": 3, "custom_id": "s", "options": options });
        errors_of_parts(&json!([crate::wire::with(select, change.clone())]))["0"].clone()
    }

    fn option(value: &str) -> Value {
        json!({ "label": "l", "value": value })
    }

    #[test]
    fn a_message_has_at_most_five_rows_of_five_buttons() {
        let row = |from: usize, to: usize| {
            let buttons: Vec<_> = (from..to).map(|id| button_of(&id.to_string())).collect();
            json!({ "type": 1, "components": buttons })
        };
        let good: Vec<_> = (0..5).map(|at| row(at * 5, at * 5 + 5)).collect();
        assert!(errors_of(&json!(good), rows).is_null());
        let six_rows: Vec<_> = (0..6).map(|at| row(at * 5, at * 5 + 5)).collect();
        assert_eq!(errors_of(&json!(six_rows), rows)["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert!(errors_of(&json!([row(0, 6)]), rows)["0"]["components"]["_errors"].is_array());
        assert!(errors_of(&json!([row(0, 0)]), rows)["0"]["components"]["_errors"].is_array());
        assert!(errors_of(&json!([button_of("a")]), rows)["0"]["type"].is_object(), "a button outside a row");
    }

    #[test]
    fn custom_ids_are_short_and_unique() {
        assert!(errors_of_button(&json!({ "custom_id": "x".repeat(100) })).is_null());
        assert!(errors_of_button(&json!({ "custom_id": "x".repeat(101) }))["custom_id"].is_object());
        assert!(errors_of_button(&json!({ "custom_id": "" }))["custom_id"].is_object());
        assert!(errors_of_button(&json!({ "custom_id": null }))["custom_id"].is_object());
        let twice = errors_of_parts(&json!([button_of("a"), button_of("a")]));
        assert_eq!(twice["1"]["custom_id"]["_errors"][0]["code"], "COMPONENT_CUSTOM_ID_DUPLICATED");
    }

    #[test]
    fn buttons_need_a_label_and_what_their_style_requires() {
        assert!(errors_of_button(&json!({ "label": "x".repeat(80) })).is_null());
        assert!(errors_of_button(&json!({ "label": "x".repeat(81) }))["label"].is_object());
        assert!(errors_of_button(&json!({ "label": null }))["_errors"].is_array());
        assert!(errors_of_button(&json!({ "label": null, "emoji": { "name": "🎲" } })).is_null());
        assert!(errors_of_button(&json!({ "emoji": { "name": "x" } }))["emoji"].is_object());
        assert!(errors_of_button(&json!({ "style": 7 }))["style"].is_object());
        assert!(errors_of_button(&json!({ "style": 5 }))["url"].is_object());
        let link = json!({ "style": 5, "url": "https://a.example", "custom_id": null });
        assert!(errors_of_button(&link).is_null());
    }

    #[test]
    fn a_select_fills_its_row_and_has_at_most_25_options() {
        let options = |count: usize| (0..count).map(|at| option(&at.to_string())).collect::<Vec<_>>();
        assert!(errors_of_select(&options(25), &json!({})).is_null());
        assert!(errors_of_select(&options(26), &json!({}))["options"]["_errors"].is_array());
        assert!(errors_of_select(&options(0), &json!({}))["options"]["_errors"].is_array());
        assert!(errors_of_select(&options(2), &json!({ "max_values": 3 }))["max_values"].is_object());
        assert!(
            errors_of_select(&options(2), &json!({ "placeholder": "x".repeat(151) }))["placeholder"]
                .is_object()
        );
        let twice = errors_of_select(&[option("a"), option("a")], &json!({}));
        assert_eq!(
            twice["options"]["1"]["value"]["_errors"][0]["code"],
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
        );
        for (field, length) in [("label", 101), ("value", 101), ("description", 101)] {
            let long = crate::wire::with(option("v"), json!({ field: "x".repeat(length) }));
            assert!(errors_of_select(&[long], &json!({}))["options"]["0"][field].is_object(), "{field}");
        }
        let beside = json!([{ "type": 3, "custom_id": "s", "options": [option("a")] }, button_of("b")]);
        assert_eq!(errors_of_parts(&beside)["_errors"][0]["code"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
    }

    /// A select of users, roles or channels.
    fn select_of(kind: i64, change: &Value) -> Value {
        crate::wire::with(json!({ "type": kind, "custom_id": "s" }), change.clone())
    }

    fn errors_of_a(kind: i64, change: &Value) -> Value {
        errors_of_parts(&json!([select_of(kind, change)]))["0"].clone()
    }

    #[test]
    fn selects_of_users_roles_and_channels_are_judged_alike() {
        for kind in [kind::USER_SELECT, kind::ROLE_SELECT, kind::MENTIONABLE_SELECT, kind::CHANNEL_SELECT] {
            let errors = |change: Value| errors_of_a(kind, &change);
            assert!(errors(json!({ "placeholder": "p", "min_values": 0, "max_values": 25 })).is_null());
            assert!(errors(json!({ "custom_id": null }))["custom_id"].is_object());
            assert!(errors(json!({ "min_values": 2 }))["min_values"].is_object(), "more than max_values");
            assert!(errors(json!({ "min_values": -1 }))["min_values"].is_object());
            assert!(errors(json!({ "max_values": 0 }))["max_values"].is_object());
            assert!(errors(json!({ "max_values": 26 }))["max_values"].is_object());
            assert!(errors(json!({ "placeholder": "x".repeat(151) }))["placeholder"].is_object());
            let beside = errors_of_parts(&json!([select_of(kind, &json!({})), button_of("b")]));
            assert_eq!(beside["_errors"][0]["code"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
        }
    }

    #[test]
    fn default_values_have_the_type_of_their_select_and_a_number_that_may_be_chosen() {
        let good = [
            (kind::USER_SELECT, &["user"][..]),
            (kind::ROLE_SELECT, &["role"]),
            (kind::MENTIONABLE_SELECT, &["user", "role"]),
            (kind::CHANNEL_SELECT, &["channel"]),
        ];
        for (kind, types) in good {
            for one in ["user", "role", "channel"] {
                let errors = errors_of_a(kind, &json!({ "default_values": [{ "id": "5", "type": one }] }));
                assert_eq!(errors.is_null(), types.contains(&one), "{kind} {one}: {errors}");
            }
        }
        let errors_with = |values: Value, least: u8, most: u8| {
            let change = json!({ "default_values": values, "min_values": least, "max_values": most });
            errors_of_a(kind::ROLE_SELECT, &change)["default_values"].clone()
        };
        let roles = |count: usize| json!(vec![json!({ "id": "5", "type": "role" }); count]);
        assert!(errors_with(roles(0), 1, 1).is_null() && errors_with(roles(2), 2, 2).is_null());
        assert!(errors_with(roles(2), 1, 1)["_errors"].is_array());
        assert!(errors_with(roles(1), 2, 2)["_errors"].is_array());
        assert!(errors_with(roles(26), 1, 25)["_errors"].is_array());
        for bad in [json!({ "id": "5" }), json!({ "type": "role" }), json!({ "id": "x", "type": "role" })] {
            assert!(errors_with(json!([bad]), 1, 1)["0"].is_object(), "{bad}");
        }
        assert!(errors_with(json!(["5"]), 1, 1)["0"].is_object());
    }

    #[test]
    fn fields_of_other_selects_are_remarked_on() {
        let remarks_on = |select: &Value| {
            let remarks = Remarks::default();
            read(&json!([{ "type": 1, "components": [select] }]), &remarks, rows).unwrap();
            remarks.take().len()
        };
        assert_eq!(remarks_on(&select_of(kind::ROLE_SELECT, &json!({ "default_values": [] }))), 0);
        assert_eq!(remarks_on(&select_of(kind::CHANNEL_SELECT, &json!({ "channel_types": [0] }))), 0);
        assert_eq!(remarks_on(&select_of(kind::ROLE_SELECT, &json!({ "channel_types": [0] }))), 1);
        assert_eq!(remarks_on(&select_of(kind::ROLE_SELECT, &json!({ "options": [] }))), 1);
    }
}
