//! Maps Discord's locales to the bot's languages.

use play::Language;

/// The language tag, which decides the plural rules.
pub(super) const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en-US",
        Language::Spanish => "es",
        Language::French => "fr",
        Language::Ukrainian => "uk",
    }
}

/// Whether a colour takes a plural verb: *Negras ganan*, *Чорні ходять*, but *Black moves*, *Noir joue*.
pub const fn has_plural_colours(language: Language) -> bool {
    match language {
        Language::English | Language::French => false,
        Language::Spanish | Language::Ukrainian => true,
    }
}

/// The Discord locales that get a language.
pub const fn locales(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["en-US", "en-GB"],
        Language::Spanish => &["es-ES", "es-419"],
        Language::French => &["fr"],
        Language::Ukrainian => &["uk"],
    }
}

/// The language for a Discord locale, or English.
pub fn of_locale(locale: &str) -> Language {
    let reads = |language: &Language| locales(*language).contains(&locale);
    Language::ALL.into_iter().find(reads).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_locale_has_a_language() {
        for (locale, language) in [
            ("en-US", Language::English),
            ("en-GB", Language::English),
            ("es-ES", Language::Spanish),
            ("es-419", Language::Spanish),
            ("fr", Language::French),
            ("uk", Language::Ukrainian),
            ("de", Language::English),
            ("ru", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(of_locale(locale), language, "{locale}");
        }
    }
}
