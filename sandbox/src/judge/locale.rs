//! Discord's locales and localized texts.

use super::form::Form;

/// Every locale that Discord supports.
const LOCALES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar",
];

/// Whether Discord supports this locale.
pub(crate) fn is_known(locale: &str) -> bool {
    LOCALES.contains(&locale)
}

/// Checks a required text and its translations; returns the text and the length of the longest of them.
pub(crate) fn localized(
    form: &Form<'_>,
    field: &str,
    check: impl Fn(&Form<'_>) -> Option<String>,
) -> (String, usize) {
    let text = check(&form.at(field).required()).unwrap_or_default();
    let longest = localizations(&form.at(&format!("{field}_localizations")), check);
    (text.clone(), longest.max(text.chars().count()))
}

/// Checks a map from locales to texts; returns the length of the longest text.
pub(crate) fn localizations<T>(form: &Form<'_>, check: impl Fn(&Form<'_>) -> T) -> usize {
    let mut longest = 0;
    if form.object() {
        for locale in form.raw().as_object().into_iter().flat_map(serde_json::Map::keys) {
            if !is_known(locale) {
                form.at(locale).complain("BASE_TYPE_CHOICES", format!("Value \"{locale}\" is not a locale."));
            }
            let text = form.at(locale);
            check(&text);
            longest = longest.max(text.raw().as_str().map_or(0, |text| text.chars().count()));
        }
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hausa_is_not_a_locale_of_discord() {
        assert!(is_known("uk") && is_known("en-US"));
        assert!(!is_known("ha") && !is_known("en"));
    }
}
