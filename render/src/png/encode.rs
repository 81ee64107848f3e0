//! Whole PNG files: from rows that are compressed already, or from a drawing in full colour.

use std::io::Cursor;

use image::{ImageFormat, ImageResult, RgbImage};

/// Upper bound for what a file holds besides its rows: headers, and a palette of 256 colours.
const BESIDE: usize = 1024;

/// Encodes a picture from its palette (red, green and blue of each index) and its filtered rows, compressed
/// as a zlib stream.
pub(crate) fn indexed(
    width: u16,
    height: u16,
    palette: &[u8],
    rows: &[u8],
) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::with_capacity(rows.len() + BESIDE);
    let mut encoder = png::Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, rows)?;
    writer.finish()?;
    Ok(file)
}

/// Encodes a drawing given as indices into a palette (red, green and blue of each index). It takes a quarter of
/// the bytes of one in full colour.
pub(crate) fn with_palette(
    pixels: &[u8],
    palette: &[u8],
    width: u16,
    height: u16,
) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}

/// Encodes a drawing in full colour.
pub(crate) fn rgb(pixels: Vec<[u8; 3]>, width: u16, height: u16) -> ImageResult<Vec<u8>> {
    let pixels = pixels.into_flattened();
    let mut file = Cursor::new(Vec::new());
    if let Some(image) = RgbImage::from_raw(width.into(), height.into(), pixels) {
        image.write_to(&mut file, ImageFormat::Png)?;
    }
    Ok(file.into_inner())
}
