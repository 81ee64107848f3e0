//! Damala (S003): a player takes up a stack of marbles and drops them one by one. Each marble can capture one, and the
//! centre gives an extra one.

mod form;
mod options;
mod stacks;
#[cfg(test)]
mod tests;
mod walks;

pub use form::Form;
pub use options::Options;

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::ControlFlow,
};

use stacks::{Stack, Stacks};
use walks::{Walk, Walks};

use crate::{
    Action, CentreBonus, DrawReason, Effects, Illegal, Piece, PieceKind, Reserve, Seat, Side, Square, Stage,
    WinReason,
    bits::mix,
    lookahead::view::View,
    state::{Applied, State},
};

/// The most marbles that a player can have (S003).
const MAX_MARBLES: u32 = 20;

/// A game of Damala without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damala {
    options: Options,
    stacks: Stacks,
    /// How many marbles each seat has lost.
    lost: [u32; 4],
    /// How many marbles a centre has given each seat.
    gained: [u32; 4],
    /// Whether each seat's latest turn was skipped.
    skipped: [bool; 4],
    actor: Seat,
}

impl Damala {
    pub(crate) fn new(options: Options) -> Self {
        let mut stacks = Stacks::EMPTY;
        for seat in Seat::ALL.into_iter().take(options.form.seats()) {
            options.form.camp(seat).for_each(|square| stacks.put(square, stacks.at(square).with(seat)));
        }
        let (lost, gained, skipped) = ([0; 4], [0; 4], [false; 4]);
        Self { options, stacks, lost, gained, skipped, actor: Seat::FIRST }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.options.form.seats())
    }

    fn walks(&self) -> Walks<'_> {
        Walks { board: self.options.form.board(), stacks: &self.stacks, seat: self.actor }
    }

    /// How many marbles `seat` has, including those in hand during a turn.
    fn marbles(&self, seat: Seat) -> u32 {
        u32::from(self.options.form.marbles()) + self.gained[seat.index()] - self.lost[seat.index()]
    }

    /// How many marbles `seat` has; none if the game doesn't have that seat.
    fn marbles_if(&self, seat: Seat) -> u32 {
        if seat.index() < self.options.form.seats() { self.marbles(seat) } else { 0 }
    }

    /// How many marbles the players of `side` have together.
    fn marbles_of(&self, side: Side) -> u32 {
        self.seats().filter(|seat| seat.side() == side).map(|seat| self.marbles(seat)).sum()
    }

    /// Drops one of the actor's marbles. It captures first, and then the centre may give another.
    fn drop_on(&mut self, square: Square, effects: &mut Effects) {
        let mut stack = self.stacks.at(square);
        if let Some(victim) = stack.victim(self.actor.side()) {
            stack = stack.without(victim);
            self.lost[victim.index()] += 1;
            effects.taken.insert(square);
        }
        stack = stack.with(self.actor);
        if self.is_bonus_due(square, stack) {
            stack = stack.with(self.actor);
            self.gained[self.actor.index()] += 1;
            effects.bonus = Some(square);
        }
        self.stacks.put(square, stack);
    }

    /// Whether the actor gains a marble on `square`, where `stack` includes the marble just dropped.
    fn is_bonus_due(&self, square: Square, stack: Stack) -> bool {
        self.options.bonus == CentreBonus::Gained
            && self.options.form.board().centres.contains(square)
            && stack.has_room()
            && self.marbles(self.actor) < MAX_MARBLES
    }

    fn end_turn(&mut self, skipped: bool) {
        self.skipped[self.actor.index()] = skipped;
        self.actor = self.actor.next(self.options.form.seats());
    }

    /// Whether `side` has lost because it can't move: a single player at once, a team when both of its players were
    /// skipped in a row.
    fn is_stuck(&self, side: Side) -> bool {
        match self.options.form {
            Form::Standard | Form::Rapid => self.actor.side() == side && !self.can_act(),
            Form::Teams => {
                self.seats().filter(|seat| seat.side() == side).all(|seat| self.skipped[seat.index()])
            }
        }
    }
}

impl State for Damala {
    /// Exact: every marble and the actor. Hands are empty between turns. The digest comes first, so that most of the
    /// many positions of a long game differ in their first number.
    type Key = (u64, Stacks, Seat);
    type Options = Options;
    type Ply = Walk;

    fn options(&self) -> Options {
        self.options
    }

    fn actor(&self) -> Seat {
        self.actor
    }

    fn stage(&self) -> Stage {
        Stage::Move
    }

    fn key(&self) -> Self::Key {
        let mut hasher = DefaultHasher::new();
        (self.stacks, self.actor).hash(&mut hasher);
        (hasher.finish(), self.stacks, self.actor)
    }

    fn digest((digest, ..): Self::Key) -> u64 {
        digest
    }

    fn list(&self, list: &mut Vec<Action>) {
        self.walks().for_all(|walk| list.push(Self::action(walk)));
    }

    fn count(&self) -> usize {
        let mut count = 0;
        self.walks().for_all(|_| count += 1);
        count
    }

    fn nth(&self, number: usize) -> Option<Walk> {
        let (mut before, mut found) = (0, None);
        _ = self.walks().each(&mut |walk| {
            if before == number {
                found = Some(walk);
                return ControlFlow::Break(());
            }
            before += 1;
            ControlFlow::Continue(())
        });
        found
    }

    fn accept(&self, action: Action) -> Result<Walk, Illegal> {
        match action {
            Action::Move(path) => self.walks().accept(path),
            _ => Err(Illegal::NoSuchAction),
        }
    }

    fn action(walk: Walk) -> Action {
        Action::Move(walk.path())
    }

    fn can_act(&self) -> bool {
        self.walks().each(&mut |_| ControlFlow::Break(())).is_break()
    }

    fn apply(&mut self, walk: Walk, effects: &mut Effects) -> Applied {
        if let [origin, drops @ ..] = walk.path().squares() {
            self.stacks.put(*origin, self.stacks.at(*origin).left_by(self.actor));
            for &square in drops {
                self.drop_on(square, effects);
            }
        }
        self.end_turn(false);
        let progress = !effects.taken.is_empty();
        // If a centre gives marbles, a captured one can come back, and any position with it.
        let irreversible = progress && self.options.bonus == CentreBonus::None;
        Applied { ends_turn: true, progress, irreversible }
    }

    fn pass(&mut self) {
        self.end_turn(true);
    }

    fn winner(&self) -> Option<(Side, WinReason)> {
        let sides = [Side::First, Side::Second];
        let beaten = |side: &Side| self.marbles_of(*side) <= 1 && self.marbles_of(side.opponent()) >= 2;
        let (loser, why) =
            sides.into_iter().find(beaten).map(|side| (side, WinReason::Stones)).or_else(|| {
                sides.into_iter().find(|&side| self.is_stuck(side)).map(|side| (side, WinReason::Blocked))
            })?;
        Some((loser.opponent(), why))
    }

    fn draw(&self) -> Option<DrawReason> {
        let one_each = [Side::First, Side::Second].into_iter().all(|side| self.marbles_of(side) <= 1);
        one_each.then_some(DrawReason::Reduced)
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for square in self.options.form.board().squares() {
            let stack = self.stacks.at(square);
            for seat in self.seats() {
                (0..stack.of(seat)).for_each(|_| see(square, Piece { seat, kind: PieceKind::Marble }));
            }
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        let (lost, gained) = (self.lost[seat.index()], self.gained[seat.index()]);
        Reserve { lost, gained, ..Reserve::default() }
    }

    fn plies(&self, list: &mut Vec<Walk>) {
        self.walks().for_all(|walk| list.push(walk));
    }

    fn hash(&self) -> u64 {
        let skipped = self.skipped.iter().fold(0, |bits, &skipped| bits << 1 | u64::from(skipped));
        // How many marbles a seat may still gain depends on how many it has, which the stacks show.
        mix(self.stacks.hash(), skipped << 2 | self.actor.index() as u64)
    }

    fn is_forcing(&self, walk: Walk) -> bool {
        self.takes(walk) > 0
    }

    fn takes(&self, walk: Walk) -> u8 {
        let drops = walk.path();
        let enemy = self.actor.side();
        drops
            .squares()
            .iter()
            .skip(1)
            .map(|&square| u8::from(self.stacks.at(square).victim(enemy).is_some()))
            .sum()
    }

    fn slot(walk: Walk) -> u16 {
        let path = walk.path();
        let spread = |hash: u16, square: &Square| hash.wrapping_mul(37).wrapping_add(square.index().into());
        path.squares().iter().fold(0, spread) % 2_048
    }

    fn view(&self) -> View<'_> {
        View::Stacks { marbles: self.stacks.bytes(), counts: Seat::ALL.map(|seat| self.marbles_if(seat)) }
    }
}
