//! The eight strengths: how far each looks, how far from the best it may choose, and what it overlooks. Players choose one
//! as the computer's level.
//!
//! A strength caps nodes, not time, so that it plays the same on every machine. It scores every action of the turn, leaves
//! out some rows and captures that it overlooks, and chooses among the others by a temperature over the chance to win. The
//! easy ones err as people do: see [`attention`](crate::attention).

use games::{Action, Game, lookahead::Node};

use crate::{
    attention::{Attention, Past, Reply},
    random::Random,
    score::{Score, win_chance},
    search::Search,
};

/// A strength from 1, for a child who knows the rules, to 8, the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

/// How a strength below the greatest plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How many nodes it looks at.
    pub nodes: u64,
    /// How many turns deep at most.
    pub depth: i32,
    /// The loss of win chance at which an action is chosen e times less often.
    pub temperature: f64,
    /// How often it doesn't see a row or a capture of its own, from 0 to 1.
    pub overlooks: f64,
    /// How often at most it lets the opponent make a row or a capture with their next action although that could be
    /// avoided, from 0 to 1. At 1, nothing but the temperature keeps it from that.
    pub misses: f64,
    /// How much win chance it gives up to go on as it meant to with its last turn.
    pub holds: f64,
}

/// A number for each strength below the greatest.
type Each<T> = [T; 7];

/// What a strength looks at: nodes, turns deep at most, and how often it overlooks a row or a capture.
const LOOKS: Each<(u64, i32, f64)> = [
    (300, 1, 0.25),
    (300, 1, 0.1),
    (600, 1, 0.0),
    (2_000, 2, 0.0),
    (6_000, 3, 0.0),
    (15_000, 4, 0.0),
    (60_000, 6, 0.0),
];

/// How often a strength lets the opponent make a row or a capture at once, and what it gives up to hold on to a plan. Those
/// that look further don't need to be told.
const ATTENDS: Each<(f64, f64)> =
    [(0.4, 0.06), (0.25, 0.05), (0.12, 0.04), (0.04, 0.03), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)];

/// In Damala a position has a hundred actions, so that fewer nodes wouldn't reach all of them.
const LOOKS_IN_DAMALA: Each<(u64, i32, f64)> = [
    (4_000, 1, 0.25),
    (4_000, 1, 0.1),
    (4_000, 1, 0.0),
    (10_000, 2, 0.0),
    (25_000, 2, 0.0),
    (60_000, 3, 0.0),
    (120_000, 4, 0.0),
];

/// The temperatures, found by matches (`examples/match.rs`) so that a strength means the same in every game: someone new to it
/// beats the first, and the third half of the time.
const fn temperatures(game: Game) -> Each<f64> {
    match game {
        Game::Dara => [0.6, 0.43, 0.45, 0.23, 0.075, 0.044, 0.02],
        Game::Wali => [0.3, 0.27, 0.18, 0.09, 0.035, 0.02, 0.01],
        Game::Dala => [0.37, 0.32, 0.3, 0.17, 0.061, 0.033, 0.012],
        Game::Morris => [0.2, 0.165, 0.15, 0.12, 0.065, 0.05, 0.02],
        Game::Damas => [0.099, 0.08, 0.072, 0.055, 0.038, 0.032, 0.015],
        Game::Damala => [0.048, 0.041, 0.037, 0.035, 0.028, 0.018, 0.009],
    }
}

/// Actions that lose more win chance than this many temperatures are never chosen.
const FARTHEST: f64 = 6.0;

impl Strength {
    /// As well as the limit allows.
    pub const BEST: Self = Self(8);
    /// All of them, the easiest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The strength with this number, from 1 to 8.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it plays a game; `None` for the greatest.
    pub fn skill(self, game: Game) -> Option<Skill> {
        let at = usize::from(self.0).checked_sub(1)?;
        let looks = if game == Game::Damala { LOOKS_IN_DAMALA } else { LOOKS };
        let &(nodes, depth, overlooks) = looks.get(at)?;
        let &(misses, holds) = ATTENDS.get(at)?;
        let temperature = *temperatures(game).get(at)?;
        Some(Skill { nodes, depth, temperature, overlooks, misses, holds })
    }
}

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
