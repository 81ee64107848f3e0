//! The solved endings of Dara: read at first need from a file, or computed in the background and kept there.
//!
//! Computing takes some minutes of one processor at half its speed, once for a file. Until the tables are there, and if
//! there is no place for the file, the computer searches these positions like all others.

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
use engine::Endings;
use games::RuleSet;

/// The tables, once there are some.
#[derive(Debug, Default)]
pub(crate) struct KnownEndings {
    /// Where they are kept; `None` to do without.
    file: Option<PathBuf>,
    tables: OnceLock<Arc<Endings>>,
    /// Whether they were asked for before.
    wanted: AtomicBool,
}

impl KnownEndings {
    /// Those in a file, which need not exist; `None` to do without.
    pub(crate) fn kept_in(file: Option<PathBuf>) -> Arc<Self> {
        Arc::new(Self { file, ..Self::default() })
    }

    /// The tables for a game with these rules, if they are there by now. The first call sees to it that they soon are.
    pub(crate) fn of(self: &Arc<Self>, rules: RuleSet) -> Option<Arc<Endings>> {
        if !Endings::exist_for(rules) {
            return None;
        }
        let tables = self.tables.get();
        if tables.is_none() && self.file.is_some() && !self.wanted.swap(true, Ordering::Relaxed) {
            let this = Arc::downgrade(self);
            let work = move || obtain(&this, rules);
            if let Err(error) = thread::Builder::new().name("endings".to_owned()).spawn(work) {
                tracing::warn!(%error, "playing without the endings of Dara: can't start a thread");
            }
        }
        tables.cloned()
    }
}

/// Reads the tables, or computes and keeps them. Gives up when the bot stops.
fn obtain(known: &Weak<KnownEndings>, rules: RuleSet) {
    let Some(file) = known.upgrade().and_then(|known| known.file.clone()) else { return };
    let tables = match read(&file) {
        Ok(Some(tables)) => tables,
        absent => {
            if let Err(error) = absent {
                tracing::warn!("computing the endings of Dara again: {error:#}");
            }
            tracing::info!("computing the endings of Dara in the background; this takes some minutes");
            let Some(tables) = compute(known, rules) else { return };
            // Without the file they are only computed again after the next start.
            if let Err(error) = write(&file, &tables) {
                tracing::warn!("can't keep the endings of Dara: {error:#}");
            }
            tables
        }
    };
    if let Some(known) = known.upgrade() {
        tracing::info!(bytes = tables.size(), "the computer knows the endings of Dara");
        // Only this thread sets them.
        let _ = known.tables.set(Arc::new(tables));
    }
}

/// Computes the tables, resting as long as it works, so that games go on beside it.
fn compute(known: &Weak<KnownEndings>, rules: RuleSet) -> Option<Endings> {
    let mut working = Instant::now();
    Endings::compute(rules, Endings::MOST_STONES, |_| {
        thread::sleep(working.elapsed());
        working = Instant::now();
        known.strong_count() > 0
    })
}

/// The tables in a file; `None` if there is no file.
fn read(file: &Path) -> anyhow::Result<Option<Endings>> {
    let bytes = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        bytes => bytes.with_context(|| format!("reading {}", file.display()))?,
    };
    Endings::from_bytes(&bytes).with_context(|| file.display().to_string()).map(Some)
}

/// Writes the tables beside the file first, so that the file is always whole.
fn write(file: &Path, tables: &Endings) -> anyhow::Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, tables.to_bytes()).with_context(|| format!("writing {}", new.display()))?;
    fs::rename(&new, file).with_context(|| format!("renaming {}", new.display()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn rules(text: &str) -> RuleSet {
        text.parse().unwrap()
    }

    fn small() -> Endings {
        Endings::compute(rules("dara:traditional"), 6, |_| true).unwrap()
    }

    #[test]
    fn tables_in_the_file_are_there_soon_after_they_were_first_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dara.endings");
        write(&file, &small()).unwrap();
        let known = KnownEndings::kept_in(Some(file));
        assert!(known.of(rules("dara:capture-ten")).is_none());
        assert!(!known.wanted.load(Ordering::Relaxed), "these rules have none");
        let end = Instant::now() + Duration::from_secs(30);
        while known.of(rules("dara:niger")).is_none() {
            assert!(Instant::now() < end, "they are read");
            thread::sleep(Duration::from_millis(10));
        }
        assert!(known.of(rules("wali:prost")).is_none());
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
    fn without_a_file_nothing_is_computed() {
        let known = KnownEndings::kept_in(None);
        assert!(known.of(rules("dara:traditional")).is_none());
        assert!(!known.wanted.load(Ordering::Relaxed));
    }

    #[test]
    fn computing_ends_with_the_bot() {
        let known = KnownEndings::kept_in(None);
        let weak = Arc::downgrade(&known);
        drop(known);
        assert!(compute(&weak, rules("dara:traditional")).is_none());
    }
}
