//! A result as a small box. Colours and signs say the same, so either is enough.

use super::cell::CellResult;
use crate::{
    draw::{
        line::CapHeight,
        outline::{Point, disc, rounded_box, segment},
    },
    panel::{Align, Panel},
    theme::colours::MarkColours,
};

/// Radius of a box's corners, and width of its outline.
const CORNER: f32 = 5.0;
const LINE: f32 = 3.0;

/// Draws a result in a square box around `middle`, `half` pixels to each side.
///
/// What was played is a filled box, and what was forfeited an outlined one.
pub(super) fn draw(panel: &mut Panel, middle: Point, half: f32, result: CellResult) {
    let theme = panel.theme;
    match result {
        CellResult::Won => filled(panel, middle, half, theme.choice, "1"),
        CellResult::Drawn => filled(panel, middle, half, theme.drawn, "½"),
        CellResult::Lost => filled(panel, middle, half, theme.take, "0"),
        CellResult::Forfeited { won: true } => outlined(panel, middle, half, theme.choice, "+"),
        CellResult::Forfeited { won: false } => outlined(panel, middle, half, theme.take, "−"),
        CellResult::Playing => {
            outlined(panel, middle, half, theme.last, "");
            panel.fill(middle, half, theme.last.ink, 1.0, |p| disc(p, half * 0.36));
        }
        CellResult::NotYet => {
            let quiet = MarkColours { ink: theme.field.mix(theme.hollow_dark, 0.7), ..theme.last };
            ring(panel, middle, half, quiet, 2.0);
        }
        CellResult::Void => {
            let end = Point::new(half * 0.4, 0.0);
            panel.fill(middle, half, theme.text, 0.6, |p| segment(p, Point::new(0.0, 0.0) - end, end, 3.0));
        }
    }
}

fn filled(panel: &mut Panel, middle: Point, half: f32, colours: MarkColours, sign: &str) {
    panel.fill(middle, half, colours.ink, 1.0, |p| rounded_box(p, half, half, CORNER));
    write(panel, middle, half, sign, colours);
}

fn outlined(panel: &mut Panel, middle: Point, half: f32, colours: MarkColours, sign: &str) {
    ring(panel, middle, half, colours, LINE);
    let ink = MarkColours { line: panel.theme.text, ..colours };
    write(panel, middle, half, sign, ink);
}

fn ring(panel: &mut Panel, middle: Point, half: f32, colours: MarkColours, width: f32) {
    panel.fill(middle, half, colours.ink, 1.0, |p| {
        let outer = rounded_box(p, half, half, CORNER);
        outer.max(-outer - width)
    });
}

fn write(panel: &mut Panel, middle: Point, half: f32, sign: &str, colours: MarkColours) {
    let height = CapHeight::fixed((half * 1.1).round());
    panel.write(sign, middle, Align::Centre, height, 2.0 * half, colours.line);
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
