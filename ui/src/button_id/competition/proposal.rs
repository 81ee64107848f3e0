//! A competition that its organizer is putting together in a form. Its preview's buttons carry it, so nothing is stored before it is opened.

use std::{fmt, str::FromStr};

use games::RuleSet;
use jiff::Timestamp;
use play::{
    DefaultRules, TimeControl,
    competition::{Days, Rounds, Size},
};

use crate::button_id::parts::UnknownButton;

/// What kind of competition a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ProposalKind {
    /// A league.
    League,
    /// A Swiss tournament.
    Swiss,
    /// A knock-out.
    KnockOut,
}

/// A competition as it would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// How it is played.
    pub format: ProposedFormat,
    /// The rules: a preset, or house rules as they are when it is opened.
    pub rules: DefaultRules,
    /// The time control.
    pub clock: TimeControl,
    /// The days of a season or a round.
    pub days: Days,
    /// When it starts, to the minute.
    pub starts: Timestamp,
}

/// How it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposedFormat {
    /// A league with divisions of this size.
    League(Size),
    /// So many rounds.
    Swiss(Rounds),
    /// A knock-out, with boards by direct message if `by_mail`.
    KnockOut {
        /// Whether boards come as direct messages.
        by_mail: bool,
    },
}

impl ProposedFormat {
    /// The form that it is chosen in.
    pub const fn kind(self) -> ProposalKind {
        match self {
            Self::League(_) => ProposalKind::League,
            Self::Swiss(_) => ProposalKind::Swiss,
            Self::KnockOut { .. } => ProposalKind::KnockOut,
        }
    }
}

impl fmt::Display for ProposedFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::League(size) => write!(f, "league-{size}"),
            Self::Swiss(rounds) => write!(f, "swiss-{rounds}"),
            Self::KnockOut { by_mail: false } => f.write_str("knock-out"),
            Self::KnockOut { by_mail: true } => f.write_str("knock-out-mail"),
        }
    }
}

impl FromStr for ProposedFormat {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        match text {
            "knock-out" => return Ok(Self::KnockOut { by_mail: false }),
            "knock-out-mail" => return Ok(Self::KnockOut { by_mail: true }),
            _ => {}
        }
        let (kind, number) = text.split_once('-').ok_or(UnknownButton)?;
        match kind {
            "league" => bounded::<u8, _>(number).map(Self::League),
            "swiss" => bounded::<u16, _>(number).map(Self::Swiss),
            _ => Err(UnknownButton),
        }
    }
}

fn bounded<Number: FromStr, Bounded: TryFrom<Number>>(text: &str) -> Result<Bounded, UnknownButton> {
    text.parse::<Number>().ok().and_then(|number| number.try_into().ok()).ok_or(UnknownButton)
}

/// `league-8:60:4d+12h/7d:29333000:preset:dara:niger`
impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { format, rules, clock, days, starts } = self;
        write!(f, "{format}:{days}:{clock}:{}:{}", starts.as_second() / 60, Written(*rules))
    }
}

impl FromStr for Proposal {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        let [format, days, clock, starts, rules] =
            text.splitn(5, ':').collect::<Vec<_>>().try_into().map_err(|_| UnknownButton)?;
        let minutes: i64 = starts.parse().map_err(|_| UnknownButton)?;
        let seconds = minutes.checked_mul(60).ok_or(UnknownButton)?;
        Ok(Self {
            format: format.parse()?,
            rules: rules.parse::<Written>()?.0,
            clock: clock.parse().map_err(|_| UnknownButton)?,
            days: bounded::<u16, _>(days)?,
            starts: Timestamp::from_second(seconds).map_err(|_| UnknownButton)?,
        })
    }
}

/// Rules as a choice of a form and in an id: `preset:dara:niger` or `house:12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written(pub DefaultRules);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            DefaultRules::Preset(rules) => write!(f, "preset:{rules}"),
            DefaultRules::House(id) => write!(f, "house:{id}"),
        }
    }
}

impl FromStr for Written {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        let (kind, rest) = text.split_once(':').ok_or(UnknownButton)?;
        let rules = match kind {
            "preset" => {
                let rules: RuleSet = rest.parse().map_err(|_| UnknownButton)?;
                Some(DefaultRules::Preset(rules)).filter(|_| !rules.is_house())
            }
            "house" => rest.parse().ok().map(DefaultRules::House),
            _ => None,
        };
        rules.map(Self).ok_or(UnknownButton)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proposals_read_back_at_their_largest_and_nothing_else_does() {
        let longest: Vec<RuleSet> = games::Game::ALL
            .iter()
            .flat_map(|game| game.presets().filter_map(|preset| game.preset(preset)))
            .collect();
        let rules = longest.into_iter().map(DefaultRules::Preset);
        let house = DefaultRules::House("9223372036854775807".parse().unwrap());
        for rules in rules.chain([house]) {
            for format in [
                ProposedFormat::League(Size::nearest(15)),
                ProposedFormat::Swiss(Rounds::nearest(15)),
                ProposedFormat::KnockOut { by_mail: false },
                ProposedFormat::KnockOut { by_mail: true },
            ] {
                let clock = "13d23h59m+13d23h59m/27d23h59m".parse().unwrap();
                let starts = Timestamp::from_second(60 * 100_000_000).unwrap();
                let proposal = Proposal { format, rules, clock, days: Days::nearest(366), starts };
                let text = proposal.to_string();
                assert!(text.len() <= 85, "{text}");
                assert_eq!(text.parse(), Ok(proposal), "{text}");
            }
        }
        for text in [
            "",
            "league-3:60:3d:29333000:preset:dara:niger",
            "league-8:0:3d:29333000:preset:dara:niger",
            "league-8:60:3x:29333000:preset:dara:niger",
            "league-8:60:3d:99999999999999999999:preset:dara:niger",
            "league-8:60:3d:29333000:preset:dara:chess",
            "league-8:60:3d:29333000:house:0",
            "ladder:60:3d:29333000:house:1",
            "knock-out:60:3d:29333000",
        ] {
            assert_eq!(text.parse::<Proposal>(), Err(UnknownButton), "{text}");
        }
    }
}
