//! Games of the engine with itself, and the blunders that could be made in them.

use engine::{Limit, Strength};
use games::{Action, Game, Position, Record, RuleSet, Side};

use crate::{Searcher, turn};

/// A game is broken off after this many turns.
const TURNS: u64 = 300;
/// How many other turns are tried in place of one.
const TRIES: usize = 40;
/// A game is broken off when a side has less.
const HOPELESS: f64 = 0.02;

/// Blunders are tried while both sides have at least this chance to win.
const fn balanced(game: Game) -> f64 {
    match game {
        // Early takes soon decide a game.
        Game::Dala | Game::Damala => 0.04,
        Game::Dara | Game::Wali | Game::Damas | Game::Morris => 0.2,
    }
}

/// Puzzles of Damala are looked for once this many marbles are left. Before, there are too many good turns.
const FEW_MARBLES: usize = 10;

/// Whether puzzles are likely to be found from this position on.
fn has_puzzles(position: &Position) -> bool {
    position.rules().game() != Game::Damala || position.pieces().count() <= FEW_MARBLES
}

/// Some turn that takes as much as can be taken, so that the ending comes soon.
fn greedy(position: &Position, random: &mut Random) -> Option<Vec<Action>> {
    let mut turns = turn::all(position);
    let most = turns.iter().map(turn::Whole::taken).max()?;
    turns.retain(|turn| turn.taken() == most);
    Some(turns.swap_remove(random.below(turns.len())).actions)
}

/// Numbers that look random, the same for the same seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % end.max(1)
    }
}

/// A game of the engine with itself at some of its lower strengths, in which other turns are tried as blunders.
#[derive(Debug)]
pub struct SelfPlay {
    record: Record,
    position: Position,
    strengths: [Strength; 2],
    seed: u64,
    turns: u64,
    /// Games that end with a turn which is probably a blunder.
    tried: Vec<Record>,
}

impl SelfPlay {
    /// Begins a game. The same seed leads to the same games; one seed after the other changes the strengths.
    pub fn new(rules: RuleSet, seed: u64) -> Self {
        // In Damala, the lower strengths already look at many nodes.
        let lowest = if rules.game() == Game::Damala { 1 } else { 4 };
        let strength = |number: u64| {
            let number = u8::try_from(lowest + number % 2).unwrap_or_default();
            Strength::new(number).unwrap_or(Strength::BEST)
        };
        let record = Record { rules, actions: Vec::new() };
        let strengths = [strength(seed), strength(seed / 2)];
        Self { record, position: rules.start(), strengths, seed, turns: 0, tried: Vec::new() }
    }

    /// A game whose last turn may be a blunder, or `None` when there are no more.
    pub fn next(&mut self, searcher: &mut Searcher) -> Option<Record> {
        while self.tried.is_empty() {
            self.play(searcher)?;
        }
        self.tried.pop()
    }

    /// Leaves out the other blunders at this point of the game, since they would lead to similar positions.
    pub fn skip(&mut self) {
        self.tried.clear();
    }

    /// Plays one turn, and tries others in its place.
    fn play(&mut self, searcher: &mut Searcher) -> Option<()> {
        let seat = self.position.to_act().filter(|_| self.turns < TURNS)?;
        let seed = self.seed << 16 ^ self.turns;
        if !has_puzzles(&self.position) {
            let turn = greedy(&self.position, &mut Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)))?;
            return self.go_on(turn);
        }
        let strength = if seat.side() == Side::First { self.strengths[0] } else { self.strengths[1] };
        let thought = searcher.engine(0).play(&self.record, Limit::nodes(u64::MAX), strength, seed).ok()?;
        let least = thought.win.min(1.0 - thought.win);
        if thought.turn.is_empty() || least < HOPELESS {
            return None;
        }
        if least > balanced(self.record.rules.game()) && has_puzzles(&self.position) {
            let mut others = turn::all(&self.position);
            let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            for _ in 0..TRIES.min(others.len()) {
                let other = others.swap_remove(random.below(others.len())).actions;
                if other != thought.turn {
                    self.tried.push(self.after(&other));
                }
            }
            self.tried.push(self.after(&thought.turn));
        }
        self.go_on(thought.turn)
    }

    fn go_on(&mut self, turn: Vec<Action>) -> Option<()> {
        for action in turn {
            self.position.play(action).ok()?;
            self.record.actions.push(action);
        }
        self.turns += 1;
        Some(())
    }

    /// The game with one more turn.
    fn after(&self, turn: &[Action]) -> Record {
        let actions = self.record.actions.iter().chain(turn).copied().collect();
        Record { rules: self.record.rules, actions }
    }
}
