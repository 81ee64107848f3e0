//! Pixels, and the PNG file that they become.

use std::sync::Arc;

/// A picture as indices into a palette.
pub struct Picture {
    /// Pixels across.
    pub width: u16,
    /// Pixels down.
    pub height: u16,
    /// One index a pixel, row by row from the top.
    pub pixels: Vec<u8>,
    /// Red, green and blue of each index.
    pub palette: Arc<[u8]>,
}

/// The filter of a row of PNG that stores differences from the row above.
const UP: u8 = 2;

impl Picture {
    /// The picture as a PNG file.
    ///
    /// Each row is stored as its differences from the one above: tiles and wood hardly change on the way down. They are
    /// compressed in one go, since `png` compresses row by row, which takes a tenth longer.
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(64 * 1024);
        // Writing to memory cannot fail, and the sizes are the painter's own.
        self.write(&mut file).map_or_else(|_| Vec::new(), |()| file)
    }

    fn write(&self, file: &mut Vec<u8>) -> Result<(), png::EncodingError> {
        let mut compressor = fdeflate::Compressor::new(Vec::with_capacity(64 * 1024))?;
        compressor.write_data(&self.differences())?;
        let mut encoder = png::Encoder::new(file, self.width.into(), self.height.into());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_ref());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, &compressor.finish()?)?;
        writer.finish()
    }

    /// The rows as differences, each after the number of its filter.
    fn differences(&self) -> Vec<u8> {
        let width = usize::from(self.width);
        let mut rows = vec![UP; (width + 1) * usize::from(self.height)];
        let first = vec![0; width];
        let above = std::iter::once(first.as_slice()).chain(self.pixels.chunks_exact(width));
        for ((row, pixels), above) in
            rows.chunks_exact_mut(width + 1).zip(self.pixels.chunks_exact(width)).zip(above)
        {
            for ((difference, pixel), above) in row.iter_mut().skip(1).zip(pixels).zip(above) {
                *difference = pixel.wrapping_sub(*above);
            }
        }
        rows
    }
}
