//! The one searcher for every game: principal variation search with iterative deepening.
//!
//! A turn of several actions is searched as one: only what ends a turn costs depth, and the score changes sign only
//! when the other side acts next, so skipped players and teams of two need no code of their own. Below the depth,
//! rows, takes and captures are searched until it is quiet.

mod order;

use games::{
    Outcome, Side, Stage,
    lookahead::{Advance, Node, SLOTS},
};

use crate::{
    evaluate::Judge,
    limit::Limit,
    score::{INFINITE, MATE, Score, WON, of_solved},
    style::Style,
    table::{Bound, Entry, Searched, Table},
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

/// The scores that matter: one up to `alpha` is no improvement, and from `beta` on the opponent won't allow it.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// The smallest: whether a score is better than this.
    const fn just_above(alpha: Score) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The window as the other side sees it.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// Where the actions of a position begin in the lists of a search.
#[derive(Clone, Copy)]
struct Listed {
    ordered: usize,
    plies: usize,
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
                let (best, score) = self.root(root, &plies, &order, depth, Window { alpha, beta });
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
        Window { mut alpha, beta }: Window,
    ) -> (Option<usize>, Score) {
        let (mut best, mut best_score) = (None, -INFINITE);
        for (tried, &number) in order.iter().enumerate() {
            let Some(&ply) = plies.get(number) else { continue };
            let mut score = -INFINITE;
            if tried > 0 {
                score = self.after(root, ply, depth, Window::just_above(alpha), 0);
            }
            if !self.stopped && (tried == 0 || score > alpha && score < beta) {
                score = self.after(root, ply, depth, Window { alpha, beta }, 0);
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
        self.after(root, ply, depth, Window { alpha: -INFINITE, beta: INFINITE }, 0)
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
    fn after(&mut self, node: &N, ply: N::Ply, depth: i32, window: Window, height: usize) -> Score {
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
            let window = if same { window } else { window.turned() };
            let score = if height >= MAX_HEIGHT {
                self.judge.worth(&child)
            } else if depth <= 0 {
                self.quiet(&child, self.judge.quiet_turns, window, height)
            } else {
                self.node(&child, hash, depth, window, height)
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
    fn node(&mut self, node: &N, hash: u64, mut depth: i32, window: Window, height: usize) -> Score {
        if let Some(score) = self.known(node, height) {
            return score;
        }
        let Window { mut alpha, beta } = window;
        let (is_pv, full) = (beta - alpha > 1, self.judge.style == Style::Full);
        let known = self.table.get(hash);
        let deep_enough = known.filter(|entry| i32::from(entry.depth) >= depth && !is_pv);
        if let Some(score) = deep_enough.and_then(|entry| settled(entry, window, height)) {
            return score;
        }
        let moving = matches!(node.stage(), Stage::Move | Stage::Drop);
        let worth = (full && !is_pv && moving && depth <= 3).then(|| self.judge.worth(node));
        if let Some(now) = worth.filter(|now| now - 70 * depth >= beta && beta > -WON) {
            return now;
        }
        if full && known.is_none() && depth >= 4 {
            depth -= 1;
        }
        let listed = Listed { ordered: self.ordered.len(), plies: self.plies.len() };
        self.list(node, known.map(|entry| entry.best), height, false);
        let (mut best, mut best_number) = (-INFINITE, 0);
        for tried in 0..self.ordered.len() - listed.ordered {
            let Some((ply, ordered)) = self.next(listed, tried) else { break };
            let quiet = moving && !ordered.forcing;
            let hopeless = |now: Score| now + 60 + 80 * depth <= alpha;
            if quiet && tried > 0 && best > -WON && worth.is_some_and(hopeless) {
                continue;
            }
            let mut score = alpha + 1;
            if tried > 0 {
                let less = if full && quiet { reduction(tried, depth) } else { 0 };
                score = self.after(node, ply, depth - less, Window::just_above(alpha), height);
                if less > 0 && score > alpha && !self.stopped {
                    score = self.after(node, ply, depth, Window::just_above(alpha), height);
                }
            }
            if !self.stopped && (tried == 0 || score > alpha && score < beta) {
                score = self.after(node, ply, depth, Window { alpha, beta }, height);
            }
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_number) = (score, ordered.number);
            }
            alpha = alpha.max(score);
            if score >= beta {
                if quiet {
                    self.reward(node.to_act().side(), listed, tried, depth);
                    self.remember_killer(height, N::slot(ply));
                }
                break;
            }
        }
        self.forget(listed);
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > window.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(hash, Searched { best: best_number, depth, bound, score: best }, as_score(height));
        best
    }

    /// The next of the listed actions to try.
    #[inline]
    fn next(&mut self, listed: Listed, tried: usize) -> Option<(N::Ply, Ordered)> {
        let ordered = order::next(&mut self.ordered, listed.ordered + tried)?;
        let ply = *self.plies.get(listed.plies + usize::from(ordered.number))?;
        Some((ply, ordered))
    }

    fn forget(&mut self, listed: Listed) {
        self.ordered.truncate(listed.ordered);
        self.plies.truncate(listed.plies);
    }

    /// The score of a position for the side to act, once no more rows, takes and captures are worth it.
    fn quiet(&mut self, node: &N, turns: i32, window: Window, height: usize) -> Score {
        if let Some(score) = self.known(node, height) {
            return score;
        }
        let moving = matches!(node.stage(), Stage::Move | Stage::Drop);
        let full = self.judge.style == Style::Full;
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        if moving {
            best = self.judge.worth(node);
            if best >= beta || turns == 0 {
                return best;
            }
            alpha = alpha.max(best);
        }
        let listed = Listed { ordered: self.ordered.len(), plies: self.plies.len() };
        self.list(node, None, height, moving);
        // Trying every take would make up most of the search.
        let most = if full && node.stage() == Stage::Take { 1 } else { usize::MAX };
        for tried in 0..(self.ordered.len() - listed.ordered).min(most) {
            let Some((ply, _)) = self.next(listed, tried) else { break };
            let score = self.after_quiet(node, ply, turns, Window { alpha, beta }, height);
            if self.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        self.forget(listed);
        if self.stopped { 0 } else { best }
    }

    /// As [`Search::after`], within the quiet search.
    fn after_quiet(&mut self, node: &N, ply: N::Ply, turns: i32, window: Window, height: usize) -> Score {
        let (side, height) = (node.to_act().side(), height + 1);
        let (child, played) = match self.tried(node, ply, height) {
            Ok(_) if height >= MAX_HEIGHT => return 0,
            Ok(tried) => tried,
            Err(score) => return score,
        };
        let turns = if played.ends_turn { turns - 1 } else { turns };
        if child.to_act().side() == side {
            self.quiet(&child, turns, window, height)
        } else {
            -self.quiet(&child, turns, window.turned(), height)
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
    fn reward(&mut self, side: Side, listed: Listed, tried: usize, depth: i32) {
        let bonus = (depth * depth).min(400);
        let Some(history) = self.history.get_mut(side.index()) else { return };
        for at in 0..=tried {
            let Some(ordered) = self.ordered.get(listed.ordered + at) else { continue };
            let Some(&ply) = self.plies.get(listed.plies + usize::from(ordered.number)) else { continue };
            let slot = N::slot(ply);
            let towards = if at == tried { bonus } else { -bonus };
            // The closer to the limit, the less is added.
            history[slot] += towards * 32 - history[slot] * bonus / 512;
        }
    }

    fn remember_killer(&mut self, height: usize, slot: usize) {
        if let Some(killers) = self.killers.get_mut(height).filter(|killers| killers[0] != slot) {
            *killers = [slot, killers[0]];
        }
    }
}

/// The score of a stored position, if it's all that a search in this window would have to know.
fn settled(entry: Entry, window: Window, height: usize) -> Option<Score> {
    let score = entry.score(as_score(height));
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
        Bound::None => false,
    };
    settles.then_some(score)
}

/// By how many turns less a quiet action is searched that comes late in the order.
fn reduction(tried: usize, depth: i32) -> i32 {
    if tried < 3 || depth < 2 {
        return 0;
    }
    1 + i32::from(tried >= 10 && depth >= 4) + i32::from(tried >= 24 && depth >= 6)
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
