//! From a scene to pixels: tiles are drawn once, and a picture is laid out of them.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{
    canvas::Area,
    layout::Layout,
    palette::Palette,
    picture::Picture,
    scene::{Content, Item, Layer, Scene},
    theme::Theme,
    tiles::Artist,
};

/// Paints scenes. One serves a whole program, from as many threads as there are.
///
/// The first picture of a theme and a board takes some 100 ms, since the tiles' colours are chosen then; a tile that was
/// not needed before takes about a millisecond; from then on a picture is copying and compressing.
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
        self.picture(scene).png()
    }

    /// The scene as indices into a palette.
    pub fn picture(&self, scene: &Scene) -> Picture {
        self.set(scene).picture(scene)
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

/// The tiles of one theme and one board, as indices into one palette.
struct TileSet {
    artist: Artist,
    palette: Palette,
    colours: Arc<[u8]>,
    ground: Vec<u8>,
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

impl TileSet {
    fn new(theme: Theme, layout: Layout, seats: usize) -> Self {
        let artist = Artist::new(theme, layout);
        let palette = Palette::of(&artist.samples(seats));
        let ground = palette.indices(&artist.ground());
        let colours = palette.bytes().into();
        Self { artist, palette, colours, ground, tiles: RwLock::default() }
    }

    fn picture(&self, scene: &Scene) -> Picture {
        let Area { width, height, .. } = scene.layout.picture();
        let mut pixels = self.ground.clone();
        for item in &scene.items {
            lay(&mut pixels, width.into(), &self.tile(item), item.area);
        }
        Picture { width, height, pixels, palette: Arc::clone(&self.colours) }
    }

    fn tile(&self, item: &Item) -> Arc<[u8]> {
        let key = TileKey::of(item);
        let known = self.tiles.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let tile = self.palette.indices(&self.artist.tile(item)).into();
            self.tiles.write().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(tile).clone()
        })
    }
}

/// Copies a tile to its place.
fn lay(pixels: &mut [u8], width: usize, tile: &[u8], area: Area) {
    let (left, across) = (usize::from(area.left), usize::from(area.width));
    let rows = pixels.chunks_exact_mut(width).skip(area.top.into());
    for (row, source) in rows.zip(tile.chunks_exact(across)) {
        if let Some(target) = row.get_mut(left..left + across) {
            target.copy_from_slice(source);
        }
    }
}
