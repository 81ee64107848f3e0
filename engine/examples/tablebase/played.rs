//! The best strength plays out positions of the tables, and every game is compared with what the tables promise.

use std::{fmt, sync::Arc};

use engine::{Engine, Limit, Solved, Tablebase};
use games::{Action, Outcome, Side, lookahead::Node};

use crate::{
    Random,
    plain::{after_turns, of_turn},
};

/// The most nodes that the engine may search, if it has to.
const NODES: u64 = 2_000;

/// How the games went.
#[expect(clippy::struct_field_names, reason = "the games of each side are games")]
#[derive(Default)]
pub(crate) struct Games {
    engine: Option<Engine>,
    games: [usize; 2],
    errors: [usize; 2],
}

/// The engine's opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    Perfect,
    Random,
}

impl Games {
    /// Plays a position against both opponents, the engine being the first side, which is to move.
    pub(crate) fn add<N: Node>(
        &mut self,
        tablebase: &Arc<Tablebase>,
        start: &N,
        promised: Solved,
        random: &mut Random,
    ) {
        let engine = self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new();
            engine.set_tablebase(Some(Arc::clone(tablebase)));
            engine
        });
        for opponent in [Opponent::Perfect, Opponent::Random] {
            let (outcome, turns) = game(engine, tablebase, start, opponent, random);
            let won = matches!(outcome, Outcome::Win { side: Side::First, .. });
            let lost = matches!(outcome, Outcome::Win { side: Side::Second, .. });
            let kept = match (promised, opponent) {
                (Solved::Won(within), Opponent::Perfect) => won && turns == u32::from(within),
                (Solved::Won(within), Opponent::Random) => won && turns <= u32::from(within),
                (Solved::Drawn, Opponent::Perfect) => !won && !lost,
                (Solved::Drawn, Opponent::Random) => !lost,
                (Solved::Lost(within), Opponent::Perfect) => lost && turns == u32::from(within),
                (Solved::Lost(within), Opponent::Random) => !lost || turns >= u32::from(within),
            };
            let at = usize::from(opponent == Opponent::Random);
            self.games[at] += 1;
            self.errors[at] += usize::from(!kept);
        }
    }
}

impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([perfect, random], [of_perfect, of_random]) = (self.errors, self.games);
        write!(
            f,
            "  the best strength: {perfect} errors in {of_perfect} games against a perfect opponent, {random} in {of_random} against a random one",
        )
    }
}

/// Plays a game to its end, and says how it ended and after how many turns.
fn game<N: Node>(
    engine: &mut Engine,
    tablebase: &Tablebase,
    start: &N,
    opponent: Opponent,
    random: &mut Random,
) -> (Outcome, u32) {
    let (mut node, mut actions, mut turns) = (start.clone(), Vec::new(), 0);
    let mut arisen = vec![node.hash()];
    loop {
        if let Some(outcome) = node.outcome() {
            return (outcome, turns);
        }
        // The position before the third time, as every game has it.
        let seen = arisen.iter().filter(|&&hash| hash == node.hash()).count();
        if seen >= 3 {
            return (Outcome::Draw(games::DrawReason::Repetition), turns);
        }
        let side = node.to_act().side();
        if side == Side::First {
            let turn =
                engine.think_from(tablebase.rules(), start.clone(), &actions, Limit::nodes(NODES)).turn;
            assert!(!turn.is_empty(), "the game isn't over");
            for action in turn {
                play(&mut node, action, &mut actions);
            }
        } else {
            match opponent {
                Opponent::Perfect => perfect(tablebase, &mut node, &mut actions, random),
                Opponent::Random => anything(&mut node, &mut actions, random),
            }
        }
        // A skipped turn counts as one.
        turns += 1 + u32::from(node.outcome().is_none() && node.to_act().side() == side);
        arisen.push(node.hash());
    }
}

fn play<N: Node>(node: &mut N, action: Action, actions: &mut Vec<Action>) -> bool {
    let mut plies = Vec::new();
    node.plies(&mut plies);
    let ply = plies.into_iter().find(|&ply| N::action(ply) == action).expect("a legal action");
    actions.push(action);
    node.play(ply).ends_turn
}

/// A random turn.
fn anything<N: Node>(node: &mut N, actions: &mut Vec<Action>, random: &mut Random) {
    loop {
        let mut plies = Vec::new();
        node.plies(&mut plies);
        let action = N::action(plies[random.below(plies.len())]);
        if play(node, action, actions) || node.outcome().is_some() {
            break;
        }
    }
}

/// One of the best turns by the tables, any of them.
fn perfect<N: Node>(tablebase: &Tablebase, node: &mut N, actions: &mut Vec<Action>, random: &mut Random) {
    let mover = node.to_act().side();
    let worth = |child: &N| match of_turn(tablebase, child, mover).expect("in the tables") {
        Solved::Won(turns) => 1_000 - i32::from(turns),
        Solved::Drawn => 0,
        Solved::Lost(turns) => i32::from(turns) - 1_000,
    };
    let most = after_turns(node).iter().map(worth).max().expect("a turn");
    loop {
        let mut plies = Vec::new();
        node.plies(&mut plies);
        // Actions after which the best is still possible.
        plies.retain(|&ply| {
            let mut child = node.clone();
            let played = child.play(ply);
            let over = played.ends_turn || child.outcome().is_some();
            let found = if over { Some(worth(&child)) } else { after_turns(&child).iter().map(worth).max() };
            found == Some(most)
        });
        let action = N::action(plies[random.below(plies.len())]);
        if play(node, action, actions) || node.outcome().is_some() {
            break;
        }
    }
}
