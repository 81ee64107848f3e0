//! The board as aligned text, for those who can't see the picture.
//!
//! It reads from the top left; each line starts with its rank. The signs depend on no colour: a filled circle looks white
//! on a dark ground, and screen readers would call it black.
//! Unusable squares are left blank. Stacks are written without spaces: `x3o1` is
//! three marbles of one side and one of the other.

use std::fmt::Write as _;

use games::{Board, Piece, PieceKind, Position, Seat, Square};
use play::{Boards, Table};

use super::{board::below, clock, spoken};
use crate::{
    button_id::ButtonId,
    look::Look,
    replay_turn::After,
    texts::{Words, say},
    views::{Button, View, called::called},
};

/// An empty square.
const EMPTY: &str = "·";
/// The most files side by side; more don't fit on a phone, so Damala's halves are stacked.
const FILES: u8 = 8;

/// An earlier position of a game.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// The number of actions before it.
    pub ply: u32,
    /// The position and the turn that led to it.
    pub after: After,
}

/// What a message shows, for a reader who asked for text.
#[derive(Debug)]
pub struct Found {
    /// The game.
    pub table: Table,
    /// The earlier position that the message shows; `None` for the current one, or if the message shows no known
    /// board.
    pub earlier: Option<Earlier>,
    /// Whether the message shows the current board.
    pub is_newest: bool,
    /// Whether the reader may see the current board.
    pub is_shown: bool,
}

/// The board of a message as text. If the message shows no known board, the text says that this is the current one.
pub fn of_message(words: &Words, found: &Found) -> View {
    let Found { table, earlier, is_newest, is_shown } = found;
    let (game, plies) = (table.id().to_string(), table.ply());
    let Some(Earlier { ply, after }) = earlier else {
        let mut view = view(words, table);
        if !is_newest {
            view.text = format!("{}\n{}", say!(words, "text-of-now", game, plies), view.text);
        }
        return view;
    };
    let mut lines = vec![say!(words, "text-of-earlier", game, plies = *ply)];
    lines.extend(blocks(&after.position));
    lines.extend(signs(words, &after.position, &of_table(table)));
    lines.push(spoken::position(words, &after.position, &after.last, None));
    lines.push(below::footer_after(words, table, *ply));
    let now = Button::plain(say!(words, "button-board-now"), ButtonId::BoardAsText(table.id()));
    let view = View::words(lines.join("\n"));
    if *is_shown { view.with_row(vec![now]) } else { view }
}

/// The table's board as text with a legend, and everything else that the picture shows.
pub fn view(words: &Words, table: &Table) -> View {
    let position = table.position();
    let mut lines = blocks(position);
    lines.extend(signs(words, position, &of_table(table)));
    lines.push(spoken::table(words, table));
    lines.extend(clock::lines(words, table));
    lines.push(below::footer(words, table));
    let mut buttons = below::buttons(words, table, Boards::All);
    buttons.push(Button::plain(say!(words, "button-as-picture"), ButtonId::ShowBoard(table.id())));
    View::words(lines.join("\n")).with_row(buttons)
}

/// The board as text with a legend, below other words, for readers who always want it.
pub(in crate::views) fn below(words: &Words, look: Look<'_>, table: &Table) -> Option<String> {
    of_position(words, look, table, table.position())
}

/// The same, for a position that the table may reach.
pub(super) fn of_position(
    words: &Words,
    look: Look<'_>,
    table: &Table,
    position: &Position,
) -> Option<String> {
    aligned(words, look, position, &of_table(table))
}

/// The same, for a game whose players are named so in seating order.
pub(in crate::views) fn of_seats(
    words: &Words,
    look: Look<'_>,
    position: &Position,
    seats: &[String],
) -> Option<String> {
    aligned(words, look, position, &|seat| seats.get(seat.index()).cloned())
}

fn aligned(
    words: &Words,
    look: Look<'_>,
    position: &Position,
    named: &dyn Fn(Seat) -> Option<String>,
) -> Option<String> {
    look.text.then(|| [blocks(position), signs(words, position, named)].concat().join("\n"))
}

/// How the players of a table are named.
fn of_table(table: &Table) -> impl Fn(Seat) -> Option<String> {
    |seat| table.player(seat).map(|player| called(table.stored().home, player))
}

/// The legend: what the signs mean, and who plays them.
fn signs(words: &Words, position: &Position, named: &dyn Fn(Seat) -> Option<String>) -> Vec<String> {
    let seats = Seat::ALL.into_iter().filter_map(|seat| Some((seat, named(seat)?)));
    let mut signs: Vec<String> = seats
        .map(|(seat, player)| {
            let (sign, side) = (sign(seat), spoken::side(words, seat));
            say!(words, "board-sign", sign, side, player)
        })
        .collect();
    if position.pieces().any(|(_, piece)| piece.kind == PieceKind::Dama) {
        signs.push(say!(words, "board-sign-dama", sign = sign(Seat::FIRST)));
    }
    signs
}

/// The sign of a seat.
const fn sign(seat: Seat) -> &'static str {
    const SIGNS: [&str; 4] = ["x", "o", "▲", "■"];
    SIGNS[seat.index()]
}

/// The board in blocks of limited width, one below the other.
fn blocks(position: &Position) -> Vec<String> {
    let board = position.rules().board();
    let count = board.files.div_ceil(FILES).max(1);
    let each = board.files.div_ceil(count);
    (0..count).map(|number| block(position, board, number * each..(number + 1) * each)).collect()
}

fn block(position: &Position, board: Board, files: std::ops::Range<u8>) -> String {
    let squares: Vec<(Square, Piece)> = position.pieces().collect();
    let files = || files.clone().filter(|&file| file < board.files);
    let cell =
        |file, rank| Square::new(file, rank).map_or_else(String::new, |square| cell(board, &squares, square));
    let rows: Vec<(u8, Vec<String>)> =
        (0..board.ranks).rev().map(|rank| (rank, files().map(|file| cell(file, rank)).collect())).collect();
    let widest = rows.iter().flat_map(|(_, cells)| cells).map(|cell| cell.chars().count()).max();
    let width = widest.unwrap_or(1);
    let mut text = "```\n".to_owned();
    let mut line = |head: &str, cells: &mut dyn Iterator<Item = (&str, String)>| {
        let mut line = head.to_owned();
        for (gap, cell) in cells {
            // Writing to a string can't fail.
            let _ = write!(line, "{gap}{cell:<width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    };
    for (rank, cells) in rows {
        let gaps = files().map(|file| if leads_left(board, file, rank) { "──" } else { "  " });
        line(&(rank + 1).to_string(), &mut gaps.zip(cells));
    }
    line(" ", &mut files().map(|file| ("  ", char::from(b'a' + file).to_string())));
    text + "```"
}

/// The steps along the lines of a board.
fn steps(board: Board) -> impl Iterator<Item = (Square, Square)> {
    board.lines().iter().flat_map(|&[one, middle, other]| [(one, middle), (middle, other)])
}

/// Whether a line of the board leads from this place to the file on its left.
fn leads_left(board: Board, file: u8, rank: u8) -> bool {
    steps(board).any(|(one, other)| {
        let (from, to) = (one.file().min(other.file()), one.file().max(other.file()));
        one.rank() == rank && other.rank() == rank && from < file && file <= to
    })
}

/// The part of a line that passes through an empty place, if any.
fn through(board: Board, square: Square) -> &'static str {
    let between = |at: u8, one: u8, other: u8| one.min(other) < at && at < one.max(other);
    let lies_on = |(one, other): (Square, Square)| {
        if one.rank() == other.rank() && one.rank() == square.rank() {
            between(square.file(), one.file(), other.file()).then_some("─")
        } else if one.file() == other.file() && one.file() == square.file() {
            between(square.rank(), one.rank(), other.rank()).then_some("│")
        } else {
            None
        }
    };
    steps(board).find_map(lies_on).unwrap_or_default()
}

/// What is on a square.
fn cell(board: Board, pieces: &[(Square, Piece)], square: Square) -> String {
    if board.blocked.contains(square) {
        return through(board, square).to_owned();
    }
    let on = |seat: Seat| pieces.iter().filter(move |(at, piece)| *at == square && piece.seat == seat);
    let stacks = Seat::ALL.into_iter().filter_map(|seat| {
        let (count, dama) = (on(seat).count(), on(seat).any(|(_, piece)| piece.kind == PieceKind::Dama));
        let mark = if dama { "D".to_owned() } else { more_than_one(count) };
        (count > 0).then(|| format!("{}{mark}", sign(seat)))
    });
    let stacks: String = stacks.collect();
    if stacks.is_empty() { EMPTY.to_owned() } else { stacks }
}

fn more_than_one(count: usize) -> String {
    if count > 1 { count.to_string() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    /// A stone on each of the 24 points.
    const FULL_OF_STONES: &str =
        "morris:morabaraba c4 e3 f4 c5 b2 a1 d6 e4 a7 b4 d1 b6 e5 f6 g1 d2 d3 d5 a4 f2 c3 g4 d7 g7";

    fn text(record: &str) -> String {
        view(Texts::load().unwrap().public(), &example::table(record)).text
    }

    #[test]
    fn every_square_of_every_board_is_told() {
        for record in [
            "dara:traditional b3 c4 b4 c3 e6",
            "damas:ruibal c3-d4 b6-a5",
            "damala:standard",
            "damala:teams",
            "morris:nine d6 a1 d5 a4 d7",
            "morris:morabaraba a7 d6 b6 f4 c5",
        ] {
            insta::assert_snapshot!(record.split([' ', ':']).take(2).collect::<String>(), text(record));
        }
    }

    #[test]
    fn it_fits_below_the_words_of_every_board() {
        let look = Look::of_all(example::painter(), play::Theme::default(), true);
        for table in [
            example::with_long_numbers(),
            example::table("damala:teams"),
            example::table("damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5"),
            example::table("damas:ruibal e3-d4 h6-g5 d4-c5 d6-e5"),
            example::table(FULL_OF_STONES),
        ] {
            for words in Texts::load().unwrap().all() {
                let view = crate::views::game::board::view(words, look, &table, play::BoardCause::LastTurn);
                let both = format!("{}\n{}", view.text, view.aligned.unwrap());
                // The rest of the message needs a few hundred.
                assert!(both.encode_utf16().count() <= 1_700, "{both}");
            }
        }
    }

    #[test]
    fn the_longest_fits_into_a_message() {
        for table in [
            example::with_long_numbers(),
            example::table("damala:teams"),
            example::table("damas:ruibal"),
            example::table(FULL_OF_STONES),
        ] {
            for words in Texts::load().unwrap().all() {
                let text = view(words, &table).text;
                assert!(text.encode_utf16().count() <= 2_000, "{text}");
            }
        }
    }
}
