//! Moves ahead: a player who waits stores what he answers to what the others may do.
//!
//! A line is a sequence of actions from the position as it stands, the others' and his own, each legal after the ones
//! before. What is played is compared with it: where it is the same, the line goes on; where not, the line is dropped.
//! When it is his turn, and the line goes on with an action of his own, that is played at once. So nothing illegal is
//! ever played, and nothing before a take that an opponent has earned.
//!
//! Lines are seen by nobody but their owner: they may begin with the same actions of others, and differ in these, but
//! not in the answer to the same.

use games::{Action, Position, Seat, SeatSet};

use super::{Line, Standing, Table, step::Step};
use crate::{PlayerId, Refusal};

/// How many lines a player can store.
pub const LINES: usize = 10;
/// How many actions a line can have.
pub const PLIES: usize = 20;

impl Table {
    /// The moves ahead of a player, who alone may see them.
    pub fn ahead(&self, player: PlayerId) -> impl Iterator<Item = &[Action]> {
        let seat = self.seat(player);
        self.setup
            .standing
            .ahead
            .iter()
            .filter(move |line| Some(line.seat) == seat)
            .map(|line| &line.actions[..])
    }

    /// Whether moves ahead of a player did not fit, and he does not know it yet.
    pub fn dropped_ahead(&self, player: PlayerId) -> bool {
        self.seat(player).is_some_and(|seat| self.setup.standing.dropped.contains(seat))
    }
}

/// Stores a line, in place of those that answer the same otherwise.
pub(super) fn plan(step: &mut Step<'_>, by: PlayerId, mut line: Vec<Action>) -> Result<(), Refusal> {
    let table = step.before;
    let (plays, seat) = (table.seats(by), table.seat(by).ok_or(Refusal::NotAPlayer)?);
    if table.waits_for() == Some(by) {
        return Err(Refusal::AheadOnOwnTurn);
    }
    if line.len() > PLIES {
        return Err(Refusal::AheadTooLong { most: PLIES });
    }
    let seats = replay(table.position(), &line)?;
    let last = seats.iter().rposition(|&seat| plays.contains(seat)).ok_or(Refusal::AheadWithoutAnswer)?;
    line.truncate(last + 1);
    let lines = &mut step.standing().ahead;
    lines.retain(|other| other.seat != seat || !contradict(&other.actions, &line, &seats, plays));
    if lines.iter().filter(|other| other.seat == seat).count() >= LINES {
        return Err(Refusal::TooMuchAhead { most: LINES });
    }
    lines.push(Line { seat, actions: line });
    Ok(())
}

/// Who plays each action of a line.
fn replay(from: &Position, line: &[Action]) -> Result<Vec<Seat>, Refusal> {
    let mut position = from.clone();
    line.iter()
        .enumerate()
        .map(|(at, &action)| {
            let effects = position.play(action).map_err(|reason| Refusal::BadAhead {
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

/// Whether the old line says nothing beside the new one, or another answer to the same. `seats` play the new line.
fn contradict(old: &[Action], new: &[Action], seats: &[Seat], plays: SeatSet) -> bool {
    match old.iter().zip(new).position(|(old, new)| old != new) {
        None => true,
        Some(at) => seats.get(at).is_some_and(|&seat| plays.contains(seat)),
    }
}

/// Forgets a line of `seat`, or all.
pub(super) fn forget(step: &mut Step<'_>, seat: Seat, which: Option<usize>) -> Result<(), Refusal> {
    let lines = &mut step.standing().ahead;
    let before = lines.len();
    let mut number = 0;
    lines.retain(|line| {
        let own = line.seat == seat;
        let forgotten = own && which.is_none_or(|which| which == number);
        number += usize::from(own);
        !forgotten
    });
    if lines.len() == before { Err(Refusal::NothingAhead) } else { Ok(()) }
}

/// `seat` knows that its lines did not fit.
pub(super) fn told(standing: &mut Standing, seat: Seat) {
    standing.dropped = standing.dropped.iter().filter(|&one| one != seat).collect();
}

/// The lines of some seats are of no use any more, and their owners are to learn it.
pub(super) fn drop_lines(standing: &mut Standing, of: impl Fn(Seat) -> bool) {
    let dropped = standing.ahead.extract_if(.., |line| of(line.seat)).map(|line| line.seat);
    dropped.for_each(|owner| standing.dropped.insert(owner));
}

/// `action` was played by `by`: lines go on or are dropped, and what answers it is played, and what answers that. Whether
/// anything did.
pub(super) fn follow(step: &mut Step<'_>, action: Action, by: PlayerId) -> bool {
    // Who acts himself sees the board, and needs no note.
    if let Some(seat) = step.before.seat(by) {
        told(step.standing(), seat);
    }
    advance(step, action);
    let mut answered = false;
    while let Some(answer) = answer(&step.after) {
        // It was legal from the same position when it was stored; with other rules, after an upgrade, it may not be.
        if step.play(answer).is_err() {
            break;
        }
        advance(step, answer);
        answered = true;
    }
    answered
}

/// What the player to act has stored for the position as it stands.
fn answer(table: &Table) -> Option<Action> {
    table.ahead(table.waits_for()?).find_map(<[Action]>::first).copied()
}

/// What was played is the beginning of a line, or the line is of no use any more.
fn advance(step: &mut Step<'_>, played: Action) {
    let actor = step.after.last().and_then(|last| step.after.plays_for(last.by));
    let owners: SeatSet = step.standing().ahead.iter().map(|line| line.seat).collect();
    let lines = std::mem::take(&mut step.standing().ahead);
    let rest = lines.into_iter().filter_map(|line| {
        let (_, rest) = line.actions.split_first().filter(|&(&first, _)| first == played)?;
        (!rest.is_empty()).then(|| Line { seat: line.seat, actions: rest.to_vec() })
    });
    let rest: Vec<Line> = rest.collect();
    for owner in owners.iter() {
        let left = rest.iter().any(|line| line.seat == owner);
        let his_own = step.before.player(owner) == actor;
        if !left && !his_own {
            step.standing().dropped.insert(owner);
        }
    }
    step.standing().ahead = rest;
}
