//! Pictures as PNG stores them here: each row as its differences from the row above, after the number of that filter.
//!
//! Differences add up. What a tile changes of the ground's differences depends on the tile and the ground under it alone,
//! so it is worked out once for each tile, and a picture is what the ground and its tiles add to rows of zeros.

/// The filter of a row of PNG that stores differences from the row above.
const UP: u8 = 2;

/// The rows of a picture of this width in pixels.
pub(crate) fn rows(pixels: &[u8], width: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity(pixels.len() + pixels.len() / width.max(1));
    let mut above = vec![0; width];
    for row in pixels.chunks_exact(width.max(1)) {
        rows.push(UP);
        rows.extend(row.iter().zip(&above).map(|(pixel, above)| pixel.wrapping_sub(*above)));
        above.copy_from_slice(row);
    }
    rows
}

/// The pixels of rows of this width: the way back.
pub(crate) fn summed(rows: &[u8], width: usize) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(rows.len());
    let mut row = vec![0_u8; width];
    for differences in rows.chunks_exact(width + 1) {
        sum(&mut row, differences.get(1..).unwrap_or_default());
        pixels.extend_from_slice(&row);
    }
    pixels
}

/// Turns pixels of a row into those below, by their differences.
pub(crate) fn sum(row: &mut [u8], differences: &[u8]) {
    for (pixel, difference) in row.iter_mut().zip(differences) {
        *pixel = pixel.wrapping_add(*difference);
    }
}

/// What a tile of this width adds to the rows of the ground that it lies on, which is as large: one row more than it has, since
/// the row under it differs from the tile's last one.
pub(crate) fn of_tile(tile: &[u8], ground: &[u8], width: usize) -> Vec<u8> {
    let mut above = vec![0; width.max(1)];
    let mut added = Vec::with_capacity(tile.len() + above.len());
    for (tile, ground) in tile.chunks_exact(above.len()).zip(ground.chunks_exact(above.len())) {
        for ((pixel, ground), above) in tile.iter().zip(ground).zip(&mut above) {
            let change = pixel.wrapping_sub(*ground);
            added.push(change.wrapping_sub(*above));
            *above = change;
        }
    }
    added.extend(above.iter().map(|change| change.wrapping_neg()));
    added
}

/// The differences of all rows of a tile of this width from those above, but for the first, which has none above.
pub(crate) fn within(tile: &[u8], width: usize) -> Vec<u8> {
    tile.iter().skip(width).zip(tile).map(|(pixel, above)| pixel.wrapping_sub(*above)).collect()
}

/// Rows of differences are nearly all zeros: what is not is kept in strips of so many bytes, each added at a stroke.
const STRIP: usize = 16;

/// How many rows are laid out at once: they stay in the processor's nearest memory until they are compressed.
const BAND_ROWS: usize = 24;

/// Some bytes to be added to rows, the first of them not zero. It may reach beyond its row's end, with zeros only.
struct Strip {
    /// Where it begins, in bytes from the place of its patch, counted along the picture's rows. There are very many, so that it is no
    /// wider than a picture needs.
    at: u32,
    bytes: [u8; STRIP],
}

impl Strip {
    fn at(&self) -> usize {
        usize::try_from(self.at).unwrap_or(usize::MAX)
    }
}

/// What a part of the picture adds to rows of differences: the strips of it that are not zero, from the top.
pub(crate) struct Patch(Vec<Strip>);

impl Patch {
    /// What lines of `width` bytes add to rows of `across` bytes.
    pub(crate) fn new(lines: &[u8], width: usize, across: usize) -> Self {
        let lines = lines.chunks_exact(width.max(1)).zip((0..).step_by(across.max(1)));
        let mut all: Vec<Strip> = lines.flat_map(|(line, start)| strips(line, start)).collect();
        // It is kept for long.
        all.shrink_to_fit();
        Self(all)
    }

    /// The patch laid at a place in bytes from the picture's beginning, with nothing added so far.
    pub(crate) fn placed_at(&self, place: usize) -> PlacedPatch<'_> {
        PlacedPatch { place, left: &self.0 }
    }
}

/// The strips of a line that begins `start` bytes from the place of its patch.
fn strips(line: &[u8], start: usize) -> Vec<Strip> {
    let mut strips = Vec::new();
    let mut from = 0;
    while let Some(zeros) = line.iter().skip(from).position(|&byte| byte != 0) {
        from += zeros;
        let mut bytes = [0; STRIP];
        bytes.iter_mut().zip(line.iter().skip(from)).for_each(|(byte, found)| *byte = *found);
        // A picture has not so many bytes that it would not fit.
        strips.push(Strip { at: u32::try_from(start + from).unwrap_or(u32::MAX), bytes });
        from += STRIP;
    }
    strips
}

/// A patch on its way into a picture whose rows are made from the top.
pub(crate) struct PlacedPatch<'a> {
    place: usize,
    /// The strips that lie further down than what was made so far.
    left: &'a [Strip],
}

impl PlacedPatch<'_> {
    /// Adds what belongs to a band of rows that begins `top` bytes from the picture's beginning; the last `STRIP` bytes of
    /// `band` are room for strips that reach beyond it.
    fn add(&mut self, band: &mut [u8], top: usize) {
        let end = (top + band.len()).saturating_sub(STRIP + self.place);
        while let Some((strip, left)) = self.left.split_first()
            && strip.at() < end
        {
            let from = (self.place.saturating_add(strip.at())).saturating_sub(top);
            if let Some(sums) = band.get_mut(from..from + STRIP) {
                sums.iter_mut().zip(&strip.bytes).for_each(|(sum, added)| *sum = sum.wrapping_add(*added));
            }
            self.left = left;
        }
    }
}

/// Hands over what patches add to `height` rows of `across` bytes, from the top, some rows at a time.
pub(crate) fn add_patches(
    patches: &mut [PlacedPatch<'_>],
    across: usize,
    height: usize,
    mut sink: impl FnMut(&[u8]),
) {
    let mut band = vec![0; BAND_ROWS.min(height) * across + STRIP];
    for top in (0..height).step_by(BAND_ROWS) {
        let size = BAND_ROWS.min(height - top) * across;
        band.truncate(size + STRIP);
        band.fill(0);
        for patch in &mut *patches {
            patch.add(&mut band, top * across);
        }
        sink(band.get(..size).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three columns, five rows.
    const GROUND: [u8; 15] = [9, 9, 8, 9, 9, 8, 1, 2, 8, 9, 9, 8, 0, 0, 255];

    #[test]
    fn pixels_survive_the_way_through_differences() {
        let rows = rows(&GROUND, 3);
        assert_eq!(rows[..8], [UP, 9, 9, 8, UP, 0, 0, 0]);
        assert_eq!(summed(&rows, 3), GROUND);
    }

    #[test]
    fn a_tile_lies_where_it_belongs_whatever_the_bands() {
        let tile = [70, 71, 72, 73, 74, 75];
        let under = [9, 8, 2, 8, 9, 8];
        let mut laid = GROUND;
        for (pixels, tile) in laid.chunks_exact_mut(3).skip(1).zip(tile.chunks_exact(2)) {
            pixels[1..].copy_from_slice(tile);
        }
        let ground = Patch::new(&rows(&GROUND, 3), 4, 4);
        let tile = Patch::new(&of_tile(&tile, &under, 2), 2, 4);
        for height in 1..=5 {
            let mut patches = [ground.placed_at(0), tile.placed_at(4 + 2)];
            let mut all = Vec::new();
            for top in (0..20).step_by(4 * height) {
                let mut band = vec![0; (20 - top).min(4 * height) + STRIP];
                for patch in &mut patches {
                    patch.add(&mut band, top);
                }
                all.extend(&band[..band.len() - STRIP]);
            }
            assert_eq!(summed(&all, 3), laid, "bands of {height}");
        }
    }

    #[test]
    fn a_patch_keeps_all_that_is_not_zero() {
        let mut lines = [0; 3 * 50];
        for at in [0, 15, 16, 17, 49, 50, 99, 100 + 20, 100 + 36] {
            lines[at] = 7;
        }
        let mut band = vec![0; 3 * 50 + STRIP];
        Patch::new(&lines, 50, 50).placed_at(0).add(&mut band, 0);
        assert_eq!(band[..150], lines);
        assert_eq!(band[150..], [0; STRIP]);
    }
}
