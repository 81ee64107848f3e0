//! From a position to a picture: first a [`Scene`], which is data, then pixels. No file, no network, no names of players.

mod canvas;
mod colour;
mod compose;
mod describe;
mod differences;
mod font;
mod ground;
mod layout;
mod look;
mod marks;
mod outline;
mod painter;
mod palette;
mod picture;
mod png_file;
mod scene;
mod stone;
mod theme;
mod tiles;
mod tray;

pub use canvas::Area;
pub use compose::{Marks, Options, scene};
pub use describe::{Description, Due, Holdings, LastAction, describe};
pub use layout::Layout;
pub use painter::Painter;
pub use picture::Picture;
pub use scene::{Content, Item, Layer, Scene, Tray, TrayPlayer};
pub use theme::{Theme, UnknownTheme};
