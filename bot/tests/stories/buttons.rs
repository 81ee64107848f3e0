//! A message's buttons, as a reader has them.

use sandbox::Message;

/// The labels of its buttons, in their order.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    let rows = message.components.as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["label"].as_str().map(str::to_owned)).collect()
}
