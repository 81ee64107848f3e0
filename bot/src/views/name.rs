//! A player's name as plain text. It is whatever he likes to call himself: here it formats nothing, mentions nobody, leads
//! nowhere, and turns no line around.

/// At most so many characters, as on Discord.
const LONGEST: usize = 32;

/// The name as it can stand in a line of Discord Markdown.
pub(crate) fn escaped(name: &str) -> String {
    as_markdown(&clean(name))
}

/// Some other line that somebody has typed, at most so many characters of it, as it can stand in Discord Markdown.
pub(crate) fn escaped_line(typed: &str, longest: usize) -> String {
    as_markdown(&clean_to(typed, longest))
}

fn as_markdown(clean: &str) -> String {
    let mut text = String::new();
    for character in clean.chars() {
        // Before any other sign, a backslash says that the sign means itself.
        if character.is_ascii_punctuation() && !matches!(character, '.' | ',' | '\'') {
            text.push('\\');
        }
        text.push(character);
    }
    text
}

/// The name where nothing is read as Markdown: in a picture's description, or in a choice.
pub(crate) fn clean(name: &str) -> String {
    clean_to(name, LONGEST)
}

fn clean_to(name: &str, longest: usize) -> String {
    let shown =
        name.chars().filter(|&character| character.is_whitespace() || !is_control(character)).take(longest);
    let shown: String = shown.collect();
    let mut shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    if shown.chars().any(runs_leftwards) {
        // Numbers that follow would be drawn to the left of it otherwise.
        shown.push('\u{200e}');
    }
    shown
}

/// Whether it is written from right to left, as Arabic and Hebrew are.
const fn runs_leftwards(character: char) -> bool {
    matches!(
        character,
        '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

/// What is not to be seen itself, but changes what is around it.
fn is_control(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_nothing_but_a_name() {
        let check = |name: &str, expect: &str| assert_eq!(escaped(name), expect, "{name:?}");
        check("Ada O'Neil Jr.", "Ada O'Neil Jr.");
        check("**b** _i_ ~~s~~ `c` ||x||", r"\*\*b\*\* \_i\_ \~\~s\~\~ \`c\` \|\|x\|\|");
        check("<@1> <#2> @everyone", r"\<\@1\> \<\#2\> \@everyone");
        check("[x](https://example.org)", r"\[x\]\(https\:\/\/example.org\)");
        check(r"a\*b", r"a\\\*b");
        check("\u{202e}txet\nnext\u{2067}", "txet next");
        check("  Ада   Ньютон ", "Ада Ньютон");
        check(&"😀".repeat(40), &"😀".repeat(32));
        check("\u{200b}\u{200e}", "");
        // What comes after it stays after it.
        check("عائشة", "عائشة\u{200e}");
    }
}
