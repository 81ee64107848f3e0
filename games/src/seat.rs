//! The players' seats, in order of play, and the side that each plays for.

use std::fmt;

/// A place at the table, in order of play. A game has two or four of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first player, who has the black pieces (S002, S004).
    pub const FIRST: Self = Self(0);
    /// The second player.
    pub const SECOND: Self = Self(1);
    /// All seats that a game can have.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat at `index`, counted from 0.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 4 { Some(Self::ALL[index]) } else { None }
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat whose turn follows, among the first `seats`.
    pub(crate) const fn next(self, seats: usize) -> Self {
        Self::ALL[(self.index() + 1) % seats % Self::ALL.len()]
    }

    /// The side that it plays for: seats 1 and 3 against seats 2 and 4.
    pub const fn side(self) -> Side {
        if self.0.is_multiple_of(2) { Side::First } else { Side::Second }
    }
}

/// A side of the game: one player, or a team of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Seat 1, and in a game of four seat 3.
    First,
    /// Seat 2, and in a game of four seat 4.
    Second,
}

impl Side {
    /// 0 for the first side, 1 for the second.
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// The side's first seat, which is its only one in a game of two.
    pub const fn first_seat(self) -> Seat {
        match self {
            Self::First => Seat::FIRST,
            Self::Second => Seat::SECOND,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Whether the set has `seat`.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats in order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_seats_play_against_even_ones() {
        let sides = Seat::ALL.map(Seat::side);
        assert_eq!(sides, [Side::First, Side::Second, Side::First, Side::Second]);
        assert_eq!(Seat::ALL.map(Seat::number), [1, 2, 3, 4]);
        assert_eq!((Seat::from_index(3), Seat::from_index(4)), (Some(Seat::ALL[3]), None));
        for side in [Side::First, Side::Second] {
            assert_eq!(side.first_seat().side(), side);
            assert_eq!(side.opponent().opponent(), side);
        }
    }

    #[test]
    fn a_set_yields_its_seats_in_order_of_play() {
        let mut seats = SeatSet::EMPTY;
        assert!(seats.is_empty());
        seats.insert(Seat::ALL[3]);
        seats.insert(Seat::FIRST);
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::ALL[3]]);
        assert!(!seats.contains(Seat::SECOND));
    }
}
