//! Records as members paste them from a chat.

use games::{Game, RuleSet};

/// The game that a pasted text names in place of its rules.
pub fn game(pasted: &str) -> Option<Game> {
    let text = without_code_marks(pasted);
    if is_exact(&text) { None } else { game_alone(&words(&text).next()?) }
}

/// The record that a pasted text means.
///
/// Code marks and turn numbers are dropped, commas and any kind of space separate, capitals don't matter, and a game's name
/// means its `default` rules. Only code marks are dropped from a file with headers and from JSON, which are exact otherwise.
pub fn plain(pasted: &str, default: Option<RuleSet>) -> String {
    let text = without_code_marks(pasted);
    if is_exact(&text) {
        return text;
    }
    let mut words = words(&text);
    let rules = words.next().map(|first| match default {
        Some(default) if game_alone(&first).is_some() => default.to_string(),
        _ => first,
    });
    rules.into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// Whether it is a file with headers or JSON.
fn is_exact(text: &str) -> bool {
    text.starts_with(['[', '{'])
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '\u{200b}' | '\u{feff}'));
    words.map(without_number).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// The game whose name a word is, without a preset after it.
fn game_alone(word: &str) -> Option<Game> {
    word.trim_end_matches(':').parse().ok()
}

/// The text inside code marks, without the language that a block may name.
fn without_code_marks(pasted: &str) -> String {
    let text = pasted.trim();
    let fenced = text.strip_prefix("```").map(|block| match block.split_once('\n') {
        Some((language, rest)) if !language.contains([' ', ':', '[', '{']) => rest,
        _ => block,
    });
    fenced.unwrap_or(text).replace('`', "").trim().to_owned()
}

/// A word without the number of a turn before it: `1.`, `12)` and `3...b3`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let moved = rest.trim_start_matches(['.', ')', '…']);
    if rest.len() < word.len() && moved.len() < rest.len() { moved } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pasted: &str, means: &str) {
        let default = game(pasted).map(|_| "wali:prost".parse().unwrap());
        assert_eq!(plain(pasted, default), means, "{pasted:?}");
    }

    #[test]
    fn what_is_pasted_from_a_chat_is_a_record() {
        let record = "dara:traditional b3 c4 xd5";
        for pasted in [
            record,
            "`dara:traditional b3 c4 xd5`",
            "```\ndara:traditional b3 c4 xd5\n```",
            "```text\ndara:traditional b3 c4\nxd5\n```",
            "```dara:traditional b3 c4 xd5```",
            "`dara:traditional` `b3` `c4` `xd5`",
            "Dara:Traditional B3, C4, xD5",
            "dara:traditional\u{a0}b3\u{202f}c4\u{2003}xd5",
            "dara:traditional 1. b3 2. c4 3. xd5",
            "dara:traditional 1.b3 1...c4 2) xd5",
            "  dara:traditional   b3;c4;\r\nxd5  ",
        ] {
            check(pasted, record);
        }
        // A result isn't a number of a turn.
        check("dara:traditional b3 c4 1-0", "dara:traditional b3 c4 1-0");
        check("", "");
    }

    #[test]
    fn a_game_alone_means_its_default_rules() {
        check("wali b3 c4", "wali:prost b3 c4");
        check("Wali: b3 c4", "wali:prost b3 c4");
        check("chess e4", "chess e4");
    }

    #[test]
    fn files_stay_as_they_are() {
        let file = "[Rules \"dara:traditional\"]\n[First \"A, B\"]\n\n1. b3 2. c4 *";
        check(file, file);
        check(&format!("```\n{file}\n```"), file);
        check("{\"Rules\": 1}", "{\"Rules\": 1}");
    }
}
