//! Quoted text on one line, escaped so that it can't affect how the rest of the file looks.

use std::fmt::{self, Write};

/// Writes `text` in quotation marks.
pub(super) fn write(f: &mut impl Write, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for character in text.chars() {
        match character {
            '"' | '\\' => write!(f, "\\{character}")?,
            hidden if is_hidden(hidden) => write!(f, "{}", hidden.escape_unicode())?,
            shown => f.write_char(shown)?,
        }
    }
    f.write_char('"')
}

/// Whether a character breaks lines, or changes the text's direction even after the closing mark. Joiners
/// aren't hidden, because names and emoji need them.
fn is_hidden(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    turns || character.is_control() || matches!(character, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Reads quoted text; `None` if it isn't well-formed. Escapes are also accepted where they aren't needed.
pub(super) fn parse(quoted: &str) -> Option<String> {
    let mut characters = quoted.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut text = String::new();
    while let Some(character) = characters.next() {
        text.push(match character {
            '"' => return None,
            '\\' => match characters.next()? {
                plain @ ('"' | '\\') => plain,
                'u' => {
                    let (number, rest) = characters.as_str().strip_prefix('{')?.split_once('}')?;
                    characters = rest.chars();
                    number_of(number)?
                }
                _ => return None,
            },
            other => other,
        });
    }
    Some(text)
}

/// The character with a code of one to six hexadecimal digits.
fn number_of(digits: &str) -> Option<char> {
    let all = (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    char::from_u32(u32::from_str_radix(digits, 16).ok().filter(|_| all)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_stays_on_its_line_and_in_its_direction() {
        for (text, written) in [
            ("", r#""""#),
            ("Ada", r#""Ada""#),
            (r#"O'Neil "Ace" \o/"#, r#""O'Neil \"Ace\" \\o/""#),
            ("a\nb\r\tc\0", r#""a\u{a}b\u{d}\u{9}c\u{0}""#),
            ("\u{202e}evil\u{2066}", r#""\u{202e}evil\u{2066}""#),
            ("line\u{2028}end\u{85}", r#""line\u{2028}end\u{85}""#),
            ("Хадиджа خديجة 👩\u{200d}🌾]", "\"Хадиджа خديجة 👩\u{200d}🌾]\""),
        ] {
            let mut found = String::new();
            write(&mut found, text).expect("written");
            assert_eq!(found, written);
            assert_eq!(parse(&found).as_deref(), Some(text));
        }
    }

    #[test]
    fn malformed_quoted_text_is_refused() {
        for text in [
            "",
            "\"",
            "Ada",
            "\"Ada",
            "Ada\"",
            r#""a"b""#,
            r#""a\""#,
            r#""\n""#,
            r#""\u""#,
            r#""\u{""#,
            r#""\u{}""#,
            r#""\u{+1}""#,
            r#""\u{d800}""#,
            r#""\u{110000}""#,
            r#""\u{0000001}""#,
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(parse(r#""\u{41}""#).as_deref(), Some("A"));
    }
}
