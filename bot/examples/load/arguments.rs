//! The command line of the load test.

use std::{str::FromStr, time::Duration};

use anyhow::ensure;
use clap::Parser;
use games::RuleSet;

use crate::harness::{Load, Pace, all_rules};

/// Plays many games at once against the sandbox, and prints what it took
#[derive(Parser)]
pub(crate) struct Arguments {
    /// How many games run at once
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// The rules, such as `dara:traditional`; may be repeated. All presets by default
    #[arg(long)]
    rules: Vec<RuleSet>,
    /// How many members play; as many as there are games by default
    #[arg(long)]
    members: Option<usize>,
    /// Turns per second; or `max`: the next as soon as one is answered
    #[arg(long, default_value = "100")]
    rate: Rate,
    /// With `--rate max`: how many turns are in flight at a time
    #[arg(long, default_value_t = 32)]
    in_flight: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many finished games are stored beforehand
    #[arg(long, default_value_t = 0)]
    stored: u32,
    /// How many of them wait to be analysed
    #[arg(long, default_value_t = 0)]
    analyses: u32,
    /// How many workers share a PostgreSQL database with a synchronous standby; without any, one bot uses a file
    #[arg(long, default_value_t = 0)]
    workers: usize,
    /// How many games against the computer run beside these, at all levels
    #[arg(long, default_value_t = 0)]
    computer: usize,
}

#[derive(Clone, Copy)]
enum Rate {
    Max,
    Turns(u32),
}

impl FromStr for Rate {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "max" => Ok(Self::Max),
            _ => text
                .parse()
                .ok()
                .filter(|turns| *turns > 0)
                .map(Self::Turns)
                .ok_or("neither turns a second nor max"),
        }
    }
}

impl Arguments {
    /// The load that these arguments ask for.
    pub(crate) fn load(self) -> anyhow::Result<Load> {
        let members = self.members.unwrap_or(self.games).max(4);
        ensure!(self.analyses <= self.stored, "only stored games are analysed");
        ensure!(self.games > 0 && self.in_flight > 0 && self.seconds > 0, "there is nothing to do");
        Ok(Load {
            games: self.games,
            rules: if self.rules.is_empty() { all_rules() } else { self.rules },
            members,
            pace: match self.rate {
                Rate::Max => Pace::InFlight(self.in_flight),
                Rate::Turns(turns) => Pace::ASecond(turns),
            },
            span: Duration::from_secs(self.seconds),
            stored: self.stored,
            analyses: self.analyses,
            workers: self.workers,
            computer: self.computer,
        })
    }
}
