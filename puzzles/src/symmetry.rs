//! Which positions are the same puzzle: those that a symmetry of the board turns into each other, with the colours
//! swapped or not.

use games::{Board, Game, Piece, PieceKind, Position, RuleSet, Seat, Side, Square, Surface};

/// A position up to the symmetries of its board, as the side to act sees it. Two puzzles with equal keys are the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(Vec<u8>);

impl Key {
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
        let seen = |map: &Map| {
            let mut squares: Vec<[u8; 2]> = pieces
                .iter()
                .map(|&(square, piece)| [map.apply(square).map_or(u8::MAX, Square::index), look(piece, own)])
                .collect();
            squares.sort_unstable();
            squares
        };
        let least = maps(rules, own).iter().map(seen).min().unwrap_or_default();
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

/// A symmetry of a board: mirrored along the diagonal, then along files and ranks, then turned inside out.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mirror of its own")]
struct Map {
    board: Board,
    diagonal: bool,
    files: bool,
    ranks: bool,
    inside_out: bool,
}

impl Map {
    fn apply(&self, square: Square) -> Option<Square> {
        let Board { files, ranks, .. } = self.board;
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.diagonal {
            (file, rank) = (rank, file);
        }
        if self.files {
            file = (files - 1).checked_sub(file)?;
        }
        if self.ranks {
            rank = (ranks - 1).checked_sub(rank)?;
        }
        if self.inside_out {
            // The squares of Morris lie 3, 2 and 1 away from its middle.
            let turned = |at: u8, away: i8| {
                let from_middle = at.cast_signed() - 3;
                (3 + from_middle / away * (4 - away)).cast_unsigned()
            };
            let away = file.abs_diff(3).max(rank.abs_diff(3)).cast_signed().max(1);
            (file, rank) = (turned(file, away), turned(rank, away));
        }
        Square::new(file, rank)
    }
}

/// The symmetries under which a rule set stays the same, for the side to act.
fn maps(rules: RuleSet, own: Side) -> Vec<Map> {
    let board = rules.board();
    let both = [false, true];
    let map = |diagonal, files, ranks, inside_out| Map { board, diagonal, files, ranks, inside_out };
    if rules.game() == Game::Damas {
        // Men move up for one side and down for the other, and a mirror would turn dark squares into light ones.
        let half_turn = own == Side::Second;
        return vec![map(false, half_turn, half_turn, false)];
    }
    if rules.seats() > 2 {
        return vec![map(false, false, false, false)];
    }
    let is_square = board.files == board.ranks;
    let has_rings = matches!(board.surface, Surface::Lines(_));
    let mut maps = Vec::new();
    for diagonal in both.into_iter().filter(|&diagonal| is_square || !diagonal) {
        for files in both {
            for ranks in both {
                for inside_out in both.into_iter().filter(|&inside_out| has_rings || !inside_out) {
                    maps.push(map(diagonal, files, ranks, inside_out));
                }
            }
        }
    }
    maps
}
