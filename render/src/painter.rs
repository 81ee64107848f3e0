//! From a scene to pixels: tiles are drawn once, and a picture is laid out of them.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{
    canvas::Area,
    differences,
    layout::Layout,
    palette::Palette,
    picture::Picture,
    png_file,
    sample::samples,
    scene::{Content, Item, Layer, Scene},
    theme::Theme,
    tiles::Artist,
};

/// Paints scenes. One serves a whole program, from as many threads as there are.
///
/// The first picture of a theme and a board takes a good 100 ms, since the tiles' colours are chosen then; a tile that was
/// not needed before takes some milliseconds; from then on a picture is copying and compressing.
#[derive(Default)]
pub struct Painter {
    sets: RwLock<HashMap<SetKey, Arc<TileSet>>>,
}

/// What tiles depend on.
type SetKey = (Theme, Layout, usize);

impl Painter {
    /// A painter that has drawn nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The scene as a PNG file.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let (set, Area { width, height, .. }) = (self.set(scene), scene.layout.picture());
        // Writing to memory cannot fail, and the sizes are the layout's own.
        png_file::write(width, height, &set.colours, |sink| set.rows(scene, sink)).unwrap_or_default()
    }

    /// The scene as indices into a palette.
    pub fn picture(&self, scene: &Scene) -> Picture {
        let (set, Area { width, height, .. }) = (self.set(scene), scene.layout.picture());
        let mut rows = Vec::new();
        // A buffer that grows refuses nothing.
        let _: io::Result<()> = set.rows(scene, |band| io::Write::write_all(&mut rows, band));
        Picture {
            width,
            height,
            pixels: differences::summed(&rows, width.into()),
            palette: set.colours.clone(),
        }
    }

    fn set(&self, scene: &Scene) -> Arc<TileSet> {
        let key = (scene.theme, scene.layout, scene.seats);
        let known = self.sets.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            // Two threads may draw the same set at once; the first to finish wins, and nobody waits for the lock meanwhile.
            let set = Arc::new(TileSet::new(scene.theme, scene.layout, scene.seats));
            self.sets.write().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(set).clone()
        })
    }
}

/// The tiles of one theme and one board, as what each adds to the differences of the ground.
struct TileSet {
    artist: Artist,
    palette: Palette,
    colours: Arc<[u8]>,
    /// The ground as indices.
    ground: Vec<u8>,
    /// The same as rows of differences.
    ground_rows: Vec<u8>,
    tiles: RwLock<HashMap<TileKey, Arc<[u8]>>>,
}

/// What makes two tiles the same.
#[derive(PartialEq, Eq, Hash)]
enum TileKey {
    /// Squares have the same ground everywhere.
    Square(Vec<Layer>),
    /// The frame's wood differs from place to place.
    Placed(Item),
}

impl TileKey {
    fn of(item: &Item) -> Self {
        match &item.content {
            Content::Square(_, layers) => Self::Square(layers.clone()),
            _ => Self::Placed(item.clone()),
        }
    }
}

/// How many rows are laid out at once: they stay in the processor's nearest memory until they are compressed. A multiple
/// of eight, since `fdeflate` reads eight bytes at once.
const BAND: usize = 48;

impl TileSet {
    fn new(theme: Theme, layout: Layout, seats: usize) -> Self {
        let artist = Artist::new(theme, layout);
        let palette = Palette::of(&samples(&artist, seats));
        let ground = palette.indices(&artist.ground());
        let ground_rows = differences::rows(&ground, layout.picture().width.into());
        let colours = palette.bytes().into();
        Self { artist, palette, colours, ground, ground_rows, tiles: RwLock::default() }
    }

    /// Hands over the picture as rows of differences, from the top, some rows at a time.
    fn rows<E>(&self, scene: &Scene, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let across = usize::from(scene.layout.picture().width) + 1;
        let tiles: Vec<_> = scene.items.iter().map(|item| (item.area, self.tile(item))).collect();
        let mut band = Vec::with_capacity(BAND * across);
        for (ground, top) in self.ground_rows.chunks(BAND * across).zip((0..).step_by(BAND)) {
            band.clear();
            band.extend_from_slice(ground);
            for (area, tile) in &tiles {
                differences::add(&mut band, across, top, tile, *area);
            }
            sink(&band)?;
        }
        Ok(())
    }

    fn tile(&self, item: &Item) -> Arc<[u8]> {
        let key = TileKey::of(item);
        let known = self.tiles.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let pixels = self.palette.indices(&self.artist.tile(item));
            let area = match item.content {
                Content::Square(..) => self.artist.square_area(),
                Content::Label(_) | Content::Tray(_) => item.area,
            };
            let tile = differences::of_tile(&pixels, &self.ground, self.artist.width(), area).into();
            self.tiles.write().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(tile).clone()
        })
    }
}
