//! Reads the terms of a challenge from a command's options.

use anyhow::Context as _;
use jiff::SignedDuration;
use play::{
    Terms, TimeControl,
    challenge::Invited,
    game::{
        rest::{DaysOff, Rest},
        table::MAX_GIFT,
    },
};
use ui::{
    failure::{Failure, Refusal},
    typed::terms,
};

use crate::app::caller::Caller;

/// The options of a challenge that make up its terms, as typed.
#[derive(Default)]
pub(crate) struct TypedTerms {
    /// The time control.
    pub clock: Option<String>,
    /// Whether clocks stop while a player is away.
    pub away: Option<bool>,
    /// The goal of a match.
    pub goal: Option<String>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
    /// Whether clocks stand still at night.
    pub nights: Option<bool>,
    /// The two days of the week on which they do.
    pub days_off: Option<DaysOff>,
}

impl TypedTerms {
    /// The terms; what was left out is the server's default, or else the operator's. Against the computer
    /// there is no clock by default. An option that would have no effect is refused.
    pub(crate) async fn read(self, caller: &Caller, invited: &[Option<Invited>]) -> Result<Terms, Failure> {
        let computer = invited.iter().flatten().any(|one| matches!(one, Invited::Computer(_)));
        if computer && self.rated == Some(true) {
            return Err(Refusal::RatedAgainstComputer.into());
        }
        let settings =
            caller.app.server_settings(caller.home).await.context("loading a server's settings")?;
        let clock = match self.clock {
            Some(typed) => clock(typed)?,
            None if computer => TimeControl::Untimed,
            None => settings.clock,
        };
        if self.away.is_some() && clock == TimeControl::Untimed {
            return Err(Refusal::AwayWithoutClock.into());
        }
        if (self.nights.is_some() || self.days_off.is_some()) && clock == TimeControl::Untimed {
            return Err(Refusal::RestWithoutClock.into());
        }
        let goal = match self.goal {
            Some(typed) => Some(terms::goal(&typed).ok_or(Refusal::BadMatch { typed })?),
            None => None,
        };
        Ok(Terms {
            clock,
            away: self.away.unwrap_or(true),
            goal,
            rated: self.rated.unwrap_or(true),
            idle_days: settings.idle_days,
            competition: false,
            rest: Rest::new(self.nights.unwrap_or_default(), self.days_off),
        })
    }
}

/// Reads a time control.
pub(crate) fn clock(typed: String) -> Result<TimeControl, Failure> {
    Ok(terms::clock(&typed).ok_or(Refusal::BadClock { typed })?)
}

/// Reads how much time to give an opponent.
pub(crate) fn gift(typed: &str) -> Result<SignedDuration, Failure> {
    Ok(terms::span(typed).ok_or(play::Refusal::BadGift { most: MAX_GIFT })?)
}
