//! Components V2: a message made of components only.

use super::components::{CustomIds, button, kind, row};
use super::form::Form;

/// Most components in a message, nested ones included.
const MOST_PARTS: usize = 40;

/// Most characters in all text of a message together.
const MOST_TEXT: usize = 4_000;

const SECTION: i64 = 9;
const TEXT: i64 = 10;
const THUMBNAIL: i64 = 11;
const GALLERY: i64 = 12;
const FILE: i64 = 13;
const SEPARATOR: i64 = 14;
const CONTAINER: i64 = 17;

/// Totals over the whole message.
#[derive(Default)]
struct Totals {
    ids: CustomIds,
    parts: usize,
    text: usize,
}

/// Checks the components of a message.
pub(crate) fn components(form: &Form<'_>) {
    let mut totals = Totals::default();
    for part in form.items(1..=MOST_PARTS) {
        top(&part, &mut totals, true);
    }
    if totals.parts > MOST_PARTS {
        form.complain(
            "COMPONENT_MAX_TOTAL_EXCEEDED",
            format!("A message has at most {MOST_PARTS} components"),
        );
    }
    if totals.text > MOST_TEXT {
        form.complain(
            "COMPONENT_TEXT_TOO_LONG",
            format!("All text together must be {MOST_TEXT} or fewer in length."),
        );
    }
}

/// Checks a component at the top level or in a container.
fn top(form: &Form<'_>, totals: &mut Totals, outermost: bool) {
    totals.parts += 1;
    form.knows("type id components accessory content items file spoiler divider spacing accent_color");
    let mut allowed = vec![kind::ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR];
    if outermost {
        allowed.push(CONTAINER);
    }
    match form.at("type").required().one_of(&allowed) {
        Some(kind::ROW) => {
            totals.parts += form.at("components").items(1..=5).len();
            row(form, &mut totals.ids);
        }
        Some(SECTION) => section(form, totals),
        Some(TEXT) => text(form, totals),
        Some(GALLERY) => {
            for item in form.at("items").required().items(1..=10) {
                media(&item, "media");
            }
        }
        Some(FILE) => media(form, "file"),
        Some(SEPARATOR) => {
            form.at("divider").flag();
            form.at("spacing").one_of(&[1, 2]);
        }
        Some(CONTAINER) => {
            form.at("accent_color").number(0..=0x00FF_FFFF);
            for part in form.at("components").required().items(1..=MOST_PARTS) {
                top(&part, totals, false);
            }
        }
        _ => {}
    }
}

fn text(form: &Form<'_>, totals: &mut Totals) {
    let content = form.at("content").required().text(1..=MOST_TEXT);
    totals.text += content.map_or(0, |content| content.chars().count());
}

fn section(form: &Form<'_>, totals: &mut Totals) {
    for part in form.at("components").required().items(1..=3) {
        totals.parts += 1;
        if part.at("type").required().one_of(&[TEXT]).is_some() {
            text(&part, totals);
        }
    }
    let accessory = form.at("accessory").required();
    totals.parts += 1;
    match accessory.at("type").required().one_of(&[kind::BUTTON, THUMBNAIL]) {
        Some(kind::BUTTON) => button(&accessory, &mut totals.ids),
        Some(_) => media(&accessory, "media"),
        None => {}
    }
}

fn media(form: &Form<'_>, field: &str) {
    form.at(field).required().at("url").required().url(true);
    form.at("description").text(0..=1024);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::{Value, json};

    fn row_of(from: usize, count: usize) -> Value {
        let button = |id: usize| json!({ "type": 2, "style": 2, "label": "x", "custom_id": id.to_string() });
        json!({ "type": 1, "components": (from..from + count).map(button).collect::<Vec<_>>() })
    }

    #[test]
    fn six_rows_of_buttons_fit_and_forty_components_are_the_limit() {
        let mut parts: Vec<_> = (0..6).map(|at| row_of(at * 5, 5)).collect();
        assert!(errors_of(&json!(parts), components).is_null());
        parts.push(json!({ "type": 10, "content": "x" }));
        parts.push(row_of(90, 2));
        assert!(
            errors_of(&json!(parts), components).is_null(),
            "6 rows, 30 buttons, text, row, 2 buttons: 40"
        );
        parts.push(json!({ "type": 14 }));
        assert_eq!(
            errors_of(&json!(parts), components)["_errors"][0]["code"],
            "COMPONENT_MAX_TOTAL_EXCEEDED"
        );
    }

    #[test]
    fn text_is_limited_in_total_and_containers_do_not_nest() {
        let text = |length| json!({ "type": 10, "content": "x".repeat(length) });
        assert!(errors_of(&json!([text(2000), text(2000)]), components).is_null());
        assert!(errors_of(&json!([text(2000), text(2001)]), components)["_errors"].is_array());
        let container = |inner: Value| json!({ "type": 17, "components": [inner] });
        assert!(errors_of(&json!([container(text(1))]), components).is_null());
        let nested = errors_of(&json!([container(container(text(1)))]), components);
        assert!(nested["0"]["components"]["0"]["type"].is_object());
    }

    #[test]
    fn a_section_needs_an_accessory() {
        let section = json!({ "type": 9, "components": [{ "type": 10, "content": "x" }] });
        assert!(errors_of(&json!([section]), components)["0"]["accessory"].is_object());
    }
}
