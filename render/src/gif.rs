//! Animated GIF files.
//!
//! Each picture is stored as what changed since the one before, in up to three rectangles. Every rectangle is
//! a frame of its own, shown so briefly that they look like one: a single rectangle around them all would
//! mostly hold unchanged pixels, and take twice the time and a sixth more bytes.

mod changes;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::{draw::canvas::Area, gif::changes::Change};

/// How long a picture stays, in hundredths of a second.
const TURN_TIME: u16 = 80;
/// How long the last picture stays.
const LAST_TIME: u16 = 400;
/// Time between two rectangles of a picture. Browsers take anything shorter for a mistake, and slow it down.
const FRAME_TIME: u16 = 2;

/// Encodes pictures of the size of `picture`, given as indices into a palette (red, green and blue of each
/// index) of fewer than 256 colours. Pictures may differ only within `places`.
pub(crate) fn encode(
    picture: Area,
    palette: &[u8],
    places: &[Area],
    pictures: impl Iterator<Item = Vec<u8>>,
) -> Result<Vec<u8>, EncodingError> {
    let mut encoder = Encoder::new(Vec::new(), picture.width, picture.height, palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    // The first index without a colour marks pixels that stay.
    let stays = u8::try_from(palette.len() / 3).unwrap_or(u8::MAX);
    let mut before: Option<Vec<u8>> = None;
    let mut pictures = pictures.peekable();
    while let Some(now) = pictures.next() {
        let mut left = if pictures.peek().is_some() { TURN_TIME } else { LAST_TIME };
        if let Some(before) = &before {
            let change = Change { before, now: &now, width: picture.width };
            let mut areas = change.areas(places);
            // A picture that changes nothing still takes its time.
            let last = areas.pop().unwrap_or(Area { width: 1, height: 1, ..picture });
            for area in areas {
                encoder.write_frame(&frame(area, change.pixels(area, stays), FRAME_TIME, stays))?;
                left -= FRAME_TIME;
            }
            encoder.write_frame(&frame(last, change.pixels(last, stays), left, stays))?;
        } else {
            encoder.write_frame(&frame(picture, now.clone(), left, stays))?;
        }
        before = Some(now);
    }
    encoder.into_inner()
}

fn frame(area: Area, pixels: Vec<u8>, delay: u16, stays: u8) -> Frame<'static> {
    let Area { left, top, width, height } = area;
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(stays),
        left,
        top,
        width,
        height,
        buffer: pixels.into(),
        ..Frame::default()
    }
}
