//! A line of text that has to fit: scaled down as far as it stays legible, then cut.

use super::font::Font;

/// Cap heights of a line in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CapHeight {
    /// If there is room for the whole line.
    pub(crate) usual: f32,
    /// Lines that would have to be smaller than this are cut.
    pub(crate) smallest: f32,
}

impl CapHeight {
    /// For lines that are cut and never scaled.
    pub(crate) const fn fixed(height: f32) -> Self {
        Self { usual: height, smallest: height }
    }
}

/// What rounding may add to the width of a line that was scaled to fit.
const ROUNDING: f32 = 0.01;

/// The part of a text that fits into `room` pixels, with an ellipsis if it's cut, and its cap height.
pub(crate) fn fitted(font: &Font, text: &str, height: CapHeight, room: f32) -> (String, f32) {
    let CapHeight { usual, smallest } = height;
    let height = (usual * room / font.width(text, usual).max(1.0)).clamp(smallest, usual);
    if font.width(text, height) <= room + ROUNDING {
        return (text.to_owned(), height);
    }
    let mut left = room - font.width("…", height);
    let fits = |letter: &char| {
        left -= font.width(letter.encode_utf8(&mut [0; 4]), height);
        left >= 0.0
    };
    let kept: String = text.chars().take_while(fits).collect();
    match kept.trim_end() {
        "" => (String::new(), height),
        kept => (format!("{kept}…"), height),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEIGHT: CapHeight = CapHeight { usual: 20.0, smallest: 10.0 };

    #[test]
    fn a_long_line_is_scaled_down_before_it_is_cut() {
        let font = Font::bundled();
        let whole = font.width("Ada Lovelace", 20.0);
        let fitted = |room: f32| fitted(&font, "Ada Lovelace", HEIGHT, room);
        assert_eq!(fitted(whole), ("Ada Lovelace".to_owned(), 20.0));
        let (text, height) = fitted(whole * 0.7);
        assert!(text == "Ada Lovelace" && (13.9..14.1).contains(&height), "{height}");
        assert_eq!(fitted(whole * 0.3), ("Ada L…".to_owned(), 10.0));
        assert_eq!(fitted(whole * 0.22), ("Ada…".to_owned(), 10.0), "no space before the ellipsis");
        assert_eq!(fitted(1.0), (String::new(), 10.0));
    }

    #[test]
    fn a_cut_line_fits() {
        let font = Font::bundled();
        for room in 1..300_u16 {
            let room = f32::from(room);
            let (text, height) = fitted(&font, &"Wi ".repeat(1_000), HEIGHT, room);
            assert!(font.width(&text, height) <= room + ROUNDING, "{text}");
        }
    }
}
