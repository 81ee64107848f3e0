//! Premoves: while a player waits, they store replies to what the others may play.
//!
//! A line is a sequence of actions from the current position, the others' and the player's own, each legal
//! after the ones before. Every action played is compared with its start: if it matches, the line is
//! shortened by it, otherwise the line is dropped. When it's the player's turn and the line continues with
//! their own action, that is played at once. So a premove is never illegal, and never comes before a take
//! that an opponent has earned.
//!
//! Only their owner sees premoves. Two lines may share actions of others and branch there, but can't give two
//! replies to the same sequence.

use games::{Action, Position, Seat, SeatSet};

use super::{PremoveLine, Table, decision::DecisionBuilder};
use crate::{PlayerId, Refusal};

/// How many lines a player can store.
pub const MAX_PREMOVE_LINES: usize = 10;
/// How many actions a line can have.
pub const MAX_PREMOVE_PLIES: usize = 20;

impl Table {
    /// A player's premove lines, to be shown to no one else.
    pub fn premoves(&self, player: PlayerId) -> impl Iterator<Item = &[Action]> {
        let seat = self.seat(player);
        seat.into_iter().flat_map(|seat| self.premoves_of(seat))
    }

    fn premoves_of(&self, seat: Seat) -> impl Iterator<Item = &[Action]> {
        let lines = self.stored.state.premoves.iter();
        lines.filter(move |line| line.seat == seat).map(|line| &line.actions[..])
    }

    /// Whether a player's premoves were dropped without their knowing yet.
    pub fn has_dropped_premoves(&self, player: PlayerId) -> bool {
        self.seat(player).is_some_and(|seat| self.stored.state.dropped.contains(seat))
    }
}

/// Stores a line, replacing those with another reply to the same sequence.
pub(super) fn plan(
    builder: &mut DecisionBuilder<'_>,
    seat: Seat,
    mut line: Vec<Action>,
) -> Result<(), Refusal> {
    let table = builder.before;
    let plays = table.played_by(seat);
    if table.is_against_computer() {
        return Err(Refusal::PremoveAgainstComputer);
    }
    if table.played_from() == Some(seat) {
        return Err(Refusal::PremoveOnOwnTurn);
    }
    if line.len() > MAX_PREMOVE_PLIES {
        return Err(Refusal::PremoveTooLong { most: MAX_PREMOVE_PLIES });
    }
    let seats = replay(table.position(), &line)?;
    let last = seats.iter().rposition(|&seat| plays.contains(seat)).ok_or(Refusal::PremoveWithoutReply)?;
    line.truncate(last + 1);
    let lines = &mut builder.state().premoves;
    lines.retain(|other| other.seat != seat || !is_replaced(&other.actions, &line, &seats, plays));
    if lines.iter().filter(|other| other.seat == seat).count() >= MAX_PREMOVE_LINES {
        return Err(Refusal::TooManyPremoves { most: MAX_PREMOVE_LINES });
    }
    lines.push(PremoveLine { seat, actions: line });
    Ok(())
}

/// The seat that plays each action of a line.
fn replay(from: &Position, line: &[Action]) -> Result<Vec<Seat>, Refusal> {
    let mut position = from.clone();
    line.iter()
        .enumerate()
        .map(|(at, &action)| {
            let effects = position.play(action).map_err(|reason| Refusal::IllegalPremove {
                at,
                action,
                by: position.to_act(),
                reason,
                legal: position.legal_actions(),
            })?;
            Ok(effects.by)
        })
        .collect()
}

/// Whether `new` takes the place of `old`: one begins with the other, or they first differ in a reply of the owner's.
/// `seats` are those of the actions in `new`.
fn is_replaced(old: &[Action], new: &[Action], seats: &[Seat], plays: SeatSet) -> bool {
    match old.iter().zip(new).position(|(old, new)| old != new) {
        None => true,
        Some(at) => seats.get(at).is_some_and(|&seat| plays.contains(seat)),
    }
}

/// Deletes a line of `seat`, or all of them.
pub(super) fn forget(
    builder: &mut DecisionBuilder<'_>,
    seat: Seat,
    which: Option<usize>,
) -> Result<(), Refusal> {
    let lines = &mut builder.state().premoves;
    let before = lines.len();
    let mut number = 0;
    lines.retain(|line| {
        let own = line.seat == seat;
        let forgotten = own && which.is_none_or(|which| which == number);
        number += usize::from(own);
        !forgotten
    });
    if lines.len() == before { Err(Refusal::NoPremove) } else { Ok(()) }
}

/// Advances all lines after the player of seat `by` played `action`, and plays the replies that match, one after the other.
/// Returns whether any was played.
pub(super) fn follow(builder: &mut DecisionBuilder<'_>, action: Action, by: Seat) -> bool {
    // The player who acts sees the board, and needs no notice.
    builder.state().mark_notified(by);
    advance(builder, action);
    let mut answered = false;
    while let Some(answer) = answer(&builder.after) {
        // Legal when it was stored, from this same position; but an upgrade may have changed the rules.
        if builder.play(answer).is_err() {
            break;
        }
        advance(builder, answer);
        answered = true;
    }
    answered
}

/// The reply that the player to act has stored for the current position.
fn answer(table: &Table) -> Option<Action> {
    table.premoves_of(table.played_from()?).find_map(<[Action]>::first).copied()
}

/// Shortens the lines that begin with the action just played, and drops the others.
fn advance(builder: &mut DecisionBuilder<'_>, played: Action) {
    let actor = builder.after.last().and_then(|last| builder.after.stored.seats.played_from(last.by));
    let owners: SeatSet = builder.state().premoves.iter().map(|line| line.seat).collect();
    let lines = std::mem::take(&mut builder.state().premoves);
    let rest = lines.into_iter().filter_map(|line| {
        let (_, rest) = line.actions.split_first().filter(|&(&first, _)| first == played)?;
        (!rest.is_empty()).then(|| PremoveLine { seat: line.seat, actions: rest.to_vec() })
    });
    let rest: Vec<PremoveLine> = rest.collect();
    for owner in owners.iter() {
        let left = rest.iter().any(|line| line.seat == owner);
        if !left && actor != Some(owner) {
            builder.state().dropped.insert(owner);
        }
    }
    builder.state().premoves = rest;
}
