//! A short form of fuzzing: every property on the seeds of its fuzzer, both as they are and mutated with words from its
//! dictionary. `docs/HARNESSES.md` describes the long form.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

use proptest::{
    prelude::*,
    sample::{Index, select},
    test_runner::TestRunner,
};

/// An input for a property.
#[derive(Clone)]
struct Input(Vec<u8>);

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.escape_ascii())
    }
}

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz")
}

/// The seeds of a fuzzer, sorted by name.
fn seeds(target: &str) -> Vec<Input> {
    let files = fs::read_dir(fuzz().join("seeds").join(target)).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths.into_iter().map(|path| Input(fs::read(path).unwrap())).collect()
}

/// The words of a fuzzer's dictionary: one per line, in quotation marks.
fn words(target: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(fuzz().join(format!("dictionaries/{target}.dict"))).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| word(line.strip_prefix('"').unwrap().strip_suffix('"').unwrap())).collect()
}

/// Reads a word, which may contain escaped bytes such as `\x0b`.
fn word(escaped: &str) -> Vec<u8> {
    let mut parts = escaped.split("\\x");
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        let (number, plain) = part.split_at(2);
        bytes.push(u8::from_str_radix(number, 16).unwrap());
        bytes.extend_from_slice(plain.as_bytes());
    }
    bytes
}

/// A seed with up to four changes, each of which replaces some bytes by others.
fn changed(target: &str) -> impl Strategy<Value = Input> + use<> {
    let (seeds, words) = (seeds(target), words(target));
    let part = (select(seeds.clone()), any::<Index>(), any::<Index>()).prop_map(|(Input(seed), from, to)| {
        let (from, to) = (from.index(seed.len() + 1), to.index(seed.len() + 1));
        seed[from.min(to)..from.max(to)].to_vec()
    });
    let added = prop_oneof![
        1 => Just(vec![]),
        3 => prop::collection::vec(select(words), 1..3).prop_map(|words| words.concat()),
        1 => prop::collection::vec(any::<u8>(), 1..4),
        1 => "\\PC{1,3}".prop_map(String::into_bytes),
        1 => part,
    ];
    let change = (any::<Index>(), prop_oneof![3 => 0..6_usize, 1 => 0..200_usize], added);
    (select(seeds), prop::collection::vec(change, 0..5)).prop_map(|(Input(mut bytes), changes)| {
        for (at, removed, added) in changes {
            let at = at.index(bytes.len() + 1);
            let end = (at + removed).min(bytes.len());
            bytes.splice(at..end, added);
        }
        Input(bytes)
    })
}

/// Checks a property on every seed and on `cases` mutated ones.
fn check(target: &str, cases: u32, property: fn(&[u8])) {
    for Input(seed) in seeds(target) {
        property(&seed);
    }
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let tried = TestRunner::new(config).run(&changed(target), |Input(bytes)| {
        property(&bytes);
        Ok(())
    });
    assert!(tried.is_ok(), "{}", tried.unwrap_err());
}

#[test]
fn notation_holds_on_seeds_and_mutations() {
    check("notation", 400, |bytes| hostile::notation(&String::from_utf8_lossy(bytes)));
}

#[test]
fn records_hold_on_seeds_and_mutations() {
    check("records", 200, |bytes| hostile::records(&String::from_utf8_lossy(bytes)));
}

#[test]
fn rule_options_hold_on_seeds_and_mutations() {
    check("rule_options", 40, hostile::rule_options);
}

#[test]
fn custom_ids_hold_on_seeds_and_mutations() {
    check("custom_ids", 2_000, |bytes| hostile::custom_ids(&String::from_utf8_lossy(bytes)));
}

#[test]
fn import_holds_on_seeds_and_mutations() {
    check("import", 400, hostile::import);
}
