//! A position in which one action isn't allowed, to find out how good the others are.

use games::{
    Action, Outcome, Seat, Stage,
    lookahead::{Advance, Node, View},
};

/// A position whose next action may not be this one. After it, everything is allowed again.
#[derive(Clone)]
pub(super) struct Without<N> {
    node: N,
    action: Option<Action>,
}

impl<N: Node> Without<N> {
    /// Without this action, or with all of them.
    pub(super) const fn new(node: N, action: Option<Action>) -> Self {
        Self { node, action }
    }
}

impl<N: Node> Node for Without<N> {
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
        self.node.hash()
    }

    #[inline]
    fn quiet_turns_left(&self) -> u32 {
        self.node.quiet_turns_left()
    }

    #[inline]
    fn plies(&self, list: &mut Vec<N::Ply>) {
        let before = list.len();
        self.node.plies(list);
        if let Some(action) = self.action {
            let mut at = 0;
            list.retain(|&ply| {
                at += 1;
                at <= before || N::action(ply) != action
            });
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
        self.action = None;
        self.node.play(ply)
    }
}

#[cfg(test)]
mod tests {
    use games::{Position, lookahead::Visitor};

    use super::*;

    /// The legal actions, and those after the first of them.
    struct Listed(Option<Action>);

    impl Visitor for Listed {
        type Output = [Vec<String>; 2];

        fn visit<N: Node>(self, node: N) -> Self::Output {
            let mut node = Without::new(node, self.0);
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
        let [all, next] = position.look_ahead(Listed(None));
        assert!(all.contains(&"g1".to_owned()) && all.len() == 20);
        let [others, after] = position.look_ahead(Listed("g1".parse().ok()));
        assert_eq!(others, all.into_iter().filter(|action| action != "g1").collect::<Vec<_>>());
        assert_eq!(after, next, "after another action, everything is allowed again");
    }
}
