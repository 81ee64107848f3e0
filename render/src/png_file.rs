//! PNG files: of a picture whose rows come as differences, and of a drawing in full colour.

use std::io::{self, Cursor};

use image::{ImageFormat, ImageResult, RgbImage};

use crate::canvas::Canvas;

/// A sink for the picture's rows.
type Sink<'a> = &'a mut dyn FnMut(&[u8]) -> io::Result<()>;

/// Room for most pictures, so that the file seldom has to move while it grows.
const ROOM: usize = 56 * 1024;

/// The file of a picture of this size in pixels, in the colours of a palette (red, green and blue of each index); `rows`
/// hands its rows to the sink that it is given.
///
/// They are compressed on the way, since `png` would keep the whole picture and compress row by row, which takes longer.
pub(crate) fn write(
    width: u16,
    height: u16,
    palette: &[u8],
    rows: impl FnOnce(Sink<'_>) -> io::Result<()>,
) -> Result<Vec<u8>, png::EncodingError> {
    let mut compressor = fdeflate::Compressor::new(Vec::with_capacity(ROOM))?;
    rows(&mut |band| compress(&mut compressor, band, usize::from(width) + 1))?;
    let mut file = Vec::with_capacity(ROOM);
    let mut encoder = png::Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &compressor.finish()?)?;
    writer.finish()?;
    Ok(file)
}

/// Compresses rows of `across` bytes, each from its first pixel to the number of the next one's filter.
///
/// `fdeflate` looks at eight bytes at once, counted from the beginning of what it is given. This way a column of pixels has
/// the same place among its eight in every row, so an edge that runs down looks the same to the processor again and again,
/// and it guesses right more often what comes next.
fn compress(compressor: &mut fdeflate::Compressor<Vec<u8>>, band: &[u8], across: usize) -> io::Result<()> {
    let (filter, pixels) = band.split_at_checked(1).unwrap_or_default();
    compressor.write_data(filter)?;
    pixels.chunks(across).try_for_each(|row| compressor.write_data(row))
}

/// The file of a finished drawing of this size in pixels of the picture, in whatever colours it has.
pub(crate) fn in_full_colour(canvas: Canvas, width: u16, height: u16) -> ImageResult<Vec<u8>> {
    let pixels = canvas.finish().pixels.into_flattened();
    let mut file = Cursor::new(Vec::new());
    if let Some(image) = RgbImage::from_raw(width.into(), height.into(), pixels) {
        image.write_to(&mut file, ImageFormat::Png)?;
    }
    Ok(file.into_inner())
}
