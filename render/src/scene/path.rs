//! The squares that a turn passes on the board as shown, and how its path is drawn there.

use games::{Action, Board, Effects, Square};

use super::{
    direction::Direction,
    items::{Layer, Trail},
};

/// A square on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PathSquare {
    pub(crate) square: Square,
    /// Where the path comes from; `None` where it starts.
    pub(crate) from: Option<Direction>,
    /// Where the path goes; `None` where it ends.
    pub(crate) to: Option<Direction>,
}

/// All squares that a path passes, including those between its stops. Stops that aren't in a straight line
/// from the one before are left out.
pub(crate) fn path_squares(path: &[Square], turned: i8) -> Vec<PathSquare> {
    let mut passed: Vec<PathSquare> = Vec::new();
    let Some(&(mut at)) = path.first() else { return passed };
    let mut from = None;
    for &target in path.iter().skip(1) {
        let apart = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).unwrap_or_default();
        let (files, ranks) = (apart(at.file(), target.file()), apart(at.rank(), target.rank()));
        let Some(direction) = Direction::of(files, ranks, turned) else { continue };
        while at != target {
            passed.push(PathSquare { square: at, from, to: Some(direction) });
            let Some(next) = at.offset(files.signum(), ranks.signum()) else { break };
            (at, from) = (next, Some(direction.opposite()));
        }
    }
    passed.push(PathSquare { square: at, from, to: None });
    passed
}

/// The squares that a move passes. None on a board of lines, where a piece steps to the next point, or flies
/// over everything in between.
pub(crate) fn path(squares: &[Square], board: Board, turned: i8) -> Vec<PathSquare> {
    if board.lines().is_empty() { path_squares(squares, turned) } else { Vec::new() }
}

/// The squares that the moves of a turn pass, each from the first to the last; none for a piece that flies off the lines.
pub(crate) fn paths(actions: &[Effects], turned: i8) -> Vec<PathSquare> {
    let path = |effects: &Effects| match effects.action {
        Action::Move(squares) | Action::Jump(squares) => path_squares(squares.squares(), turned),
        Action::Drop(_) | Action::Take(_) | Action::Huff(_) | Action::Force => Vec::new(),
    };
    actions.iter().map(path).filter(|path| path.len() > 1).flatten().collect()
}

/// The parts of a path that lie on a square.
pub(crate) fn path_layers(path: &[PathSquare], trail: Trail, square: Square) -> impl Iterator<Item = Layer> {
    let here = path.iter().filter(move |passed| passed.square == square);
    here.map(move |&PathSquare { from, to, .. }| Layer::Path { trail, from, to })
}

/// The arrowheads of a path that leaves a square.
pub(crate) fn arrows(path: &[PathSquare], trail: Trail, square: Square) -> impl Iterator<Item = Layer> {
    let here = path.iter().filter(move |passed| passed.square == square);
    here.filter_map(move |passed| passed.to.map(|to| Layer::Arrow(trail, to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, turned: i8, expect: &str) {
        let path: Vec<Square> = path.split('-').map(|square| square.parse().unwrap()).collect();
        let end = |direction: Option<Direction>| {
            direction.map_or_else(String::new, |direction| format!("{direction:?}"))
        };
        let found: Vec<String> = path_squares(&path, turned)
            .iter()
            .map(|passed| format!("{}>{}>{}", end(passed.from), passed.square, end(passed.to)))
            .collect();
        assert_eq!(found.join(" "), expect);
    }

    #[test]
    fn a_path_passes_the_squares_between_its_stops() {
        check(
            "c3-e5-g3",
            1,
            ">c3>UpRight DownLeft>d4>UpRight DownLeft>e5>DownRight UpLeft>f4>DownRight UpLeft>g3>",
        );
        check("d3-d4-e4", 1, ">d3>Up Down>d4>Right Left>e4>");
        check("d3-d4-e4", -1, ">d3>Down Up>d4>Left Right>e4>");
    }

    #[test]
    fn stops_off_the_straight_line_are_left_out() {
        check("a1-b3-b1", 1, ">a1>Right Left>b1>");
        check("a1", 1, ">a1>");
    }
}
