//! The sentences, one folder of Fluent files a language: nothing that a user reads is written anywhere else.

use anyhow::Context as _;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

pub(crate) use fluent_bundle::FluentValue;

/// Says a text: `say!(words, "key")`, or `say!(words, "key", square = "b3", count = 2)`.
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::texts::FluentValue::from($value))),*])
    };
}
pub(crate) use say;

/// A language: its tag, and the name and text of each of its files.
type Language = (&'static str, &'static [(&'static str, &'static str)]);

/// The files of a language, each about one subject: the same in every folder.
macro_rules! files {
    ($folder:literal) => {
        files!(
            $folder:
            "ahead",
            "away",
            "board",
            "board_in_words",
            "buttons",
            "challenges",
            "files",
            "games",
            "help",
            "histories",
            "leaderboards",
            "lists",
            "matches",
            "more",
            "offers",
            "panel",
            "preferences",
            "ratings",
            "refusals",
            "replays",
            "rules",
            "sandbox",
            "settings",
            "terms",
        )
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../texts/", $folder, "/", $name, ".ftl")))),*]
    };
}

const ENGLISH: Language = ("en-US", files!("en"));

/// All texts in all languages.
pub(crate) struct Texts {
    english: Words,
}

/// The texts in one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the files that the program carries; an error names the language and what is wrong.
    pub(crate) fn load() -> anyhow::Result<Self> {
        Ok(Self { english: Words::load(ENGLISH)? })
    }

    /// The texts for somebody whose client has this locale; English where there are none of his own.
    pub(crate) const fn for_locale(&self, _locale: &str) -> &Words {
        &self.english
    }

    /// The texts for what everybody in a server reads.
    pub(crate) const fn public(&self) -> &Words {
        &self.english
    }
}

impl Words {
    fn load((language, files): Language) -> anyhow::Result<Self> {
        let identifier: LanguageIdentifier =
            language.parse().with_context(|| format!("the language {language}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Discord shows the isolating marks of bidirectional text as boxes on some clients.
        bundle.set_use_isolating(false);
        for &(name, text) in files {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| anyhow::anyhow!("the texts {language}/{name}: {errors:?}"))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| anyhow::anyhow!("the texts {language}/{name}: {errors:?}"))?;
        }
        Ok(Self { bundle })
    }

    /// The text of `key` with its arguments; a key that is missing shows itself, and is logged.
    pub(crate) fn say(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            tracing::error!(key, "a text is missing");
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        if !errors.is_empty() {
            tracing::error!(key, ?errors, "a text lacks an argument");
        }
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// All Rust files below a folder, joined.
    fn sources(folder: &Path) -> String {
        let mut all = String::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                all += &sources(&path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                all += &fs::read_to_string(path).unwrap();
            }
        }
        all
    }

    fn keys_said() -> BTreeSet<String> {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let said = sources.split("say!(").skip(1).filter_map(|call| {
            let (_, key) = call.split_once(',')?;
            let key = key.trim_start().strip_prefix('"')?;
            Some(key.split_once('"')?.0.to_owned())
        });
        said.filter(|key| key != "key").collect()
    }

    fn keys_written((_, files): Language) -> BTreeSet<String> {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let lines = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    }

    #[test]
    fn what_is_said_is_written_and_what_is_written_is_said() {
        let (said, written) = (keys_said(), keys_written(ENGLISH));
        assert_eq!(said.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new(), "said, not written");
        assert_eq!(
            written.difference(&said).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "written, never said"
        );
    }

    #[test]
    fn arguments_and_plurals_are_filled_in() {
        let texts = Texts::load().unwrap();
        let words = texts.public();
        assert_eq!(say!(words, "did-take", who = "⚫", square = "b3"), "⚫ took **b3**.");
        assert_eq!(
            say!(words, "board-footer", game = "7", rules = "Dara", plies = 1),
            "-# Game 7 · Dara · 1 action"
        );
        assert!(say!(words, "board-footer", game = "7", rules = "Dara", plies = 12).ends_with("12 actions"));
    }
}
