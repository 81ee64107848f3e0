//! The inputs that only modals have, in labels: file uploads, radio groups and checkboxes.

use std::collections::BTreeSet;

use super::components::CustomIds;
use super::form::Form;

/// Kinds of component.
pub(crate) mod kind {
    pub(crate) const FILE_UPLOAD: i64 = 19;
    pub(crate) const RADIO_GROUP: i64 = 21;
    pub(crate) const CHECKBOX_GROUP: i64 = 22;
    pub(crate) const CHECKBOX: i64 = 23;
    pub(crate) const ALL: [i64; 4] = [FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX];
}

/// Groups of file types; others are named by their extension.
const FILE_GROUPS: [&str; 3] = ["image", "video", "audio"];

/// Most characters in a file type.
const LONGEST_FILE_TYPE: usize = 16;

/// Checks a file upload.
pub(super) fn file_upload(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id custom_id min_values max_values required file_types");
    ids.read(form);
    let least = form.at("min_values").number(0..=10).unwrap_or(1);
    let most = form.at("max_values").number(1..=10).unwrap_or(1);
    range(form, least, most);
    least_of_required(form);
    for item in form.at("file_types").items(0..=10) {
        let Some(named) = item.text(2..=LONGEST_FILE_TYPE) else { continue };
        if !FILE_GROUPS.contains(&named.as_str()) && !named.starts_with('.') {
            item.complain("FILE_TYPE_INVALID", "A file type is a group or an extension with its dot");
        }
    }
}

/// Checks a radio group.
pub(super) fn radio_group(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id custom_id required options");
    ids.read(form);
    form.at("required").flag();
    let (_, chosen) = options(form, 2);
    if chosen > 1 {
        form.at("options").complain(
            "RADIO_GROUP_TOO_MANY_DEFAULT_VALUES",
            "Only one option of a radio group can be the default",
        );
    }
}

/// Checks a group of checkboxes.
pub(super) fn checkbox_group(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id custom_id required options min_values max_values");
    ids.read(form);
    let (count, chosen) = options(form, 1);
    let least = form.at("min_values").number(0..=10).unwrap_or(1);
    let most = form.at("max_values").number(1..=10).unwrap_or(count);
    range(form, least, most);
    least_of_required(form);
    if chosen > most {
        form.at("options").complain(
            "CHECKBOX_GROUP_TOO_MANY_DEFAULT_VALUES",
            "The number of default values is greater than max_values",
        );
    }
}

/// Checks one checkbox.
pub(super) fn checkbox(form: &Form<'_>, ids: &mut CustomIds) {
    form.knows("type id custom_id default");
    ids.read(form);
    form.at("default").flag();
}

/// Complains if something is required of which nothing need be chosen. Unless a modal says otherwise, everything is required.
pub(super) fn least_of_required(form: &Form<'_>) {
    let is_required = form.at("required").flag() || !form.at("required").is_present();
    let least = form.at("min_values");
    if is_required && least.is_present() && least.number(0..=25) == Some(0) {
        least.complain("COMPONENT_REQUIRED_MIN_VALUES", "min_values must be at least 1 if it is required");
    }
}

fn range(form: &Form<'_>, least: i64, most: i64) {
    if least > most {
        form.at("min_values")
            .complain("SELECT_COMPONENT_BAD_RANGE", "min_values must not be greater than max_values");
    }
}

/// Checks the options of a group, of which there are at least so many. Returns how many there are, and how many are chosen at first.
fn options(form: &Form<'_>, least: usize) -> (i64, i64) {
    let options = form.at("options").required().items(least..=10);
    let mut values = BTreeSet::new();
    let mut chosen = 0;
    for option in &options {
        option.knows("label value description default");
        option.at("label").required().text(1..=100);
        option.at("description").text(0..=100);
        chosen += i64::from(option.at("default").flag());
        let value = option.at("value").required();
        if value.text(1..=100).is_some_and(|value| !values.insert(value)) {
            value.complain(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    (i64::try_from(options.len()).unwrap_or(i64::MAX), chosen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::{Value, json};

    fn errors(check: fn(&Form<'_>, &mut CustomIds), component: Value) -> Value {
        errors_of(&crate::wire::with(json!({ "custom_id": "i" }), component), |form| {
            check(form, &mut CustomIds::default());
        })
    }

    fn options_of(count: usize, defaults: usize) -> Value {
        let option = |at: usize| json!({ "label": "l", "value": at.to_string(), "default": at < defaults });
        (0..count).map(option).collect()
    }

    #[test]
    fn a_file_upload_takes_up_to_ten_files_of_up_to_ten_types() {
        let upload = |change: Value| errors(file_upload, change);
        assert!(upload(json!({})).is_null());
        assert!(upload(json!({ "max_values": 10, "file_types": ["image", ".pdf"] })).is_null());
        assert!(upload(json!({ "required": false, "min_values": 0 })).is_null());
        for (field, wrong) in [
            ("min_values", json!({ "min_values": 0 })),
            ("min_values", json!({ "min_values": 2 })),
            ("max_values", json!({ "max_values": 11 })),
            ("file_types", json!({ "file_types": ["hello"] })),
            ("file_types", json!({ "file_types": ["application/json"] })),
            ("file_types", json!({ "file_types": vec![".json"; 11] })),
            ("custom_id", json!({ "custom_id": null })),
        ] {
            assert!(upload(wrong.clone())[field].is_object(), "{wrong}");
        }
    }

    #[test]
    fn a_radio_group_has_two_to_ten_options_and_one_default_at_most() {
        let group = |count, defaults| errors(radio_group, json!({ "options": options_of(count, defaults) }));
        assert!(group(2, 0).is_null() && group(10, 1).is_null());
        assert!(group(1, 0)["options"].is_object());
        assert!(group(11, 0)["options"].is_object());
        assert!(group(3, 2)["options"].is_object());
        let twice = json!({ "options": [{ "label": "a", "value": "v" }, { "label": "b", "value": "v" }] });
        assert!(errors(radio_group, twice)["options"]["1"]["value"].is_object());
    }

    #[test]
    fn a_group_of_checkboxes_has_one_to_ten_and_no_more_defaults_than_may_be_chosen() {
        let group = |count, defaults, change: Value| {
            let options = json!({ "options": options_of(count, defaults) });
            errors(checkbox_group, crate::wire::with(options, change))
        };
        assert!(group(1, 1, json!({})).is_null() && group(10, 10, json!({})).is_null());
        assert!(group(3, 0, json!({ "required": false, "min_values": 0 })).is_null());
        assert!(group(0, 0, json!({}))["options"].is_object());
        assert!(group(11, 0, json!({}))["options"].is_object());
        assert!(group(3, 2, json!({ "max_values": 1 }))["options"].is_object());
        assert!(group(3, 0, json!({ "min_values": 0 }))["min_values"].is_object());
    }

    #[test]
    fn a_checkbox_is_on_or_off() {
        assert!(errors(checkbox, json!({ "default": true })).is_null());
        assert!(errors(checkbox, json!({ "default": "yes" }))["default"].is_object());
    }
}
