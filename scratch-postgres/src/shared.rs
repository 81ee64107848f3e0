//! One server for all tests of a process.

use std::{env, io::Write as _, sync::OnceLock};

use anyhow::bail;

use crate::Cluster;

/// Set where tests must not be skipped.
const REQUIRED: &str = "REQUIRE_POSTGRES";

/// The process's own server, started by the first test that needs it.
///
/// `None` if PostgreSQL isn't installed, which is said on the standard error; with `REQUIRE_POSTGRES=1` it is an error.
pub fn shared() -> anyhow::Result<Option<&'static Cluster>> {
    static SHARED: OnceLock<Result<Option<Cluster>, String>> = OnceLock::new();
    let started = SHARED.get_or_init(|| Cluster::start().map_err(|error| format!("{error:#}")));
    match started {
        Ok(Some(cluster)) => Ok(Some(cluster)),
        Err(error) => bail!("{error}"),
        Ok(None) if env::var_os(REQUIRED).is_some_and(|required| required == "1") => {
            bail!("PostgreSQL 15 or newer isn't installed, and {REQUIRED} is set")
        }
        Ok(None) => {
            // Not by `eprintln!`, which a test that succeeds doesn't show. If it can't be written, no one reads it.
            let thread = std::thread::current();
            let test = thread.name().unwrap_or("a test");
            let _ = writeln!(std::io::stderr(), "skipped: {test} needs PostgreSQL 15 or newer");
            Ok(None)
        }
    }
}
