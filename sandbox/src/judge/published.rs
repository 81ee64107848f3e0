//! What Discord's published description of its API says of the bodies that the bot sends.
//!
//! The judge beside it knows more: rules that stand in the documentation only, in Discord's own words. But it was written by hand, and
//! a field that it doesn't know to be needed would be missed. Here, every request that was accepted is compared with the description as
//! well. `published.json` holds the parts that the bot uses, in words of its own; how it was read and what to do when Discord changes
//! it is in `docs/DISCORD_BY_HAND.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map, Value};

/// The description, read once.
static PUBLISHED: LazyLock<Result<Published, serde_json::Error>> =
    LazyLock::new(|| serde_json::from_str(include_str!("published.json")));

/// What the description says.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(Clone))]
struct Published {
    requests: Vec<Described>,
    shapes: BTreeMap<String, BTreeMap<String, Field>>,
}

/// A request that has a body.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(Clone))]
struct Described {
    method: String,
    /// With `*` for ids and tokens.
    path: String,
    body: Is,
}

/// A field of an object.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(Clone))]
struct Field {
    is: Is,
    #[serde(default)]
    needed: bool,
    #[serde(default)]
    null: bool,
}

/// What a value has to be.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(Clone))]
#[serde(rename_all = "snake_case")]
enum Is {
    /// Text of so many characters.
    Text(usize, usize),
    /// A number within bounds, also written as text.
    Number(i64, i64),
    AnyNumber,
    OneOf(Vec<Value>),
    YesNo,
    Id,
    Anything,
    List {
        of: Box<Self>,
        count: (usize, usize),
    },
    /// An object whose values are all alike.
    Map(Box<Self>),
    /// An object of one of these shapes: that whose `type` fits.
    Shape(Vec<String>),
}

/// What of a request's body contradicts the description, as sentences that begin with the path. `path` is below `/api/v10`.
pub(crate) fn faults(method: &str, path: &str, body: &Value) -> Vec<String> {
    if body.is_null() || !matches!(method, "POST" | "PUT" | "PATCH") {
        return Vec::new();
    }
    match PUBLISHED.as_ref() {
        Ok(published) => published.faults(method, path, body),
        Err(error) => vec![format!("published.json can't be read: {error}")],
    }
}

impl Published {
    fn faults(&self, method: &str, path: &str, body: &Value) -> Vec<String> {
        let described =
            self.requests.iter().find(|request| request.method == method && matches(&request.path, path));
        let Some(described) = described else {
            return vec![format!("the description here knows no {method} {path} with a body")];
        };
        let mut faults = Vec::new();
        self.check("body", body, &described.body, &mut faults);
        faults
    }

    fn check(&self, at: &str, value: &Value, is: &Is, faults: &mut Vec<String>) {
        let mut wrong = |why: String| faults.push(format!("{at}: {why}"));
        match is {
            Is::Anything => {}
            Is::Text(least, most) => match value.as_str().map(|text| text.chars().count()) {
                Some(length) if (*least..=*most).contains(&length) => {}
                Some(length) => wrong(format!("{length} characters, not {least} to {most}")),
                None => wrong(format!("no text: {value}")),
            },
            Is::Number(least, most) => match number(value) {
                Some(number) if (*least..=*most).contains(&number) => {}
                _ => wrong(format!("no number from {least} to {most}: {value}")),
            },
            Is::AnyNumber => {
                if !value.is_number() {
                    wrong(format!("no number: {value}"));
                }
            }
            Is::OneOf(all) => {
                if !all.contains(value) {
                    wrong(format!("none of {}: {value}", Value::from(all.clone())));
                }
            }
            Is::YesNo => {
                if !value.is_boolean() {
                    wrong(format!("neither true nor false: {value}"));
                }
            }
            Is::Id => {
                let is_id = value.is_u64() || value.as_str().is_some_and(|text| text.parse::<u64>().is_ok());
                if !is_id {
                    wrong(format!("no id: {value}"));
                }
            }
            Is::List { of, count: (least, most) } => {
                let Some(items) = value.as_array() else { return wrong(format!("no list: {value}")) };
                if !(*least..=*most).contains(&items.len()) {
                    wrong(format!("{} items, not {least} to {most}", items.len()));
                }
                for (number, item) in items.iter().enumerate() {
                    self.check(&format!("{at}.{number}"), item, of, faults);
                }
            }
            Is::Map(of) => {
                let Some(fields) = value.as_object() else { return wrong(format!("no object: {value}")) };
                for (name, field) in fields {
                    self.check(&format!("{at}.{name}"), field, of, faults);
                }
            }
            Is::Shape(names) => match value.as_object() {
                Some(fields) => self.object(at, fields, names, faults),
                None => wrong(format!("no object: {value}")),
            },
        }
    }

    /// Checks an object that has one of these shapes.
    fn object(&self, at: &str, fields: &Map<String, Value>, names: &[String], faults: &mut Vec<String>) {
        let kind = fields.get("type");
        let fits = |shape: &&BTreeMap<String, Field>| match shape.get("type").map(|field| &field.is) {
            Some(Is::OneOf(kinds)) => kind.is_none_or(|kind| kinds.contains(kind)),
            _ => true,
        };
        let Some(shape) = names.iter().filter_map(|name| self.shapes.get(name)).find(fits) else {
            let kind = kind.cloned().unwrap_or_default();
            return faults.push(format!("{at}: of type {kind}, which is none of {}", names.join(", ")));
        };
        for (name, field) in shape {
            let at = format!("{at}.{name}");
            match fields.get(name) {
                None if field.needed => faults.push(format!("{at}: missing")),
                Some(Value::Null) if field.needed && !field.null => faults.push(format!("{at}: null")),
                None | Some(Value::Null) => {}
                Some(value) => self.check(&at, value, &field.is, faults),
            }
        }
        // Of objects that need no type, the judge says what Discord ignores.
        if shape.get("type").is_some_and(|kind| kind.needed) {
            let unknown =
                fields.iter().filter(|(name, value)| !shape.contains_key(*name) && says_something(value));
            faults.extend(unknown.map(|(name, _)| format!("{at}.{name}: not described")));
        }
    }
}

/// Whether a field is more than what it would be if it were left out. Libraries send such fields of other types as well.
fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) | Value::Object(_) => true,
    }
}

/// A whole number, which may be written as text (permissions are) or with a point.
fn number(value: &Value) -> Option<i64> {
    let with_point = || value.as_f64().filter(|number| number.fract() == 0.0)?.to_string().parse().ok();
    value.as_i64().or_else(with_point).or_else(|| value.as_str()?.parse().ok())
}

/// Whether a path is that of a request, in which `*` stands for any step.
fn matches(described: &str, path: &str) -> bool {
    let (mut described, mut path) = (described.split('/'), path.split('/'));
    loop {
        match (described.next(), path.next()) {
            (None, None) => return true,
            (Some("*"), Some(step)) if !step.is_empty() => {}
            (Some(one), Some(other)) if one == other => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn published() -> Published {
        PUBLISHED.as_ref().unwrap().clone()
    }

    fn of_message(components: &Value) -> Vec<String> {
        faults("POST", "/channels/5/messages", &json!({ "components": components, "flags": 1 << 15 }))
    }

    #[test]
    fn every_shape_that_is_named_is_described_and_used() {
        fn named<'a>(is: &'a Is, into: &mut Vec<&'a String>) {
            match is {
                Is::List { of, .. } | Is::Map(of) => named(of, into),
                Is::Shape(names) => into.extend(names),
                Is::Text(..)
                | Is::Number(..)
                | Is::AnyNumber
                | Is::OneOf(_)
                | Is::YesNo
                | Is::Id
                | Is::Anything => {}
            }
        }
        let published = published();
        let mut names = Vec::new();
        published.requests.iter().for_each(|request| named(&request.body, &mut names));
        published.shapes.values().flatten().for_each(|(_, field)| named(&field.is, &mut names));
        for name in &names {
            assert!(published.shapes.contains_key(*name), "{name} isn't described");
        }
        for name in published.shapes.keys() {
            assert!(names.contains(&name), "{name} is used nowhere");
        }
    }

    #[test]
    fn a_field_that_is_needed_is_missed() {
        let button = json!({ "type": 2, "style": 1, "custom_id": "a", "label": "A" });
        let section =
            json!({ "type": 9, "components": [{ "type": 10, "content": "x" }], "accessory": button });
        assert_eq!(of_message(&json!([section])), [""; 0]);
        let without = |place: &str, field: &str| {
            let mut section = section.clone();
            section.pointer_mut(place).unwrap().as_object_mut().unwrap().remove(field);
            of_message(&json!([section]))
        };
        assert_eq!(without("", "accessory"), ["body.components.0.accessory: missing"]);
        assert_eq!(without("/accessory", "style"), ["body.components.0.accessory.style: missing"]);
        assert_eq!(without("/components/0", "content"), ["body.components.0.components.0.content: missing"]);
    }

    #[test]
    fn bounds_types_and_unknown_fields_are_seen() {
        let row = |button: Value| of_message(&json!([{ "type": 1, "components": [button] }]));
        let button =
            |change: Value| crate::wire::with(json!({ "type": 2, "style": 1, "custom_id": "a" }), change);
        assert_eq!(row(button(json!({}))), [""; 0]);
        for wrong in [
            json!({ "style": 7 }),
            json!({ "custom_id": "x".repeat(101) }),
            json!({ "label": 5 }),
            json!({ "disabled": "no" }),
            json!({ "colour": 1 }),
            json!({ "style": null }),
        ] {
            assert_eq!(row(button(wrong.clone())).len(), 1, "{wrong}");
        }
        assert_eq!(of_message(&json!([{ "type": 18 }])).len(), 1, "a label isn't for messages");
        let six = json!([{ "type": 1, "components": vec![button(json!({})); 6] }]);
        assert_eq!(of_message(&six), ["body.components.0.components: 6 items, not 1 to 5"]);
    }

    #[test]
    fn each_answer_is_compared_with_that_of_its_type() {
        let answer = |body: Value| faults("POST", "/interactions/1/token/callback", &body);
        let form = |part: Value| {
            answer(json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": [part] } }))
        };
        let labelled = |component: Value| form(json!({ "type": 18, "label": "L", "component": component }));
        assert_eq!(answer(json!({ "type": 9 })), ["body.data: missing"]);
        assert_eq!(answer(json!({ "type": 4, "data": { "content": "x" } })), [""; 0]);
        assert_eq!(answer(json!({ "type": 99 })).len(), 1);
        assert_eq!(labelled(json!({ "type": 4, "custom_id": "i", "style": 1 })), [""; 0]);
        assert_eq!(form(json!({ "type": 18, "component": { "type": 23, "custom_id": "i" } })).len(), 1);
        for inner in [
            json!({ "type": 4, "custom_id": "i" }),
            json!({ "type": 21, "custom_id": "i", "options": [{ "label": "a", "value": "a" }] }),
            json!({ "type": 22, "custom_id": "i", "options": [] }),
            json!({ "type": 19 }),
            json!({ "type": 23, "custom_id": "i", "label": "x" }),
            json!({ "type": 2, "style": 1, "custom_id": "i" }),
        ] {
            assert_eq!(labelled(inner.clone()).len(), 1, "{inner}");
        }
    }

    #[test]
    fn a_request_that_is_not_described_is_told() {
        assert_eq!(faults("POST", "/guilds/5/scheduled-events", &json!({ "name": "x" })).len(), 1);
        assert_eq!(faults("GET", "/guilds/5", &json!({})), [""; 0]);
        assert_eq!(faults("PUT", "/channels/5/thread-members/@me", &Value::Null), [""; 0]);
        assert!(matches("/a/*", "/a/5") && !matches("/a/*", "/a") && !matches("/a/*", "/a/5/6"));
    }
}
