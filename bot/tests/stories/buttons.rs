//! The buttons and menus of a message.

use sandbox::Message;

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

/// The labels of its buttons, in order.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    let rows = message.components.as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["label"].as_str().map(str::to_owned)).collect()
}
