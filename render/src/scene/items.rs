//! A picture as data: what lies where, before any pixel. Tests look here; the painter does the rest.

use std::fmt;

use games::{Seat, Square};

use super::{direction::Direction, layout::Layout, strokes::Strokes};
use crate::{draw::canvas::Area, theme::Theme};

/// A picture as data: items in the order in which they are drawn; none covers another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Its colours.
    pub theme: Theme,
    /// How many seats the game has: as many colours of pieces.
    pub seats: usize,
    /// The places of everything.
    pub layout: Layout,
    /// What lies on the ground.
    pub items: Vec<Item>,
}

/// One thing in a place of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Item {
    /// Its place.
    pub area: Area,
    /// What it is.
    pub content: Content,
}

/// What an item is. Equal contents of equal size look the same wherever they lie, except for labels and trays, which lie
/// on the frame's wood.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Content {
    /// A square with everything on it, the lowest layer first.
    Square(Square, Vec<Layer>),
    /// A coordinate.
    Label(String),
    /// The stones of a side that are not on the board.
    Tray(Tray),
}

/// One layer of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The hollow in the wood of an empty square.
    Hollow,
    /// The dark wood of a chequered board.
    Dark,
    /// The pit of a square that takes several marbles.
    Pit,
    /// The inlay of a square with a meaning of its own.
    Centre {
        /// Whether a stone must be dropped on such a square now.
        due: bool,
    },
    /// Inlaid lines, on a board of points and lines.
    Lines(Strokes),
    /// The small hollow at a point where lines meet.
    Point,
    /// The rod that joins the stones of a fresh row.
    Rod(Strokes),
    /// A path runs through the square, or begins or ends in it.
    Path {
        /// Whose it is.
        trail: Trail,
        /// Where it comes from, seen from here.
        from: Option<Direction>,
        /// Where it goes.
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
        /// Whose it is.
        seat: Seat,
        /// Which of them, from 0.
        number: u8,
        /// How many there are.
        of: u8,
    },
    /// The head of an arrow where a path leaves the square.
    Arrow(Trail, Direction),
    /// The last action began here.
    From,
    /// The last action began here, and other marbles lie here still.
    FromAmong,
    /// The last action ended here.
    To,
    /// What came here in the last action became a Dama.
    Promoted,
    /// The last action removed what stood here.
    Taken,
    /// The last action removed a marble, and others lie here.
    TakenAmong,
    /// A marble was gained here.
    Gained,
    /// A take is due, and this stone may be taken.
    Takeable,
    /// This piece should have captured, and may be huffed.
    Offender,
    /// A claimed capture is to be made, and this piece can make it.
    Capturer,
    /// Chosen in a panel.
    Chosen,
    /// An empty square that can be chosen next.
    OfferedEmpty,
    /// A stone that can be chosen next.
    OfferedStone,
}

/// Whose path it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trail {
    /// That of the turn that was just played.
    Last,
    /// That which is being chosen in a panel.
    Chosen,
}

/// The stones of a side that are not on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tray {
    /// Whether it lies below the field.
    pub below: bool,
    /// The side's players, in order of play.
    pub players: Vec<TrayPlayer>,
    /// What the side has captured: whose, and how many.
    pub captured: Vec<(Seat, u32)>,
}

/// One player's part of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrayPlayer {
    /// Who.
    pub seat: Seat,
    /// Whether the player acts next.
    pub to_act: bool,
    /// Stones still to be dropped.
    pub hand: u8,
    /// Stones out of the game without having been captured.
    pub aside: u8,
    /// Pieces gained during the game.
    pub gained: u32,
}

impl fmt::Debug for Item {
    /// One line an item, so that a snapshot reads like a list.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Area { left, top, width, height } = self.area;
        write!(f, "{left},{top} {width}×{height} ")?;
        match &self.content {
            Content::Square(square, layers) => {
                write!(f, "{square}")?;
                layers.iter().try_for_each(|layer| write!(f, " {}", format!("{layer:?}").replace(' ', "")))
            }
            Content::Label(text) => write!(f, "label {text}"),
            Content::Tray(tray) => {
                write!(f, "tray")?;
                for player in &tray.players {
                    let TrayPlayer { seat, to_act, hand, aside, gained } = player;
                    write!(f, " | seat {seat} hand {hand} aside {aside}")?;
                    if *gained > 0 {
                        write!(f, " gained {gained}")?;
                    }
                    f.write_str(if *to_act { " to act" } else { "" })?;
                }
                tray.captured.iter().try_for_each(|(seat, count)| write!(f, " | captured {count} of {seat}"))
            }
        }
    }
}
