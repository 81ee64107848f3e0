//! Where marbles can go: the paths of a player's turn.
//!
//! Whether a square is open does not depend on what was dropped before on the same path: its squares all
//! differ and none is the origin, a drop changes no square but its own, and a bonus lies on the square of the
//! drop that earned it. So each square is asked as it is before the turn.

use std::ops::ControlFlow;

use super::stacks::Stacks;
use crate::{Board, Illegal, Path, Seat, Square};

/// Left, down, up and right: the order of the text of the squares that lie there.
const WAYS: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// A path along which a player may drop his marbles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk(Path);

impl Walk {
    pub(super) const fn path(self) -> Path {
        self.0
    }
}

/// The turn of one player, before it is played.
#[derive(Clone, Copy)]
pub(super) struct Walks<'a> {
    pub(super) board: Board,
    pub(super) stacks: &'a Stacks,
    pub(super) seat: Seat,
}

impl Walks<'_> {
    /// Shows every legal path, in the order of their text, until `see` breaks off.
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

    /// The same for the paths that begin as `path`, with `marbles` still in hand.
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

    /// Where the next marble after the squares `walked`, which are some, may be dropped.
    fn next_drops(self, walked: &[Square]) -> impl Iterator<Item = Square> {
        let around = WAYS.into_iter().filter_map(|(files, ranks)| walked.last()?.offset(files, ranks));
        around.filter(move |&to| self.usable(to).and_then(|()| self.drop_after(walked, to)).is_ok())
    }

    /// The same path where it is legal, or what is wrong with it.
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

    /// Whether anybody can use `square`.
    const fn usable(self, square: Square) -> Result<(), Illegal> {
        if !self.board.contains(square) {
            Err(Illegal::OffBoard(square))
        } else if self.board.is_usable(square) {
            Ok(())
        } else {
            Err(Illegal::Blocked(square))
        }
    }

    /// Whether the next marble after the squares `walked`, of which the first is the origin, may be dropped on
    /// `to`.
    fn drop_after(self, walked: &[Square], to: Square) -> Result<(), Illegal> {
        match walked.last() {
            _ if walked.contains(&to) => Err(Illegal::Revisited(to)),
            Some(&from) if !are_adjacent(from, to) => Err(Illegal::NotAdjacent { from, to }),
            _ if !self.stacks.at(to).is_open_to(self.seat.side()) => Err(Illegal::Full(to)),
            _ => Ok(()),
        }
    }
}

/// Whether two squares lie side by side, along a file or a rank.
const fn are_adjacent(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()) == 1
}
