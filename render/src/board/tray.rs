//! The groove beside the field: whose it is, and what that side holds in hand, gained and captured.

use games::Seat;

use super::{crown, stone};
use crate::{
    draw::{
        canvas::Canvas,
        font::Font,
        outline::{Point, disc, ring, segment},
    },
    scene::{
        items::{Content, Tray, TrayPlayer},
        layout::Layout,
    },
    theme::colours::ThemeColours,
};

/// Radius of the stone that shows whose tray it is.
const BADGE: f32 = 19.0;
/// Radius of the other stones.
const SMALL: f32 = 14.5;
/// Distance from one stone to the next.
const SPACING: f32 = 23.0;
/// Height of the digits.
const DIGITS: f32 = 20.0;
/// Distance from a player's stone to the pointer at its left.
const POINTER: f32 = 41.0;
/// The most stones of one kind that are shown one by one, divided among the players of the tray.
const MAX_SHOWN: usize = 12;

/// The part of an item that one tile shows.
///
/// The two ends of a tray don't overlap. Drawn apart, they need far fewer tiles than all their combinations
/// would.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TilePart {
    Whole,
    /// The left end of a tray: the players, and what is theirs.
    Players,
    /// The right end of a tray: what was captured.
    Captured,
}

impl TilePart {
    /// The parts that an item is drawn in.
    pub(crate) fn of(content: &Content) -> &'static [Self] {
        match content {
            Content::Tray(_) => &[Self::Players, Self::Captured],
            Content::Square(..) | Content::Label(_) | Content::Bar(_) => &[Self::Whole],
        }
    }
}

impl Tray {
    /// The tray with only what this part shows. The number of players stays, because stones are spaced by it.
    pub(crate) fn only(&self, part: TilePart) -> Self {
        let bare = |player: &TrayPlayer| TrayPlayer {
            to_act: false,
            won: false,
            hand: 0,
            aside: 0,
            gained: 0,
            ..*player
        };
        match part {
            TilePart::Whole => self.clone(),
            TilePart::Players => Self { captured: Vec::new(), ..self.clone() },
            TilePart::Captured => Self { players: self.players.iter().map(bare).collect(), ..self.clone() },
        }
    }
}

/// Draws a part of a tray. The ground must be there already.
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
    // Whole pixels keep all stones alike.
    let mut x = f32::from(groove.left + groove.width) - half + pen.long(8.0);
    for &(seat, captured) in tray.captured.iter().rev().filter(|_| part != TilePart::Players) {
        x = pen.captured(x, seat, captured) - pen.long(14.0);
    }
}

/// Draws into one groove. Lengths are those of the smallest board's trays.
struct TrayPen<'a> {
    canvas: &'a mut Canvas,
    theme: &'a ThemeColours,
    font: &'a Font,
    y: f32,
    scale: f32,
    shown: u8,
}

impl TrayPen<'_> {
    /// Scales a length to this tray, rounded to half a pixel.
    fn long(&self, length: f32) -> f32 {
        (length * self.scale * 2.0).round() / 2.0
    }

    fn at(&self, x: f32) -> Point {
        Point::new(x, self.y)
    }

    /// Draws a player's part from `x` on, and returns where it ends.
    fn player(&mut self, x: f32, player: TrayPlayer) -> f32 {
        let TrayPlayer { seat, to_act, won, hand, aside, gained } = player;
        let (badge, radius, small) = (self.at(x), BADGE * self.scale, SMALL * self.scale);
        stone::in_tray(self.canvas, badge, radius, seat, self.theme);
        stone::sign(self.canvas, badge, radius, seat, self.theme);
        if to_act {
            let (distance, width) = (radius + 3.5 * self.scale, 3.0 * self.scale);
            self.canvas.fill(badge, 40.0 * self.scale, self.theme.label, 1.0, |p| ring(p, distance, width));
            self.pointer(x - self.long(POINTER));
        }
        if won {
            crown::draw(self.canvas, self.at(x - self.long(POINTER)), self.scale);
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

    /// A stone out of the game, crossed out.
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

    /// Draws captured stones that end at `x`, and returns where they begin.
    fn captured(&mut self, x: f32, seat: Seat, count: u32) -> f32 {
        let digits = self.font.width(&count.to_string(), DIGITS * self.scale);
        self.write(&count.to_string(), x - digits);
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        self.run(x - digits - (8.0 + SMALL) * self.scale, seat, count, -1.0)
    }

    /// Draws overlapping stones from `first` to the right (1) or left (-1), and returns where they end.
    fn run(&mut self, first: f32, seat: Seat, count: u8, towards: f32) -> f32 {
        let (shown, step) = (count.min(self.shown), self.long(SPACING));
        let place = |index: u8| Point::new(first + towards * step * f32::from(index), self.y);
        let small = SMALL * self.scale;
        for index in 0..shown {
            let index = if towards > 0.0 { index } else { shown - 1 - index };
            stone::in_tray(self.canvas, place(index), small, seat, self.theme);
        }
        // One sign, on the topmost stone, is enough.
        let top = if towards > 0.0 { shown.saturating_sub(1) } else { 0 };
        stone::sign(self.canvas, place(top), small - self.scale, seat, self.theme);
        place(shown.saturating_sub(1)).x + towards * small
    }

    /// Writes a short text from `left` on, and returns where it ends.
    fn write(&mut self, text: &str, left: f32) -> f32 {
        let (size, y) = (DIGITS * self.scale, self.y);
        let width = self.font.width(text, size);
        self.font.write(self.canvas, text, Point::new(left + width / 2.0, y), size, self.theme.label);
        left + width
    }

    /// A triangle that points right.
    fn pointer(&mut self, x: f32) {
        let (slope_x, slope_y) = (0.5, 0.866_025_4);
        let scale = self.scale;
        self.canvas.fill(self.at(x), 16.0 * scale, self.theme.label, 1.0, |p| {
            let side = Point::new(p.x, p.y.abs()).dot(Point::new(slope_x, slope_y)) - 5.0 * scale;
            side.max(-p.x - 7.0 * scale) - 1.5 * scale
        });
    }
}
