//! What stands behind buttons and lists, and can be sent by anybody who writes a client of his own.

use ui::button_id::{ButtonId, LONGEST};

use crate::written::is_strict;

/// Any text as the `custom_id` of something that was pressed or chosen.
///
/// - What is read was written by this program: it is exactly what the control is written as, and no other text means the same.
/// - It is no longer than Discord takes, so that whatever is read can be put into a button again.
///
/// # Panics
/// Where that does not hold.
pub fn custom_ids(text: &str) {
    is_strict::<ButtonId>(text);
    if let Ok(control) = text.parse::<ButtonId>() {
        assert_eq!(control.to_string().parse::<ButtonId>().as_ref(), Ok(&control));
        assert!(text.len() <= LONGEST, "{} bytes", text.len());
    }
}
