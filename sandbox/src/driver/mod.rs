//! What tests do with a sandbox: act as its members, read and check what the bot posted, and cause faults.
//!
//! Everything reaches the bot over the wire, exactly as from the page.

mod answer;
mod elsewhere;
mod endpoints;
mod faults;
mod forged;
mod installation;
mod invocation;
mod member;
mod message;
mod roles;
mod sandbox;
mod wait;

pub use crate::interact::endpoint::NotRegistered;
pub use answer::{Answer, Choice, Modal, NotAnswered};
pub use faults::Faults;
pub use forged::{Forged, Response};
pub use member::Member;
pub use message::{Attachment, Message};
pub use wait::TimedOut;
