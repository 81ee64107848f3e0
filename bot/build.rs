//! Notes the commit that the program is built from, for `dara --version`.

use std::{env, path::Path};

#[path = "build/commit.rs"]
mod commit;

fn main() {
    for file in ["build.rs", "build/commit.rs"] {
        println!("cargo::rerun-if-changed={file}");
    }
    println!("cargo::rerun-if-env-changed={}", commit::GIVEN);
    // While the bot is worked on, each commit would otherwise compile it anew.
    let released = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let Some(source) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() else { return };
    for told in commit::told(env::var(commit::GIVEN).ok(), released, source) {
        println!("{told}");
    }
}
