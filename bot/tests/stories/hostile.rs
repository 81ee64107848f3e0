//! Attacks: what Discord's own clients would not send, what members call themselves and things, files that nobody should
//! write, and members of one server who look for what belongs to another.
//!
//! `ATTACKS=100000` adds so many random cases to the systematic ones of each kind, and `ATTACK_SEED` repeats those of a run.

mod buttons;
mod elsewhere;
mod files;
mod hand;
mod names;
mod options;
mod random;
mod servers;
mod town;
