//! Draws what a scene holds: the ground, and one tile per item.

use super::{
    badge, bar, draughts, ground, inlay, lines, marble, marks, path, stone,
    tray::{self, TilePart},
};
use crate::{
    draw::{
        canvas::{Area, Canvas, Drawing},
        font::Font,
        outline::Point,
    },
    scene::{
        items::{Content, Item, Layer},
        layout::Layout,
    },
    theme::{Theme, colours::ThemeColours},
};

/// Cap height of a coordinate.
const COORDINATE: f32 = 20.0;

/// Draws tiles in one theme for one layout.
pub(crate) struct Artist {
    pub(crate) layout: Layout,
    theme: &'static ThemeColours,
    font: Font,
}

impl Artist {
    pub(crate) fn new(theme: Theme, layout: Layout) -> Self {
        Self { layout, theme: ThemeColours::of(theme), font: Font::bundled() }
    }

    pub(crate) fn width(&self) -> usize {
        self.layout.picture().width.into()
    }

    /// A square that no board leaves out; its ground is the same as that of every other square.
    pub(crate) fn square_area(&self) -> Area {
        self.layout.square(1, 1)
    }

    pub(crate) fn ground(&self, area: Area) -> Drawing {
        self.empty(area).finish()
    }

    /// Draws one part of an item, on its ground.
    pub(crate) fn tile(&self, item: &Item, part: TilePart) -> Drawing {
        match &item.content {
            Content::Square(_, layers) => self.square(layers),
            Content::Label(text) => {
                let mut canvas = self.empty(item.area);
                let (middle, size) = (canvas.area().middle(), COORDINATE * self.layout.scale());
                self.font.write(&mut canvas, text, middle, size, self.theme.label);
                canvas.finish()
            }
            Content::Bar(chances) => {
                let mut canvas = self.empty(item.area);
                bar::draw(&mut canvas, *chances, self.theme);
                canvas.finish()
            }
            Content::Tray(contents) => {
                let mut canvas = self.empty(item.area);
                tray::draw(&mut canvas, contents, part, self.layout.drawing(), self.theme, &self.font);
                canvas.finish()
            }
        }
    }

    /// A canvas with the ground already on it.
    fn empty(&self, area: Area) -> Canvas {
        let mut canvas = Canvas::new(area, self.layout.reduction());
        ground::draw(&mut canvas, self.layout.drawing(), self.theme);
        canvas
    }

    /// Draws these layers once for every square that has them: the ground is the same under all squares.
    pub(crate) fn square(&self, layers: &[Layer]) -> Drawing {
        let mut canvas = self.empty(self.square_area());
        let centre = canvas.area().middle();
        for &layer in layers {
            self.layer(&mut canvas, centre, layer);
        }
        canvas.finish()
    }

    fn layer(&self, canvas: &mut Canvas, centre: Point, layer: Layer) {
        let (layout, theme) = (self.layout.drawing(), self.theme);
        let cell = f32::from(layout.cell);
        let has_lines = !layout.board.lines().is_empty();
        match layer {
            Layer::Hollow => inlay::hollow(canvas, centre, cell, theme),
            Layer::Dark => ground::dark_square(canvas, layout, theme),
            Layer::Pit => inlay::pit(canvas, centre, cell, theme),
            Layer::Lines(strokes) => lines::lines(canvas, centre, cell, strokes, theme),
            Layer::Point => lines::point(canvas, centre, cell, theme),
            Layer::Centre { due } => inlay::centre(canvas, centre, cell, due, layout.board.surface, theme),
            Layer::Rod(strokes) => lines::rod(canvas, centre, cell, strokes, theme),
            Layer::Path { trail, from, to } => path::line(canvas, centre, cell, trail, [from, to], theme),
            // The thin edge of a man sets a stone off from the lines under it.
            Layer::Stone(seat) | Layer::Man(seat) if has_lines => {
                draughts::man(canvas, centre, cell, seat, theme);
            }
            Layer::Stone(seat) => stone::on_square(canvas, centre, cell, seat, theme),
            Layer::Man(seat) => draughts::man(canvas, centre, cell, seat, theme),
            Layer::Dama(seat) => draughts::dama(canvas, centre, cell, seat, theme),
            Layer::Marble { seat, number, of } => {
                marble::on_square(canvas, centre, cell, seat, (number, of), theme);
            }
            Layer::Arrow(trail, direction) => path::arrow(canvas, centre, cell, trail, direction, theme),
            Layer::From => marks::from(canvas, centre, cell, theme),
            Layer::FromAmong => marks::from_among(canvas, centre, cell, theme),
            Layer::To => marks::to(canvas, centre, cell, theme),
            Layer::Promoted => marks::promoted(canvas, centre, cell, theme),
            Layer::Taken => marks::taken(canvas, centre, cell, theme),
            Layer::TakenAmong => badge::taken(canvas, centre, cell, theme),
            Layer::Gained => badge::gained(canvas, centre, cell, theme),
            Layer::Takeable => marks::takeable(canvas, centre, cell, theme),
            Layer::Offender => marks::offender(canvas, centre, cell, theme),
            Layer::Capturer => marks::capturer(canvas, centre, cell, theme),
            Layer::Chosen => marks::chosen(canvas, centre, cell, theme),
            Layer::OfferedEmpty => marks::offered_empty(canvas, centre, cell, theme),
            Layer::OfferedStone => marks::offered_stone(canvas, centre, cell, theme),
        }
    }
}
