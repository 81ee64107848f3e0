//! What the end of a game means for its match.

use std::cmp::Ordering;

use games::{Seat, Side};
use jiff::Timestamp;

use super::{EndedMatch, Goal, InMatch};
use crate::{
    Announcement, Change, Ending, ForfeitReason, GameId, Player, PlayerId, Table, Zone,
    game::table::{self, Opening},
};

/// The winner of a game and its worth: one point, or two for a shut-out (S004). `None` if the game is running
/// or has no winner.
///
/// A huff counts as a capture. The game need not be part of a match.
pub fn points(table: &Table) -> Option<(Side, u32)> {
    let ending = table.ending()?;
    let winner = ending.winner()?;
    let position = table.position();
    let mut of_winner = Seat::ALL.into_iter().filter(|seat| seat.side() == winner);
    let nothing_lost = of_winner.all(|seat| position.reserve(seat).lost == 0);
    let played_out = matches!(ending, Ending::Rules(_)) || position.captures_began();
    Some((winner, if nothing_lost && played_out { 2 } else { 1 }))
}

/// The points of a match: first those of this game's first side. They include this game once it has ended.
/// `None` if the game isn't part of a match.
pub fn score(table: &Table) -> Option<[u32; 2]> {
    let mut score = table.stored().in_match?.score;
    if let Some((winner, points)) = points(table) {
        for (side, had) in [Side::First, Side::Second].into_iter().zip(&mut score) {
            *had = had.saturating_add(if side == winner { points } else { 0 });
        }
    }
    Some(score)
}

/// Whether a match goes on after one of its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Another game follows.
    GoesOn,
    /// The match is over.
    Over {
        /// The side of this game that won the match, if any.
        winner: Option<Side>,
    },
}

/// Whether the match goes on after this game. `None` while the game is running, or if it isn't part of a
/// match.
pub fn verdict(table: &Table) -> Option<Verdict> {
    let (goal, game) = (table.stored().terms.goal?, table.stored().in_match?);
    let (ending, [first, second]) = (table.ending()?, score(table)?);
    let reached = match goal {
        Goal::Points(goal) => first.max(second) >= goal.into(),
        Goal::Pair => game.number >= 2,
    };
    Some(match ending {
        Ending::Aborted { seat } => {
            Verdict::Over { winner: (game.number > 1).then(|| seat.side().opponent()) }
        }
        Ending::CalledOff { .. } | Ending::Stopped | Ending::Idle | Ending::Withdrawn { .. } => {
            Verdict::Over { winner: None }
        }
        _ if reached => Verdict::Over {
            winner: match first.cmp(&second) {
                Ordering::Greater => Some(Side::First),
                Ordering::Equal => None,
                Ordering::Less => Some(Side::Second),
            },
        },
        _ => match gone(table) {
            Some(seat) => Verdict::Over { winner: Some(seat.side().opponent()) },
            None => Verdict::GoesOn,
        },
    })
}

/// The first player to give up who won't play the next game.
fn gone(table: &Table) -> Option<Seat> {
    let gone = |seat, why| why == ForfeitReason::Left || table.has_quit(seat);
    table.given_up().iter().find(|out| gone(out.seat, out.why)).map(|out| out.seat)
}

/// Whether another game of the match follows this one.
pub fn goes_on(table: &Table) -> bool {
    matches!(verdict(table), Some(Verdict::GoesOn))
}

/// The first player of the game that follows this one. `None` if none follows.
pub fn first_of_next(table: &Table) -> Option<Player> {
    if goes_on(table) { next_seats(table).first().copied() } else { None }
}

/// The players of the next game in order of play: the second player moves up.
fn next_seats(table: &Table) -> Vec<Player> {
    let mut seats = table.stored().seats.players().to_vec();
    seats.rotate_left(1);
    seats
}

/// What to store and announce together with the end of a game: the next game of its match, with the id `new`,
/// or the end of the match. `None` while the game is running, or if it isn't part of a match.
///
/// `away` are the players who are away now, and until when; `zones`, where they live.
///
/// **Decided:** limits on running games don't apply here, since the next game replaces the one that ended.
pub fn go_on(
    table: &Table,
    new: GameId,
    away: Vec<(PlayerId, Timestamp)>,
    zones: Vec<(PlayerId, Zone)>,
    now: Timestamp,
) -> Option<(Vec<Change>, Vec<Announcement>)> {
    let stored = table.stored();
    let (verdict, game, score) = (verdict(table)?, stored.in_match?, score(table)?);
    let winner = match verdict {
        Verdict::GoesOn => {
            let [first, second] = score;
            let number = game.number.saturating_add(1);
            let opening = Opening {
                id: new,
                challenge: stored.challenge,
                home: stored.home,
                channel: stored.channel,
                thread_of: stored.thread_of,
                terms: stored.terms,
                in_match: Some(InMatch { first: game.first, number, score: [second, first] }),
                rules: stored.record.rules,
                seats: next_seats(table),
                away,
                zones,
                at: now,
            };
            return Some(table::begin(opening, None));
        }
        Verdict::Over { winner } => winner,
    };
    let ended = EndedMatch {
        first: game.first,
        last: stored.id,
        home: stored.home,
        goal: stored.terms.goal?,
        score,
        winner,
        at: now,
    };
    Some((vec![Change::EndMatch(ended)], Vec::new()))
}
