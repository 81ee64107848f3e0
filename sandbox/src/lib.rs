//! A Discord on this machine: REST, gateway and a page.
//!
//! A [`Sandbox`] is one guild with a few members and one bot application. A bot connects to it exactly as to Discord;
//! people use it in a browser, tests through [`Member`] handles. It judges every request as Discord does and keeps a
//! record of what was wrong. It knows nothing of any bot.
//!
//! The parts: `world` is the state, `wire` turns it into Discord's JSON, `judge` reads what a bot sends, `rest` and
//! `gateway` speak with the bot, `interact` carries what members do to it, `page` serves the browser, [`driver`]
//! serves tests.

mod bus;
mod clock;
mod config;
mod door;
pub mod driver;
mod faults;
mod gateway;
mod hub;
mod interact;
mod judge;
mod limits;
mod page;
mod record;
mod refusal;
mod rest;
mod server;
mod snowflake;
mod talk;
mod wire;
mod world;

pub use clock::Clock;
pub use config::Config;
pub use driver::{Answer, Attachment, Came, Choice, Forged, Member, Message, Modal, NotAnswered, TimedOut};
pub use faults::{Alteration, Failure, Faults, TooMany};
pub use limits::Overrun;
pub use record::{Recorded, Violation};
pub use server::{Sandbox, StartError};
pub use snowflake::Id;
pub use world::permissions::Permissions;
pub use world::store::StoreError;
