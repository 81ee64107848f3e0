//! Practice: one person plays all sides of a game to learn it.
//!
//! It has no opponent, no clock and no table, and counts for nothing.
//!
//! | state | what ends it |
//! | --- | --- |
//! | being played | the rules end the game; nothing happens for a while, and it is forgotten |
//! | over by the rules | the player takes back or starts over, or it is forgotten |

use std::{fmt, str::FromStr};

use games::{Action, Illegal, Recorded};

/// What a player can do in practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Play an action for the side to act.
    Act(Action),
    /// Take back the last action, if there is one.
    TakeBack,
    /// Start over with the same rules.
    Restart,
}

/// A digest of a practice, in eight hexadecimal digits. Buttons carry it, so that one from an older state
/// does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PracticeDigest(u32);

/// The practice after an event.
///
/// # Errors
/// Why the action isn't legal.
pub fn decide(practice: &Recorded, event: Event) -> Result<Recorded, Illegal> {
    match event {
        Event::Act(action) => practice.then(action),
        Event::TakeBack => practice.taken_back(),
        Event::Restart => Ok(Recorded::begin(practice.rules())),
    }
}

impl PracticeDigest {
    /// The digest of a state.
    pub fn of(practice: &Recorded) -> Self {
        // FNV-1a, because the digest must stay the same in every version and need not resist attacks.
        let digest = practice.record().to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
            (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let folded = digest >> 32 ^ digest & u64::from(u32::MAX);
        Self(u32::try_from(folded).unwrap_or_default())
    }
}

impl fmt::Display for PracticeDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// The text isn't a stamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a stamp, eight hexadecimal digits")]
pub struct BadStamp;

impl FromStr for PracticeDigest {
    type Err = BadStamp;

    fn from_str(text: &str) -> Result<Self, BadStamp> {
        let stamp = u32::from_str_radix(text, 16).map(Self).map_err(|_| BadStamp)?;
        if stamp.to_string() == text { Ok(stamp) } else { Err(BadStamp) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use games::{Game, Record};
    use proptest::prelude::*;

    use super::*;

    fn practice(record: &str) -> Recorded {
        Recorded::load(&record.parse().expect("a record")).expect("legal")
    }

    #[test]
    fn actions_are_taken_back_one_by_one_and_restart_clears_them() {
        let mut practice = practice("dara:traditional b3 c4");
        let stamp = PracticeDigest::of(&practice);
        let again = decide(&practice, Event::TakeBack).expect("taken back");
        assert_eq!(again.record().to_string(), "dara:traditional b3");
        practice = decide(&again, Event::Act("c4".parse().expect("an action"))).expect("legal");
        assert_eq!(
            (PracticeDigest::of(&practice), practice.last_turn().len()),
            (stamp, 1),
            "all is as it was"
        );
        let begun = decide(&practice, Event::Restart).expect("begun");
        assert!(begun.is_new() && begun.rules() == practice.rules() && begun.last_turn().is_empty());
        assert_eq!(decide(&begun, Event::TakeBack), Ok(begun.clone()), "there is nothing to take back");
        let why = decide(&practice, Event::Act("b3".parse().expect("an action")));
        assert_eq!(why, Err(Illegal::Occupied("b3".parse().expect("a square"))));
    }

    #[test]
    fn a_row_and_its_take_are_one_turn_and_two_actions() {
        let row =
            "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";
        let taken = practice(&format!("{row} xa1"));
        assert_eq!(taken.last_turn().len(), 2);
        let back = decide(&taken, Event::TakeBack).expect("taken back");
        assert_eq!(back, practice(row), "the take is due again");
    }

    #[test]
    fn loading_an_illegal_record_names_the_first_illegal_action() {
        let record: Record = "dara:traditional b3 b3".parse().expect("a record");
        assert_eq!(Recorded::load(&record).expect_err("illegal").at, 2);
    }

    #[test]
    fn only_canonical_stamps_are_read_back() {
        let stamp = PracticeDigest::of(&practice("dara:niger a1"));
        assert_eq!(stamp.to_string().parse(), Ok(stamp));
        assert_eq!(stamp.to_string().len(), 8);
        for text in ["", "1", "0000000g", "+0000001", "ABCDEF01", "000000001"] {
            assert_eq!(text.parse::<PracticeDigest>(), Err(BadStamp), "{text:?}");
        }
        // Buttons carry the stamp, so it must not change between versions.
        assert_eq!(
            PracticeDigest::of(&Recorded::begin("dara:traditional".parse().expect("rules"))).to_string(),
            "a535de09"
        );
    }

    /// The event that a random number stands for.
    fn press(practice: &Recorded, number: usize) -> Event {
        let legal = practice.position().legal_actions();
        match number % 10 {
            0 => Event::TakeBack,
            1 if number.is_multiple_of(7) => Event::Restart,
            _ if legal.is_empty() => Event::TakeBack,
            _ => Event::Act(legal[number / 10 % legal.len()]),
        }
    }

    proptest! {
        #[test]
        fn any_presses_lead_to_a_legal_record_that_reloads(
            game in prop::sample::select(Game::ALL),
            preset in any::<prop::sample::Index>(),
            presses in prop::collection::vec(any::<u16>(), 0..120),
        ) {
            let presets: Vec<_> = game.presets().collect();
            let rules = game.preset(presets[preset.index(presets.len())]).expect("a preset");
            let mut practice = Recorded::begin(rules);
            let mut states = HashSet::from([practice.record().to_string()]);
            let mut stamps = HashSet::from([PracticeDigest::of(&practice)]);
            for number in presses {
                let event = press(&practice, usize::from(number));
                practice = decide(&practice, event).expect("what was offered is legal");
                prop_assert_eq!(practice.rules(), rules);
                let written = practice.record().to_string();
                prop_assert_eq!(Recorded::load(&written.parse().expect("a record")), Ok(practice.clone()));
                states.insert(written);
                stamps.insert(PracticeDigest::of(&practice));
            }
            prop_assert_eq!(states.len(), stamps.len(), "two states with one stamp");
        }

        #[test]
        fn exactly_the_legal_actions_are_accepted(
            game in prop::sample::select(Game::ALL),
            squares in prop::collection::vec((0..8_u8, 0..8_u8), 1..4),
        ) {
            let practice = Recorded::begin(game.default_rules());
            let squares: Vec<_> =
                squares.into_iter().filter_map(|(file, rank)| games::Square::new(file, rank)).collect();
            let path = games::Path::new(&squares).map(Action::Move);
            for action in [path, squares.first().copied().map(Action::Drop)].into_iter().flatten() {
                let legal = practice.position().legal_actions().contains(&action);
                prop_assert_eq!(decide(&practice, Event::Act(action)).is_ok(), legal);
            }
        }
    }
}
