//! One step of an analysis: the search for something better than the turn that was played.

use games::{
    Action, Game, RuleSet, Side,
    lookahead::{Node, Visitor},
};
use serde::{Deserialize, Serialize};

use super::{
    chance::Chance,
    found::{Choice, KEPT, ONLY},
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
    pub(super) onward: Vec<Action>,
}

/// What a step finds.
pub(super) struct Found {
    pub(super) before: Chance,
    pub(super) after: Chance,
    pub(super) choice: Choice,
    pub(super) best: Vec<Action>,
    /// The turn, and how it goes on.
    pub(super) onward: Vec<Action>,
    /// What the step for the turn before this one has to know.
    pub(super) kept: Known,
}

/// From this loss on, in thousandths of the chance to win, a turn may deserve a mark.
const DOUBTFUL: u16 = 30;

/// How many times the nodes it's then searched with, and the better one. Only what both searches find is a fault. Damala's
/// positions take twice as long, and a step should take less than a second.
const fn deeper(game: Game) -> u64 {
    match game {
        Game::Damala => 4,
        Game::Dara | Game::Wali | Game::Dala | Game::Damas | Game::Morris => 8,
    }
}

/// A turn that may have been a fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Doubt {
    /// What it loses, in thousandths of the chance to win, as far as it has been searched.
    pub(super) loss: u16,
    /// What seems better, and how it goes on.
    pub(super) other: Known,
    /// Whether that has been searched deeper.
    pub(super) is_deeper: bool,
}

/// What the first search of a turn comes to.
pub(super) enum Verdict {
    Found(Found),
    Doubt(Doubt),
}

impl Visitor for Step<'_> {
    type Output = Verdict;

    fn visit<N: Node>(mut self, node: N) -> Verdict {
        if self.forced {
            return Verdict::Found(self.no_better(Choice::Forced, None));
        }
        let side = node.to_act().side();
        let place = Place { node, past: std::mem::take(&mut self.past) };
        let seen = self.looker.look(&place, self.nodes, None);
        let is_best = seen.line.starts_with(self.played);
        let mut other = if is_best { self.other(&place, seen.score) } else { Some(seen.clone()) };
        let mut loss = other.as_ref().map_or(0, |other| self.loss(side, other.score));
        if let Some(other) = other.as_mut().filter(|_| loss >= DOUBTFUL) {
            // The turn that was played has been searched from the position after it, which sees one turn more. So should
            // the other one be, before the player is blamed.
            let mut there = place.clone();
            there.play_turn(&other.line);
            let again = self.looker.look(&there, self.nodes, None).score;
            other.score = for_first(side, for_first(side, other.score).min(for_first(side, again)));
            loss = self.loss(side, other.score);
        }
        if let Some(other) = other.as_ref().filter(|_| loss > 0) {
            let other = Known { score: Some(other.score), line: other.line.clone() };
            return if loss >= DOUBTFUL {
                Verdict::Doubt(Doubt { loss, other, is_deeper: false })
            } else {
                Verdict::Found(Found::better(self.rules, side, self.after, (other, loss), self.onward))
            };
        }
        let is_only = is_best
            && other.is_some_and(|other| self.is_only(side, [self.after, other.score]))
            && !self.is_obvious(&place);
        // If no turn looks better, but this one has disappointed, the search from here saw less, not the player.
        let kept =
            is_best.then(|| for_first(side, for_first(side, seen.score).max(for_first(side, self.after))));
        Verdict::Found(self.no_better(if is_only { Choice::Only } else { Choice::Free }, kept))
    }
}

/// Searches deeper what follows a turn.
pub(super) struct Deeper<'a> {
    pub(super) looker: Looker<'a>,
    pub(super) game: Game,
    pub(super) past: Vec<u64>,
    pub(super) nodes: u64,
    /// Begins with the turn.
    pub(super) line: &'a [Action],
}

impl Visitor for Deeper<'_> {
    type Output = Look;

    fn visit<N: Node>(mut self, node: N) -> Look {
        let mut place = Place { node, past: self.past };
        let turn = place.play_turn(self.line);
        let Look { score, line } = self.looker.look(&place, deeper(self.game) * self.nodes, None);
        let turn = self.line.get(..turn).unwrap_or_default();
        Look { score, line: [turn, &line].concat() }
    }
}

impl Found {
    /// What both searches agree on.
    pub(super) fn after_doubt(rules: RuleSet, side: Side, doubt: &Doubt, played: Look) -> Self {
        let other = doubt.other.clone();
        let chance = |score| Chance::of(score, rules).of_side(side);
        let deeper = chance(other.score.unwrap_or(played.score)).saturating_sub(chance(played.score));
        match doubt.loss.min(deeper) {
            0 => Self::no_better(rules, Choice::Free, played.score, None, played.line),
            loss => Self::better(rules, side, played.score, (other, loss), played.line),
        }
    }

    /// Nothing would have been better. `kept` is what the position is worth, if not as much as after the turn.
    fn no_better(
        rules: RuleSet,
        choice: Choice,
        after: Score,
        kept: Option<Score>,
        onward: Vec<Action>,
    ) -> Self {
        let chance = Chance::of(after, rules);
        let kept = Known { score: kept.or(Some(after)), line: onward.clone() };
        Self { before: chance, after: chance, choice, best: onward.clone(), onward, kept }
    }

    /// Another turn would have been better by so much.
    fn better(
        rules: RuleSet,
        side: Side,
        after: Score,
        (other, loss): (Known, u16),
        onward: Vec<Action>,
    ) -> Self {
        let after = Chance::of(after, rules);
        let before = Chance::with(side, after.of_side(side) + loss);
        Self { before, after, choice: Choice::Free, best: other.line.clone(), onward, kept: other }
    }
}

impl Step<'_> {
    fn no_better(self, choice: Choice, kept: Option<Score>) -> Found {
        Found::no_better(self.rules, choice, self.after, kept, self.onward)
    }

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
