//! Straight strokes across the board, such as inlaid lines and rods, cut into what each square shows of them.

use std::fmt;

use games::Square;

use super::{direction::Direction, path::path_squares};

/// A set of directions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// Adds a direction.
    pub fn insert(&mut self, direction: Direction) {
        self.0 |= 1 << direction as u8;
    }

    /// Whether the set has this direction.
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// The directions, clockwise from the top.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.contains(direction))
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(arms: I) -> Self {
        let mut set = Self::default();
        arms.into_iter().for_each(|direction| set.insert(direction));
        set
    }
}

impl fmt::Debug for Directions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The part of strokes that lies on one square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Strokes {
    /// Directions in which strokes run from the middle of the square.
    pub arms: Directions,
    /// Corners that are cut by a diagonal stroke between two of the square's neighbours.
    pub corners: Directions,
}

/// The squares that strokes touch, with what each shows of them.
#[derive(Default)]
pub(crate) struct StrokeMap(Vec<(Square, Strokes)>);

impl StrokeMap {
    /// Cuts strokes between pairs of squares, on a board shown turned (-1) or not (1).
    pub(crate) fn of(ends: impl IntoIterator<Item = [Square; 2]>, turned: i8) -> Self {
        let mut map = Self::default();
        for passed in ends.into_iter().flat_map(|ends| path_squares(&ends, turned)) {
            let strokes = map.entry(passed.square);
            passed.from.into_iter().chain(passed.to).for_each(|direction| strokes.arms.insert(direction));
            // A diagonal step cuts the corners of two more squares, both beside the one it leaves.
            for (direction, corner) in passed.to.into_iter().flat_map(Direction::beside) {
                let (right, down) = direction.step();
                if let Some(square) = passed.square.offset(right * turned, -down * turned) {
                    map.entry(square).corners.insert(corner);
                }
            }
        }
        map
    }

    /// What a square shows; `None` if no stroke touches it.
    pub(crate) fn get(&self, square: Square) -> Option<Strokes> {
        self.0.iter().find(|&&(at, _)| at == square).map(|&(_, strokes)| strokes)
    }

    fn entry(&mut self, square: Square) -> &mut Strokes {
        let known = self.0.iter().position(|&(at, _)| at == square);
        let index = known.unwrap_or_else(|| {
            self.0.push((square, Strokes::default()));
            self.0.len() - 1
        });
        &mut self.0[index].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ends: [&str; 2], turned: i8, expect: &[(&str, &str)]) {
        let map = StrokeMap::of([ends.map(|name| name.parse().unwrap())], turned);
        let found: Vec<(String, String)> = map
            .0
            .iter()
            .map(|(square, Strokes { arms, corners })| (square.to_string(), format!("{arms:?}{corners:?}")))
            .collect();
        let expect: Vec<(String, String)> =
            expect.iter().map(|&(square, strokes)| (square.to_owned(), strokes.to_owned())).collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn a_stroke_runs_through_the_squares_between_its_ends() {
        check(["b1", "d1"], 1, &[("b1", "[Right][]"), ("c1", "[Right, Left][]"), ("d1", "[Left][]")]);
        check(["b1", "c1"], -1, &[("b1", "[Left][]"), ("c1", "[Right][]")]);
    }

    #[test]
    fn a_diagonal_stroke_cuts_corners_of_the_squares_beside_it() {
        let crossed = [("b2", "[UpRight][]"), ("c2", "[][UpLeft]"), ("b3", "[][DownRight]")];
        check(["b2", "c3"], 1, &[&crossed[..], &[("c3", "[DownLeft][]")]].concat());
        let crossed = [("b2", "[DownLeft][]"), ("c2", "[][DownRight]"), ("b3", "[][UpLeft]")];
        check(["b2", "c3"], -1, &[&crossed[..], &[("c3", "[UpRight][]")]].concat());
    }
}
