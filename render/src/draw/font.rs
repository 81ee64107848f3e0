//! Text in pictures: a subset of DejaVu Sans Bold that ships with the program.

use ab_glyph::{Font as _, FontRef, Point as GlyphPoint, PxScale, ScaleFont as _};

use super::{canvas::Canvas, colour::Colour, outline::Point};

static BYTES: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold-subset.ttf");

pub(crate) struct Font(FontRef<'static>);

impl Font {
    #[expect(clippy::expect_used, reason = "the bytes are part of the program, and a test reads them")]
    pub(crate) fn bundled() -> Self {
        Self(FontRef::try_from_slice(BYTES).expect("the bundled font is valid"))
    }

    /// Writes one line centred at `middle`; `size` is its cap height in pixels.
    pub(crate) fn write(&self, canvas: &mut Canvas, text: &str, middle: Point, size: f32, colour: Colour) {
        let font = self.0.as_scaled(scale(size));
        let mut x = middle.x - self.width(text, size) / 2.0;
        for c in text.chars() {
            let id = font.glyph_id(c);
            let glyph = id.with_scale_and_position(scale(size), GlyphPoint { x, y: middle.y + size / 2.0 });
            x += font.h_advance(id);
            if let Some(outline) = font.outline_glyph(glyph) {
                blend(canvas, &outline, colour);
            }
        }
    }

    /// Whether the font has a glyph for this letter.
    pub(crate) fn knows(&self, letter: char) -> bool {
        self.0.glyph_id(letter).0 != 0
    }

    /// Width of a line with a cap height of `size` pixels.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        let font = self.0.as_scaled(scale(size));
        text.chars().map(|c| font.h_advance(font.glyph_id(c))).sum()
    }
}

/// Capitals of DejaVu Sans are 0.729 em high, while `ab_glyph` scales by ascent plus descent, 1.164 em.
fn scale(size: f32) -> PxScale {
    PxScale::from(size / 0.729 * 1.164)
}

fn blend(canvas: &mut Canvas, glyph: &ab_glyph::OutlinedGlyph, colour: Colour) {
    let corner = glyph.px_bounds().min;
    glyph.draw(|x, y, share| {
        #[expect(clippy::cast_precision_loss, reason = "a glyph is smaller than a picture")]
        let at = Point::new(corner.x + x as f32, corner.y + y as f32);
        canvas.cover_pixel(at, colour, share);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_every_letter_we_need_and_is_small() {
        let font = Font::bundled();
        for c in "azAZ09–×←↑→↓●◆ɓɗƙƴʼéèçñßüАяҐґЄєІіЇї".chars() {
            assert_ne!(font.0.glyph_id(c).0, 0, "{c}");
        }
        // Letters of names: Yoruba, Igbo, Ewe, Akan, Fulfulde, Vietnamese, Turkish, Romanian, Kazakh, Greek.
        for c in "ọẹṣỌẸṢịụṅɖƒɣŋʋƉƑƔŊƲɛɔƐƆɲƝǝƎạằễộữỳğışțșǎәғқңөұүҺΑαΩώ".chars()
        {
            assert!(font.knows(c), "{c}");
        }
        assert!(BYTES.len() <= 80 * 1024);
    }
}
