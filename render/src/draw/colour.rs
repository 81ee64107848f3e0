//! Colours as linear light, so that covering half a pixel looks like half.
//!
//! Displays are taken to have a gamma of 2 (sRGB has about 2.2). A square and a square root, unlike powers,
//! give the same bits on every machine.

/// Red, green and blue as light, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour(pub(crate) [f32; 3]);

impl Colour {
    /// Parses six hexadecimal digits in upper case, e.g. `b"D8A76B"`.
    pub(crate) const fn web(digits: [u8; 6]) -> Self {
        const fn digit(digit: u8) -> u8 {
            match digit {
                b'A'..=b'F' => digit - b'A' + 10,
                _ => digit.saturating_sub(b'0'),
            }
        }
        const fn byte(high: u8, low: u8) -> u8 {
            digit(high) * 16 + digit(low)
        }
        let [r, rr, g, gg, b, bb] = digits;
        Self::from_bytes([byte(r, rr), byte(g, gg), byte(b, bb)])
    }

    /// From 8-bit channels, as a display takes them.
    pub(crate) const fn from_bytes(bytes: [u8; 3]) -> Self {
        const fn channel(byte: u8) -> f32 {
            let value = byte as f32 / 255.0;
            value * value
        }
        let [r, g, b] = bytes;
        Self([channel(r), channel(g), channel(b)])
    }

    /// This colour covered by `other`, to a share of `amount` (0 to 1).
    pub(crate) fn mix(self, other: Self, amount: f32) -> Self {
        let blend = |a: f32, b: f32| a + (b - a) * amount;
        let ([r, g, b], [or, og, ob]) = (self.0, other.0);
        Self([blend(r, or), blend(g, og), blend(b, ob)])
    }

    /// The mean of several colours; black for none.
    pub(crate) fn mean(colours: impl Iterator<Item = Self>) -> Self {
        let (mut red, mut green, mut blue, mut count) = (0.0, 0.0, 0.0, 0.0);
        for Self([r, g, b]) in colours {
            red += r;
            green += g;
            blue += b;
            count += 1.0;
        }
        let count = f32::max(count, 1.0);
        Self([red / count, green / count, blue / count])
    }

    /// As 8-bit channels for a display.
    pub(crate) fn bytes(self) -> [u8; 3] {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "clamped to 0–255 just before"
        )]
        fn byte(channel: f32) -> u8 {
            (channel.clamp(0.0, 1.0).sqrt() * 255.0 + 0.5) as u8
        }
        // `map` over the array is slower: with many codegen units it's not inlined.
        let [red, green, blue] = self.0;
        [byte(red), byte(green), byte(blue)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn web_colours_survive_conversion_to_light_and_back() {
        assert_eq!(Colour::web(*b"D8A76B").bytes(), [0xD8, 0xA7, 0x6B]);
        assert_eq!(Colour::web(*b"00FF01").bytes(), [0, 255, 1]);
    }

    #[test]
    fn half_white_over_black_gives_half_the_light() {
        assert_eq!(Colour::web(*b"000000").mix(Colour::web(*b"FFFFFF"), 0.5).bytes(), [180; 3]);
    }
}
