//! The score of a match, and what a game's result means for it.

use games::{Seat, Side};
use play::{
    Ending, Table,
    game::matches::{Goal, Verdict, points, score, verdict},
};

use crate::{
    texts::{Words, say},
    views::players,
};

/// The line above a board: the length of the match, the score including this game if it has ended, and the game's
/// number.
pub(super) fn line(words: &Words, table: &Table) -> Option<String> {
    let (goal, number) = (table.stored().terms.goal?, table.stored().in_match?.number);
    let [one, other] = [Side::First, Side::Second].map(|side| players::side(table, side));
    let score = between(score(table)?);
    Some(say!(words, "match-line", goal = to(words, goal), one, other, score, number))
}

/// The same for alt texts, with sides named by `named`.
pub(super) fn spoken(words: &Words, table: &Table, named: impl Fn(Side) -> String) -> Option<String> {
    let (goal, number) = (table.stored().terms.goal?, table.stored().in_match?.number);
    let [first, second] = score(table)?;
    let (one, other) = (named(Side::First), named(Side::Second));
    let goal = to(words, goal);
    Some(say!(words, "match-spoken", goal, one, first, other, second, number))
}

/// The score in a list, without names: the points of `side` first.
pub(super) fn short(words: &Words, table: &Table, side: Side) -> Option<String> {
    let (goal, number) = (table.stored().terms.goal?, table.stored().in_match?.number);
    let score = between(seen_by(side, score(table)?));
    Some(say!(words, "match-short", goal = to(words, goal), score, number))
}

/// What the game's result means for the match; nothing while it is running.
pub(super) fn consequences(words: &Words, table: &Table) -> Vec<String> {
    let Some(verdict) = verdict(table) else { return Vec::new() };
    let over = match verdict {
        Verdict::GoesOn => None,
        Verdict::Over { winner } => Some(over(words, table, winner)),
    };
    let next = table.stored().in_match.filter(|_| over.is_none());
    let next = next.map(|game| say!(words, "match-goes-on", number = game.number.saturating_add(1)));
    [worth(words, table), quit(words, table), next, over].into_iter().flatten().collect()
}

/// What a finished game is worth.
fn worth(words: &Words, table: &Table) -> Option<String> {
    Some(match points(table) {
        Some((winner, points)) => {
            let who = players::side(table, winner);
            say!(words, "match-points-won", who, points, players = players(table))
        }
        None if table.ending().is_some_and(Ending::is_void) => return None,
        None => say!(words, "match-points-none"),
    })
}

fn over(words: &Words, table: &Table, winner: Option<Side>) -> String {
    let score = score(table).unwrap_or_default();
    let is_first = table.stored().in_match.is_none_or(|game| game.number == 1);
    match (winner, table.ending()) {
        (Some(side), ending) => {
            let (who, score, players) =
                (players::side(table, side), between(seen_by(side, score)), players(table));
            match ending {
                Some(Ending::Aborted { seat }) => {
                    let loser = players::side(table, seat.side());
                    say!(words, "match-won-aborted", who, score, loser, players)
                }
                _ => say!(words, "match-won", who, score, players),
            }
        }
        (None, Some(ending)) if ending.is_void() && is_first && ending != Ending::Stopped => {
            say!(words, "match-void")
        }
        (None, Some(Ending::Stopped | Ending::CalledOff { .. } | Ending::Idle)) => {
            say!(words, "match-called-off", score = between(score))
        }
        (None, _) => say!(words, "match-drawn", score = between(score)),
    }
}

/// Who resigned the whole match.
fn quit(words: &Words, table: &Table) -> Option<String> {
    let who = Seat::ALL.into_iter().filter(|&seat| table.has_quit(seat));
    let who = who.map(|seat| players::sat_down(table, seat)).collect::<Vec<_>>();
    (!who.is_empty()).then(|| say!(words, "match-given-up", who = who.join(", "), players = who.len()))
}

/// In a game of four that goes on: who has just resigned the match.
pub(super) fn given_up(words: &Words, table: &Table) -> Option<String> {
    if table.ending().is_some() {
        return None;
    }
    let out = table.given_up_now().find(|out| table.has_quit(out.seat))?;
    Some(say!(words, "match-last-game", who = players::sat_down(table, out.seat)))
}

/// The length of a match.
fn to(words: &Words, goal: Goal) -> String {
    match goal {
        Goal::Points(points) => say!(words, "match-to-points", points),
        Goal::Pair => say!(words, "match-of-two"),
    }
}

/// The number of players on a side.
pub(in crate::views) fn players(table: &Table) -> usize {
    table.stored().record.rules.seats() / 2
}

const fn seen_by(side: Side, [first, second]: [u32; 2]) -> [u32; 2] {
    match side {
        Side::First => [first, second],
        Side::Second => [second, first],
    }
}

fn between([one, other]: [u32; 2]) -> String {
    format!("{one} – {other}")
}
