//! Where the turns of a game began: what a takeback goes back to, and how many turns a seat has made.

use games::{Effects, Seat, SeatSet};

/// The turns of a game so far. The last one is that of the seat which is to act; it may still be empty.
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
    /// Those of a game in which this seat acts first.
    pub(super) fn new(first: Option<Seat>) -> Self {
        Self { began: first.into_iter().map(|seat| Turn { seat, ply: 0 }).collect(), last: Vec::new() }
    }

    /// An action was played, whose effects these are; `next` acts after it, at `ply`. Whether a turn is over.
    pub(super) fn follow(&mut self, effects: Effects, next: Option<Seat>, ply: u32) -> bool {
        // A turn goes on until an action ends it: a take belongs to the move that earned it, and a move to the huff
        // before it.
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

    /// How many turns `seat` has made: begun, and another one began after it.
    pub(super) fn made_by(&self, seat: Seat) -> usize {
        let made = self.began.split_last().map_or(&[][..], |(_, made)| made);
        made.iter().filter(|turn| turn.seat == seat).count()
    }

    /// Where the last turn of one of `seats` began in which it has acted, of a game of so many actions.
    pub(super) fn last_of(&self, seats: SeatSet, ply: u32) -> Option<u32> {
        self.began.iter().rev().find(|turn| seats.contains(turn.seat) && turn.ply < ply).map(|turn| turn.ply)
    }
}
