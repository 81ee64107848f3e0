//! Morris: pieces on points joined by lines, where a full line of three takes. S004 names it without rules, so they
//! were **decided**: the common tournament form, and for Morabaraba the South African federation's.

mod explain;
mod options;
mod points;
#[cfg(test)]
mod tests;
mod variant;

pub use options::Options;
pub use variant::Variant;

use crate::{
    Action, DrawReason, Effects, Flying, Illegal, Piece, PieceKind, Reserve, Seat, Side, Square, SquareSet,
    Stage, WinReason,
    bits::{Bits, indices, mix},
    lookahead::view::View,
    state::{Applied, State},
};

/// The pieces of a mill. A player with fewer left has lost, and one with exactly this many may fly.
const THREE: u8 = 3;

/// A game of Morris without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Morris {
    options: Options,
    /// Indexed by side, like the other pairs here.
    pieces: [Bits; 2],
    reserves: [Reserve; 2],
    actor: Side,
    /// Whether the drop phase is still on.
    dropping: bool,
    take_due: bool,
    /// In the endgame, the moves since it began or since the last take in it.
    endgame: Option<u8>,
    /// Where a player's piece may not go with their next move, if that would close a mill.
    no_return: [Option<Return>; 2],
}

/// The way straight back of a piece that left a mill and closed another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Return {
    from: u8,
    to: u8,
}

impl Return {
    /// A number from 1.
    fn number(self) -> u64 {
        1 + u64::from(self.from) * 24 + u64::from(self.to)
    }
}

/// One action, with its points as bit indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MorrisPly {
    Drop(u8),
    Move { from: u8, to: u8 },
    Take(u8),
}

impl Morris {
    pub(crate) fn new(options: Options) -> Self {
        let hand = options.variant.pieces();
        Self {
            options,
            pieces: [0; 2],
            reserves: [Reserve { hand, ..Reserve::default() }; 2],
            actor: Side::First,
            dropping: true,
            take_due: false,
            endgame: None,
            no_return: [None; 2],
        }
    }

    const fn own(&self) -> Bits {
        self.pieces[self.actor.index()]
    }

    const fn enemy(&self) -> Bits {
        self.pieces[self.actor.opponent().index()]
    }

    const fn empty(&self) -> Bits {
        points::ALL & !(self.pieces[0] | self.pieces[1])
    }

    /// How many pieces a side has on the board and in hand.
    const fn left(&self, side: Side) -> u32 {
        self.pieces[side.index()].count_ones() + self.reserves[side.index()].hand as u32
    }

    /// Whether it is the endgame: a player has three pieces left, and both hands are empty.
    fn is_endgame(&self) -> bool {
        !self.dropping && [Side::First, Side::Second].iter().any(|&side| self.left(side) <= u32::from(THREE))
    }

    /// Where the actor's piece at `from` may move.
    fn targets(&self, from: u8) -> Bits {
        let flies = self.options.flying == Flying::Allowed && self.left(self.actor) == u32::from(THREE);
        let net = self.options.variant.net();
        let targets = self.empty() & if flies { points::ALL } else { net.neighbours(from) };
        match self.no_return[self.actor.index()] {
            Some(back) if back.from == from && self.closes_mill(back) => targets & !(1 << back.to),
            _ => targets,
        }
    }

    /// Whether the actor would close a mill by this move.
    fn closes_mill(&self, Return { from, to }: Return) -> bool {
        let moved = self.own() & !(1 << from) | 1 << to;
        self.options.variant.net().mills_through(moved, to) != 0
    }

    /// What the actor's move bars for their next one, once it was made.
    fn bars_return(&self, from: u8, to: u8) -> Option<Return> {
        let net = self.options.variant.net();
        let before = self.own() & !(1 << to) | 1 << from;
        let from_mill_to_mill = net.mills_through(before, from) != 0 && self.take_due;
        (self.options.variant.bars_return() && from_mill_to_mill).then_some(Return { from: to, to: from })
    }

    /// The opponent's pieces that a mill may take: those in no mill, or any if all are in mills.
    fn takeable(&self) -> Bits {
        let enemy = self.enemy();
        match enemy & !self.options.variant.net().mills(enemy) {
            0 => enemy,
            free => free,
        }
    }

    /// Puts one of the actor's pieces on a point. Closing two mills at once earns one take too.
    fn put(&mut self, to: u8, effects: &mut Effects) {
        self.pieces[self.actor.index()] |= 1 << to;
        let made = self.options.variant.net().mills_through(self.own(), to);
        effects.row = points::set(made);
        // There is always a piece to take: the opponent has just dropped one, or has three left.
        self.take_due = made != 0;
        effects.take_due = self.take_due;
    }

    fn take(&mut self, point: u8, effects: &mut Effects) {
        let enemy = self.actor.opponent();
        self.pieces[enemy.index()] &= !(1 << point);
        self.reserves[enemy.index()].lost += 1;
        self.no_return[enemy.index()] = self.no_return[enemy.index()].filter(|back| back.from != point);
        self.take_due = false;
        effects.taken.insert(points::square(point));
    }

    fn end_turn(&mut self, effects: &mut Effects) {
        self.actor = self.actor.opponent();
        if self.dropping && self.reserves.iter().all(|reserve| reserve.hand == 0) {
            self.dropping = false;
            effects.moves_began = true;
        }
    }

    /// The legal plies, in the order of their text.
    fn plies(&self) -> impl Iterator<Item = MorrisPly> {
        let (onto, out_of, taken) = match self.stage() {
            Stage::Drop => (self.empty(), 0, 0),
            Stage::Take => (0, 0, self.takeable()),
            Stage::Move | Stage::Capture => (0, self.own(), 0),
        };
        let moves = move |from| indices(self.targets(from)).map(move |to| MorrisPly::Move { from, to });
        let drops = indices(onto).map(MorrisPly::Drop);
        drops.chain(indices(out_of).flat_map(moves)).chain(indices(taken).map(MorrisPly::Take))
    }
}

impl State for Morris {
    /// Exact: the pieces of each side, the actor, the stage, and the ways back that are forbidden. Hands follow from the
    /// pieces, since positions are compared only back to the last drop or take.
    type Key = [u64; 2];
    type Options = Options;
    type Ply = MorrisPly;

    fn options(&self) -> Options {
        self.options
    }

    fn actor(&self) -> Seat {
        self.actor.first_seat()
    }

    fn stage(&self) -> Stage {
        match (self.take_due, self.dropping) {
            (true, _) => Stage::Take,
            (false, true) => Stage::Drop,
            (false, false) => Stage::Move,
        }
    }

    fn key(&self) -> [u64; 2] {
        let [first, second] = self.pieces;
        let [first_may_not, second_may_not] = self.no_return.map(|back| back.map_or(0, Return::number));
        let state = first | second << 24 | (self.actor.index() as u64) << 48 | u64::from(self.take_due) << 49;
        [state, first_may_not | second_may_not << 32]
    }

    fn digest([state, no_return]: [u64; 2]) -> u64 {
        mix(state, no_return)
    }

    fn list(&self, list: &mut Vec<Action>) {
        list.extend(self.plies().map(Self::action));
    }

    fn count(&self) -> usize {
        self.plies().count()
    }

    fn nth(&self, number: usize) -> Option<MorrisPly> {
        self.plies().nth(number)
    }

    fn accept(&self, action: Action) -> Result<MorrisPly, Illegal> {
        self.plies().find(|&ply| Self::action(ply) == action).ok_or_else(|| self.explain(action))
    }

    /// Earlier versions let a piece of Morabaraba go straight back from mill to mill.
    fn accept_stored(&self, action: Action) -> Result<MorrisPly, Illegal> {
        self.accept(action)
            .or_else(|why| Self { no_return: [None; 2], ..self.clone() }.accept(action).map_err(|_| why))
    }

    fn action(ply: MorrisPly) -> Action {
        match ply {
            MorrisPly::Drop(point) => Action::Drop(points::square(point)),
            MorrisPly::Move { from, to } => Action::step(points::square(from), points::square(to)),
            MorrisPly::Take(point) => Action::Take(points::square(point)),
        }
    }

    fn can_act(&self) -> bool {
        self.plies().next().is_some()
    }

    fn apply(&mut self, ply: MorrisPly, effects: &mut Effects) -> Applied {
        match ply {
            MorrisPly::Drop(to) => {
                self.reserves[self.actor.index()].hand -= 1;
                self.put(to, effects);
            }
            MorrisPly::Move { from, to } => {
                self.pieces[self.actor.index()] &= !(1 << from);
                self.put(to, effects);
                self.no_return[self.actor.index()] = self.bars_return(from, to);
            }
            MorrisPly::Take(point) => self.take(point, effects),
        }
        let complete = !self.take_due;
        if complete {
            self.end_turn(effects);
        }
        let progress = !matches!(ply, MorrisPly::Move { .. });
        self.endgame = match self.endgame {
            _ if !self.is_endgame() => None,
            Some(moves) if !progress => Some(moves.saturating_add(1)),
            _ => Some(0),
        };
        Applied { ends_turn: complete, progress, irreversible: progress }
    }

    fn pass(&mut self) {
        // No one is skipped: a stuck player has lost, unless the board is full, which is a draw.
    }

    fn winner(&self) -> Option<(Side, WinReason)> {
        // Only the player who has just lost a piece can have too few, and it is their turn.
        let why = if self.left(self.actor) < u32::from(THREE) {
            WinReason::Stones
        } else if !self.can_act() && self.empty() != 0 {
            WinReason::Blocked
        } else {
            return None;
        };
        Some((self.actor.opponent(), why))
    }

    fn draw(&self) -> Option<DrawReason> {
        let over =
            self.options.variant.endgame().zip(self.endgame).is_some_and(|(most, moves)| moves >= most);
        // If the last move earned a take, that comes first.
        (over && !self.take_due).then_some(DrawReason::Reduced)
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for side in [Side::First, Side::Second] {
            let piece = Piece { seat: side.first_seat(), kind: PieceKind::Stone };
            indices(self.pieces[side.index()]).for_each(|index| see(points::square(index), piece));
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        self.reserves.get(seat.index()).copied().unwrap_or_default()
    }

    fn plies(&self, list: &mut Vec<MorrisPly>) {
        list.extend(self.plies());
    }

    fn hash(&self) -> u64 {
        let hands = self.reserves.map(|reserve| u64::from(reserve.hand));
        mix(mix(0, Self::digest(self.key())), hands[0] | hands[1] << 8)
    }

    fn is_forcing(&self, ply: MorrisPly) -> bool {
        let closes = |own: Bits, to: u8| self.options.variant.net().mills_through(own | 1 << to, to) != 0;
        match ply {
            MorrisPly::Drop(to) => closes(self.own(), to),
            MorrisPly::Move { from, to } => closes(self.own() & !(1 << from), to),
            MorrisPly::Take(_) => true,
        }
    }

    fn slot(ply: MorrisPly) -> u16 {
        match ply {
            MorrisPly::Drop(point) => point.into(),
            MorrisPly::Move { from, to } => 64 + 32 * u16::from(from) + u16::from(to),
            MorrisPly::Take(point) => 1_024 + u16::from(point),
        }
    }

    fn view(&self) -> View<'_> {
        let net = self.options.variant.net();
        let hands = self.reserves.map(|reserve| reserve.hand);
        View::Points { pieces: self.pieces, hands, lines: net.lines(), neighbours: net.all_neighbours() }
    }

    fn rows(&self) -> SquareSet {
        let [first, second] = self.pieces.map(|pieces| self.options.variant.net().mills(pieces));
        points::set(first | second)
    }

    fn captures_began(&self) -> bool {
        // A drop can take once someone has dropped as many pieces as a mill has.
        self.reserves.iter().any(|reserve| reserve.hand + THREE <= self.options.variant.pieces())
    }
}
