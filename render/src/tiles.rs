//! Draws what a scene holds: the ground, and one tile for each kind of item.

use games::Seat;

use crate::{
    canvas::{Area, Canvas, Drawing},
    font::Font,
    ground,
    layout::Layout,
    look::Look,
    marks,
    palette::Sample,
    scene::{Content, Item, Layer, Tray, TrayPlayer},
    stone,
    theme::Theme,
    tray,
};

/// The height of a coordinate's capitals.
const COORDINATE: f32 = 20.0;

/// Draws the tiles of one theme in one layout.
pub(crate) struct Artist {
    layout: Layout,
    look: &'static Look,
    font: Font,
}

impl Artist {
    pub(crate) fn new(theme: Theme, layout: Layout) -> Self {
        Self { layout, look: Look::of(theme), font: Font::shipped() }
    }

    /// The width of pictures in pixels.
    pub(crate) fn width(&self) -> usize {
        self.layout.picture().width.into()
    }

    /// The square whose ground stands for that of all squares.
    pub(crate) fn square_area(&self) -> Area {
        self.layout.square(0, 0)
    }

    /// The picture without any item.
    pub(crate) fn ground(&self) -> Drawing {
        self.empty(self.layout.picture()).finish()
    }

    /// An item on its ground.
    pub(crate) fn tile(&self, item: &Item) -> Drawing {
        match &item.content {
            Content::Square(_, layers) => self.square(layers),
            Content::Label(text) => {
                let mut canvas = self.empty(item.area);
                self.font.write(&mut canvas, text, item.area.middle(), COORDINATE, self.look.label);
                canvas.finish()
            }
            Content::Tray(contents) => {
                let mut canvas = self.empty(item.area);
                tray::draw(&mut canvas, contents, self.layout, self.look, &self.font);
                canvas.finish()
            }
        }
    }

    fn empty(&self, area: Area) -> Canvas {
        let mut canvas = Canvas::new(area);
        ground::draw(&mut canvas, self.layout, self.look);
        canvas
    }

    /// All squares have the same ground, so one tile serves wherever these layers lie.
    fn square(&self, layers: &[Layer]) -> Drawing {
        let area = self.square_area();
        let mut canvas = self.empty(area);
        let (centre, cell) = (area.middle(), f32::from(self.layout.cell));
        for &layer in layers {
            let canvas = &mut canvas;
            match layer {
                Layer::Hollow => marks::hollow(canvas, centre, cell, self.look),
                Layer::Rod { left, right, up, down } => {
                    marks::rod(canvas, centre, cell, [left, right, up, down], self.look);
                }
                Layer::Stone(seat) => stone::on_square(canvas, centre, cell, seat, self.look),
                Layer::From => marks::from(canvas, centre, cell, self.look),
                Layer::To => marks::to(canvas, centre, cell, self.look),
                Layer::Taken => marks::taken(canvas, centre, cell, self.look),
                Layer::Takeable => marks::takeable(canvas, centre, cell, self.look),
                Layer::Chosen => marks::chosen(canvas, centre, cell, self.look),
                Layer::OfferedEmpty => marks::offered_empty(canvas, centre, cell, self.look),
                Layer::OfferedStone => marks::offered_stone(canvas, centre, cell, self.look),
            }
        }
        canvas.finish()
    }

    /// Drawings that together hold every colour that pictures of a game with so many seats can hold.
    pub(crate) fn samples(&self, seats: usize) -> Vec<Sample> {
        let players: Vec<Seat> = Seat::ALL.into_iter().take(seats).collect();
        let tray = |below| Tray {
            below,
            players: players
                .iter()
                .map(|&seat| TrayPlayer { seat, to_act: true, hand: 3, aside: 1 })
                .collect(),
            captured: players.iter().map(|&seat| (seat, 2)).collect(),
        };
        let trays = [false, true].map(|below| (self.layout.tray(below), Content::Tray(tray(below))));
        let label = (self.layout.file_label(0), Content::Label("a8".into()));
        let placed =
            trays.into_iter().chain([label]).map(|(area, content)| (self.tile(&Item { area, content }), 2.0));
        let squares =
            Self::sample_squares(&players).into_iter().map(|(layers, times)| (self.square(&layers), times));
        let edges = [false, true].map(|below| (self.edge(below), 1.0));
        edges
            .into_iter()
            .chain(placed)
            .chain(squares)
            .map(|(drawing, times)| Sample { drawing, times })
            .collect()
    }

    /// The ground above the field or below it.
    fn edge(&self, below: bool) -> Drawing {
        let (picture, field) = (self.layout.picture(), self.layout.field());
        let over = 8;
        let top = if below { field.top + field.height - over } else { 0 };
        let height = if below { picture.height - top } else { field.top + over };
        self.empty(Area { top, height, ..picture }).finish()
    }

    /// Squares with every mark, and how many of each a usual picture has.
    fn sample_squares(players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
        let rod = Layer::Rod { left: true, right: true, up: true, down: true };
        let mut squares = vec![(vec![Layer::Hollow], 12.0), (vec![Layer::Hollow, rod, Layer::Taken], 0.5)];
        let marks = [Layer::From, Layer::To, Layer::Taken, Layer::OfferedEmpty, Layer::Chosen];
        squares.extend(marks.map(|mark| (vec![Layer::Hollow, mark], 0.5)));
        for &seat in players {
            squares.push((vec![Layer::Hollow, Layer::Stone(seat)], 9.0));
            squares.push((vec![Layer::Hollow, rod, Layer::Stone(seat), Layer::To], 0.5));
            let marks = [(Layer::Takeable, 5.0), (Layer::Chosen, 0.5), (Layer::OfferedStone, 0.5)];
            squares.extend(marks.map(|(mark, times)| (vec![Layer::Hollow, Layer::Stone(seat), mark], times)));
        }
        squares
    }
}
