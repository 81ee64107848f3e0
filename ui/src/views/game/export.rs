//! Exported games, for the member who asked for them.

use crate::{
    texts::{Words, say},
    views::{Attachment, View},
};
use play::GameId;

/// Exported files.
pub struct Exported {
    /// As text.
    pub text: String,
    /// The same as JSON.
    pub json: String,
    /// What was exported.
    pub of: ExportOf,
}

/// What was exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportOf {
    /// One game.
    Game(GameId),
    /// An imported game.
    Import,
    /// A player's games on the server.
    Player {
        /// How many.
        games: usize,
        /// Whether older games were left out.
        cut: bool,
    },
}

/// The files, and how to get the games that are missing.
pub fn view(words: &Words, exported: Exported) -> View {
    let Exported { text, json, of } = exported;
    let (name, told) = match of {
        ExportOf::Game(game) => (format!("game-{game}"), say!(words, "export-game", game = game.to_string())),
        ExportOf::Import => ("imported-game".to_owned(), say!(words, "export-import")),
        ExportOf::Player { games, cut: false } => ("games".to_owned(), say!(words, "export-all", games)),
        ExportOf::Player { games, cut: true } => ("games".to_owned(), say!(words, "export-newest", games)),
    };
    let file = |ending, text: String, alt| Attachment {
        name: format!("{name}.{ending}"),
        bytes: text.into_bytes(),
        alt,
    };
    let files = vec![
        file("txt", text, say!(words, "export-alt-text")),
        file("json", json, say!(words, "export-alt-json")),
    ];
    View { files, ..View::words(told) }
}
