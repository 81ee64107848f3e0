//! A board in words, for those who do not see the picture.

use games::{Action, Seat, Square, Stage};
use play::Table;
use render::{Due, Holdings, LastAction};

use super::ending;
use crate::texts::{Words, say};

/// The description of a table's picture: the whole position, what happened last, and what is due.
pub(crate) fn table(words: &Words, table: &Table) -> String {
    let description = render::describe(table.position(), table.last_turn());
    let board = description.rules.board();
    let size = say!(words, "spoken-board", files = board.files, ranks = board.ranks);
    let players = description.players.iter().map(|player| holdings(words, player));
    let last = description.last.iter().map(|last| action(words, last));
    let due = match (table.ending(), description.due) {
        (Some(ending), _) => {
            ending::sentence(words, ending, |of| side(words, of.first_seat())).replace("**", "")
        }
        (None, Due::Action { by, stage, takeable }) => due(words, by, stage, &takeable),
        (None, _) => String::new(),
    };
    let parts: Vec<String> = [size].into_iter().chain(players).chain(last).chain([due]).collect();
    parts.join(" ").trim_end().to_owned()
}

/// The colour of a seat's pieces, as a word.
pub(crate) fn side(words: &Words, seat: Seat) -> String {
    match seat.number() {
        1 => say!(words, "side-first"),
        2 => say!(words, "side-second"),
        3 => say!(words, "side-third"),
        _ => say!(words, "side-fourth"),
    }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn holdings(words: &Words, player: &Holdings) -> String {
    let who = side(words, player.seat);
    let squares: Vec<Square> = player.squares.iter().flat_map(|(_, squares)| squares).copied().collect();
    let mut parts = vec![if squares.is_empty() {
        say!(words, "spoken-none", side = who)
    } else {
        say!(words, "spoken-stones", side = who, count = squares.len(), squares = list(&squares))
    }];
    let reserve = player.reserve;
    if reserve.hand > 0 {
        parts.push(say!(words, "spoken-hand", count = reserve.hand));
    }
    if reserve.lost > 0 {
        parts.push(say!(words, "spoken-lost", count = reserve.lost));
    }
    if reserve.aside > 0 {
        parts.push(say!(words, "spoken-aside", count = reserve.aside));
    }
    parts.join(", ") + "."
}

fn action(words: &Words, last: &LastAction) -> String {
    let who = side(words, last.by);
    let squares = list(last.action.squares());
    let done = match last.action {
        Action::Drop(_) => say!(words, "spoken-drop", side = who, square = squares),
        Action::Take(_) => say!(words, "spoken-take", side = who, square = squares),
        Action::Huff(_) => say!(words, "spoken-huff", side = who, square = squares),
        Action::Force => say!(words, "spoken-force", side = who),
        Action::Jump(_) => say!(words, "spoken-jump", side = who, squares = squares),
        Action::Move(path) => {
            let (from, to) = path
                .squares()
                .split_first()
                .map_or((String::new(), squares), |(from, rest)| (from.to_string(), list(rest)));
            say!(words, "spoken-move", side = who, from = from, to = to)
        }
    };
    if last.row.is_empty() {
        done
    } else {
        format!("{done} {}", say!(words, "spoken-row", squares = list(&last.row)))
    }
}

fn due(words: &Words, by: Seat, stage: Stage, takeable: &[Square]) -> String {
    let who = side(words, by);
    match stage {
        Stage::Drop => say!(words, "spoken-due-drop", side = who),
        Stage::Move => say!(words, "spoken-due-move", side = who),
        Stage::Take => say!(words, "spoken-due-take", side = who, squares = list(takeable)),
        Stage::Capture => say!(words, "spoken-due-capture", side = who),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::example, *};
    use crate::texts::Texts;

    #[test]
    fn the_whole_position_is_told() {
        let texts = Texts::load().unwrap();
        assert_eq!(
            table(texts.public(), &example::up_to(25)),
            "Board of 5 files and 6 ranks. \
             Black has 12: d1 c2 d2 e2 a3 a4 b4 d4 e4 c5 e5 a6. \
             White has 12: a1 c1 a2 b3 c3 e3 c4 a5 b5 d5 c6 d6. \
             Last, Black moved from b2 to c2. That made a row: c2 d2 e2. \
             Black is to take a stone, from a1 c1 a2 b3 c3 e3 c4 a5 b5 d5 c6 d6."
        );
    }

    #[test]
    fn nothing_on_the_board_is_told_too() {
        let texts = Texts::load().unwrap();
        let told = table(texts.public(), &example::up_to(0));
        assert!(told.contains("Black has none on the board, 12 in hand."), "{told}");
        assert!(told.ends_with("Black is to drop a stone."), "{told}");
    }
}
