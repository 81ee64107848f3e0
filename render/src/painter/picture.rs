//! Pictures as pixels.

use std::sync::Arc;

use image::{Rgb, RgbImage};

/// A picture as indices into a palette.
pub struct Picture {
    /// Pixels across.
    pub width: u16,
    /// Pixels down.
    pub height: u16,
    /// One index per pixel, row by row from the top.
    pub pixels: Vec<u8>,
    /// Red, green and blue of each index.
    pub palette: Arc<[u8]>,
}

impl Picture {
    /// Converts the picture to full colour.
    pub fn to_image(&self) -> RgbImage {
        let colours: Vec<[u8; 3]> = self.palette.as_chunks().0.to_vec();
        let width = usize::from(self.width);
        RgbImage::from_fn(self.width.into(), self.height.into(), |x, y| {
            let index = self.pixels.get(y as usize * width + x as usize);
            Rgb(index.and_then(|&index| colours.get(usize::from(index))).copied().unwrap_or_default())
        })
    }
}
