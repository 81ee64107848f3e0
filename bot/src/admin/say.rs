//! What a command prints.

use std::fmt::Display;

/// Prints a result to standard output.
#[expect(clippy::print_stdout, reason = "the operator asked for it")]
pub(super) fn say(result: impl Display) {
    println!("{result}");
}
