//! Chooses an action with a skill: scores those it notices, and draws among them.

use games::{Action, lookahead::Node};

use crate::{
    attention::{Attention, Past, Reply},
    random::Random,
    score::{Score, win_chance},
    search::Search,
    strength::Skill,
};

/// Actions that lose more win chance than this many temperatures are never chosen.
const FARTHEST: f64 = 6.0;

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
    let loss = |&(number, score): &(usize, Score)| {
        let held = if past.plan.is_some() && action(number) == past.plan { skill.holds } else { 0.0 };
        (win_chance(best) - win_chance(score) - held) / skill.temperature
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
