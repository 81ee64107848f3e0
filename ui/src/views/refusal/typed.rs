//! What a member typed, repeated in a refusal without doing anything there.

use crate::views::name::is_hidden;

/// What a member typed, in code marks: no Markdown, no mention, at most 40 characters.
pub(super) fn shown(typed: &str) -> String {
    let plain: String = typed.chars().filter(|&c| !is_hidden(c) && c != '`').take(40).collect();
    // Discord shows an empty code span as two ticks.
    if plain.trim().is_empty() { "` `".to_owned() } else { format!("`{plain}`") }
}
