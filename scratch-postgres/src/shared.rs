//! One server for all tests of a process.

use std::{env, io::Write as _, sync::OnceLock};

use anyhow::bail;

use crate::Cluster;

/// Set where these tests must not be skipped.
const REQUIRED: &str = "REQUIRE_POSTGRES";

/// The process's own server, started by the first test that needs it.
///
/// `None` if PostgreSQL isn't installed, with a message on standard error; with `REQUIRE_POSTGRES=1`, that is an error.
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
            // A test that succeeds doesn't show what `eprintln!` prints. If this can't be written, no one would read it.
            let thread = std::thread::current();
            let test = thread.name().unwrap_or("a test");
            let _ = writeln!(std::io::stderr(), "skipped: {test} needs PostgreSQL 15 or newer");
            Ok(None)
        }
    }
}
