//! Properties of every type that is parsed from and written as text.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// Checks that a value has only one text: writing it gives exactly what was parsed.
pub(crate) fn is_strict<T: FromStr + Display>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text, "it is written differently from how it was parsed");
    }
}

/// Checks that a value has one canonical text, even if it can be parsed from others.
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
