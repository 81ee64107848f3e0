//! A round as a small box: the opponent's place, and below it a bar that is full after a win, half full after a
//! draw and empty after a loss. So colours aren't needed to read it.

use super::cell::{CellResult, RoundCell};
use crate::{
    draw::{
        canvas::Area,
        colour::Colour,
        line::CapHeight,
        outline::{Point, disc, rounded_box},
    },
    panel::{Align, Panel},
    theme::colours::{MarkColours, ThemeColours},
};

// Lengths are in pixels of the picture.

/// Height of a box, radius of its corners, and width of its outline.
const HEIGHT: f32 = 38.0;
const CORNER: f32 = 5.0;
const LINE: f32 = 2.0;
/// How far below the box's middle the bar lies, its height, and the space at its ends.
const BAR: f32 = 11.0;
const BAR_HEIGHT: f32 = 8.0;
const BAR_ENDS: f32 = 4.0;
/// How far above the box's middle the opponent's place is written.
const OPPONENT: f32 = -5.0;
/// Half the width of the widest box.
const WIDEST: f32 = 19.0;

/// What the bar shows.
#[derive(Clone, Copy)]
enum Bar {
    /// It's filled to this share.
    Filled(f32),
    /// It's three dots: the game goes on.
    Dots,
    /// It's a dash: there was no game.
    Dash,
    /// It isn't there yet.
    None,
}

/// Draws a round in the cell of its column. What was played is a filled box, and the rest an outlined one.
pub(super) fn draw(panel: &mut Panel, cell: Area, round: RoundCell) {
    let theme = panel.theme;
    let quiet = theme.field.mix(theme.hollow_dark, 0.7);
    let (colours, bar) = match round {
        RoundCell::Blank => return,
        RoundCell::Bye => (Colours::outlined(theme.drawn.ink, theme), Bar::Filled(1.0)),
        RoundCell::Against { result, .. } => match result {
            CellResult::Won => (Colours::filled(theme.choice), Bar::Filled(1.0)),
            CellResult::Drawn => (Colours::filled(theme.drawn), Bar::Filled(0.5)),
            CellResult::Lost => (Colours::filled(theme.take), Bar::Filled(0.0)),
            CellResult::Forfeited { won: true } => {
                (Colours::outlined(theme.choice.ink, theme), Bar::Filled(1.0))
            }
            CellResult::Forfeited { won: false } => {
                (Colours::outlined(theme.take.ink, theme), Bar::Filled(0.0))
            }
            CellResult::Playing => (Colours::outlined(theme.last.ink, theme), Bar::Dots),
            CellResult::NotYet => (Colours::outlined(quiet, theme), Bar::None),
            CellResult::Void => (Colours { bar: theme.text, ..Colours::outlined(quiet, theme) }, Bar::Dash),
        },
    };
    let opponent = match round {
        RoundCell::Against { opponent, .. } => opponent.to_string(),
        RoundCell::Bye | RoundCell::Blank => "–".to_owned(),
    };
    let middle = cell.middle();
    let (half_width, half_height) = ((f32::from(cell.width) / 2.0 - 1.0).min(WIDEST), HEIGHT / 2.0);
    panel.fill(middle, half_width.max(half_height), colours.ground, 1.0, |p| {
        let inside = rounded_box(p, half_width, half_height, CORNER);
        if colours.is_filled { inside } else { inside.max(-inside - LINE) }
    });
    // Two digits fit into a narrow box unscaled, so that all numbers of a table look alike.
    let height = CapHeight { usual: (half_width * 0.92).round().min(14.0), smallest: 6.0 };
    let above = middle + Point::new(0.0, OPPONENT);
    panel.write(&opponent, above, Align::Centre, height, 2.0 * half_width - 3.0, colours.text);
    draw_bar(panel, middle + Point::new(0.0, BAR), half_width - BAR_ENDS, colours.bar, bar);
}

/// The colours of a box.
#[derive(Clone, Copy)]
struct Colours {
    is_filled: bool,
    ground: Colour,
    text: Colour,
    bar: Colour,
}

impl Colours {
    const fn filled(MarkColours { ink, line }: MarkColours) -> Self {
        Self { is_filled: true, ground: ink, text: line, bar: line }
    }

    const fn outlined(ink: Colour, theme: &ThemeColours) -> Self {
        Self { is_filled: false, ground: ink, text: theme.text, bar: ink }
    }
}

fn draw_bar(panel: &mut Panel, middle: Point, half: f32, colour: Colour, bar: Bar) {
    let outline = move |p: Point| rounded_box(p, half, BAR_HEIGHT / 2.0, 1.5);
    match bar {
        Bar::None => {}
        Bar::Dots => {
            let radius = half * 0.24;
            for x in [-1.0, 0.0, 1.0] {
                let at = middle + Point::new(x * (half - radius), 0.0);
                panel.fill(at, radius, colour, 1.0, |p| disc(p, radius));
            }
        }
        Bar::Dash => panel.fill(middle, half, colour, 1.0, |p| outline(p).max(p.y.abs() - LINE / 2.0)),
        Bar::Filled(share) => {
            let to = half * (2.0 * share - 1.0);
            panel.fill(middle, half, colour, 1.0, |p| outline(p).max((-outline(p) - LINE).min(p.x - to)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        panel::tests::{assert_all_differ, brightness},
        theme::Theme,
    };

    #[test]
    fn every_round_looks_different_without_colour() {
        for theme in Theme::ALL {
            for width in [28, 40] {
                let against = CellResult::ALL.map(|result| RoundCell::Against { opponent: 7, result });
                let rounds = against.into_iter().chain([RoundCell::Bye, RoundCell::Blank]).map(|round| {
                    let drawing = brightness(theme, |panel, area| draw(panel, Area { width, ..area }, round));
                    (format!("{round:?} {theme}"), drawing)
                });
                assert_all_differ(&rounds.collect::<Vec<_>>());
            }
        }
    }
}
