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

impl Picture {
    /// The picture as a PNG file.
    ///
    /// Each row is stored as its difference from the one above: tiles and wood hardly change on the way down. What an
    /// encoder chooses by itself takes several times as long.
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(64 * 1024);
        // Writing to memory cannot fail, and the sizes are the painter's own.
        self.write(&mut file).map_or_else(|_| Vec::new(), |()| file)
    }

    fn write(&self, file: &mut Vec<u8>) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(file, self.width.into(), self.height.into());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_ref());
        encoder.set_compression(png::Compression::Fastest);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()
    }
}
