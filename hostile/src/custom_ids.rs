//! The `custom_id`s of buttons and selects, which anyone with a client of their own can forge.

use ui::button_id::{ButtonId, LONGEST};

/// Checks any text as a `custom_id`.
///
/// - Only what this program writes, or has written, is accepted: each control has one text, but for former names.
/// - It fits Discord's limit, so that whatever is parsed can be put into a button again.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn custom_ids(text: &str) {
    if let Ok(control) = text.parse::<ButtonId>() {
        let written = control.to_string();
        let parts = |id: &str| id.split_once(':').map(|(_, parts)| parts.to_owned());
        assert_eq!(parts(&written), parts(text), "it is written differently from how it was parsed");
        assert_eq!(written.parse::<ButtonId>().as_ref(), Ok(&control));
        assert!(written.len() <= LONGEST, "{written}");
        assert!(text.len() <= LONGEST, "{} bytes", text.len());
    }
}
