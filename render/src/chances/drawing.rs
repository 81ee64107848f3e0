//! How a graph of chances is drawn: two areas in the colours of the stones, the line between them, and marks.

use games::Seat;

use super::{ChancesGraph, TurnMark};
use crate::{
    board::stone,
    draw::{
        canvas::Area,
        colour::Colour,
        line::CapHeight,
        outline::{Point, disc, segment},
    },
    panel::{Align, Panel, PanelSize},
    theme::colours::{METALS, MarkColours, ThemeColours},
    winning_chance::WinningChance,
};

// Lengths are in pixels of the picture.

/// The field, and the plot in it: its left has room for a stone of each side, its top for the numbers of turning
/// points, and its bottom for turn numbers.
const FIELD: Area = Area { left: 16, top: PanelSize::FIELD_TOP, width: 728, height: 338 };
const PLOT: Area = Area { left: 68, top: 122, width: 652, height: 264 };
/// Width of the border around the plot.
const BORDER: u16 = 2;
/// The most turning points.
const TURNING_POINTS: usize = 3;
/// The most points that the line goes through.
const COLUMNS: u16 = 326;
/// Width of the line.
const LINE: f32 = 4.0;
/// Radius of the stones, and the distance of their middles from the plot's left, top and bottom.
const STONE: f32 = 18.0;
const STONES: (f32, f32) = (27.0, 22.0);
/// Radius of a mark, of one without a sign, and of the number of a turning point.
const MARK: f32 = 13.0;
const DOT: f32 = 6.0;
const NUMBER: f32 = 13.0;
/// With more marks than this, fewer have a sign.
const CROWD: usize = 30;
/// Cap heights of signs, numbers and turns.
const SIGN: CapHeight = CapHeight { usual: 13.0, smallest: 8.0 };
const DIGIT: CapHeight = CapHeight::fixed(13.0);
const TURN: CapHeight = CapHeight::fixed(13.0);
/// The least space between the middles of two turn numbers.
const TURN_APART: usize = 64;
/// Distances between turn numbers that read well.
const STEPS: [usize; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/// The finished drawing.
pub(super) fn drawn(graph: &ChancesGraph) -> Panel {
    let (width, height) = ChancesGraph::SIZE;
    let size = PanelSize { width, height, field: FIELD, oversampling: 1 };
    let mut panel = Panel::new(size, &graph.title, graph.theme);
    let curve = Curve::of(graph);
    draw_areas(&mut panel, &curve);
    draw_axes(&mut panel, &curve);
    draw_line(&mut panel, &curve);
    let mut numbered: Vec<(usize, Point)> = graph
        .turning_points
        .iter()
        .filter(|turn| (1..=curve.turns()).contains(*turn))
        .take(TURNING_POINTS)
        .zip(1..)
        .map(|(&turn, number)| (number, curve.at(turn)))
        .collect();
    numbered.sort_by(|(_, a), (_, b)| a.x.total_cmp(&b.x));
    let turns: Vec<Point> = numbered.iter().map(|&(_, turn)| turn).collect();
    for (&(number, turn), badge) in numbered.iter().zip(badges(&turns)) {
        draw_turning_point(&mut panel, turn, badge, number);
    }
    draw_marks(&mut panel, graph, &curve);
    panel
}

/// The chances as places in the plot.
struct Curve {
    /// Shares of the first side, the start and after each turn.
    shares: Vec<f32>,
}

impl Curve {
    fn of(graph: &ChancesGraph) -> Self {
        let chances = [graph.start].into_iter().chain(graph.turns.iter().map(|turn| turn.chance));
        Self { shares: chances.map(WinningChance::share).collect() }
    }

    fn turns(&self) -> usize {
        self.shares.len() - 1
    }

    /// Where a turn is in the plot.
    fn at(&self, turn: usize) -> Point {
        #[expect(clippy::cast_precision_loss, reason = "a game has few turns")]
        let along = turn as f32 / self.turns().max(1) as f32;
        Point::new(f32::from(PLOT.left) + along * f32::from(PLOT.width), height(self.share(turn)))
    }

    fn share(&self, turn: usize) -> f32 {
        self.shares.get(turn).or(self.shares.last()).copied().unwrap_or(0.5)
    }

    /// The share at a place between the ends of the plot, from 0 to 1.
    fn share_at(&self, along: f32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a game has few turns")]
        let turn = along * self.turns() as f32;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative")]
        let before = turn.floor() as usize;
        let (from, to) = (self.share(before), self.share(before + 1));
        from + (to - from) * turn.fract()
    }
}

/// Where a share is, from the top of the picture.
fn height(share: f32) -> f32 {
    f32::from(PLOT.top) + (1.0 - share) * f32::from(PLOT.height)
}

/// The colour of a side's area: that of its stones.
fn area_colour(theme: &ThemeColours, seat: Seat) -> Colour {
    theme.stones.get(seat.index()).map_or(theme.field, |stone| stone.dark.mix(stone.light, 0.85))
}

/// The colour of thin lines over a side's area.
fn line_colour(theme: &ThemeColours, seat: Seat) -> Colour {
    theme.stones.get(seat.index()).map_or(theme.text, |stone| stone.sign)
}

/// Both areas with horizontal lines, and beside them whose they are.
fn draw_areas(panel: &mut Panel, curve: &Curve) {
    let theme = panel.theme;
    let border = Area {
        left: PLOT.left - BORDER,
        top: PLOT.top - BORDER,
        width: PLOT.width + 2 * BORDER,
        height: PLOT.height + 2 * BORDER,
    };
    panel.cover(border, theme.frame_dark, 1.0);
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| area_colour(theme, seat));
    panel.cover(PLOT, second, 1.0);
    for column in 0..PLOT.width {
        let along = (f32::from(column) + 0.5) / f32::from(PLOT.width);
        let top = height(curve.share_at(along));
        let bottom = f32::from(PLOT.top + PLOT.height);
        panel.canvas().0.cover_column(PLOT.left + column, top..bottom, first, 1.0);
        for (share, strength) in [(0.25, 0.2), (0.5, 0.5), (0.75, 0.2)] {
            let y = height(share);
            let seat = if y > top { Seat::FIRST } else { Seat::SECOND };
            let line = Area { left: PLOT.left + column, top: whole(y) - 1, width: 1, height: 2 };
            panel.cover(line, line_colour(theme, seat), strength);
        }
    }
    let x = f32::from(PLOT.left) - STONES.0;
    let (top, bottom) = (f32::from(PLOT.top), f32::from(PLOT.top + PLOT.height));
    for (seat, y) in [(Seat::SECOND, top + STONES.1), (Seat::FIRST, bottom - STONES.1)] {
        let (canvas, scale) = panel.canvas();
        let middle = Point::new(x * scale, y * scale);
        stone::turned(canvas, middle, STONE * scale, seat, theme);
        stone::sign(canvas, middle, STONE * scale, seat, theme);
    }
}

/// Turn numbers below the plot.
fn draw_axes(panel: &mut Panel, curve: &Curve) {
    let (turns, bottom) = (curve.turns(), PLOT.top + PLOT.height);
    let fits = |step: &usize| usize::from(PLOT.width) * step >= TURN_APART * turns;
    let step = STEPS.into_iter().find(fits).unwrap_or(turns.max(1));
    for turn in (step..=turns).step_by(step) {
        let at = curve.at(turn);
        let text = panel.theme.text;
        panel.cover(Area { left: whole(at.x) - 1, top: bottom + BORDER, width: 2, height: 5 }, text, 1.0);
        let below = Point::new(at.x, f32::from(bottom) + 21.0);
        panel.write(&turn.to_string(), below, Align::Centre, TURN, 60.0, text);
    }
}

/// The line between the areas.
fn draw_line(panel: &mut Panel, curve: &Curve) {
    let ink = panel.theme.last.ink;
    let points: Vec<Point> = if (1..=usize::from(COLUMNS)).contains(&curve.turns()) {
        (0..=curve.turns()).map(|turn| curve.at(turn)).collect()
    } else {
        let along = |column: u16| f32::from(column) / f32::from(COLUMNS);
        let at = |along: f32| {
            Point::new(f32::from(PLOT.left) + along * f32::from(PLOT.width), height(curve.share_at(along)))
        };
        (0..=COLUMNS).map(|column| at(along(column))).collect()
    };
    panel.canvas().0.line(&points, LINE, ink);
}

/// A line down the plot, and a number above it.
fn draw_turning_point(panel: &mut Panel, turn: Point, badge: Point, number: usize) {
    let theme = panel.theme;
    let x = whole(turn.x) - 1;
    let (top, bottom) = (f32::from(PLOT.top), f32::from(PLOT.top + PLOT.height));
    let upper = Area { left: x, top: PLOT.top, width: 2, height: whole(turn.y - top) };
    panel.cover(upper, line_colour(theme, Seat::SECOND), 0.9);
    let lower = Area { top: whole(turn.y), height: whole(bottom - turn.y), ..upper };
    panel.cover(lower, line_colour(theme, Seat::FIRST), 0.9);
    let [gold, ..] = &METALS;
    let foot = Point::new(turn.x, top);
    panel.fill(badge, 2.0 * NUMBER, theme.text, 1.0, |p| segment(p, Point::new(0.0, 0.0), foot - badge, 2.0));
    panel.fill(badge, NUMBER, gold.edge, 1.0, |p| disc(p, NUMBER));
    panel.fill(badge, NUMBER, gold.light, 1.0, |p| disc(p, NUMBER - 2.0));
    panel.write(&number.to_string(), badge, Align::Centre, DIGIT, 2.0 * NUMBER, gold.sign);
}

/// Where the numbers of turning points are, given their turns from left to right: above them, but moved so far
/// to the side that none covers another.
fn badges(turns: &[Point]) -> Vec<Point> {
    const APART: f32 = 2.0 * NUMBER + 2.0;
    let y = f32::from(PLOT.top) - NUMBER - 6.0;
    let mut badges: Vec<Point> = turns.iter().map(|turn| Point::new(turn.x, y)).collect();
    // A few rounds suffice for three.
    for _ in 0..8 {
        for left in 1..badges.len() {
            let (before, after) = badges.split_at_mut(left);
            if let (Some(before), Some(after)) = (before.last_mut(), after.first_mut()) {
                let overlap = (APART - (after.x - before.x)).max(0.0) / 2.0;
                before.x -= overlap;
                after.x += overlap;
            }
        }
    }
    badges
}

fn colours(mark: TurnMark, theme: &ThemeColours) -> MarkColours {
    let [_, _, blue, orange] = &theme.stones;
    match mark {
        TurnMark::OnlyMove => theme.choice,
        TurnMark::Inaccuracy => MarkColours { ink: blue.light, line: blue.sign },
        TurnMark::Mistake => MarkColours { ink: orange.light, line: orange.sign },
        TurnMark::Blunder => theme.take,
    }
}

/// Dots on the line; those with room around them have their signs.
fn draw_marks(panel: &mut Panel, graph: &ChancesGraph, curve: &Curve) {
    let mut marks: Vec<(TurnMark, Point)> =
        (1..).zip(&graph.turns).filter_map(|(turn, of)| of.mark.map(|mark| (mark, curve.at(turn)))).collect();
    // The worst first.
    marks.sort_by_key(|&(mark, _)| std::cmp::Reverse(mark));
    let apart = 2.0 * MARK * if marks.len() > CROWD { 2.0 } else { 1.0 };
    let mut with_sign: Vec<Point> = Vec::new();
    let mut placed = Vec::new();
    for (mark, at) in marks {
        let has_room = with_sign.iter().all(|&other| (other - at).length() >= apart);
        if has_room {
            with_sign.push(at);
        }
        placed.push((mark, at, has_room));
    }
    placed.sort_by_key(|&(mark, _, has_room)| (has_room, mark));
    for (mark, at, has_room) in placed {
        let (colours, radius) = (colours(mark, panel.theme), if has_room { MARK } else { DOT });
        panel.fill(at, radius + 2.0, colours.line, 1.0, |p| disc(p, radius + 2.0));
        panel.fill(at, radius, colours.ink, 1.0, |p| disc(p, radius));
        if has_room {
            panel.write(mark.sign(), at, Align::Centre, SIGN, 2.0 * MARK - 4.0, colours.line);
        }
    }
}

/// A length in whole pixels.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float saturates")]
fn whole(length: f32) -> u16 {
    length.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::GraphTurn;

    #[test]
    fn numbers_of_turning_points_do_not_cover_each_other() {
        for turns in [[100.0, 100.0, 100.0], [100.0, 110.0, 300.0], [100.0, 290.0, 300.0]] {
            let badges = badges(&turns.map(|x| Point::new(x, 200.0)));
            for pair in badges.windows(2) {
                assert!(pair[1].x - pair[0].x > 2.0 * NUMBER, "{badges:?}");
            }
        }
        let far = [100.0, 200.0, 300.0];
        let xs: Vec<f32> =
            badges(&far.map(|x| Point::new(x, 200.0))).into_iter().map(|badge| badge.x).collect();
        assert_eq!(xs, far, "those with room stay");
    }

    #[test]
    fn the_curve_goes_straight_from_turn_to_turn() {
        let turn = |thousandths| GraphTurn {
            chance: WinningChance::from_thousandths(thousandths),
            ..GraphTurn::default()
        };
        let graph =
            ChancesGraph { turns: vec![turn(1_000), turn(9_999), turn(0)], ..ChancesGraph::default() };
        let curve = Curve::of(&graph);
        let shares =
            [0.0, 1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0, 1.0].map(|along| curve.share_at(along));
        for (found, expect) in shares.into_iter().zip([0.5, 0.75, 1.0, 1.0, 0.5, 0.0]) {
            assert!((found - expect).abs() < 0.001, "{shares:?}");
        }
        assert_eq!(curve.at(0), Point::new(PLOT.left.into(), f32::from(PLOT.top + PLOT.height / 2)));
    }
}
