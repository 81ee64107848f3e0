//! What the end of a game means for the match that it belongs to.

use std::cmp::Ordering;

use games::{Seat, Side};
use jiff::Timestamp;

use super::{EndedMatch, Goal, InMatch};
use crate::{
    Announcement, Change, Ending, Forfeit, GameId, PlayerId, Table,
    table::{self, Opening},
};

/// What a game is worth that somebody has won, and to whom: one point, or two for a shut-out (S004). `None` while it runs,
/// or where nobody has won.
///
/// A huff is a capture. Whether it belongs to a match does not matter.
pub fn points(table: &Table) -> Option<(Side, u32)> {
    let ending = table.ending()?;
    let winner = ending.winner()?;
    let position = table.position();
    let mut of_winner = Seat::ALL.into_iter().filter(|seat| seat.side() == winner);
    let nothing_lost = of_winner.all(|seat| position.reserve(seat).lost == 0);
    let played_out = matches!(ending, Ending::Rules(_)) || position.captures_began();
    Some((winner, if nothing_lost && played_out { 2 } else { 1 }))
}

/// The points of a match, of the side that is first in this game of it and of the other: before the game while it runs, and
/// with it when it has ended. `None` for a game that belongs to no match.
pub fn score(table: &Table) -> Option<[u32; 2]> {
    let mut score = table.setup().in_match?.score;
    if let Some((winner, points)) = points(table) {
        for (side, had) in [Side::First, Side::Second].into_iter().zip(&mut score) {
            *had = had.saturating_add(if side == winner { points } else { 0 });
        }
    }
    Some(score)
}

/// How a match stands after a game of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Another game follows.
    GoesOn,
    /// It was the last.
    Over {
        /// The side of this game that has won the match, if one has.
        winner: Option<Side>,
    },
}

/// How a match stands after this game of it. `None` while the game runs, and for one that belongs to no match.
pub fn verdict(table: &Table) -> Option<Verdict> {
    let (goal, game) = (table.setup().terms.goal?, table.setup().in_match?);
    let (ending, [first, second]) = (table.ending()?, score(table)?);
    let reached = match goal {
        Goal::Points(goal) => first.max(second) >= goal.into(),
        Goal::Pair => game.number >= 2,
    };
    Some(match ending {
        Ending::Aborted { seat } => {
            Verdict::Over { winner: (game.number > 1).then(|| seat.side().opponent()) }
        }
        Ending::Stopped => Verdict::Over { winner: None },
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

/// The first who is not there for a next game.
fn gone(table: &Table) -> Option<Seat> {
    let gone = |seat, why| why == Forfeit::Left || table.has_quit(seat);
    table.outs().iter().find(|out| gone(out.seat, out.why)).map(|out| out.seat)
}

/// Whether another game follows this one, which has ended.
pub fn goes_on(table: &Table) -> bool {
    matches!(verdict(table), Some(Verdict::GoesOn))
}

/// Who is first in the game that follows this one, which has ended. `None` where none follows.
pub fn first_of_next(table: &Table) -> Option<PlayerId> {
    if goes_on(table) { next_seats(table).first().copied() } else { None }
}

/// The players of the next game in order of play: who was second is first.
fn next_seats(table: &Table) -> Vec<PlayerId> {
    let mut seats = table.setup().seats.players().to_vec();
    seats.rotate_left(1);
    seats
}

/// What follows a game that has ended, to be stored and told together with its end: the next game of its match, numbered
/// `new`, or the end of the match. `None` while the game runs, and where it belongs to no match.
///
/// `away` says who of the players is away now, and until when.
///
/// **Decided:** how many games a player may play is not asked here: the next game takes the place of the one that ended.
pub fn go_on(
    table: &Table,
    new: GameId,
    away: Vec<(PlayerId, Timestamp)>,
    now: Timestamp,
) -> Option<(Vec<Change>, Vec<Announcement>)> {
    let setup = table.setup();
    let (verdict, game, score) = (verdict(table)?, setup.in_match?, score(table)?);
    let winner = match verdict {
        Verdict::GoesOn => {
            let [first, second] = score;
            let number = game.number.saturating_add(1);
            let opening = Opening {
                id: new,
                challenge: setup.challenge,
                guild: setup.guild,
                channel: setup.channel,
                thread_of: setup.thread_of,
                terms: setup.terms,
                in_match: Some(InMatch { first: game.first, number, score: [second, first] }),
                rules: setup.record.rules,
                seats: next_seats(table),
                away,
                at: now,
            };
            return Some(table::begin(opening, None));
        }
        Verdict::Over { winner } => winner,
    };
    let ended = EndedMatch {
        first: game.first,
        last: setup.id,
        guild: setup.guild,
        goal: setup.terms.goal?,
        score,
        winner,
        at: now,
    };
    Some((vec![Change::EndMatch(ended)], Vec::new()))
}
