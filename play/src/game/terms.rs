//! What players agree on in a challenge besides the rules; it holds for the whole game.

use std::{fmt, str::FromStr};

use crate::{
    TimeControl,
    game::{matches::Goal, rest::Rest},
};

/// After how many days without a turn a game against the computer is called off, unless a server has chosen another number.
pub const IDLE_DAYS: u16 = 14;

/// The fewest days after which an idle game is called off, of which the last two are its notice.
pub const LEAST_IDLE_DAYS: u16 = 3;

/// The terms of a game.
///
/// ```
/// # use play::Terms;
/// for text in ["none", "3d", "5d+12h/7d,no-away,match:10,unrated,idle:30", "1d,match:pair", "4d+12h/7d,competition", "1d,nights,off:sat"] {
///     assert_eq!(text.parse::<Terms>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The time control.
    pub clock: TimeControl,
    /// Whether a player's clock stops while they are away.
    pub away: bool,
    /// The goal of the match the game belongs to, if any.
    pub goal: Option<Goal>,
    /// Whether the game counts for the players' ratings.
    pub rated: bool,
    /// After how many days without a turn the game is called off if the computer plays; at least 3.
    pub idle_days: u16,
    /// Whether others wait for its result, as it belongs to a competition. Then the players can't agree on a pause or on calling
    /// it off, and are warned with half of their time left.
    pub competition: bool,
    /// When the clocks stand still, each in its player's own time. Never without a clock or in a competition.
    pub rest: Option<Rest>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            clock: TimeControl::Untimed,
            away: true,
            goal: None,
            rated: true,
            idle_days: IDLE_DAYS,
            competition: false,
            rest: None,
        }
    }
}

/// The text isn't the terms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the terms of a game")]
pub struct BadTerms;

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.clock)?;
        if !self.away {
            f.write_str(",no-away")?;
        }
        if let Some(goal) = self.goal {
            write!(f, ",match:{goal}")?;
        }
        if !self.rated {
            f.write_str(",unrated")?;
        }
        if self.idle_days != IDLE_DAYS {
            write!(f, ",idle:{}", self.idle_days)?;
        }
        if self.competition {
            f.write_str(",competition")?;
        }
        if let Some(rest) = self.rest {
            write!(f, ",{rest}")?;
        }
        Ok(())
    }
}

impl FromStr for Terms {
    type Err = BadTerms;

    /// Accepts only the canonical form.
    fn from_str(text: &str) -> Result<Self, BadTerms> {
        let mut parts = text.split(',');
        let clock = parts.next().unwrap_or_default().parse().map_err(|_| BadTerms)?;
        let mut terms = Self { clock, ..Self::default() };
        for part in parts {
            match part.split_once(':') {
                None if part == "no-away" => terms.away = false,
                None if part == "unrated" => terms.rated = false,
                None if part == "competition" => terms.competition = true,
                None if part == "nights" => terms.rest = Rest::new(true, terms.rest.and_then(Rest::days)),
                Some(("idle", days)) => {
                    let days = days.parse().map_err(|_| BadTerms)?;
                    terms.idle_days = Some(days).filter(|days| *days >= LEAST_IDLE_DAYS).ok_or(BadTerms)?;
                }
                Some(("off", days)) => {
                    let nights = terms.rest.is_some_and(Rest::has_nights);
                    terms.rest = Rest::new(nights, Some(days.parse().map_err(|_| BadTerms)?));
                }
                Some(("match", goal)) => terms.goal = Some(goal.parse().map_err(|_| BadTerms)?),
                _ => return Err(BadTerms),
            }
        }
        let cannot_rest = terms.competition || terms.clock == TimeControl::Untimed;
        if terms.to_string() != text || (cannot_rest && terms.rest.is_some()) {
            return Err(BadTerms);
        }
        Ok(terms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_canonical_text_is_read() {
        for text in [
            "",
            "72h",
            "3d,",
            "3d,away",
            "3d,unrated,no-away",
            "3d,match:0",
            "3d,match:",
            "3d,unrated,unrated",
            "none,idle:14",
            "none,idle:2",
            "none,idle:30,unrated",
            "none,nights",
            "1d,competition,nights",
            "1d,off:sat,nights",
            "1d,off:weekend",
            "1d,nights,nights",
            "1d,off:sat,off:fri",
        ] {
            assert_eq!(text.parse::<Terms>(), Err(BadTerms), "{text:?}");
        }
    }
}
