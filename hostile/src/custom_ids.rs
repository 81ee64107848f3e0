//! The `custom_id`s of buttons and selects, which anyone with a client of their own can forge.

use ui::button_id::{ButtonId, LONGEST};

use crate::written::is_strict;

/// Checks any text as a `custom_id`.
///
/// - Only what this program writes is accepted: each control has exactly one text.
/// - It fits Discord's limit, so that whatever is parsed can be put into a button again.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn custom_ids(text: &str) {
    is_strict::<ButtonId>(text);
    if let Ok(control) = text.parse::<ButtonId>() {
        assert_eq!(control.to_string().parse::<ButtonId>().as_ref(), Ok(&control));
        assert!(text.len() <= LONGEST, "{} bytes", text.len());
    }
}
