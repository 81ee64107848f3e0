//! The paths of a player's turn.
//!
//! Whether a square is open doesn't depend on earlier drops of the same path: its squares all differ, none is the
//! origin, a drop changes only its own square, and so does a bonus. So each square can be judged as it was before the
//! turn.

use std::ops::ControlFlow;

use super::stacks::Stacks;
use crate::{Board, Illegal, Path, Seat, Square};

/// Left, down, up and right, in the order of the text of the squares there.
const WAYS: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// A legal path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk(Path);

impl Walk {
    pub(super) const fn path(self) -> Path {
        self.0
    }
}

/// A player's turn, before it is played.
#[derive(Clone, Copy)]
pub(super) struct Walks<'a> {
    pub(super) board: Board,
    pub(super) stacks: &'a Stacks,
    pub(super) seat: Seat,
}

impl Walks<'_> {
    /// Calls `see` with every legal path, in the order of their text, until it breaks.
    pub(super) fn each(self, see: &mut impl FnMut(Walk) -> ControlFlow<()>) -> ControlFlow<()> {
        let Board { files, ranks, .. } = self.board;
        let squares = (0..files).flat_map(|file| (0..ranks).filter_map(move |rank| Square::new(file, rank)));
        for origin in squares {
            let Some(others) = self.stacks.at(origin).of(self.seat).checked_sub(1) else { continue };
            for first in self.next_drops(&[origin]) {
                self.go_on(Path::step(origin, first), others, see)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `see` with every legal path, in the order of their text.
    pub(super) fn for_all(self, mut see: impl FnMut(Walk)) {
        _ = self.each(&mut |walk| {
            see(walk);
            ControlFlow::Continue(())
        });
    }

    /// Calls `see` with every legal path that begins with `path`, if `marbles` are still in hand.
    fn go_on(
        self,
        path: Path,
        marbles: u8,
        see: &mut impl FnMut(Walk) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(others) = marbles.checked_sub(1) else { return see(Walk(path)) };
        for longer in self.next_drops(path.squares()).filter_map(|to| path.then(to)) {
            self.go_on(longer, others, see)?;
        }
        ControlFlow::Continue(())
    }

    /// Where the next marble may be dropped after the squares `walked`, of which there is at least one.
    fn next_drops(self, walked: &[Square]) -> impl Iterator<Item = Square> {
        let around = WAYS.into_iter().filter_map(|(files, ranks)| walked.last()?.offset(files, ranks));
        around.filter(move |&to| self.usable(to).and_then(|()| self.drop_after(walked, to)).is_ok())
    }

    /// The path as a legal one, or what is wrong with it.
    pub(super) fn accept(self, path: Path) -> Result<Walk, Illegal> {
        let squares = path.squares();
        squares.iter().try_for_each(|&square| self.usable(square))?;
        if let [origin, drops @ ..] = squares {
            let marbles = self.marbles_on(*origin)?;
            if drops.len() != usize::from(marbles) {
                return Err(Illegal::WrongLength { marbles });
            }
        }
        (1..squares.len()).try_for_each(|dropped| {
            let (walked, rest) = squares.split_at(dropped);
            rest.first().map_or(Ok(()), |&to| self.drop_after(walked, to))
        })?;
        Ok(Walk(path))
    }

    /// How many marbles the player takes up from `origin`.
    fn marbles_on(self, origin: Square) -> Result<u8, Illegal> {
        let stack = self.stacks.at(origin);
        match stack.of(self.seat) {
            0 if stack.is_empty() => Err(Illegal::Empty(origin)),
            0 => Err(Illegal::NotYourStone(origin)),
            marbles => Ok(marbles),
        }
    }

    /// Whether anyone can use `square`.
    const fn usable(self, square: Square) -> Result<(), Illegal> {
        if !self.board.contains(square) {
            Err(Illegal::OffBoard(square))
        } else if self.board.is_usable(square) {
            Ok(())
        } else {
            Err(Illegal::Blocked(square))
        }
    }

    /// Whether the next marble may be dropped on `to`, after the squares `walked`, which begin with the origin.
    fn drop_after(self, walked: &[Square], to: Square) -> Result<(), Illegal> {
        match walked.last() {
            _ if walked.contains(&to) => Err(Illegal::Revisited(to)),
            Some(&from) if !are_adjacent(from, to) => Err(Illegal::NotAdjacent { from, to }),
            _ if !self.stacks.at(to).is_open_to(self.seat.side()) => Err(Illegal::Full(to)),
            _ => Ok(()),
        }
    }
}

/// Whether two squares are side by side, along a file or a rank.
const fn are_adjacent(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()) == 1
}
