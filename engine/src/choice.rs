//! Chooses an action with a skill: scores those it notices, and draws among them.

use games::{Action, lookahead::Node};

use crate::{
    attention::{Attention, Past, Reply},
    random::Random,
    score::{MATE, Score, WON, win_chance},
    search::Search,
    strength::Skill,
};

/// Actions that lose more win chance than this many temperatures are never chosen.
const FARTHEST: f64 = 6.0;

/// Between these chances, a strength that finishes begins to choose by scores. Above them, all turns have nearly the same chance.
const WINNING: (f64, f64) = (0.6, 0.85);
/// The loss of score, in hundredths of a stone, at which such a strength chooses an action e times less often.
const SHARP: f64 = 12.0;
/// What it's worth to a strength that is winning to make a row or capture now, not later.
const AT_ONCE: f64 = 200.0;
/// What a win that was found by search is worth, and what each action takes off until it.
const FOUND_WIN: f64 = 5_000.0;
const EACH_ACTION: f64 = 50.0;

/// What was chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) action: Option<Action>,
    pub(crate) score: Score,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// Chooses an action with a skill, or as well as the limit allows.
pub(crate) fn choose<N: Node>(
    search: &mut Search<'_, N>,
    node: &N,
    skill: Option<Skill>,
    past: &Past<N>,
    random: &mut Random,
) -> Choice {
    let mut plies = Vec::new();
    node.plies(&mut plies);
    let Some(skill) = skill else {
        let found = search.deepen(node);
        let action = plies.get(found.best).map(|&ply| N::action(ply));
        let depth = found.depth.unsigned_abs();
        return Choice { action, score: found.score, depth, nodes: search.nodes };
    };
    let (mut scores, depth) = scored(search, node, &plies, skill, random);
    if skill.misses < 1.0 {
        scores = attended(search, node, &plies, scores, &Attention::new(skill, past, random));
    }
    let action = |number: usize| plies.get(number).map(|&ply| N::action(ply));
    let best = scores.iter().map(|&(_, score)| score).max().unwrap_or_default();
    let finishing = Finishing::new(node, &plies, skill, &scores);
    let loss = |&(number, score): &(usize, Score)| {
        let held = if past.plan.is_some() && action(number) == past.plan { skill.holds } else { 0.0 };
        let by_chance = (win_chance(best) - win_chance(score) - held) / skill.temperature;
        finishing.as_ref().map_or(by_chance, |finishing| by_chance.max(finishing.loss(number, score)))
    };
    let weight = |one: &(usize, Score)| if loss(one) > FARTHEST { 0.0 } else { (-loss(one)).exp() };
    let all: f64 = scores.iter().map(weight).sum();
    let mut left = random.fraction() * all;
    let mut chosen = scores.first().copied();
    for one in &scores {
        if weight(one) > 0.0 {
            chosen = Some(*one);
        }
        left -= weight(one);
        if left < 0.0 {
            break;
        }
    }
    let (number, score) = chosen.unwrap_or_default();
    Choice { action: action(number), score, depth, nodes: search.nodes }
}

/// How a strength that is winning tells its actions apart: by what they are worth rather than by the chance to win, which is
/// nearly the same for all.
struct Finishing {
    /// By action, whether it makes a row or captures.
    forcing: Vec<bool>,
    best: f64,
    /// From 0 to 1: how much it counts.
    share: f64,
}

impl Finishing {
    /// `None` for a strength that doesn't finish, or isn't winning.
    fn new<N: Node>(node: &N, plies: &[N::Ply], skill: Skill, scores: &[(usize, Score)]) -> Option<Self> {
        let chance = scores.iter().map(|&(_, score)| win_chance(score)).fold(0.0, f64::max);
        let share = ((chance - WINNING.0) / (WINNING.1 - WINNING.0)).min(1.0);
        if !skill.finishes || share <= 0.0 {
            return None;
        }
        let forcing = plies.iter().map(|&ply| node.is_forcing(ply)).collect();
        let mut finishing = Self { forcing, best: 0.0, share };
        let worths = scores.iter().map(|&(number, score)| finishing.worth(number, score));
        finishing.best = worths.fold(f64::MIN, f64::max);
        Some(finishing)
    }

    fn worth(&self, number: usize, score: Score) -> f64 {
        let at_once = if self.forcing.get(number) == Some(&true) { AT_ONCE } else { 0.0 };
        if score >= WON {
            FOUND_WIN - EACH_ACTION * f64::from(MATE - score)
        } else {
            f64::from(score) + at_once
        }
    }

    fn loss(&self, number: usize, score: Score) -> f64 {
        self.share * (self.best - self.worth(number, score)) / SHARP
    }
}

/// The scores of the actions that are noticed, by their numbers, and how deep they were searched.
fn scored<N: Node>(
    search: &mut Search<'_, N>,
    node: &N,
    plies: &[N::Ply],
    skill: Skill,
    random: &mut Random,
) -> (Vec<(usize, Score)>, u32) {
    let mut notices =
        |number: &usize| !node.is_forcing(plies[*number]) || random.fraction() >= skill.overlooks;
    let mut seen: Vec<usize> = (0..plies.len()).filter(&mut notices).collect();
    if seen.is_empty() {
        // A player who overlooks everything still has to move.
        seen = (0..plies.len()).collect();
    }
    let (mut scores, mut depth) = (seen.iter().map(|&number| (number, 0)).collect(), 0);
    for deeper in 1..=skill.depth {
        let mut found = Vec::with_capacity(seen.len());
        for &number in &seen {
            let score = search.of_root(node, plies[number], deeper);
            if search.is_stopped() || search.nodes > skill.nodes {
                break;
            }
            found.push((number, score));
        }
        if found.len() < seen.len() {
            break;
        }
        (scores, depth) = (found, deeper.unsigned_abs());
    }
    (scores, depth)
}

/// Leaves out the actions after which the opponent can make a row or a capture that is noticed, if there are others. Where it
/// isn't noticed, an action seems worth what it would be without.
fn attended<N: Node>(
    search: &Search<'_, N>,
    node: &N,
    plies: &[N::Ply],
    scores: Vec<(usize, Score)>,
    attention: &Attention,
) -> Vec<(usize, Score)> {
    let best = scores.iter().map(|&(_, score)| score).max().unwrap_or_default();
    let reply = |&(number, score): &(usize, Score)| attention.reply(node, plies[number], best - score);
    let replies: Vec<Reply> = scores.iter().map(reply).collect();
    let avoidable = replies.iter().any(|&reply| reply != Reply::Seen);
    let kept = scores.into_iter().zip(replies).filter(|&(_, reply)| !avoidable || reply != Reply::Seen);
    kept.map(|((number, score), reply)| match reply {
        Reply::Overlooked => (number, score.max(search.worth_after(node, plies[number]))),
        Reply::None | Reply::Seen => (number, score),
    })
    .collect()
}
