//! Files of games for `/import`.

use games::Action;
use play::game::transcript::{self, BadFile, Flaw, Transcript};
use render::{Marks, Options, describe, scene};

/// Checks any bytes as an uploaded file.
///
/// - A file that is read can be written, as text and as JSON, and read again with the same games and the same text.
/// - Each game replays from the start, action by action, to positions that can be rendered and described, and ends with the
///   result that the file gives.
/// - An error names a place in the file, and that place contains what is wrong.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn import(bytes: &[u8]) {
    let Some(text) = std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0')) else { return };
    match transcript::read(text) {
        Ok(games) => {
            assert!(!games.is_empty());
            round_trip(&games);
            for game in &games {
                show(game);
            }
        }
        Err(bad) => place(text, &bad),
    }
}

/// Checks that writing the games and reading them again gives the same games.
fn round_trip(games: &[Transcript]) {
    let written = transcript::write(games);
    let again = transcript::read(&written);
    assert_eq!(again.as_deref(), Ok(games), "{written}");
    assert_eq!(again.map(|games| transcript::write(&games)), Ok(written));
    let json = serde_json::to_string(games).unwrap_or_default();
    let again = transcript::read(&json);
    assert_eq!(again.as_deref(), Ok(games), "{json}");
    for game in games {
        assert_eq!(transcript::read(&game.to_string()).as_deref(), Ok(std::slice::from_ref(game)));
    }
}

/// Steps through a game, rendering and describing it.
fn show(game: &Transcript) {
    let record = game.record();
    assert_eq!(record.replay().as_ref(), Ok(game.position()));
    assert_eq!(Transcript::new(&record, game.headers().clone()).as_ref(), Ok(game));
    assert!(game.headers().players.is_empty() || game.headers().players.len() == record.rules.seats());
    let mut position = record.rules.start();
    let mut turn = Vec::new();
    for &action in &record.actions {
        let Ok(effects) = position.play(action) else { return };
        turn.push(effects);
        if effects.ends_turn {
            _ = describe(&position, &turn);
            turn.clear();
        }
    }
    _ = scene(&position, &Marks { last: &turn, ..Marks::default() }, Options::default());
}

/// Checks that the place of an error exists and contains the error.
fn place(text: &str, bad: &BadFile) {
    assert!(bad.game > 0);
    assert!(!bad.to_string().is_empty());
    let Some(place) = bad.place else { return };
    let word = place.word(text);
    assert!(word.is_some(), "there is no such word: {bad}");
    match bad.why {
        // A take may be joined to its move.
        Flaw::Illegal { action, .. } => {
            assert!(word.is_some_and(|word| word.contains(&action.to_string())), "{bad}: {word:?}");
        }
        Flaw::NotAHeader | Flaw::UnknownHeader | Flaw::Header(_) => {
            assert!(word.is_some_and(|word| word.starts_with('[')), "{bad}: {word:?}");
        }
        Flaw::NotAnAction { .. } => {
            assert!(word.is_some_and(|word| word.parse::<Action>().is_err()), "{bad}: {word:?}");
        }
        _ => {}
    }
}
