//! What the panel offers next, and the layout of its buttons.
//!
//! It knows no game: legal actions are sequences of squares. Only the labels look at the kind of action.

use std::collections::BTreeMap;

use games::{Action, Board, Narrowed, Side, Square, SquareSet, narrow};

use super::{ChosenSquares, PanelFor};
use crate::{
    texts::{Words, say},
    views::{Button, IN_A_ROW, Tone, direction::direction, what_happened::joined},
};

/// What can be chosen next.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Offer {
    /// One of these ranks, because there are too many squares.
    Ranks(Vec<u8>),
    /// One of these squares.
    Squares(SquareSet),
    /// One of these actions as a whole.
    Paths(Vec<Action>),
}

/// What the panel offers.
#[derive(Debug)]
pub(in crate::views) struct Menu<'a> {
    of: PanelFor<'a>,
    board: Board,
    legal: &'a [Action],
    choice: ChosenSquares<'a>,
    /// The side at the bottom of the picture; buttons follow the picture.
    below: Side,
    narrowed: Narrowed,
    offer: Offer,
}

impl<'a> Menu<'a> {
    /// The menu of a panel with these legal actions and this side at the bottom.
    pub(in crate::views) fn new(
        of: PanelFor<'a>,
        board: Board,
        legal: &'a [Action],
        choice: ChosenSquares<'a>,
        below: Side,
    ) -> Self {
        let narrowed = narrow(legal, choice.squares);
        let room = room(of, choice, narrowed);
        let offer = offer(legal, choice, narrowed, room, above_back(of));
        Self { of, board, legal, choice, below, narrowed, offer }
    }

    /// Whether a rank must be chosen first.
    pub(in crate::views) const fn asks_for_rank(&self) -> bool {
        matches!(self.offer, Offer::Ranks(_))
    }

    /// The edge of the picture where rank 1 is.
    pub(in crate::views) const fn end_of_first_rank(&self) -> &'static str {
        match self.below {
            Side::First => "bottom",
            Side::Second => "top",
        }
    }

    /// All squares that can be chosen, including those of whole actions.
    pub(in crate::views) fn offered(&self) -> SquareSet {
        match &self.offer {
            Offer::Ranks(_) => self.narrowed.next,
            Offer::Squares(squares) => *squares,
            Offer::Paths(paths) => paths.iter().flat_map(|path| self.rest(path)).copied().collect(),
        }
    }

    /// The buttons: rows of at most five, up to the room there is.
    pub(in crate::views) fn rows(&self, words: &Words) -> Vec<Vec<Button>> {
        let mut rows = match &self.offer {
            Offer::Ranks(ranks) => rows_of(&ranks.iter().map(|&rank| self.rank(rank)).collect::<Vec<_>>()),
            Offer::Squares(squares) => self.squares(words, *squares),
            Offer::Paths(paths) => rows_of(&paths.iter().map(|path| self.path(path)).collect::<Vec<_>>()),
        };
        rows.extend(Some(self.last_row(words)).filter(|row| !row.is_empty()));
        if rows.len() <= self.of.rows() { rows } else { rows_of(&rows.concat()) }
    }

    /// The squares of an action after the chosen ones.
    fn rest<'b>(&self, action: &'b Action) -> &'b [Square] {
        action.squares().strip_prefix(self.choice.squares).unwrap_or_default()
    }

    fn rank(&self, rank: u8) -> Button {
        let control = self.of.rank(self.choice.squares.to_vec(), rank);
        Button::new((rank + 1).to_string(), control, Tone::Plain)
    }

    fn path(&self, action: &Action) -> Button {
        Button::new(joined(self.rest(action)), self.of.stop(action.squares().to_vec()), Tone::Plain)
    }

    /// In reading order of the picture; then by what is done to an enemy piece.
    fn squares(&self, words: &Words, squares: SquareSet) -> Vec<Vec<Button>> {
        let claims: SquareSet = squares.iter().filter(|&square| self.huffs(square)).collect();
        let claimed: Vec<Button> = claims.iter().map(|square| self.square(words, square)).collect();
        let ranks = by_rank(squares.iter().filter(|&square| !claims.contains(square)));
        let mut ranks: Vec<Vec<Button>> = ranks
            .into_values()
            .map(|rank| rank.into_iter().map(|square| self.square(words, square)).collect())
            .collect();
        match self.below {
            Side::First => ranks.reverse(),
            Side::Second => ranks.iter_mut().for_each(|rank| rank.reverse()),
        }
        let as_on_the_board = ranks.len() < self.of.rows() && ranks.iter().all(|rank| rank.len() <= IN_A_ROW);
        let ranks = if as_on_the_board { ranks } else { rows_of(&ranks.concat()) };
        [ranks, rows_of(&claimed)].concat()
    }

    fn huffs(&self, square: Square) -> bool {
        self.choice.squares.is_empty() && self.legal.contains(&Action::Huff(square))
    }

    fn square(&self, words: &Words, square: Square) -> Button {
        let (label, tone) = match *self.choice.squares {
            [] if self.huffs(square) => {
                (say!(words, "button-huff", square = square.to_string()), Tone::Danger)
            }
            [from] => match direction(self.board, from, square) {
                Some(direction) => {
                    let seen = if self.below == Side::First { direction } else { direction.turned() };
                    (format!("{square} {}", seen.arrow()), Tone::Plain)
                }
                None => (square.to_string(), Tone::Plain),
            },
            _ => (square.to_string(), Tone::Plain),
        };
        let squares = [self.choice.squares, &[square]].concat();
        Button::new(label, self.of.pick(squares), tone)
    }

    /// The buttons to play a complete action and to go back.
    fn last_row(&self, words: &Words) -> Vec<Button> {
        let squares = self.choice.squares;
        let complete = self.narrowed.complete.filter(|_| self.choice.rank.is_none()).map(|action| {
            let label = match action {
                Action::Force => say!(words, "button-force"),
                _ => say!(words, "button-stop"),
            };
            Button::new(label, self.of.stop(squares.to_vec()), Tone::Good)
        });
        let back = match (squares, self.choice.rank) {
            ([], None) => self.of.before(),
            (squares, Some(_)) => Some(self.of.pick(squares.to_vec())),
            ([before @ .., _], None) => Some(self.of.pick(before.to_vec())),
        };
        let back = back.map(|control| Button::new(say!(words, "button-back"), control, Tone::Plain));
        [complete, back].into_iter().flatten().collect()
    }
}

/// How many buttons fit above the row for going back.
const fn above_back(of: PanelFor<'_>) -> usize {
    (of.rows() - 1) * IN_A_ROW
}

/// How many squares can be offered at once, next to the other buttons.
fn room(of: PanelFor<'_>, choice: ChosenSquares<'_>, narrowed: Narrowed) -> usize {
    if !choice.squares.is_empty() || of.before().is_some() {
        return above_back(of);
    }
    // With nothing to go back to the last row is free, unless an action is complete already.
    of.rows() * IN_A_ROW - usize::from(narrowed.complete.is_some())
}

fn offer(
    legal: &[Action],
    choice: ChosenSquares<'_>,
    narrowed: Narrowed,
    room: usize,
    above_back: usize,
) -> Offer {
    if let Some(rank) = choice.rank {
        return Offer::Squares(narrowed.next.iter().filter(|square| square.rank() == rank).collect());
    }
    let begins = |action: &&Action| {
        action.squares().len() > choice.squares.len() && action.squares().starts_with(choice.squares)
    };
    let paths: Vec<Action> = legal.iter().filter(begins).copied().collect();
    let longest = paths.iter().map(|path| path.squares().len()).max().unwrap_or_default();
    let at_the_root = choice.squares.is_empty();
    if !at_the_root && longest > choice.squares.len() + 1 && paths.len() <= above_back {
        return Offer::Paths(paths);
    }
    if narrowed.next.len() as usize <= room {
        Offer::Squares(narrowed.next)
    } else {
        Offer::Ranks(by_rank(narrowed.next.iter()).into_keys().collect())
    }
}

fn by_rank(squares: impl Iterator<Item = Square>) -> BTreeMap<u8, Vec<Square>> {
    let mut ranks: BTreeMap<u8, Vec<Square>> = BTreeMap::new();
    for square in squares {
        ranks.entry(square.rank()).or_default().push(square);
    }
    ranks
}

fn rows_of(buttons: &[Button]) -> Vec<Vec<Button>> {
    buttons.chunks(IN_A_ROW).map(<[Button]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::Game;

    use super::*;
    use crate::{button_id::ButtonId, texts::Texts, views::example};

    fn actions(text: &str) -> Vec<Action> {
        text.split_whitespace().map(|token| token.parse().unwrap()).collect()
    }

    fn rows(legal: &[Action], choice: ChosenSquares<'_>) -> Vec<Vec<Button>> {
        seen(legal, choice, Side::First)
    }

    fn seen(legal: &[Action], choice: ChosenSquares<'_>, below: Side) -> Vec<Vec<Button>> {
        let of = PanelFor::Turn { game: "9223372036854775807".parse().unwrap(), version: u32::MAX };
        let board = "damala:standard".parse::<games::RuleSet>().unwrap().board();
        let rows = Menu::new(of, board, legal, choice, below).rows(Texts::load().unwrap().public());
        assert!(rows.len() <= 5 && rows.iter().all(|row| (1..=5).contains(&row.len())), "{rows:?}");
        let ids: Vec<String> = rows.iter().flatten().map(|button| button.control.to_string()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a control twice: {ids:?}");
        assert!(ids.iter().all(|id| id.len() <= 100));
        rows
    }

    fn check(legal: &str, chosen: &str, expect: &[&[&str]]) {
        let squares: Vec<Square> = chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
        let rows = rows(&actions(legal), ChosenSquares { squares: &squares, rank: None });
        let labels: Vec<Vec<&str>> =
            rows.iter().map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect();
        assert_eq!(labels, expect, "{legal} after {chosen:?}");
    }

    /// Every action that can be played with at most `taps` presses.
    fn reached(legal: &[Action], choice: ChosenSquares<'_>, taps: usize) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for button in rows(legal, choice).into_iter().flatten() {
            match button.control {
                ButtonId::Rank { squares, rank, .. } if taps > 1 => {
                    all.extend(reached(
                        legal,
                        ChosenSquares { squares: &squares, rank: Some(rank) },
                        taps - 1,
                    ));
                }
                ButtonId::Stop { squares, .. } => {
                    let complete = narrow(legal, &squares).complete;
                    all.insert(complete.expect("a whole action").to_string());
                }
                ButtonId::Pick { squares, .. } if squares.len() > choice.squares.len() => {
                    let narrowed = narrow(legal, &squares);
                    assert!(!narrowed.is_dead(), "the panel offers what leads nowhere: {squares:?}");
                    match narrowed.complete {
                        Some(action) if narrowed.next.is_empty() => {
                            all.insert(action.to_string());
                        }
                        _ if taps > 1 => {
                            all.extend(reached(
                                legal,
                                ChosenSquares { squares: &squares, rank: None },
                                taps - 1,
                            ));
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// Checks that all legal actions need at most `taps` presses, and some need that many.
    fn check_taps(legal: &[Action], taps: usize) {
        let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(reached(legal, ChosenSquares::default(), taps), all);
        assert_ne!(reached(legal, ChosenSquares::default(), taps - 1), all);
    }

    #[test]
    fn every_drop_and_step_is_two_taps_from_the_open_panel() {
        for actions in 0..=25 {
            let legal = example::up_to(actions).position().legal_actions();
            let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(reached(&legal, ChosenSquares::default(), 2), all, "after {actions} actions");
        }
    }

    #[test]
    fn every_action_of_every_game_is_three_taps_from_the_open_panel() {
        for &game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let mut position = rules.start();
                for ply in 0..60 {
                    let legal = position.legal_actions();
                    if ply % 5 == 0 {
                        let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                        assert_eq!(
                            reached(&legal, ChosenSquares::default(), 3),
                            all,
                            "{rules} after {ply} actions"
                        );
                    }
                    // Any action will do, as long as it varies.
                    let Some(&action) = legal.get(ply * 7 % legal.len().max(1)) else { break };
                    position.play(action).unwrap();
                }
            }
        }
    }

    #[test]
    fn boards_of_all_sizes_are_split_by_rank() {
        for (files, ranks) in [(5, 6), (7, 7), (8, 8), (14, 7)] {
            let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| Square::new(file, rank)));
            let drops: Vec<Action> = squares.flatten().map(Action::Drop).collect();
            check_taps(&drops, 2);
        }
        check("a1 b1 c1 d1 e1 a2", "", &[&["a2"], &["a1", "b1", "c1", "d1", "e1"]]);
        check("a1 b1 c1 d1 e1 f1 a2", "", &[&["a2", "a1", "b1", "c1", "d1"], &["e1", "f1"]]);
    }

    #[test]
    fn a_step_says_where_it_goes() {
        check("d4-d3 d4-e4", "", &[&["d4"]]);
        check("d4-d3 d4-e4", "d4", &[&["e4 →"], &["d3 ↓"], &["Back"]]);
    }

    #[test]
    fn a_turned_board_turns_panels_and_directions() {
        let check = |legal: &str, chosen: &str, expect: &[&[&str]]| {
            let squares: Vec<Square> =
                chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
            let choice = ChosenSquares { squares: &squares, rank: None };
            let rows = seen(&actions(legal), choice, Side::Second);
            let labels: Vec<Vec<String>> =
                rows.into_iter().map(|row| row.into_iter().map(|button| button.label).collect()).collect();
            assert_eq!(labels, expect, "{legal} after {chosen:?}");
        };
        let legal = "d4-d3 d4-e4 d4-c4 d4-d5";
        check("a1 b1 c1 a2 c3", "", &[&["c1", "b1", "a1"], &["a2"], &["c3"]]);
        check(legal, "d4", &[&["d3 ↑"], &["e4 ←", "c4 →"], &["d5 ↓"], &["Back"]]);
    }

    #[test]
    fn whole_paths_are_offered_where_they_fit() {
        let legal = "c3xe5 c3xe5xg7 c3xe5xc7 c3-d4 a3-b4";
        check(legal, "", &[&["a3", "c3"]]);
        check(legal, "c3", &[&["e5", "e5 → g7", "e5 → c7", "d4"], &["Back"]]);
        check(legal, "c3 e5", &[&["c7", "g7"], &["Stop here", "Back"]]);
        check_taps(&actions(legal), 2);
    }

    #[test]
    fn a_path_among_many_is_chosen_square_by_square() {
        // Three marbles that turn at every square.
        let ways = |square: Square| {
            let ways = [(0, 1), (0, -1), (1, 0), (-1, 0)];
            ways.into_iter().filter_map(move |(files, ranks)| square.offset(files, ranks))
        };
        let from: Square = "d4".parse().unwrap();
        let mut legal = Vec::new();
        for (one, two) in ways(from).flat_map(|one| ways(one).map(move |two| (one, two))) {
            for three in ways(two).filter(|three| ![from, one].contains(three) && two != from) {
                legal.push(Action::Move(games::Path::new(&[from, one, two, three]).unwrap()));
            }
        }
        assert_eq!(legal.len(), 36);
        check_taps(&legal, 3);
    }

    #[test]
    fn a_claim_is_a_button_that_says_what_it_does() {
        let legal = "b4-a5 b4-c5 huff:e7 huff:g7 force";
        check(legal, "", &[&["b4"], &["Huff e7", "Huff g7"], &["Force the capture"]]);
        check_taps(&actions(legal), 2);
        check("huff:e7 force", "", &[&["Huff e7"], &["Force the capture"]]);
    }

    #[test]
    fn the_fullest_board_of_claims_fits() {
        let mut legal = actions("force");
        for file in 0..6 {
            let square = |rank| Square::new(file, rank).unwrap();
            legal.extend([1, 3].map(|rank| Action::step(square(rank), square(rank + 1))));
            legal.extend([5, 7].map(|rank| Action::Huff(square(rank))));
        }
        assert_eq!(rows(&legal, ChosenSquares::default()).concat().len(), 25);
        check_taps(&legal, 2);
    }
}
