//! What is common to all games: passing a turn, the order of ends, repetition, and the bound on turns without
//! progress.

use crate::{
    Action, DrawReason, Effects, Illegal, Outcome, SeatSet, Stage, history::History, state::GameOptions as _,
    state::State,
};

/// A repetition draws when the same position arises for this many times.
const REPETITIONS: usize = 3;

/// A game's state with what is counted over its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course<S: State> {
    state: S,
    ply: u32,
    /// The positions since the last irreversible action, this one included.
    history: History<S::Key>,
    /// Turns in a row without progress, those passed over included.
    quiet: u32,
    /// Whether the turn under way has made progress already.
    progress: bool,
    outcome: Option<Outcome>,
}

impl<S: State> Course<S> {
    /// The game before its first action; every game has a legal one then.
    pub(crate) fn start(state: S) -> Self {
        let mut course =
            Self { state, ply: 0, history: History::new(), quiet: 0, progress: false, outcome: None };
        // It has arisen too, and can again, unless something is to be dropped.
        if course.state.stage() != Stage::Drop {
            course.arises_again();
        }
        course
    }

    pub(crate) const fn state(&self) -> &S {
        &self.state
    }

    pub(crate) const fn ply(&self) -> u32 {
        self.ply
    }

    pub(crate) const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        if self.outcome.is_none() {
            self.state.list(list);
        }
    }

    pub(crate) fn count(&self) -> usize {
        if self.outcome.is_none() { self.state.count() } else { 0 }
    }

    /// Why the actor may not play `action`, or `None` where he may.
    pub(crate) fn objection(&self, action: Action) -> Option<Illegal> {
        self.accept(action).err()
    }

    fn accept(&self, action: Action) -> Result<S::Ply, Illegal> {
        if self.outcome.is_some() { Err(Illegal::GameOver) } else { self.state.accept(action) }
    }

    pub(crate) fn play(&mut self, action: Action) -> Result<Effects, Illegal> {
        let ply = self.accept(action)?;
        Ok(self.apply(ply))
    }

    /// Plays the legal action of that number, or none from [`Course::count`] on.
    pub(crate) fn play_nth(&mut self, number: usize) -> Option<Effects> {
        if self.outcome.is_some() {
            return None;
        }
        let ply = self.state.nth(number)?;
        Some(self.apply(ply))
    }

    /// The same, as a function of its own.
    #[inline(never)]
    pub(crate) fn play_nth_apart(&mut self, number: usize) -> Option<Effects> {
        self.play_nth(number)
    }

    #[inline]
    fn apply(&mut self, ply: S::Ply) -> Effects {
        let mut effects = Effects::of(self.state.actor(), S::action(ply));
        let step = self.state.apply(ply, &mut effects);
        effects.ends_turn = step.complete;
        self.ply += 1;
        self.progress |= step.progress;
        if step.progress {
            self.quiet = 0;
        }
        if step.complete {
            self.quiet += u32::from(!self.progress);
            self.progress = false;
        }
        if step.irreversible {
            self.history.clear();
        }
        self.outcome = self.end(step.complete, &mut effects);
        effects
    }

    /// The end that an action has brought, if any, in the order in which ends count: a win by the game's own
    /// text, no legal action, a draw by the game's own text, repetition, the bound.
    #[inline]
    fn end(&mut self, turn_complete: bool, effects: &mut Effects) -> Option<Outcome> {
        if let Some((side, why)) = self.state.winner() {
            return Some(Outcome::Win { side, why });
        }
        if !self.state.can_act() {
            effects.skipped = self.pass(effects.skipped);
            if effects.skipped.is_empty() {
                return Some(Outcome::Draw(DrawReason::Blocked));
            }
            if let Some((side, why)) = self.state.winner() {
                return Some(Outcome::Win { side, why });
            }
        }
        if let Some(why) = self.state.draw() {
            return Some(Outcome::Draw(why));
        }
        if self.arises_again() {
            return Some(Outcome::Draw(DrawReason::Repetition));
        }
        // Turns go round in order, so that this many in all are the bound for each.
        let options = self.state.options();
        let bound = u32::from(options.bound().get()) * u32::try_from(options.seats()).unwrap_or(u32::MAX);
        (turn_complete && self.quiet >= bound).then_some(Outcome::Draw(DrawReason::Bound))
    }

    /// Passes the turn on until somebody can act or has won by that (a team whose players are both passed over
    /// in a row has lost), and adds those passed over to `skipped`; empty where nobody can act.
    #[cold]
    fn pass(&mut self, mut skipped: SeatSet) -> SeatSet {
        // Being passed over can set a player free (in Dara it lifts the ban on going straight back), hence
        // the second round.
        for _ in 0..2 * self.state.options().seats() {
            skipped.insert(self.state.actor());
            self.state.pass();
            self.quiet += 1;
            if self.state.can_act() || self.state.winner().is_some() {
                return skipped;
            }
        }
        SeatSet::EMPTY
    }

    /// Notes the position, and tells whether it has arisen too often.
    #[inline]
    fn arises_again(&mut self) -> bool {
        let key = self.state.key();
        self.history.arises(key, S::digest(key), REPETITIONS)
    }
}
