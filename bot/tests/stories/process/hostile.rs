//! Attacks: requests that no Discord client sends, malicious names, malformed files, and members who probe for
//! another server's data.
//!
//! `ATTACKS=100000` adds so many random cases to the systematic ones; `ATTACK_SEED` repeats a run.

mod buttons;
mod controls;
mod elsewhere;
mod files;
mod hand;
mod names;
pub(crate) mod options;
mod random;
mod servers;
mod town;
