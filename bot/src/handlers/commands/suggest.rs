//! What autocomplete suggests.

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use serde_json::Value;
use ui::typed::path::CHOICES;

/// Suggests these, each a label with its value, as far as Discord takes them.
pub(super) fn suggest<V: Into<Value>>(
    all: impl IntoIterator<Item = (String, V)>,
) -> CreateAutocompleteResponse {
    let choices = all.into_iter().take(CHOICES).map(|(label, value)| AutocompleteChoice::new(label, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Whether a label contains what was typed, in capitals or not.
pub(super) fn containing(typed: &str) -> impl Fn(&str) -> bool {
    let typed = typed.trim().to_lowercase();
    move |label| label.to_lowercase().contains(&typed)
}
