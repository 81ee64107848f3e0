//! Who is on a podium.

/// A player on the podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Place, from 1 to 3.
    pub place: u8,
    /// The player's name. What the font can't write is left out, and a long name is cut.
    pub name: String,
    /// What is written below the name, such as a rating: about fifteen letters.
    pub detail: String,
}
