//! The Discord application: commands, panels, views, texts and jobs.
//!
//! An interaction comes in through [`dispatch`](crate::Bot); a command ([`commands`]) or a pressed button ([`controls`])
//! reads what is asked; `play` decides; [`turn`] commits and answers; [`deliver`] tells what no answer told. What is
//! shown is made by pure functions ([`views`]) from texts ([`texts`]) and pictures (`render`).
//!
//! Only this crate knows serenity and poise.

mod act;
mod ahead;
mod alarm;
#[cfg(feature = "jemalloc")]
mod allocator;
mod alone;
mod answer;
mod app;
mod asked;
mod away;
mod backup;
mod blocks;
mod bot;
mod check;
mod clock;
mod commands;
mod commit;
mod control;
mod controls;
mod delete_user;
mod deleting;
mod deliver;
mod departed;
mod direct;
mod dispatch;
#[cfg(test)]
mod docs;
mod downloads;
pub mod exit;
mod export;
mod export_guild;
mod failure;
mod floods;
mod game_of_message;
mod gateway;
mod health;
mod history;
mod house;
mod import;
mod imports;
mod languages;
mod leaderboard;
mod lists;
mod logging;
mod look;
mod lost_channel;
mod metrics;
mod moderation;
mod monitor;
mod names;
mod next_game;
mod notice;
mod open_offers;
mod outbox;
mod pace;
mod permissions;
mod plain;
mod practice;
mod preferences;
mod presence;
mod privacy;
mod profile;
mod prune;
mod ratings;
mod recompute;
mod rematch;
mod replay;
mod restore;
mod rounds;
mod route_limits;
mod run;
mod scheduler;
mod season;
mod seen;
mod servers;
mod settings;
mod shown;
mod subject;
mod supervisor;
mod texts;
mod token_bucket;
mod turn;
mod typed_date;
mod typed_line;
mod typed_path;
mod under_way;
mod used;
mod verdict;
mod version;
mod versus;
mod views;
mod walk;

pub use backup::backup;
pub use bot::Bot;
pub use check::check;
pub use clock::{Clock, Hand};
pub use delete_user::delete_user;
pub use export_guild::export_guild;
pub use floods::Rates;
pub use gateway::{Fatal, Heard};
pub use health::health;
pub use logging::{BadLogFormat, LogFormat, begin_log, log_panics, subscriber};
pub use recompute::recompute;
pub use restore::restore;
pub use run::run;
pub use settings::{BadSettings, Platform, Settings, Token};
pub use version::version;
