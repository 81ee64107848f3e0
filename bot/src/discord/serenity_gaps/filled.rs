//! Forms that were filled in: what serenity drops of them is put where it keeps it, and read from there.
//!
//! serenity knows forms as rows of text inputs, and drops what labels hold. So before it reads a form, each input becomes a row with a text
//! that says what was filled in, marked by a label: Discord sends none with what was filled in, so no one else can write it. Rows
//! with a text input, which forms had before there were labels, stay as they are: such a form may be open while the bot is updated.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::{ActionRowComponent, AuthorizingIntegrationOwners, InteractionContext, ModalInteractionData};

/// Marks a text that was written here.
const MARK: &str = "filled";
/// Marks the text that says where a form comes from, which serenity drops as well.
const PLACE_MARK: &str = "place";
const ROW: u8 = 1;
const TEXT_INPUT: u8 = 4;
/// The types of Discord's inputs that aren't lists.
const FILE_UPLOAD: u64 = 19;
const RADIO_GROUP: u64 = 21;

/// What was filled in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum Answered {
    /// A text, as typed.
    Text(String),
    /// Whether a box was ticked.
    Ticked(bool),
    /// What was chosen: values of choices, or ids.
    Chosen(Vec<String>),
    /// Uploaded files.
    Files(Vec<Uploaded>),
}

/// An uploaded file, which isn't downloaded yet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) struct Uploaded {
    /// Its name.
    pub filename: String,
    /// Its size in bytes, as Discord says.
    pub size: u32,
    /// Where it can be downloaded.
    pub url: String,
}

impl From<serenity::Attachment> for Uploaded {
    fn from(file: serenity::Attachment) -> Self {
        Self { filename: file.filename, size: file.size, url: file.url }
    }
}

/// What a form holds, by the id of each input.
pub(crate) type Filled = BTreeMap<String, Answered>;

/// Where a form comes from.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct FormPlace {
    /// Who authorized it.
    #[serde(default, rename = "authorizing_integration_owners")]
    pub owners: AuthorizingIntegrationOwners,
    /// What kind of place it is.
    #[serde(default)]
    pub context: Option<InteractionContext>,
}

/// Puts what a filled form holds into rows of texts.
pub(super) fn put_into_rows(interaction: &mut Value) {
    let place = json!({
        "authorizing_integration_owners": interaction.get("authorizing_integration_owners").unwrap_or(&json!({})),
        "context": interaction.get("context").unwrap_or(&Value::Null),
    });
    let Some(data) = interaction.get_mut("data") else { return };
    let files = data.pointer("/resolved/attachments").cloned().unwrap_or_default();
    let Some(parts) = data.get_mut("components").and_then(Value::as_array_mut) else { return };
    for part in &mut *parts {
        // Words have nothing to fill in.
        let Some(input) = part.get("component") else { continue };
        let answered = serde_json::to_value(answered(input, &files)).unwrap_or_default();
        *part = row(input.get("custom_id").unwrap_or(&Value::Null), MARK, &answered);
    }
    parts.push(row(&json!(""), PLACE_MARK, &place));
}

fn row(id: &Value, mark: &str, value: &Value) -> Value {
    let input = json!({ "type": TEXT_INPUT, "custom_id": id, "label": mark, "value": value.to_string() });
    json!({ "type": ROW, "components": [input] })
}

/// What Discord says was filled in: a text or a choice in `value`, which is null without a choice, others in `values`.
fn answered(input: &Value, files: &Value) -> Answered {
    let texts = |values: &Value| {
        let values = values.as_array().into_iter().flatten();
        values.filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
    };
    let kind = input.get("type").and_then(Value::as_u64).unwrap_or_default();
    match (input.get("value"), input.get("values")) {
        (Some(Value::Bool(ticked)), _) => Answered::Ticked(*ticked),
        (Some(Value::String(chosen)), _) if kind == RADIO_GROUP => Answered::Chosen(vec![chosen.clone()]),
        (Some(Value::String(text)), _) => Answered::Text(text.clone()),
        (_, Some(values)) if kind == FILE_UPLOAD => {
            let file = |id: String| serde_json::from_value(files.get(id)?.clone()).ok();
            Answered::Files(texts(values).into_iter().filter_map(file).collect())
        }
        (_, Some(values)) => Answered::Chosen(texts(values)),
        (_, None) => Answered::Chosen(Vec::new()),
    }
}

/// What a form holds.
pub(crate) fn read(data: &ModalInteractionData) -> Filled {
    let inputs = texts(data).filter(|input| input.label.as_deref() != Some(PLACE_MARK));
    let answered = inputs.map(|input| {
        let value = input.value.clone().unwrap_or_default();
        let marked = input.label.as_deref() == Some(MARK);
        let answered = Some(&value).filter(|_| marked).and_then(|value| serde_json::from_str(value).ok());
        (input.custom_id.clone(), answered.unwrap_or(Answered::Text(value)))
    });
    answered.collect()
}

/// Where a form comes from, if Discord said so.
pub(crate) fn place(data: &ModalInteractionData) -> FormPlace {
    let said = texts(data).find(|input| input.label.as_deref() == Some(PLACE_MARK));
    let said = said.and_then(|input| serde_json::from_str(input.value.as_deref()?).ok());
    said.unwrap_or_default()
}

fn texts(data: &ModalInteractionData) -> impl Iterator<Item = &serenity::InputText> {
    let parts = data.components.iter().flat_map(|row| &row.components);
    parts.filter_map(|part| match part {
        ActionRowComponent::InputText(input) => Some(input),
        // serenity may learn more of them.
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a form as Discord sends them, read as the bot does.
    fn filled(parts: &Value, resolved: &Value) -> (Filled, FormPlace) {
        let mut interaction = json!({
            "type": 5, "context": 0, "authorizing_integration_owners": { "1": "5" },
            "data": { "custom_id": "m", "components": parts, "resolved": resolved },
        });
        put_into_rows(&mut interaction);
        let data: ModalInteractionData = serde_json::from_value(interaction["data"].take()).unwrap();
        assert_eq!(data.custom_id, "m");
        (read(&data), place(&data))
    }

    fn labelled(parts: &[Value]) -> Value {
        // Discord sends neither the text nor the description of a label.
        parts.iter().map(|part| json!({ "type": 18, "id": 1, "component": part })).collect()
    }

    #[test]
    fn every_kind_of_input_is_read_and_so_is_none() {
        let parts = labelled(&[
            json!({ "type": 4, "id": 2, "custom_id": "text", "value": "Ada" }),
            json!({ "type": 4, "id": 2, "custom_id": "empty", "value": "" }),
            json!({ "type": 3, "id": 2, "custom_id": "list", "values": ["a", "b"] }),
            json!({ "type": 6, "id": 2, "custom_id": "none", "values": [] }),
            json!({ "type": 21, "id": 2, "custom_id": "radio", "value": "x" }),
            json!({ "type": 21, "id": 2, "custom_id": "no-radio", "value": null }),
            json!({ "type": 22, "id": 2, "custom_id": "boxes", "values": ["y"] }),
            json!({ "type": 23, "id": 2, "custom_id": "box", "value": true }),
            json!({ "type": 19, "id": 2, "custom_id": "file", "values": ["7", "8"] }),
            json!({ "type": 99, "id": 2, "custom_id": "new" }),
        ]);
        let file =
            json!({ "id": "7", "filename": "a.txt", "size": 3, "url": "https://x/a.txt", "ephemeral": true });
        let (filled, place) = filled(&parts, &json!({ "attachments": { "7": file } }));
        let chosen = |all: &[&str]| Answered::Chosen(all.iter().map(|one| (*one).to_owned()).collect());
        let file = Uploaded { filename: "a.txt".to_owned(), size: 3, url: "https://x/a.txt".to_owned() };
        let expected = [
            ("text", Answered::Text("Ada".to_owned())),
            ("empty", Answered::Text(String::new())),
            ("list", chosen(&["a", "b"])),
            ("none", chosen(&[])),
            ("radio", chosen(&["x"])),
            ("no-radio", chosen(&[])),
            ("boxes", chosen(&["y"])),
            ("box", Answered::Ticked(true)),
            // A file that Discord says nothing of isn't there.
            ("file", Answered::Files(vec![file])),
            ("new", chosen(&[])),
        ];
        assert_eq!(filled, expected.map(|(id, answered)| (id.to_owned(), answered)).into());
        assert_eq!(place.context, Some(InteractionContext::Guild));
        assert_eq!(place.owners.0.len(), 1);
    }

    #[test]
    fn forms_of_before_are_read_as_well() {
        let row = json!({ "type": 1, "id": 1, "components": [{ "type": 4, "id": 2, "custom_id": "line", "value": "x" }] });
        let words = json!({ "type": 10, "id": 3 });
        let (filled, _) = filled(&json!([row, words]), &json!({}));
        assert_eq!(filled, [("line".to_owned(), Answered::Text("x".to_owned()))].into());
    }

    #[test]
    fn what_someone_types_is_never_more_than_a_text() {
        let typed = r#"{"Files":[{"filename":"a","size":1,"url":"https://x"}]}"#;
        let input = json!({ "type": 4, "id": 2, "custom_id": "line", "value": typed });
        let row = json!({ "type": 1, "id": 1, "components": [input] });
        for parts in [labelled(std::slice::from_ref(&input)), json!([row])] {
            let (filled, _) = filled(&parts, &json!({}));
            assert_eq!(filled["line"], Answered::Text(typed.to_owned()));
        }
    }

    #[test]
    fn a_form_that_is_no_form_stays_as_it_is() {
        for odd in [json!(null), json!({}), json!({ "data": 5 }), json!({ "data": { "components": "x" } })] {
            let mut same = odd.clone();
            put_into_rows(&mut same);
            assert_eq!(same, odd);
        }
    }
}
