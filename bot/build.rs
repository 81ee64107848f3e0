//! Finds the commit that the program is built from, for `dara --version`.

use std::{env, path::Path};

#[path = "build/commit.rs"]
mod commit;

fn main() {
    for file in ["build.rs", "build/commit.rs", "build/archived"] {
        println!("cargo::rerun-if-changed={file}");
    }
    println!("cargo::rerun-if-env-changed={}", commit::GIVEN);
    let Some(source) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() else { return };
    for line in commit::lines(env::var(commit::GIVEN).ok(), source) {
        println!("{line}");
    }
}
