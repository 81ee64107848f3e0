//! Where the turns of a game began, to know what a takeback undoes and how many turns a seat has made.

use games::{Effects, Seat, SeatSet};

/// The turns of a game so far. The last one belongs to the seat to act, and may have no action yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Turns {
    began: Vec<Turn>,
    last: Vec<Effects>,
}

#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    ply: u32,
}

impl Turns {
    /// The turns before the first action.
    pub(super) fn new(first: Option<Seat>) -> Self {
        Self { began: first.into_iter().map(|seat| Turn { seat, ply: 0 }).collect(), last: Vec::new() }
    }

    /// Adds an action with these effects; `next` acts after it, at `ply`. Returns whether it ended a turn.
    pub(super) fn follow(&mut self, effects: Effects, next: Option<Seat>, ply: u32) -> bool {
        // A take belongs to the turn of the move that earned it, and a move to that of the huff before it.
        if self.last.last().is_some_and(|last| last.ends_turn) {
            self.last.clear();
        }
        self.last.push(effects);
        let over = effects.ends_turn || next != Some(effects.by);
        if over && let Some(seat) = next {
            self.began.push(Turn { seat, ply });
        }
        over
    }

    /// What each action of the last turn did, in order.
    pub(super) fn last(&self) -> &[Effects] {
        &self.last
    }

    /// The ply at which the turn of the seat to act began, or begins.
    pub(super) fn current(&self) -> u32 {
        self.began.last().map_or(0, |turn| turn.ply)
    }

    /// How many turns `seat` has finished.
    pub(super) fn made_by(&self, seat: Seat) -> usize {
        let made = self.began.split_last().map_or(&[][..], |(_, made)| made);
        made.iter().filter(|turn| turn.seat == seat).count()
    }

    /// The ply at which the last turn of `seats` began, not counting one without an action yet. `ply` is the
    /// game's length.
    pub(super) fn last_of(&self, seats: SeatSet, ply: u32) -> Option<u32> {
        self.began.iter().rev().find(|turn| seats.contains(turn.seat) && turn.ply < ply).map(|turn| turn.ply)
    }
}
