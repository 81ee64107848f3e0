//! From a scene to pixels: tiles are drawn once, and pictures are put together from them.
//!
//! A picture is what the ground and its tiles add to rows of differences. It never lies in memory as a whole,
//! unless a GIF needs it.
//!
//! Drawing a tile takes milliseconds, a hundred times as long as adding it to a picture. So what comes in many
//! forms is drawn in parts with few forms each ([`TilePart`](crate::board::tray::TilePart)), and a tile that is
//! in use is never dropped.

mod cache;
pub(crate) mod palette;
pub(crate) mod picture;
mod samples;
mod tile_set;

use std::{
    collections::HashMap,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::{
    draw::canvas::Area,
    gif,
    painter::{picture::Picture, tile_set::TileSet},
    png,
    replay::Replay,
    scene::{items::Scene, layout::Layout},
    theme::Theme,
};

/// Paints scenes, from any number of threads. One painter serves a whole program.
///
/// The first picture of a theme and a board takes some 100 ms, because the palette is chosen then. A tile
/// that wasn't needed before takes a few milliseconds. After that, a picture takes a fraction of a
/// millisecond: adding up differences, and joining what is compressed already.
#[derive(Default)]
pub struct Painter {
    sets: RwLock<HashMap<SetKey, CachedSet>>,
    /// Counts uses, so that the least recently used set can be found.
    clock: AtomicU64,
}

/// A set of tiles, and when it was last used.
struct CachedSet {
    set: Arc<TileSet>,
    last_used: AtomicU64,
}

/// The most sets to keep, a few megabytes each. All boards in all themes would be more, but aren't all in
/// use; the least recently used set is dropped, and drawn again when needed.
const MAX_SETS: usize = 20;

/// What a set of tiles depends on: the theme, the layout and the number of seats.
type SetKey = (Theme, Layout, usize);

impl Painter {
    /// A painter that hasn't drawn anything yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Paints a scene as a PNG file.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let (set, Area { width, height, .. }) = (self.set(scene), scene.layout.picture());
        // Writing to memory can't fail, and the size is the layout's own.
        png::encode::indexed(width, height, set.colours(), &set.compressed(scene)).unwrap_or_default()
    }

    /// Paints a scene as indices into a palette.
    pub fn picture(&self, scene: &Scene) -> Picture {
        let (set, Area { width, height, .. }) = (self.set(scene), scene.layout.picture());
        Picture { width, height, pixels: set.pixels(scene), palette: set.colours().clone() }
    }

    /// Paints a game as an animated GIF file that loops: 0.8 s a turn, and 4 s for the last.
    ///
    /// A turn of small pictures takes about half a millisecond and 1.5 to 3 kB. Callers limit the number of
    /// turns.
    pub fn gif(&self, replay: &Replay) -> Vec<u8> {
        let (first, set) = (replay.first(), self.set(replay.first()));
        let places: Vec<Area> = first.items.iter().map(|item| item.area).collect();
        let pictures = replay.scenes().map(|scene| set.pixels(scene));
        // Writing to memory can't fail, and the size is the layout's own.
        gif::encode(first.layout.picture(), set.colours(), &places, pictures).unwrap_or_default()
    }

    fn set(&self, scene: &Scene) -> Arc<TileSet> {
        let key = (scene.theme, scene.layout, scene.seats);
        let last_used = self.clock.fetch_add(1, Ordering::Relaxed);
        if let Some(kept) = self.sets.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            kept.last_used.store(last_used, Ordering::Relaxed);
            return kept.set.clone();
        }
        // Drawn without a lock, so that no thread waits. If two draw the same set, the first to finish wins.
        let set = Arc::new(TileSet::new(scene.theme, scene.layout, scene.seats));
        let mut sets = self.sets.write().unwrap_or_else(PoisonError::into_inner);
        if sets.len() >= MAX_SETS && !sets.contains_key(&key) {
            let longest = sets.iter().min_by_key(|(_, kept)| kept.last_used.load(Ordering::Relaxed));
            if let Some(key) = longest.map(|(&key, _)| key) {
                sets.remove(&key);
            }
        }
        sets.entry(key).or_insert_with(|| CachedSet { set, last_used: last_used.into() }).set.clone()
    }
}

#[cfg(test)]
mod tests {
    use games::RuleSet;

    use super::*;
    use crate::scene::size::Size;

    #[test]
    fn the_least_recently_used_set_is_dropped() {
        let painter = Painter::new();
        let rules: RuleSet = "dara:traditional".parse().unwrap();
        let mut scene = crate::scene(&rules.start(), &crate::Marks::default(), crate::Options::default());
        scene.layout = Layout::new(rules.board(), Size::Small);
        scene.items.clear();
        let (used, first) = (scene.clone(), painter.set(&scene));
        for seats in 10..10 + MAX_SETS {
            scene.seats = seats;
            painter.set(&scene);
            assert!(Arc::ptr_eq(&painter.set(&used), &first), "in use");
        }
        assert_eq!(painter.sets.read().unwrap().len(), MAX_SETS);
    }
}
