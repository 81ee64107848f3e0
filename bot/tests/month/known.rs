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
const OFF: &[(Off, &str)] = &[
    (Off::Finding(Check::Shown, "a game's start"), START),
    (Off::Finding(Check::Waits, "a pairing"), START),
    (Off::Finding(Check::Fair, "a game that never began"), START),
    (Off::Finding(Check::Told, "a manager who could mend it"), START),
    (Off::Finding(Check::Shown, "news"), REFUSED),
    (Off::Finding(Check::Shown, "a list"), REFUSED),
    (Off::Finding(Check::Shown, "a last board"), REFUSED),
    (Off::Finding(Check::Shown, "a puzzle of the day"), REFUSED),
    (Off::Finding(Check::Shown, "a direct message"), LIMITED),
    (Off::Finding(Check::Waits, "a game by mail"), UNREACHABLE),
    (Off::Finding(Check::Told, "an opponent of someone unreachable"), UNREACHABLE),
    (
        Off::Finding(Check::Waits, "a game whose channel is lost"),
        "until a game whose channel is gone for good comes to an end by itself",
    ),
    (
        Off::Finding(Check::Fair, "a round during an outage"),
        "until rounds and seasons get their time back as clocks do",
    ),
    (
        Off::Finding(Check::Seen, "a stranger's account"),
        "until one place decides what a reader may call another, for every way out",
    ),
    (
        Off::Finding(Check::Seen, "an account with its name of the world"),
        "until games of a server take no name from the world",
    ),
    (
        Off::Finding(Check::Whole, "places"),
        "until the places of a season that is over stay as they were, or are compared otherwise",
    ),
    (
        Off::Finding(Check::Told, "a turn"),
        "until it is known why, on a busy machine, the first player of a knockout's game once heard nothing",
    ),
    (
        Off::Finding(Check::Log, "a competition that keeps changing"),
        "until a competition settles though its games begin and end at the same moment",
    ),
];

const START: &str = "until a game that couldn't begin begins once it can";
const REFUSED: &str = "until what Discord refuses for now stays due";
const LIMITED: &str = "until a refusal that is about the bot isn't taken for the player's wish";
const UNREACHABLE: &str = "until by mail the opponent is told, and the clock runs on after three days";

/// Whether it is left out.
pub(crate) fn is_off(what: Off) -> bool {
    std::env::var_os("MONTH_ALL").is_none() && OFF.iter().any(|(off, _)| *off == what)
}
