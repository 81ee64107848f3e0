//! Rows of differences: each row as its differences from the row above, after a filter byte.
//!
//! Differences add up. What a tile changes depends only on the tile and the ground below it, so it's computed
//! once per tile, and a picture is the sum of its ground and tiles.

/// PNG's filter for differences from the row above.
const UP: u8 = 2;

/// Turns the pixels of a picture into rows of differences.
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

/// Turns rows of differences back into pixels.
pub(crate) fn summed(rows: &[u8], width: usize) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(rows.len());
    let mut row = vec![0_u8; width];
    for differences in rows.chunks_exact(width + 1) {
        sum(&mut row, differences.get(1..).unwrap_or_default());
        pixels.extend_from_slice(&row);
    }
    pixels
}

/// Turns a row of pixels into the next one.
pub(crate) fn sum(row: &mut [u8], differences: &[u8]) {
    for (pixel, difference) in row.iter_mut().zip(differences) {
        *pixel = pixel.wrapping_add(*difference);
    }
}

/// What a tile adds to the differences of the ground under it. There is one row more than the tile has,
/// because the row below it changes too.
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

/// The differences between the rows of a tile, without those of its first row.
pub(crate) fn within(tile: &[u8], width: usize) -> Vec<u8> {
    tile.iter().skip(width).zip(tile).map(|(pixel, above)| pixel.wrapping_sub(*above)).collect()
}

/// Bytes in a strip. Rows of differences are nearly all zeros; the rest is kept in strips, each added at
/// once.
const STRIP: usize = 16;

/// Rows that are put together at once: few enough to stay in the fastest cache until they're compressed.
const BAND_ROWS: usize = 24;

/// Bytes to be added, the first of them not zero. Beyond the end of its row a strip holds only zeros.
struct Strip {
    /// Offset in bytes from the start of the patch, along the rows of the picture. There are very many
    /// strips, hence the small type.
    at: u32,
    bytes: [u8; STRIP],
}

impl Strip {
    fn at(&self) -> usize {
        usize::try_from(self.at).unwrap_or(usize::MAX)
    }
}

/// What part of a picture adds to rows of differences: its strips, from the top.
pub(crate) struct Patch(Vec<Strip>);

impl Patch {
    /// Collects strips from lines of `width` bytes, to be added to rows of `across` bytes.
    pub(crate) fn new(lines: &[u8], width: usize, across: usize) -> Self {
        let lines = lines.chunks_exact(width.max(1)).zip((0..).step_by(across.max(1)));
        let mut all: Vec<Strip> = lines.flat_map(|(line, start)| strips(line, start)).collect();
        // Patches are kept for a long time.
        all.shrink_to_fit();
        Self(all)
    }

    /// Places the patch at an offset in bytes from the start of the picture.
    pub(crate) fn placed_at(&self, place: usize) -> PlacedPatch<'_> {
        PlacedPatch { place, left: &self.0 }
    }
}

/// The strips of a line that begins `start` bytes after its patch.
fn strips(line: &[u8], start: usize) -> Vec<Strip> {
    let mut strips = Vec::new();
    let mut from = 0;
    while let Some(zeros) = line.iter().skip(from).position(|&byte| byte != 0) {
        from += zeros;
        let mut bytes = [0; STRIP];
        bytes.iter_mut().zip(line.iter().skip(from)).for_each(|(byte, found)| *byte = *found);
        // Offsets within a picture fit.
        strips.push(Strip { at: u32::try_from(start + from).unwrap_or(u32::MAX), bytes });
        from += STRIP;
    }
    strips
}

/// A patch that is being added to a picture from the top.
pub(crate) struct PlacedPatch<'a> {
    place: usize,
    /// Strips that aren't added yet.
    left: &'a [Strip],
}

impl PlacedPatch<'_> {
    /// Adds what falls into a band of rows that starts `top` bytes into the picture. The last `STRIP` bytes
    /// of `band` are room for strips that reach beyond its end.
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

/// Adds patches to `height` rows of `across` zeros, and passes the rows to `sink` in bands from the top.
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
    fn pixels_survive_conversion_to_differences_and_back() {
        let rows = rows(&GROUND, 3);
        assert_eq!(rows[..8], [UP, 9, 9, 8, UP, 0, 0, 0]);
        assert_eq!(summed(&rows, 3), GROUND);
    }

    #[test]
    fn a_tile_lands_in_its_place_with_bands_of_any_height() {
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
    fn a_patch_keeps_every_byte_that_is_not_zero() {
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
