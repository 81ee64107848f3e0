//! The Discord application: commands, panels, views, texts and jobs.
//!
//! An interaction comes in through [`dispatch`](crate::Bot); a command ([`commands`]) or a pressed button ([`controls`])
//! reads what is asked; `play` decides; [`turn`] commits and answers; [`deliver`] tells what no answer told. What is
//! shown is made by pure functions ([`views`]) from texts ([`texts`]) and pictures (`render`).
//!
//! Only this crate knows serenity and poise.

mod actions;
mod admin;
mod app;
#[cfg(test)]
mod checks;
mod discord;
mod handlers;
mod jobs;
mod process;

pub use self::{
    admin::{
        backup::backup, check::check, delete_user::delete_user, export_guild::export_guild, health::health,
        recompute::recompute, restore::restore,
    },
    app::{
        clock::{Clock, Hand},
        floods::Rates,
        version::version,
    },
    discord::gateway::{Fatal, Heard},
    process::{
        bot::Bot,
        exit,
        logging::{BadLogFormat, LogFormat, begin_log, log_panics, subscriber},
        run::run,
        settings::{BadSettings, Platform, Settings, Token},
    },
};
