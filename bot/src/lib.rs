//! The Discord application: commands, buttons, jobs, and the operator's program.
//!
//! An interaction arrives in [`handlers`], which reads what was asked and calls one of the [`actions`]; `play` decides, the
//! decision is stored, and the reply is sent in one place. Whatever no answer could announce, [`jobs`] deliver.
//!
//! Imports go one way: `process`, then `handlers`, `jobs` and `admin`, then `actions`, `app` and `discord`. Only this crate
//! knows serenity and poise; what players see comes from the crate `ui`.

mod actions;
mod admin;
mod app;
#[cfg(test)]
mod checks;
mod discord;
mod handlers;
mod jobs;
mod process;
#[cfg(test)]
#[path = "../tests/program/wait.rs"]
mod wait;

pub use data::Database;

pub use self::{
    admin::{
        backup::backup,
        backups::{Backups, keep_backups},
        check::check,
        delete_user::delete_user,
        export_guild::export_guild,
        health::health,
        migrate::migrate,
        recompute::recompute,
        restore::restore,
        world::{exclude, readmit, reports},
    },
    app::{
        chosen::Chosen,
        clock::{Clock, Hand},
        floods::Rates,
        version::version,
    },
    discord::{
        endpoint::{BadKey, PublicKey},
        fatal::Fatal,
        serenity_gaps::heard::Heard,
    },
    process::{
        bot::Bot,
        doctor::doctor,
        exit,
        logging::{BadLogFormat, LogFormat, begin_log, log_panics, subscriber},
        run::run,
        settings::{BadSettings, BotToken, InteractionsEndpoint, Platform, Settings},
    },
};
