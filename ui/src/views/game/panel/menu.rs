//! What the panel offers next, and the layout of its buttons.
//!
//! It knows no game: legal actions are sequences of squares. Only the labels look at the kind of action.
//!
//! A board that fits is offered as itself: a button per square, with what is on it, in the place where the picture has
//! it. Otherwise the squares that can come next are listed; if there are too many, their ranks come first.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use games::{Action, Board, Effects, Narrowed, Position, Side, Square, SquareSet, Stage, narrow};
use render::Marks;

use super::{ChosenSquares, PanelFor};
use crate::{
    button_id::{ButtonId, ChoiceStep},
    texts::{Words, say},
    views::{
        Button, IN_A_ROW, Tone,
        game::{
            direction::direction,
            what_happened::{joined, must_claim},
        },
        players::stone,
        rules_names::{pieces, row},
    },
};

/// The most ranks of a board that is offered as buttons.
const MOST_RANKS: u8 = 6;

/// What can be chosen next.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Offer {
    /// One of these squares, on the whole board.
    Board(SquareSet),
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
    position: &'a Position,
    board: Board,
    legal: &'a [Action],
    choice: ChosenSquares<'a>,
    /// The side at the bottom of the picture; buttons follow the picture.
    below: Side,
    narrowed: Narrowed,
    offer: Offer,
}

impl<'a> Menu<'a> {
    /// The menu of a panel in a position with these legal actions, and this side at the bottom.
    pub(in crate::views) fn new(
        of: PanelFor<'a>,
        position: &'a Position,
        legal: &'a [Action],
        choice: ChosenSquares<'a>,
        below: Side,
    ) -> Self {
        let board = position.rules().board();
        let narrowed = narrow(legal, choice.squares);
        let offer = if fits(board) && choice.squares.len() < 2 {
            Offer::Board(narrowed.next)
        } else {
            offer(legal, choice, narrowed, room(of, choice, narrowed))
        };
        Self { of, position, board, legal, choice, below, narrowed, offer }
    }

    /// Asks for the next square.
    pub(in crate::views) fn question(&self, words: &Words) -> String {
        self.with_rank(words, self.prompt(words))
    }

    /// Asks for the next square, without saying which ranks are offered.
    pub(in crate::views) fn prompt(&self, words: &Words) -> String {
        let game = self.position.rules().game();
        let kind = pieces(game);
        match (self.position.stage(), self.choice.squares) {
            (Stage::Drop, _) => say!(words, "panel-drop"),
            (Stage::Take, _) => say!(words, "panel-take", row = row(game)),
            (Stage::Move, []) if must_claim(self.legal) => say!(words, "panel-must-claim"),
            (Stage::Move, []) if self.legal.contains(&Action::Force) => say!(words, "panel-claim"),
            (Stage::Move, []) => say!(words, "panel-move", kind),
            (Stage::Capture, []) => say!(words, "panel-capture"),
            (Stage::Move | Stage::Capture, [from]) => {
                say!(words, "panel-move-to", from = from.to_string(), kind)
            }
            (Stage::Move | Stage::Capture, path) => say!(words, "panel-go-on", path = joined(path)),
        }
    }

    /// Adds to a question which rank to choose, or which one is chosen.
    pub(in crate::views) fn with_rank(&self, words: &Words, question: String) -> String {
        let rank = match (self.choice.rank, &self.offer) {
            (Some(rank), Offer::Squares(_)) => say!(words, "panel-rank", rank = rank + 1),
            (_, Offer::Ranks(_)) => {
                // The edge of the picture where rank 1 is.
                let end = if self.below == Side::First { "bottom" } else { "top" };
                say!(words, "panel-which-rank", end)
            }
            (_, Offer::Board(_) | Offer::Squares(_) | Offer::Paths(_)) => return question,
        };
        format!("{question} {rank}")
    }

    /// What the picture marks: this last turn, what is chosen and what can be.
    pub(in crate::views) fn marks(&self, last: &'a [Effects]) -> Marks<'a> {
        Marks { last, chosen: self.choice.squares, offered: self.offered(), ..Marks::default() }
    }

    /// Whether the squares of a chosen rank are offered.
    const fn offers_a_rank(&self) -> bool {
        self.choice.rank.is_some() && matches!(self.offer, Offer::Squares(_))
    }

    /// All squares that can be chosen, including those of whole actions.
    pub(in crate::views) fn offered(&self) -> SquareSet {
        match &self.offer {
            Offer::Ranks(_) => self.narrowed.next,
            Offer::Board(squares) | Offer::Squares(squares) => *squares,
            Offer::Paths(paths) => paths.iter().flat_map(|path| self.rest(path)).copied().collect(),
        }
    }

    /// The buttons: rows of at most five, as many as there is room for.
    pub(in crate::views) fn rows(&self, words: &Words) -> Vec<Vec<Button>> {
        let mut rows = match &self.offer {
            Offer::Board(squares) => self.board(*squares),
            Offer::Ranks(ranks) => rows_of(&ranks.iter().map(|&rank| self.rank(rank)).collect::<Vec<_>>()),
            Offer::Squares(squares) => self.squares(words, *squares),
            Offer::Paths(paths) => rows_of(&paths.iter().map(|path| self.path(path)).collect::<Vec<_>>()),
        };
        rows.extend(Some(self.last_row(words)).filter(|row| !row.is_empty()));
        if parts(&rows) <= self.of.room() { rows } else { rows_of(&rows.concat()) }
    }

    /// The squares of an action after the chosen ones.
    fn rest<'b>(&self, action: &'b Action) -> &'b [Square] {
        action.squares().strip_prefix(self.choice.squares).unwrap_or_default()
    }

    /// Chooses these squares.
    fn pick(&self, squares: Vec<Square>) -> ButtonId {
        self.of.press(ChoiceStep::Pick(squares))
    }

    fn rank(&self, rank: u8) -> Button {
        let control = self.of.press(ChoiceStep::Rank(self.choice.squares.to_vec(), rank));
        Button::plain((rank + 1).to_string(), control)
    }

    fn path(&self, action: &Action) -> Button {
        Button::plain(joined(self.rest(action)), self.of.press(ChoiceStep::Stop(action.squares().to_vec())))
    }

    /// A button per square, laid out as in the picture.
    fn board(&self, next: SquareSet) -> Vec<Vec<Button>> {
        let file = |rank: u8, file: u8| Square::new(file, rank);
        let mut rows: Vec<Vec<Button>> = (0..self.board.ranks)
            .map(|rank| {
                let squares = (0..self.board.files).filter_map(|of| file(rank, of));
                squares.map(|square| self.on_the_board(square, next)).collect()
            })
            .collect();
        match self.below {
            Side::First => rows.reverse(),
            Side::Second => rows.iter_mut().for_each(|row| row.reverse()),
        }
        rows
    }

    /// A square of the board: its name and what is on it, or only that if it can't be chosen. The chosen piece can be put
    /// back, and another one chosen.
    fn on_the_board(&self, square: Square, next: SquareSet) -> Button {
        let piece = self.position.pieces().find(|(at, _)| *at == square).map(|(_, piece)| stone(piece.seat));
        let mut label = square.to_string();
        let chosen = self.choice.squares;
        if next.contains(square) && !chosen.is_empty() {
            let seen = chosen.last().and_then(|from| self.seen_direction(*from, square));
            label.extend(seen.map(|arrow| format!(" {arrow}")));
        }
        label.extend(piece.map(|piece| format!(" {piece}")));
        if next.contains(square) {
            let tone = if self.position.stage() == Stage::Take { Tone::Danger } else { Tone::Primary };
            return Button::new(label, self.pick([chosen, &[square]].concat()), tone);
        }
        if chosen.contains(&square) {
            return Button::new(label, self.pick(Vec::new()), Tone::Good);
        }
        if !chosen.is_empty() && narrow(self.legal, &[]).next.contains(square) {
            return Button::plain(label, self.pick(vec![square]));
        }
        // Without its name, so that five in a row fit on a phone.
        let label = piece.map_or(label, str::to_owned);
        Button::plain(label, self.pick([chosen, &[square]].concat())).disabled_if(true)
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
        // A classic message has five rows, one of which may lead back.
        let as_on_the_board = ranks.len() < 5 && ranks.iter().all(|rank| rank.len() <= IN_A_ROW);
        let ranks = if as_on_the_board { ranks } else { rows_of(&ranks.concat()) };
        [ranks, rows_of(&claimed)].concat()
    }

    fn huffs(&self, square: Square) -> bool {
        self.choice.squares.is_empty() && self.legal.contains(&Action::Huff(square))
    }

    /// The arrow of a step, as it is seen in the picture.
    fn seen_direction(&self, from: Square, to: Square) -> Option<&'static str> {
        let direction = direction(self.board, from, to)?;
        Some(if self.below == Side::First { direction } else { direction.turned() }.arrow())
    }

    fn square(&self, words: &Words, square: Square) -> Button {
        let (label, tone) = match *self.choice.squares {
            [] if self.huffs(square) => {
                (say!(words, "button-huff", square = square.to_string()), Tone::Danger)
            }
            [from] => match self.seen_direction(from, square) {
                Some(arrow) => (format!("{square} {arrow}"), Tone::Plain),
                None => (square.to_string(), Tone::Plain),
            },
            _ => (square.to_string(), Tone::Plain),
        };
        let squares = [self.choice.squares, &[square]].concat();
        Button::new(label, self.pick(squares), tone)
    }

    /// The buttons to play a complete action and to go back.
    fn last_row(&self, words: &Words) -> Vec<Button> {
        let squares = self.choice.squares;
        // What can't go on was taken, unless a forged button has asked for a rank.
        let can_go_on = squares.is_empty() || !self.narrowed.next.is_empty();
        let complete = self.narrowed.complete.filter(|_| can_go_on && !self.offers_a_rank()).map(|action| {
            let label = match action {
                Action::Force => say!(words, "button-force"),
                _ => say!(words, "button-stop"),
            };
            Button::new(label, self.of.press(ChoiceStep::Stop(squares.to_vec())), Tone::Good)
        });
        let back = match (squares, self.choice.rank) {
            ([], None) => self.of.before(),
            // On the board, the chosen piece itself leads back.
            _ if matches!(self.offer, Offer::Board(_)) => None,
            (squares, Some(_)) => Some(self.pick(squares.to_vec())),
            ([before @ .., _], None) => Some(self.pick(before.to_vec())),
        };
        let back = back.map(|control| Button::plain(say!(words, "button-back"), control));
        [complete, back].into_iter().flatten().collect()
    }
}

/// Whether a board can be offered as itself.
const fn fits(board: Board) -> bool {
    board.files as usize <= IN_A_ROW && board.ranks <= MOST_RANKS
}

/// The components of rows of buttons: each row counts, and each button.
fn parts(rows: &[Vec<Button>]) -> usize {
    rows.iter().map(|row| 1 + row.len()).sum()
}

/// How many squares can be offered at once, beside the other buttons.
fn room(of: PanelFor<'_>, choice: ChosenSquares<'_>, narrowed: Narrowed) -> usize {
    let others = usize::from(narrowed.complete.is_some())
        + usize::from(!choice.squares.is_empty() || of.before().is_some());
    // A row of the other buttons, and then five buttons to every six components.
    let left = of.room() - if others > 0 { 1 + others } else { 0 };
    left / (IN_A_ROW + 1) * IN_A_ROW + (left % (IN_A_ROW + 1)).saturating_sub(1)
}

fn offer(legal: &[Action], choice: ChosenSquares<'_>, narrowed: Narrowed, room: usize) -> Offer {
    if let Some(rank) = choice.rank {
        return Offer::Squares(narrowed.next.iter().filter(|square| square.rank() == rank).collect());
    }
    let begins = |action: &&Action| {
        action.squares().len() > choice.squares.len() && action.squares().starts_with(choice.squares)
    };
    let paths: Vec<Action> = legal.iter().filter(begins).copied().collect();
    let longest = paths.iter().map(|path| path.squares().len()).max().unwrap_or_default();
    let at_the_root = choice.squares.is_empty();
    if !at_the_root && longest > choice.squares.len() + 1 && paths.len() <= room {
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
