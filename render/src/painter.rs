//! From a scene to pixels: tiles are drawn once, and a picture is laid out of them.

use std::{
    collections::HashMap,
    convert::Infallible,
    io,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::{
    canvas::Area,
    differences::{self, Patch},
    gif_file,
    layout::Layout,
    palette::Palette,
    picture::Picture,
    png_file,
    replay::Replay,
    sample::samples,
    scene::{Content, Item, Layer, Scene},
    theme::Theme,
    tiles::Artist,
    tray::Part,
};

/// Paints scenes. One serves a whole program, from as many threads as there are.
///
/// The first picture of a theme and a board takes a good 100 ms, since the tiles' colours are chosen then; a tile that was
/// not needed before takes some milliseconds; from then on a picture is adding and compressing.
#[derive(Default)]
pub struct Painter {
    sets: RwLock<HashMap<SetKey, Kept>>,
    /// How many times a set was asked for.
    asked: AtomicU64,
}

/// A set of tiles, and when it was asked for last.
struct Kept {
    set: Arc<TileSet>,
    asked: AtomicU64,
}

/// So many sets are kept, some megabytes each: all boards in four themes, which are not all in use. What is asked for least
/// goes, and is drawn anew.
const SETS: usize = 20;

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
        Picture { width, height, pixels: set.pixels(scene), palette: set.colours.clone() }
    }

    /// The game as an animated GIF file, which begins again at its end: 0.8 s for each turn, 4 s for the last one.
    ///
    /// A turn of small pictures takes about half a millisecond and 1.5 to 3 kB, so that it is for the caller to say how many
    /// turns of a long game a file may have.
    pub fn gif(&self, replay: &Replay) -> Vec<u8> {
        let (first, set) = (replay.first(), self.set(replay.first()));
        let places: Vec<Area> = first.items.iter().map(|item| item.area).collect();
        let pictures = replay.scenes().map(|scene| set.pixels(scene));
        // Writing to memory cannot fail, and the sizes are the layout's own.
        gif_file::write(first.layout.picture(), &set.colours, &places, pictures).unwrap_or_default()
    }

    fn set(&self, scene: &Scene) -> Arc<TileSet> {
        let key = (scene.theme, scene.layout, scene.seats);
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        if let Some(kept) = self.sets.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            kept.asked.store(asked, Ordering::Relaxed);
            return kept.set.clone();
        }
        // Two threads may draw the same set at once; the first to finish wins, and nobody waits for the lock meanwhile.
        let set = Arc::new(TileSet::new(scene.theme, scene.layout, scene.seats));
        let mut sets = self.sets.write().unwrap_or_else(PoisonError::into_inner);
        if sets.len() >= SETS && !sets.contains_key(&key) {
            let longest = sets.iter().min_by_key(|(_, kept)| kept.asked.load(Ordering::Relaxed));
            if let Some(key) = longest.map(|(&key, _)| key) {
                sets.remove(&key);
            }
        }
        sets.entry(key).or_insert_with(|| Kept { set, asked: asked.into() }).set.clone()
    }
}

/// The tiles of one theme and one board, as what each adds to the differences of the ground.
struct TileSet {
    artist: Artist,
    palette: Palette,
    colours: Arc<[u8]>,
    /// What the ground adds to a picture of zeros: its rows of differences.
    ground: Patch,
    tiles: RwLock<Tiles>,
}

/// What makes two tiles the same.
#[derive(PartialEq, Eq, Hash)]
enum TileKey {
    /// Squares have the same ground everywhere.
    Square(Vec<Layer>),
    /// The frame's wood differs from place to place.
    Placed(Item, Part),
}

impl TileKey {
    fn of(item: &Item, part: Part) -> Self {
        match &item.content {
            Content::Square(_, layers) => Self::Square(layers.clone()),
            Content::Label(_) => Self::Placed(item.clone(), part),
            Content::Tray(tray) => {
                let content = Content::Tray(tray.only(part));
                Self::Placed(Item { area: item.area, content }, part)
            }
        }
    }
}

/// How many rows of the ground are drawn at once: all of them would take more memory for a moment than is ever kept, and
/// allocators give it back late.
const GROUND_BAND: u16 = 24;

/// Half of the tiles that are kept of one theme and one board, some kilobytes each: a picture needs 120 at most. Trays, stacks
/// and paths come in too many forms to keep them all.
const HALF: usize = 256;

/// Tiles that were asked for not long ago.
#[derive(Default)]
struct Tiles {
    newest: HashMap<TileKey, Arc<Patch>>,
    /// Those before: whichever is not asked for until the newest are so many again goes.
    older: HashMap<TileKey, Arc<Patch>>,
}

impl Tiles {
    fn keep(&mut self, key: TileKey, tile: Arc<Patch>) {
        if self.newest.len() >= HALF {
            self.older = std::mem::take(&mut self.newest);
        }
        self.newest.insert(key, tile);
    }
}

impl TileSet {
    fn new(theme: Theme, layout: Layout, seats: usize) -> Self {
        let artist = Artist::new(theme, layout);
        let palette = Palette::of(&samples(&artist, seats));
        let picture = layout.picture();
        let bands = (0..picture.height).step_by(GROUND_BAND.into()).map(|top| {
            let height = GROUND_BAND.min(picture.height - top);
            palette.indices(&artist.ground(Area { top, height, ..picture }))
        });
        let (ground, width) = (bands.collect::<Vec<_>>().concat(), artist.width());
        let ground = Patch::new(&differences::rows(&ground, width), width + 1, width + 1);
        let colours = palette.bytes().into();
        Self { artist, palette, colours, ground, tiles: RwLock::default() }
    }

    /// Hands over the picture as rows of differences, from the top, some rows at a time.
    fn rows<E>(&self, scene: &Scene, sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let (across, height) = (self.artist.width() + 1, usize::from(scene.layout.picture().height));
        let parts =
            scene.items.iter().flat_map(|item| Part::of(&item.content).iter().map(move |&part| (item, part)));
        let tiles: Vec<_> = parts.map(|(item, part)| (item.area, self.tile(item, part))).collect();
        let mut patches = vec![self.ground.laid(0)];
        patches.extend(
            tiles
                .iter()
                .map(|(area, tile)| tile.laid(usize::from(area.top) * across + usize::from(area.left) + 1)),
        );
        differences::lay(&mut patches, across, height, sink)
    }

    /// The picture as indices, row by row from the top.
    fn pixels(&self, scene: &Scene) -> Vec<u8> {
        let mut rows = Vec::new();
        // A buffer that grows refuses nothing.
        let _: io::Result<()> = self.rows(scene, |band| io::Write::write_all(&mut rows, band));
        differences::summed(&rows, self.artist.width())
    }

    fn tile(&self, item: &Item, part: Part) -> Arc<Patch> {
        let key = TileKey::of(item, part);
        if let Some(tile) = self.tiles.read().unwrap_or_else(PoisonError::into_inner).newest.get(&key) {
            return tile.clone();
        }
        let older = self.tiles.write().unwrap_or_else(PoisonError::into_inner).older.remove(&key);
        // Two threads may draw the same tile at once; nobody waits for the lock meanwhile.
        let tile = older.unwrap_or_else(|| Arc::new(self.drawn(item, part)));
        self.tiles.write().unwrap_or_else(PoisonError::into_inner).keep(key, tile.clone());
        tile
    }

    fn drawn(&self, item: &Item, part: Part) -> Patch {
        let pixels = self.palette.indices(&self.artist.tile(item, part));
        let area = match item.content {
            Content::Square(..) => self.artist.square_area(),
            Content::Label(_) | Content::Tray(_) => item.area,
        };
        let width = usize::from(area.width);
        let added = differences::of_tile(&pixels, &self.ground_under(area), width);
        Patch::new(&added, width, self.artist.width() + 1)
    }

    /// The ground under an area as indices: its columns summed up from the top, which takes less than drawing it.
    fn ground_under(&self, area: Area) -> Vec<u8> {
        let (left, top) = (usize::from(area.left), usize::from(area.top));
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let across = self.artist.width() + 1;
        let (mut y, mut row, mut pixels) = (0, vec![0; width], Vec::with_capacity(width * height));
        let Ok(()) = differences::lay(&mut [self.ground.laid(0)], across, top + height, |band| {
            for differences in band.chunks_exact(across) {
                // Behind the number of the row's filter.
                differences::sum(&mut row, differences.get(1 + left..).unwrap_or_default());
                if y >= top {
                    pixels.extend_from_slice(&row);
                }
                y += 1;
            }
            Ok::<_, Infallible>(())
        });
        pixels
    }
}

#[cfg(test)]
mod tests {
    use games::RuleSet;

    use super::*;
    use crate::size::Size;

    #[test]
    fn sets_that_nobody_asks_for_go_and_those_in_use_stay() {
        let painter = Painter::new();
        let rules: RuleSet = "dara:traditional".parse().unwrap();
        let mut scene = crate::scene(&rules.start(), &crate::Marks::default(), crate::Options::default());
        scene.layout = Layout::new(rules.board(), Size::Small);
        scene.items.clear();
        let (used, first) = (scene.clone(), painter.set(&scene));
        for seats in 10..10 + SETS {
            scene.seats = seats;
            painter.set(&scene);
            assert!(Arc::ptr_eq(&painter.set(&used), &first), "in use");
        }
        assert_eq!(painter.sets.read().unwrap().len(), SETS);
    }

    #[test]
    fn tiles_do_not_pile_up_and_those_in_use_stay() {
        let board = "dara:traditional".parse::<RuleSet>().unwrap().board();
        let set = TileSet::new(Theme::Savanna, Layout::new(board, Size::Large), 2);
        let area = set.artist.square_area();
        let item = |text: &str| Item { area, content: Content::Label(text.to_owned()) };
        let used = set.tile(&item("A"), Part::Whole);
        for number in 0..3 * HALF {
            set.tile(&item(&number.to_string()), Part::Whole);
            assert!(Arc::ptr_eq(&set.tile(&item("A"), Part::Whole), &used), "in use");
            let tiles = set.tiles.read().unwrap();
            assert!(tiles.newest.len() + tiles.older.len() <= 2 * HALF);
        }
    }
}
