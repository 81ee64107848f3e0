//! Whole turns: what a player plays until it's no longer theirs to act, a move with its take, or a huff with a move.

use std::collections::HashSet;

use games::{
    Action, Effects, Game, Illegal, Outcome, Position, SquareSet,
    lookahead::{Node, Visitor},
};

/// What an action did, and whether the turn is over with it.
pub(crate) struct PlayedAction {
    pub(crate) effects: Effects,
    pub(crate) ends_turn: bool,
}

/// Plays an action, and says whether the turn is over with it.
pub(crate) fn play(position: &mut Position, action: Action) -> Result<PlayedAction, Illegal> {
    let effects = position.play(action)?;
    let ends_turn = ends_turn(position, &effects);
    Ok(PlayedAction { effects, ends_turn })
}

/// Whether the action that led to this position ended its player's turn. In puzzles, a turn is everything a player does
/// until someone else is to act.
pub fn ends_turn(after: &Position, effects: &Effects) -> bool {
    // A force passes to the opponent without ending the turn.
    effects.ends_turn || after.to_act() != Some(effects.by)
}

/// A turn and the position after it.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    pub(crate) actions: Vec<Action>,
    /// What each action did.
    pub(crate) effects: Vec<Effects>,
    pub(crate) after: Position,
}

impl Whole {
    const fn none(position: Position) -> Self {
        Self { actions: Vec::new(), effects: Vec::new(), after: position }
    }

    /// Plays one more action, and says whether the turn is over with it.
    fn play(&mut self, action: Action) -> Result<bool, Illegal> {
        let played = play(&mut self.after, action)?;
        self.actions.push(action);
        self.effects.push(played.effects);
        Ok(played.ends_turn)
    }

    /// How many pieces it takes.
    pub(crate) fn taken(&self) -> u32 {
        self.effects.iter().map(|effects| effects.taken.len()).sum()
    }

    /// Whether it makes a row, takes or captures.
    pub(crate) fn is_forcing(&self) -> bool {
        self.effects.iter().any(|effects| !effects.row.is_empty() || !effects.taken.is_empty())
    }
}

/// All turns of a position. Several may lead to the same position.
pub(crate) fn all(position: &Position) -> Vec<Whole> {
    let mut turns = Vec::new();
    let mut open = vec![Whole::none(position.clone())];
    while let Some(begun) = open.pop() {
        for action in begun.after.legal_actions() {
            let mut longer = begun.clone();
            match longer.play(action) {
                Ok(true) => turns.push(longer),
                Ok(false) => open.push(longer),
                Err(_) => {}
            }
        }
    }
    turns
}

/// How many different positions the turns lead to.
pub(crate) fn count(position: &Position) -> usize {
    all(position).iter().map(|turn| reached(&turn.after)).collect::<HashSet<_>>().len()
}

/// When two turns are the same.
///
/// They lead to the same position. In Damala, where nearly every turn has dozens of paths, they capture the same marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Point {
    Position(u64, Option<Outcome>),
    Captures { taken: SquareSet, gains: bool },
}

impl Point {
    fn of(turn: &Whole) -> Self {
        let taken = turn.effects.iter().fold(SquareSet::EMPTY, |all, effects| all | effects.taken);
        if turn.after.rules().game() == Game::Damala && !taken.is_empty() {
            let gains = turn.effects.iter().any(|effects| effects.bonus.is_some());
            return Self::Captures { taken, gains };
        }
        let (hash, outcome) = reached(&turn.after);
        Self::Position(hash, outcome)
    }
}

/// The turns that are the same as this one. `None` if there are no others.
pub(crate) fn equal(position: &Position, turn: &[Action]) -> Option<Vec<Vec<Action>>> {
    let target = Point::of(&whole(position, turn)?);
    let turns = all(position);
    let all = turns.len();
    let equal: Vec<_> =
        turns.into_iter().filter(|turn| Point::of(turn) == target).map(|turn| turn.actions).collect();
    (equal.len() < all).then_some(equal)
}

/// Whether two turns of a position are the same.
pub(crate) fn same(position: &Position, one: &[Action], other: &[Action]) -> bool {
    let point = |turn: &[Action]| whole(position, turn).map(|whole| Point::of(&whole));
    one == other || point(one).is_some_and(|of_one| Some(of_one) == point(other))
}

/// Whether all turns that are the same as this one lead to one position.
pub(crate) fn leads_to_one_position(position: &Position, turn: &[Action]) -> bool {
    whole(position, turn).is_none_or(|whole| matches!(Point::of(&whole), Point::Position(..)))
}

/// Whether two turns of a position lead to the same position.
pub(crate) fn meet(position: &Position, one: &[Action], other: &[Action]) -> bool {
    let after = |turn: &[Action]| whole(position, turn).map(|whole| reached(&whole.after));
    one == other || after(one).is_some_and(|reached| Some(reached) == after(other))
}

/// Plays a whole turn. `None` if the actions aren't exactly one legal turn.
pub(crate) fn whole(position: &Position, actions: &[Action]) -> Option<Whole> {
    let mut turn = Whole::none(position.clone());
    for (at, &action) in actions.iter().enumerate() {
        let is_over = turn.play(action).ok()?;
        if is_over != (at + 1 == actions.len()) {
            return None;
        }
    }
    (!actions.is_empty()).then_some(turn)
}

/// A number for everything that the rest of the game depends on.
pub(crate) fn reached(position: &Position) -> (u64, Option<Outcome>) {
    struct Hash;
    impl Visitor for Hash {
        type Output = u64;

        fn visit<N: Node>(self, node: N) -> u64 {
            node.hash()
        }
    }
    (position.look_ahead(Hash), position.outcome())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(record: &str) -> Position {
        record.parse().unwrap()
    }

    fn actions(text: &str) -> Vec<Action> {
        text.split_whitespace().map(|action| action.parse().unwrap()).collect()
    }

    #[test]
    fn a_move_and_its_take_are_one_turn() {
        let mill = at("morris:nine a1 d6 d1 d7");
        assert!(whole(&mill, &actions("g1 xd6")).is_some_and(|turn| turn.is_forcing() && turn.taken() == 1));
        for not_one in ["g1", "xd6", "g1 xd6 a4", "a4 a7", ""] {
            assert!(whole(&mill, &actions(not_one)).is_none(), "{not_one:?}");
        }
        // Nineteen other points, and the mill with one of two takes.
        assert_eq!(all(&mill).len(), 19 + 2);
        let offended = at("damas:ruibal c3-d4 f6-e5 a3-b4");
        assert!(whole(&offended, &actions("force")).is_some(), "it passes to the opponent");
        assert!(
            whole(&offended, &actions("huff:d4")).is_none()
                && whole(&offended, &actions("huff:d4 e5-f4")).is_some()
        );
    }

    #[test]
    fn two_orders_of_a_turn_are_the_same() {
        // Two marbles on d3, which can be dropped on c3 and c4 only in one order, but three reach the same squares in two.
        let start = at("damala:standard");
        let turn = all(&start).swap_remove(0);
        assert!(same(&start, &turn.actions, &turn.actions));
        assert_eq!(count(&start), all(&start).len());
        let stack = at("damala:standard d2-d3 d6-d5 c3-d3 c5-d5");
        let (one, other) = (actions("d3-d4-e4-e3"), actions("d3-e3-e4-d4"));
        assert!(same(&stack, &one, &other) && count(&stack) < all(&stack).len());
        let equal = equal(&stack, &one).unwrap();
        assert!(equal.contains(&one) && equal.contains(&other) && equal.len() == 2, "{equal:?}");
        assert!(!same(&stack, &one, &actions("d3-d4-e4-e5")));
    }

    #[test]
    fn a_turn_without_others_has_no_equals() {
        let forced = at("damas:ruibal c3-d4 f6-e5 a3-b4 force");
        let turn = all(&forced).swap_remove(0).actions;
        assert_eq!((count(&forced), equal(&forced, &turn)), (1, None));
    }
}
