//! The numbers that a plan is made of, each within its bounds, so that no plan can be stored that can't be played.

use std::fmt;

use serde::{Deserialize, Serialize};
use tournament::swiss::most_rounds;

/// The number is out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a number of a plan is out of bounds")]
pub struct OutOfBounds;

macro_rules! bounded {
    ($(#[$doc:meta])* $name:ident($number:ident) from $least:literal to $most:literal) => {
        $(#[$doc])*
        ///
        #[doc = concat!("From ", $least, " to ", $most, ".")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(from = "Stored", into = "Stored")]
        pub struct $name($number);

        impl $name {
            /// The number.
            pub const fn get(self) -> $number {
                self.0
            }

            /// This number, or the bound that is nearest to it.
            pub const fn nearest(number: $number) -> Self {
                match number {
                    $least..=$most => Self(number),
                    above if above > $most => Self($most),
                    _ => Self($least),
                }
            }
        }

        impl TryFrom<$number> for $name {
            type Error = OutOfBounds;

            fn try_from(number: $number) -> Result<Self, OutOfBounds> {
                let nearest = Self::nearest(number);
                if nearest.0 == number { Ok(nearest) } else { Err(OutOfBounds) }
            }
        }

        /// Before there were bounds, any number could be stored.
        impl From<Stored> for $name {
            fn from(Stored(number): Stored) -> Self {
                Self::nearest($number::try_from(number).unwrap_or($number::MAX))
            }
        }

        impl From<$name> for Stored {
            fn from(bounded: $name) -> Self {
                Self(bounded.0.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

/// The stored form of all of them.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Stored(u64);

bounded! {
    /// How many days a season or a round lasts, or after how many a player of a ladder counts as idle.
    Days(u16) from 1 to 366
}
bounded! {
    /// How many games of a competition a player plays at a time.
    AtOnce(u8) from 1 to 20
}
bounded! {
    /// How many players a division of a league is to have.
    Size(u8) from 4 to 15
}
bounded! {
    /// How many players of a league should go up, and how many down, after a season.
    Movers(u8) from 0 to 5
}
bounded! {
    /// With how many players a competition begins.
    Quorum(u16) from 4 to 500
}
bounded! {
    /// How many rounds a Swiss tournament is to have.
    Rounds(u16) from 1 to 15
}

impl Rounds {
    /// Whether everyone meets everyone, because the last of so many rounds might have no pairing.
    pub(super) fn are_for_everyone(self, players: usize) -> bool {
        usize::from(self.0) > most_rounds(players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_bounds_is_refused_and_read_as_the_nearest() {
        for (number, days) in [(0, None), (1, Some(1)), (366, Some(366)), (367, None)] {
            assert_eq!(Days::try_from(number).ok().map(Days::get), days, "{number}");
        }
        for (number, size) in [(3, 4), (4, 4), (15, 15), (255, 15)] {
            assert_eq!(Size::nearest(number).get(), size);
            assert_eq!(Size::try_from(number).is_ok(), number == size, "{number}");
        }
        for (text, movers) in [("0", 0), ("5", 5), ("6", 5), ("70000", 5)] {
            assert_eq!(serde_json::from_str::<Movers>(text).expect("a number").get(), movers);
        }
        assert_eq!(serde_json::to_string(&Rounds::nearest(7)).expect("written"), "7");
        assert!(serde_json::from_str::<AtOnce>("-1").is_err());
    }
}
