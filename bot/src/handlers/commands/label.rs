//! Options that contain the label of a suggestion instead of its value.
//!
//! Some of Discord's clients send a suggestion's words, and so do people who copy a line from someone else.

use poise::serenity_prelude::CreateAutocompleteResponse;
use serde_json::Value;

use crate::handlers::context::Context;

/// The value of the suggestion with this label; if there is none, the text itself, trimmed.
pub(super) async fn value<'a>(
    ctx: Context<'a>,
    given: String,
    suggest: impl AsyncFn(Context<'a>, &str) -> CreateAutocompleteResponse,
) -> String {
    let words = tidied(&given);
    // Most values are a word in lower case, which needs no lookup.
    if words.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-:+/".contains(c)) {
        return words;
    }
    let suggested = suggest(ctx, &words).await;
    with_words(&suggested, &words).unwrap_or(words)
}

/// The same for an option that may be left out.
pub(super) async fn optional<'a>(
    ctx: Context<'a>,
    given: Option<String>,
    suggest: impl AsyncFn(Context<'a>, &str) -> CreateAutocompleteResponse,
) -> Option<String> {
    match given {
        Some(given) => Some(value(ctx, given, suggest).await),
        None => None,
    }
}

/// Drops what people type around words by accident.
fn tidied(given: &str) -> String {
    let trimmed = given.trim_matches(|c: char| c.is_whitespace() || matches!(c, '.' | ',' | '`'));
    trimmed.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The value of the suggestion with these words, in capitals or not.
fn with_words(suggested: &CreateAutocompleteResponse, words: &str) -> Option<String> {
    // serenity's builder can't be read.
    let suggested = serde_json::to_value(suggested).ok()?;
    let choices = suggested["choices"].as_array()?;
    let meant = |choice: &&Value| {
        choice["name"].as_str().is_some_and(|name| tidied(name).to_lowercase() == words.to_lowercase())
    };
    match &choices.iter().find(meant)?["value"] {
        Value::String(value) => Some(value.clone()),
        value => Some(value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::AutocompleteChoice;

    use super::*;

    #[test]
    fn words_are_found_in_any_case_and_with_anything_around_them() {
        let choices = [("Dara (capture ten)", "capture-ten"), ("d1 ← left", "d1")];
        let choices = choices.map(|(name, value)| AutocompleteChoice::new(name, value));
        let suggested = CreateAutocompleteResponse::new().set_choices(choices.into());
        for given in ["Dara (capture ten)", "dara  (capture ten).", " DARA (CAPTURE TEN), "] {
            assert_eq!(with_words(&suggested, &tidied(given)).as_deref(), Some("capture-ten"), "{given}");
        }
        assert_eq!(with_words(&suggested, "d1 ← left").as_deref(), Some("d1"));
        assert_eq!(with_words(&suggested, "Dara"), None);
    }
}
