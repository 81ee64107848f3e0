//! The version of this program, its commit, its database schema, and the processors it's for.

use std::{env::consts::ARCH, sync::LazyLock};

/// The release.
pub(crate) const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// The commit, if it is known: from the repository, or from `DARA_COMMIT` when it was built.
pub(crate) const COMMIT: Option<&str> = option_env!("DARA_COMMIT");

/// All of it in one line, like `1.0.0 (commit 0123456789ab, schema 28, x86_64)`.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| describe(COMMIT, data::latest_schema()));
    VERSION.as_str()
}

fn describe(commit: Option<&str>, schema: i64) -> String {
    let commit = commit.map_or_else(|| "unknown commit".to_owned(), |commit| format!("commit {commit}"));
    format!("{RELEASE} ({commit}, schema {schema}, {ARCH})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_names_release_commit_schema_and_architecture() {
        assert_eq!(
            describe(Some("0123456789ab"), 8),
            format!("{RELEASE} (commit 0123456789ab, schema 8, {ARCH})")
        );
        assert_eq!(describe(None, 9), format!("{RELEASE} (unknown commit, schema 9, {ARCH})"));
    }
}
