//! Players' names as plain text. A name is untrusted: it must not format, mention, link or reverse anything.

use play::PlayerId;

use super::mention;

/// The longest name on Discord.
const LONGEST: usize = 32;

/// The name, safe inside Discord Markdown.
pub fn escaped(name: &str) -> String {
    as_markdown(&clean(name))
}

/// A member as the tables of a server name them, who pings no one.
pub fn of_member(player: PlayerId, name: Option<&str>) -> String {
    name.map(escaped).filter(|name| !name.is_empty()).unwrap_or_else(|| mention(player))
}

/// Any other typed line, cut to `longest` characters, safe inside Discord Markdown.
pub fn escaped_line(typed: &str, longest: usize) -> String {
    as_markdown(&clean_to(typed, longest))
}

fn as_markdown(clean: &str) -> String {
    let mut text = String::new();
    for character in clean.chars() {
        // A backslash makes the next punctuation literal.
        if character.is_ascii_punctuation() && !matches!(character, '.' | ',' | '\'') {
            text.push('\\');
        }
        text.push(character);
    }
    text
}

/// The name where Markdown isn't parsed: in alt texts and choices.
pub fn clean(name: &str) -> String {
    clean_to(name, LONGEST)
}

/// Any other typed line where Markdown isn't parsed, cut to `longest` characters.
pub fn clean_line(typed: &str, longest: usize) -> String {
    clean_to(typed, longest)
}

fn clean_to(name: &str, longest: usize) -> String {
    let mut stacked = MARKS;
    let shown = name.chars().filter(|&character| {
        // A leading combining mark has nothing to combine with.
        let kept = character.is_whitespace() || !is_hidden(character);
        if is_mark(character) {
            stacked += 1;
        } else if kept && is_seen(character) {
            stacked = 0;
        }
        kept && (!is_mark(character) || stacked <= MARKS)
    });
    let shown: String = shown.take(longest).collect();
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    if !shown.chars().any(is_seen) {
        return String::new();
    }
    if shown.chars().any(runs_leftwards) {
        // Otherwise the name would reverse the line, and pull the numbers after it to its left.
        return format!("\u{200e}{shown}\u{200e}");
    }
    shown
}

/// The most marks on a letter; more would cover the lines above and below.
const MARKS: usize = 2;

/// Whether it is a combining mark of no particular script.
const fn is_mark(character: char) -> bool {
    matches!(
        character,
        '\u{0300}'..='\u{036f}' | '\u{0483}'..='\u{0489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether it is visible on its own.
fn is_seen(character: char) -> bool {
    !character.is_whitespace()
        && !is_mark(character)
        && !matches!(character, '\u{200c}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether it is written from right to left, as in Arabic and Hebrew.
const fn runs_leftwards(character: char) -> bool {
    matches!(
        character,
        '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

/// Whether it is invisible but affects its surroundings.
pub fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_formats_nothing() {
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
        // What surrounds it stays in place.
        check("عائشة", "\u{200e}عائشة\u{200e}");
        check("\u{61c}Ada\u{ad}\u{3164}", "Ada");
        check("\u{200d}\u{fe0f} \u{2800}\u{3164}\u{301}", "");
        check("👩\u{200d}🚀", "👩\u{200d}🚀");
        check(&format!("A{}da", "\u{316}".repeat(32)), "A\u{316}\u{316}da");
        check(
            &format!("A{}da", "\u{316}\u{200b}\u{200d}".repeat(5)),
            "A\u{316}\u{200d}\u{316}\u{200d}\u{200d}\u{200d}\u{200d}da",
        );
        check(&format!("{}Ada", "\u{301}".repeat(32)), "Ada");
        check("Ọ̀ṣun", "Ọ̀ṣun");
    }
}
