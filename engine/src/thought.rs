//! From a record to a turn.

use std::sync::Arc;

use games::{
    Action, BadRecord, Record, RuleSet, Seat,
    lookahead::{Node, Visitor},
};

use crate::{
    Strength,
    attention::Past,
    choice::{self, Choice},
    evaluate::Judge,
    limit::Limit,
    random::Random,
    score::{Score, of_solved, win_chance},
    search::Search,
    strength::Skill,
    style::Style,
    table::Table,
    tablebase::{Answer, Solved, Tablebase},
};

/// Buckets of 24 bytes: 3 MiB.
const TABLE_BITS: u32 = 17;
/// The most actions of the expected line.
const LINE: usize = 16;
/// The most actions of the opponent's expected turn, one's own next one included.
const PLANNED: usize = 4;

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The actions of the turn, in order; none if the game is over.
    pub turn: Vec<Action>,
    /// The worth for the side to act, in hundredths of a stone.
    pub score: Score,
    /// The chance to win for the side to act, from 0 to 1.
    pub win: f64,
    /// How many turns deep it looked.
    pub depth: u32,
    /// How many actions it tried.
    pub nodes: u64,
    /// The actions that it expects, this turn included.
    pub line: Vec<Action>,
}

/// An engine with its memory.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    style: Style,
    tablebase: Option<Arc<Tablebase>>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine {
    /// An engine that plays as well as it can.
    pub fn new() -> Self {
        Self::with_style(Style::Full)
    }

    /// An engine that plays as well as it can with a table of `2^bits` buckets, 24 bytes each: a small one is forgotten
    /// sooner between many short searches.
    pub fn with_table(bits: u32) -> Self {
        Self { table: Table::new(bits), ..Self::new() }
    }

    /// An engine of this style.
    pub fn with_style(style: Style) -> Self {
        Self { table: Table::new(TABLE_BITS), style, tablebase: None }
    }

    /// From now on, the greatest strength uses this tablebase, in games that it is for. Engines can share it.
    pub fn set_tablebase(&mut self, tablebase: Option<Arc<Tablebase>>) {
        self.tablebase = tablebase;
    }

    /// The tablebase that it uses.
    pub const fn tablebase(&self) -> Option<&Arc<Tablebase>> {
        self.tablebase.as_ref()
    }

    /// Its memory, emptied, and its tablebase if that is for these rules.
    pub(crate) fn memory(&mut self, rules: RuleSet) -> (&mut Table, Option<&Tablebase>) {
        self.table.clear();
        (&mut self.table, self.tablebase.as_deref().filter(|tablebase| tablebase.is_for(rules)))
    }

    /// The best turn after a record, and what it is worth. For a given number of nodes it depends on nothing else.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn think(&mut self, record: &Record, limit: Limit<'_>) -> Result<Thought, BadRecord> {
        self.play(record, limit, Strength::BEST, 0)
    }

    /// A turn at this strength. The same seed leads to the same turn if the limit is a number of nodes.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn play(
        &mut self,
        record: &Record,
        limit: Limit<'_>,
        strength: Strength,
        seed: u64,
    ) -> Result<Thought, BadRecord> {
        self.play_with(record, limit, strength.skill(record.rules.game()), seed)
    }

    /// The same with any skill, to find out which ones the strengths should have.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn play_with(
        &mut self,
        record: &Record,
        limit: Limit<'_>,
        skill: Option<Skill>,
        seed: u64,
    ) -> Result<Thought, BadRecord> {
        let position = record.replay_stored()?;
        let over = position.outcome().is_some();
        let question = Question { actions: &record.actions, limit, skill, seed, over };
        let thinker = self.thinker(record.rules, question);
        Ok(record.rules.start().look_ahead(thinker))
    }

    /// The best turn after legal actions from any position of a game with these rules, which may have no record. It
    /// doesn't notice by itself that the last action has ended the game by repetition.
    pub fn think_from<N: Node>(
        &mut self,
        rules: RuleSet,
        start: N,
        actions: &[Action],
        limit: Limit<'_>,
    ) -> Thought {
        let question = Question { actions, limit, skill: None, seed: 0, over: false };
        self.thinker(rules, question).visit(start)
    }

    fn thinker<'a>(&'a mut self, rules: RuleSet, question: Question<'a>) -> Thinker<'a> {
        self.table.clear();
        let uses_it = |tablebase: &Arc<Tablebase>| question.skill.is_none() && tablebase.is_for(rules);
        let tablebase = self.tablebase.clone().filter(uses_it);
        let judge = Judge::new(rules, self.style);
        Thinker { engine: self, judge, tablebase, question }
    }
}

/// What a thinker is asked.
struct Question<'a> {
    actions: &'a [Action],
    limit: Limit<'a>,
    skill: Option<Skill>,
    seed: u64,
    /// Whether the last action has ended the game.
    over: bool,
}

/// Thinks about a game from its start, since only its actions lead to the positions that can arise again.
struct Thinker<'a> {
    engine: &'a mut Engine,
    judge: Judge,
    /// The one for this game, if this strength uses it.
    tablebase: Option<Arc<Tablebase>>,
    question: Question<'a>,
}

impl Visitor for Thinker<'_> {
    type Output = Thought;

    fn visit<N: Node>(mut self, start: N) -> Thought {
        let (mut node, mut past) = (start, Vec::new());
        past.push(node.hash());
        // The positions before the last turn and after it.
        let mut turns = [None, Some(node.clone())];
        for &action in self.question.actions {
            if step(&mut node, action, &mut past) {
                turns = [turns[1].take(), Some(node.clone())];
            }
        }
        let mut thought =
            Thought { turn: Vec::new(), score: 0, win: 0.5, depth: 0, nodes: 0, line: Vec::new() };
        if self.question.over || node.outcome().is_some() {
            return thought;
        }
        if let Some(Answer { turn, solved, seen }) = self.known(&node, &past) {
            thought.score = of_solved(solved);
            thought.win = win_chance(thought.score);
            thought.depth = match solved {
                Solved::Won(turns) | Solved::Lost(turns) => turns.into(),
                Solved::Drawn => 1,
            };
            thought.nodes = seen;
            for &action in &turn {
                step(&mut node, action, &mut past);
            }
            (thought.line, thought.turn) = (turn.clone(), turn);
            self.foresee(node, &mut thought.line);
            return thought;
        }
        let seat = node.to_act();
        let mut random = Random::new(self.question.seed);
        let mut ended = false;
        let [before, _] = turns;
        let mut remembered = self.remember(before, seat);
        while !ended && node.outcome().is_none() && node.to_act() == seat {
            let choice = self.choose(&node, &past, &remembered, &mut random, thought.nodes);
            let Some(action) = choice.action else { break };
            if thought.turn.is_empty() {
                thought.score = choice.score;
                thought.win = win_chance(choice.score);
                thought.depth = choice.depth;
            }
            thought.nodes = choice.nodes;
            thought.turn.push(action);
            ended = step(&mut node, action, &mut past);
            remembered.plan = None;
        }
        thought.line.clone_from(&thought.turn);
        self.foresee(node, &mut thought.line);
        thought
    }
}

impl Thinker<'_> {
    /// What a strength that isn't the greatest remembers of the position before the opponent's last turn, and what it meant
    /// to play in it.
    fn remember<N: Node>(&mut self, before: Option<N>, seat: Seat) -> Past<N> {
        let (Some(skill), Some(before)) = (self.question.skill, before) else { return Past::NONE };
        let last = self.question.actions.last().copied();
        let mut plan = None;
        if skill.holds > 0.0 {
            let limit = self.question.limit.or_nodes(skill.nodes);
            let mut plies = Vec::new();
            before.plies(&mut plies);
            let found = Search::new(&mut self.engine.table, limit, self.judge, None, &[]).deepen(&before);
            let mut node = before.clone();
            let mut next = plies.get(found.best).copied();
            for _ in 0..PLANNED {
                let Some(ply) = next else { break };
                if node.to_act() == seat {
                    plan = Some(N::action(ply));
                    break;
                }
                node.play(ply);
                next = self.expected(&node);
            }
            self.engine.table.clear();
        }
        Past { before: Some(before), last, plan }
    }

    /// The action that the transposition table expects.
    fn expected<N: Node>(&self, node: &N) -> Option<N::Ply> {
        let mut plies = Vec::new();
        node.plies(&mut plies);
        let entry = self.engine.table.get(node.hash())?;
        plies.get(usize::from(entry.best)).copied()
    }

    /// One action of the turn. After the first, a small part of the limit is enough, since the table has the rest.
    fn choose<N: Node>(
        &mut self,
        node: &N,
        past: &[u64],
        remembered: &Past<N>,
        random: &mut Random,
        nodes: u64,
    ) -> Choice {
        self.engine.table.begin_search();
        let limit =
            if nodes == 0 { self.question.limit } else { self.question.limit.or_nodes(nodes / 4 + 2_000) };
        let tablebase = self.tablebase.as_deref();
        let mut search = Search::new(&mut self.engine.table, limit, self.judge, tablebase, past);
        let mut choice = choice::choose(&mut search, node, self.question.skill, remembered, random);
        choice.nodes += nodes;
        choice
    }

    /// The best turn, if the tablebase has it.
    fn known<N: Node>(&self, node: &N, past: &[u64]) -> Option<Answer> {
        self.tablebase.as_ref()?.best_turn(node, past)
    }

    /// Adds the actions that the tablebase and the transposition table expect.
    fn foresee<N: Node>(&self, mut node: N, line: &mut Vec<Action>) {
        let mut past = Vec::new();
        while line.len() < LINE && node.outcome().is_none() {
            if let Some(Answer { turn, .. }) = self.known(&node, &past) {
                for action in turn.into_iter().take(LINE - line.len()) {
                    step(&mut node, action, &mut past);
                    line.push(action);
                }
                continue;
            }
            let Some(ply) = self.expected(&node) else { return };
            line.push(N::action(ply));
            node.play(ply);
        }
    }
}

/// Plays an action, keeps the positions that can arise again, and says whether it ended the turn.
fn step<N: Node>(node: &mut N, action: Action, past: &mut Vec<u64>) -> bool {
    let mut plies = Vec::new();
    node.plies(&mut plies);
    let Some(&ply) = plies.iter().find(|&&ply| N::action(ply) == action) else { return true };
    let played = node.play(ply);
    if played.irreversible {
        past.clear();
    }
    past.push(node.hash());
    played.ends_turn
}
