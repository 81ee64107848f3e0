//! What isn't switched on yet: troubles after which, and checks by which, a month is known to go wrong.
//!
//! A line is deleted once its fault is mended. `MONTH_ALL=1` lives months as if there were no lines.

use crate::{checks::Check, trouble::Kind};

/// What is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Off {
    /// This trouble.
    Trouble(Kind),
    /// Findings of this kind by this check.
    Finding(Check, &'static str),
}

/// Each with the reason.
const OFF: &[(Off, &str)] = &[(
    Off::Finding(Check::Told, "a turn"),
    "until it is known why, on a busy machine, the first player of a knockout's game once heard nothing",
)];

/// Whether it is left out.
pub(crate) fn is_off(what: Off) -> bool {
    std::env::var_os("MONTH_ALL").is_none() && OFF.iter().any(|(off, _)| *off == what)
}
