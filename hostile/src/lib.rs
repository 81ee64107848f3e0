//! What must hold of everything that is read from strangers, whatever they write.
//!
//! Each law is a function of any input; it panics where it is broken, and so it may be called by a fuzzer (`fuzz/`) and by
//! a test alike (`hostile/tests/`), which try the same. That nothing else panics, and that all of it ends soon, is a part
//! of every law.
//!
//! Nothing of the program depends on this crate.

mod custom_ids;
mod import;
mod notation;
mod records;
mod rule_options;
mod written;

pub use custom_ids::custom_ids;
pub use import::import;
pub use notation::notation;
pub use records::records;
pub use rule_options::rule_options;
