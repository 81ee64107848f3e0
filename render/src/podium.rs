//! The first three of a leaderboard on a podium of the boards' wood.
//!
//! It knows no language: what is written on it comes from whoever asks for it.

mod drawing;

use crate::{
    draw::canvas::{Area, Canvas},
    draw::font::Font,
    plot::NotDrawn,
    png,
    theme::Theme,
};

/// One of those who stand on the podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Which place, from 1 to 3.
    pub place: u8,
    /// What he is called. What the font cannot write is left out, and a name that is too long is cut.
    pub name: String,
    /// What stands below his name, e.g. his rating: about fifteen letters.
    pub detail: String,
}

/// A picture of the first three, or of those of them that there are.
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

/// How many pixels of the drawing become one of the picture, across and down.
const OVERSAMPLING: u16 = 2;

impl Podium {
    /// Pixels across and down.
    pub const SIZE: (u16, u16) = (720, 440);

    /// A podium under this title, of about thirty letters. Whoever stands on no place from 1 to 3, or on one that is taken, is
    /// left out.
    pub fn new(title: impl Into<String>, stands: impl IntoIterator<Item = Stand>, theme: Theme) -> Self {
        let mut kept: Vec<Stand> = Vec::with_capacity(3);
        for stand in stands {
            if (1..=3).contains(&stand.place) && kept.iter().all(|other| other.place != stand.place) {
                kept.push(stand);
            }
        }
        Self { title: title.into(), stands: kept, theme }
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// It could not be drawn, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        let (width, height) = Self::SIZE;
        let mut canvas = Canvas::new(Area { left: 0, top: 0, width, height }, OVERSAMPLING);
        drawing::draw(&mut canvas, self);
        png::encode::rgb(canvas.finish().pixels, width, height).map_err(NotDrawn::because)
    }
}

/// The name as far as the font can write it: nothing where most of its letters are missing, since the rest would be another
/// name.
fn written(font: &Font, name: &str) -> String {
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let name: String = name.chars().filter(|&letter| !takes_no_room(letter)).collect();
    let known: String = name.chars().map(|letter| if font.knows(letter) { letter } else { ' ' }).collect();
    if letters(&known) * 2 <= letters(&name) {
        return String::new();
    }
    known.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether it stands on the letter before it, or is not seen: where it is missing there is no gap.
const fn takes_no_room(letter: char) -> bool {
    matches!(
        letter,
        // Marks on any letter; the soft hyphen, which is one only where a line ends; joiners, and what turns lines around.
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
    fn a_name_is_written_as_far_as_the_font_goes() {
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
            // Marks that the font does not have leave the letters together on which they stand.
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
    fn each_place_is_taken_once() {
        let stand = |place, name: &str| Stand { place, name: name.to_owned(), detail: String::new() };
        let stands = [stand(0, "x"), stand(2, "Ben"), stand(2, "y"), stand(4, "z"), stand(1, "Ada")];
        let podium = Podium::new("", stands, Theme::Night);
        assert_eq!(podium.stands, [stand(2, "Ben"), stand(1, "Ada")]);
    }
}
