//! Stacks of marbles: who owns them, who may add one, and which one is captured.

use crate::{MAX_FILES, MAX_RANKS, Seat, Side, Square, bits::mix};

/// The most marbles on a square (S003).
const LIMIT: u8 = 3;

/// How many squares have an index.
const SQUARES: usize = MAX_FILES as usize * MAX_RANKS as usize;

/// The marbles on one square, two bits for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stack(u8);

impl Stack {
    /// How many marbles of `seat`'s are here.
    pub(super) const fn of(self, seat: Seat) -> u8 {
        self.0 >> (2 * seat.index()) & 3
    }

    /// The marbles of a side, which has every second seat.
    const fn of_side(self, side: Side) -> Self {
        Self(self.0 & 0b0011_0011 << (2 * side.index()))
    }

    /// How many marbles are here.
    const fn height(self) -> u8 {
        let pairs = (self.0 & 0b0011_0011) + (self.0 >> 2 & 0b0011_0011);
        (pairs & 0b1111) + (pairs >> 4)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is room for one more marble.
    pub(super) const fn has_room(self) -> bool {
        self.height() < LIMIT
    }

    /// Whether `side` may drop a marble: if there is room, or an enemy to capture (S003).
    pub(super) const fn is_open_to(self, side: Side) -> bool {
        self.has_room() || !self.of_side(side.opponent()).is_empty()
    }

    /// The owner of the marble that is captured when one of `side` is dropped. **Decided:** of several enemies the one
    /// with more marbles here, and the lower seat if they have the same number.
    pub(super) fn victim(self, side: Side) -> Option<Seat> {
        let enemies = self.of_side(side.opponent());
        let seats = Seat::ALL.into_iter().filter(|&seat| enemies.of(seat) > 0);
        // `max_by_key` returns the last of several maxima, hence the reversed order.
        seats.rev().max_by_key(|&seat| enemies.of(seat))
    }

    /// Adds a marble of a seat that has fewer than three here.
    pub(super) const fn with(self, seat: Seat) -> Self {
        Self(self.0 + (1 << (2 * seat.index())))
    }

    /// Removes a marble of a seat that has one here.
    pub(super) const fn without(self, seat: Seat) -> Self {
        Self(self.0 - (1 << (2 * seat.index())))
    }

    /// Removes all marbles of `seat`.
    pub(super) const fn left_by(self, seat: Seat) -> Self {
        Self(self.0 & !(3 << (2 * seat.index())))
    }
}

/// A stack for every square, by index. Blocked squares and those outside the board stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stacks([u8; SQUARES]);

impl Stacks {
    pub(super) const EMPTY: Self = Self([0; SQUARES]);

    /// The bytes of the stacks, by square.
    pub(super) const fn bytes(&self) -> &[u8; SQUARES] {
        &self.0
    }

    /// A hash of all marbles.
    pub(super) fn hash(&self) -> u64 {
        let words = self.0.as_chunks::<8>().0;
        words.iter().fold(0, |hash, word| mix(hash, u64::from_le_bytes(*word)))
    }

    // A square's index is always below the number of squares.

    pub(super) const fn at(&self, square: Square) -> Stack {
        Stack(self.0[square.index() as usize])
    }

    pub(super) const fn put(&mut self, square: Square, stack: Stack) {
        self.0[square.index() as usize] = stack.0;
    }
}
