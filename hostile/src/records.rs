//! Games as one line of text, as the database keeps them and as they can be imported.

use games::{Position, Record, Seat};
use play::transcript::{self, Headers, Transcript};

/// Any text as the record of a game.
///
/// - What is read is written so again, token by token; its rules may be written otherwise, and mean the same.
/// - Read and played at once, it is the position to which it is replayed, or both fail at the same token.
/// - Each action that was played is among those that are legal there, and the first that is not is refused for the reason
///   that is told; something is legal as long as the game is not over.
/// - A record that replays is a game for a file, and that file, as text and as JSON, holds the same game.
///
/// # Panics
/// Where that does not hold.
pub fn records(text: &str) {
    let played = text.parse::<Position>();
    let Ok(record) = text.parse::<Record>() else {
        assert!(played.is_err(), "what is no record was played");
        return;
    };
    let tokens = text.split_ascii_whitespace().skip(1);
    assert!(tokens.eq(record.actions.iter().map(ToString::to_string)), "an action is written otherwise");
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    assert_eq!(record.replay(), played);
    replay(&record);
    file(text, &record);
}

/// Plays it action by action, with a look at what is legal before each.
fn replay(record: &Record) {
    let mut position = record.rules.start();
    let mut legal = Vec::new();
    for (index, &action) in record.actions.iter().enumerate() {
        position.legal_actions_into(&mut legal);
        assert_eq!(legal.is_empty(), position.outcome().is_some());
        let asked = position.to_act().unwrap_or(Seat::FIRST);
        let refused = position.explain(asked, action);
        assert_eq!(refused.is_none(), legal.contains(&action), "{action} at {index}");
        match position.play(action) {
            Ok(effects) => assert_eq!((effects.action, effects.by, refused), (action, asked, None)),
            Err(why) => {
                assert_eq!(refused, Some(why));
                let failed = record.replay().map_err(|bad| (bad.at, bad.why)).err();
                assert_eq!(failed, Some((index + 1, why.into())));
                return;
            }
        }
    }
    assert_eq!(record.replay().as_ref(), Ok(&position));
}

/// Makes a file of it, and reads that.
fn file(text: &str, record: &Record) {
    let game = Transcript::new(record, Headers::default());
    let read = transcript::read(text);
    let Ok(game) = game else {
        assert!(record.replay().is_err() && read.is_err(), "only what does not replay is no game");
        return;
    };
    assert!(record.replay().is_ok());
    assert_eq!(game.record(), *record);
    let games = Ok(vec![game]);
    assert_eq!(read, games, "a bare record is its game");
    if let Ok(games) = &games {
        assert_eq!(transcript::read(&transcript::write(games)).as_ref(), Ok(games));
        let json = serde_json::to_string(games).unwrap_or_default();
        assert_eq!(transcript::read(&json).as_ref(), Ok(games));
    }
}
