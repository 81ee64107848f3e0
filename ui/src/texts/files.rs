//! The embedded text files: a folder for each language, with the same rooms as the views and a file for each subject.

use play::Language;

/// The name and content of each file of a language.
pub(super) type Files = &'static [(&'static str, &'static str)];

/// The files of a language; every folder has the same.
macro_rules! files {
    ($folder:literal) => {
        files!(
            $folder:
            "buttons",
            "commands",
            "games",
            "help",
            "lists",
            "ratings",
            "refusals",
            "sandbox",
            "share",
            "game/board",
            "game/board_in_words",
            "game/files",
            "game/guesses",
            "game/imports",
            "game/matches",
            "game/more",
            "game/offers",
            "game/panel",
            "game/premoves",
            "game/replays",
            "game/votes",
            "challenge/begin",
            "challenge/challenges",
            "challenge/terms",
            "challenge/world",
            "competition/competitions",
            "learning/analyses",
            "learning/daily",
            "learning/lessons",
            "learning/practice",
            "learning/puzzles",
            "learning/rules",
            "player/away",
            "player/blocks",
            "player/histories",
            "player/preferences",
            "player/privacy",
            "player/profiles",
            "guild/house_rules",
            "guild/leaderboards",
            "guild/moderation",
            "guild/seasons",
            "guild/settings",
            "guild/week",
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
