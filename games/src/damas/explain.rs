//! Why an action of Damas is not legal.

use super::{
    Damas,
    captures::View,
    claims::Pending,
    squares::{self, BOARD, Way},
};
use crate::{Action, Illegal, Path, Square, bits::Bits};

impl Damas {
    /// Why an illegal action is illegal.
    pub(super) fn explain(&self, action: Action) -> Illegal {
        match action {
            Action::Move(_) if matches!(self.due, Pending::Capture(_)) => Illegal::MustCapture,
            Action::Move(path) => match step(&self.view(), path) {
                Ok((from, to)) => Illegal::BackAndForth { from, to },
                Err(why) => why,
            },
            Action::Jump(path) => match jumps(&self.view(), path) {
                Ok(origin) => self.explain_capture(origin, path.squares()),
                Err(why) => why,
            },
            Action::Huff(square) => self.explain_huff(square),
            Action::Force => self.explain_force(),
            Action::Drop(_) | Action::Take(_) => Illegal::NoSuchAction,
        }
    }

    /// Why a capture that the pieces allow is not legal.
    fn explain_capture(&self, origin: Bits, path: &[Square]) -> Illegal {
        let capturers = self.view().capturers();
        match (&self.due, path) {
            _ if capturers & origin == 0 => Illegal::DamaCaptures(squares::square(capturers)),
            (Pending::Capture(Some(begun)), _) if !path.starts_with(begun.squares()) => Illegal::OtherCapture,
            (_, [.., last]) => Illegal::CaptureGoesOn(*last),
            (_, []) => Illegal::NoSuchAction,
        }
    }

    fn explain_huff(&self, square: Square) -> Illegal {
        match self.due {
            Pending::Turn(Some(_)) if !BOARD.contains(square) => Illegal::OffBoard(square),
            Pending::Turn(Some(_)) => Illegal::NotAnOffender(square),
            _ => self.explain_force(),
        }
    }

    const fn explain_force(&self) -> Illegal {
        match self.due {
            Pending::Turn(_) => Illegal::NothingToClaim,
            Pending::Capture(_) => Illegal::MustCapture,
        }
    }
}

/// The origin and target of a move that the pieces allow.
fn step(view: &View, path: Path) -> Result<(Square, Square), Illegal> {
    let (from, to) = path.as_step().ok_or(Illegal::NoSuchAction)?;
    let origin = own_piece(view, from)?;
    let (way, target) = (way(from, to)?, squares::bit(to));
    if !view.is_dama(origin) {
        if !way.is_forward(view.side) {
            return Err(Illegal::Backward { from, to });
        }
        if way.from(origin) != target {
            return Err(Illegal::TooFar { from, to });
        }
    }
    match first_between(way, origin, target, view.empty) {
        Some(piece) => Err(Illegal::InTheWay(squares::square(piece))),
        None if view.empty & target == 0 => Err(Illegal::Occupied(to)),
        None => Ok((from, to)),
    }
}

/// The origin of a capture, complete or not, that the pieces allow.
fn jumps(view: &View, path: Path) -> Result<Bits, Illegal> {
    let from = path.squares().first().ok_or(Illegal::NoSuchAction)?;
    let origin = own_piece(view, *from)?;
    let mut taken = 0;
    for leg in path.squares().windows(2) {
        if let &[from, to] = leg {
            taken |= jump_over(view, origin, taken, (from, to))?;
        }
    }
    Ok(origin)
}

/// The player's own piece on a square.
fn own_piece(view: &View, from: Square) -> Result<Bits, Illegal> {
    let origin = squares::bit(from);
    if !BOARD.contains(from) {
        Err(Illegal::OffBoard(from))
    } else if origin == 0 {
        Err(Illegal::Blocked(from))
    } else if view.empty & origin != 0 {
        Err(Illegal::Empty(from))
    } else if view.own & origin == 0 {
        Err(Illegal::NotYourStone(from))
    } else {
        Ok(origin)
    }
}

/// The diagonal direction from one square to another.
fn way(from: Square, to: Square) -> Result<Way, Illegal> {
    if BOARD.contains(to) {
        Way::between(squares::bit(from), squares::bit(to)).ok_or(Illegal::NotDiagonal { from, to })
    } else {
        Err(Illegal::OffBoard(to))
    }
}

/// The first square between two that is not empty.
fn first_between(way: Way, from: Bits, to: Bits, empty: Bits) -> Option<Bits> {
    let mut next = way.from(from);
    while next & empty & !to != 0 {
        next = way.from(next);
    }
    (next != to && next != 0).then_some(next)
}

/// The piece that one jump of the piece from `origin` passes over, after it has jumped over `taken`.
fn jump_over(view: &View, origin: Bits, taken: Bits, (from, to): (Square, Square)) -> Result<Bits, Illegal> {
    let way = way(from, to)?;
    let (at, onto) = (squares::bit(from), squares::bit(to));
    let empty = view.empty | origin;
    if view.ends_as_dama(origin, at) {
        return Err(Illegal::EndsAsDama(from));
    }
    if !view.is_dama(origin) {
        if !view.man_jumps(way) {
            return Err(Illegal::Backward { from, to });
        }
        if way.from(way.from(at)) & onto == 0 && way.from(at) != onto {
            return Err(Illegal::TooFar { from, to });
        }
    }
    let over = first_between(way, at, onto, empty).ok_or(Illegal::NothingToJump { from, to })?;
    if over & taken != 0 {
        return Err(Illegal::JumpedTwice(squares::square(over)));
    }
    if over & view.own != 0 {
        return Err(Illegal::InTheWay(squares::square(over)));
    }
    match first_between(way, over, onto, empty) {
        Some(second) if second & taken != 0 => Err(Illegal::JumpedTwice(squares::square(second))),
        Some(second) => Err(Illegal::InTheWay(squares::square(second))),
        None if onto & empty == 0 => Err(Illegal::Occupied(to)),
        None => Ok(over),
    }
}
