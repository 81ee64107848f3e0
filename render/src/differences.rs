//! Pictures as PNG stores them here: each row as its differences from the row above, after the number of that filter.
//!
//! Differences add up. What a tile changes of the ground's differences depends on the tile and the ground under it alone,
//! so it is worked out once for each tile, and a picture is the ground's rows with its tiles' added to them.

use crate::canvas::Area;

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
        for (pixel, difference) in row.iter_mut().zip(differences.iter().skip(1)) {
            *pixel = pixel.wrapping_add(*difference);
        }
        pixels.extend_from_slice(&row);
    }
    pixels
}

/// What a tile adds to the rows of the ground that it lies on: one row more than it has, since the row under it differs
/// from the tile's last one.
pub(crate) fn of_tile(tile: &[u8], ground: &[u8], width: usize, area: Area) -> Vec<u8> {
    let (left, across) = (usize::from(area.left), usize::from(area.width).max(1));
    let lower = ground.chunks_exact(width.max(1)).skip(area.top.into());
    let mut above = vec![0; across];
    let mut added = Vec::with_capacity(tile.len() + across);
    for (tile, ground) in tile.chunks_exact(across).zip(lower) {
        for ((pixel, ground), above) in tile.iter().zip(ground.iter().skip(left)).zip(&mut above) {
            let change = pixel.wrapping_sub(*ground);
            added.push(change.wrapping_sub(*above));
            *above = change;
        }
    }
    added.extend(above.iter().map(|change| change.wrapping_neg()));
    added
}

/// Adds what belongs to a tile at `area` to a band of rows, each `across` bytes long; `top` is the row where it begins.
pub(crate) fn add(band: &mut [u8], across: usize, top: usize, tile: &[u8], area: Area) {
    let (from, left, width) = (usize::from(area.top), usize::from(area.left) + 1, usize::from(area.width));
    let lines = tile.chunks_exact(width.max(1)).skip(top.saturating_sub(from));
    for (row, line) in band.chunks_exact_mut(across).skip(from.saturating_sub(top)).zip(lines) {
        if let Some(row) = row.get_mut(left..left + width) {
            row.iter_mut().zip(line).for_each(|(sum, added)| *sum = sum.wrapping_add(*added));
        }
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
        let area = Area { left: 1, top: 1, width: 2, height: 3 };
        let tile = [70, 71, 72, 73, 74, 75];
        let mut laid = GROUND;
        for (pixels, tile) in laid.chunks_exact_mut(3).skip(1).zip(tile.chunks_exact(2)) {
            pixels[1..].copy_from_slice(tile);
        }
        let added = of_tile(&tile, &GROUND, 3, area);
        for height in 1..=5 {
            let mut all = rows(&GROUND, 3);
            for (band, top) in all.chunks_mut(4 * height).zip((0..).step_by(height)) {
                add(band, 4, top, &added, area);
            }
            assert_eq!(summed(&all, 3), laid, "bands of {height}");
        }
    }
}
