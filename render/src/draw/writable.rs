//! Text as far as the font goes.

use super::font::Font;

/// The part of a name that the font can write. Empty if most letters are missing, because the rest would be a
/// different name.
pub(crate) fn writable(font: &Font, name: &str) -> String {
    let is_letter = |&letter: &char| letter.is_alphanumeric() && !takes_no_room(letter);
    let letters = |text: &str| text.chars().filter(is_letter).count();
    let known = known(font, name);
    if letters(&known) * 2 <= letters(name) { String::new() } else { known }
}

/// What stands for a name that the font can't write.
const UNKNOWN: &str = "?";

/// Whether pictures can write a name. For one that they can't, they have a question mark, so that its row isn't
/// empty, and the text beside the picture should say whose row it is.
pub fn can_write(name: &str) -> bool {
    !writable(&Font::bundled(), name).is_empty()
}

/// A name as far as the font goes, or what stands for it.
pub(crate) fn written(font: &Font, name: &str) -> String {
    let written = writable(font, name);
    if written.is_empty() && !name.is_empty() { UNKNOWN.to_owned() } else { written }
}

/// A text without what the font can't write.
pub(crate) fn known(font: &Font, text: &str) -> String {
    let seen = text.chars().filter(|&letter| !takes_no_room(letter));
    let known: String = seen.map(|letter| if font.knows(letter) { letter } else { ' ' }).collect();
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
    fn a_name_that_cannot_be_written_leaves_no_empty_row() {
        let font = Font::bundled();
        for (name, expect) in [("Ada", "Ada"), ("山田太郎", "?"), ("?", "?"), ("\u{200b}", "?"), ("", "")]
        {
            assert_eq!(written(&font, name), expect, "{name}");
            assert_eq!(can_write(name), name == "Ada", "{name}");
        }
    }

    #[test]
    fn a_text_keeps_its_signs() {
        let font = Font::bundled();
        for (text, expect) in [("–", "–"), ("3½", "3½"), ("Cup 🏆\nof May", "Cup of May"), ("山", "")]
        {
            assert_eq!(known(&font, text), expect, "{text}");
        }
    }

    #[test]
    fn a_name_keeps_what_the_font_can_write() {
        let font = Font::bundled();
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
            assert_eq!(writable(&font, name), expect, "{name}");
        }
    }
}
