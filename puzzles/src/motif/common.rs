//! Motifs of every game.

use games::{Game, Outcome, Stage, WinReason};

use super::{Motif, line::Line};
use crate::turn;

/// From this many turns on, a solution is long.
const LONG: usize = 3;
/// A choice of so few turns is a squeeze.
const SQUEEZED: usize = 2;

pub(super) fn has(line: &Line, motif: Motif) -> bool {
    let mut moments = line.moments.iter();
    match motif {
        Motif::Finish => {
            line.last().is_some_and(|last| matches!(last.turn.after.outcome(), Some(Outcome::Win { .. })))
        }
        Motif::Block => blocks(line),
        Motif::Squeeze => moments.any(|moment| {
            let after = &moment.turn.after;
            let replies = after.to_act().is_some_and(|seat| seat.side() != line.side);
            replies && after.stage() == Stage::Move && turn::count(after) <= SQUEEZED
        }),
        Motif::Quiet => line.first().is_some_and(|first| !first.turn.is_forcing()),
        Motif::Sacrifice => moments.any(|moment| moment.lost() > moment.turn.taken()),
        Motif::Trade => moments.any(|moment| moment.lost() > 0 && moment.lost() == moment.turn.taken()),
        Motif::Forced => {
            let mut replies = moments.filter(|moment| !moment.reply.is_empty()).peekable();
            replies.peek().is_some() && replies.all(|moment| moment.forced)
        }
        Motif::Long => line.moments.len() >= LONG,
        Motif::Drops => line.first().is_some_and(|first| first.before.stage() == Stage::Drop),
        Motif::Ending => line.first().is_some_and(|first| {
            let in_hand = games::Seat::ALL.map(|seat| usize::from(first.before.reserve(seat).hand));
            first.before.pieces().count() + in_hand.iter().sum::<usize>() <= few(line.game)
        }),
        Motif::Chain => moments.any(|moment| {
            let at_once = moment.turn.effects.iter().map(|effects| effects.taken.len()).max();
            at_once.unwrap_or_default() >= if line.game == Game::Damala { 3 } else { 2 }
        }),
        // Those of a family of games.
        Motif::DoubleThreat
        | Motif::DoubleRow
        | Motif::SeeSaw
        | Motif::Reopen
        | Motif::Guard
        | Motif::Race
        | Motif::RowBreaker
        | Motif::Flying
        | Motif::Promotion
        | Motif::Breakthrough
        | Motif::Dama
        | Motif::Huff
        | Motif::Force
        | Motif::Bonus
        | Motif::Stack => false,
    }
}

/// How many pieces both sides together have at most in an ending.
const fn few(game: Game) -> usize {
    match game {
        Game::Dara | Game::Wali | Game::Dala | Game::Morris => 10,
        Game::Damas => 8,
        Game::Damala => 12,
    }
}

/// Whether the opponent can't act after the last turn, and has lost or is skipped.
fn blocks(line: &Line) -> bool {
    line.last().is_some_and(|last| {
        let lost = matches!(last.turn.after.outcome(), Some(Outcome::Win { why: WinReason::Blocked, .. }));
        let mut skipped = last.turn.effects.iter().flat_map(|effects| effects.skipped.iter());
        lost || skipped.any(|seat| seat.side() != line.side)
    })
}
