//! The Discord application: commands, panels, views, texts and jobs.
//!
//! An interaction comes in through [`dispatch`](crate::Bot); a command ([`commands`]) or a pressed button ([`controls`])
//! reads what is asked; `play` decides; [`turn`] commits and answers; [`deliver`] tells what no answer told. What is
//! shown is made by pure functions ([`views`]) from texts ([`texts`]) and pictures (`render`).
//!
//! Only this crate knows serenity and poise.

mod answer;
mod app;
mod asked;
mod bot;
mod clock;
mod commands;
mod control;
mod controls;
mod deliver;
mod departed;
mod dispatch;
mod expire;
mod failure;
mod lists;
mod logging;
mod outbox;
mod plain;
mod prune;
mod rounds;
mod run;
mod seen;
mod settings;
mod subject;
mod texts;
mod turn;
mod typed_path;
mod under_way;
mod views;

pub use bot::Bot;
pub use clock::{Clock, Hand};
pub use logging::subscriber;
pub use run::run;
pub use settings::{BadSettings, Platform, Settings, Token};
