//! What holds of every value that has a text.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// What is read is written exactly so again: it has one text.
pub(crate) fn is_strict<T: FromStr + Display>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text, "it is written otherwise than it was read");
    }
}

/// What is read may be written otherwise, and then means the same and is written so for good.
pub(crate) fn has_canonical_text<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let canonical = value.to_string();
        let again = canonical.parse::<T>().ok();
        assert_eq!(
            again.as_ref(),
            Some(&value),
            "{text:?} is written as {canonical:?}, which is something else"
        );
        assert_eq!(again.map(|again| again.to_string()), Some(canonical));
    }
}
