//! Pictures of boards: from a position to a [`Scene`], which is plain data, and from there to pixels.
//!
//! - [`Painter`] turns a scene into a PNG, and a [`Replay`], the scenes of a whole game, into an animated GIF
//!   (Discord doesn't animate PNG).
//! - [`describe`] says the same in data, for players who can't see the picture.
//! - [`RatingPlot`] shows a player's rating over time, [`Podium`] the first three of a leaderboard, and a [`Card`] what
//!   someone wants to share.
//! - [`Crosstable`], [`Ranking`] and [`Bracket`] show how competitions stand, and [`ChancesGraph`] how a game went.
//!
//! Nothing here touches files or the network, and the only names of players are those that callers give.
//!
//! ```
//! use render::{Options, Painter, Replay, Size};
//!
//! let record = "dara:traditional b3 c4 b4".parse()?;
//! let replay = Replay::of(&record, None, Options { size: Size::Small, ..Options::default() })?;
//! assert_eq!(replay.turns(), 3);
//! assert!(Painter::new().gif(&replay).starts_with(b"GIF89a"));
//! # Ok::<(), games::BadRecord>(())
//! ```

mod board;
mod card;
mod chances;
mod competition;
mod describe;
mod draw;
mod gif;
mod not_drawn;
mod painter;
mod panel;
mod plot;
mod png;
mod podium;
mod replay;
mod scene;
mod theme;
mod winning_chance;

pub use card::{Card, CardPlayer};
pub use chances::{ChancesGraph, GraphTurn, TurnMark};
pub use competition::{
    bracket::{Bracket, BracketPart, BracketPlayer, BracketRound, BracketTie, PartRound, Slot, TieEnd},
    cell::{Cell, CellResult, RoundCell},
    crosstable::{Crosstable, CrosstableHeadings, CrosstableRow, Zone},
    ranking::{Ranking, RankingHeadings, RankingRow},
};
pub use describe::{Description, Due, Holdings, LastAction, Stack, describe};
pub use draw::canvas::Area;
pub use draw::writable::can_write;
pub use image::RgbImage;
pub use not_drawn::NotDrawn;
pub use painter::Painter;
pub use painter::picture::Picture;
pub use plot::{Rated, RatingPlot, TimeMark};
pub use podium::{Podium, Stand};
pub use replay::Replay;
pub use scene::compose::{Ended, Marks, Options, scene};
pub use scene::direction::Direction;
pub use scene::items::{ChanceBar, Content, Item, Layer, Scene, Trail, Tray, TrayPlayer};
pub use scene::layout::Layout;
pub use scene::size::Size;
pub use scene::strokes::{Directions, Strokes};
pub use theme::{Theme, UnknownTheme};
pub use winning_chance::WinningChance;
