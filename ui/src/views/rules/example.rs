//! A position that a rules page shows in a picture.

/// A moment of a game that its rules show.
pub(super) struct Example {
    /// The actions up to it, without the rule set.
    pub(super) record: &'static str,
    /// What the picture shows, in words.
    pub(super) alt: String,
}
