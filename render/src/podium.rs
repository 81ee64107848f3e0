//! The first three of a leaderboard, on a podium of the boards' wood.
//!
//! It knows no language: callers provide all text.

mod drawing;

use crate::{
    draw::canvas::{Area, Canvas},
    draw::font::Font,
    plot::NotDrawn,
    png,
    theme::Theme,
};

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

/// Pixels of the canvas for each of the picture's, across and down.
const OVERSAMPLING: u16 = 2;

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
        let (width, height) = Self::SIZE;
        let mut canvas = Canvas::new(Area { left: 0, top: 0, width, height }, OVERSAMPLING);
        drawing::draw(&mut canvas, self);
        png::encode::rgb(canvas.finish().pixels, width, height).map_err(NotDrawn::because)
    }
}

/// The part of a name that the font can write. Empty if most letters are missing, because the rest would be a
/// different name.
fn written(font: &Font, name: &str) -> String {
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let name: String = name.chars().filter(|&letter| !takes_no_room(letter)).collect();
    let known: String = name.chars().map(|letter| if font.knows(letter) { letter } else { ' ' }).collect();
    if letters(&known) * 2 <= letters(&name) {
        return String::new();
    }
    known.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is invisible or sits on the letter before it, so that leaving it out leaves no gap.
const fn takes_no_room(letter: char) -> bool {
    matches!(
        letter,
        // Combining marks; the soft hyphen, which shows only at the end of a line; joiners and direction
        // marks.
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}' | '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_what_the_font_can_write() {
        let font = Font::shipped();
        for (name, expect) in [
            ("Ada", "Ada"),
            ("  Ада   Ньютон ", "Ада Ньютон"),
            ("Ada 🦁✨", "Ada"),
            ("🦁 Ada 🦁 Bee", "Ada Bee"),
            ("🦁", ""),
            ("!!!", ""),
            ("山田太郎", ""),
            ("José 山田太郎", ""),
            ("Ɗan 'yar Ƙofa", "Ɗan 'yar Ƙofa"),
            ("Ọlá Adébáyọ̀", "Ọlá Adébáyọ"),
            ("Nguyễn Thị Hằng", "Nguyễn Thị Hằng"),
            // Without marks that the font doesn't know, their letters stay together.
            ("Jose\u{301}phine", "Josephine"),
            ("W\u{30a}W\u{30a}W\u{30a}", "WWW"),
            (&format!("Z{}a", "\u{36f}".repeat(30)), "Za"),
            ("A\u{200d}d\u{ad}a\u{fe0f}", "Ada"),
            ("\u{200e}עברית Adams Family\u{200e}", "Adams Family"),
            ("\u{200e}עברית\u{200e}", ""),
            ("\u{202e}Ada\nBen\0C\u{202c}", "Ada Ben C"),
        ] {
            assert_eq!(written(&font, name), expect, "{name}");
        }
    }

    #[test]
    fn each_place_is_taken_only_once() {
        let stand = |place, name: &str| Stand { place, name: name.to_owned(), detail: String::new() };
        let stands = [stand(0, "x"), stand(2, "Ben"), stand(2, "y"), stand(4, "z"), stand(1, "Ada")];
        let podium = Podium::new("", stands, Theme::Night);
        assert_eq!(podium.stands, [stand(2, "Ben"), stand(1, "Ada")]);
    }
}
