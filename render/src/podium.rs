//! The first three of a leaderboard, on a podium of the boards' wood.
//!
//! It knows no language: callers provide all text.

mod drawing;
mod stand;

pub use stand::Stand;

use crate::{not_drawn::NotDrawn, theme::Theme};

/// A picture of the first three, or as many as there are.
///
/// ```
/// use render::{Podium, Stand, Theme};
///
/// let ada = Stand { place: 1, name: "Ada".to_owned(), detail: "1712".to_owned() };
/// let podium = Podium::new("Season 3 – Dara", [ada], Theme::Night);
/// assert!(podium.png()?.starts_with(b"\x89PNG"));
/// # Ok::<(), render::NotDrawn>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Podium {
    title: String,
    stands: Vec<Stand>,
    theme: Theme,
}

impl Podium {
    /// Size in pixels.
    pub const SIZE: (u16, u16) = (720, 440);

    /// A podium with a title of about thirty letters. Entries with no place from 1 to 3, or with one that's
    /// taken, are left out.
    pub fn new(title: impl Into<String>, stands: impl IntoIterator<Item = Stand>, theme: Theme) -> Self {
        let mut kept: Vec<Stand> = Vec::with_capacity(3);
        for stand in stands {
            if (1..=3).contains(&stand.place) && kept.iter().all(|other| other.place != stand.place) {
                kept.push(stand);
            }
        }
        Self { title: title.into(), stands: kept, theme }
    }

    /// Draws the podium as a PNG file.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        drawing::drawn(&self.title, &self.stands, self.theme).png()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_is_taken_only_once() {
        let stand = |place, name: &str| Stand { place, name: name.to_owned(), detail: String::new() };
        let stands = [stand(0, "x"), stand(2, "Ben"), stand(2, "y"), stand(4, "z"), stand(1, "Ada")];
        let podium = Podium::new("", stands, Theme::Night);
        assert_eq!(podium.stands, [stand(2, "Ben"), stand(1, "Ada")]);
    }
}
