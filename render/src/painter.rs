//! From a scene to pixels: tiles are drawn once, and a picture is laid out of them.

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
    draw::canvas::Area, gif, painter::picture::Picture, painter::tile_set::TileSet, png, replay::Replay,
    scene::items::Scene, scene::layout::Layout, theme::Theme,
};

/// Paints scenes. One serves a whole program, from as many threads as there are.
///
/// The first picture of a theme and a board takes a good 100 ms, since the tiles' colours are chosen then; a tile that was
/// not needed before takes some milliseconds; from then on a picture is adding, and putting together what is compressed.
#[derive(Default)]
pub struct Painter {
    sets: RwLock<HashMap<SetKey, CachedSet>>,
    /// How many times a set was last_used for.
    clock: AtomicU64,
}

/// A set of tiles, and when it was last_used for last.
struct CachedSet {
    set: Arc<TileSet>,
    last_used: AtomicU64,
}

/// So many sets are kept, some megabytes each: all boards in four themes, which are not all in use. What is last_used for least
/// goes, and is drawn anew.
const MAX_SETS: usize = 20;

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
        png::encode::indexed(width, height, set.colours(), &set.compressed(scene)).unwrap_or_default()
    }

    /// The scene as indices into a palette.
    pub fn picture(&self, scene: &Scene) -> Picture {
        let (set, Area { width, height, .. }) = (self.set(scene), scene.layout.picture());
        Picture { width, height, pixels: set.pixels(scene), palette: set.colours().clone() }
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
        gif::encode(first.layout.picture(), set.colours(), &places, pictures).unwrap_or_default()
    }

    fn set(&self, scene: &Scene) -> Arc<TileSet> {
        let key = (scene.theme, scene.layout, scene.seats);
        let last_used = self.clock.fetch_add(1, Ordering::Relaxed);
        if let Some(kept) = self.sets.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            kept.last_used.store(last_used, Ordering::Relaxed);
            return kept.set.clone();
        }
        // Two threads may draw the same set at once; the first to finish wins, and nobody waits for the lock meanwhile.
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
    fn sets_that_nobody_asks_for_go_and_those_in_use_stay() {
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
