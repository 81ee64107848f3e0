//! The question before a player resigns a game or a match.

use games::{Seat, Side};
use jiff::Timestamp;
use play::{
    PlayerId, Table,
    game::{
        matches,
        table::{self, Event},
    },
};

use super::match_score::players;
use crate::{
    button_id::ButtonId,
    texts::{Words, say},
    views::{Button, Tone, View, players},
};

/// Asks `player` for confirmation, and in a match whether to resign all of it. Before their first move, it says that
/// the game won't count; in a competition it's lost all the same.
pub fn question(words: &Words, table: &Table, player: PlayerId, now: Timestamp) -> View {
    let id = table.id();
    let game = id.to_string();
    let keep = Button::plain(say!(words, "button-keep-playing"), ButtonId::Cancel);
    let resign = |label, whole| Button::new(label, ButtonId::Resign { game: id, whole }, Tone::Danger);
    let would_be_void = table.seat(player).is_some_and(|seat| table.is_called_off_by(seat));
    if would_be_void && !table.stored().terms.competition {
        let asked = match table.stored().in_match {
            None => say!(words, "resign-question-early", game),
            Some(_) => say!(words, "resign-question-early-match", game),
        };
        return View::words(asked).with_row(vec![resign(say!(words, "button-call-off"), false), keep]);
    }
    let side = table.seat(player).map(Seat::side);
    match side.filter(|_| table.stored().in_match.is_some()) {
        None => View::words(say!(words, "resign-question", game))
            .with_row(vec![resign(say!(words, "button-resign"), false), keep]),
        Some(side) => {
            let lines = [
                say!(words, "resign-question-match", game),
                this_game(words, table, player, now),
                the_match(words, table, side),
            ];
            View::words(lines.join("\n")).with_row(vec![
                resign(say!(words, "button-resign-game"), false),
                resign(say!(words, "button-resign-match"), true),
                keep,
            ])
        }
    }
}

/// What resigning this game would mean, found by trying it.
fn this_game(words: &Words, table: &Table, player: PlayerId, now: Timestamp) -> String {
    let after = table::decide_event(table, player, Event::Resign, now).map(|decision| decision.table);
    let Some((winner, points)) = after.as_ref().ok().and_then(matches::points) else {
        return say!(words, "resign-game-partner");
    };
    let goes_on = after.is_ok_and(|after| matches::goes_on(&after));
    let (who, next) = (players::side(table, winner), if goes_on { "goes-on" } else { "over" });
    say!(words, "resign-game", who, points, players = players(table), next)
}

fn the_match(words: &Words, table: &Table, side: Side) -> String {
    let who = players::side(table, side.opponent());
    say!(words, "resign-match", who, players = players(table))
}
