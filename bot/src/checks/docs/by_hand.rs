//! The page of what goes to Discord by hand names every file that does so, and only tests that exist.

use std::fs;

use super::path;

const PAGE: &str = "docs/DISCORD_BY_HAND.md";
const FOLDER: &str = "bot/src/discord/serenity_gaps";

#[test]
fn every_way_around_the_library_is_on_its_page() {
    let page = fs::read_to_string(path(PAGE)).unwrap();
    let files: Vec<String> = fs::read_dir(path(FOLDER))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !page.contains(&format!("`{name}`")))
        .collect();
    assert!(files.is_empty(), "not on {PAGE}: {}", files.join(", "));
}

#[test]
fn every_test_that_the_page_names_exists() {
    fn sources(folder: &std::path::Path, into: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_dir() {
                sources(&entry.path(), into);
            } else if entry.path().extension().is_some_and(|extension| extension == "rs") {
                into.push_str(&fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    let page = fs::read_to_string(path(PAGE)).unwrap();
    let mut all = String::new();
    for folder in ["bot/src", "bot/tests/stories", "sandbox/src", "ui/src"] {
        sources(&path(folder), &mut all);
    }
    let named = page.split('`').skip(1).step_by(2).filter(|name| name.matches('_').count() > 2);
    let lacks: Vec<&str> = named.filter(|name| !all.contains(&format!("fn {name}("))).collect();
    assert!(lacks.is_empty(), "no such test: {}", lacks.join(", "));
}
