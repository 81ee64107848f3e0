//! Messages that are made of components, up to forty of them. A classic message has five rows at most, which isn't
//! enough for a board as buttons, and no buttons beside its lines.
//!
//! Once a message is made of components, it stays so: every later view of it takes this form, however short.

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton};
use ui::views::{Beside, Button, Line, List, View};

/// Discord's flag for such a message.
const FLAG: u64 = 1 << 15;
/// Discord's flag for a message that only one member sees.
const EPHEMERAL: u64 = 1 << 6;
/// The rows of a classic message.
const CLASSIC_ROWS: usize = 5;
/// The kinds of component.
const SECTION: u8 = 9;
const TEXT: u8 = 10;
const GALLERY: u8 = 12;
const FILE: u8 = 13;
const CONTAINER: u8 = 17;

/// Whether a view doesn't fit into a classic message.
pub(crate) fn needed(view: &View) -> bool {
    rows(view) > CLASSIC_ROWS || !view.lists.is_empty() && view.lists_fit()
}

fn rows(view: &View) -> usize {
    view.selects.len() + view.buttons.iter().filter(|row| !row.is_empty()).count()
}

/// A list: its lines with the buttons beside them, framed.
fn container(list: &List, button: fn(Button) -> CreateButton) -> serde_json::Result<Value> {
    let heading = Some(&list.heading).filter(|heading| !heading.is_empty()).map(|heading| text(heading));
    let lines = list.lines.iter().map(|line| section(line, button));
    let parts = heading.map(Ok).into_iter().chain(lines).collect::<serde_json::Result<Vec<_>>>()?;
    Ok(json!({ "type": CONTAINER, "components": parts }))
}

fn section(line: &Line, button: fn(Button) -> CreateButton) -> serde_json::Result<Value> {
    let said = text(&line.text);
    let beside = match &line.beside {
        None => return Ok(said),
        Some(Beside::Press(pressed)) => button(pressed.clone()),
        Some(Beside::Open { label, address }) => CreateButton::new_link(address).label(label),
    };
    Ok(json!({ "type": SECTION, "components": [said], "accessory": serde_json::to_value(beside)? }))
}

fn text(content: &str) -> Value {
    json!({ "type": TEXT, "content": content })
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

/// What Discord takes for a view: its text, lists, pictures, buttons, and below them its menus. `button` is how a button looks.
pub(crate) fn message(
    view: &View,
    files: &[CreateAttachment],
    (buttons, menus): (Vec<CreateActionRow>, Vec<CreateActionRow>),
    pings: &CreateAllowedMentions,
    seen: Seen,
    button: fn(Button) -> CreateButton,
) -> anyhow::Result<Value> {
    let details = view.details.iter().map(|details| format!("**{}**\n{}", details.title, details.text));
    let texts = Some(view.text.clone()).filter(|text| !text.is_empty()).into_iter().chain(details);
    let mut parts: Vec<Value> = texts.map(|said| text(&said)).collect();
    for list in &view.lists {
        parts.push(container(list, button)?);
    }
    if !view.below.is_empty() {
        parts.push(text(&view.below));
    }
    let url = |file: &CreateAttachment| json!({ "url": format!("attachment://{}", file.filename) });
    let (pictures, others) = files.split_at(view.pictures.len().min(files.len()));
    if !pictures.is_empty() {
        let items =
            pictures.iter().map(|file| json!({ "media": url(file), "description": file.description }));
        parts.push(json!({ "type": GALLERY, "items": items.collect::<Vec<_>>() }));
    }
    parts.extend(others.iter().map(|file| json!({ "type": FILE, "file": url(file) })));
    for row in buttons.into_iter().chain(menus) {
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

#[cfg(test)]
mod tests {
    use ui::button_id::ButtonId;

    use super::*;

    fn pressed(_: Button) -> CreateButton {
        CreateButton::new("board:1").label("Board")
    }

    fn list(lines: usize, text: &str) -> View {
        let beside = || Some(Beside::Press(Button::plain("Board", ButtonId::Cancel)));
        let line = |_| Line { text: text.to_owned(), beside: beside() };
        let lists = vec![List { heading: "**Your turn**".to_owned(), lines: (0..lines).map(line).collect() }];
        View { lists, below: "-# Page 1 of 2".to_owned(), ..View::words("## Your games") }
    }

    fn sent(view: &View) -> Value {
        let pings = CreateAllowedMentions::new();
        message(view, &[], (Vec::new(), Vec::new()), &pings, Seen::Privately, pressed).unwrap()
    }

    /// How many components a message has, as Discord counts them.
    fn count(parts: &Value) -> usize {
        let parts = parts.as_array().into_iter().flatten();
        parts.map(|part| 1 + usize::from(part.get("accessory").is_some()) + count(&part["components"])).sum()
    }

    #[test]
    fn lines_have_buttons_beside_them_and_are_framed() {
        let mut view = list(1, "a game");
        let address = "https://discord.com/channels/1/2".to_owned();
        view.lists[0].lines.push(Line {
            text: "another".into(),
            beside: Some(Beside::Open { label: "Open".into(), address }),
        });
        view.lists[0].lines.push(Line { text: "a third".into(), beside: None });
        assert!(needed(&view));
        let sent = sent(&view);
        assert_eq!(sent["flags"], FLAG | EPHEMERAL);
        let [title, frame, below] = sent["components"].as_array().unwrap().as_slice() else {
            panic!("{sent}")
        };
        assert_eq!(
            (&title["content"], &below["content"]),
            (&json!("## Your games"), &json!("-# Page 1 of 2"))
        );
        let [heading, first, second, third] = frame["components"].as_array().unwrap().as_slice() else {
            panic!("{frame}")
        };
        assert_eq!(
            (&frame["type"], &heading["content"], &third["type"]),
            (&json!(17), &json!("**Your turn**"), &json!(10))
        );
        assert_eq!((&first["type"], &first["accessory"]["custom_id"]), (&json!(9), &json!("board:1")));
        assert_eq!(second["accessory"]["url"], "https://discord.com/channels/1/2");
    }

    #[test]
    fn lists_that_do_not_fit_are_shown_as_text() {
        // A title, a frame, a heading, what is below, and three for each line.
        let most = (0..20).rev().find(|&lines| list(lines, "x").lists_fit()).unwrap();
        let largest = list(most, "x");
        let parts = count(&sent(&largest)["components"]);
        assert!((36..=40).contains(&parts), "{parts}");
        assert!(needed(&largest) && !needed(&list(most + 1, "x")));
        assert!(list(10, &"x".repeat(390)).lists_fit() && !list(10, &"x".repeat(400)).lists_fit());
        // In Discord's count, an emoji is two.
        assert!(!list(10, &"🏆".repeat(200)).lists_fit());
        let text = list(2, "a game").without_lists();
        assert_eq!(text.text, "## Your games\n**Your turn**\n- a game\n- a game\n-# Page 1 of 2");
        assert_eq!(text.buttons[0].len(), 2);
    }

    #[test]
    fn once_made_of_components_a_message_stays_so() {
        let edited = edit(sent(&View::words("done")));
        assert_eq!(edited["flags"], FLAG);
        assert_eq!((&edited["content"], &edited["embeds"]), (&Value::Null, &json!([])));
    }
}
