//! All texts, in one folder of Fluent files per language. No other file holds a sentence for users.
//!
//! Private messages use the reader's language, public ones the server's, and direct messages the recipient's. A text
//! that is missing in a language falls back to English.

pub mod files;
mod former;
pub mod locale;
pub(crate) mod series;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use anyhow::Context as _;
pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use intl_memoizer::concurrent::IntlLangMemoizer;
use play::Language;
use unic_langid::LanguageIdentifier;

/// Formats a text: `say!(words, "key")`, or `say!(words, "key", square = "b3", count)`, where `count` is short for
/// `count = count`.
#[macro_export]
macro_rules! say {
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
    ($words:expr, $key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::texts::FluentValue::from($crate::say!(@ $name $($value)?)))),*])
    };
}
pub use say;

/// The arguments of a text by name.
pub type Arguments<'a> = [(&'static str, FluentValue<'a>)];

/// All texts in all languages.
pub struct Texts {
    english: Words,
    spanish: Words,
    french: Words,
    ukrainian: Words,
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    english: Arc<FluentBundle<FluentResource>>,
}

impl Texts {
    /// Parses the embedded files. An error names the language and the fault.
    pub fn load() -> anyhow::Result<Self> {
        let english = Arc::new(bundle(Language::English)?);
        let words = |language| {
            anyhow::Ok(Words { language, bundle: Arc::new(bundle(language)?), english: Arc::clone(&english) })
        };
        Ok(Self {
            spanish: words(Language::Spanish)?,
            french: words(Language::French)?,
            ukrainian: words(Language::Ukrainian)?,
            english: Words {
                language: Language::English,
                bundle: Arc::clone(&english),
                english: Arc::clone(&english),
            },
        })
    }

    /// The texts of a language.
    pub const fn of(&self, language: Language) -> &Words {
        match language {
            Language::English => &self.english,
            Language::Spanish => &self.spanish,
            Language::French => &self.french,
            Language::Ukrainian => &self.ukrainian,
        }
    }

    /// The texts for a Discord locale, or English.
    pub fn for_locale(&self, locale: &str) -> &Words {
        self.of(locale::of_locale(locale))
    }

    /// English, for the tests of views.
    #[cfg(test)]
    pub const fn public(&self) -> &Words {
        &self.english
    }

    /// The texts of each language.
    pub fn all(&self) -> impl Iterator<Item = &Words> {
        Language::ALL.into_iter().map(|language| self.of(language))
    }
}

/// Parses the files of a language.
fn bundle(language: Language) -> anyhow::Result<FluentBundle<FluentResource>> {
    let tag = locale::tag(language);
    let identifier: LanguageIdentifier = tag.parse().with_context(|| format!("the language {tag}"))?;
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Some Discord clients draw the bidirectional isolation marks as boxes.
    bundle.set_use_isolating(false);
    match language {
        Language::English => {}
        Language::Spanish | Language::French | Language::Ukrainian => bundle.set_formatter(Some(with_comma)),
    }
    for &(name, text) in files::of(language) {
        let resource = FluentResource::try_new(text.to_owned())
            .map_err(|(_, errors)| anyhow::anyhow!("the texts {tag}/{name}: {errors:?}"))?;
        bundle
            .add_resource(resource)
            .map_err(|errors| anyhow::anyhow!("the texts {tag}/{name}: {errors:?}"))?;
    }
    Ok(bundle)
}

/// A number with a comma before its decimals.
fn with_comma(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    if let FluentValue::Number(number) = value { Some(number.as_string().replace('.', ",")) } else { None }
}

impl Words {
    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text of `key`, or the English one if it is missing. If that is missing too, the key itself is shown and
    /// the fault logged.
    pub fn say(&self, key: &str, arguments: &Arguments<'_>) -> String {
        if let Some(text) = format(&self.bundle, key, arguments) {
            return self.named(text);
        }
        tracing::error!(key, language = ?self.language, "a text is missing");
        format(&self.english, key, arguments).unwrap_or_else(|| key.to_owned())
    }

    /// A text with mentions, in which former players get neither id nor name.
    pub fn named(&self, text: String) -> String {
        former::named(text, || say!(self, "former-player"))
    }

    /// The text of `key` in this language, without a fallback.
    pub fn find(&self, key: &str, arguments: &Arguments<'_>) -> Option<String> {
        format(&self.bundle, key, arguments)
    }
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, arguments: &Arguments<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    if !errors.is_empty() {
        tracing::error!(key, ?errors, "a text lacks an argument");
    }
    Some(text.into_owned())
}
