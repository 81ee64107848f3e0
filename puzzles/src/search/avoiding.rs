//! A game in which some turns are forbidden: the best of the others is what the engine plays there.

use games::{
    Action, Outcome, Seat, Stage,
    lookahead::{Advance, Node, View},
};

/// Sets the positions amid a forbidden turn apart from those in which everything may be played.
const AMID: u64 = 0xA5A5_5A5A_C3C3_3C3C;

/// The most turns that can be forbidden, a bit each.
pub(super) const AVOIDED: usize = u64::BITS as usize;

/// A position of a game that may not go on with certain turns.
#[derive(Clone)]
pub(super) struct Avoiding<'a, N> {
    node: N,
    /// The turns. The last action of each is forbidden after the others.
    turns: &'a [Vec<Action>],
    /// How many actions are still to be played before the position in which they are forbidden.
    before: usize,
    /// How many actions were played from there, or `None` once no turn can follow any longer.
    amid: Option<usize>,
    /// Those turns that begin with them, a bit each.
    open: u64,
}

impl<'a, N: Node> Avoiding<'a, N> {
    /// `before` is how many actions are played from here to the position where the turns are forbidden. Only the first
    /// [`AVOIDED`] turns count.
    pub(super) const fn new(node: N, turns: &'a [Vec<Action>], before: usize) -> Self {
        Self { node, turns, before, amid: Some(0), open: u64::MAX }
    }

    /// How many actions of a forbidden turn were played.
    fn amid(&self) -> Option<usize> {
        self.amid.filter(|_| self.before == 0)
    }

    /// The turns that can still follow, each with its bit.
    fn open(&self) -> impl Iterator<Item = (u64, &'a [Action])> {
        let open = self.open;
        let bits = (0..u64::BITS).map(|number| 1_u64 << number);
        bits.zip(self.turns)
            .filter(move |&(bit, _)| open & bit != 0)
            .map(|(bit, turn)| (bit, turn.as_slice()))
    }
}

impl<N: Node> Node for Avoiding<'_, N> {
    type Ply = N::Ply;

    fn to_act(&self) -> Seat {
        self.node.to_act()
    }

    fn stage(&self) -> Stage {
        self.node.stage()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node.outcome()
    }

    fn hash(&self) -> u64 {
        match self.amid() {
            Some(1..) => self.node.hash() ^ AMID,
            Some(0) | None => self.node.hash(),
        }
    }

    fn quiet_turns_left(&self) -> u32 {
        self.node.quiet_turns_left()
    }

    fn plies(&self, list: &mut Vec<N::Ply>) {
        let from = list.len();
        self.node.plies(list);
        let Some(amid) = self.amid() else { return };
        for (_, turn) in self.open() {
            if let [.., last] = turn
                && turn.len() == amid + 1
                && let Some(at) = list.iter().skip(from).position(|&ply| N::action(ply) == *last)
            {
                list.remove(from + at);
            }
        }
    }

    fn is_forcing(&self, ply: N::Ply) -> bool {
        self.node.is_forcing(ply)
    }

    fn takes(&self, ply: N::Ply) -> u8 {
        self.node.takes(ply)
    }

    fn slot(ply: N::Ply) -> usize {
        N::slot(ply)
    }

    fn action(ply: N::Ply) -> Action {
        N::action(ply)
    }

    fn view(&self) -> View<'_> {
        self.node.view()
    }

    fn play(&mut self, ply: N::Ply) -> Advance {
        if let Some(before) = self.before.checked_sub(1) {
            self.before = before;
        } else if let Some(amid) = self.amid {
            let action = N::action(ply);
            let follow =
                |&(_, turn): &(u64, &[Action])| turn.get(amid) == Some(&action) && amid + 1 < turn.len();
            self.open = self.open().filter(follow).fold(0, |open, (bit, _)| open | bit);
            self.amid = (self.open != 0).then_some(amid + 1);
        }
        self.node.play(ply)
    }
}
