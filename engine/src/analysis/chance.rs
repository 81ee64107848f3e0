//! From scores to chances to win.

use games::{Game, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::score::{Score, WON};

/// How fast the chance to win grows with the score of a search: the mean over a game's presets. It's nearly the same
/// everywhere, and nearly [`STEEPNESS`](crate::STEEPNESS), since the weights that scores are made of were fitted to results
/// as well.
///
/// Fitted to a thousand games of the engine with itself for each preset, with errors of about 0.0007. The tool also shows how
/// well the chances agree with results:
/// `cargo run --release -p engine --example chances -- --games 1000 --look 100000 --seed 1`.
const fn steepness(game: Game) -> f64 {
    match game {
        Game::Wali => 0.0056,
        Game::Dala => 0.0058,
        Game::Damas => 0.0050,
        Game::Dara | Game::Damala => 0.0057,
        Game::Morris => 0.0060,
    }
}

/// The first side's chance to win, a draw being half, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Chance(u16);

impl Chance {
    /// The chance that is certain to win.
    const CERTAIN: u16 = 1_000;

    /// A chance of this many thousandths, or `None` if they are more than a thousand.
    pub const fn new(thousandths: u16) -> Option<Self> {
        if thousandths <= Self::CERTAIN { Some(Self(thousandths)) } else { None }
    }

    /// What a score for the first side means under these rules. Only proven results are certain.
    pub(super) fn of(score: Score, rules: RuleSet) -> Self {
        match score {
            WON.. => Self(Self::CERTAIN),
            _ if score <= -WON => Self(0),
            _ => {
                let chance = 1.0 / (1.0 + (-steepness(rules.game()) * f64::from(score)).exp());
                let thousandths =
                    (chance * f64::from(Self::CERTAIN)).clamp(1.0, f64::from(Self::CERTAIN - 1));
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 1 to 999")]
                Self(thousandths.round() as u16)
            }
        }
    }

    /// The chance of which a side has this many thousandths.
    pub(super) const fn with(side: Side, thousandths: u16) -> Self {
        let own = if thousandths < Self::CERTAIN { thousandths } else { Self::CERTAIN };
        match side {
            Side::First => Self(own),
            Side::Second => Self(Self::CERTAIN - own),
        }
    }

    /// The first side's chance, in thousandths.
    pub const fn thousandths(self) -> u16 {
        self.0
    }

    /// The chance of a side, in thousandths.
    pub const fn of_side(self, side: Side) -> u16 {
        match side {
            Side::First => self.0,
            Side::Second => Self::CERTAIN - self.0,
        }
    }
}

impl From<Chance> for u16 {
    fn from(chance: Chance) -> Self {
        chance.0
    }
}

/// The number is more than a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a chance has at most a thousand thousandths")]
pub struct NoChance;

impl TryFrom<u16> for Chance {
    type Error = NoChance;

    fn try_from(thousandths: u16) -> Result<Self, NoChance> {
        Self::new(thousandths).ok_or(NoChance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::MATE;

    #[test]
    fn only_proven_results_are_certain() {
        let rule_sets = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
        for rules in rule_sets {
            let of = |score| Chance::of(score, rules).thousandths();
            assert_eq!((of(MATE), of(WON), of(WON - 1)), (1_000, 1_000, 999));
            assert_eq!((of(-MATE), of(-WON), of(1 - WON)), (0, 0, 1));
            assert_eq!((of(0), of(150) + of(-150)), (500, 1_000));
            // The weights are such that an extra stone is worth about that.
            assert!((550..750).contains(&of(100)), "{rules}: {}", of(100));
        }
    }

    #[test]
    fn the_chances_of_both_sides_are_a_thousand_together() {
        let chance = Chance::new(620).unwrap();
        assert_eq!((chance.of_side(Side::First), chance.of_side(Side::Second)), (620, 380));
        assert_eq!(Chance::new(1_001), None);
    }

    #[test]
    fn a_stored_chance_is_checked() {
        let read = |text: &str| serde_json::from_str::<Chance>(text).ok();
        assert_eq!(read("1000"), Chance::new(1_000));
        assert_eq!((read("1001"), read("-1")), (None, None));
        assert_eq!(serde_json::to_string(&Chance::new(7).unwrap()).unwrap(), "7");
    }
}
