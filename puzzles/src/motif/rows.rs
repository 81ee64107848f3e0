//! Motifs of the games with rows: Dara, Wali, Dala and Morris.

use games::{Action, Position, SquareSet};

use super::{
    Motif,
    line::{Line, Moment},
};
use crate::turn;

pub(super) fn has(line: &Line, motif: Motif) -> bool {
    let mut moments = line.moments.iter();
    match motif {
        Motif::DoubleThreat => {
            moments.any(|moment| !moment.turn.is_forcing() && threatens_twice(line, moment))
        }
        Motif::DoubleRow => {
            moments.any(|moment| moment.turn.effects.iter().any(|effects| crosses(effects.row)))
        }
        Motif::SeeSaw => moments.any(|moment| leaves_row(moment).is_some() && makes_row(moment)),
        Motif::Reopen => line.moments.iter().enumerate().any(|(at, moment)| {
            let Some(row) = leaves_row(moment).filter(|_| !makes_row(moment)) else { return false };
            let mut later = line.moments.iter().skip(at + 1).flat_map(|moment| &moment.turn.effects);
            later.any(|effects| !effects.row.is_empty() && effects.row.0 & row.0 == effects.row.0)
        }),
        Motif::Guard => line.first().is_some_and(|first| guards(line, first)),
        Motif::Race => {
            line.moments.iter().any(makes_row)
                && moments.any(|moment| moment.reply.iter().any(|effects| !effects.row.is_empty()))
        }
        Motif::RowBreaker => moments.any(breaks_row),
        Motif::Flying => moments.any(|moment| {
            let board = moment.before.rules().board();
            !board.lines().is_empty()
                && moment.turn.actions.iter().any(|action| match action {
                    Action::Move(path) => path
                        .squares()
                        .first_chunk()
                        .is_some_and(|&[from, to]: &[_; 2]| !board.are_neighbours(from, to)),
                    _ => false,
                })
        }),
        _ => false,
    }
}

fn makes_row(moment: &Moment) -> bool {
    moment.turn.effects.iter().any(|effects| !effects.row.is_empty())
}

/// The rows that stood before the turn, if it moves a stone out of one.
fn leaves_row(moment: &Moment) -> Option<SquareSet> {
    let rows = moment.before.rows();
    moment.turn.actions.iter().find_map(|action| match action {
        Action::Move(path) => path.squares().first().filter(|&&from| rows.contains(from)).map(|_| rows),
        _ => None,
    })
}

/// Whether squares form two rows that cross, rather than one.
fn crosses(row: SquareSet) -> bool {
    let mut squares = row.iter();
    let Some(first) = squares.next() else { return false };
    row.len() >= 5
        && row.iter().any(|square| square.file() != first.file())
        && row.iter().any(|square| square.rank() != first.rank())
}

/// The rows that the next action can make.
fn rows_within_reach(position: &Position) -> impl Iterator<Item = SquareSet> {
    position.legal_actions().into_iter().filter_map(|action| {
        let effects = position.clone().play(action).ok()?;
        (!effects.row.is_empty()).then_some(effects.row)
    })
}

/// Whether a row can be made after every reply, and not always the same.
fn threatens_twice(line: &Line, moment: &Moment) -> bool {
    let after = &moment.turn.after;
    if after.to_act().is_none_or(|seat| seat.side() == line.side) {
        return false;
    }
    let mut seen: Vec<SquareSet> = Vec::new();
    for reply in turn::all(after) {
        if reply.after.to_act().is_none_or(|seat| seat.side() != line.side) {
            return false;
        }
        let before = seen.len();
        let mut any = false;
        for row in rows_within_reach(&reply.after) {
            any = true;
            if before < 2 && !seen.contains(&row) {
                seen.push(row);
            }
        }
        if !any {
            return false;
        }
    }
    seen.len() >= 2
}

/// Whether the opponent can make no row after a turn that makes none either, but could after more than half of the others.
fn guards(line: &Line, moment: &Moment) -> bool {
    let allows = |position: &Position| {
        let replies = position.to_act().is_some_and(|seat| seat.side() != line.side);
        replies && rows_within_reach(position).next().is_some()
    };
    if moment.turn.is_forcing() || moment.turn.after.outcome().is_some() || allows(&moment.turn.after) {
        return false;
    }
    let turns = turn::all(&moment.before);
    2 * turns.iter().filter(|turn| allows(&turn.after)).count() > turns.len()
}

/// Whether a take removes a stone of a row that stood before it.
fn breaks_row(moment: &Moment) -> bool {
    let mut position = moment.before.clone();
    moment.actions().any(|(action, _)| {
        let breaks = matches!(action, Action::Take(square) if position.rows().contains(square));
        breaks || position.play(action).is_err()
    })
}
