//! From a position to a picture: first a [`Scene`], which is data, then pixels. No file, no network; no names of players but those on
//! a podium, which whoever asks for it hands over.
//!
//! A [`RatingPlot`] shows how a player's rating went, in the colours of the boards.
//!
//! A [`Podium`] shows who stands on the first three places of a leaderboard.
//!
//! A [`Replay`] is the scenes of a whole game, and becomes an animated GIF, since Discord does not animate PNG.
//!
//! ```
//! use render::{Options, Painter, Replay, Size};
//!
//! let record = "dara:traditional b3 c4 b4".parse()?;
//! let replay = Replay::of(&record, false, Options { size: Size::Small, ..Options::default() })?;
//! assert_eq!(replay.turns(), 3);
//! assert!(Painter::new().gif(&replay).starts_with(b"GIF89a"));
//! # Ok::<(), games::BadRecord>(())
//! ```

mod board;
mod describe;
mod draw;
mod gif;
mod painter;
mod plot;
mod png;
mod podium;
mod replay;
mod scene;
mod theme;

pub use describe::{Description, Due, Holdings, LastAction, Stack, describe};
pub use draw::canvas::Area;
pub use painter::Painter;
pub use painter::picture::Picture;
pub use plot::{NotDrawn, Rated, RatingPlot, TimeMark};
pub use podium::{Podium, Stand};
pub use replay::Replay;
pub use scene::compose::{Marks, Options, scene};
pub use scene::direction::Direction;
pub use scene::items::{Content, Item, Layer, Scene, Trail, Tray, TrayPlayer};
pub use scene::layout::Layout;
pub use scene::size::Size;
pub use scene::strokes::{Directions, Strokes};
pub use theme::{Theme, UnknownTheme};
