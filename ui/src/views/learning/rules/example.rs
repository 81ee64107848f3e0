//! An example on a rules page.

/// An example position.
pub(super) struct Example {
    /// The record up to it, without the rule set.
    pub(super) record: &'static str,
    /// The alt text.
    pub(super) alt: String,
}
