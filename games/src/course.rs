//! What all games have in common: skipped turns, repetition, the bound on turns without progress, and which end comes
//! first when several coincide.

use crate::{
    Action, DrawReason, Effects, Illegal, Outcome, SeatSet, Stage,
    history::History,
    state::{Applied, GameOptions, State},
};

/// How many times a position must arise for a draw.
const REPETITIONS: usize = 3;

/// A game's state, and what is counted over its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course<S: State> {
    state: S,
    ply: u32,
    /// The positions since the last irreversible action, this one included.
    history: History<S::Key>,
    /// Turns in a row without progress, skipped ones included.
    quiet: u32,
    /// Whether the current turn has made progress so far.
    progress: bool,
    outcome: Option<Outcome>,
}

impl<S: State> Course<S> {
    /// Starts a game. Every game has a legal first action.
    pub(crate) fn start(state: S) -> Self {
        let mut course =
            Self { state, ply: 0, history: History::new(), quiet: 0, progress: false, outcome: None };
        // The start counts for repetition too, unless a drop is due: no drop leads back to it.
        if course.state.stage() != Stage::Drop {
            course.arises_again();
        }
        course
    }

    pub(crate) const fn state(&self) -> &S {
        &self.state
    }

    /// The turns in a row without progress, and whether the current one has made some.
    pub(crate) const fn counted(&self) -> (u32, bool) {
        (self.quiet, self.progress)
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

    /// Why the actor may not play `action`, or `None` if they may.
    pub(crate) fn explain(&self, action: Action) -> Option<Illegal> {
        self.accept(action).err()
    }

    fn accept(&self, action: Action) -> Result<S::Ply, Illegal> {
        if self.outcome.is_some() { Err(Illegal::GameOver) } else { self.state.accept(action) }
    }

    pub(crate) fn play(&mut self, action: Action) -> Result<Effects, Illegal> {
        let ply = self.accept(action)?;
        Ok(self.apply(ply))
    }

    /// Plays an action of a stored game, which was legal when it was played.
    pub(crate) fn play_stored(&mut self, action: Action) -> Result<Effects, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        let ply = self.state.accept_stored(action)?;
        Ok(self.apply(ply))
    }

    /// Plays the legal action with this number, or nothing from [`Course::count`] on.
    pub(crate) fn play_nth(&mut self, number: usize) -> Option<Effects> {
        if self.outcome.is_some() {
            return None;
        }
        let ply = self.state.nth(number)?;
        Some(self.apply(ply))
    }

    /// [`Course::play_nth`] as a function that is never inlined.
    #[inline(never)]
    pub(crate) fn play_nth_apart(&mut self, number: usize) -> Option<Effects> {
        self.play_nth(number)
    }

    #[inline]
    fn apply(&mut self, ply: S::Ply) -> Effects {
        let mut effects = Effects::of(self.state.actor(), S::action(ply));
        let applied = self.state.apply(ply, &mut effects);
        effects.ends_turn = applied.ends_turn;
        self.ply += 1;
        count_progress(applied, &mut self.progress, &mut self.quiet);
        if applied.irreversible {
            self.history.clear();
        }
        self.outcome = self.end(applied.ends_turn, &mut effects);
        effects
    }

    /// The end that an action has brought, if any. Ends count in this order: a win by the game's own rules, no legal
    /// action, a draw by the game's own rules, repetition, the bound.
    #[inline]
    fn end(&mut self, turn_complete: bool, effects: &mut Effects) -> Option<Outcome> {
        if let Some(outcome) = settle(&mut self.state, &mut self.quiet, &mut effects.skipped) {
            return Some(outcome);
        }
        if self.arises_again() {
            return Some(Outcome::Draw(DrawReason::Repetition));
        }
        by_bound(&self.state, self.quiet, turn_complete)
    }

    /// Records the position, and says whether it has arisen too often.
    #[inline]
    fn arises_again(&mut self) -> bool {
        let key = self.state.key();
        self.history.arises(key, S::digest(key), REPETITIONS)
    }
}

/// After how many turns in a row without progress, of all players together, the game is drawn. Players take turns in
/// order, so they are the bound for each.
#[inline]
pub(crate) fn bound(options: impl GameOptions) -> u32 {
    u32::from(options.bound().get()) * u32::try_from(options.seats()).unwrap_or(u32::MAX)
}

/// The draw by the bound, if a turn has just ended.
#[inline]
pub(crate) fn by_bound<S: State>(state: &S, quiet: u32, turn_complete: bool) -> Option<Outcome> {
    (turn_complete && quiet >= bound(state.options())).then_some(Outcome::Draw(DrawReason::Bound))
}

/// Notes whether the turn has made progress so far, and counts it in `quiet` if it ends without.
#[inline]
pub(crate) fn count_progress(applied: Applied, progress: &mut bool, quiet: &mut u32) {
    *progress |= applied.progress;
    if applied.progress {
        *quiet = 0;
    }
    if applied.ends_turn {
        *quiet += u32::from(!*progress);
        *progress = false;
    }
}

/// Skips seats that can't act, counts that in `quiet`, and says how the game has ended by what is on the board, if it has.
#[inline]
pub(crate) fn settle<S: State>(state: &mut S, quiet: &mut u32, skipped: &mut SeatSet) -> Option<Outcome> {
    if let Some((side, why)) = state.winner() {
        return Some(Outcome::Win { side, why });
    }
    if !state.can_act() {
        *skipped = pass(state, quiet, *skipped);
        if skipped.is_empty() {
            return Some(Outcome::Draw(DrawReason::Blocked));
        }
        if let Some((side, why)) = state.winner() {
            return Some(Outcome::Win { side, why });
        }
    }
    state.draw().map(Outcome::Draw)
}

/// Skips players until one can act or a skip has won the game (a team loses when both of its players are skipped in a
/// row), and adds them to `skipped`. The set is empty if no one can act.
#[cold]
fn pass<S: State>(state: &mut S, quiet: &mut u32, mut skipped: SeatSet) -> SeatSet {
    // Being skipped can free a player (in Dara it lifts the ban on going straight back), so the players are tried twice.
    for _ in 0..2 * state.options().seats() {
        skipped.insert(state.actor());
        state.pass();
        *quiet += 1;
        if state.can_act() || state.winner().is_some() {
            return skipped;
        }
    }
    SeatSet::EMPTY
}
