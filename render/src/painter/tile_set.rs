//! The tiles of one theme and board, and the pictures that are put together from them.
//!
//! As indices, a picture is what the ground and all tiles add to rows of zeros. A file needs less than that:
//! inside a square, which most of a picture is, a row is the same wherever the tile lies, so it's compressed
//! when the tile is drawn.

use std::sync::Arc;

use super::{cache::Cache, palette::Palette, samples::samples};
use crate::{
    board::{artist::Artist, tray::TilePart},
    draw::canvas::Area,
    png::{
        deflate::{CompressedRows, Stream},
        differences::{self, Patch, PlacedPatch},
    },
    scene::{
        items::{Content, Item, Layer, Scene},
        layout::Layout,
    },
    theme::Theme,
};

/// Rows of ground that are drawn at once. Drawing all of them takes more memory for a moment than is ever
/// kept, and allocators are slow to give it back.
const GROUND_ROWS: u16 = 24;

/// Enough for most compressed pictures, so that the buffer seldom grows.
const CAPACITY: usize = 56 * 1024;

/// The tiles of one theme and board.
pub(crate) struct TileSet {
    artist: Artist,
    palette: Palette,
    colours: Arc<[u8]>,
    /// What the ground adds to a picture of zeros.
    ground: Patch,
    /// What each tile adds to the differences of the ground.
    patches: Cache<TileKey, Patch>,
    /// Squares, as files need them.
    squares: Cache<Vec<Layer>, SquareTile>,
}

/// What a tile depends on.
#[derive(PartialEq, Eq, Hash)]
enum TileKey {
    /// The ground under all squares is the same, so the place doesn't matter.
    Square(Vec<Layer>),
    /// The wood of the frame differs from place to place.
    Placed(Item, TilePart),
}

impl TileKey {
    fn of(item: &Item, part: TilePart) -> Self {
        match &item.content {
            Content::Square(_, layers) => Self::Square(layers.clone()),
            Content::Label(_) | Content::Bar(_) => Self::Placed(item.clone(), part),
            Content::Tray(tray) => {
                let content = Content::Tray(tray.only(part));
                Self::Placed(Item { area: item.area, content }, part)
            }
        }
    }
}

/// A square, as a file needs it.
struct SquareTile {
    /// What the square adds to the ground in its first row and in the row below it. Those depend on what
    /// surrounds it.
    edges: Patch,
    /// The differences of all its other rows, compressed.
    inner: CompressedRows,
}

impl TileSet {
    pub(crate) fn new(theme: Theme, layout: Layout, seats: usize) -> Self {
        let artist = Artist::new(theme, layout);
        let palette = Palette::of(&samples(&artist, seats));
        let picture = layout.picture();
        let bands = (0..picture.height).step_by(GROUND_ROWS.into()).map(|top| {
            let height = GROUND_ROWS.min(picture.height - top);
            palette.indices(&artist.ground(Area { top, height, ..picture }))
        });
        let (ground, width) = (bands.collect::<Vec<_>>().concat(), artist.width());
        let ground = Patch::new(&differences::rows(&ground, width), width + 1, width + 1);
        let colours = palette.bytes().into();
        Self { artist, palette, colours, ground, patches: Cache::new(), squares: Cache::new() }
    }

    /// Red, green and blue of each index.
    pub(crate) fn colours(&self) -> &Arc<[u8]> {
        &self.colours
    }

    /// Bytes in a row of differences, including the filter byte.
    fn row_bytes(&self) -> usize {
        self.artist.width() + 1
    }

    /// Offset of a tile's first pixel in the rows of differences.
    fn offset(&self, area: Area) -> usize {
        usize::from(area.top) * self.row_bytes() + usize::from(area.left) + 1
    }

    /// The picture as a zlib stream of rows of differences, as PNG stores it.
    pub(crate) fn compressed(&self, scene: &Scene) -> Vec<u8> {
        let mut squares: Vec<(Area, Arc<SquareTile>)> = Vec::new();
        let mut tiles: Vec<(Area, Arc<Patch>)> = Vec::new();
        for item in &scene.items {
            match &item.content {
                Content::Square(_, layers) => squares.push((item.area, self.square(layers))),
                Content::Label(_) | Content::Tray(_) | Content::Bar(_) => tiles.extend(self.patches_of(item)),
            }
        }
        squares.sort_by_key(|(area, _)| (area.top, area.left));
        let tiles = tiles.iter().map(|(area, tile)| tile.placed_at(self.offset(*area)));
        let edges = squares.iter().map(|(area, square)| square.edges.placed_at(self.offset(*area)));
        let (mut stream, mut rows, mut to_come) = (Stream::new(CAPACITY), 0_u16.., squares.as_slice());
        self.lay(scene, tiles.chain(edges), |band| {
            for (row, y) in band.chunks_exact(self.row_bytes()).zip(rows.by_ref()) {
                while let [(area, _), next @ ..] = to_come
                    && area.top + area.height <= y
                {
                    to_come = next;
                }
                add_row(&mut stream, row, y, to_come);
            }
        });
        stream.finish()
    }

    /// The picture as indices, row by row from the top.
    pub(crate) fn pixels(&self, scene: &Scene) -> Vec<u8> {
        let tiles: Vec<_> = scene.items.iter().flat_map(|item| self.patches_of(item)).collect();
        let mut rows = Vec::new();
        let laid = tiles.iter().map(|(area, tile)| tile.placed_at(self.offset(*area)));
        self.lay(scene, laid, |band| rows.extend_from_slice(band));
        differences::summed(&rows, self.artist.width())
    }

    /// Adds up the ground and the patches on it, and passes the rows to `sink` in bands from the top.
    fn lay<'a>(
        &'a self,
        scene: &Scene,
        patches: impl Iterator<Item = PlacedPatch<'a>>,
        sink: impl FnMut(&[u8]),
    ) {
        let mut patches: Vec<_> = [self.ground.placed_at(0)].into_iter().chain(patches).collect();
        differences::add_patches(&mut patches, self.row_bytes(), scene.layout.picture().height.into(), sink);
    }

    /// What the parts of an item add, and where.
    fn patches_of(&self, item: &Item) -> impl Iterator<Item = (Area, Arc<Patch>)> {
        TilePart::of(&item.content).iter().map(|&part| {
            let tile = self.patches.get(TileKey::of(item, part), || {
                let area = match item.content {
                    Content::Square(..) => self.artist.square_area(),
                    Content::Label(_) | Content::Tray(_) | Content::Bar(_) => item.area,
                };
                let pixels = self.palette.indices(&self.artist.tile(item, part));
                Patch::new(&self.added(&pixels, area), area.width.into(), self.row_bytes())
            });
            (item.area, tile)
        })
    }

    fn square(&self, layers: &[Layer]) -> Arc<SquareTile> {
        self.squares.get(layers.to_vec(), || {
            let (area, pixels) =
                (self.artist.square_area(), self.palette.indices(&self.artist.square(layers)));
            let width = usize::from(area.width);
            let mut added = self.added(&pixels, area);
            let under = added.len().saturating_sub(width);
            if let Some(inner) = added.get_mut(width..under) {
                inner.fill(0);
            }
            let edges = Patch::new(&added, width, self.row_bytes());
            SquareTile { edges, inner: CompressedRows::new(&differences::within(&pixels, width), area.width) }
        })
    }

    /// What the pixels of an area add to the differences of the ground.
    fn added(&self, pixels: &[u8], area: Area) -> Vec<u8> {
        differences::of_tile(pixels, &self.ground_under(area), area.width.into())
    }

    /// The ground under an area, as indices. Summing up its differences from the top is faster than drawing
    /// it.
    fn ground_under(&self, area: Area) -> Vec<u8> {
        let (left, top) = (usize::from(area.left), usize::from(area.top));
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let (mut y, mut row, mut pixels) = (0, vec![0; width], Vec::with_capacity(width * height));
        differences::add_patches(&mut [self.ground.placed_at(0)], self.row_bytes(), top + height, |band| {
            for differences in band.chunks_exact(self.row_bytes()) {
                // After the filter byte.
                differences::sum(&mut row, differences.get(1 + left..).unwrap_or_default());
                if y >= top {
                    pixels.extend_from_slice(&row);
                }
                y += 1;
            }
        });
        pixels
    }
}

/// Adds row `y` of a picture to its stream: compressed rows where it runs through squares, and `laid`
/// elsewhere. `squares` are sorted by top and left, and none of them ends above the row.
fn add_row(stream: &mut Stream, laid: &[u8], y: u16, squares: &[(Area, Arc<SquareTile>)]) {
    let mut rest = 0;
    for (area, square) in squares.iter().take_while(|(area, _)| area.top < y) {
        let Some(inner) = square.inner.get(usize::from(y - area.top - 1)) else { continue };
        // After the filter byte.
        let left = 1 + usize::from(area.left);
        stream.bytes(laid.get(rest..left).unwrap_or_default());
        stream.row(inner);
        rest = left + usize::from(area.width);
    }
    stream.bytes(laid.get(rest..).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use games::RuleSet;

    use super::*;

    /// All turns of several games played at random, one turn of each game after the other.
    fn turns_of_games(rules: RuleSet, games: usize) -> Vec<Scene> {
        let mut positions = vec![rules.start(); games];
        let (mut scenes, mut random) = (Vec::new(), 1_usize);
        for _ in 0..60 {
            for position in &mut positions {
                let legal = position.legal_actions();
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let Some(&action) = legal.get((random >> 33) % legal.len().max(1)) else { continue };
                let last = [position.play(action).unwrap()];
                let marks = crate::Marks { last: &last, ..crate::Marks::default() };
                scenes.push(crate::scene(position, &marks, crate::Options::default()));
            }
        }
        scenes
    }

    #[test]
    fn tiles_of_several_games_at_once_are_drawn_once() {
        for rules in ["morris:morabaraba", "damala:standard"] {
            let scenes = turns_of_games(rules.parse().unwrap(), 8);
            let set = TileSet::new(scenes[0].theme, scenes[0].layout, scenes[0].seats);
            let squares = || -> Vec<Arc<SquareTile>> {
                let layers =
                    scenes.iter().flat_map(|scene| &scene.items).filter_map(|item| match &item.content {
                        Content::Square(_, layers) => Some(layers),
                        Content::Label(_) | Content::Tray(_) | Content::Bar(_) => None,
                    });
                layers.map(|layers| set.square(layers)).collect()
            };
            let (first, again) = (squares(), squares());
            assert!(first.iter().zip(&again).all(|(one, other)| Arc::ptr_eq(one, other)), "{rules}");
        }
    }
}
