//! Reads a JSON body and collects what is wrong with it, in the shape of Discord's nested errors.

use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

use serde_json::{Map, Value, json};

use crate::refusal::Refusal;
use crate::snowflake::Id;

/// Something wrong with one field.
struct Complaint {
    path: Vec<String>,
    code: &'static str,
    message: String,
}

/// All complaints so far.
#[derive(Default)]
pub(crate) struct Complaints(RefCell<Vec<Complaint>>);

/// Remarks on fields that Discord would silently ignore: not an error, but surely a mistake.
#[derive(Debug, Default)]
pub(crate) struct Remarks(RefCell<Vec<String>>);

impl Remarks {
    /// Takes all remarks so far.
    pub(crate) fn take(&self) -> Vec<String> {
        self.0.take()
    }
}

/// One step of a path, linked to the steps before it: most paths are never written out, so they are cheap to extend.
struct Step {
    name: String,
    before: Path,
}

/// The path from the body to a field, last step first; `None` for the body itself.
type Path = Option<Rc<Step>>;

/// Writes a path out, first step first.
fn steps(path: &Path) -> Vec<String> {
    let mut steps: Vec<_> = std::iter::successors(path.as_deref(), |step| step.before.as_deref())
        .map(|step| step.name.clone())
        .collect();
    steps.reverse();
    steps
}

/// A place in a body, whether there is a value or not.
#[derive(Clone)]
pub(crate) struct Form<'a> {
    value: Option<&'a Value>,
    path: Path,
    complaints: &'a Complaints,
    remarks: &'a Remarks,
}

/// Reads a body; any complaints become one refusal.
pub(crate) fn read<T>(
    body: &Value,
    remarks: &Remarks,
    reading: impl FnOnce(&Form<'_>) -> T,
) -> Result<T, Refusal> {
    let complaints = Complaints::default();
    let result = {
        let form = Form { value: Some(body), path: None, complaints: &complaints, remarks };
        reading(&form)
    };
    let complaints = complaints.0.into_inner();
    if complaints.is_empty() { Ok(result) } else { Err(Refusal::invalid_form(tree(complaints))) }
}

/// The complaints as nested objects, each with its `_errors`.
fn tree(complaints: Vec<Complaint>) -> Value {
    let mut root = Map::new();
    for Complaint { path, code, message } in complaints {
        let mut node = &mut root;
        for step in path {
            let next = node.entry(step).or_insert_with(|| json!({}));
            let Value::Object(next) = next else { return Value::Object(root) };
            node = next;
        }
        let errors = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(errors) = errors {
            errors.push(json!({ "code": code, "message": message }));
        }
    }
    Value::Object(root)
}

impl<'a> Form<'a> {
    /// The field with this name.
    pub(crate) fn at(&self, name: &str) -> Self {
        let value = self.value.and_then(|value| value.get(name));
        self.beneath(value, name.to_owned())
    }

    fn beneath(&self, value: Option<&'a Value>, step: String) -> Self {
        let path = Some(Rc::new(Step { name: step, before: self.path.clone() }));
        Self { value, path, complaints: self.complaints, remarks: self.remarks }
    }

    /// Whether the field is there, even if null.
    pub(crate) fn is_given(&self) -> bool {
        self.value.is_some()
    }

    /// Whether the field is there and not null.
    pub(crate) fn is_present(&self) -> bool {
        self.value.is_some_and(|value| !value.is_null())
    }

    /// The raw value; null when absent.
    pub(crate) fn raw(&self) -> Value {
        self.value.cloned().unwrap_or_default()
    }

    /// Adds a complaint about this field.
    pub(crate) fn complain(&self, code: &'static str, message: impl Into<String>) {
        let complaint = Complaint { path: steps(&self.path), code, message: message.into() };
        self.complaints.0.borrow_mut().push(complaint);
    }

    /// Complains if the field is missing or null.
    pub(crate) fn required(self) -> Self {
        if !self.is_present() {
            self.complain("BASE_TYPE_REQUIRED", "This field is required");
        }
        self
    }

    /// Remarks on fields of this object that have other names than these, which are separated by spaces.
    pub(crate) fn knows(&self, names: &str) {
        let Some(Value::Object(fields)) = self.value else { return };
        let is_known = |name: &str| names.split_whitespace().any(|known| known == name);
        for name in fields.keys().filter(|name| !is_known(name)) {
            let mut place = steps(&self.path);
            place.push(name.clone());
            self.remarks.0.borrow_mut().push(format!("unknown field {}", place.join(".")));
        }
    }

    /// Remarks on this field, which Discord would accept.
    pub(crate) fn remark(&self, message: &str) {
        let place = steps(&self.path).join(".");
        self.remarks.0.borrow_mut().push(format!("{place}: {message}"));
    }

    /// Whether the field holds an object.
    pub(crate) fn object(&self) -> bool {
        match self.value {
            Some(Value::Object(_)) => true,
            None | Some(Value::Null) => false,
            Some(_) => {
                self.complain("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
                false
            }
        }
    }

    /// Text with a length in characters within the range; `None` when absent.
    pub(crate) fn text(&self, length: RangeInclusive<usize>) -> Option<String> {
        let text = match self.value {
            None | Some(Value::Null) => return None,
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            Some(_) => {
                self.complain("STRING_TYPE_CONVERT", "Could not interpret value as string.");
                return None;
            }
        };
        self.check_length(text.chars().count(), &length);
        Some(text)
    }

    fn check_length(&self, found: usize, allowed: &RangeInclusive<usize>) {
        let (least, most) = (allowed.start(), allowed.end());
        if allowed.contains(&found) {
        } else if *least == 0 {
            self.complain("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if found == 0 {
            self.complain("BASE_TYPE_REQUIRED", "This field is required");
        } else {
            self.complain("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        }
    }

    /// A list with a length within the range; empty when absent.
    pub(crate) fn items(&self, length: RangeInclusive<usize>) -> Vec<Self> {
        match self.value {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(items)) => {
                self.check_length(items.len(), &length);
                let within = |(at, item): (usize, &'a Value)| self.beneath(Some(item), at.to_string());
                items.iter().enumerate().map(within).collect()
            }
            Some(_) => {
                self.complain("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                Vec::new()
            }
        }
    }

    /// An integer within the range, given as number or text.
    pub(crate) fn number(&self, range: RangeInclusive<i64>) -> Option<i64> {
        let number = match self.value {
            None | Some(Value::Null) => return None,
            Some(Value::Number(number)) => number.as_i64(),
            Some(Value::String(text)) => text.parse().ok(),
            Some(_) => None,
        };
        match number {
            None => {
                let raw = self.raw();
                let shown = raw.as_str().map_or_else(|| raw.to_string(), str::to_owned);
                self.complain("NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not int."));
            }
            Some(number) if number < *range.start() => self.complain(
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {}.", range.start()),
            ),
            Some(number) if number > *range.end() => self.complain(
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {}.", range.end()),
            ),
            Some(_) => {}
        }
        number
    }

    /// One of these numbers.
    pub(crate) fn one_of(&self, allowed: &[i64]) -> Option<i64> {
        let number = self.number(i64::MIN..=i64::MAX)?;
        if allowed.contains(&number) {
            Some(number)
        } else {
            let allowed = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            self.complain("BASE_TYPE_CHOICES", format!("Value must be one of {{{allowed}}}."));
            None
        }
    }

    /// Complains unless it is one of these texts, or absent.
    pub(crate) fn one_of_texts(&self, allowed: &[&str]) {
        let is_allowed = |text: &str| allowed.contains(&text);
        if self.value.is_some_and(|value| !value.is_null() && !value.as_str().is_some_and(is_allowed)) {
            self.complain("BASE_TYPE_CHOICES", format!("Value must be one of ('{}').", allowed.join("', '")));
        }
    }

    /// A boolean; false when absent.
    pub(crate) fn flag(&self) -> bool {
        match self.value {
            Some(Value::Bool(yes)) => *yes,
            None | Some(Value::Null) => false,
            Some(_) => {
                self.complain("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// A snowflake.
    pub(crate) fn id(&self) -> Option<Id> {
        if !self.is_present() {
            return None;
        }
        let id = serde_json::from_value(self.raw()).ok();
        if id.is_none() {
            self.complain("NUMBER_TYPE_COERCE", format!("Value {} is not snowflake.", self.raw()));
        }
        id
    }

    /// Checks a URL that clients may open; `attachment` also allows `attachment://name`.
    pub(crate) fn url(&self, attachment: bool) {
        let Some(url) = self.text(1..=2048) else { return };
        let web = ["http://", "https://", "discord://"].iter().any(|scheme| url.starts_with(scheme));
        let file = attachment && url.starts_with("attachment://");
        if !web && !file {
            self.complain(
                "URL_TYPE_INVALID_SCHEME",
                format!("Scheme \"{}\" is not supported.", url.split(':').next().unwrap_or_default()),
            );
        }
    }
}

/// The nested errors of a body; null when there are none.
#[cfg(test)]
pub(crate) fn errors_of<T>(body: &Value, reading: impl FnOnce(&Form<'_>) -> T) -> Value {
    match read(body, &Remarks::default(), reading) {
        Ok(_) => Value::Null,
        Err(refusal) => refusal.body()["errors"].clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_nest_as_discords_errors_do() {
        let body = json!({ "rows": [{ "name": "" }, { "name": "long" }], "count": "x", "yes": 1 });
        let errors = errors_of(&body, |form| {
            for row in form.at("rows").items(0..=1) {
                row.at("name").text(1..=3);
            }
            form.at("count").number(0..=9);
            form.at("yes").flag();
            form.at("missing").required();
        });
        assert_eq!(
            errors,
            json!({
                "rows": {
                    "_errors": [{ "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 1 or fewer in length." }],
                    "0": { "name": { "_errors":
                        [{ "code": "BASE_TYPE_REQUIRED", "message": "This field is required" }] } },
                    "1": { "name": { "_errors":
                        [{ "code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 3 in length." }] } },
                },
                "count": { "_errors":
                    [{ "code": "NUMBER_TYPE_COERCE", "message": "Value \"x\" is not int." }] },
                "yes": { "_errors":
                    [{ "code": "BOOLEAN_TYPE_CONVERT", "message": "Must be either true or false." }] },
                "missing": { "_errors":
                    [{ "code": "BASE_TYPE_REQUIRED", "message": "This field is required" }] },
            })
        );
    }

    #[test]
    fn lengths_count_characters_not_bytes() {
        let body = json!({ "text": "ƙƙƙ" });
        assert_eq!(errors_of(&body, |form| form.at("text").text(1..=3)), Value::Null);
    }

    #[test]
    fn unknown_fields_are_remarked_on_but_accepted() {
        let remarks = Remarks::default();
        let body = json!({ "a": { "known": 1, "typo": 2 } });
        read(&body, &remarks, |form| form.at("a").knows("known")).unwrap();
        assert_eq!(remarks.take(), ["unknown field a.typo"]);
    }
}
