//! What a scene holds. Tests look at this instead of pixels.

use std::fmt;

use games::{Seat, Side, Square};

use super::{direction::Direction, layout::Layout, strokes::Strokes};
use crate::{draw::canvas::Area, theme::Theme};

/// A picture as data. Items are in drawing order, and none covers another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The colours.
    pub theme: Theme,
    /// Number of seats in the game, and so of colours of pieces.
    pub seats: usize,
    /// Where everything is.
    pub layout: Layout,
    /// What lies on the ground.
    pub items: Vec<Item>,
}

/// One thing at a place of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Item {
    /// The place.
    pub area: Area,
    /// What is there.
    pub content: Content,
}

/// What an item is. Equal squares look the same anywhere; the others don't, because they lie on the
/// wood of the frame.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Content {
    /// A square with everything on it, the lowest layer first.
    Square(Square, Vec<Layer>),
    /// A coordinate.
    Label(String),
    /// A side's pieces beside the board.
    Tray(Tray),
    /// The chances of winning, as a bar beside the board.
    Bar(ChanceBar),
}

/// One layer of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The hollow of a square for one stone.
    Hollow,
    /// A dark square of a chequered board.
    Dark,
    /// The pit of a square for several marbles.
    Pit,
    /// The inlay of a special square.
    Centre {
        /// Whether a stone must be dropped on such a square now.
        due: bool,
    },
    /// Inlaid lines of a board of points and lines.
    Lines(Strokes),
    /// The small hollow of a point.
    Point,
    /// The rod that joins the stones of a fresh row.
    Rod(Strokes),
    /// A path that runs through the square, or starts or ends there.
    Path {
        /// Which path it is.
        trail: Trail,
        /// Where the path comes from; `None` where it starts.
        from: Option<Direction>,
        /// Where the path goes; `None` where it ends.
        to: Option<Direction>,
    },
    /// A stone of this seat.
    Stone(Seat),
    /// A man of this seat.
    Man(Seat),
    /// A Dama of this seat.
    Dama(Seat),
    /// One of the marbles on the square.
    Marble {
        /// Whose marble it is.
        seat: Seat,
        /// Which of the square's marbles it is, from 0.
        number: u8,
        /// How many marbles the square holds.
        of: u8,
    },
    /// An arrowhead where a path leaves the square.
    Arrow(Trail, Direction),
    /// The last action started here.
    From,
    /// The last action started here, and other marbles stayed.
    FromAmong,
    /// The last action ended here.
    To,
    /// The piece that arrived here in the last action became a Dama.
    Promoted,
    /// The last action removed the piece that was here.
    Taken,
    /// The last action removed a marble, and others stayed.
    TakenAmong,
    /// A marble was gained here.
    Gained,
    /// A take is due, and this stone may be taken.
    Takeable,
    /// This piece should have captured, and may be huffed.
    Offender,
    /// A claimed capture is due, and this piece can make it.
    Capturer,
    /// Chosen in a panel.
    Chosen,
    /// An empty square that can be chosen next.
    OfferedEmpty,
    /// A stone that can be chosen next.
    OfferedStone,
}

/// Which path it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trail {
    /// The path of the turn just played.
    Last,
    /// The path being chosen in a panel.
    Chosen,
}

/// A side's pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tray {
    /// Whether the tray is below the field.
    pub below: bool,
    /// The side's players, in order of play.
    pub players: Vec<TrayPlayer>,
    /// What the side has captured: whose pieces, and how many.
    pub captured: Vec<(Seat, u32)>,
}

/// One player's part of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrayPlayer {
    /// The player's seat.
    pub seat: Seat,
    /// Whether the player acts next.
    pub to_act: bool,
    /// Whether they have won.
    pub won: bool,
    /// Stones still to be dropped.
    pub hand: u8,
    /// Stones out of the game that were not captured.
    pub aside: u8,
    /// Pieces gained during the game.
    pub gained: u32,
}

/// The chances of winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChanceBar {
    /// The share of the side at the bottom, in percent.
    pub below: u8,
    /// Which side that is.
    pub side: Side,
}

impl fmt::Debug for Item {
    /// One line per item, so that snapshots read like lists.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Area { left, top, width, height } = self.area;
        write!(f, "{left},{top} {width}×{height} ")?;
        match &self.content {
            Content::Square(square, layers) => {
                write!(f, "{square}")?;
                layers.iter().try_for_each(|layer| write!(f, " {}", format!("{layer:?}").replace(' ', "")))
            }
            Content::Label(text) => write!(f, "label {text}"),
            Content::Bar(ChanceBar { below, side }) => write!(f, "bar {below} % for {side:?}"),
            Content::Tray(tray) => {
                write!(f, "tray")?;
                for player in &tray.players {
                    let TrayPlayer { seat, to_act, won, hand, aside, gained } = player;
                    write!(f, " | seat {seat} hand {hand} aside {aside}")?;
                    if *gained > 0 {
                        write!(f, " gained {gained}")?;
                    }
                    f.write_str(if *to_act { " to act" } else { "" })?;
                    f.write_str(if *won { " won" } else { "" })?;
                }
                tray.captured.iter().try_for_each(|(seat, count)| write!(f, " | captured {count} of {seat}"))
            }
        }
    }
}
