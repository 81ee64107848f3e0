//! A practice game with a hint above it, and the turn in the picture.

use games::{Action, Recorded};

use super::with_picture;
use crate::{
    look::Look,
    texts::Words,
    views::{
        View,
        game::{
            hint::{self, Hint},
            panel::ChosenSquares,
        },
    },
};

/// The practice game with the hint.
pub fn hint(words: &Words, look: Look<'_>, practice: &Recorded, hint: &Hint) -> View {
    let path = hint.turn.first().map(Action::squares);
    let note = hint::note(words, practice.position(), hint);
    with_picture(words, look, practice, ChosenSquares::default(), note, path)
}
