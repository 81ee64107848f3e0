//! Illegal actions are refused with the rule and with what to do instead: a file per game.

mod dala;
mod damala;
mod damas;
mod dara;
mod morris;
mod wali;

use games::Position;

use crate::{records, story::Story};

/// What the player to move tries, and the refusal.
type Case = (&'static str, &'static str);

/// The player to move after `record` tries each of these.
async fn refuses(record: &str, cases: &[Case]) {
    let mut story = Story::begin().await;
    let players = story.players(record);
    story.finds_game_of(record, &players).await;
    let position: Position = record.parse().expect("a record");
    let player = &players[position.to_act().expect("a running game").index()];
    for (action, says) in cases {
        let (command, options) = records::typed(records::game(record), action);
        let told = story.refused(player.slash(&command, options)).await;
        assert!(told.starts_with(says), "{action}: {told}");
        assert!(told.contains("\nYou can "), "what can be done instead of {action}: {told}");
    }
    story.end().await;
}
