//! Everything that documents name exists: files, folders, cargo commands, and the bot's commands.

use std::{fs, path::Path};

use super::path;
use crate::handlers::{commands, context::Command};
use ui::texts::Texts;

const DOCUMENTS: [&str; 22] = [
    "README.md",
    "ARCHITECTURE.md",
    "BENCHMARKS.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "PRIVACY.md",
    "SECURITY.md",
    "TERMS.md",
    "docs/COMMANDS.md",
    "docs/DISCORD_BY_HAND.md",
    "docs/HARNESSES.md",
    "docs/OPERATION.md",
    "docs/SCALE.md",
    "docs/benchmarks/build.md",
    "docs/benchmarks/cluster.md",
    "docs/benchmarks/engine.md",
    "docs/benchmarks/load.md",
    "docs/benchmarks/pictures.md",
    "docs/benchmarks/rules.md",
    "docs/benchmarks/store.md",
    "docs/benchmarks/trust.md",
    "games/RULES.md",
];

/// Names that look like files or commands but aren't: the bot's pages, and folders of a machine.
const OTHERS: [&str; 7] = ["health", "metrics", "data", "var", "etc", "tmp", "run"];

/// The endings that mark a name as a file.
const ENDINGS: [&str; 6] = [".rs", ".sql", ".ftl", ".toml", ".md", ".service"];

/// All files and folders of the repository, as path segments.
fn files() -> Vec<Vec<String>> {
    fn collect(folder: &Path, above: &[String], files: &mut Vec<Vec<String>>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if matches!(name.as_str(), ".git" | "target" | "corpus") {
                continue;
            }
            let parts = [above, &[name]].concat();
            if entry.file_type().unwrap().is_dir() {
                collect(&entry.path(), &parts, files);
            }
            files.push(parts);
        }
    }
    let mut files = Vec::new();
    collect(&path("."), &[], &mut files);
    files
}

/// Whatever is between backticks in a line.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// `a/{b,c}.rs` is `a/b.rs` and `a/c.rs`.
fn expanded(name: &str) -> Vec<String> {
    match name.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
        Some((before, (each, after))) => each.split(',').map(|one| format!("{before}{one}{after}")).collect(),
        None => vec![name.to_owned()],
    }
}

/// Whether a segment matches a pattern, where `<…>` and `*` match anything.
fn is_part(part: &str, pattern: &str) -> bool {
    match (pattern.find(['<', '*']), pattern.rfind(['>', '*'])) {
        (Some(from), Some(to)) => part.starts_with(&pattern[..from]) && part.ends_with(&pattern[to + 1..]),
        _ => part == pattern,
    }
}

/// Whether a path exists, from the root of the repository or from any folder.
fn is_there(files: &[Vec<String>], name: &str, from_top: bool) -> bool {
    let pattern: Vec<&str> = name.split('/').filter(|part| !part.is_empty()).collect();
    files.iter().any(|file| {
        let Some(skipped) = file.len().checked_sub(pattern.len()) else { return false };
        (skipped == 0 || !from_top)
            && file.iter().skip(skipped).zip(&pattern).all(|(part, &pattern)| is_part(part, pattern))
    })
}

#[test]
fn every_file_that_a_document_names_is_there() {
    let files = files();
    let is_room = |name: &str| {
        name.split_once('/')
            .is_some_and(|(top, _)| files.iter().any(|file| file.len() == 1 && file[0] == top))
    };
    let mut lacks = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(path(document)).unwrap();
        let named = quoted(&text)
            .filter(|name| !name.contains(char::is_whitespace) && !name.starts_with('/'))
            .filter(|name| is_room(name) || ENDINGS.iter().any(|ending| name.ends_with(ending)));
        for name in named.flat_map(expanded) {
            if !is_there(&files, &name, is_room(&name)) {
                lacks.push(format!("{document}: {name}"));
            }
        }
        let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
        for link in links.filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match path(document).parent() {
                Some(folder) if !file.is_empty() => folder.join(file),
                _ => path(document),
            };
            let is_found = match fs::read_to_string(&target) {
                Ok(text) => heading.is_empty() || headings(&text).any(|known| known == heading),
                Err(_) => heading.is_empty() && target.exists(),
            };
            if !is_found {
                lacks.push(format!("{document} leads to {link}"));
            }
        }
        for (option, folder) in [("--example ", "examples"), ("--bench ", "benches"), ("--test ", "tests")] {
            for name in text.split(option).skip(1).filter_map(|rest| rest.split([' ', '`', '\n']).next()) {
                let made_of = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/main.rs")];
                if !made_of.iter().any(|file| is_there(&files, file, false)) {
                    lacks.push(format!("{document}: {option}{name}"));
                }
            }
        }
    }
    assert!(lacks.is_empty(), "{}", lacks.join("\n"));
}

/// The headings of a document as GitHub names them in links.
fn headings(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| line.starts_with('#')).map(|line| {
        let heading = line.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

/// Whether a command of this name exists, ignoring placeholders.
fn is_command(commands: &[Command], words: &[&str]) -> bool {
    match words {
        [] => true,
        [name, rest @ ..] => commands.iter().any(|command| {
            command.name == *name
                && (command.subcommands.is_empty() || is_command(&command.subcommands, rest))
        }),
    }
}

#[test]
fn every_command_that_a_document_names_can_be_used() {
    let commands = commands::all(&Texts::load().unwrap(), true);
    let mut lacks = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(path(document)).unwrap();
        for named in quoted(&text).filter_map(|quoted| quoted.strip_prefix('/')) {
            let is_other = OTHERS.iter().any(|other| named.split(['/', ' ']).next() == Some(*other));
            let words: Vec<&str> = named.split(' ').collect();
            if !named.is_empty() && !is_other && !is_command(&commands, &words) {
                lacks.push(format!("{document}: /{named}"));
            }
        }
    }
    assert!(lacks.is_empty(), "{}", lacks.join("\n"));
}
