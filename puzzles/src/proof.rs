//! Following a solution as far as each of the solver's turns is the only one that wins, and on to where this can be seen.
//!
//! Every call makes one search or two, so that a queue can stop between them.

use games::{Action, Outcome, Position, Record, Side};

use crate::{
    effort::{Bar, Look},
    gain::Gain,
    puzzle::MAX_STEPS,
    search::{self, Answer, Searcher},
    step::Step,
    turn,
};

/// How many turns are tried as the last one, of which there may be several.
const CLOSING: u8 = 5;

/// A line from a position, as far as it was followed.
#[derive(Debug)]
pub(crate) struct Proof {
    /// The game, the line included.
    record: Record,
    side: Side,
    /// Where it has led, and what it has gained.
    gain: Gain,
    /// What every turn has to be worth.
    bar: Bar,
    /// The first turn, as a quicker search found it.
    expected: Vec<Action>,
    steps: Vec<Step>,
    /// After how many steps something was last gained that can be seen.
    gained: usize,
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
    /// These turns are the only ones that win, but for the last of several if it's the first to gain something.
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
        let gain = Gain::none(position, side);
        Self { record, side, gain, bar, expected, steps: Vec::new(), gained: 0, nodes, due: Due::Best }
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
        if self.steps.is_empty() && !turn::same(self.gain.position(), &best.turn, &self.expected) {
            return None;
        }
        self.due = Due::Second(best);
        Some(Verdict::Open)
    }

    /// The other turns must not win; otherwise the line ends before this turn, or with one that can be seen to gain something.
    fn second(&mut self, searcher: &mut Searcher, best: Answer) -> Option<Verdict> {
        let second = search::second(searcher, &self.record, &best.turn, self.nodes);
        if second.is_none_or(|second| !self.bar.is_alone(best.chance, second.chance)) {
            return self.close(searcher, best);
        }
        let turn = best.turn;
        // The same turn by another path would lead elsewhere, so the line can't go on.
        let is_last = !turn::leads_to_one_position(self.gain.position(), &turn);
        self.find(turn)?;
        if is_last || self.gain.position().outcome().is_some() || self.steps.len() == MAX_STEPS {
            return self.end();
        }
        self.due = Due::Reply;
        Some(Verdict::Open)
    }

    /// The opponent's best reply, up to the solver's next turn.
    fn reply(&mut self, searcher: &mut Searcher) -> Option<Verdict> {
        while self.gain.position().to_act().is_some_and(|seat| seat.side() != self.side) {
            let best = search::best(searcher, &self.record, self.nodes)?;
            if !self.bar.is_won(1.0 - best.chance) {
                return None;
            }
            self.play(&best.turn)?;
            self.steps.last_mut()?.reply.extend(best.turn);
        }
        match self.gain.position().outcome() {
            None => Some(Verdict::Open),
            Some(Outcome::Win { side, .. }) if side == self.side => self.end(),
            Some(_) => None,
        }
    }

    /// Ends the line where several turns win: with one that gains something that can be seen, if nothing has been so far.
    fn close(&mut self, searcher: &mut Searcher, best: Answer) -> Option<Verdict> {
        if self.gained > 0 || self.steps.is_empty() {
            return self.end();
        }
        let gains =
            |turn: &[Action]| self.gain.after(turn.iter().copied()).is_some_and(|after| after.is_visible());
        if gains(&best.turn) {
            self.find(best.turn)?;
            return self.end();
        }
        let mut closing = turn::all(self.gain.position());
        closing.retain(|turn| gains(&turn.actions));
        closing.sort_by_key(|turn| std::cmp::Reverse(turn.taken()));
        for turn in closing.into_iter().take(CLOSING.into()) {
            let nodes = self.nodes / u64::from(CLOSING);
            if search::after(searcher, &self.record, &turn.actions, nodes)
                .is_some_and(|chance| self.bar.is_won(chance))
            {
                self.find(turn.actions)?;
                break;
            }
        }
        self.end()
    }

    /// Adds a turn that has to be found.
    fn find(&mut self, turn: Vec<Action>) -> Option<()> {
        let before = self.gain.worth();
        self.play(&turn)?;
        self.steps.push(Step { turn, reply: Vec::new() });
        if self.gain.is_visible() && self.gain.worth() > before {
            self.gained = self.steps.len();
        }
        Some(())
    }

    fn play(&mut self, turn: &[Action]) -> Option<()> {
        for &action in turn {
            self.gain.play(action).ok()?;
            self.record.actions.push(action);
        }
        Some(())
    }

    /// The line up to the solver's last turn that gained something that can be seen, or to the last one.
    fn end(&mut self) -> Option<Verdict> {
        let mut steps = std::mem::take(&mut self.steps);
        if self.gained > 0 {
            steps.truncate(self.gained);
        }
        steps.last_mut()?.reply.clear();
        Some(Verdict::Proved(steps))
    }
}
