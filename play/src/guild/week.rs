//! The week of a server, told in one of its channels: when, and what is worth telling.
//!
//! Pure. A [`WeekBuilder`] takes one finished game after the other, the newest first, so that a busy week needn't be read at once.
//!
//! | what | how |
//! | --- | --- |
//! | when | on the weekday and at the hour that the managers chose, in the server's time zone, some minutes later that depend on the server: [`SPREAD`] |
//! | after a change | never twice within [`APART`] |
//! | after an outage | late by at most [`LATEST`]; later than that, the week isn't told |
//! | what it covers | what has ended since it was told last, at most [`COVERS`] |
//! | who climbed | whose ratings rose most by the games of the week and are no longer provisional ([`Week::climbers`]) |
//! | the upset | the rated game for two whose winner was rated furthest below the loser, at least by [`UPSET`] |
//! | the game of the week | the decided one between members whose players are rated highest together. Only games of the channel where the week is told, since elsewhere not everyone may see them |
//! | best guessers | who guessed most of the turns right that were played in it, whatever became of their games |
//! | who is named | members who are there, play there, and haven't left the leaderboards |
//! | nothing happened | nothing is posted: [`Week::is_quiet`] |

mod changing;
mod schedule;
mod summary;

pub use self::{
    changing::change,
    schedule::{APART, COVERS, LATEST, WeekSettings, Weekday, since},
    summary::{
        CLIMBERS, Climber, EndedFor, EndedGame, LEAST_ACTIONS, PlayedIn, RatedFor, UPSET, Upset, Week,
        WeekBuilder,
    },
};
pub use crate::calendar::SPREAD;
