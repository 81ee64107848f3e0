//! The best turn in a position whose turns all lead into the tables.

use std::ops::ControlFlow;

use games::{
    Action, Outcome,
    lookahead::{Node, View},
};

use super::{
    Tablebase,
    solved::Solved,
    turns::{Turns, before},
};

/// A turn from the tables.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) turn: Vec<Action>,
    pub(crate) solved: Solved,
    /// How many turns were looked at.
    pub(crate) seen: u64,
}

/// How good a turn is, from worst to best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// After how many turns the game is lost, and how easily the opponent can still go wrong.
    Lost { turns: u8, chances: u32 },
    /// The opponent wins by force, but the game is drawn by its bound before that.
    Held { turns: u8 },
    /// Whether the position is a new one, and how easily the opponent can go wrong.
    Drawn { new: bool, chances: u32 },
    /// It wins, but only after the bound.
    Late,
    /// Greater the fewer turns it takes.
    Won { sooner: u8 },
}

impl Worth {
    /// How the game ends with this turn. `None` if only a search can tell.
    const fn solved(self) -> Option<Solved> {
        match self {
            Self::Lost { turns, .. } => Some(Solved::Lost(turns)),
            Self::Held { .. } | Self::Drawn { .. } => Some(Solved::Drawn),
            Self::Late => None,
            Self::Won { sooner } => Some(Solved::Won(u8::MAX - sooner)),
        }
    }
}

impl Tablebase {
    /// The best turn, or what is left of one in its middle: the shortest way to win, one that holds the draw, or the
    /// longest way to lose. `past` are the hashes of the positions that can arise again. `None` if a turn leads
    /// beyond the tables, or if the only wins come after the bound, so that a search knows better.
    pub(crate) fn best_turn<N: Node>(&self, node: &N, past: &[u64]) -> Option<Answer> {
        // Positions with more stones than one take can bring into the tables aren't worth a look.
        let (View::Rows { stones: [first, second], .. } | View::Points { pieces: [first, second], .. }) =
            node.view()
        else {
            return None;
        };
        if (first | second).count_ones() > self.most_stones() + 1 {
            return None;
        }
        let (mut best, mut seen) = (None, 0);
        let flow = Turns::new().each(node, &mut |turn, child| {
            seen += 1;
            let Some(worth) = self.worth(node, child, past) else { return ControlFlow::Break(()) };
            if best.as_ref().is_none_or(|&(known, _)| worth > known) {
                best = Some((worth, turn.iter().map(|&ply| N::action(ply)).collect()));
            }
            ControlFlow::Continue(())
        });
        let (worth, turn) = best.filter(|_| flow.is_continue())?;
        Some(Answer { turn, solved: worth.solved()?, seen })
    }

    /// The worth of the turn from `node` to `child`; `None` if the tables don't have it.
    fn worth<N: Node>(&self, node: &N, child: &N, past: &[u64]) -> Option<Worth> {
        let mover = node.to_act().side();
        let drawn = Worth::Drawn { new: false, chances: 0 };
        match child.outcome() {
            Some(Outcome::Win { side, .. }) if side == mover => {
                return Some(Worth::Won { sooner: u8::MAX - 1 });
            }
            Some(Outcome::Win { .. }) => return Some(Worth::Lost { turns: 0, chances: 0 }),
            Some(Outcome::Draw(_)) => return Some(drawn),
            None => {}
        }
        let distance = self.distance(child)?;
        let in_time = u32::from(distance) <= child.quiet_turns_left();
        let before = before(distance, child.to_act().side() == mover);
        Some(match Solved::from_distance(before) {
            _ if arose(child, past) >= 2 => drawn,
            Solved::Won(_) if !in_time => Worth::Late,
            Solved::Won(_) if can_be_repeated(child, past) => drawn,
            Solved::Won(turns) => Worth::Won { sooner: u8::MAX - turns },
            Solved::Drawn => Worth::Drawn { new: arose(child, past) == 0, chances: self.chances(child) },
            Solved::Lost(turns) if !in_time => Worth::Held { turns },
            Solved::Lost(turns) => Worth::Lost { turns, chances: self.chances(child) },
        })
    }

    /// How many of a thousand replies throw something away: half for a win that becomes a draw, or a draw that
    /// becomes a loss.
    fn chances<N: Node>(&self, child: &N) -> u32 {
        let (mut replies, mut errors) = (0, 0);
        let _ = Turns::new().each(child, &mut |_, reply: &N| {
            replies += 1;
            let opponent = child.to_act().side();
            errors += match (reply.outcome(), self.distance(reply)) {
                (Some(_), _) => 0,
                (None, distance) => {
                    let distance = distance.unwrap_or_default();
                    match Solved::from_distance(before(distance, reply.to_act().side() == opponent)) {
                        Solved::Won(_) => 0,
                        Solved::Drawn => 500,
                        Solved::Lost(_) => 1_000,
                    }
                }
            };
            ControlFlow::<()>::Continue(())
        });
        errors / u32::max(replies, 1)
    }
}

/// How often a position has arisen before.
fn arose<N: Node>(node: &N, past: &[u64]) -> usize {
    let hash = node.hash();
    past.iter().filter(|&&earlier| earlier == hash).count()
}

/// Whether the opponent can draw at once by a position that has arisen twice.
fn can_be_repeated<N: Node>(child: &N, past: &[u64]) -> bool {
    let twice = |hash: &u64| past.iter().filter(|&earlier| earlier == hash).count() >= 2;
    past.iter().any(twice)
        && Turns::new()
            .each(child, &mut |_, reply: &N| match arose(reply, past) {
                0 | 1 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            })
            .is_break()
}
