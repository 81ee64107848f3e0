//! Messages that are made of components, up to forty of them. A classic message has five rows at most, which isn't
//! enough for a board as buttons.
//!
//! Once a message is made of components, it stays so: every later view of it takes this form, however short.

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{CreateActionRow, CreateAllowedMentions, CreateAttachment};
use ui::views::View;

/// Discord's flag for such a message.
const FLAG: u64 = 1 << 15;
/// Discord's flag for a message that only one member sees.
const EPHEMERAL: u64 = 1 << 6;
/// The rows of a classic message.
const CLASSIC_ROWS: usize = 5;
/// The kinds of component.
const TEXT: u8 = 10;
const GALLERY: u8 = 12;
const FILE: u8 = 13;

/// Whether a view doesn't fit into a classic message.
pub(crate) fn needed(view: &View) -> bool {
    view.selects.len() + view.buttons.iter().filter(|row| !row.is_empty()).count() > CLASSIC_ROWS
}

/// The two forms of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageForm {
    /// Words, files, and rows of buttons.
    Classic,
    /// Components only.
    Components,
}

impl MessageForm {
    /// The form of a message of the bot: only one that is made of components has no words of its own. serenity keeps
    /// neither the flag nor the components that would tell.
    pub(crate) const fn of(message: &serenity::Message) -> Self {
        if message.content.is_empty() { Self::Components } else { Self::Classic }
    }
}

/// Who sees a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    ByAll,
    Privately,
}

/// What Discord takes for a view: its text, pictures, buttons, and below them its lists.
pub(crate) fn message(
    view: &View,
    files: &[CreateAttachment],
    (buttons, lists): (Vec<CreateActionRow>, Vec<CreateActionRow>),
    pings: &CreateAllowedMentions,
    seen: Seen,
) -> anyhow::Result<Value> {
    let details = view.details.iter().map(|details| format!("**{}**\n{}", details.title, details.text));
    let texts = Some(view.text.clone()).filter(|text| !text.is_empty()).into_iter().chain(details);
    let mut parts: Vec<Value> = texts.map(|text| json!({ "type": TEXT, "content": text })).collect();
    let url = |file: &CreateAttachment| json!({ "url": format!("attachment://{}", file.filename) });
    let (pictures, others) = files.split_at(view.pictures.len().min(files.len()));
    if !pictures.is_empty() {
        let items =
            pictures.iter().map(|file| json!({ "media": url(file), "description": file.description }));
        parts.push(json!({ "type": GALLERY, "items": items.collect::<Vec<_>>() }));
    }
    parts.extend(others.iter().map(|file| json!({ "type": FILE, "file": url(file) })));
    for row in buttons.into_iter().chain(lists) {
        parts.push(serde_json::to_value(row)?);
    }
    let named = (0..).zip(files).map(
        |(id, file): (usize, _)| json!({ "id": id, "filename": file.filename, "description": file.description }),
    );
    Ok(json!({
        "flags": FLAG | if seen == Seen::Privately { EPHEMERAL } else { 0 },
        "components": parts,
        "attachments": named.collect::<Vec<_>>(),
        "allowed_mentions": pings,
    }))
}

/// The same as an edit, which also clears what a classic message may have had.
pub(crate) fn edit(mut message: Value) -> Value {
    message["content"] = Value::Null;
    message["embeds"] = json!([]);
    message["flags"] = json!(FLAG);
    message
}
