//! Boards in words: the alt texts of pictures.

use games::{
    Action, Board, Effects, Game, Line, PieceKind, Position, RuleSet, Seat, Side, Square, SquareSet, Stage,
};
use play::{Ending, Table};
use render::{Due, Holdings};

use super::{ending, match_score};
use crate::{
    texts::{Words, say},
    views::rules_names::{pieces, row},
};

/// The alt text of a table's picture: the whole position, what happened last, and what to do. The fullest board needs
/// about half of Discord's 1,024 characters.
pub fn table(words: &Words, table: &Table) -> String {
    let rules = table.stored().record.rules;
    let ending = table.told_ending().map(|ending| ended(words, rules, ending));
    let score = match_score::spoken(words, table, |of| sides(words, rules.seats(), of));
    let position = position(words, table.position(), table.last_turn(), ending);
    score.into_iter().chain([position]).collect::<Vec<_>>().join(" ")
}

/// How a game by these rules ended.
pub fn ended(words: &Words, rules: RuleSet, ending: Ending) -> String {
    ending::of_colours(words, rules, ending, |of| sides(words, rules.seats(), of)).replace("**", "")
}

/// The alt text of any position after this turn. `ending` is how the game ended, if it has.
pub fn position(words: &Words, position: &Position, last_turn: &[Effects], ending: Option<String>) -> String {
    let description = render::describe(position, last_turn);
    let game = description.rules.game();
    let players = description.players.iter().map(|player| holdings(words, player));
    let last = last_turn.iter().enumerate().map(|(at, last)| {
        let did = action(words, game, last);
        if at == 0 { say!(words, "spoken-last", did) } else { say!(words, "spoken-then", did) }
    });
    let due = match (ending, description.due) {
        (Some(ending), _) => vec![ending],
        (None, Due::Action { by, stage, takeable, capturers, centres, .. }) => {
            // Each stage has other special squares.
            let special = [takeable, capturers, centres].concat();
            let claim = last_turn.last().and_then(|last| claim(words, by, last.offenders));
            [Some(due(words, by, stage, &special, pieces(game))), claim].into_iter().flatten().collect()
        }
        (None, _) => Vec::new(),
    };
    ground(words, description.rules.board())
        .into_iter()
        .chain(players)
        .chain(last)
        .chain(due)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The shape of the board.
fn ground(words: &Words, board: Board) -> Vec<String> {
    let lines = board.lines().len();
    if lines > 0 {
        let points = say!(words, "spoken-points", points = board.squares().count(), lines);
        let diagonals: Vec<String> =
            board.lines().iter().copied().filter(|line| is_diagonal(*line)).map(joined).collect();
        let diagonals =
            (!diagonals.is_empty()).then(|| say!(words, "spoken-diagonals", lines = diagonals.join(", ")));
        return [Some(points), diagonals].into_iter().flatten().collect();
    }
    let size = say!(words, "spoken-board", files = board.files, ranks = board.ranks);
    let usable = if board.is_chequered() {
        Some(say!(words, "spoken-chequered"))
    } else if board.blocked.is_empty() {
        None
    } else {
        Some(say!(words, "spoken-blocked", squares = set(board.blocked)))
    };
    let centres =
        (!board.centres.is_empty()).then(|| say!(words, "spoken-centres", squares = set(board.centres)));
    [Some(size), usable, centres].into_iter().flatten().collect()
}

/// Whether a line follows neither a file nor a rank; the board as text doesn't draw those.
const fn is_diagonal([one, _, other]: Line) -> bool {
    one.file() != other.file() && one.rank() != other.rank()
}

/// The points of a line: `a1-b2-c3`.
fn joined(line: Line) -> String {
    line.map(|point| point.to_string()).join("-")
}

/// The colour of a seat's pieces.
pub fn side(words: &Words, seat: Seat) -> String {
    match seat.number() {
        1 => say!(words, "side-first"),
        2 => say!(words, "side-second"),
        3 => say!(words, "side-third"),
        _ => say!(words, "side-fourth"),
    }
}

/// The colours of a side among the first `seats` seats.
pub(super) fn sides(words: &Words, seats: usize, of: Side) -> String {
    let seats = Seat::ALL.into_iter().take(seats).filter(|seat| seat.side() == of);
    let team = |one, other| say!(words, "side-team", one, other);
    seats.map(|seat| side(words, seat)).reduce(team).unwrap_or_default()
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn set(squares: SquareSet) -> String {
    list(&squares.iter().collect::<Vec<_>>())
}

/// Squares with the size of stacks: `b1 c1×2`.
fn stacked(squares: &[Square]) -> String {
    let stacks = squares.chunk_by(PartialEq::eq).filter_map(|stack| match stack {
        [] => None,
        [square] => Some(square.to_string()),
        [square, ..] => Some(format!("{square}×{}", stack.len())),
    });
    stacks.collect::<Vec<_>>().join(" ")
}

fn holdings(words: &Words, player: &Holdings) -> String {
    let who = side(words, player.seat);
    let groups = player.squares.iter().map(|(kind, squares)| {
        let kind = match kind {
            PieceKind::Stone => "stone",
            PieceKind::Man => "man",
            PieceKind::Dama => "dama",
            PieceKind::Marble => "marble",
        };
        say!(words, "spoken-pieces", kind, count = squares.len(), squares = stacked(squares))
    });
    let groups = groups.collect::<Vec<_>>().join("; ");
    let mut parts = vec![if groups.is_empty() {
        say!(words, "spoken-none", side = who)
    } else {
        say!(words, "spoken-has", side = who, pieces = groups)
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
    if reserve.gained > 0 {
        parts.push(say!(words, "spoken-gained", count = reserve.gained));
    }
    parts.join(", ") + "."
}

fn action(words: &Words, game: Game, last: &Effects) -> String {
    let who = side(words, last.by);
    let squares = list(last.action.squares());
    let mut said = vec![match last.action {
        Action::Drop(_) => say!(words, "spoken-drop", side = who, square = squares),
        Action::Take(_) => say!(words, "spoken-take", side = who, square = squares),
        Action::Huff(_) => say!(words, "spoken-huff", side = who, square = squares),
        Action::Force => say!(words, "spoken-force", side = who),
        Action::Jump(_) => say!(words, "spoken-jump", side = who, squares),
        Action::Move(path) => {
            let (from, to) = path
                .squares()
                .split_first()
                .map_or((String::new(), squares), |(from, rest)| (from.to_string(), list(rest)));
            say!(words, "spoken-move", side = who, from, to)
        }
    }];
    if let Some(undone) = last.undone {
        said.push(say!(words, "spoken-undone", squares = list(undone.squares())));
    }
    if matches!(last.action, Action::Move(_) | Action::Jump(_)) && !last.taken.is_empty() {
        said.push(say!(words, "spoken-captured", squares = set(last.taken)));
    }
    if let Some(centre) = last.bonus {
        said.push(say!(words, "spoken-bonus", square = centre.to_string()));
    }
    if last.promoted {
        said.push(say!(words, "spoken-promoted"));
    }
    if !last.row.is_empty() {
        said.push(say!(words, "spoken-row", squares = set(last.row), row = row(game)));
    }
    said.join(" ")
}

fn due(words: &Words, by: Seat, stage: Stage, special: &[Square], kind: &'static str) -> String {
    let who = side(words, by);
    match stage {
        Stage::Drop if special.is_empty() => say!(words, "spoken-due-drop", side = who),
        Stage::Drop => say!(words, "spoken-due-drop-on", side = who, squares = list(special)),
        Stage::Move => say!(words, "spoken-due-move", side = who, kind),
        Stage::Take => say!(words, "spoken-due-take", side = who, squares = list(special)),
        Stage::Capture => say!(words, "spoken-due-capture", side = who, squares = list(special)),
    }
}

fn claim(words: &Words, by: Seat, offenders: SquareSet) -> Option<String> {
    let who = side(words, by);
    (!offenders.is_empty()).then(|| say!(words, "spoken-claim", side = who, squares = set(offenders)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    #[test]
    fn the_whole_position_is_told() {
        let texts = Texts::load().unwrap();
        assert_eq!(
            table(texts.public(), &example::up_to(25)),
            "Board of 5 files and 6 ranks. \
             Black has 12: d1 c2 d2 e2 a3 a4 b4 d4 e4 c5 e5 a6. \
             White has 12: a1 c1 a2 b3 c3 e3 c4 a5 b5 d5 c6 d6. \
             Last move: Black moved from b2 to c2. That made a row: c2 d2 e2. \
             Black to take one of these stones: a1 c1 a2 b3 c3 e3 c4 a5 b5 d5 c6 d6."
        );
    }

    #[test]
    fn an_empty_board_is_described() {
        let texts = Texts::load().unwrap();
        let told = table(texts.public(), &example::up_to(0));
        assert!(told.contains("Black has nothing on the board, 12 in hand."), "{told}");
        assert!(told.ends_with("Black to drop a stone."), "{told}");
    }

    #[test]
    fn further_effects_of_an_action_are_described() {
        let texts = Texts::load().unwrap();
        let words = texts.public();
        let squares = |text: &str| text.split(' ').map(|square| square.parse().unwrap()).collect();
        let last = *example::up_to(25).last().unwrap();
        let plain = Effects { row: SquareSet::EMPTY, ..last };
        let jump =
            Effects { action: "c3xe5xg7".parse().unwrap(), taken: squares("d4 f6"), promoted: true, ..plain };
        let path = Effects {
            action: "d2-d3-d4".parse().unwrap(),
            taken: squares("d3"),
            bonus: "d4".parse().ok(),
            ..plain
        };
        let force = Effects { action: Action::Force, undone: "c3-b4".parse().ok(), ..plain };
        for (effects, told) in [
            (jump, "Black captured along c3 e5 g7. Captured: d4 f6. The man became a Dama."),
            (path, "Black moved from d2 to d3 d4. Captured: d3. One more marble on d4."),
            (force, "Black forced the missed capture. Taken back: c3 b4."),
        ] {
            assert_eq!(action(words, Game::Dara, &effects), told);
        }
        let told = claim(words, Seat::SECOND, squares("c3")).unwrap();
        assert_eq!(told, "Missed a capture: c3. White may huff a piece or force the capture.");
    }

    #[test]
    fn every_board_of_every_game_is_told_within_the_limit() {
        let texts = Texts::load().unwrap();
        for &game in games::Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let mut record = rules.to_string();
                for number in 0..12 {
                    let table = example::table(&record);
                    for words in texts.all() {
                        let told = super::table(words, &table);
                        assert!(told.chars().count() <= 1_024, "{record}: {told}");
                    }
                    // Any action will do, as long as it varies.
                    let mut position = table.position().clone();
                    for at in 0..5 {
                        let legal = position.legal_actions();
                        let Some(&action) = legal.get((number * 5 + at) * 7 % legal.len().max(1)) else {
                            break;
                        };
                        position.play(action).unwrap();
                        record.push(' ');
                        record.push_str(&action.to_string());
                    }
                }
            }
        }
    }

    #[test]
    fn the_squares_that_are_due_are_told() {
        let texts = Texts::load().unwrap();
        for (record, end) in [
            ("dala:standard d3 c4", "Black to drop a stone, on one of these: c3 d4."),
            ("damas:ruibal c3-d4 f6-e5 a3-b4 force", "Black to make the missed capture, from d4."),
        ] {
            let told = super::table(texts.public(), &example::table(record));
            assert!(told.ends_with(end), "{told}");
        }
    }

    #[test]
    fn special_squares_are_told() {
        let texts = Texts::load().unwrap();
        let one = |text: &str| SquareSet::from_iter([text.parse().unwrap()]);
        let board = |surface| Board { files: 7, ranks: 7, blocked: one("a1"), centres: one("d4"), surface };
        let told = |board| ground(texts.public(), board).join(" ");
        assert_eq!(
            told(board(games::Surface::Pits)),
            "Board of 7 files and 7 ranks. Blocked: a1. Centre: d4."
        );
        assert_eq!(
            told(board(games::Surface::Chequered)),
            "Board of 7 files and 7 ranks. Pieces go on dark squares, such as a1. Centre: d4."
        );
    }

    #[test]
    fn the_diagonals_of_a_board_of_lines_are_told() {
        let texts = Texts::load().unwrap();
        let told = |rules: &str| ground(texts.public(), rules.parse::<RuleSet>().unwrap().board()).join(" ");
        assert_eq!(told("morris:nine"), "Board of 24 points, joined by 16 lines of three.");
        assert_eq!(
            told("morris:morabaraba"),
            "Board of 24 points, joined by 20 lines of three. Diagonal lines: a7-b6-c5, g7-f6-e5, a1-b2-c3, g1-f2-e3."
        );
    }

    #[test]
    fn the_fullest_board_fits_into_a_description() {
        let texts = Texts::load().unwrap();
        let squares: Vec<Square> = (0..98).filter_map(|at| Square::new(at % 14, at / 14)).collect();
        let reserve = games::Reserve { hand: 0, lost: 99, aside: 0, gained: 99 };
        let players = |words| {
            let players = Seat::ALL.into_iter().zip(squares.chunks(20));
            players.map(move |(seat, squares)| {
                let squares = vec![(PieceKind::Marble, squares.to_vec())];
                holdings(words, &Holdings { seat, squares, reserve })
            })
        };
        let mut last = *example::up_to(25).last().unwrap();
        last.action = Action::Jump(games::Path::new(&squares[..games::MAX_PATH]).unwrap());
        last.taken = squares[..12].iter().copied().collect();
        last.offenders = last.taken;
        let board = Board {
            files: 14,
            ranks: 7,
            blocked: squares[..8].iter().copied().collect(),
            centres: squares[..2].iter().copied().collect(),
            surface: games::Surface::Pits,
        };
        for words in texts.all() {
            let all: Vec<String> = ground(words, board)
                .into_iter()
                .chain(players(words))
                .chain([action(words, Game::Dara, &last), action(words, Game::Dara, &last)])
                .chain([due(words, last.by, Stage::Take, &squares[..12], "stone")])
                .chain(claim(words, last.by, last.offenders))
                .collect();
            let all = all.join(" ");
            assert!(all.chars().count() <= 1_024, "{}: {all}", all.chars().count());
        }
        assert_eq!(stacked(&[squares[0], squares[1], squares[1], squares[1], squares[2]]), "a1 b1×3 c1");
    }
}
