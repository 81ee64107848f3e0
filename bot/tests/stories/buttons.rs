//! The buttons and menus of a message.

use sandbox::Message;
use serde_json::Value;

/// The choices of its select menus, a line per menu, with the selected one marked.
pub(crate) fn choices(message: &Message) -> Vec<String> {
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let lists = parts.filter(|part| part["type"] == 3);
    lists
        .map(|list| {
            let options = list["options"].as_array().into_iter().flatten().map(|option| {
                let mark = if option["default"] == true { "*" } else { "" };
                let about = option["description"].as_str().map(|about| format!(" ({about})"));
                format!("{mark}{}{}", option["label"].as_str().unwrap_or_default(), about.unwrap_or_default())
            });
            let options: Vec<_> = options.collect();
            format!("{}: {}", list["placeholder"].as_str().unwrap_or_default(), options.join(" | "))
        })
        .collect()
}

/// The labels of its buttons in rows, in order.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    let rows = message.components.as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["label"].as_str().map(str::to_owned)).collect()
}

/// The buttons beside the lines of its lists: the label of each, with what it does or opens.
pub(crate) fn beside(message: &Message) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let lists = message.components.as_array().into_iter().flatten().filter(|part| part["type"] == 17);
    let lines = lists.flat_map(|list| list["components"].as_array().into_iter().flatten());
    let buttons = lines.filter_map(|line| line.get("accessory"));
    let does =
        |button: &Value| if button["style"] == 5 { text(&button["url"]) } else { text(&button["custom_id"]) };
    buttons.map(|button| (text(&button["label"]), does(button))).collect()
}
