//! The embedded text files: one folder per language, one file per subject.

use play::Language;

/// The name and content of each file of a language.
pub(super) type Files = &'static [(&'static str, &'static str)];

/// The files of a language; every folder has the same.
macro_rules! files {
    ($folder:literal) => {
        files!(
            $folder:
            "analyses",
            "premoves",
            "away",
            "begin",
            "blocks",
            "board",
            "board_in_words",
            "buttons",
            "challenges",
            "commands",
            "competitions",
            "daily",
            "files",
            "games",
            "help",
            "histories",
            "house_rules",
            "imports",
            "leaderboards",
            "lessons",
            "lists",
            "matches",
            "moderation",
            "more",
            "offers",
            "panel",
            "practice",
            "preferences",
            "privacy",
            "profiles",
            "puzzles",
            "ratings",
            "refusals",
            "replays",
            "rules",
            "sandbox",
            "seasons",
            "settings",
            "terms",
            "world",
        )
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../texts/", $folder, "/", $name, ".ftl")))),*]
    };
}

/// The files of a language.
pub const fn of(language: Language) -> Files {
    match language {
        Language::English => files!("en"),
        Language::Spanish => files!("es"),
        Language::French => files!("fr"),
        Language::Ukrainian => files!("uk"),
    }
}
