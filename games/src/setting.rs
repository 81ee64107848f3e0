//! The options of rule sets with their values: what house rules change and rules pages show.

use std::{fmt, num::NonZeroU8, str::FromStr};

/// How many turns of each player without progress make a draw. **Decided**: no source has a rule on endless play.
#[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
pub(crate) const BOUND: NonZeroU8 = NonZeroU8::new(50).unwrap();

/// Defines the options: those with named values, each with its type, its name and the words for its values, and those that are
/// numbers.
macro_rules! define_settings {
    (
        worded {
            $($(#[$doc:meta])* $setting:ident($type:ident) $name:literal {
                $($(#[$value_doc:meta])* $value:ident $word:literal,)+
            })+
        }
        numbers { $($(#[$number_doc:meta])* $number:ident $number_name:literal,)+ }
    ) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $type {
                $($(#[$value_doc])* $value,)+
            }
        )+

        /// One option of a rule set with its value. Its text is `take=any`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Setting {
            $($(#[$doc])* $setting($type),)+
            $($(#[$number_doc])* $number(NonZeroU8),)+
        }

        /// The options that have named values: the option's name, the value's name, and the setting.
        const WORDED: &[(&str, &str, Setting)] = &[$($(($name, $word, Setting::$setting($type::$value)),)+)+];

        impl Setting {
            /// The name of the option: `take`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$setting(_) => $name,)+
                    $(Self::$number(_) => $number_name,)+
                }
            }
        }
    };
}

define_settings! {
    worded {
        /// Which of the opponent's stones a row may take.
        Take(Takeable) "take" {
            /// Those that are in no row; none, if all are in one (S001 §4, S004).
            Free "free",
            /// Any (S000).
            Any "any",
        }
        /// What wins the game.
        Win(WinCondition) "win" {
            /// Leaving the opponent fewer than three stones (S001 §5, S004).
            Few "few",
            /// That, or having captured ten (S000).
            Ten "ten",
            /// Leaving the opponent no stone at all (S004, Prost's form of Wali).
            All "all",
        }
        /// Whether a stone may return to the square that it left on its owner's previous turn.
        Back(StraightBack) "back" {
            /// It may (S001 and S004 don't forbid it).
            Allowed "yes",
            /// It may not (S000).
            Forbidden "no",
        }
        /// Which new run of stones earns a take.
        Rows(EarningRun) "rows" {
            /// A row: exactly three.
            Three "three",
            /// Three or more (S004, Prost's form of Wali).
            More "more",
        }
        /// Where the first four drops of the game go.
        FirstDrops(FirstDrops) "first-drops" {
            /// On the four central squares (S004).
            Centre "centre",
            /// Anywhere.
            Anywhere "anywhere",
        }
        /// Whether a row that is made by a drop earns a take.
        DropTakes(DropTakes) "drop-takes" {
            /// It does (S004, Dala).
            Earned "yes",
            /// Only moves earn takes.
            None "no",
        }
        /// Whether a stone may be dropped next to one of its owner's.
        BesideDrops(BesideDrops) "beside-drops" {
            /// It may (S004, Prost's form of Wali).
            Allowed "yes",
            /// It may not (S004).
            Forbidden "no",
        }
        /// Whether a drop may make a row of three.
        RowDrops(RowDrops) "row-drops" {
            /// It may, and earns nothing (S001 §6).
            Allowed "yes",
            /// It may not (S004, among the variants).
            Forbidden "no",
        }
        /// Which way a man captures.
        ManCaptures(ManCaptures) "man-captures" {
            /// Forward only. **Decided:** the leaflet gives backward capture to the Dama alone (S002).
            Forward "forward",
            /// Forward and backward.
            BothWays "both-ways",
        }
        /// Whether the centre gives a marble.
        Bonus(CentreBonus) "bonus" {
            /// It does (S003).
            Gained "yes",
            /// It is a square like any other.
            None "no",
        }
        /// Whether a player with three pieces left, none of them in hand, may move to any empty point.
        Flying(Flying) "flying" {
            /// They may.
            Allowed "yes",
            /// They move along the lines, as before.
            Forbidden "no",
        }
    }
    numbers {
        /// How many moves of each player two Damas have to win against one.
        Duel "duel",
        /// After how many turns of each player without progress the game is drawn.
        Bound "bound",
    }
}

/// The numbers that are offered for an option that can be any number from 1 to 255.
const OFFERED: [u8; 12] = [3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200];

impl Setting {
    /// This option with each value that it can have in some game, in a fixed order. An option that can be any number
    /// has some of them, its own included.
    pub fn alternatives(self) -> Vec<Self> {
        let turns = |own: NonZeroU8, of: fn(NonZeroU8) -> Self| {
            let mut turns: Vec<NonZeroU8> = OFFERED.into_iter().filter_map(NonZeroU8::new).collect();
            turns.push(own);
            turns.sort_unstable();
            turns.dedup();
            turns.into_iter().map(of).collect()
        };
        match self {
            Self::Duel(own) => turns(own, Self::Duel),
            Self::Bound(own) => turns(own, Self::Bound),
            worded => {
                let values = WORDED.iter().filter(|(option, _, _)| *option == worded.name());
                values.map(|&(_, _, setting)| setting).collect()
            }
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Duel(turns) | Self::Bound(turns) => write!(f, "={turns}"),
            worded => {
                let value = WORDED.iter().find(|(_, _, setting)| setting == worded);
                write!(f, "={}", value.map_or("", |(_, value, _)| value))
            }
        }
    }
}

/// The text is not a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// No option has this name.
    #[error("there is no such option")]
    UnknownOption,
    /// The option can't have this value.
    #[error("the option cannot have this value")]
    UnknownValue,
}

impl FromStr for Setting {
    type Err = BadSetting;

    fn from_str(text: &str) -> Result<Self, BadSetting> {
        let (name, value) = text.split_once('=').ok_or(BadSetting::UnknownOption)?;
        let turns = || value.parse().map_err(|_| BadSetting::UnknownValue);
        match name {
            "duel" => Ok(Self::Duel(turns()?)),
            "bound" => Ok(Self::Bound(turns()?)),
            _ => {
                let mut values = WORDED.iter().filter(|(option, _, _)| *option == name).peekable();
                values.peek().ok_or(BadSetting::UnknownOption)?;
                let found = values.find(|(_, word, _)| *word == value);
                found.map(|&(_, _, setting)| setting).ok_or(BadSetting::UnknownValue)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_option_reads_and_writes() {
        for &(name, value, setting) in WORDED {
            assert_eq!(setting.to_string(), format!("{name}={value}"));
            assert_eq!(setting.to_string().parse(), Ok(setting));
        }
        assert_eq!("duel=5".parse::<Setting>().unwrap().to_string(), "duel=5");
        assert_eq!("duel=0".parse::<Setting>(), Err(BadSetting::UnknownValue));
    }

    #[test]
    fn every_option_offers_its_values_including_its_own() {
        let offered = |text: &str| {
            let setting: Setting = text.parse().unwrap();
            let all = setting.alternatives();
            assert!(all.contains(&setting) && all.len() <= 25, "{text}");
            all.iter().map(Setting::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(offered("win=ten"), "win=few win=ten win=all");
        assert!(offered("bound=42").contains("bound=30 bound=42 bound=50"));
        assert!(offered("duel=3").starts_with("duel=3 duel=5"));
    }
}
