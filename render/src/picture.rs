//! Pixels, and the PNG file that they become.

use std::sync::Arc;

use crate::deflate;

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
    /// How many pixels to the left a row is likely to have looked the same.
    pub(crate) repeats: Arc<[usize]>,
}

/// The filter of a PNG row that stores differences from the row above.
const UP: u8 = 2;

impl Picture {
    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        let data = deflate::zlib(&self.differences(), &self.repeats);
        let mut file = Vec::with_capacity(data.len() + 1024);
        // Writing to memory cannot fail, and the sizes are the painter's own.
        self.write(&mut file, &data).map_or_else(|_| Vec::new(), |()| file)
    }

    fn write(&self, file: &mut Vec<u8>, data: &[u8]) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(file, self.width.into(), self.height.into());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_ref());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, data)?;
        writer.finish()
    }

    /// Each row as its differences from the one above: tiles and wood hardly change on the way down.
    fn differences(&self) -> Vec<u8> {
        let width = usize::from(self.width);
        let mut data = Vec::with_capacity((width + 1) * usize::from(self.height));
        let first = vec![0; width];
        let mut above = first.as_slice();
        for row in self.pixels.chunks_exact(width) {
            data.push(UP);
            data.extend(row.iter().zip(above).map(|(pixel, above)| pixel.wrapping_sub(*above)));
            above = row;
        }
        data
    }
}
