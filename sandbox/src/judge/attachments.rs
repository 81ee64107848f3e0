//! The `attachments` list of a message: its files in order, with names and descriptions.

use super::form::Form;
use crate::snowflake::Id;
use crate::world::message::Message;

/// Most files on one message.
pub(crate) const MOST: usize = 10;

/// One entry of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) file: File,
    /// Alt text.
    pub(crate) description: Option<String>,
    pub(crate) name: Option<String>,
}

/// Which file an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum File {
    /// An upload, by the n of `files[n]`.
    New(usize),
    /// A file that the message already has.
    Kept(Id),
}

/// Reads the list of a new message, or of an edit to `old`; `files` are the numbers of the uploads.
pub(crate) fn attachments(form: &Form<'_>, files: &[usize], old: Option<&Message>) -> Vec<Listed> {
    let mut listed: Vec<Listed> = Vec::new();
    for entry in form.items(0..=MOST) {
        if !entry.object() {
            continue;
        }
        entry.knows(
            "id description filename title is_spoiler size url proxy_url content_type height width ephemeral \
             duration_secs waveform flags is_remix",
        );
        let description = entry.at("description").text(0..=1024);
        let name = entry.at("filename").text(1..=1024);
        let id = entry.at("id").required().number(0..=i64::MAX).map(i64::cast_unsigned);
        let Some(id) = id else { continue };
        let number = usize::try_from(id).ok().filter(|number| files.contains(number));
        let kept = old.and_then(|old| old.attachments.iter().find(|file| file.id.get() == id));
        let file = match (number, kept) {
            (Some(number), _) => File::New(number),
            (None, Some(kept)) => File::Kept(kept.id),
            (None, None) => {
                entry.at("id").complain(
                    "ATTACHMENT_NOT_FOUND",
                    format!("No file was uploaded as files[{id}] and the message has no attachment {id}"),
                );
                continue;
            }
        };
        if listed.iter().any(|other| other.file == file) {
            entry.at("id").complain("ATTACHMENT_DUPLICATED", "The attachment is listed twice");
        }
        listed.push(Listed { file, description, name });
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::json;

    #[test]
    fn alt_text_is_limited_and_listed_files_must_exist() {
        let errors = |list| errors_of(&list, |form| attachments(form, &[0], None));
        assert!(errors(json!([{ "id": "0", "description": "x".repeat(1024) }])).is_null());
        assert!(
            errors(json!([{ "id": 0, "description": "x".repeat(1025) }]))["0"]["description"].is_object()
        );
        assert!(errors(json!([{ "id": 1 }]))["0"]["id"].is_object(), "no such file");
        assert!(errors(json!([{ "id": 0 }, { "id": "0" }]))["1"]["id"].is_object(), "twice");
        assert!(errors(json!([{}]))["0"]["id"].is_object(), "no id");
    }
}
