//! Properties that parsing untrusted input must have, whatever the input.
//!
//! Each property is a function of arbitrary input that panics when violated, so fuzzers (`fuzz/`) and tests
//! (`hostile/tests/`) check the same things. Every property implies that nothing else panics, and that parsing ends soon.
//!
//! No other crate of the program depends on this one.

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
