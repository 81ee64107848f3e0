//! Measures in pictures whether people with colour blindness or low vision can tell apart what they need to.

#![expect(clippy::unwrap_used, reason = "a test")]

#[path = "vision/difference.rs"]
mod difference;
mod vision;

use std::{collections::HashMap, sync::LazyLock};

use games::{RuleSet, Seat, Square};
use image::{Rgb, RgbImage};
use render::{Content, Direction, Layer, Marks, Options, Painter, Strokes, Theme, scene};

use self::{
    difference::{contrast, difference, lab},
    vision::Vision,
};

/// Shared by all tests, so that tiles are drawn once.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// The least differences allowed, in CIE 1976, where 2 to 3 can just be seen.
const STONES: f64 = 30.0;
const STONE_ON_GROUND: f64 = 20.0;
const LINE_ON_GROUND: f64 = 20.0;
const MARKS: f64 = 40.0;
const MARK_ON_GROUND: f64 = 22.0;
const RING_ON_STONE: f64 = 25.0;

/// A kind of board, with what lies on it.
struct Board {
    rules: &'static str,
    ground: fn() -> Vec<Layer>,
    piece: fn(Seat) -> Layer,
}

const BOARDS: [Board; 5] = [
    Board { rules: "dara:traditional", ground: || vec![Layer::Hollow], piece: Layer::Stone },
    Board { rules: "damas:ruibal", ground: || vec![Layer::Dark], piece: Layer::Man },
    Board { rules: "damala:standard", ground: || vec![Layer::Pit], piece: marble },
    Board { rules: "damala:teams", ground: || vec![Layer::Pit], piece: marble },
    Board { rules: "morris:morabaraba", ground: || vec![crossing(), Layer::Point], piece: Layer::Stone },
];

/// Lines that meet from four sides.
fn crossing() -> Layer {
    let arms = [Direction::Up, Direction::Right, Direction::Down, Direction::Left].into_iter().collect();
    Layer::Lines(Strokes { arms, ..Strokes::default() })
}

fn marble(seat: Seat) -> Layer {
    Layer::Marble { seat, number: 0, of: 1 }
}

impl Board {
    fn rules(&self) -> RuleSet {
        self.rules.parse().unwrap()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.rules().seats())
    }

    /// The ground with one more layer on it.
    fn with(&self, layer: Layer) -> Vec<Layer> {
        let mut layers = (self.ground)();
        layers.push(layer);
        layers
    }

    /// Draws these layers on an otherwise empty board, and cuts out their square.
    fn square(&self, theme: Theme, layers: &[Layer]) -> RgbImage {
        let square: Square = "d2".parse().unwrap();
        let options = Options { theme, ..Options::default() };
        let mut scene = scene(&self.rules().start(), &Marks::default(), options);
        scene.items.retain(|item| matches!(item.content, Content::Square(at, _) if at == square));
        let area = scene.items[0].area;
        scene.items[0].content = Content::Square(square, layers.to_vec());
        let whole = PAINTER.picture(&scene).to_image();
        let (left, top) = (u32::from(area.left), u32::from(area.top));
        image::imageops::crop_imm(&whole, left, top, area.width.into(), area.height.into()).to_image()
    }

    /// The colours that a layer adds to the ground, the most frequent first, each with its share.
    fn added(&self, theme: Theme, layer: Layer) -> Vec<([u8; 3], f64)> {
        let bare = self.square(theme, &(self.ground)());
        let with = self.square(theme, &self.with(layer));
        let changed = bare.pixels().zip(with.pixels()).filter(|(bare, with)| bare != with);
        ranked(changed.map(|(_, with)| with))
    }

    /// The colour of inlaid lines, if the board has any.
    fn line(&self, theme: Theme) -> Option<[u8; 3]> {
        let has_lines = !self.rules().board().lines().is_empty();
        let colours = has_lines.then(|| ranked(self.square(theme, &[crossing()]).pixels()))?;
        let field = self.square(theme, &[]);
        colours
            .into_iter()
            .map(|(colour, _)| colour)
            .find(|&colour| field.pixels().all(|pixel| pixel.0 != colour))
    }

    /// The colours in the middle of a piece, where its sign is.
    fn face(&self, theme: Theme, piece: Layer) -> Vec<([u8; 3], f64)> {
        let square = self.square(theme, &self.with(piece));
        let third = square.width() / 3;
        ranked(image::imageops::crop_imm(&square, third, third, third, third).to_image().pixels())
    }

    /// The colours that cover a good part of an empty square, the most frequent first.
    fn grounds(&self, theme: Theme) -> Vec<[u8; 3]> {
        let colours = ranked(self.square(theme, &(self.ground)()).pixels());
        colours.into_iter().filter(|(_, share)| *share > 0.16).map(|(colour, _)| colour).collect()
    }
}

/// The colours of pixels, the most frequent first, each with its share.
#[expect(clippy::cast_precision_loss, reason = "a square has some thousand pixels")]
fn ranked<'a>(pixels: impl Iterator<Item = &'a Rgb<u8>>) -> Vec<([u8; 3], f64)> {
    let mut found: HashMap<[u8; 3], usize> = HashMap::new();
    for pixel in pixels {
        *found.entry(pixel.0).or_default() += 1;
    }
    let all = found.values().sum::<usize>() as f64;
    let mut ranked: Vec<_> = found.into_iter().map(|(colour, count)| (colour, count as f64 / all)).collect();
    ranked.sort_by(|(a, one), (b, other)| other.total_cmp(one).then(a.cmp(b)));
    ranked
}

/// Everything that looks too similar in a theme: on which board, with which vision, and what.
fn merged(theme: Theme) -> Vec<String> {
    let mut merged = Vec::new();
    for board in &BOARDS {
        let main = |layer| board.added(theme, layer)[0].0;
        let stones: Vec<_> = board.seats().map(|seat| main((board.piece)(seat))).collect();
        let marks = [Layer::To, Layer::Taken, Layer::OfferedEmpty].map(main);
        let grounds = board.grounds(theme);
        for vision in Vision::ALL {
            let mut check = |what: &str, least: f64, all: &[[u8; 3]], others: Option<&[[u8; 3]]>| {
                for (number, &one) in all.iter().enumerate() {
                    for &other in others.unwrap_or_else(|| &all[number + 1..]) {
                        let found = difference(vision, one, other);
                        if found < least {
                            let rules = board.rules;
                            merged.push(format!("{rules} {vision:?} {what} {one:?} {other:?}: {found:.0}"));
                        }
                    }
                }
            };
            check("stones", STONES, &stones, None);
            check("stone on ground", STONE_ON_GROUND, &stones, Some(&grounds));
            check("marks", MARKS, &marks, None);
            check("mark on ground", MARK_ON_GROUND, &marks, Some(&grounds));
            if let Some(line) = board.line(theme) {
                check("line on ground", LINE_ON_GROUND, &[line], Some(&grounds));
                check("stone on line", STONE_ON_GROUND, &stones, Some(&[line]));
            }
            // The ring lies close around the stone.
            check("ring on stone", RING_ON_STONE, &marks[1..2], Some(&stones));
        }
    }
    merged
}

#[test]
fn everything_can_be_told_apart_with_colour_blindness_in_the_colour_safe_theme() {
    assert_eq!(merged(Theme::ColourSafe), Vec::<String>::new());
}

#[test]
fn colours_that_look_too_similar_are_found() {
    let found = merged(Theme::Savanna);
    for (vision, what) in [("RedBlind", "marks"), ("BlueBlind", "marks"), ("GreenBlind", "mark on ground")] {
        assert!(found.iter().any(|one| one.contains(vision) && one.contains(what)), "{found:#?}");
    }
    // Red and green of the same lightness, as seen without red or without green.
    for vision in [Vision::RedBlind, Vision::GreenBlind] {
        let far = difference(vision, [0xB0, 0x60, 0x30], [0x78, 0x78, 0x20]);
        assert!(far < MARKS && difference(Vision::Full, [0xB0, 0x60, 0x30], [0x78, 0x78, 0x20]) > far);
    }
}

#[test]
fn greys_look_the_same_with_every_kind_of_vision() {
    for vision in Vision::ALL {
        for byte in [0, 90, 200, 255] {
            assert!(difference(vision, [byte; 3], [byte; 3]) < 0.001);
            let seen = lab(vision.sees([byte; 3]));
            assert!(seen[1].abs() < 1.5 && seen[2].abs() < 1.5, "{vision:?} {byte}: {seen:?}");
        }
    }
}

/// The least contrasts of a theme: stones on the ground, signs on stones, marks on the ground.
fn least_contrasts(theme: Theme) -> (f64, f64, f64) {
    let (mut stone, mut sign, mut mark) = (f64::MAX, f64::MAX, f64::MAX);
    for board in &BOARDS {
        let grounds = board.grounds(theme);
        let best = |colours: &[([u8; 3], f64)], others: &[[u8; 3]], share: f64| {
            let colours = colours.iter().filter(|(_, of)| *of >= share);
            colours
                .map(|&(colour, _)| {
                    others.iter().map(|&other| contrast(colour, other)).fold(f64::MAX, f64::min)
                })
                .fold(0.0, f64::max)
        };
        for seat in board.seats() {
            let colours = board.added(theme, (board.piece)(seat));
            // Any part of the piece that's wide enough to be seen, its face or its edge.
            stone = stone.min(best(&colours, &grounds[..1], 0.08));
            let face = board.face(theme, (board.piece)(seat));
            sign = sign.min(best(&face, &[face[0].0], 0.04));
        }
        for layer in [Layer::To, Layer::Taken, Layer::OfferedEmpty] {
            mark = mark.min(best(&board.added(theme, layer), &grounds, 0.08));
        }
    }
    (stone, sign, mark)
}

#[test]
fn everything_has_enough_contrast_in_the_high_contrast_theme() {
    // The guidelines ask for 3 between shapes, and 4.5 between text and its background.
    let (stone, sign, mark) = least_contrasts(Theme::HighContrast);
    assert!(stone >= 4.5 && sign >= 4.5 && mark >= 7.0, "{stone:.1} {sign:.1} {mark:.1}");
    for board in &BOARDS {
        let line = board.line(Theme::HighContrast);
        assert!(line.is_none_or(|line| contrast(line, board.grounds(Theme::HighContrast)[0]) >= 4.5));
    }
    let (stone, _, mark) = least_contrasts(Theme::Savanna);
    assert!(stone < 3.0 && mark < 4.5, "the measure finds what has little: {stone:.1} {mark:.1}");
}
