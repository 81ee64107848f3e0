//! Paths as people type them: `c3 e5 g7`, `c3-e5-g7`, `C3xE5xG7`, `c3→e5`.

use std::collections::BTreeSet;

use games::{Action, Illegal, MAX_PATH, Path, Position, Seat, Square};

/// The most choices that Discord accepts.
pub const CHOICES: usize = 25;

/// What was typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The complete squares.
    pub squares: Vec<Square>,
    /// The file of the next square, if its rank isn't typed yet.
    pub file: Option<char>,
}

impl Typed {
    /// Parses squares with any usual separators; `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        let mut typed = Self::default();
        // No board has a file `x`, so an `x` is always a separator.
        let between = |c: char| c.is_whitespace() || "x×-–—→>,.;:/|".contains(c);
        for c in text.chars().flat_map(char::to_lowercase) {
            match typed.file.take() {
                Some(file) => typed.squares.push(format!("{file}{c}").parse().ok()?),
                None if between(c) => {}
                None if c.is_ascii_alphabetic() => typed.file = Some(c),
                None => return None,
            }
        }
        Some(typed)
    }

    /// The path, if it is complete: at least two squares.
    pub fn path(&self) -> Option<Path> {
        if self.file.is_none() { Path::new(&self.squares) } else { None }
    }

    fn fits(&self, action: &Action) -> bool {
        let rest = action.squares().strip_prefix(self.squares.as_slice());
        match (rest, self.file) {
            (Some(_), None) => true,
            (Some([next, ..]), Some(file)) => next.to_string().starts_with(file),
            (None, _) | (Some([]), Some(_)) => false,
        }
    }
}

/// The action with these squares: a legal move or capture, else the one with the more useful refusal.
pub fn action(position: &Position, path: Path) -> Action {
    let seat = position.to_act().unwrap_or(Seat::FIRST);
    let forms = [Action::Move(path), Action::Jump(path)];
    match forms.map(|action| position.explain(seat, action)) {
        [Some(moved), Some(jumped)] => most_telling(moved, jumped, forms),
        [Some(_), None] => forms[1],
        [None, _] => forms[0],
    }
}

fn most_telling(moved: Illegal, jumped: Illegal, [a_move, a_jump]: [Action; 2]) -> Action {
    match (moved, jumped) {
        (_, Illegal::NoSuchAction) => a_move,
        (Illegal::NoSuchAction, _) => a_jump,
        // A move that jumps was meant as a capture, unless there is nothing to capture.
        (_, Illegal::NothingToJump { .. }) => a_move,
        (Illegal::TooFar { .. } | Illegal::InTheWay(_) | Illegal::MustCapture, _) => a_jump,
        _ => a_move,
    }
}

/// A completion: squares to continue from or to end with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The squares.
    pub squares: Vec<Square>,
    /// The action they make; `None` if they only lead on.
    pub action: Option<Action>,
}

/// Completions among the `legal` actions along a path: complete actions if at most [`CHOICES`] match, else their
/// common prefixes.
pub fn completions(legal: &[Action], typed: &Typed) -> Vec<Completion> {
    let path = |action: &&Action| matches!(action, Action::Move(_) | Action::Jump(_)) && typed.fits(action);
    let fitting: Vec<Action> = legal.iter().filter(path).copied().collect();
    let cut = |depth: usize| {
        let cut = fitting.iter().map(|action| action.squares().iter().take(depth).copied().collect());
        cut.collect::<BTreeSet<Vec<Square>>>()
    };
    let shortest = typed.squares.len() + 1;
    let depth = (shortest..=MAX_PATH).rev().find(|&depth| cut(depth).len() <= CHOICES).unwrap_or(shortest);
    let completion = |squares: Vec<Square>| {
        let begin_so = || fitting.iter().filter(|action| action.squares().starts_with(&squares));
        let goes_on = squares.len() == depth && begin_so().any(|action| action.squares().len() > depth);
        let whole = begin_so().find(|action| action.squares().len() == squares.len());
        Completion { action: whole.filter(|_| !goes_on).copied(), squares }
    };
    cut(depth).into_iter().take(CHOICES).map(completion).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(text: &str) -> Vec<Action> {
        text.split_whitespace().map(|token| token.parse().unwrap()).collect()
    }

    #[test]
    fn a_path_is_read_however_it_is_typed() {
        let path = |text: &str| Typed::read(text).and_then(|typed| typed.path());
        let meant = Path::new(&["c3", "e5", "g7"].map(|square| square.parse().unwrap()));
        for text in [
            "c3 e5 g7",
            "c3-e5-g7",
            "c3xe5xg7",
            "C3XE5XG7",
            " c3 , e5,g7 ",
            "c3e5g7",
            "c3 → e5 → g7",
            "c3>e5>g7",
            "c3 × e5 × g7",
            "c3  - e5  - g7.",
        ] {
            assert_eq!(path(text), meant, "{text}");
        }
        let long = "c3 ".repeat(MAX_PATH + 1);
        for text in ["", "c3", "c3 e", "c3 e9", "c3 up", "c3 z5", "3c", "c3 e5!", "<@1>", &long] {
            assert_eq!(path(text), None, "{text}");
        }
    }

    /// The completions of `typed`, with `…` where they can go on.
    fn check(legal: &str, typed: &str, expect: &[&str]) {
        let offered = Typed::read(typed).map(|typed| completions(&actions(legal), &typed));
        let shown = offered.unwrap_or_default().into_iter().map(|completion| {
            let squares: Vec<String> = completion.squares.iter().map(Square::to_string).collect();
            completion.action.map_or_else(|| squares.join(" ") + "…", |action| action.to_string())
        });
        assert_eq!(shown.collect::<Vec<_>>(), expect, "{legal} / {typed:?}");
    }

    #[test]
    fn whole_paths_are_offered_where_they_are_few() {
        let legal = "a3-b4 c3-d4 c3xe5 c3xe5xg7 huff:h8 force";
        check(legal, "", &["a3-b4", "c3-d4", "c3xe5", "c3xe5xg7"]);
        check(legal, "c", &["c3-d4", "c3xe5", "c3xe5xg7"]);
        check(legal, "c3x", &["c3-d4", "c3xe5", "c3xe5xg7"]);
        check(legal, "c3-d", &["c3-d4"]);
        check(legal, "c3 e5", &["c3xe5", "c3xe5xg7"]);
        check(legal, "C3 E5 G", &["c3xe5xg7"]);
        check(legal, "h8", &[]);
        check(legal, "nonsense", &[]);
    }

    #[test]
    fn too_many_paths_are_offered_as_far_as_they_fit() {
        let squares: Vec<Square> = (0..6).filter_map(|file| Square::new(file, 2)).collect();
        let mut legal = Vec::new();
        for from in ["a1", "b1", "c1"] {
            let from: Square = from.parse().unwrap();
            for one in &squares {
                for two in squares.iter().filter(|two| two != &one) {
                    legal.push(Path::new(&[from, *one, *two]).map(Action::Move).unwrap().to_string());
                }
            }
        }
        let all = legal.join(" ");
        let prefixes = |from: &str| ["a3", "b3", "c3", "d3", "e3", "f3"].map(|to| format!("{from} {to}…"));
        let eighteen = [prefixes("a1"), prefixes("b1"), prefixes("c1")].concat();
        check(&all, "", &eighteen.iter().map(String::as_str).collect::<Vec<_>>());
        check(&all, "b1", &prefixes("b1").each_ref().map(String::as_str));
        check(&all, "b1 c3", &["b1-c3-a3", "b1-c3-b3", "b1-c3-d3", "b1-c3-e3", "b1-c3-f3"]);
    }

    #[test]
    fn the_refusal_that_tells_more_is_chosen() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        let (from, to) = (square("c3"), square("e5"));
        let path = Path::step(from, to);
        let forms = [Action::Move(path), Action::Jump(path)];
        let nothing = Illegal::NothingToJump { from, to };
        let too_far = Illegal::TooFar { from, to };
        for (moved, jumped, chosen) in [
            (too_far, Illegal::NoSuchAction, 0),
            (Illegal::NoSuchAction, nothing, 1),
            (too_far, nothing, 0),
            (too_far, Illegal::DamaCaptures(from), 1),
            (Illegal::InTheWay(to), Illegal::JumpedTwice(to), 1),
            (Illegal::MustCapture, Illegal::OtherCapture, 1),
            (Illegal::MustCapture, nothing, 0),
            (Illegal::Empty(from), Illegal::Empty(from), 0),
        ] {
            assert_eq!(most_telling(moved, jumped, forms), forms[chosen], "{moved:?} {jumped:?}");
        }
    }
}
