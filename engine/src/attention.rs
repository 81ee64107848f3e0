//! What a player of an easy strength notices of the opponent's threats, and what they meant to do.
//!
//! Each turn draws how attentive they are. A threat is overlooked if it takes more attention than that: most for one that
//! has just appeared, or is far from where the opponent has just played. So however many threats there are, they leave one
//! no more often than the skill says.

use games::{
    Action, Square,
    lookahead::{Node, View},
};

use crate::{random::Random, score::Score, strength::Skill};

/// Threats that were there before the opponent's last turn are overlooked less often, by this factor.
const OLDER: f64 = 0.6;
/// The same for threats near the opponent's last action.
const NEARER: f64 = 0.7;
/// A threat this many files or ranks away is far.
const FAR: u8 = 3;
/// The least that a capture has to cost to count, in hundredths of a stone: an exchange costs nothing.
const COSTS: Score = 50;

/// What a player remembers.
#[derive(Clone, Debug)]
pub(crate) struct Past<N> {
    /// The position before the opponent's last turn.
    pub(crate) before: Option<N>,
    /// The last action of that turn.
    pub(crate) last: Option<Action>,
    /// What they meant to play now, when they made their last turn.
    pub(crate) plan: Option<Action>,
}

impl<N> Past<N> {
    /// Nothing.
    pub(crate) const NONE: Self = Self { before: None, last: None, plan: None };
}

/// What the opponent can do at once after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Neither make a row nor capture.
    None,
    /// Only what isn't noticed.
    Overlooked,
    /// A row or a capture that is noticed.
    Seen,
}

/// How attentive a player is in one turn.
#[derive(Clone, Debug)]
pub(crate) struct Attention {
    /// Threats that are overlooked more often than this aren't seen.
    drawn: f64,
    misses: f64,
    /// The threats that were there before the opponent's last turn, by slot.
    older: Vec<usize>,
    /// Where the opponent has just played.
    last: Option<Square>,
}

impl Attention {
    /// Draws it for a turn.
    pub(crate) fn new<N: Node>(skill: Skill, past: &Past<N>, random: &mut Random) -> Self {
        let mut plies = Vec::new();
        let older = past.before.as_ref().map(|before| {
            before.plies(&mut plies);
            plies.iter().filter(|&&ply| before.is_forcing(ply)).map(|&ply| N::slot(ply)).collect()
        });
        let last = past.last.and_then(|action| action.squares().last().copied());
        Self { drawn: random.fraction(), misses: skill.misses, older: older.unwrap_or_default(), last }
    }

    /// What the opponent can do after an action that costs this much.
    pub(crate) fn reply<N: Node>(&self, node: &N, ply: N::Ply, cost: Score) -> Reply {
        let side = node.to_act().side();
        let rows = matches!(node.view(), View::Rows { .. } | View::Points { .. });
        let mut child = node.clone();
        // A row for a row is a fair exchange.
        if node.is_forcing(ply) || !child.play(ply).ends_turn || child.to_act().side() == side {
            return Reply::None;
        }
        if !rows && cost < COSTS {
            return Reply::None;
        }
        let mut replies = Vec::new();
        child.plies(&mut replies);
        let mut found = Reply::None;
        for reply in replies.into_iter().filter(|&reply| child.is_forcing(reply)) {
            if !self.overlooks(N::slot(reply), N::action(reply)) {
                return Reply::Seen;
            }
            found = Reply::Overlooked;
        }
        found
    }

    fn overlooks(&self, slot: usize, action: Action) -> bool {
        let age = if self.older.contains(&slot) { OLDER } else { 1.0 };
        let near = match (self.last, action.squares().last()) {
            (Some(last), Some(at)) => {
                last.file().abs_diff(at.file()).max(last.rank().abs_diff(at.rank())) < FAR
            }
            _ => false,
        };
        self.drawn < self.misses * age * if near { NEARER } else { 1.0 }
    }
}
