//! What a player's pieces can do: moves, and captures jump by jump.

use super::{
    pieces::Pieces,
    squares::{self, Way},
};
use crate::{ManCaptures, Path, Side, bits::Bits};

/// A capture, or the first jumps of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture {
    /// The squares landed on. They tell any two captures apart, since each jump passes over only the piece it takes.
    pub(super) path: Path,
    pub(super) from: Bits,
    pub(super) to: Bits,
    pub(super) taken: Bits,
    /// Whether the piece could go on. To stop here is an offence.
    pub(super) goes_on: bool,
}

/// The jumps from one square in one direction.
#[derive(Clone, Copy)]
struct Jump {
    over: Bits,
    onto: Bits,
}

/// The pieces, as the player to move sees them.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) side: Side,
    pub(super) own: Bits,
    pub(super) damas: Bits,
    pub(super) enemy: Bits,
    pub(super) empty: Bits,
    pub(super) man_captures: ManCaptures,
}

impl View {
    pub(super) const fn new(pieces: Pieces, side: Side, man_captures: ManCaptures) -> Self {
        Self {
            side,
            own: pieces.of(side),
            damas: pieces.damas(side),
            enemy: pieces.of(side.opponent()),
            empty: pieces.empty(),
            man_captures,
        }
    }

    pub(super) const fn is_dama(&self, piece: Bits) -> bool {
        self.damas & piece != 0
    }

    /// Whether a man may jump that way. **Decided:** forward only, as S002 gives backward capture to the Dama alone; an
    /// option lets men jump both ways.
    pub(super) const fn man_jumps(&self, way: Way) -> bool {
        way.is_forward(self.side) || matches!(self.man_captures, ManCaptures::BothWays)
    }

    /// Whether the player could move if it were their turn. The ban on going back and forth doesn't count.
    pub(super) fn can_move(&self) -> bool {
        let men = self.own & !self.damas;
        Way::ALL.into_iter().any(|way| {
            let steppers = self.damas | if way.is_forward(self.side) { men } else { 0 };
            let jumpers = self.damas | if self.man_jumps(way) { men } else { 0 };
            let over = way.from(jumpers) & self.enemy;
            (way.from(steppers) | way.from(over)) & self.empty != 0
        })
    }

    /// Where a piece can move without capturing: a man one square forward, a Dama along the empty squares in all four
    /// directions (S002).
    pub(super) fn steps(&self, from: Bits) -> Bits {
        let reach = |way: Way| {
            if self.is_dama(from) {
                way.line(from, self.empty)
            } else if way.is_forward(self.side) {
                way.from(from) & self.empty
            } else {
                0
            }
        };
        Way::ALL.into_iter().fold(0, |all, way| all | reach(way))
    }

    /// The pieces that may capture: when a Dama can, a man may not (S002: "deberá jugar la Dama").
    pub(super) fn capturers(&self) -> Bits {
        let able = |pieces| {
            let jumpers = squares::each(pieces).filter(|&from| self.follow_up(from, from, 0) != 0);
            jumpers.fold(0, |all, from| all | from)
        };
        match able(self.damas) {
            0 => able(self.own & !self.damas),
            damas => damas,
        }
    }

    /// Appends every capture of the piece on `from`, including those that stop short, in the order of their text.
    pub(super) fn captures(&self, from: Bits, list: &mut Vec<Capture>) {
        self.follow(from, from, None, 0, list);
    }

    /// Appends the captures that begin with `path`, by which the piece from `from` has come to `at`.
    fn follow(&self, from: Bits, at: Bits, path: Option<Path>, taken: Bits, list: &mut Vec<Capture>) {
        let jumps = self.jumps(from, at, taken);
        let onto = jumps.iter().fold(0, |all, jump| all | jump.onto);
        if let Some(path) = path {
            list.push(Capture { path, from, to: at, taken, goes_on: onto != 0 });
        }
        for to in squares::each(onto) {
            let over = jumps.iter().filter(|jump| jump.onto & to != 0).fold(0, |all, jump| all | jump.over);
            let there = squares::square(to);
            let longer = match path {
                None => Some(Path::step(squares::square(from), there)),
                Some(path) => path.then(there),
            };
            // Each jump takes one of twelve enemies, and a path has room for that many.
            if longer.is_some() {
                self.follow(from, to, longer, taken | over, list);
            }
        }
    }

    /// The squares that the piece from `from` can jump to next, at `at` after jumping over `taken`.
    pub(super) fn follow_up(&self, from: Bits, at: Bits, taken: Bits) -> Bits {
        self.jumps(from, at, taken).iter().fold(0, |all, jump| all | jump.onto)
    }

    fn jumps(&self, from: Bits, at: Bits, taken: Bits) -> [Jump; 4] {
        // During a capture the origin is empty. Captured pieces stay until it is over, and count neither as enemies nor
        // as empty.
        let (enemy, empty) = (self.enemy & !taken, self.empty | from);
        Way::ALL.map(|way| {
            let none = Jump { over: 0, onto: 0 };
            if self.is_dama(from) {
                let reached = at | way.line(at, empty);
                let over = way.from(reached) & enemy;
                Jump { over, onto: way.line(over, empty) }
            } else if !self.man_jumps(way) || self.ends_as_dama(from, at) {
                none
            } else {
                let over = way.from(at) & enemy;
                Jump { over, onto: way.from(over) & empty }
            }
        })
    }

    /// Whether the piece from `from` is a man that becomes a Dama at `at`. **Decided:** its turn ends there.
    pub(super) const fn ends_as_dama(&self, from: Bits, at: Bits) -> bool {
        !self.is_dama(from) && at & squares::last_rank(self.side) != 0
    }
}
