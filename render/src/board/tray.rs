//! The groove beside the field: whose it is, what is still in hand, what was gained, what was captured.

use games::Seat;

use crate::{
    board::stone,
    draw::canvas::Canvas,
    draw::font::Font,
    draw::outline::{Point, disc, ring, segment},
    scene::items::{Content, Tray, TrayPlayer},
    scene::layout::Layout,
    theme::colours::ThemeColours,
};

/// The radius of the stone that tells whose tray it is.
const BADGE: f32 = 19.0;
/// The radius of a stone in a tray.
const SMALL: f32 = 14.5;
/// From one stone in a tray to the next.
const SPACING: f32 = 23.0;
/// The height of a count's digits.
const DIGITS: f32 = 20.0;
/// From the middle of a player's stone to the pointer at its left.
const POINTER: f32 = 41.0;
/// How many stones of one kind a tray shows one by one, for all of its players together.
const MAX_SHOWN: usize = 12;

/// What is drawn of an item at once. The two ends of a tray come in many forms, and in far more of them together: each is drawn
/// by itself, since they do not overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TilePart {
    /// All of it.
    Whole,
    /// Of a tray: its players, and what is theirs.
    Players,
    /// Of a tray: what was captured.
    Captured,
}

impl TilePart {
    /// The parts in which something is drawn.
    pub(crate) fn of(content: &Content) -> &'static [Self] {
        match content {
            Content::Tray(_) => &[Self::Players, Self::Captured],
            Content::Square(..) | Content::Label(_) => &[Self::Whole],
        }
    }
}

impl Tray {
    /// The tray as far as a part of it shows: how many players it has, each shows.
    pub(crate) fn only(&self, part: TilePart) -> Self {
        let bare =
            |player: &TrayPlayer| TrayPlayer { to_act: false, hand: 0, aside: 0, gained: 0, ..*player };
        match part {
            TilePart::Whole => self.clone(),
            TilePart::Players => Self { captured: Vec::new(), ..self.clone() },
            TilePart::Captured => Self { players: self.players.iter().map(bare).collect(), ..self.clone() },
        }
    }
}

/// Draws a part of what lies in a tray, on ground that is drawn already.
pub(crate) fn draw(
    canvas: &mut Canvas,
    tray: &Tray,
    part: TilePart,
    layout: Layout,
    theme: &ThemeColours,
    font: &Font,
) {
    let groove = layout.groove(tray.below);
    let half = f32::from(groove.height) / 2.0;
    let shown = u8::try_from(MAX_SHOWN / tray.players.len().max(1)).unwrap_or(1);
    let mut pen = TrayPen { canvas, theme, font, y: groove.middle().y, scale: layout.scale(), shown };
    let mut x = f32::from(groove.left) + half;
    for player in tray.players.iter().filter(|_| part != TilePart::Captured) {
        x = pen.player(x, *player) + pen.long(POINTER + 20.0);
    }
    // Whole pixels between the stones and from the edge, so that each looks the same.
    let mut x = f32::from(groove.left + groove.width) - half + pen.long(8.0);
    for &(seat, captured) in tray.captured.iter().rev().filter(|_| part != TilePart::Players) {
        x = pen.captured(x, seat, captured) - pen.long(14.0);
    }
}

/// Draws in one groove, in lengths of the smallest boards' trays.
struct TrayPen<'a> {
    canvas: &'a mut Canvas,
    theme: &'a ThemeColours,
    font: &'a Font,
    y: f32,
    scale: f32,
    shown: u8,
}

impl TrayPen<'_> {
    /// A length in this tray, in half pixels.
    fn long(&self, length: f32) -> f32 {
        (length * self.scale * 2.0).round() / 2.0
    }

    fn at(&self, x: f32) -> Point {
        Point::new(x, self.y)
    }

    /// A player's part from `x`; where it ends.
    fn player(&mut self, x: f32, player: TrayPlayer) -> f32 {
        let TrayPlayer { seat, to_act, hand, aside, gained } = player;
        let (badge, radius, small) = (self.at(x), BADGE * self.scale, SMALL * self.scale);
        stone::in_tray(self.canvas, badge, radius, seat, self.theme);
        stone::sign(self.canvas, badge, radius, seat, self.theme);
        if to_act {
            let (distance, width) = (radius + 3.5 * self.scale, 3.0 * self.scale);
            self.canvas.fill(badge, 40.0 * self.scale, self.theme.label, 1.0, |p| ring(p, distance, width));
            self.pointer(x - self.long(POINTER));
        }
        let mut x = x + self.long(BADGE + 12.0 + SMALL);
        if gained > 0 {
            x = self.write(&format!("+{gained}"), x - small) + self.long(14.0) + small;
        }
        if hand > 0 {
            x = self.run(x, seat, hand, 1.0) + self.long(8.0);
            x = self.write(&hand.to_string(), x) + self.long(14.0) + small;
        }
        for _ in 0..aside {
            self.aside(x, seat);
            x += self.long(SPACING);
        }
        x - small
    }

    /// A stone that is out of the game: struck out.
    fn aside(&mut self, x: f32, seat: Seat) {
        let (place, small, arm) = (self.at(x), SMALL * self.scale, 8.0 * self.scale);
        stone::in_tray(self.canvas, place, small, seat, self.theme);
        let veil = small + 4.0 * self.scale;
        self.canvas.fill(place, veil, self.theme.groove, 0.6, |p| disc(p, veil));
        let width = 3.0 * self.scale;
        self.canvas.fill(place, small, self.theme.label, 0.9, |p| {
            segment(p, Point::new(-arm, 0.0), Point::new(arm, 0.0), width)
        });
    }

    /// Captured stones up to `x`; where they begin.
    fn captured(&mut self, x: f32, seat: Seat, count: u32) -> f32 {
        let digits = self.font.width(&count.to_string(), DIGITS * self.scale);
        self.write(&count.to_string(), x - digits);
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        self.run(x - digits - (8.0 + SMALL) * self.scale, seat, count, -1.0)
    }

    /// Stones in a line from `first`, to the right (1) or to the left (-1), each over the one before; where the line ends.
    fn run(&mut self, first: f32, seat: Seat, count: u8, towards: f32) -> f32 {
        let (shown, step) = (count.min(self.shown), self.long(SPACING));
        let place = |index: u8| Point::new(first + towards * step * f32::from(index), self.y);
        let small = SMALL * self.scale;
        for index in 0..shown {
            let index = if towards > 0.0 { index } else { shown - 1 - index };
            stone::in_tray(self.canvas, place(index), small, seat, self.theme);
        }
        // One sign is enough to tell whose they are, on the stone that lies on top.
        let top = if towards > 0.0 { shown.saturating_sub(1) } else { 0 };
        stone::sign(self.canvas, place(top), small - self.scale, seat, self.theme);
        place(shown.saturating_sub(1)).x + towards * small
    }

    /// A short text from `left`; where it ends.
    fn write(&mut self, text: &str, left: f32) -> f32 {
        let (size, y) = (DIGITS * self.scale, self.y);
        let width = self.font.width(text, size);
        self.font.write(self.canvas, text, Point::new(left + width / 2.0, y), size, self.theme.label);
        left + width
    }

    /// A triangle that points to the right.
    fn pointer(&mut self, x: f32) {
        let (slope_x, slope_y) = (0.5, 0.866_025_4);
        let scale = self.scale;
        self.canvas.fill(self.at(x), 16.0 * scale, self.theme.label, 1.0, |p| {
            let side = Point::new(p.x, p.y.abs()).dot(Point::new(slope_x, slope_y)) - 5.0 * scale;
            side.max(-p.x - 7.0 * scale) - 1.5 * scale
        });
    }
}
