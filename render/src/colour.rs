//! Colours as light: channels proportional to intensity, so that covering a pixel by half looks like half.
//!
//! Displays are taken to have a gamma of 2 (sRGB is 2.2): a square and a square root instead of powers, which keeps
//! every picture the same to the bit on every machine.

/// A colour as light, each channel from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour(pub(crate) [f32; 3]);

impl Colour {
    /// From the notation of the web, e.g. `0xD8_A7_6B`.
    pub(crate) const fn hex(rgb: u32) -> Self {
        const fn channel(rgb: u32, shift: u32) -> f32 {
            let value = ((rgb >> shift) & 0xFF) as u8 as f32 / 255.0;
            value * value
        }
        Self([channel(rgb, 16), channel(rgb, 8), channel(rgb, 0)])
    }

    /// This colour covered by `other` to the share `amount` (0 to 1).
    pub(crate) fn mix(self, other: Self, amount: f32) -> Self {
        let blend = |a: f32, b: f32| a + (b - a) * amount;
        let ([r, g, b], [or, og, ob]) = (self.0, other.0);
        Self([blend(r, or), blend(g, og), blend(b, ob)])
    }

    /// As a display takes it, 8 bits a channel.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0–255 just before")]
    pub(crate) fn bytes(self) -> [u8; 3] {
        self.0.map(|channel| (channel.clamp(0.0, 1.0).sqrt() * 255.0 + 0.5) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notation_of_the_web_survives_the_way_through_light() {
        for rgb in [[0xD8, 0xA7, 0x6B], [0, 255, 1], [17, 33, 99]] {
            let [r, g, b] = rgb.map(u32::from);
            assert_eq!(Colour::hex(r << 16 | g << 8 | b).bytes(), rgb);
        }
    }

    #[test]
    fn half_of_white_over_black_is_half_the_light() {
        assert_eq!(Colour::hex(0).mix(Colour::hex(0xFF_FF_FF), 0.5).bytes(), [180; 3]);
    }
}
