//! Questions to the engine: the best turn of a position, and the best of its other turns.

use engine::{AVOIDED, Avoiding, Engine, Limit, Skill, Thought};
use games::{
    Action, Outcome, Position, Record, RuleSet, Side,
    lookahead::{Node, Visitor},
};

use crate::turn;

/// 2,048 buckets of 24 bytes, so that forgetting them takes less time than filling them.
const SMALL_TABLE: u32 = 11;
/// From this many nodes on, a search is long.
const LONG: u64 = 8_000;
/// The most nodes of a search that is one turn deep.
const HASTY: u64 = 50_000;
/// How many turns with only one action are played before what follows is judged.
const FORCED: usize = 12;

/// A turn, and the chance to win that goes with it.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) turn: Vec<Action>,
    /// For the side that plays the turn, from 0 to 1.
    pub(crate) chance: f64,
}

/// The engines that make puzzles: one for many short searches, one for long ones.
#[derive(Debug)]
pub struct Searcher {
    short: Engine,
    long: Engine,
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new()
    }
}

impl Searcher {
    /// Engines without a memory of earlier searches.
    pub fn new() -> Self {
        Self { short: Engine::with_table(SMALL_TABLE), long: Engine::new() }
    }

    /// The search for this many nodes.
    pub(crate) const fn engine(&mut self, nodes: u64) -> &mut Engine {
        if nodes > LONG { &mut self.long } else { &mut self.short }
    }
}

/// The best turn after a record, or `None` if the game is over.
pub(crate) fn best(searcher: &mut Searcher, record: &Record, nodes: u64) -> Option<Answer> {
    let position = record.replay().ok()?;
    let side = position.to_act()?.side();
    let engine = searcher.engine(nodes);
    let thought = engine.think(record, Limit::nodes(nodes)).ok()?;
    Some(judged(engine, record, &position, thought, side, nodes))
}

/// The turn that looks best one turn deep, with rows and captures followed until it's quiet.
pub(crate) fn hasty(searcher: &mut Searcher, record: &Record) -> Option<Vec<Action>> {
    let skill = Skill {
        nodes: u64::MAX,
        depth: 1,
        temperature: f64::MIN_POSITIVE,
        overlooks: 0.0,
        misses: 1.0,
        holds: 0.0,
        finishes: false,
    };
    let engine = searcher.engine(0);
    let thought = engine.play_with(record, Limit::nodes(HASTY), Some(skill), 0).ok()?;
    Some(thought.turn)
}

/// The best turn that isn't the same as `turn`, or `None` if there is none, or too many are the same.
pub(crate) fn second(
    searcher: &mut Searcher,
    record: &Record,
    turn: &[Action],
    nodes: u64,
) -> Option<Answer> {
    let position = record.replay().ok()?;
    let side = position.to_act()?.side();
    let engine = searcher.engine(nodes);
    let avoided = turn::equal(&position, turn).filter(|turns| turns.len() <= AVOIDED)?;
    let question = Question {
        engine: &mut *engine,
        rules: record.rules,
        actions: &record.actions,
        avoided: &avoided,
        nodes,
    };
    let thought = record.rules.start().look_ahead(question);
    Some(judged(engine, record, &position, thought, side, nodes))
}

/// The chance to win with a turn after a record, or `None` if it isn't one.
pub(crate) fn after(searcher: &mut Searcher, record: &Record, turn: &[Action], nodes: u64) -> Option<f64> {
    let side = record.replay().ok()?.to_act()?.side();
    let mut after = record.clone();
    after.actions.extend(turn);
    let position = after.replay().ok()?;
    let Some(seat) = position.to_act() else { return Some(of_outcome(position.outcome(), side)) };
    let best = best(searcher, &after, nodes)?;
    Some(if seat.side() == side { best.chance } else { 1.0 - best.chance })
}

/// A single action isn't searched, so what is said of it is said of what follows.
pub(crate) fn judged(
    engine: &mut Engine,
    record: &Record,
    position: &Position,
    thought: Thought,
    side: Side,
    nodes: u64,
) -> Answer {
    let mut answer = Answer { turn: thought.turn, chance: thought.win };
    if thought.depth > 0 {
        return answer;
    }
    let (mut record, mut position, mut next) = (record.clone(), position.clone(), answer.turn.clone());
    for _ in 0..FORCED {
        for &action in &next {
            if position.play(action).is_err() {
                return answer;
            }
            record.actions.push(action);
        }
        let Some(seat) = position.to_act() else {
            answer.chance = of_outcome(position.outcome(), side);
            return answer;
        };
        let Ok(thought) = engine.think(&record, Limit::nodes(nodes)) else { return answer };
        answer.chance = if seat.side() == side { thought.win } else { 1.0 - thought.win };
        if thought.depth > 0 || thought.turn.is_empty() {
            return answer;
        }
        next = thought.turn;
    }
    answer
}

/// The chance to win of a side once the game is over.
pub(crate) fn of_outcome(outcome: Option<Outcome>, side: Side) -> f64 {
    match outcome {
        Some(Outcome::Win { side: winner, .. }) if winner == side => 1.0,
        Some(Outcome::Win { .. }) => 0.0,
        Some(Outcome::Draw(_)) | None => 0.5,
    }
}

struct Question<'a> {
    engine: &'a mut Engine,
    rules: RuleSet,
    actions: &'a [Action],
    avoided: &'a [Vec<Action>],
    nodes: u64,
}

impl Visitor for Question<'_> {
    type Output = Thought;

    fn visit<N: Node>(self, start: N) -> Thought {
        let start = Avoiding::new(start, self.avoided, self.actions.len());
        self.engine.think_from(self.rules, start, self.actions, Limit::nodes(self.nodes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODES: u64 = 4_000;

    fn text(answer: Option<Answer>) -> String {
        answer.unwrap().turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_second_best_turn_is_another_one() {
        let record: Record = "morris:nine a1 d6 d1 d7".parse().unwrap();
        let mut searcher = Searcher::new();
        let best = text(best(&mut searcher, &record, NODES));
        assert!(best.starts_with("g1 x"), "{best}");
        let turn: Vec<Action> = best.split(' ').map(|action| action.parse().unwrap()).collect();
        let next = text(second(&mut searcher, &record, &turn, NODES));
        // The same mill, with the other take.
        assert!(next.starts_with("g1 x") && next != best, "{next}");
    }

    #[test]
    fn a_chance_is_that_of_what_follows_a_single_action() {
        // The second player must capture, and is captured.
        let record: Record = "damas:ruibal c3-d4 f6-e5 a3-b4 force".parse().unwrap();
        let mut searcher = Searcher::new();
        let forced = best(&mut searcher, &record, NODES).unwrap();
        assert_eq!(forced.turn[0].to_string(), "d4xf6");
        let mut after = record.clone();
        after.actions.extend(&forced.turn);
        let reply = best(&mut searcher, &after, NODES).unwrap();
        assert!((forced.chance + reply.chance - 1.0).abs() < 1e-9);
        assert!(second(&mut searcher, &record, &forced.turn, NODES).is_none());
    }

    #[test]
    fn a_hasty_player_closes_a_mill() {
        let record: Record = "morris:nine a1 d6 d1 d7".parse().unwrap();
        assert_eq!(hasty(&mut Searcher::new(), &record).unwrap()[0].to_string(), "g1");
    }
}
