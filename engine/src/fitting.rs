//! What `examples/fit.rs` needs to fit weights: the features of a position.

use games::{
    Position,
    lookahead::{Node, Visitor},
};

use crate::{evaluate, score::Score};

/// How many weights the family of this position has.
pub fn weights(position: &Position) -> usize {
    struct Count;

    impl Visitor for Count {
        type Output = usize;

        fn visit<N: Node>(self, node: N) -> usize {
            evaluate::sharing(node.view()).weights()
        }
    }

    position.look_ahead(Count)
}

/// The weights that a position has, each with how often: its worth for the first side is the sum over them.
pub fn features(position: &Position) -> Vec<(usize, Score)> {
    struct Features {
        flying: bool,
    }

    impl Visitor for Features {
        type Output = Vec<(usize, Score)>;

        fn visit<N: Node>(self, node: N) -> Self::Output {
            let sharing = evaluate::sharing(node.view());
            let mut features = Vec::new();
            evaluate::each(node.view(), node.to_act().side(), self.flying, |entry, times| {
                if let Some((weight, sign)) = sharing.weight(entry).filter(|_| times != 0) {
                    features.push((weight, sign * times));
                }
            });
            features
        }
    }

    position.look_ahead(Features { flying: evaluate::flying(position.rules()) })
}
