//! Which engine it is, only this folder, those of the server and of transfers, and the store's `engine` ask. The sources are
//! read for it.

use std::{fs, path::Path};

/// Where the engines differ, with the files of the same names.
const MAY_ASK: [&str; 3] = ["sql", "server", "transfer"];

/// Where the handle of the database parts into the engines.
const FORK: &str = "store/engine.rs";

/// The lines of a file that ask.
fn asking(name: &str, text: &str) -> Vec<String> {
    let top = name.split(['/', '.']).next().unwrap_or_default();
    let asks = |line: &str| {
        let code = line.trim_start();
        !code.starts_with("//")
            && (["Connection::Sqlite", "Connection::Postgres"].iter().any(|asked| code.contains(asked))
                || ["Engine::File", "Engine::Server"].iter().any(|asked| code.contains(asked)))
    };
    if MAY_ASK.contains(&top) || name == FORK {
        return Vec::new();
    }
    text.lines().filter(|line| asks(line)).map(|line| format!("{name}: {}", line.trim())).collect()
}

/// All lines that ask, in a folder of sources.
fn all_asking(folder: &Path, above: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).expect("a name");
        if entry.is_dir() {
            found.extend(all_asking(&entry, &format!("{above}{name}/")));
        } else {
            let text = fs::read_to_string(&entry).expect("readable");
            found.extend(asking(&format!("{above}{name}"), &text));
        }
    }
    found
}

#[test]
fn which_engine_it_is_is_asked_in_one_place() {
    let found = all_asking(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), "");
    assert!(found.is_empty(), "name what differs as a method in data/src/sql:\n{}", found.join("\n"));
}

#[test]
fn asking_elsewhere_is_found() {
    let asks = "    let Connection::Sqlite(file) = connection else { return };";
    assert_eq!(asking("standings/finishing.rs", asks).len(), 1);
    assert_eq!(asking("lease.rs", "match &*self.engine { Engine::File(_) => {} }").len(), 1);
    assert!(asking("store/engine.rs", "Engine::File(file) => file").is_empty());
    assert!(asking("sql/catalog.rs", asks).is_empty() && asking("server.rs", asks).is_empty());
    assert!(asking("timers.rs", "// Connection::Sqlite").is_empty());
}
