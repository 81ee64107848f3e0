//! The turns of a position, each from its first action to its last, and what they say about it.

use std::ops::ControlFlow;

use games::lookahead::Node;

/// The actions of the turns that are being looked at, so that they need memory only once.
#[derive(Clone, Debug)]
pub(super) struct Turns<P> {
    plies: Vec<P>,
    turn: Vec<P>,
}

impl<P: Copy> Turns<P> {
    pub(super) const fn new() -> Self {
        Self { plies: Vec::new(), turn: Vec::new() }
    }

    /// Calls `see` with every turn and the position after it, until it says to stop. In the middle of a turn, what is
    /// left of it.
    pub(super) fn each<N: Node<Ply = P>>(
        &mut self,
        node: &N,
        see: &mut impl FnMut(&[P], &N) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let from = self.plies.len();
        node.plies(&mut self.plies);
        let mut flow = ControlFlow::Continue(());
        for at in from..self.plies.len() {
            let ply = self.plies[at];
            let mut child = node.clone();
            let played = child.play(ply);
            self.turn.push(ply);
            flow = if played.ends_turn || child.outcome().is_some() {
                see(&self.turn, &child)
            } else {
                self.each(&child, see)
            };
            self.turn.pop();
            if flow.is_break() {
                break;
            }
        }
        self.plies.truncate(from);
        flow
    }
}

/// A distance as the side that made the last turn sees it. If the other side was `skipped`, the same side is to move.
///
/// Distances count turns, skipped ones included, to the end of the game: odd if the side to move wins, even if it
/// loses, 0 if neither is known.
#[inline]
pub(super) const fn before(distance: u8, skipped: bool) -> u8 {
    match distance {
        0 => 0,
        known => known + 1 + skipped as u8,
    }
}

/// What the turns of a position lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects {
    /// The shortest win, or 255.
    win: u8,
    /// The longest loss, or 0.
    loss: u8,
    /// Whether a turn neither wins nor loses, as far as known.
    open: bool,
}

impl Prospects {
    pub(super) const NONE: Self = Self { win: u8::MAX, loss: 0, open: false };

    /// Adds a turn.
    #[inline]
    pub(super) fn add(&mut self, distance: u8) {
        match distance {
            0 => self.open = true,
            win if win % 2 == 1 => self.win = self.win.min(win),
            loss => self.loss = self.loss.max(loss),
        }
    }

    /// Whether the side to move wins in at most this many turns.
    #[inline]
    pub(super) const fn wins_in(self, turns: u8) -> bool {
        self.win <= turns
    }

    /// Whether the side to move isn't lost, as far as known.
    #[inline]
    pub(super) const fn is_open(self) -> bool {
        self.open
    }

    /// The distance of the position.
    #[inline]
    pub(super) const fn distance(self) -> u8 {
        match self {
            Self { win, .. } if win < u8::MAX => win,
            Self { open: true, .. } => 0,
            Self { loss, .. } => loss,
        }
    }
}
