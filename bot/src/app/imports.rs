//! The files that members have imported, while they step through them.
//!
//! **Decided:** only the newest few are kept, in memory: their owners still have the files. If one was dropped,
//! importing it again makes its old buttons work again, since they name it by its content. Only the member who
//! imported it can open it.

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Arc, Mutex, PoisonError},
};

use play::PlayerId;

/// The most bytes of a file.
pub(crate) const MOST_BYTES: usize = 64 * 1_024;
/// How many files are kept: 4 MiB.
const FILES: usize = 64;
/// How many of those one player may have.
const FILES_OF_ONE: usize = 8;

/// The files, with the most recently used at the end.
#[derive(Debug, Default)]
pub(crate) struct Imports(Mutex<VecDeque<ImportedFile>>);

#[derive(Debug)]
struct ImportedFile {
    by: PlayerId,
    key: u64,
    text: Arc<str>,
}

impl Imports {
    /// Keeps a file. Returns the key by which its owner finds it.
    pub(crate) fn keep(&self, by: PlayerId, text: Arc<str>) -> u64 {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let key = hasher.finish();
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        files.retain(|file| (file.by, file.key) != (by, key));
        if files.iter().filter(|file| file.by == by).count() >= FILES_OF_ONE
            && let Some(oldest) = files.iter().position(|file| file.by == by)
        {
            files.remove(oldest);
        }
        if files.len() >= FILES {
            files.pop_front();
        }
        files.push_back(ImportedFile { by, key, text });
        key
    }

    /// Drops a player's files.
    pub(crate) fn forget(&self, by: PlayerId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|file| file.by != by);
    }

    /// A player's file, if it is still kept.
    pub(crate) fn find(&self, by: PlayerId, key: u64) -> Option<Arc<str>> {
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = files.iter().position(|file| (file.by, file.key) == (by, key))?;
        let file = files.remove(at)?;
        let text = Arc::clone(&file.text);
        files.push_back(file);
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: usize) -> PlayerId {
        (number as u64 + 1).try_into().unwrap()
    }

    #[test]
    fn an_imported_file_belongs_to_its_owner_and_is_keyed_by_content() {
        let imports = Imports::default();
        let key = imports.keep(player(1), "one".into());
        assert_eq!(imports.find(player(1), key).as_deref(), Some("one"));
        assert_eq!(imports.find(player(2), key), None);
        assert_eq!(imports.find(player(1), key ^ 1), None);
        assert_ne!(imports.keep(player(1), "two".into()), key);
        assert_eq!(imports.keep(player(1), "one".into()), key);
        assert_eq!(imports.keep(player(2), "one".into()), key);
        assert_eq!(imports.0.lock().unwrap().len(), 3);
        imports.forget(player(1));
        assert_eq!(imports.find(player(1), key), None);
        assert_eq!(imports.0.lock().unwrap().len(), 1);
    }

    #[test]
    fn only_the_files_that_were_looked_at_last_are_kept() {
        let imports = Imports::default();
        let keys: Vec<_> =
            (0..=FILES_OF_ONE).map(|number| imports.keep(player(0), number.to_string().into())).collect();
        assert_eq!(imports.find(player(0), keys[0]), None, "one has a few");
        assert!(imports.find(player(0), keys[1]).is_some());
        for number in 0..FILES - 1 {
            imports.keep(player(1 + number), "of others".into());
        }
        assert!(imports.find(player(0), keys[1]).is_some(), "it was looked at after all others of his");
        assert_eq!(imports.find(player(0), keys[2]), None);
        assert_eq!(imports.0.lock().unwrap().len(), FILES);
    }
}
