//! Searching a position of a game: what it is worth, and how it goes on.

use games::{Action, Outcome, Side, lookahead::Node};

use crate::{
    avoiding::Avoiding,
    evaluate::Judge,
    limit::Limit,
    score::{MATE, Score, WON},
    search::Search,
    table::Table,
    tablebase::Tablebase,
};

/// How many turns a line has.
const TURNS: usize = 5;
/// How many it has at most if pieces are being captured at its end.
const TURNS_TO_QUIET: usize = 8;
/// How many it has at most if the game is being won.
const TURNS_TO_WIN: usize = 16;
/// The part of the nodes with which each turn of a line after the first is searched: the table has most of it.
const PART: u64 = 32;
/// The most nodes of a glance at one turn.
const GLANCE: u64 = 20_000;

/// A position on the way, with its past.
#[derive(Clone)]
pub(super) struct Place<N> {
    pub(super) node: N,
    /// The hashes of the positions that can arise again, this one included.
    pub(super) past: Vec<u64>,
}

impl<N: Node> Place<N> {
    /// Plays an action, and says whether that ended the turn.
    fn play(&mut self, ply: N::Ply) -> bool {
        let seat = self.node.to_act();
        let played = self.node.play(ply);
        if played.irreversible {
            self.past.clear();
        }
        self.past.push(self.node.hash());
        played.ends_turn || self.node.outcome().is_some() || self.node.to_act() != seat
    }

    /// Plays the actions of a line up to the end of its first turn, as far as they are legal, and says how many those are.
    pub(super) fn play_turn(&mut self, line: &[Action]) -> usize {
        for (played, &action) in line.iter().enumerate() {
            let mut plies = Vec::new();
            self.node.plies(&mut plies);
            let Some(ply) = plies.into_iter().find(|&ply| N::action(ply) == action) else { return played };
            if self.play(ply) {
                return played + 1;
            }
        }
        line.len()
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub(super) struct Look {
    /// The worth for the first side.
    pub(super) score: Score,
    /// The best turn, and how it goes on.
    pub(super) line: Vec<Action>,
}

/// The best turn of a position.
struct Best {
    turn: Vec<Action>,
    /// The worth for the first side; `None` if nothing was searched, since no other turn was legal.
    score: Option<Score>,
    /// Whether it makes a row or captures.
    forcing: bool,
}

/// What searches.
pub(super) struct Looker<'a> {
    pub(super) table: &'a mut Table,
    pub(super) tablebase: Option<&'a Tablebase>,
    pub(super) judge: Judge,
}

impl Looker<'_> {
    /// Searches a position with about this many nodes, and can leave out one of its actions.
    pub(super) fn look<N: Node>(&mut self, place: &Place<N>, nodes: u64, without: Option<Action>) -> Look {
        let mut place = place.clone();
        let (mut score, mut line, mut turns, mut forcing) = (None, Vec::new(), 0, false);
        let mut without = without;
        while place.node.outcome().is_none() {
            let most = match score {
                Some(WON..) => TURNS_TO_WIN,
                Some(score) if score <= -WON => TURNS_TO_WIN,
                _ if forcing => TURNS_TO_QUIET,
                _ => TURNS,
            };
            if turns >= most {
                break;
            }
            let nodes = if score.is_none() { nodes } else { nodes / PART };
            let best = self.turn(&mut place, nodes, without.take());
            score = score.or(best.score);
            line.extend(best.turn);
            forcing = best.forcing;
            turns += 1;
        }
        let score = score.unwrap_or_else(|| match place.node.outcome() {
            Some(outcome) => of_outcome(outcome),
            None => for_first(place.node.to_act().side(), self.judge.worth(&place.node)),
        });
        Look { score, line }
    }

    /// What an action is worth by a look at one turn and the captures after it, and what the best other one is, both for the
    /// side to act; `None` if there is no other, or too many for a glance.
    pub(super) fn glance<N: Node>(&mut self, place: &Place<N>, action: Action) -> Option<[Score; 2]> {
        let mut plies = Vec::new();
        place.node.plies(&mut plies);
        let limit = Limit::nodes(GLANCE);
        let root = Avoiding::new(place.node.clone(), &[], 0);
        let mut search = Search::new(self.table, limit, self.judge, self.tablebase, &place.past);
        let (mut this, mut other) = (None, None);
        for ply in plies {
            let score = search.of_root(&root, ply, 1);
            let best = if N::action(ply) == action { &mut this } else { &mut other };
            *best = (*best).max(Some(score));
        }
        this.zip(other).filter(|_| !search.is_stopped()).map(|(this, other)| [this, other])
    }

    /// Finds the best turn, and plays it.
    fn turn<N: Node>(&mut self, place: &mut Place<N>, nodes: u64, without: Option<Action>) -> Best {
        let mut best = Best { turn: Vec::new(), score: None, forcing: false };
        let mut without = without;
        loop {
            let avoided: Vec<_> = without.take().into_iter().map(|action| vec![action]).collect();
            let root = Avoiding::new(place.node.clone(), &avoided, 0);
            let mut plies = Vec::new();
            root.plies(&mut plies);
            let ply = match plies[..] {
                [] => return best,
                [only] => only,
                _ => {
                    // What follows the first action has been searched with it.
                    let nodes = if best.score.is_none() { nodes } else { nodes / 4 };
                    let (number, score) = self.search(&root, &place.past, nodes);
                    best.score = best.score.or(Some(score));
                    let Some(&ply) = plies.get(number) else { return best };
                    ply
                }
            };
            best.forcing |= place.node.is_forcing(ply);
            best.turn.push(N::action(ply));
            if place.play(ply) {
                return best;
            }
        }
    }

    /// The number of the best action, and the worth for the first side.
    fn search<N: Node>(&mut self, root: &N, past: &[u64], nodes: u64) -> (usize, Score) {
        self.table.begin_search();
        let mut search = Search::new(self.table, Limit::nodes(nodes), self.judge, self.tablebase, past);
        let found = search.deepen(root);
        (found.best, for_first(root.to_act().side(), found.score))
    }
}

/// A worth for a side as the worth for the first side, and the other way round.
pub(super) const fn for_first(side: Side, score: Score) -> Score {
    match side {
        Side::First => score,
        Side::Second => -score,
    }
}

/// What the end of a game is worth for the first side.
pub(super) const fn of_outcome(outcome: Outcome) -> Score {
    match outcome {
        Outcome::Win { side, .. } => for_first(side, MATE),
        Outcome::Draw(_) => 0,
    }
}
