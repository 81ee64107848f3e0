//! Positions without their past, for programs that look ahead: cheap to copy, and with the pieces as bits.
//!
//! A [`Node`] has its game's own form of an action, so nothing is converted while searching. What is counted over turns
//! (the bound) is counted on. Repetition isn't, since only the searcher knows its path: it compares [`Node::hash`].

pub(crate) mod view;

pub use view::View;

use crate::{
    Action, Effects, Outcome, Position, Seat, SeatSet, Stage,
    course::{Course, bound, by_bound, count_progress, settle},
    game::for_each_game,
    state::State,
};

/// How many different numbers [`Node::slot`] gives.
pub const SLOTS: usize = 2_048;

/// What an action did to the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Whether the player's turn is over. It isn't after a huff, or while a take is due.
    pub ends_turn: bool,
    /// Whether no earlier position can arise again.
    pub irreversible: bool,
}

/// A position without its past. `Position::look_ahead` gives one.
pub trait Node: Clone {
    /// An action in the game's own form, which was found legal.
    type Ply: Copy;

    /// Whose turn it is. After the end, the player whose turn it would be.
    fn to_act(&self) -> Seat;
    /// What is due.
    fn stage(&self) -> Stage;
    /// How the game has ended, if it has. Repetition doesn't end it.
    fn outcome(&self) -> Option<Outcome>;
    /// A number for everything that the rest of the game depends on, except what is counted over turns. It is equal for
    /// equal positions, and almost always differs for others.
    fn hash(&self) -> u64;
    /// How many more turns without progress end the game by its bound.
    fn quiet_turns_left(&self) -> u32;
    /// Appends the legal actions to `list`, none after the end. Equal positions have the same order.
    fn plies(&self, list: &mut Vec<Self::Ply>);
    /// Whether a legal action makes a row, takes or captures.
    fn is_forcing(&self, ply: Self::Ply) -> bool;
    /// How many pieces a legal action takes at once, or one if it makes a row; none if it isn't forcing.
    fn takes(&self, ply: Self::Ply) -> u8;
    /// A number below [`SLOTS`] that few legal actions of a position share.
    fn slot(ply: Self::Ply) -> usize;
    /// The action in the form that all games share.
    fn action(ply: Self::Ply) -> Action;
    /// The pieces.
    fn view(&self) -> View<'_>;
    /// Plays a legal action.
    fn play(&mut self, ply: Self::Ply) -> Advance;
}

/// What is done with a position, whatever its game: [`Position::look_ahead`] calls it with the game's own type.
pub trait Visitor {
    /// The result.
    type Output;

    /// Does it with a position.
    fn visit<N: Node>(self, node: N) -> Self::Output;
}

/// A state, and what is counted over its turns.
#[derive(Clone)]
pub(crate) struct Ahead<S> {
    state: S,
    quiet: u32,
    progress: bool,
    outcome: Option<Outcome>,
}

impl<S: State> Ahead<S> {
    fn of(course: &Course<S>) -> Self {
        let (quiet, progress) = course.counted();
        Self { state: course.state().clone(), quiet, progress, outcome: course.outcome() }
    }

    /// With nothing counted yet. Players who can't act are skipped.
    pub(crate) fn from_state(mut state: S) -> Self {
        let (mut quiet, mut skipped) = (0, SeatSet::EMPTY);
        let outcome = settle(&mut state, &mut quiet, &mut skipped);
        Self { state, quiet, progress: false, outcome }
    }
}

impl<S: State> Node for Ahead<S> {
    type Ply = S::Ply;

    #[inline]
    fn to_act(&self) -> Seat {
        self.state.actor()
    }

    #[inline]
    fn stage(&self) -> Stage {
        self.state.stage()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.state.hash()
    }

    #[inline]
    fn quiet_turns_left(&self) -> u32 {
        bound(self.state.options()).saturating_sub(self.quiet)
    }

    #[inline]
    fn plies(&self, list: &mut Vec<S::Ply>) {
        if self.outcome.is_none() {
            self.state.plies(list);
        }
    }

    #[inline]
    fn is_forcing(&self, ply: S::Ply) -> bool {
        self.state.is_forcing(ply)
    }

    #[inline]
    fn takes(&self, ply: S::Ply) -> u8 {
        self.state.takes(ply)
    }

    #[inline]
    fn slot(ply: S::Ply) -> usize {
        usize::from(S::slot(ply)) % SLOTS
    }

    fn action(ply: S::Ply) -> Action {
        S::action(ply)
    }

    #[inline]
    fn view(&self) -> View<'_> {
        self.state.view()
    }

    #[inline]
    fn play(&mut self, ply: S::Ply) -> Advance {
        let mut effects = Effects::of(self.state.actor(), S::action(ply));
        let applied = self.state.apply(ply, &mut effects);
        count_progress(applied, &mut self.progress, &mut self.quiet);
        let mut skipped = SeatSet::EMPTY;
        self.outcome = settle(&mut self.state, &mut self.quiet, &mut skipped)
            .or_else(|| by_bound(&self.state, self.quiet, applied.ends_turn));
        Advance { ends_turn: applied.ends_turn, irreversible: applied.irreversible }
    }
}

impl Position {
    /// Calls `visitor` with this position in its game's own form, without its past.
    pub fn look_ahead<V: Visitor>(&self, visitor: V) -> V::Output {
        macro_rules! visit {
            (() $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
                match self.course() {
                    $(crate::position::AnyCourse::$game(course) => visitor.visit(Ahead::of(course)),)*
                }
            };
        }
        for_each_game!(visit())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::{Game, RuleSet};

    /// Plays the same random game twice, as a position and as a node, and compares them after every action.
    struct SameGame<'a> {
        position: Position,
        seed: u64,
        hashes: &'a mut HashMap<u64, Vec<String>>,
    }

    impl Visitor for SameGame<'_> {
        type Output = ();

        fn visit<N: Node>(mut self, mut node: N) {
            let mut plies = Vec::new();
            for _ in 0..400 {
                plies.clear();
                node.plies(&mut plies);
                let mut listed: Vec<String> = plies.iter().map(|&ply| N::action(ply).to_string()).collect();
                listed.sort();
                let legal: Vec<String> =
                    self.position.legal_actions().iter().map(ToString::to_string).collect();
                if self.position.outcome() == Some(Outcome::Draw(crate::DrawReason::Repetition)) {
                    return;
                }
                assert_eq!(listed, legal);
                assert_eq!(self.position.outcome(), node.outcome());
                let Some(seat) = self.position.to_act() else { return };
                assert_eq!((seat, self.position.stage()), (node.to_act(), node.stage()));
                // Equal hashes have equal continuations.
                assert_eq!(self.hashes.entry(node.hash()).or_insert_with(|| legal.clone()), &legal);
                self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let ply = plies[(self.seed >> 33) as usize % plies.len()];
                let is_forcing = node.is_forcing(ply);
                assert!(N::slot(ply) < SLOTS);
                let takes = node.takes(ply);
                let effects = self.position.play(N::action(ply)).unwrap();
                let played = node.play(ply);
                assert_eq!(played.ends_turn, effects.ends_turn);
                assert_eq!(is_forcing, !effects.row.is_empty() || !effects.taken.is_empty(), "{effects:?}");
                assert_eq!(u32::from(takes), effects.taken.len().max(is_forcing.into()), "{effects:?}");
            }
        }
    }

    #[test]
    fn a_node_plays_as_its_position_does() {
        let rules = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
        let house = ["dara:capture-ten+back=yes", "dala:standard+take=any", "damas:ruibal+men-capture=both"];
        let house = house.iter().filter_map(|text| text.parse::<RuleSet>().ok());
        for rules in rules.chain(house) {
            let mut hashes = HashMap::new();
            for seed in 0..8 {
                let position = rules.start();
                position.look_ahead(SameGame { position: position.clone(), seed, hashes: &mut hashes });
            }
        }
    }
}
