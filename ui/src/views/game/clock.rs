//! The clock, below boards and in lists.

use games::Seat;
use play::{Table, TimeControl, game::table::ClockStop};

use crate::{
    texts::{Words, say},
    views::{
        players::{seated, stone},
        terms,
        time::{date_and_time, relative, span},
    },
};

/// The lines below a board: the deadline of the player to move, or why the clock is paused; who else is away; when the game is
/// called off.
pub fn lines(words: &Words, table: &Table) -> Vec<String> {
    if table.ending().is_some() {
        return Vec::new();
    }
    let idle = table.called_off_at().map(|at| say!(words, "board-idle", time = relative(at)));
    [line(words, table), others_away(words, table), idle].into_iter().flatten().collect()
}

/// The deadline of the player to move, or why the clock is paused. Nothing if the game has no clock.
pub(super) fn line(words: &Words, table: &Table) -> Option<String> {
    let Some(deadline) = table.deadline() else { return stands(words, table) };
    let control = table.stored().terms.clock;
    let rests = table.rests_until().map(|until| say!(words, "clock-rests", until = date_and_time(until)));
    let mut parts: Vec<String> =
        rests.into_iter().chain([say!(words, "clock-out", time = relative(deadline))]).collect();
    match control {
        TimeControl::PerTurn(_) => parts.insert(0, terms::clock(words, control)),
        // The terms don't tell what the others have left.
        TimeControl::Bank { .. } => parts.extend(others_left(words, table)),
        TimeControl::Untimed => {}
    }
    Some(say!(words, "clock", parts = parts.join(" · ")))
}

fn stands(words: &Words, table: &Table) -> Option<String> {
    Some(say!(words, "clock-stands", why = why(words, table.clock_stop()?)?))
}

/// Why the clock is paused.
fn why(words: &Words, still: ClockStop) -> Option<String> {
    Some(match still {
        ClockStop::Untimed | ClockStop::Computer => return None,
        ClockStop::Paused => say!(words, "clock-paused"),
        ClockStop::CutOff => say!(words, "clock-cut-off"),
        ClockStop::Away(until) => say!(words, "clock-away", until = date_and_time(until)),
        ClockStop::Unreached(until) => say!(words, "clock-unreached", until = relative(until)),
    })
}

/// What each waiting seat has left.
fn others_left(words: &Words, table: &Table) -> impl Iterator<Item = String> {
    let others = seats(table).filter(|&seat| Some(seat) != table.to_act());
    others.filter_map(|seat| {
        if table.computers().contains(seat) {
            return None;
        }
        // A waiting player's clock is stopped, so any moment will do.
        let left = table.left(seat, table.stored().since)?;
        Some(say!(words, "clock-left", stone = stone(seat), time = span(words, left)))
    })
}

/// Who is away besides the player to move.
fn others_away(words: &Words, table: &Table) -> Option<String> {
    if table.clock_stop() == Some(ClockStop::Untimed) {
        return None;
    }
    let others = seats(table).filter(|&seat| table.plays_for(seat) != table.player_to_act());
    let away = others.filter_map(|seat| {
        let until = table.away(seat)?;
        Some(say!(words, "away-until", who = seated(table, seat), until = date_and_time(until)))
    });
    let away: Vec<String> = away.collect();
    (!away.is_empty()).then(|| say!(words, "away", parts = away.join(" · ")))
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(table.stored().record.rules.seats())
}

/// The clock of a running game in a list: the deadline, or why it is paused. Nothing without a clock.
pub fn state(words: &Words, table: &Table) -> Option<String> {
    if table.is_cut_off() {
        return Some(say!(words, "clock-cut-off"));
    }
    if let Some(deadline) = table.deadline() {
        return Some(say!(words, "clock-out", time = relative(deadline)));
    }
    why(words, table.clock_stop()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    /// The lines below the board of a game on these terms, with these players away.
    fn below(terms: &str, away: &[u64]) -> Vec<String> {
        lines(Texts::load().unwrap().public(), &example::begun("dara:traditional", terms, away))
    }

    #[test]
    fn a_deadline_is_shown_on_the_board() {
        assert_eq!(below("3d", &[]), ["⏳ 3 days a turn · time runs out <t:259200:R>"]);
        assert_eq!(below("2d+1h/3d", &[]), ["⏳ time runs out <t:172800:R> · ⚪ has 2 days"]);
        assert_eq!(below("none", &[1, 2]), Vec::<String>::new());
    }

    #[test]
    fn a_clock_that_rests_says_until_when() {
        // The game begins at midnight, where nothing else is known of the player.
        assert_eq!(
            below("3h,nights", &[]),
            ["⏳ 3 hours a turn · paused until <t:28800:f> · time runs out <t:39600:R>"]
        );
        assert_eq!(
            below("3h,off:thu", &[]),
            ["⏳ 3 hours a turn · paused until <t:172800:f> · time runs out <t:183600:R>"],
            "a Thursday"
        );
        assert_eq!(below("3h,off:sat", &[]), ["⏳ 3 hours a turn · time runs out <t:10800:R>"]);
    }

    #[test]
    fn an_absent_player_is_named_and_their_clock_paused() {
        assert_eq!(below("3d", &[1]), ["⏸️ Clock paused: away until <t:864000:f>"]);
        assert_eq!(
            below("3d", &[2]),
            ["⏳ 3 days a turn · time runs out <t:259200:R>", "💤 ⚪ <@2> is away until <t:864000:f>"]
        );
        assert_eq!(below("3d,no-away", &[1, 2]).len(), 1);
    }
}
