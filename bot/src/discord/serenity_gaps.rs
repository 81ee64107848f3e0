//! **Quarantine:** what serenity 0.12.5 doesn't offer or does wrongly, worked around. All of it is in this folder, so that
//! a new release is tried by deleting its files.
//!
//! | file | what is missing | goes with |
//! | --- | --- | --- |
//! | `callback` | an answer that names the message it becomes, how long to wait after a 429, and files of their own names beside ready JSON | 0.13, if its errors say how long to wait; else only a part |
//! | `components_v2` | messages made of components: their builders, and whether a message is one | 0.13, which has both behind `unstable` |
//! | `filled`, `relay` | what forms hold in labels, and where a form comes from. serenity shows no event as it came, so a relay between it and the gateway puts forms into a shape that it can read | 0.13, which knows labels; the relay at once |
//! | `forms` | opening a form with labels | 0.13, which builds them |
//! | `mended`, `unread` | reading an interaction whose message has a component in a row that serenity doesn't know | 0.13, which knows today's; delete both once it skips unknown ones as well |
//! | `heard` | why Discord closed a connection, whether one is being resumed, how many sessions it asked for | the first release that reports these as events |
//! | `reading` | whether the task that reads from a connection has ended | the first release whose shard manager says so, or restarts it itself |
//! | `unconnected` | a context for commands without a connection to the gateway | the first release of poise that takes interactions without one |
//! | `route_limits` | forgetting the rate limits of interactions that were answered | the first release whose limiter forgets them |
//!
//! 0.13 isn't released yet; what it has was read in serenity's branch `next`.

pub(crate) mod callback;
pub(crate) mod components_v2;
pub(crate) mod filled;
pub(super) mod forms;
pub(crate) mod heard;
pub(crate) mod mended;
pub(super) mod reading;
pub(crate) mod relay;
pub(super) mod route_limits;
pub(crate) mod unconnected;
pub(crate) mod unread;
