//! From a position to a scene: what is shown, and where.

use games::{Action, Effects, Position, Seat, Side, Square, SquareSet, Stage};

use crate::{
    layout::Layout,
    scene::{Content, Item, Layer, Scene, Tray, TrayPlayer},
    theme::Theme,
};

/// How a picture is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Its colours.
    pub theme: Theme,
    /// The side that sits below.
    pub below: Side,
}

impl Default for Options {
    /// The default theme, seen by the first player.
    fn default() -> Self {
        Self { theme: Theme::default(), below: Side::First }
    }
}

/// What is marked beyond the position itself. The stones that may be taken are marked always.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// The actions of the turn that was just played, in order: a move and its take are shown together.
    pub last: &'a [Effects],
    /// The squares chosen so far in a panel.
    pub chosen: &'a [Square],
    /// The squares that can be chosen next.
    pub offered: SquareSet,
}

/// The picture of a position.
pub fn scene(position: &Position, marks: &Marks<'_>, options: Options) -> Scene {
    let rules = position.rules();
    let board = rules.board();
    let view = View { layout: Layout::new(board.files, board.ranks), below: options.below };
    let last = LastTurn::of(marks.last);
    let takeable = takeable(position);
    let pieces: Vec<_> = position.pieces().collect();
    let mut items = labels(view);
    for square in board.squares() {
        let stones = pieces.iter().filter(|&&(at, _)| at == square);
        let stones: Vec<Layer> = stones.map(|&(_, piece)| Layer::Stone(piece.seat)).collect();
        let occupied = !stones.is_empty();
        let mut layers = vec![Layer::Hollow];
        layers.extend(last.rod(square, view));
        layers.extend(stones);
        layers.extend(last.marks(square));
        if takeable.contains(square) {
            layers.push(Layer::Takeable);
        } else if marks.offered.contains(square) {
            layers.push(if occupied { Layer::OfferedStone } else { Layer::OfferedEmpty });
        }
        if marks.chosen.contains(&square) {
            layers.push(Layer::Chosen);
        }
        let (column, row) = view.place(square);
        items.push(Item { area: view.layout.square(column, row), content: Content::Square(square, layers) });
    }
    for side in [Side::First, Side::Second] {
        let below = side == options.below;
        let tray = tray(position, side, below);
        items.push(Item { area: view.layout.tray(below), content: Content::Tray(tray) });
    }
    Scene { theme: options.theme, seats: rules.seats(), layout: view.layout, items }
}

/// The stones that may be taken now; none unless a take is due.
pub(crate) fn takeable(position: &Position) -> SquareSet {
    if position.to_act().is_none() || position.stage() != Stage::Take {
        return SquareSet::EMPTY;
    }
    let taken = |action: Action| if let Action::Take(square) = action { Some(square) } else { None };
    position.legal_actions().into_iter().filter_map(taken).collect()
}

/// The board as it is looked at: which way round.
#[derive(Clone, Copy)]
struct View {
    layout: Layout,
    below: Side,
}

impl View {
    /// The column from the left and the row from the top where a square is shown.
    fn place(self, square: Square) -> (u8, u8) {
        let (last_file, last_rank) =
            (self.layout.files.saturating_sub(1), self.layout.ranks.saturating_sub(1));
        match self.below {
            Side::First => (square.file(), last_rank.saturating_sub(square.rank())),
            Side::Second => (last_file.saturating_sub(square.file()), square.rank()),
        }
    }
}

fn labels(view: View) -> Vec<Item> {
    let label = |area, text: String| Item { area, content: Content::Label(text) };
    let files = (0..view.layout.files).filter_map(|file| Square::new(file, 0)).map(|square| {
        label(view.layout.file_label(view.place(square).0), char::from(b'a' + square.file()).to_string())
    });
    let ranks = (0..view.layout.ranks)
        .filter_map(|rank| Square::new(0, rank))
        .map(|square| label(view.layout.rank_label(view.place(square).1), (square.rank() + 1).to_string()));
    files.chain(ranks).collect()
}

fn tray(position: &Position, side: Side, below: bool) -> Tray {
    let seats =
        |side| Seat::ALL.into_iter().take(position.rules().seats()).filter(move |seat| seat.side() == side);
    let player = |seat| {
        let reserve = position.reserve(seat);
        TrayPlayer { seat, to_act: position.to_act() == Some(seat), hand: reserve.hand, aside: reserve.aside }
    };
    let captured =
        seats(side.opponent()).map(|seat| (seat, position.reserve(seat).lost)).filter(|&(_, lost)| lost > 0);
    Tray { below, players: seats(side).map(player).collect(), captured: captured.collect() }
}

/// The turn that was just played, by square.
#[derive(Default)]
struct LastTurn {
    from: SquareSet,
    to: SquareSet,
    taken: SquareSet,
    row: SquareSet,
}

impl LastTurn {
    fn of(actions: &[Effects]) -> Self {
        let mut turn = Self::default();
        for effects in actions {
            match effects.action {
                Action::Drop(square) => turn.to.insert(square),
                Action::Move(path) | Action::Jump(path) => {
                    path.squares().first().into_iter().for_each(|&square| turn.from.insert(square));
                    path.squares().last().into_iter().for_each(|&square| turn.to.insert(square));
                }
                Action::Take(_) | Action::Huff(_) | Action::Force => {}
            }
            turn.taken = turn.taken | effects.taken;
            turn.row = turn.row | effects.row;
        }
        turn
    }

    fn marks(&self, square: Square) -> impl Iterator<Item = Layer> {
        let marks = [(self.from, Layer::From), (self.to, Layer::To), (self.taken, Layer::Taken)];
        marks.into_iter().filter(move |(set, _)| set.contains(square)).map(|(_, layer)| layer)
    }

    /// The rod through a square of the fresh row, towards its neighbours in the row as they are shown.
    fn rod(&self, square: Square, view: View) -> Option<Layer> {
        if !self.row.contains(square) {
            return None;
        }
        let joins = |files, ranks| square.offset(files, ranks).is_some_and(|next| self.row.contains(next));
        let turned = if view.below == Side::First { 1 } else { -1 };
        Some(Layer::Rod {
            left: joins(-turned, 0),
            right: joins(turned, 0),
            up: joins(0, turned),
            down: joins(0, -turned),
        })
    }
}
