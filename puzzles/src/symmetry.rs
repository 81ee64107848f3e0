//! Which positions are the same puzzle: those that a symmetry of the board turns into each other, with the colours
//! swapped or not.

use games::{Game, Piece, PieceKind, Position, RuleSet, Seat, Side, Square, Symmetry};

/// A position up to the symmetries of its board, as the side to act sees it. Two puzzles with equal keys are the same.
///
/// A digest of its bytes is stored, so they must be the same in every version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(Vec<u8>);

impl Key {
    /// Its bytes. Keys are equal if these are.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The key of a position.
    pub fn of(position: &Position) -> Self {
        let (rules, seat) = (position.rules(), position.to_act().unwrap_or(Seat::FIRST));
        let own = seat.side();
        let pieces: Vec<(Square, Piece)> = position.pieces().collect();
        let mut head = rules.to_string().into_bytes();
        head.push(position.stage() as u8);
        // Who drops and who moves first matters while stones are in hand, and in a game of four.
        let in_hand = Seat::ALL.map(|seat| position.reserve(seat).hand);
        let sees_colours = rules.seats() > 2 || in_hand.iter().any(|&hand| hand > 0);
        head.push(if sees_colours { seat.number() } else { 0 });
        head.extend(if own == Side::First {
            in_hand
        } else {
            [in_hand[1], in_hand[0], in_hand[3], in_hand[2]]
        });
        let seen = |symmetry: &Symmetry| {
            let mut squares: Vec<[u8; 2]> = pieces
                .iter()
                .map(|&(square, piece)| [symmetry.square(square, rules.board()).index(), look(piece, own)])
                .collect();
            squares.sort_unstable();
            squares
        };
        let least = symmetries(rules, own).iter().map(seen).min().unwrap_or_default();
        head.extend(least.into_iter().flatten());
        Self(head)
    }
}

/// What a piece is for the side to act.
const fn look(piece: Piece, own: Side) -> u8 {
    let kind = match piece.kind {
        PieceKind::Stone | PieceKind::Man | PieceKind::Marble => 0,
        PieceKind::Dama => 1,
    };
    // Partners of a team of two are told apart.
    let seat = piece.seat.number().div_ceil(2);
    let of_own =
        matches!((piece.seat.side(), own), (Side::First, Side::First) | (Side::Second, Side::Second));
    kind + if of_own { 2 } else { 0 } + 4 * seat
}

/// The symmetries that leave the rules as they are, for the side to act.
fn symmetries(rules: RuleSet, own: Side) -> Vec<Symmetry> {
    if rules.game() == Game::Damas {
        // Men move up for one side and down for the other, and a mirror would turn dark squares into light ones.
        return vec![if own == Side::Second { Symmetry::HALF_TURN } else { Symmetry::NONE }];
    }
    if rules.seats() > 2 {
        return vec![Symmetry::NONE];
    }
    Symmetry::keeping(rules.board()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(record: &str) -> Key {
        Key::of(&record.parse().unwrap())
    }

    #[test]
    fn mirrors_and_turns_of_a_board_are_the_same_puzzle() {
        // Five files and six ranks: mirrored along each, and half a turn.
        let at = key("dara:traditional b1 c2 b3");
        for same in ["d1 c2 d3", "b6 c5 b4", "d6 c5 d4"] {
            assert_eq!(key(&format!("dara:traditional {same}")), at, "{same}");
        }
        assert_ne!(key("dara:traditional b1 c2 b4"), at);
        assert_ne!(key("dara:niger b1 c2 b3"), at, "the rules differ");
        // A square board can be turned by a quarter, and Morris inside out.
        assert_eq!(key("dala:standard c3 d3 c4 d4 f1"), key("dala:standard d3 d4 c3 c4 f6"));
        let morris = key("morris:nine a1 d7 d6");
        assert_eq!(key("morris:nine a7 g4 f4"), morris);
        assert_eq!(key("morris:nine c3 d5 d6"), morris);
        assert_ne!(key("morris:nine b2 d7 d6"), morris);
    }

    #[test]
    fn the_second_player_of_damas_sees_the_board_turned_round() {
        let rules = Game::Damas.default_rules();
        let seen = |own: Side| -> Vec<_> {
            let image =
                |symmetry: &Symmetry| symmetry.square("f6".parse().unwrap(), rules.board()).to_string();
            symmetries(rules, own).iter().map(image).collect()
        };
        assert_eq!(seen(Side::First), ["f6"], "a mirror would turn dark squares into light ones");
        assert_eq!(seen(Side::Second), ["c3"]);
        assert_ne!(key("damas:ruibal c3-d4"), key("damas:ruibal c3-b4"));
    }

    #[test]
    fn colours_are_swapped_once_no_stone_is_in_hand() {
        let [own, other] = [Seat::FIRST, Seat::SECOND].map(|seat| Piece { seat, kind: PieceKind::Stone });
        assert_eq!(look(own, Side::First), look(other, Side::Second));
        assert_ne!(look(own, Side::First), look(other, Side::First));
        // The same stones on the board as the side to act sees them, but the other one began.
        assert_ne!(key("dara:traditional b1"), key("dara:traditional b6 c2 d6 b1"));
        assert_ne!(key("morris:nine a1 d7"), key("morris:nine d7 a1 g1"));
    }

    #[test]
    fn every_symmetry_takes_squares_to_squares_of_the_board() {
        for &game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let board = rules.board();
                for symmetry in symmetries(rules, Side::Second) {
                    for square in board.squares() {
                        let to = symmetry.square(square, board);
                        assert!(board.is_usable(to), "{rules}: {square} to {to}");
                        assert_eq!(board.centres.contains(square), board.centres.contains(to), "{rules}");
                        for next in board.squares().filter(|&next| board.are_neighbours(square, next)) {
                            assert!(
                                board.are_neighbours(to, symmetry.square(next, board)),
                                "{rules}: {square} {next}"
                            );
                        }
                    }
                }
            }
        }
    }
}
