//! The one searcher for every game: principal variation search with iterative deepening.
//!
//! A turn of several actions is searched as one: only what ends a turn costs depth, and the score changes sign only
//! when the other side acts next, so skipped players and teams of two need no code of their own. Below the depth,
//! rows, takes and captures are searched until it is quiet.

mod order;

use games::{
    Outcome, Stage,
    lookahead::{Advance, Node, SLOTS},
};

use crate::{
    evaluate::Judge,
    limit::Limit,
    score::{INFINITE, MATE, Score, WON, of_solved},
    style::Style,
    table::{Bound, Table},
    tablebase::{Solved, Tablebase},
};
use order::Ordered;

/// The deepest search, in turns.
const MAX_DEPTH: i32 = 100;
/// The most actions below the root.
const MAX_HEIGHT: usize = 250;
/// The first window around the score that is expected.
const ASPIRATION: Score = 30;

/// What was found at the root.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The best action's number in the order of the root's actions.
    pub(crate) best: usize,
    /// For the side to act.
    pub(crate) score: Score,
    /// How many turns deep.
    pub(crate) depth: i32,
}

/// A search from one position.
pub(crate) struct Search<'a, N: Node> {
    table: &'a mut Table,
    limit: Limit<'a>,
    judge: Judge,
    tablebase: Option<&'a Tablebase>,
    /// How good each action has been, by side and slot.
    history: Vec<[i32; SLOTS]>,
    /// By height, the slots of the last two actions that caused a cutoff.
    killers: Vec<[usize; 2]>,
    /// The positions of the game that can arise again, then those on the way from the root.
    path: Vec<u64>,
    /// How many of them are from the game, not from the search.
    played: usize,
    /// The first of them that can arise again.
    since: usize,
    /// The actions of all positions on the way, one after the other.
    plies: Vec<N::Ply>,
    ordered: Vec<Ordered>,
    pub(crate) nodes: u64,
    stopped: bool,
}

impl<'a, N: Node> Search<'a, N> {
    /// `past` are the hashes of the positions before this one that can arise again.
    pub(crate) fn new(
        table: &'a mut Table,
        limit: Limit<'a>,
        judge: Judge,
        tablebase: Option<&'a Tablebase>,
        past: &[u64],
    ) -> Self {
        Self {
            table,
            limit,
            judge,
            tablebase,
            history: vec![[0; SLOTS]; 2],
            killers: vec![[SLOTS; 2]; MAX_HEIGHT + 1],
            path: past.to_vec(),
            played: past.len(),
            since: 0,
            plies: Vec::with_capacity(4_096),
            ordered: Vec::with_capacity(4_096),
            nodes: 0,
            stopped: false,
        }
    }

    /// Deepens until the limit, or until the game is decided.
    pub(crate) fn deepen(&mut self, root: &N) -> Found {
        let mut found = Found { best: 0, score: self.judge.worth(root), depth: 0 };
        let mut plies = Vec::new();
        root.plies(&mut plies);
        if plies.len() == 1 {
            return found;
        }
        // The root's own order: the best of the last depth first.
        let mut order: Vec<usize> = (0..plies.len()).collect();
        for depth in 1..=MAX_DEPTH {
            let mut margin = ASPIRATION;
            let (mut alpha, mut beta) =
                if depth < 4 { (-INFINITE, INFINITE) } else { (found.score - margin, found.score + margin) };
            loop {
                let (best, score) = self.root(root, &plies, &order, depth, alpha, beta);
                if self.stopped {
                    // The first action is the best of the last depth, so a better one is worth playing.
                    if let Some(best) = best.filter(|_| score > alpha) {
                        found = Found { best, score, depth: found.depth };
                    }
                    return found;
                }
                if score <= alpha {
                    alpha = (score - margin).max(-INFINITE);
                } else if score >= beta {
                    beta = (score + margin).min(INFINITE);
                } else {
                    found = Found { best: best.unwrap_or(found.best), score, depth };
                    break;
                }
                if let Some(best) = best.filter(|_| score >= beta) {
                    promote(&mut order, best);
                }
                margin *= 3;
                if margin > 1_000 {
                    (alpha, beta) = (-INFINITE, INFINITE);
                }
            }
            promote(&mut order, found.best);
            let decided = found.score.abs() >= WON && MATE - found.score.abs() <= 2 * depth;
            if decided {
                break;
            }
        }
        found
    }

    /// The best root action and its score; no action if all are at most `alpha`.
    fn root(
        &mut self,
        root: &N,
        plies: &[N::Ply],
        order: &[usize],
        depth: i32,
        mut alpha: Score,
        beta: Score,
    ) -> (Option<usize>, Score) {
        let (mut best, mut best_score) = (None, -INFINITE);
        for (tried, &number) in order.iter().enumerate() {
            let Some(&ply) = plies.get(number) else { continue };
            let mut score = -INFINITE;
            if tried > 0 {
                score = self.after(root, ply, depth, alpha, alpha + 1, 0);
            }
            if !self.stopped && (tried == 0 || score > alpha && score < beta) {
                score = self.after(root, ply, depth, alpha, beta, 0);
            }
            if self.stopped {
                break;
            }
            best_score = best_score.max(score);
            if score > alpha {
                (alpha, best) = (score, Some(number));
                if score >= beta {
                    break;
                }
            }
        }
        (best, if best.is_some() { alpha } else { best_score })
    }

    /// The score of one root action, for the side that plays it.
    pub(crate) fn of_root(&mut self, root: &N, ply: N::Ply, depth: i32) -> Score {
        self.after(root, ply, depth, -INFINITE, INFINITE, 0)
    }

    /// What a position is worth after an action, without looking further, for the side that plays it.
    pub(crate) fn worth_after(&self, node: &N, ply: N::Ply) -> Score {
        let mut child = node.clone();
        child.play(ply);
        let worth = self.judge.worth(&child);
        if child.to_act().side() == node.to_act().side() { worth } else { -worth }
    }

    /// Whether the limit was reached before the last score was complete.
    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Plays an action on a copy of a position. An error is the action's score, if there is nothing to search: the game is
    /// over, or the limit is reached.
    #[inline]
    fn tried(&mut self, node: &N, ply: N::Ply, height: usize) -> Result<(N, Advance), Score> {
        let mut child = node.clone();
        let played = child.play(ply);
        self.nodes += 1;
        if self.limit.is_over(self.nodes) {
            self.stopped = true;
            return Err(0);
        }
        match child.outcome() {
            None => Ok((child, played)),
            Some(Outcome::Draw(_)) => Err(0),
            Some(Outcome::Win { side, .. }) if side == node.to_act().side() => Err(MATE - as_score(height)),
            Some(Outcome::Win { .. }) => Err(as_score(height) - MATE),
        }
    }

    /// The score of an action for the side that plays it. `depth` is that of the position before it.
    fn after(
        &mut self,
        node: &N,
        ply: N::Ply,
        depth: i32,
        alpha: Score,
        beta: Score,
        height: usize,
    ) -> Score {
        let (side, height) = (node.to_act().side(), height + 1);
        let (child, played) = match self.tried(node, ply, height) {
            Ok(tried) => tried,
            Err(score) => return score,
        };
        let depth = if played.ends_turn { depth - 1 } else { depth };
        let before = self.since;
        let hash = child.hash();
        if played.irreversible {
            self.since = self.path.len();
        }
        // Within the search, a second occurrence already counts as a draw: whatever led back here can be repeated.
        let mut seen = 0;
        for (at, &earlier) in self.path.iter().enumerate().skip(self.since) {
            if earlier == hash {
                seen += if at < self.played { 1 } else { 2 };
            }
        }
        let score = if seen >= 2 {
            0
        } else {
            self.path.push(hash);
            let same = child.to_act().side() == side;
            let (alpha, beta) = if same { (alpha, beta) } else { (-beta, -alpha) };
            let score = if height >= MAX_HEIGHT {
                self.judge.worth(&child)
            } else if depth <= 0 {
                self.quiet(&child, self.judge.quiet_turns, alpha, beta, height)
            } else {
                self.node(&child, hash, depth, alpha, beta, height)
            };
            self.path.pop();
            if same { score } else { -score }
        };
        self.since = before;
        score
    }

    /// The score of a position for the side to act, if the tablebase has it. A win that only comes after the bound isn't
    /// one, so the search goes on.
    #[inline]
    fn known(&self, node: &N, height: usize) -> Option<Score> {
        let solved = self.tablebase?.look_up(node)?;
        let height = as_score(height);
        let score = of_solved(solved);
        match solved {
            Solved::Drawn => Some(0),
            Solved::Won(turns) if u32::from(turns) <= node.quiet_turns_left() => Some(score - height),
            Solved::Lost(turns) if u32::from(turns) <= node.quiet_turns_left() => Some(score + height),
            _ => None,
        }
    }

    /// The score of a position for the side to act, looking `depth` turns ahead.
    fn node(
        &mut self,
        node: &N,
        hash: u64,
        mut depth: i32,
        mut alpha: Score,
        beta: Score,
        height: usize,
    ) -> Score {
        if let Some(score) = self.known(node, height) {
            return score;
        }
        let is_pv = beta - alpha > 1;
        let full = self.judge.style == Style::Full;
        let known = self.table.get(hash);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth && !is_pv) {
            let score = entry.score(as_score(height));
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::None => false,
            };
            if settles {
                return score;
            }
        }
        let moving = matches!(node.stage(), Stage::Move | Stage::Drop);
        let mut worth = None;
        if full && !is_pv && moving && depth <= 3 {
            let now = self.judge.worth(node);
            if now - 70 * depth >= beta && beta > -WON {
                return now;
            }
            worth = Some(now);
        }
        if full && known.is_none() && depth >= 4 {
            depth -= 1;
        }
        let (from, first) = (self.ordered.len(), self.plies.len());
        self.list(node, known.map(|entry| entry.best), height, false);
        let (original, mut best, mut best_number) = (alpha, -INFINITE, 0);
        let side = node.to_act().side().index();
        for tried in 0..self.ordered.len() - from {
            let Some(Ordered { number, forcing, .. }) = order::next(&mut self.ordered, from + tried) else {
                break;
            };
            let Some(&ply) = self.plies.get(first + usize::from(number)) else { break };
            let quiet = moving && !forcing;
            if let Some(now) = worth
                && quiet
                && tried > 0
                && best > -WON
                && now + 60 + 80 * depth <= alpha
            {
                continue;
            }
            let mut score = alpha + 1;
            if tried > 0 {
                let less = if full && quiet && tried >= 3 && depth >= 2 {
                    1 + i32::from(tried >= 10 && depth >= 4) + i32::from(tried >= 24 && depth >= 6)
                } else {
                    0
                };
                score = self.after(node, ply, depth - less, alpha, alpha + 1, height);
                if less > 0 && score > alpha && !self.stopped {
                    score = self.after(node, ply, depth, alpha, alpha + 1, height);
                }
            }
            if !self.stopped && (tried == 0 || score > alpha && score < beta) {
                score = self.after(node, ply, depth, alpha, beta, height);
            }
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_number) = (score, number);
            }
            if score > alpha {
                alpha = score;
                if score >= beta {
                    self.reward(side, first, from, tried, depth, height, quiet);
                    break;
                }
            }
        }
        self.ordered.truncate(from);
        self.plies.truncate(first);
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > original => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(hash, best_number, depth, bound, best, as_score(height));
        best
    }

    /// The score of a position for the side to act, once no more rows, takes and captures are worth it.
    fn quiet(&mut self, node: &N, turns: i32, mut alpha: Score, beta: Score, height: usize) -> Score {
        if let Some(score) = self.known(node, height) {
            return score;
        }
        let moving = matches!(node.stage(), Stage::Move | Stage::Drop);
        let full = self.judge.style == Style::Full;
        let mut best = -INFINITE;
        if moving {
            best = self.judge.worth(node);
            if best >= beta || turns == 0 {
                return best;
            }
            alpha = alpha.max(best);
        }
        let (from, first) = (self.ordered.len(), self.plies.len());
        self.list(node, None, height, moving);
        // Trying every take would make up most of the search.
        let most = if full && node.stage() == Stage::Take { 1 } else { usize::MAX };
        for tried in 0..(self.ordered.len() - from).min(most) {
            let Some(Ordered { number, .. }) = order::next(&mut self.ordered, from + tried) else { break };
            let Some(&ply) = self.plies.get(first + usize::from(number)) else { break };
            let score = self.after_quiet(node, ply, turns, alpha, beta, height);
            if self.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        self.ordered.truncate(from);
        self.plies.truncate(first);
        if self.stopped { 0 } else { best }
    }

    /// As [`Search::after`], within the quiet search.
    fn after_quiet(
        &mut self,
        node: &N,
        ply: N::Ply,
        turns: i32,
        alpha: Score,
        beta: Score,
        height: usize,
    ) -> Score {
        let (side, height) = (node.to_act().side(), height + 1);
        let (child, played) = match self.tried(node, ply, height) {
            Ok(_) if height >= MAX_HEIGHT => return 0,
            Ok(tried) => tried,
            Err(score) => return score,
        };
        let turns = if played.ends_turn { turns - 1 } else { turns };
        if child.to_act().side() == side {
            self.quiet(&child, turns, alpha, beta, height)
        } else {
            -self.quiet(&child, turns, -beta, -alpha, height)
        }
    }

    /// Appends the legal actions to `plies`, and the order in which to try them to `ordered`: all, or only forcing ones.
    fn list(&mut self, node: &N, known: Option<u16>, height: usize, only_forcing: bool) {
        let first = self.plies.len();
        node.plies(&mut self.plies);
        let side = node.to_act().side();
        let taking = matches!(node.stage(), Stage::Take);
        let killers = self.killers.get(height).copied().unwrap_or([SLOTS; 2]);
        for (number, &ply) in self.plies.iter().skip(first).enumerate() {
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            let forcing = node.is_forcing(ply);
            if only_forcing && !forcing {
                continue;
            }
            let slot = N::slot(ply);
            let history = self.history.get(side.index()).map_or(0, |history| history[slot]);
            let key = if known == Some(number) {
                i32::MAX
            } else if taking {
                // The stone whose loss hurts the opponent most comes first.
                let mut child = node.clone();
                child.play(ply);
                let worth = self.judge.worth(&child);
                if child.to_act().side() == side { worth } else { -worth }
            } else if forcing {
                let takes = if self.judge.style == Style::Full { node.takes(ply) } else { 1 };
                2_000_000 + 100_000 * i32::from(takes) + history
            } else if killers.contains(&slot) {
                1_500_000
            } else {
                history
            };
            self.ordered.push(Ordered { key, number, forcing });
        }
    }

    /// Rewards an action that caused a cutoff, and penalises those tried before it.
    #[expect(clippy::too_many_arguments, reason = "part of the loop above, split off for its length")]
    fn reward(
        &mut self,
        side: usize,
        first: usize,
        from: usize,
        tried: usize,
        depth: i32,
        height: usize,
        quiet: bool,
    ) {
        if !quiet {
            return;
        }
        let bonus = (depth * depth).min(400);
        let Some(history) = self.history.get_mut(side) else { return };
        for at in 0..=tried {
            let Some(ordered) = self.ordered.get(from + at) else { continue };
            let Some(&ply) = self.plies.get(first + usize::from(ordered.number)) else { continue };
            let slot = N::slot(ply);
            let towards = if at == tried { bonus } else { -bonus };
            // The closer to the limit, the less is added.
            history[slot] += towards * 32 - history[slot] * bonus / 512;
        }
        let Some(ordered) = self.ordered.get(from + tried) else { return };
        let Some(&ply) = self.plies.get(first + usize::from(ordered.number)) else { return };
        if let Some(killers) = self.killers.get_mut(height)
            && killers[0] != N::slot(ply)
        {
            killers[1] = killers[0];
            killers[0] = N::slot(ply);
        }
    }
}

/// Moves one to the front.
fn promote(order: &mut [usize], best: usize) {
    if let Some(at) = order.iter().position(|&number| number == best) {
        order[..=at].rotate_right(1);
    }
}

fn as_score(height: usize) -> Score {
    Score::try_from(height).unwrap_or(Score::MAX)
}
