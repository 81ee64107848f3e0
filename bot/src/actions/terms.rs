//! What is agreed on besides the rules, as it is typed in the options of a challenge.

use anyhow::Context as _;
use play::{Terms, TimeControl};
use ui::failure::{Failure, Refusal};

use crate::{app::App, discord::interaction::Interaction};

/// The options of a challenge that make its terms, as they were typed.
#[derive(Default)]
pub(crate) struct Typed {
    /// A time control.
    pub clock: Option<String>,
    /// Whether clocks stand for one who is away.
    pub away: Option<bool>,
    /// The goal of a match.
    pub goal: Option<String>,
    /// Whether it counts for ratings.
    pub rated: Option<bool>,
}

impl Typed {
    /// The terms that it makes. What was left out is as the server has it, or else as the operator has.
    pub(crate) fn read(self, app: &App, interaction: &Interaction) -> Result<Terms, Failure> {
        let clock = match self.clock {
            Some(typed) => clock(typed)?,
            None => app.server_settings(interaction.guild()?).context("looking how a server plays")?.clock,
        };
        let goal = match self.goal {
            Some(typed) => Some(read(&typed).ok_or(Refusal::BadMatch { typed })?),
            None => None,
        };
        Ok(Terms { clock, away: self.away.unwrap_or(true), goal, rated: self.rated.unwrap_or(true) })
    }
}

/// The time control that somebody typed.
pub(crate) fn clock(typed: String) -> Result<TimeControl, Failure> {
    Ok(read(&typed).ok_or(Refusal::BadClock { typed })?)
}

/// Reads what somebody typed, in capitals or not.
pub(crate) fn read<T: std::str::FromStr>(typed: &str) -> Option<T> {
    typed.trim().to_lowercase().parse().ok()
}
