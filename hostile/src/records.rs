//! Games as one line of text, as they are stored and can be imported.

use games::{Position, Record, Seat};
use play::game::transcript::{self, Headers, Transcript};

/// Checks any text as the record of a game.
///
/// - A record is written token by token as it was read, except that its rules may be written in another, equivalent way.
/// - Parsing the text as a position gives the position that the record replays to, or both fail at the same token.
/// - Every played action is legal; the first that is not is refused with the reason that `explain` gives. There is a legal
///   action as long as the game is not over.
/// - A record that replays can be written to a file, as text and as JSON, and read again as the same game.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn records(text: &str) {
    let played = text.parse::<Position>();
    let Ok(record) = text.parse::<Record>() else {
        assert!(played.is_err(), "something that is not a record was played");
        return;
    };
    let tokens = text.split_ascii_whitespace().skip(1);
    assert!(tokens.eq(record.actions.iter().map(ToString::to_string)), "an action is written differently");
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    assert_eq!(record.replay(), played);
    replay(&record);
    file(text, &record);
}

/// Plays the record action by action, comparing each with the legal ones.
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

/// Writes the record to a file and reads it again.
fn file(text: &str, record: &Record) {
    let game = Transcript::new(record, Headers::default());
    let read = transcript::read(text);
    let Ok(game) = game else {
        assert!(record.replay().is_err() && read.is_err(), "a record that replays is a game");
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
