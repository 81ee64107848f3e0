//! What a position is worth without looking ahead, one file for each family of games.

mod draughts;
mod points;
mod rows;
mod stacks;

use std::sync::LazyLock;

use games::{
    Flying, Game, RuleSet, Side,
    lookahead::{Node, View},
};

use crate::{
    score::Score,
    style::Style,
    weights::{Sharing, Weights},
};

/// What judges the positions of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge {
    pub(crate) style: Style,
    weights: Option<&'static Weights>,
    /// Whether a side with three pieces flies.
    flying: bool,
    /// How many turns with rows and captures are searched below the depth.
    pub(crate) quiet_turns: i32,
}

/// Fitted weights, each with its file and the family that says what they weigh.
macro_rules! fitted {
    ($($name:ident $family:ident $file:literal,)*) => {
        $(static $name: LazyLock<Option<Weights>> = LazyLock::new(|| {
            Weights::read(include_bytes!(concat!("../weights/", $file, ".weights")), &$family::SHARING)
        });)*

        #[cfg(test)]
        const FITTED: &[&LazyLock<Option<Weights>>] = &[$(&$name),*];
    };
}
fitted! {
    TRADITIONAL rows "dara-traditional",
    CAPTURE_TEN rows "dara-capture-ten",
    NIGER rows "dara-niger",
    WALI rows "wali",
    DALA rows "dala",
    NINE points "morris-nine",
    MORABARABA points "morris-morabaraba",
    DAMAS draughts "damas",
    DAMALA stacks "damala",
}

impl Judge {
    /// For a rule set; house rules are judged like the nearest preset.
    pub(crate) fn new(rules: RuleSet, style: Style) -> Self {
        let fitted = match (rules.game(), rules.preset()) {
            (Game::Dara, "capture-ten") => &CAPTURE_TEN,
            (Game::Dara, "niger") => &NIGER,
            (Game::Dara, _) => &TRADITIONAL,
            (Game::Wali, _) => &WALI,
            (Game::Dala, _) => &DALA,
            (Game::Morris, "morabaraba") => &MORABARABA,
            (Game::Morris, _) => &NINE,
            (Game::Damas, _) => &DAMAS,
            (Game::Damala, _) => &DAMALA,
        };
        // In Damala, nearly every turn captures.
        let quiet_turns = if style == Style::Full && rules.game() == Game::Damala { 1 } else { 6 };
        let weights = fitted.as_ref().filter(|_| style == Style::Full);
        Self { style, weights, flying: flying(rules), quiet_turns }
    }

    /// The worth for the side to act, in hundredths of a stone.
    #[inline]
    pub(crate) fn worth<N: Node>(&self, node: &N) -> Score {
        let side = node.to_act().side();
        let view = node.view();
        let first = match self.weights {
            None => by_hand(view),
            Some(weights) => {
                let mut worth = 0;
                each(view, side, self.flying, |entry, times| worth += times * weights.of(entry));
                worth
            }
        };
        if side == Side::First { first } else { -first }
    }
}

/// The worth for the first side by the first version: material, rows and mobility, with weights chosen by hand.
fn by_hand(view: View<'_>) -> Score {
    match view {
        View::Rows { stones, hands, files } => {
            rows::by_hand(&rows::Seen { stones, hands, files, to_act: Side::First })
        }
        View::Points { pieces, hands, lines, .. } => {
            points::Seen::new(pieces, hands, lines, false, Side::First).by_hand()
        }
        View::Draughts { men, damas } => draughts::by_hand(men, damas),
        View::Stacks { counts, .. } => stacks::by_hand(counts),
    }
}

/// Whether a side with three pieces flies.
pub(crate) fn flying(rules: RuleSet) -> bool {
    matches!(rules, RuleSet::Morris(options) if options.flying == Flying::Allowed)
}

/// Calls `see` with every entry of its family's table that a position has, and how often, for the first side.
#[inline]
pub(crate) fn each(view: View<'_>, to_act: Side, flying: bool, see: impl FnMut(usize, Score)) {
    match view {
        View::Rows { stones, hands, files } => rows::Seen { stones, hands, files, to_act }.each(see),
        View::Points { pieces, hands, lines, .. } => {
            points::Seen::new(pieces, hands, lines, flying, to_act).each(see);
        }
        View::Draughts { men, damas } => draughts::each(men, damas, to_act, see),
        View::Stacks { marbles, counts } => stacks::each(marbles, counts, to_act, see),
    }
}

/// Which weight each entry of a position's family has.
pub(crate) fn sharing(view: View<'_>) -> &'static Sharing {
    match view {
        View::Rows { .. } => &rows::SHARING,
        View::Points { .. } => &points::SHARING,
        View::Draughts { .. } => &draughts::SHARING,
        View::Stacks { .. } => &stacks::SHARING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_weights_can_be_read() {
        for (number, weights) in FITTED.iter().enumerate() {
            assert!(weights.is_some(), "file {number}");
        }
    }
}
