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

mod badge;
mod canvas;
mod changes;
mod colour;
mod compose;
mod describe;
mod draughts;
mod font;
mod gif_file;
mod ground;
mod inlay;
mod last_turn;
mod layout;
mod look;
mod marble;
mod marks;
mod outline;
mod painter;
mod palette;
mod path;
mod picture;
mod plot;
mod png;
mod podium;
mod recent;
mod replay;
mod sample;
mod scene;
mod shown;
mod size;
mod stone;
mod theme;
mod tile_set;
mod tiles;
mod tray;
mod way;

pub use canvas::Area;
pub use compose::{Marks, Options, scene};
pub use describe::{Description, Due, Holdings, LastAction, Stack, describe};
pub use layout::Layout;
pub use painter::Painter;
pub use picture::Picture;
pub use plot::{NotDrawn, Rated, RatingPlot, TimeMark};
pub use podium::{Podium, Stand};
pub use replay::Replay;
pub use scene::{Content, Item, Layer, Scene, Trail, Tray, TrayPlayer};
pub use size::Size;
pub use theme::{Theme, UnknownTheme};
pub use way::Way;
