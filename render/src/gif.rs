//! The animated GIF file of pictures that follow each other.
//!
//! A picture is stored as what it changes of the one before, in a few rectangles. These are frames of their own that come
//! so fast that nobody sees them apart: in one rectangle around all of them most pixels would be those that stay, which
//! takes twice as long and a sixth more bytes.

mod changes;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::{draw::canvas::Area, gif::changes::Change};

/// How long a picture stays, in hundredths of a second.
const TURN_TIME: u16 = 80;
/// How long the last one stays.
const LAST_TIME: u16 = 400;
/// From one rectangle of a picture to the next: the shortest time that browsers do not take for a mistake.
const FRAME_TIME: u16 = 2;

/// The file of pictures as large as `picture`, each as indices into a palette (red, green and blue of each index) of less
/// than 256 colours. They differ within `places` only.
pub(crate) fn encode(
    picture: Area,
    palette: &[u8],
    places: &[Area],
    pictures: impl Iterator<Item = Vec<u8>>,
) -> Result<Vec<u8>, EncodingError> {
    let mut encoder = Encoder::new(Vec::new(), picture.width, picture.height, palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    // The first index that is no colour.
    let stays = u8::try_from(palette.len() / 3).unwrap_or(u8::MAX);
    let mut before: Option<Vec<u8>> = None;
    let mut pictures = pictures.peekable();
    while let Some(now) = pictures.next() {
        let mut left = if pictures.peek().is_some() { TURN_TIME } else { LAST_TIME };
        if let Some(before) = &before {
            let change = Change { before, now: &now, width: picture.width };
            let mut areas = change.areas(places);
            // A picture that changes nothing takes its time too.
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
