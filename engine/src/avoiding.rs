//! A game in which some turns are forbidden, to find out how good the others are.

use games::{
    Action, Outcome, Seat, Stage,
    lookahead::{Advance, Node, View},
};

/// Sets the positions amid a forbidden turn apart from those in which everything may be played.
const AMID: u64 = 0xA5A5_5A5A_C3C3_3C3C;

/// The most turns that can be forbidden, a bit each.
pub const AVOIDED: usize = u64::BITS as usize;

/// A position of a game that may not go on with certain turns.
#[derive(Clone)]
pub struct Avoiding<'a, N> {
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
    pub const fn new(node: N, turns: &'a [Vec<Action>], before: usize) -> Self {
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

    #[inline]
    fn to_act(&self) -> Seat {
        self.node.to_act()
    }

    #[inline]
    fn stage(&self) -> Stage {
        self.node.stage()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.node.outcome()
    }

    #[inline]
    fn hash(&self) -> u64 {
        match self.amid() {
            Some(1..) => self.node.hash() ^ AMID,
            Some(0) | None => self.node.hash(),
        }
    }

    #[inline]
    fn quiet_turns_left(&self) -> u32 {
        self.node.quiet_turns_left()
    }

    #[inline]
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

    #[inline]
    fn is_forcing(&self, ply: N::Ply) -> bool {
        self.node.is_forcing(ply)
    }

    #[inline]
    fn takes(&self, ply: N::Ply) -> u8 {
        self.node.takes(ply)
    }

    #[inline]
    fn slot(ply: N::Ply) -> usize {
        N::slot(ply)
    }

    fn action(ply: N::Ply) -> Action {
        N::action(ply)
    }

    #[inline]
    fn view(&self) -> View<'_> {
        self.node.view()
    }

    #[inline]
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

#[cfg(test)]
mod tests {
    use games::{Position, lookahead::Visitor};

    use super::*;

    /// The legal actions, and those after the first of them.
    struct Listed(Vec<Vec<Action>>);

    impl Visitor for Listed {
        type Output = [Vec<String>; 2];

        fn visit<N: Node>(self, node: N) -> Self::Output {
            let mut node = Avoiding::new(node, &self.0, 0);
            let mut listed = || {
                let mut plies = Vec::new();
                node.plies(&mut plies);
                let actions = plies.iter().map(|&ply| N::action(ply).to_string()).collect();
                node.play(plies[0]);
                actions
            };
            [listed(), listed()]
        }
    }

    #[test]
    fn an_action_is_missing_once() {
        let position: Position = "morris:nine a1 a4 d1 d2".parse().unwrap();
        let [all, next] = position.look_ahead(Listed(Vec::new()));
        assert!(all.contains(&"g1".to_owned()) && all.len() == 20);
        let [others, after] = position.look_ahead(Listed(vec![vec!["g1".parse().unwrap()]]));
        assert_eq!(others, all.into_iter().filter(|action| action != "g1").collect::<Vec<_>>());
        assert_eq!(after, next, "after another action, everything is allowed again");
    }
}
