//! How a bracket is drawn: the first round in a column at the left, and right of it the others.
//!
//! From the third round on, a tie fits between the two that it follows from. So these rounds share a column, each
//! a little further right than the one before, and names have room.

use super::{
    Bracket,
    part::ShownRound,
    round::{BracketPlayer, BracketTie, Slot, TieEnd},
};
use crate::{
    board::crown,
    draw::{
        canvas::Area,
        colour::Colour,
        line::CapHeight,
        outline::{Point, rounded_box},
        writable::{known, written},
    },
    panel::{Align, Panel, PanelSize},
    theme::colours::ThemeColours,
};

// Lengths are in pixels of the picture.

/// Space around the field, and inside it around the ties.
const MARGIN: u16 = 16;
const PADDING: u16 = 16;
/// Width and height of a tie, and the space between it and the next, which has room for a heading.
const TIE: (u16, u16) = (304, 70);
const GAP: u16 = 28;
const APART: u16 = TIE.1 + GAP;
/// Space above the first tie, for its heading.
const HEADINGS: u16 = 38;
/// Space between the first two rounds, for the lines that join them.
const BETWEEN: u16 = 28;
/// How far a later round lies right of the one before.
const INDENT: u16 = 40;
/// Radius of a tie's corners.
const CORNER: f32 = 6.0;
/// Width of the lines.
const LINE: u16 = 4;
/// Cap heights.
const HEADING: CapHeight = CapHeight { usual: 13.0, smallest: 10.0 };
const NAME: CapHeight = CapHeight { usual: 16.0, smallest: 12.5 };
const SEED: CapHeight = CapHeight { usual: 12.0, smallest: 8.0 };
const SCORE: CapHeight = CapHeight { usual: 15.0, smallest: 9.0 };
/// Width for a seed, and width and height of a score's box.
const SEEDS: f32 = 32.0;
const SCORES: (f32, f32) = (40.0, 27.0);
/// Width for a crown.
const CROWN: f32 = 30.0;

/// The finished drawing.
pub(super) fn drawn(bracket: &Bracket) -> Panel {
    let rounds = bracket.part.of(&bracket.rounds);
    let places = rounds.first().map_or(1, |round| round.places);
    let columns = u16::try_from(rounds.len().max(1)).unwrap_or(u16::MAX);
    let right = match columns {
        1 => TIE.0,
        more => 2 * TIE.0 + BETWEEN + (more - 2) * INDENT,
    };
    let (top, width) = (PanelSize::FIELD_TOP, right + 2 * (MARGIN + PADDING));
    let ties = u16::try_from(places).unwrap_or(u16::MAX) * APART - GAP;
    let field = Area { left: MARGIN, top, width: width - 2 * MARGIN, height: HEADINGS + ties + PADDING };
    let size = PanelSize { width, height: top + field.height + MARGIN, field, oversampling: 1 };
    let mut panel = Panel::new(size, &bracket.title, bracket.theme);
    for (depth, round) in rounds.iter().enumerate() {
        draw_heading(&mut panel, depth, round);
        for number in 0..round.places {
            if depth + 1 < rounds.len() {
                draw_line(&mut panel, depth, number);
            }
        }
    }
    let empty = BracketTie::default();
    for (depth, round) in rounds.iter().enumerate() {
        for number in 0..round.places {
            let tie = round.ties.get(number).unwrap_or(&empty);
            draw_tie(&mut panel, place(depth, number), tie, round.is_final);
        }
    }
    panel
}

/// Where a tie lies: in which round of the picture, from 0, and which it is from the top.
fn place(depth: usize, number: usize) -> Area {
    let left = match u16::try_from(depth).unwrap_or_default() {
        0 => 0,
        depth => TIE.0 + BETWEEN + (depth - 1) * INDENT,
    };
    // A tie is half-way between the two before it.
    let halves = u16::try_from((2 * number + 1) << depth).unwrap_or_default();
    let middle = PanelSize::FIELD_TOP + HEADINGS + halves * APART / 2 - GAP / 2;
    Area { left: MARGIN + PADDING + left, top: middle - TIE.1 / 2, width: TIE.0, height: TIE.1 }
}

/// Writes the name of a round above its first tie.
fn draw_heading(panel: &mut Panel, depth: usize, round: &ShownRound<'_>) {
    let first = place(depth, 0);
    let at = Point::new(f32::from(first.left) + 2.0, f32::from(first.top) - f32::from(GAP) / 2.0);
    panel.write(round.heading, at, Align::Left, HEADING, f32::from(TIE.0) - 60.0, panel.theme.text);
}

/// Joins a tie to the one that follows from it.
fn draw_line(panel: &mut Panel, depth: usize, number: usize) {
    let (from, to) = (place(depth, number), place(depth + 1, number / 2));
    let colour = panel.theme.line;
    let (right, y) = (from.left + from.width, from.top + from.height / 2);
    let next = to.top + to.height / 2;
    // The first line ends beside the tie, and later ones end above or below it.
    let x = if depth == 0 { right + BETWEEN / 2 } else { right + INDENT / 2 };
    let half = LINE / 2;
    panel.cover(Area { left: right, top: y - half, width: x + half - right, height: LINE }, colour, 1.0);
    let (above, below) = (y.min(next), y.max(next));
    panel.cover(
        Area { left: x - half, top: above + half, width: LINE, height: (below - above).saturating_sub(half) },
        colour,
        1.0,
    );
    if depth == 0 {
        panel.cover(
            Area { left: x - half, top: next - half, width: to.left - x + half, height: LINE },
            colour,
            1.0,
        );
    }
}

fn draw_tie(panel: &mut Panel, area: Area, tie: &BracketTie, is_final: bool) {
    draw_block(panel, area);
    let half = area.height / 2;
    let upper = Area { height: half, ..area };
    let lower = Area { top: area.top + half, ..upper };
    let fate = |wins: TieEnd| match tie.end {
        TieEnd::Open => Going::Open,
        TieEnd::Neither => Going::Out,
        end if end == wins => Going::On,
        TieEnd::Upper | TieEnd::Lower => Going::Beaten,
    };
    draw_slot(panel, upper, &tie.upper, fate(TieEnd::Upper), is_final);
    draw_slot(panel, lower, &tie.lower, fate(TieEnd::Lower), is_final);
}

/// The block of wood that a tie lies on, with a groove between its places.
fn draw_block(panel: &mut Panel, area: Area) {
    let (theme, wood, middle) = (panel.theme, panel.block_wood(), area.middle());
    let half = Point::new(f32::from(area.width) / 2.0, f32::from(area.height) / 2.0);
    let whole = move |p: Point| rounded_box(p, half.x, half.y, CORNER);
    panel.fill(middle, half.x + 6.0, theme.shadow, 0.35, |p| whole(p - Point::new(3.0, 4.0)));
    panel.fill(middle, half.x + 2.0, theme.frame_dark, 1.0, |p| whole(p) - 1.5);
    panel.fill_by_column(middle, half, &wood, whole);
    let groove = Area { top: area.top + area.height / 2 - 1, height: 2, ..area };
    panel.cover(groove, theme.frame_dark, 0.8);
}

/// What becomes of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    /// It's open.
    Open,
    /// They go on to the next round.
    On,
    /// They lost.
    Beaten,
    /// They have left.
    Out,
}

impl Going {
    fn ink(self, theme: &ThemeColours) -> Colour {
        match self {
            Self::Open | Self::On => theme.label,
            Self::Beaten | Self::Out => theme.frame.mix(theme.label, 0.4),
        }
    }
}

fn draw_slot(panel: &mut Panel, area: Area, slot: &Slot, going: Going, is_final: bool) {
    let theme = panel.theme;
    let (left, y) = (f32::from(area.left), area.middle().y);
    let player = match slot {
        Slot::Open => return,
        Slot::Bye => {
            let at = Point::new(left + SEEDS, y);
            panel.write("–", at, Align::Left, NAME, SEEDS, Going::Beaten.ink(theme));
            return;
        }
        Slot::Player(player) => player,
    };
    let BracketPlayer { seed, name, score } = player;
    let ink = going.ink(theme);
    let faint = theme.frame.mix(ink, 0.6);
    panel.write(seed, Point::new(left + SEEDS - 8.0, y), Align::Right, SEED, SEEDS - 12.0, faint);
    let box_left = left + f32::from(area.width) - SCORES.0 - 5.0;
    draw_score(panel, Point::new(box_left + SCORES.0 / 2.0, y), score, going);
    let mut from = left + SEEDS;
    if going == Going::On && is_final {
        let (canvas, scale) = panel.canvas();
        crown::draw(canvas, Point::new((from + CROWN / 2.0 - 3.0) * scale, y * scale), scale);
        from += CROWN;
    }
    let name = written(panel.font(), name);
    let at = Point::new(from, y);
    let width = panel.write(&name, at, Align::Left, NAME, box_left - 8.0 - from, ink);
    if going == Going::Out {
        panel.strike(at, width, ink);
    }
}

/// The winner's score is in a filled box, with a tick if there is no score.
fn draw_score(panel: &mut Panel, middle: Point, score: &str, going: Going) {
    let (width, height) = SCORES;
    let theme = panel.theme;
    let (text, ink) = match going {
        Going::On => {
            panel.fill(middle, width / 2.0, theme.choice.ink, 1.0, |p| {
                rounded_box(p, width / 2.0, height / 2.0, 5.0)
            });
            (if known(panel.font(), score).is_empty() { "✓" } else { score }, theme.choice.line)
        }
        Going::Open | Going::Beaten | Going::Out => (score, going.ink(theme)),
    };
    panel.write(text, middle, Align::Centre, SCORE, width - 6.0, ink);
}
