//! What happens in a line: rows, pieces, Damas, and players who can't move.

use std::ops::ControlFlow;

use games::{
    Action, Effects, Outcome, PieceKind, Position, Reserve, Seat, Side, Square,
    lookahead::{Node, Visitor},
};

/// What happens in a line.
#[derive(Clone, Debug, Default)]
pub(super) struct Story {
    pub(super) turns: Vec<Happened>,
    /// How the game ends with it, if it does.
    pub(super) outcome: Option<Outcome>,
}

/// What happens in a turn of a line.
#[derive(Clone, Debug)]
pub(super) struct Happened {
    pub(super) side: Side,
    /// Where it drops a piece.
    pub(super) drop: Option<Square>,
    /// Whether it makes a row that takes.
    pub(super) row: bool,
    /// Whether it huffs a piece.
    pub(super) huffs: bool,
    /// How many pieces it takes.
    pub(super) taken: u32,
    /// What each side has after it.
    pub(super) left: [Left; 2],
    /// Whether each side can't move after it, or not drop all of its stones.
    pub(super) blocked: [bool; 2],
    /// The position after it.
    pub(super) after: Position,
}

/// What a side has, and what it has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    /// Pieces of all kinds, on the board and in hand.
    pub(super) pieces: u32,
    pub(super) damas: u32,
    /// Pieces that were captured.
    pub(super) lost: u32,
    /// Marbles that a centre gave.
    pub(super) gained: u32,
}

impl Left {
    /// By side.
    pub(super) fn of(position: &Position) -> [Self; 2] {
        let mut left = [Self::default(); 2];
        for (_, piece) in position.pieces() {
            let side = &mut left[piece.seat.side().index()];
            side.pieces += 1;
            side.damas += u32::from(piece.kind == PieceKind::Dama);
        }
        for seat in Seat::ALL {
            let side = &mut left[seat.side().index()];
            let Reserve { hand, lost, gained, .. } = position.reserve(seat);
            side.pieces += u32::from(hand);
            side.lost += lost;
            side.gained += gained;
        }
        left
    }
}

impl Story {
    /// Plays a line as far as it is legal.
    pub(super) fn of(start: &Position, line: &[Action]) -> Self {
        let mut position = start.clone();
        let mut turns: Vec<Happened> = Vec::new();
        let mut goes_on = false;
        for &action in line {
            let Ok(effects) = position.play_stored(action) else { break };
            let before = if goes_on { turns.pop() } else { None };
            turns.push(happened(&effects, &position, before));
            goes_on = !effects.ends_turn && position.to_act() == Some(effects.by);
        }
        Self { turns, outcome: position.outcome() }
    }

    /// The turn with this number, from 0.
    pub(super) fn turn(&self, number: usize) -> Option<&Happened> {
        self.turns.get(number)
    }

    /// The first turn of a side's opponent.
    pub(super) fn reply_to(&self, side: Side) -> Option<&Happened> {
        self.turns.iter().find(|turn| turn.side != side)
    }

    /// What a side and its opponent have at the end.
    pub(super) fn left(&self, side: Side) -> Option<[Left; 2]> {
        let left = self.turns.last()?.left;
        Some([left[side.index()], left[side.opponent().index()]])
    }

    /// How many moves a side has to choose from when it last moves, if it may then move and needn't capture.
    pub(super) fn moves_of(&self, side: Side) -> Option<usize> {
        let is_own = |turn: &&Happened| turn.after.to_act().is_some_and(|seat| seat.side() == side);
        let legal = self.turns.iter().rev().find(is_own)?.after.legal_actions();
        legal.iter().all(|action| matches!(action, Action::Move(_))).then_some(legal.len())
    }

    /// Whether a side can't move at some time.
    pub(super) fn blocks(&self, side: Side) -> bool {
        self.turns.iter().any(|turn| turn.blocked[side.index()])
    }

    /// With how many turns of its own a side wins, if it does.
    pub(super) fn wins_in(&self, side: Side) -> Option<u8> {
        let wins = matches!(self.outcome, Some(Outcome::Win { side: winner, .. }) if winner == side);
        let turns = self.turns.iter().filter(|turn| turn.side == side).count();
        u8::try_from(turns).ok().filter(|_| wins)
    }
}

/// What an action does, added to what its turn has done before.
fn happened(effects: &Effects, after: &Position, before: Option<Happened>) -> Happened {
    let (row, huffs, taken) =
        before.as_ref().map_or((false, false, 0), |one| (one.row, one.huffs, one.taken));
    let drop = match effects.action {
        Action::Drop(square) => Some(square),
        _ => before.and_then(|one| one.drop),
    };
    let mut blocked = [false; 2];
    for seat in Seat::ALL {
        let is_out = effects.skipped.contains(seat) || effects.set_aside[seat.index()] > 0;
        blocked[seat.side().index()] |= is_out;
    }
    if let Some(Outcome::Win { side, why: games::WinReason::Blocked }) = after.outcome() {
        blocked[side.opponent().index()] = true;
    }
    Happened {
        side: effects.by.side(),
        drop,
        row: row || !effects.row.is_empty(),
        huffs: huffs || matches!(effects.action, Action::Huff(_)),
        taken: taken + effects.taken.len(),
        left: Left::of(after),
        blocked,
        after: after.clone(),
    }
}

/// Whether each turn of the player to act leaves the opponent a row that takes: none prevents all of them.
pub(super) fn row_is_certain(position: &Position) -> bool {
    position.look_ahead(Certain)
}

struct Certain;

impl Visitor for Certain {
    type Output = bool;

    fn visit<N: Node>(self, node: N) -> bool {
        let side = node.to_act().side();
        node.outcome().is_none()
            && every_turn(&node, &mut |after: &N| {
                let mut plies = Vec::new();
                after.plies(&mut plies);
                let is_certain =
                    after.to_act().side() != side && plies.iter().any(|&ply| after.is_forcing(ply));
                if is_certain { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
            .is_continue()
    }
}

/// Calls `see` with the position after every turn, until it says to stop.
fn every_turn<N: Node>(node: &N, see: &mut impl FnMut(&N) -> ControlFlow<()>) -> ControlFlow<()> {
    let (mut plies, seat) = (Vec::new(), node.to_act());
    node.plies(&mut plies);
    for ply in plies {
        let mut after = node.clone();
        let played = after.play(ply);
        if played.ends_turn || after.outcome().is_some() || after.to_act() != seat {
            see(&after)?;
        } else {
            every_turn(&after, see)?;
        }
    }
    ControlFlow::Continue(())
}
