//! A card to share: one picture, and beside it who played, what came of it, and a few lines, in the shape that feeds show whole.
//!
//! It knows no language: callers provide all text.

use games::Seat;
use image::{RgbImage, imageops};

use crate::{
    board::stone,
    draw::{
        canvas::Area,
        font::Font,
        line::{CapHeight, fitted},
        outline::Point,
        writable::{known, written},
    },
    not_drawn::NotDrawn,
    panel::{Align, Panel, PanelSize},
    theme::Theme,
};

/// A card to share.
///
/// ```
/// use render::{Card, CardPlayer, Options, Painter, Size, Theme, scene};
///
/// let record: games::Record = "dara:traditional b3".parse()?;
/// let position = games::Recorded::load(&record)?;
/// let options = Options { size: Size::Small, ..Options::default() };
/// let board = Painter::new().picture(&scene(position.position(), &Default::default(), options));
/// let card = Card {
///     title: "Dara".to_owned(),
///     number: None,
///     players: vec![CardPlayer { seat: games::Seat::FIRST, name: "Ada".to_owned(), score: "1".to_owned() }],
///     lines: vec!["Ada wins!".to_owned()],
///     theme: Theme::Night,
/// };
/// assert!(card.png(&board.to_image())?.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// What it is about, in about thirty letters.
    pub title: String,
    /// A number that is the news, such as a rating.
    pub number: Option<String>,
    /// The players, at most four.
    pub players: Vec<CardPlayer>,
    /// What is worth saying, each in one to three lines of the picture.
    pub lines: Vec<String>,
    /// The theme.
    pub theme: Theme,
}

/// A player on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPlayer {
    /// Whose stone is drawn.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// What they scored; it may be empty.
    pub score: String,
}

impl Card {
    /// Size in pixels, about the shape of a preview in a feed.
    pub const SIZE: (u16, u16) = (1040, 554);
    /// The room for the picture, in pixels. A larger one is scaled down.
    pub const PICTURE: (u16, u16) = (480, 514);

    /// Draws the card with this picture as a PNG file.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self, picture: &RgbImage) -> Result<Vec<u8>, NotDrawn> {
        drawn(self, picture)
    }
}

// Lengths are in pixels of the picture.

/// Space around the picture.
const MARGIN: u16 = 20;
/// The field.
const FIELD: Area = Area {
    left: Card::PICTURE.0 + 2 * MARGIN,
    top: PanelSize::FIELD_TOP,
    width: 500,
    height: Card::SIZE.1 - PanelSize::FIELD_TOP - MARGIN,
};
/// Space between the field's edge and the words.
const INSET: f32 = 28.0;
/// The rows of players: their distance, and the radius of a stone.
const ROW: f32 = 58.0;
const STONE: f32 = 20.0;
/// Cap heights of a name, of a number that is the news, and of the lines below.
const NAME: CapHeight = CapHeight { usual: 19.0, smallest: 12.0 };
const NUMBER: CapHeight = CapHeight { usual: 60.0, smallest: 24.0 };
const LINE: CapHeight = CapHeight::fixed(15.0);
/// The width that a score takes, the height of a number, and the distances between lines and between paragraphs.
const SCORE: f32 = 60.0;
const NUMBER_ROW: f32 = 120.0;
const LEADING: f32 = 31.0;
const PARAGRAPH: f32 = 15.0;
/// A paragraph is cut after so many lines.
const LINES: usize = 3;

/// The finished file.
fn drawn(card: &Card, picture: &RgbImage) -> Result<Vec<u8>, NotDrawn> {
    let (width, height) = Card::SIZE;
    let mut panel =
        Panel::new(PanelSize { width, height, field: FIELD, oversampling: 2 }, &card.title, card.theme);
    let (left, right) = (f32::from(FIELD.left) + INSET, f32::from(FIELD.left + FIELD.width) - INSET);
    let mut top = f32::from(FIELD.top) + INSET / 2.0;
    if let Some(number) = &card.number {
        let middle = Point::new(f32::midpoint(left, right), top + NUMBER_ROW / 2.0);
        let colour = panel.theme.text;
        panel.write(number, middle, Align::Centre, NUMBER, right - left, colour);
        top += NUMBER_ROW;
    }
    for player in &card.players {
        draw_player(&mut panel, player, (left, right), top + ROW / 2.0);
        top += ROW;
    }
    let bottom = f32::from(FIELD.top + FIELD.height) - INSET / 2.0;
    for line in &card.lines {
        top += PARAGRAPH;
        for line in wrapped(panel.font(), line, right - left) {
            if top + LEADING > bottom {
                break;
            }
            let (at, colour) = (Point::new(left, top + LEADING / 2.0), panel.theme.text);
            panel.write(&line, at, Align::Left, LINE, right - left, colour);
            top += LEADING;
        }
    }
    let picture = fitting(picture);
    // In the middle of the room for it.
    let beside = |room: u16, length: u32| usize::from(MARGIN) + (usize::from(room) - length as usize) / 2;
    let corner = (beside(Card::PICTURE.0, picture.width()), beside(Card::PICTURE.1, picture.height()));
    panel.png_with(&picture, corner)
}

fn draw_player(panel: &mut Panel, player: &CardPlayer, (left, right): (f32, f32), middle: f32) {
    let theme = panel.theme;
    let (canvas, scale) = panel.canvas();
    let centre = Point::new((left + STONE) * scale, middle * scale);
    // The same stone as in a tray of the board.
    stone::in_tray(canvas, centre, STONE * scale, player.seat, theme);
    stone::sign(canvas, centre, STONE * scale, player.seat, theme);
    let name = left + 2.0 * STONE + 16.0;
    let at = Point::new(name, middle);
    let called = written(panel.font(), &player.name);
    panel.write(&called, at, Align::Left, NAME, right - SCORE - name, theme.text);
    panel.write(&player.score, Point::new(right, middle), Align::Right, NAME, SCORE, theme.text);
}

/// The picture, scaled down if it's too large.
fn fitting(picture: &RgbImage) -> RgbImage {
    let (width, height) = (u32::from(Card::PICTURE.0), u32::from(Card::PICTURE.1));
    if picture.width() <= width && picture.height() <= height {
        return picture.clone();
    }
    let share =
        (f64::from(width) / f64::from(picture.width())).min(f64::from(height) / f64::from(picture.height()));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "smaller than the picture")]
    let scaled = |length: u32| ((f64::from(length) * share) as u32).max(1);
    imageops::thumbnail(picture, scaled(picture.width()), scaled(picture.height()))
}

/// A text in lines that fit into `room`, at most [`LINES`]; the last one takes the rest, and is cut if need be.
fn wrapped(font: &Font, text: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in known(font, text).split_whitespace() {
        let begun = lines.len();
        let Some(line) = lines.last_mut() else { break };
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if line.is_empty() || begun == LINES || font.width(&longer, LINE.usual) <= room {
            *line = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.into_iter().map(|line| fitted(font, &line, LINE, room).0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_wrapped_between_words_and_cut_in_its_last_line() {
        let font = Font::bundled();
        let room = font.width("Ben has too few", LINE.usual) + 1.0;
        assert_eq!(wrapped(&font, "Ben has too few stones left.", room), ["Ben has too few", "stones left."]);
        let long = wrapped(&font, &"stone ".repeat(100), room);
        assert_eq!(long.len(), LINES);
        assert!(long[2].ends_with('…'), "{long:?}");
        assert!(long.iter().all(|line| font.width(line, LINE.usual) <= room), "{long:?}");
    }

    #[test]
    fn a_large_picture_keeps_its_proportions() {
        let small = fitting(&RgbImage::new(960, 1029));
        assert_eq!(small.dimensions(), (479, 514));
        assert_eq!(fitting(&RgbImage::new(400, 480)).dimensions(), (400, 480));
    }
}
