//! A result as a small box. Colours and signs say the same, so either is enough.

use super::cell::CellResult;
use crate::{
    draw::{
        colour::Colour,
        line::CapHeight,
        outline::{Point, disc, rounded_box, segment},
    },
    panel::{Align, Panel},
    theme::colours::MarkColours,
};

// Lengths are in pixels of the picture.

/// Radius of a box's corners, and width of its outline: of most boxes, and of those that wait for a game.
const CORNER: f32 = 5.0;
const LINE: f32 = 3.0;
const THIN_LINE: f32 = 2.0;

/// Draws a result in a square box around `middle`, `half` pixels to each side.
///
/// What was played is a filled box, and what was forfeited an outlined one.
pub(super) fn draw(panel: &mut Panel, middle: Point, half: f32, result: CellResult) {
    let theme = panel.theme;
    match result {
        CellResult::Won => filled(panel, middle, half, theme.choice, "1"),
        CellResult::Drawn => filled(panel, middle, half, theme.drawn, "½"),
        CellResult::Lost => filled(panel, middle, half, theme.take, "0"),
        CellResult::Forfeited { won: true } => outlined(panel, middle, half, theme.choice.ink, "+"),
        CellResult::Forfeited { won: false } => outlined(panel, middle, half, theme.take.ink, "−"),
        CellResult::Playing => {
            ring(panel, middle, half, theme.last.ink, LINE);
            panel.fill(middle, half, theme.last.ink, 1.0, |p| disc(p, half * 0.36));
        }
        CellResult::NotYet => {
            ring(panel, middle, half, theme.field.mix(theme.hollow_dark, 0.7), THIN_LINE);
        }
        CellResult::Void => {
            let end = half * 0.45;
            panel.fill(middle, half, theme.text, 0.6, |p| {
                segment(p, Point::new(-end, 0.0), Point::new(end, 0.0), LINE)
            });
        }
    }
}

fn filled(panel: &mut Panel, middle: Point, half: f32, colours: MarkColours, sign: &str) {
    panel.fill(middle, half, colours.ink, 1.0, |p| rounded_box(p, half, half, CORNER));
    write(panel, middle, half, sign, colours.line);
}

fn outlined(panel: &mut Panel, middle: Point, half: f32, ink: Colour, sign: &str) {
    ring(panel, middle, half, ink, LINE);
    write(panel, middle, half, sign, panel.theme.text);
}

fn ring(panel: &mut Panel, middle: Point, half: f32, ink: Colour, width: f32) {
    panel.fill(middle, half, ink, 1.0, |p| {
        let inside = rounded_box(p, half, half, CORNER);
        inside.max(-inside - width)
    });
}

fn write(panel: &mut Panel, middle: Point, half: f32, sign: &str, colour: Colour) {
    let height = CapHeight::fixed((half * 1.1).round());
    panel.write(sign, middle, Align::Centre, height, 2.0 * half, colour);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        panel::tests::{assert_all_differ, brightness},
        theme::Theme,
    };

    #[test]
    fn every_result_looks_different_without_colour() {
        for theme in Theme::ALL {
            for half in [12.0, 16.0] {
                let results = CellResult::ALL.map(|result| {
                    let drawing = brightness(theme, |panel, area| draw(panel, area.middle(), half, result));
                    (format!("{result:?} {theme}"), drawing)
                });
                let blank = ("blank".to_owned(), brightness(theme, |_, _| ()));
                assert_all_differ(&results.into_iter().chain([blank]).collect::<Vec<_>>());
            }
        }
    }
}
