//! Quotes what a member typed without letting it do anything.

use crate::views::name::is_hidden;

/// The typed text as inline code: no Markdown, no mention, at most 40 characters.
pub(super) fn shown(typed: &str) -> String {
    let plain: String = typed.chars().filter(|&c| !is_hidden(c) && c != '`').take(40).collect();
    // Discord shows an empty code span as two backticks.
    if plain.trim().is_empty() { "` `".to_owned() } else { format!("`{plain}`") }
}
