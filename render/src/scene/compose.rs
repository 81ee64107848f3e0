//! Composes scenes: what a position shows, and where.

use games::{Effects, Piece, PieceKind, Position, Reserve, Seat, Side, Square, SquareSet, Surface};

use super::{
    better::Better,
    items::{ChanceBar, Content, Item, Layer, Scene, Trail, Tray, TrayPlayer},
    last_turn::LastTurn,
    layout::Layout,
    path::{PathSquare, arrows, path, path_layers},
    position_view::PositionView,
    size::Size,
    strokes::StrokeMap,
};
use crate::{theme::Theme, winning_chance::WinningChance};

/// How to draw a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The colours.
    pub theme: Theme,
    /// The side at the bottom.
    pub below: Side,
    /// The size of the picture.
    pub size: Size,
}

impl Default for Options {
    /// Large, in the default theme, seen by the first player.
    fn default() -> Self {
        Self { theme: Theme::default(), below: Side::First, size: Size::default() }
    }
}

/// What to mark besides the position itself. Until the game is over, what is due is marked too: stones that
/// may be taken, and pieces that may be huffed or must capture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// The actions of the turn just played, in order. A move and its take are shown together.
    pub last: &'a [Effects],
    /// A turn that would have been better than the last one. The position is the one before both, in which each is shown
    /// with arrows.
    pub better: &'a [Effects],
    /// The squares chosen in a panel so far, in order.
    pub chosen: &'a [Square],
    /// The squares that can be chosen next.
    pub offered: SquareSet,
    /// The chances of winning, for a bar beside the board.
    pub chance: Option<WinningChance>,
    /// How the game has ended, if it has, even if the position could go on, e.g. after a resignation. No one is to act
    /// then, and nothing is due.
    pub ended: Option<Ended>,
}

/// A game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    /// The side that won; `None` after a draw, or if the game doesn't count.
    pub winner: Option<Side>,
}

/// Composes the scene of a position.
pub fn scene(position: &Position, marks: &Marks<'_>, options: Options) -> Scene {
    let shown = PositionView::of(position);
    compose(&if marks.ended.is_some() { shown.when_over() } else { shown }, marks, options)
}

pub(crate) fn compose(shown: &PositionView, marks: &Marks<'_>, options: Options) -> Scene {
    let view = View { layout: Layout::new(shown.board, options.size), below: options.below };
    let lines = shown.board.lines().iter();
    let last = LastTurn::of(marks.last, shown.board, view.turned());
    let squares = Squares {
        shown,
        marks,
        last: if marks.better.is_empty() { last } else { last.not_yet_played(marks.last, view.turned()) },
        better: Better::of(marks.better, view.turned()),
        chosen_path: if marks.chosen.len() > 1 {
            path(marks.chosen, shown.board, view.turned())
        } else {
            Vec::new()
        },
        lines: StrokeMap::of(lines.map(|&[first, _, last]| [first, last]), view.turned()),
    };
    let mut items = labels(view);
    for square in view.squares() {
        let layers = squares.layers(square);
        if !layers.is_empty() {
            let (column, row) = view.place(square);
            items.push(Item {
                area: view.layout.square(column, row),
                content: Content::Square(square, layers),
            });
        }
    }
    for side in [Side::First, Side::Second] {
        let below = side == options.below;
        items.push(Item {
            area: view.layout.tray(below),
            content: Content::Tray(tray(shown, side, marks.ended, options)),
        });
    }
    items.extend(marks.chance.map(|chance| bar(view, chance)));
    Scene { theme: options.theme, seats: shown.players.len(), layout: view.layout, items }
}

/// The board as the player at the bottom sees it.
#[derive(Clone, Copy)]
struct View {
    layout: Layout,
    below: Side,
}

impl View {
    /// 1 with the first player at the bottom, -1 if the board is turned.
    fn turned(self) -> i8 {
        if self.below == Side::First { 1 } else { -1 }
    }

    /// All squares of the board's rectangle, rank by rank from the bottom.
    fn squares(self) -> impl Iterator<Item = Square> {
        let board = self.layout.board;
        (0..board.ranks)
            .flat_map(move |rank| (0..board.files).filter_map(move |file| Square::new(file, rank)))
    }

    /// Where a square is shown: column from the left, row from the top.
    fn place(self, square: Square) -> (u8, u8) {
        let board = self.layout.board;
        let (last_file, last_rank) = (board.files.saturating_sub(1), board.ranks.saturating_sub(1));
        match self.below {
            Side::First => (square.file(), last_rank.saturating_sub(square.rank())),
            Side::Second => (last_file.saturating_sub(square.file()), square.rank()),
        }
    }
}

fn labels(view: View) -> Vec<Item> {
    let label = |area, text: String| Item { area, content: Content::Label(text) };
    let files = (0..view.layout.board.files).filter_map(|file| Square::new(file, 0)).map(|square| {
        label(view.layout.file_label(view.place(square).0), char::from(b'a' + square.file()).to_string())
    });
    let ranks = (0..view.layout.board.ranks)
        .filter_map(|rank| Square::new(0, rank))
        .map(|square| label(view.layout.rank_label(view.place(square).1), (square.rank() + 1).to_string()));
    files.chain(ranks).collect()
}

/// The tray of one side. Small pictures come in series, where each turn's marks already say who acted: a
/// pointer to the next player would only be one more thing to follow.
fn tray(shown: &PositionView, side: Side, ended: Option<Ended>, options: Options) -> Tray {
    let players = |of: Side| shown.players.iter().filter(move |(seat, _)| seat.side() == of);
    let to_act = shown.to_act.filter(|_| options.size == Size::Large);
    let won = ended.is_some_and(|ended| ended.winner == Some(side));
    let player = |&(seat, reserve): &(Seat, Reserve)| {
        let Reserve { hand, aside, gained, .. } = reserve;
        TrayPlayer { seat, to_act: to_act == Some(seat), won, hand, aside, gained }
    };
    let captured = players(side.opponent()).map(|&(seat, reserve)| (seat, reserve.lost));
    Tray {
        below: side == options.below,
        players: players(side).map(player).collect(),
        captured: captured.filter(|&(_, lost)| lost > 0).collect(),
    }
}

fn bar(View { layout, below }: View, chance: WinningChance) -> Item {
    let first = chance.percent();
    let share = if below == Side::First { first } else { 100 - first };
    Item { area: layout.bar(), content: Content::Bar(ChanceBar { below: share, side: below }) }
}

/// What squares are composed from.
struct Squares<'a> {
    shown: &'a PositionView,
    marks: &'a Marks<'a>,
    last: LastTurn,
    better: Better,
    /// The path chosen so far.
    chosen_path: Vec<PathSquare>,
    /// The lines that join the board's points.
    lines: StrokeMap,
}

impl Squares<'_> {
    /// The layers of a square, the lowest first.
    fn layers(&self, square: Square) -> Vec<Layer> {
        let (board, due) = (self.shown.board, self.shown.due);
        let pieces = self.pieces(square);
        let occupied = !pieces.is_empty();
        let mut layers: Vec<Layer> = self.lines.get(square).map(Layer::Lines).into_iter().collect();
        layers.extend(board.is_usable(square).then_some(match board.surface {
            Surface::Hollows => Layer::Hollow,
            Surface::Chequered => Layer::Dark,
            Surface::Pits => Layer::Pit,
            Surface::Lines(_) => Layer::Point,
        }));
        if board.centres.contains(square) {
            layers.push(Layer::Centre { due: due.centres.contains(square) });
        }
        layers.extend(self.last.under(square).chain(self.better.under(square)));
        layers.extend(path_layers(&self.chosen_path, Trail::Chosen, square));
        layers.extend(pieces);
        layers.extend(self.last.over(square, occupied).chain(self.better.over(square)));
        if due.offenders.contains(square) {
            layers.push(Layer::Offender);
        } else if due.capturers.contains(square) {
            layers.push(Layer::Capturer);
        } else if due.takeable.contains(square) {
            layers.push(Layer::Takeable);
        } else if self.marks.offered.contains(square) {
            layers.push(if occupied { Layer::OfferedStone } else { Layer::OfferedEmpty });
        }
        if self.marks.chosen.contains(&square) {
            layers.push(Layer::Chosen);
        }
        layers.extend(arrows(&self.chosen_path, Trail::Chosen, square));
        layers
    }

    fn pieces(&self, square: Square) -> Vec<Layer> {
        let mut here: Vec<Piece> =
            self.shown.pieces.iter().filter(|&&(at, _)| at == square).map(|&(_, piece)| piece).collect();
        here.sort_by_key(|piece| piece.seat);
        let of = u8::try_from(here.len()).unwrap_or(u8::MAX);
        let layer = |(piece, number): (Piece, u8)| match piece.kind {
            PieceKind::Stone => Layer::Stone(piece.seat),
            PieceKind::Man => Layer::Man(piece.seat),
            PieceKind::Dama => Layer::Dama(piece.seat),
            PieceKind::Marble => Layer::Marble { seat: piece.seat, number, of },
        };
        here.into_iter().zip(0..).map(layer).collect()
    }
}
