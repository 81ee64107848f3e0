//! One step of an analysis: the search for something better than the turn that was played.

use games::{
    Action, RuleSet, Side,
    lookahead::{Node, Visitor},
};
use serde::{Deserialize, Serialize};

use super::{
    chance::Chance,
    found::{Choice, INACCURACY, KEPT, ONLY},
    look::{Look, Looker, Place, for_first},
    stored,
};
use crate::score::{Score, WON};

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Known {
    /// Its worth for the first side; `None` if it has yet to be searched.
    pub(super) score: Option<Score>,
    /// How it goes on.
    #[serde(with = "stored::line")]
    pub(super) line: Vec<Action>,
}

/// Searches a position.
pub(super) struct Ahead<'a, 'b> {
    pub(super) looker: &'a mut Looker<'b>,
    pub(super) past: Vec<u64>,
    pub(super) nodes: u64,
}

impl Visitor for Ahead<'_, '_> {
    type Output = Look;

    fn visit<N: Node>(self, node: N) -> Look {
        self.looker.look(&Place { node, past: self.past }, self.nodes, None)
    }
}

/// Searches the position before a turn for something better.
pub(super) struct Step<'a> {
    pub(super) looker: Looker<'a>,
    pub(super) past: Vec<u64>,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    pub(super) played: &'a [Action],
    pub(super) forced: bool,
    /// The worth of the position after the turn, for the first side.
    pub(super) after: Score,
    /// The turn, and how it goes on.
    pub(super) onward: &'a [Action],
}

/// What a step finds.
pub(super) struct Found {
    /// The worth before the turn, for the first side.
    pub(super) before: Score,
    pub(super) choice: Choice,
    pub(super) best: Vec<Action>,
    /// What the step for the turn before this one has to know.
    pub(super) kept: Known,
}

impl Found {
    fn new(before: Score, choice: Choice, best: &[Action]) -> Self {
        let kept = Known { score: Some(before), line: best.to_vec() };
        Self { before, choice, best: best.to_vec(), kept }
    }
}

impl Visitor for Step<'_> {
    type Output = Found;

    fn visit<N: Node>(mut self, node: N) -> Found {
        if self.forced {
            return Found::new(self.after, Choice::Forced, self.onward);
        }
        let side = node.to_act().side();
        let place = Place { node, past: std::mem::take(&mut self.past) };
        let seen = self.looker.look(&place, self.nodes, None);
        let is_best = seen.line.starts_with(self.played);
        let mut other = if is_best { self.other(&place, seen.score) } else { Some(seen.clone()) };
        if let Some(other) = other.as_mut().filter(|other| self.loss(side, other.score) >= INACCURACY) {
            // The turn that was played has been searched from the position after it, which sees one turn more. So should
            // the other one be, before the player is blamed.
            let mut there = place.clone();
            there.play_turn(&other.line);
            let again = self.looker.look(&there, self.nodes, None).score;
            other.score = for_first(side, for_first(side, other.score).min(for_first(side, again)));
        }
        if let Some(better) = other.as_ref().filter(|other| self.loss(side, other.score) > 0) {
            return Found::new(better.score, Choice::Free, &better.line);
        }
        let is_only = is_best
            && other.is_some_and(|other| self.is_only(side, [self.after, other.score]))
            && !self.is_obvious(&place);
        let mut found =
            Found::new(self.after, if is_only { Choice::Only } else { Choice::Free }, self.onward);
        if is_best {
            // No turn looked better, so if it has disappointed, the search from here saw less, not the player.
            let best = for_first(side, seen.score).max(for_first(side, self.after));
            found.kept.score = Some(for_first(side, best));
        }
        found
    }
}

impl Step<'_> {
    /// The best turn with another first action than the one played; `None` if there is none, or if all lose anyway.
    fn other<N: Node>(&mut self, place: &Place<N>, score: Score) -> Option<Look> {
        let mut plies = Vec::new();
        place.node.plies(&mut plies);
        let lost = for_first(place.node.to_act().side(), score) <= -WON;
        let first = self.played.first().copied();
        (plies.len() > 1 && !lost).then(|| self.looker.look(place, self.nodes / 2, first))
    }

    /// By how much another turn is better than the one played, in thousandths of the chance to win.
    fn loss(&self, side: Side, other: Score) -> u16 {
        self.chance(side, other).saturating_sub(self.chance(side, self.after))
    }

    /// Whether the turn that was played, worth the first of these scores, is the only one that keeps the draw or the win.
    fn is_only(&self, side: Side, scores: [Score; 2]) -> bool {
        let [played, other] = scores.map(|score| self.chance(side, score));
        played >= KEPT && played.saturating_sub(other) >= ONLY
    }

    /// Whether anyone would have seen that the other turns are worse, as when a piece can be taken back.
    fn is_obvious<N: Node>(&mut self, place: &Place<N>) -> bool {
        let side = place.node.to_act().side();
        let Some(scores) = self.played.first().and_then(|&first| self.looker.glance(place, first)) else {
            return false;
        };
        let [played, other] = scores.map(|score| self.chance(side, for_first(side, score)));
        played.saturating_sub(other) >= ONLY / 2
    }

    /// The chance of a side to win, in thousandths, by the worth for the first side.
    fn chance(&self, side: Side, score: Score) -> u16 {
        Chance::of(score, self.rules).of_side(side)
    }
}
