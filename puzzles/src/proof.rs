//! Following a solution as far as each of the solver's turns is the only one that wins.
//!
//! Every call makes one search or two, so that a queue can stop between them.

use games::{Action, Outcome, Position, Record, Side};

use crate::{
    effort::{Bar, Look},
    puzzle::MAX_STEPS,
    search::{self, Answer, Searcher},
    step::Step,
    turn,
};

/// A line from a position, as far as it was followed.
#[derive(Debug)]
pub(crate) struct Proof {
    /// The game, the line included.
    record: Record,
    position: Position,
    side: Side,
    /// What every turn has to be worth.
    bar: Bar,
    /// The first turn, as a quicker search found it.
    expected: Vec<Action>,
    steps: Vec<Step>,
    nodes: u64,
    due: Due,
}

#[derive(Debug)]
enum Due {
    Best,
    Second(Answer),
    Reply,
}

/// How far a proof has come.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// More has to be searched.
    Open,
    /// There is no puzzle.
    Refuted,
    /// These turns are the only ones that win.
    Proved(Vec<Step>),
}

impl Proof {
    /// Begins with the position after a record, whose game goes on.
    pub(crate) fn new(
        record: Record,
        position: Position,
        side: Side,
        expected: Vec<Action>,
        nodes: u64,
    ) -> Self {
        let bar = Bar::new(Look::Made, record.rules.game());
        Self { record, position, side, bar, expected, steps: Vec::new(), nodes, due: Due::Best }
    }

    /// Makes the next search.
    pub(crate) fn advance(&mut self, searcher: &mut Searcher) -> Verdict {
        let verdict = match std::mem::replace(&mut self.due, Due::Best) {
            Due::Best => self.best(searcher),
            Due::Second(best) => self.second(searcher, best),
            Due::Reply => self.reply(searcher),
        };
        verdict.unwrap_or(Verdict::Refuted)
    }

    /// The solver's best turn has to win.
    fn best(&mut self, searcher: &mut Searcher) -> Option<Verdict> {
        let best = search::best(searcher, &self.record, self.nodes)?;
        if !self.bar.is_won(best.chance) {
            return None;
        }
        if self.steps.is_empty() && !turn::same(&self.position, &best.turn, &self.expected) {
            return None;
        }
        self.due = Due::Second(best);
        Some(Verdict::Open)
    }

    /// The other turns must not win; otherwise the line ends before this turn.
    fn second(&mut self, searcher: &mut Searcher, best: Answer) -> Option<Verdict> {
        let Answer { turn, chance, .. } = best;
        let second = search::second(searcher, &self.record, &turn, self.nodes);
        if second.is_none_or(|second| !self.bar.is_alone(chance, second.chance)) {
            return self.end();
        }
        // The same turn by another path would lead elsewhere, so the line can't go on.
        let is_last = !turn::leads_to_one_position(&self.position, &turn);
        self.play(&turn)?;
        self.steps.push(Step { turn, reply: Vec::new() });
        if is_last || self.position.outcome().is_some() || self.steps.len() == MAX_STEPS {
            return self.end();
        }
        self.due = Due::Reply;
        Some(Verdict::Open)
    }

    /// The opponent's best reply, up to the solver's next turn.
    fn reply(&mut self, searcher: &mut Searcher) -> Option<Verdict> {
        while self.position.to_act().is_some_and(|seat| seat.side() != self.side) {
            let best = search::best(searcher, &self.record, self.nodes)?;
            if !self.bar.is_won(1.0 - best.chance) {
                return None;
            }
            self.play(&best.turn)?;
            self.steps.last_mut()?.reply.extend(best.turn);
        }
        match self.position.outcome() {
            None => Some(Verdict::Open),
            Some(Outcome::Win { side, .. }) if side == self.side => self.end(),
            Some(_) => None,
        }
    }

    fn play(&mut self, turn: &[Action]) -> Option<()> {
        for &action in turn {
            self.position.play(action).ok()?;
            self.record.actions.push(action);
        }
        Some(())
    }

    /// The line up to the solver's last turn, if there is one.
    fn end(&mut self) -> Option<Verdict> {
        let mut steps = std::mem::take(&mut self.steps);
        steps.last_mut()?.reply.clear();
        Some(Verdict::Proved(steps))
    }
}
