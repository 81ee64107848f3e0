//! A key by which positions are recognised, however they are turned and however they came about.

use crate::{Board, Game, Piece, PieceKind, Position, Seat, Square, Stage, Symmetry, bits::mix};

/// A number that is the same for positions in which the same turns are good, so that someone who asks about one of them
/// learns about all: mirror images and turned boards, in Morris also with the outer and the inner square swapped, and with
/// the colours swapped, so that it doesn't matter which side the player to act is on. Positions that differ otherwise almost
/// always have different keys.
///
/// It depends on the game, on where the pieces are and whose they are, on the hands, on whose turn it is and on what is due:
/// not on options of the rules, nor on what was played before, such as a ban on going straight back or the turns that count
/// towards a draw. Another version of this program may give other keys, so they shouldn't be stored.
///
/// ```
/// use games::{Position, position_key};
///
/// let key = |record: &str| record.parse::<Position>().map(|position| position_key(&position));
/// assert_eq!(key("dara:traditional a1 c3 b2"), key("dara:niger d2 c3 e1"));
/// assert_ne!(key("dara:traditional a1 c3 b2"), key("dara:traditional a1 b2 c3"));
/// # Ok::<(), games::BadRecord>(())
/// ```
pub fn position_key(position: &Position) -> u64 {
    Placed::of(position).key()
}

/// A number that is the same for boards that look the same to someone who wants help with one of them, however they turn it
/// and whatever they call it: besides all that [`position_key`] doesn't depend on, it doesn't matter whose turn it is, what is
/// in hand, what is due, nor which game it is, so that neither another side to move nor another game on the same board hides a
/// position.
///
/// ```
/// use games::{Position, board_key};
///
/// let key = |record: &str| record.parse::<Position>().map(|position| board_key(&position));
/// assert_eq!(key("dara:traditional a1 c3 b2 d4"), key("wali:prost d4 b2 c3 a1"));
/// assert_ne!(key("dara:traditional a1 c3 b2"), key("dara:traditional a1 b2 c3"));
/// # Ok::<(), games::BadRecord>(())
/// ```
pub fn board_key(position: &Position) -> u64 {
    let placed = Placed::of(position);
    let seen_by = |seat: Seat| Placed { actor: seat, ..placed.clone() }.least();
    let least = Seat::ALL.into_iter().take(placed.seats).map(seen_by).min().unwrap_or_default();
    mix(least, u64::from(placed.board.files) << 8 | u64::from(placed.board.ranks))
}

/// What a key depends on.
#[derive(Clone, Debug)]
struct Placed {
    game: Game,
    board: Board,
    pieces: Vec<(Square, Piece)>,
    /// By seat.
    hands: [u8; 4],
    seats: usize,
    actor: Seat,
    stage: Stage,
    is_over: bool,
}

impl Placed {
    fn of(position: &Position) -> Self {
        let (rules, actor) = (position.rules(), position.to_act());
        Self {
            game: rules.game(),
            board: rules.board(),
            pieces: position.pieces().collect(),
            hands: Seat::ALL.map(|seat| position.reserve(seat).hand),
            seats: rules.seats(),
            actor: actor.unwrap_or(Seat::FIRST),
            stage: position.stage(),
            is_over: actor.is_none(),
        }
    }

    fn key(&self) -> u64 {
        let hands = Seat::ALL
            .into_iter()
            .take(self.seats)
            .fold(0, |hands, seat| hands | u64::from(self.hands[seat.index()]) << (8 * self.relative(seat)));
        let due = self.stage as u64 | u64::from(self.is_over) << 2 | (self.game as u64) << 3;
        mix(mix(self.least(), hands), due)
    }

    /// The least of the numbers that the pieces have, however the board is turned.
    fn least(&self) -> u64 {
        let view =
            if self.has_men() && self.actor == Seat::SECOND { Symmetry::HALF_TURN } else { Symmetry::NONE };
        let hash = |symmetry: Symmetry| {
            let placed = self.pieces.iter().map(|&(square, piece)| {
                let square = symmetry.square(view.square(square, self.board), self.board);
                let what = self.relative(piece.seat) << 2 | piece.kind as u64;
                mix(mix(1, square.index().into()), what)
            });
            // Several marbles can lie on one square, so the numbers are added.
            placed.fold(0, u64::wrapping_add)
        };
        self.symmetries().map(hash).min().unwrap_or_default()
    }

    /// A seat as the number of turns until it acts.
    fn relative(&self, seat: Seat) -> u64 {
        ((seat.index() + self.seats - self.actor.index()) % self.seats) as u64
    }

    /// Whether there are men, which move forward only.
    fn has_men(&self) -> bool {
        self.pieces.iter().any(|(_, piece)| piece.kind == PieceKind::Man)
    }

    /// The ways to turn the board on which the game stays the same.
    fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let fixed = self.has_men();
        Symmetry::keeping(self.board).filter(move |symmetry| *symmetry == Symmetry::NONE || !fixed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleSet;

    fn placed(record: &str) -> Placed {
        Placed::of(&record.parse().unwrap())
    }

    /// The same with each seat played by the next one.
    fn seats_shifted(mut placed: Placed) -> Placed {
        let next = |seat: Seat| seat.next(placed.seats);
        let mut hands = [0; 4];
        for seat in Seat::ALL.into_iter().take(placed.seats) {
            hands[next(seat).index()] = placed.hands[seat.index()];
        }
        for (square, piece) in &mut placed.pieces {
            piece.seat = next(piece.seat);
            // Men move towards the other end then.
            if piece.kind == PieceKind::Man {
                *square = Symmetry::HALF_TURN.square(*square, placed.board);
            }
        }
        Placed { hands, actor: next(placed.actor), ..placed }
    }

    #[test]
    fn the_side_that_acts_does_not_count() {
        for record in [
            "dara:traditional b3 c4 b4",
            "dala:standard c3 c4 d3 d4 e3 xd4",
            "damas:ruibal c3-d4 b6-a5",
            "damala:standard b2-b3",
            "damala:teams c2-c3 i3-j3",
            "morris:nine a1 d6 d1 d7 g1",
        ] {
            let one = placed(record);
            let mut other = one.clone();
            for _ in 0..one.seats {
                other = seats_shifted(other);
                assert_eq!(other.key(), one.key(), "{record}");
            }
            let unmoved = Placed { actor: one.actor.next(one.seats), ..one.clone() };
            assert_ne!(unmoved.key(), one.key(), "{record}");
        }
    }

    #[test]
    fn a_board_is_the_same_whoever_is_to_move_and_whatever_is_played() {
        let key = |record: &str| board_key(&record.parse().unwrap());
        for (one, other) in [
            ("dara:traditional b3 c4 d1 e2", "dara:traditional b4 c3 d6 e5"),
            ("dara:traditional b3 c4 d1 e2", "dara:niger c4 b3 e2 d1"),
            ("dara:traditional b3 c4 d1 e2", "wali:prost e2 d1 c4 b3"),
            ("morris:nine a1 d7 g1", "morris:morabaraba g1 d7 a1"),
            ("morris:nine a1 d7", "morris:nine d7 a1"),
            ("damas:ruibal c3-d4 f6-e5", "damas:ruibal c3-d4 f6-e5"),
        ] {
            assert_eq!(key(one), key(other), "{one}, {other}");
        }
        assert_ne!(key("dara:traditional b3 c4 d1 e2"), key("dara:traditional b3 c4 d1 e3"));
        assert_ne!(key("dala:standard"), key("dara:traditional"), "another board");
        // Every position of a game and of its image is the same board.
        for rules in ["dara:capture-ten", "dala:standard", "damas:ruibal", "damala:teams", "morris:nine"] {
            let rules: RuleSet = rules.parse().unwrap();
            for symmetry in Symmetry::of(rules) {
                let (mut one, mut other) = (rules.start(), rules.start());
                for at in 0..40 {
                    let legal = one.legal_actions();
                    let Some(&action) = legal.get(at * 7 % legal.len().max(1)) else { break };
                    one.play(action).unwrap();
                    other.play(symmetry.action(action, rules.board())).unwrap();
                    assert_eq!(board_key(&one), board_key(&other), "{rules} {symmetry:?}");
                }
            }
        }
    }

    #[test]
    fn each_board_has_its_symmetries() {
        let of = |rules: &str| {
            let start = Placed::of(&rules.parse::<RuleSet>().unwrap().start());
            let pieces = start
                .pieces
                .iter()
                .map(|&(square, piece)| (square, Piece { kind: PieceKind::Dama, ..piece }));
            [
                start.symmetries().count(),
                Placed { pieces: pieces.collect(), ..start.clone() }.symmetries().count(),
            ]
        };
        for (rules, expected) in [
            ("dara:traditional", [4, 4]),
            ("wali:adjacent", [4, 4]),
            ("dala:standard", [8, 8]),
            ("damas:ruibal", [1, 4]),
            ("damala:standard", [8, 8]),
            ("damala:teams", [4, 4]),
            ("morris:nine", [16, 16]),
            ("morris:morabaraba", [16, 16]),
        ] {
            assert_eq!(of(rules), expected, "{rules}");
        }
    }
}
