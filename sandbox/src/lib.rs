//! A Discord on this machine: REST, gateway and a page.
//!
//! A [`Sandbox`] is one guild with a few members and one bot application, further guilds with or without the bot, and
//! members' private channels. A bot connects to it exactly as to Discord; people use it in a browser, and tests through
//! [`Member`] handles. It checks every request as Discord does and records what was wrong with it. It knows nothing about any
//! particular bot.
//!
//! # Layers
//!
//! Each line uses only the lines below it, so that nothing depends on itself in a circle.
//!
//! ```text
//! driver                      what tests do
//! server                      starts and stops it all
//! rest · gateway · page       the ways in: requests of the bot, its WebSocket, people in a browser
//! interact                    a member uses a command, component or modal; the bot's answer is awaited
//! hub                         what all of these share (with fault_plan, record, limits, outage, body)
//! actions                     what bot and members do: permissions, the change, its event
//! events                      who is notified of a change, and of how much of it
//! judge · wire                Discord's JSON: requests are checked, objects are written
//! world                       the state and its SQLite store
//! listeners                   gateway sessions, endpoints, open pages, waiting tests
//! clock · config · refusal · snowflake
//! ```

mod actions;
mod body;
mod clock;
mod config;
pub mod driver;
mod events;
mod fault_plan;
mod gateway;
mod hub;
mod interact;
mod judge;
mod limits;
mod listeners;
mod outage;
mod page;
mod record;
mod refusal;
mod rest;
mod server;
mod snowflake;
mod wire;
mod world;

pub use clock::Clock;
pub use config::Config;
pub use driver::NotRegistered;
pub use driver::{
    Answer, Attachment, Choice, Faults, Forged, Member, Message, Modal, NotAnswered, Response, TimedOut,
};
pub use fault_plan::{Alteration, Failure, TooMany};
pub use limits::Overrun;
pub use record::{Recorded, Violation};
pub use server::{Sandbox, StartError};
pub use snowflake::Id;
pub use world::application::Portal;
pub use world::permissions::Permissions;
pub use world::shown::Shown;
pub use world::store::StoreError;
