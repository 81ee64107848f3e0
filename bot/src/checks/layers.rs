//! The layers, read from the sources: which folder of `bot` may import which, what each may do, what `ui` may depend on,
//! that neither files nor rooms import each other in a circle, and that no folder becomes a heap.
//!
//! Test code may import anything.

mod imports;
mod promises;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

use self::imports::{Imports, Module};
use super::docs::path;

/// The folders of `bot`, from the top down. A folder may import those in rows below its own, not those beside it.
const LAYERS: [&[&str]; 5] =
    [&["process"], &["handlers", "jobs", "admin"], &["actions"], &["app"], &["discord"]];

const CRATES: [&str; 13] = [
    "games",
    "engine",
    "puzzles",
    "lessons",
    "play",
    "tournament",
    "render",
    "data",
    "ui",
    "sandbox",
    "hostile",
    "scratch-postgres",
    "bot",
];

/// What `ui` must not depend on, so that its tests build in seconds.
const TOO_HEAVY_FOR_UI: [&str; 8] =
    ["axum", "hyper", "libsqlite3-sys", "poise", "reqwest", "rusqlite", "serenity", "tokio"];

/// Where rooms are: the folders inside these may not import each other in a circle. Besides these, it's the root of each
/// crate.
const ROOMS: [(&str, &[&str]); 2] = [("bot", &["actions"]), ("ui", &["views"])];

/// Circles that are known, each as a crate and what is in it, and have still to be undone. A part of one is as well known.
const KNOWN_CIRCLES: [(&str, &[&str]); 14] = [
    ("engine", &["tablebase::dara", "tablebase::dara::count"]),
    ("engine", &["tablebase::morris", "tablebase::morris::solve"]),
    ("lessons", &["", "lesson_id"]),
    ("play", &["competition::builder", "competition::contest", "competition::settled", "competition::swiss"]),
    ("render", &["chances", "chances::drawing"]),
    ("render", &["competition::bracket", "competition::bracket::drawing"]),
    ("render", &["competition::crosstable", "competition::crosstable::drawing"]),
    ("render", &["competition::ranking", "competition::ranking::drawing"]),
    ("render", &["podium", "podium::drawing"]),
    ("render", &["scene::items", "scene::path", "scene::strokes"]),
    ("scratch-postgres", &["cluster", "database"]),
    ("ui", &["views::game::panel", "views::game::panel::menu"]),
    ("ui", &["views::game::premoves", "views::game::premoves::line_panel"]),
    ("ui", &["views::learning::daily", "views::learning::daily::table"]),
];

/// How many files may be beside each other in a folder.
const MOST_FILES: usize = 25;

/// Folders that have more, and are still to be sorted.
const KNOWN_HEAPS: [&str; 1] = ["data/src"];

/// The sources of a crate, by their paths below `src`.
fn sources(name: &str) -> BTreeMap<String, String> {
    fn collect(folder: &Path, above: &str, sources: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = format!("{above}{}", entry.file_name().to_str().unwrap());
            if entry.file_type().unwrap().is_dir() {
                collect(&entry.path(), &format!("{name}/"), sources);
            } else if Path::new(&name).extension().is_some_and(|extension| extension == "rs") {
                sources.insert(name, fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    let mut sources = BTreeMap::new();
    collect(&path(name).join("src"), "", &mut sources);
    assert!(!sources.is_empty(), "{name} has sources");
    sources
}

/// The layer of a module: the higher the number, the lower it is.
fn layer(module: &Module) -> Option<usize> {
    let folder = module.first()?;
    LAYERS.iter().position(|row| row.contains(&folder.as_str()))
}

/// Imports that go up, or to another folder of the same layer.
fn upward(imports: &Imports) -> Vec<String> {
    let mut found = Vec::new();
    for (from, to) in imports.arrows() {
        let same_folder = from.first() == to.first();
        let (Some(of_from), Some(of_to)) = (layer(from), layer(to)) else { continue };
        if !same_folder && of_to <= of_from {
            found.push(format!("{} imports {}", from.join("::"), to.join("::")));
        }
    }
    found
}

#[test]
fn the_folders_of_bot_import_each_other_downwards_only() {
    let imports = Imports::of(&sources("bot"));
    let folders: BTreeSet<&String> =
        imports.modules().filter(|module| module.len() > 1).filter_map(|module| module.first()).collect();
    let known: BTreeSet<&str> = LAYERS.iter().copied().flatten().copied().chain(["checks"]).collect();
    assert!(folders.iter().all(|folder| known.contains(folder.as_str())), "a layer for each of {folders:?}");
    let found = upward(&imports);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn handlers_decide_nothing_discord_alone_makes_requests_and_one_file_answers() {
    let sources = sources("bot");
    let of_the_bot = sources.iter().filter(|(file, _)| !file.starts_with("checks"));
    let broken = of_the_bot.flat_map(|(file, text)| {
        promises::broken(file, text).into_iter().map(move |word| format!("{file} has `{word}`"))
    });
    let broken: Vec<_> = broken.collect();
    assert!(broken.is_empty(), "see promises.rs for why this is forbidden:\n{}", broken.join("\n"));
}

/// The circles of a crate that aren't known: of its files, of the folders at its root, and of its rooms.
fn circles(name: &str, imports: &Imports) -> Vec<String> {
    let rooms = ROOMS.iter().filter(|(of, _)| *of == name).map(|(_, place)| *place);
    let folders = std::iter::once(&[][..]).chain(rooms).flat_map(|place| {
        let at = |module: Module| place.iter().map(|&part| part.to_owned()).chain(module).collect();
        let circles = imports.between_folders(place).circles().into_iter();
        circles.map(move |circle| circle.into_iter().map(at).collect::<Vec<Module>>())
    });
    let files = imports.circles().into_iter().filter(|circle| circle.len() > 1);
    files
        .chain(folders)
        .map(|circle| circle.iter().map(|module| module.join("::")).collect::<Vec<_>>())
        .filter(|circle| {
            let is_known = |known: &[&str]| circle.iter().all(|module| known.contains(&module.as_str()));
            !KNOWN_CIRCLES.iter().any(|(of, known)| *of == name && is_known(known))
        })
        .map(|circle| format!("{name}: {}", circle.join(", ")))
        .collect()
}

#[test]
fn neither_files_nor_rooms_import_each_other_in_a_circle() {
    let found: Vec<_> =
        CRATES.into_iter().flat_map(|name| circles(name, &Imports::of(&sources(name)))).collect();
    assert!(found.is_empty(), "these import each other in a circle:\n{}", found.join("\n"));
}

/// Folders with more files beside each other than a reader can take in, with their numbers.
fn heaps<'a>(name: &str, files: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut folders: BTreeMap<String, usize> = BTreeMap::new();
    for file in files {
        let folder = file.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("/{folder}"));
        *folders.entry(format!("{name}/src{folder}")).or_default() += 1;
    }
    let heaps = folders
        .into_iter()
        .filter(|(folder, count)| *count > MOST_FILES && !KNOWN_HEAPS.contains(&folder.as_str()));
    heaps.map(|(folder, count)| format!("{folder}: {count}")).collect()
}

#[test]
fn no_folder_has_more_files_than_can_be_taken_in() {
    let found: Vec<_> = CRATES.into_iter().flat_map(|name| heaps(name, sources(name).keys())).collect();
    assert!(found.is_empty(), "more than {MOST_FILES} files beside each other:\n{}", found.join("\n"));
}

/// The crates that a workspace member is built from, tests included.
fn dependencies(of: &str) -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "none", "--format", "{lib}", "--package", of])
        .current_dir(path("."))
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    String::from_utf8(tree.stdout).unwrap().lines().map(|line| line.trim().replace('_', "-")).collect()
}

/// The crates of the program, from the top down, as ARCHITECTURE.md draws them. A crate may use those in rows below its own.
const ROWS: [&[&str]; 5] = [
    &["bot"],
    &["data", "ui"],
    &["play", "render", "puzzles", "lessons"],
    &["tournament", "engine"],
    &["games"],
];

/// What is used in a manifest against these rows. What only tests use doesn't count.
fn upward_crates(name: &str, manifest: &str) -> Vec<String> {
    let row = |name: &str| ROWS.iter().position(|row| row.contains(&name));
    let used = manifest.split("\n[").filter_map(|section| section.strip_prefix("dependencies]"));
    let used = used.flat_map(str::lines).filter_map(|line| line.split(['.', ' ', '=']).next());
    used.filter(|used| row(used).is_some() && row(used) <= row(name))
        .map(|used| format!("{name} uses {used}"))
        .collect()
}

#[test]
fn crates_use_those_in_rows_below_their_own() {
    let text = fs::read_to_string(path("ARCHITECTURE.md")).unwrap();
    let mut lines = text.split("```").nth(1).unwrap().lines();
    for row in ROWS {
        let is_drawn = |line: &str| row.iter().all(|name| line.split_whitespace().any(|word| word == *name));
        assert!(lines.any(is_drawn), "{row:?} isn't drawn below the rows above it");
    }
    for name in ROWS.into_iter().flatten() {
        let manifest = fs::read_to_string(path(name).join("Cargo.toml")).unwrap();
        assert_eq!(upward_crates(name, &manifest), [""; 0]);
    }
    assert_eq!(
        upward_crates("play", "[package]\n[dependencies]\ndata.workspace = true\n"),
        ["play uses data"]
    );
    assert_eq!(upward_crates("ui", "[package]\n[dependencies]\ndata.workspace = true\n"), ["ui uses data"]);
    assert_eq!(upward_crates("ui", "[package]\n[dev-dependencies]\ndata.workspace = true\n"), [""; 0]);
}

#[test]
fn ui_is_built_without_a_client_a_server_or_a_database() {
    let needed = dependencies("ui");
    assert!(needed.contains("games"), "{needed:?}");
    let heavy: Vec<_> = TOO_HEAVY_FOR_UI.iter().filter(|name| needed.contains(**name)).collect();
    assert!(heavy.is_empty(), "ui needs {heavy:?}");
    assert!(dependencies("bot").contains("serenity"), "what is looked for can be found");
}

#[cfg(test)]
mod planted {
    use super::*;

    fn planted(sources: &[(&str, &str)]) -> Imports {
        Imports::of(&sources.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    #[test]
    fn an_arrow_that_goes_up_is_found_however_it_is_written() {
        for arrow in [
            "use crate::actions::turn::play;",
            "use crate::{actions::turn, discord};",
            "use super::super::actions::turn;",
            "fn f() { crate::actions::turn::play() }",
            "fn f() { println!(\"{}\", crate::actions::turn::play()) }",
            "use crate::actions::play;",
        ] {
            let imports = planted(&[
                ("lib.rs", "mod actions; mod app; mod discord;"),
                ("actions.rs", "mod turn; pub use turn::play;"),
                ("actions/turn.rs", "pub fn play() {}"),
                ("app.rs", "mod clock;"),
                ("app/clock.rs", arrow),
                ("discord.rs", ""),
            ]);
            assert_eq!(upward(&imports), ["app::clock imports actions::turn"], "{arrow}");
        }
    }

    #[test]
    fn arrows_down_and_those_of_tests_are_allowed() {
        let imports = planted(&[
            ("actions.rs", "use crate::app::App; mod turn;"),
            ("actions/turn.rs", "use super::Action;"),
            ("app.rs", "#[cfg(test)] mod tests { use crate::actions::turn; }"),
        ]);
        assert_eq!(upward(&imports), [""; 0]);
    }

    #[test]
    fn folders_of_one_layer_may_not_import_each_other() {
        let imports = planted(&[("handlers.rs", "use crate::jobs::run;"), ("jobs.rs", "pub fn run() {}")]);
        assert_eq!(upward(&imports), ["handlers imports jobs"]);
    }

    #[test]
    fn a_circle_is_found_also_through_what_is_exported_again() {
        let imports = planted(&[
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "pub use crate::d::D; use crate::b::B;"),
            ("b.rs", "use crate::c; fn f() { c::g() }"),
            ("c.rs", "use crate::d::E;"),
            ("d.rs", "use crate::a::A;"),
        ]);
        let circles = imports.circles();
        assert_eq!(circles.len(), 1);
        assert_eq!(circles[0].len(), 4, "{circles:?}");
        // What is only re-exported counts where it is defined.
        let imports = planted(&[("a.rs", "pub use crate::b::B;"), ("b.rs", "use crate::a::B as Same;")]);
        assert_eq!(imports.circles().len(), 0);
    }
    #[test]
    fn two_files_that_import_each_other_are_found() {
        let imports = planted(&[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::a::A;"),
        ]);
        assert_eq!(circles("play", &imports), ["play: a, b"]);
        // And so are a file and one of its folder.
        let imports = planted(&[("a.rs", "mod b; use self::b::B;"), ("a/b.rs", "use super::A;")]);
        assert_eq!(circles("play", &imports), ["play: a, a::b"]);
    }

    #[test]
    fn rooms_that_import_each_other_through_different_files_are_found() {
        let sources = |at: &str| {
            let file = |name: &str| if at.is_empty() { name.to_owned() } else { format!("{at}/{name}") };
            let path = |name: &str| {
                let above =
                    if at.is_empty() { String::new() } else { format!("{}::", at.replace('/', "::")) };
                format!("use crate::{above}{name};")
            };
            BTreeMap::from([
                (file("game/turn.rs"), path("player::blocks::Blocks")),
                (file("player/blocks.rs"), String::new()),
                (file("player/profile.rs"), path("game::replay::Replay")),
                (file("game/replay.rs"), String::new()),
            ])
        };
        assert_eq!(
            circles("bot", &Imports::of(&sources("actions"))),
            ["bot: actions::game, actions::player"]
        );
        assert_eq!(circles("ui", &Imports::of(&sources("views"))), ["ui: views::game, views::player"]);
        assert_eq!(circles("data", &Imports::of(&sources(""))), ["data: game, player"]);
        assert_eq!(circles("render", &Imports::of(&sources(""))), ["render: game, player"]);
        // A folder that holds no rooms isn't looked into.
        assert_eq!(circles("ui", &Imports::of(&sources("actions"))), [""; 0]);
    }

    #[test]
    fn a_heap_of_files_is_found() {
        let files =
            |count: usize| (0..count).map(|number| format!("views/game/{number}.rs")).collect::<Vec<_>>();
        assert_eq!(heaps("ui", files(MOST_FILES).iter()), [""; 0]);
        assert_eq!(heaps("ui", files(MOST_FILES + 1).iter()), ["ui/src/views/game: 26"]);
    }
}
