//! The endgame tablebases of Dara and Morris: read from files when they're first needed, or computed in the background and
//! kept there.
//!
//! Computing takes some minutes of one processor at half its speed in Dara, one in Morris, once for a file. Until then, and if there is nowhere
//! to keep the file, the computer searches these positions like all others.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc, OnceLock, Weak,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Instant,
};

use anyhow::Context as _;
use engine::Tablebase;
use games::{Game, RuleSet};

/// The tablebases, each once there is one.
#[derive(Debug)]
pub(crate) struct KnownTablebases {
    dara: Arc<KnownTablebase>,
    morris: Arc<KnownTablebase>,
}

impl KnownTablebases {
    /// Those in a file for Dara and in one beside it for Morris, which need not exist; `None` to do without.
    pub(crate) fn kept_in(file: Option<PathBuf>) -> Self {
        let morris = file.as_ref().map(|file| file.with_added_extension("morris"));
        Self { dara: KnownTablebase::kept_in(file), morris: KnownTablebase::kept_in(morris) }
    }

    /// The tablebase for a game with these rules, if it is there already. The first call makes it available soon.
    pub(crate) fn of(&self, rules: RuleSet) -> Option<Arc<Tablebase>> {
        match rules.game() {
            Game::Dara => self.dara.of(rules),
            Game::Morris => self.morris.of(rules),
            Game::Wali | Game::Dala | Game::Damas | Game::Damala => None,
        }
    }
}

/// The tablebase of a game, once there is one.
#[derive(Debug, Default)]
struct KnownTablebase {
    /// Where it is kept; `None` to do without.
    file: Option<PathBuf>,
    tablebase: OnceLock<Arc<Tablebase>>,
    /// Whether it was asked for before.
    wanted: AtomicBool,
}

impl KnownTablebase {
    /// The one in a file, which need not exist; `None` to do without.
    fn kept_in(file: Option<PathBuf>) -> Arc<Self> {
        Arc::new(Self { file, ..Self::default() })
    }

    /// The tablebase for a game with these rules, if it is there already. The first call makes it available soon.
    fn of(self: &Arc<Self>, rules: RuleSet) -> Option<Arc<Tablebase>> {
        if !Tablebase::exists_for(rules) {
            return None;
        }
        let tablebase = self.tablebase.get();
        if tablebase.is_none() && self.file.is_some() && !self.wanted.swap(true, Ordering::Relaxed) {
            let this = Arc::downgrade(self);
            let work = move || obtain(&this, rules);
            if let Err(error) = thread::Builder::new().name("tablebase".to_owned()).spawn(work) {
                tracing::warn!(%error, "playing without the endgame tablebase: can't start a thread");
            }
        }
        tablebase.cloned()
    }
}

/// Reads the tablebase, or computes and keeps it. Gives up when the bot stops.
fn obtain(known: &Weak<KnownTablebase>, rules: RuleSet) {
    let Some(file) = known.upgrade().and_then(|known| known.file.clone()) else { return };
    let tablebase = match read(&file) {
        Ok(Some(tablebase)) => tablebase,
        absent => {
            if let Err(error) = absent {
                tracing::warn!("computing the endgame tablebase again: {error:#}");
            }
            if let Err(error) = can_be_kept(&file) {
                return tracing::warn!(
                    "playing without the endgame tablebase, which would be computed again at each start: {error:#}. \
                     Set ENDINGS_PATH to a file that the bot may write, or to none"
                );
            }
            tracing::info!("computing an endgame tablebase in the background; this can take some minutes");
            let Some(tablebase) = compute(known, rules) else { return };
            // Without the file it is only computed again after the next start.
            if let Err(error) = write(&file, &tablebase) {
                tracing::warn!("can't keep the endgame tablebase: {error:#}");
            }
            tablebase
        }
    };
    if let Some(known) = known.upgrade() {
        tracing::info!(bytes = tablebase.size(), "the computer uses an endgame tablebase");
        // Only this thread sets it.
        let _ = known.tablebase.set(Arc::new(tablebase));
    }
}

/// Computes the tablebase, resting as long as it works, so that games go on beside it.
fn compute(known: &Weak<KnownTablebase>, rules: RuleSet) -> Option<Tablebase> {
    let mut working = Instant::now();
    Tablebase::compute(rules, Tablebase::MOST_STONES, |_| {
        thread::sleep(working.elapsed());
        working = Instant::now();
        known.strong_count() > 0
    })
}

/// The tablebase in a file; `None` if there is no file.
fn read(file: &Path) -> anyhow::Result<Option<Tablebase>> {
    let bytes = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        bytes => bytes.with_context(|| format!("reading {}", file.display()))?,
    };
    Tablebase::from_bytes(&bytes).with_context(|| file.display().to_string()).map(Some)
}

/// Tries to write beside the file, as [`write`] will.
fn can_be_kept(file: &Path) -> anyhow::Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, []).with_context(|| format!("writing {}", new.display()))?;
    fs::remove_file(&new).with_context(|| format!("removing {}", new.display()))
}

/// Writes it beside the file first, so that the file is always whole.
fn write(file: &Path, tablebase: &Tablebase) -> anyhow::Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, tablebase.to_bytes()).with_context(|| format!("writing {}", new.display()))?;
    fs::rename(&new, file).with_context(|| format!("renaming {}", new.display()))
}

#[cfg(test)]
mod tests {
    use std::{sync::LazyLock, time::Duration};

    use super::*;
    use crate::wait::Wait;

    fn rules(text: &str) -> RuleSet {
        text.parse().unwrap()
    }

    /// A tablebase of few stones, which takes seconds to compute.
    static SMALL: LazyLock<Tablebase> =
        LazyLock::new(|| Tablebase::compute(rules("dara:traditional"), 6, |_| true).unwrap());

    #[test]
    fn the_tablebase_in_the_file_is_there_soon_after_it_is_first_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dara.endings");
        write(&file, &SMALL).unwrap();
        let known = KnownTablebase::kept_in(Some(file));
        assert!(known.of(rules("dara:capture-ten")).is_none());
        assert!(!known.wanted.load(Ordering::Relaxed), "these rules have none");
        let wait = Wait::at_most(Duration::from_secs(30));
        while known.of(rules("dara:niger")).is_none() {
            wait.again_here(|| "it isn't read".to_owned());
        }
        assert!(known.of(rules("wali:prost")).is_none());
    }

    #[test]
    fn each_game_has_a_file_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dara.endings");
        write(&file, &SMALL).unwrap();
        let few = Tablebase::compute(rules("morris:nine"), 6, |_| true).unwrap();
        write(&file.with_added_extension("morris"), &few).unwrap();
        let known = KnownTablebases::kept_in(Some(file));
        let wait = Wait::at_most(Duration::from_secs(30));
        for name in ["morris:nine", "dara:traditional"] {
            let found = loop {
                match known.of(rules(name)) {
                    Some(found) => break found,
                    None => wait.again_here(|| "it isn't read".to_owned()),
                }
            };
            assert!(found.is_for(rules(name)), "{name}");
        }
        assert!(known.of(rules("morris:morabaraba")).is_none());
    }

    #[test]
    fn a_damaged_file_is_told_from_a_missing_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dara.endings");
        assert!(read(&file).unwrap().is_none());
        fs::write(&file, "not tables").unwrap();
        assert!(format!("{:#}", read(&file).unwrap_err()).contains("dara.endings"));
    }

    #[test]
    fn what_cannot_be_kept_is_not_computed() {
        let folder = tempfile::tempdir().unwrap();
        assert!(can_be_kept(&folder.path().join("dara.endings")).is_ok());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        let known = KnownTablebase::kept_in(Some(folder.path().join("missing/dara.endings")));
        // It would take minutes.
        obtain(&Arc::downgrade(&known), rules("dara:traditional"));
        assert!(known.tablebase.get().is_none());
    }

    #[test]
    fn without_a_file_nothing_is_computed() {
        let known = KnownTablebase::kept_in(None);
        assert!(known.of(rules("dara:traditional")).is_none());
        assert!(!known.wanted.load(Ordering::Relaxed));
    }

    #[test]
    fn computing_ends_with_the_bot() {
        let known = KnownTablebase::kept_in(None);
        let weak = Arc::downgrade(&known);
        drop(known);
        assert!(compute(&weak, rules("dara:traditional")).is_none());
    }
}
