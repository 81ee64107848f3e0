//! Seeks: open challenges whose opponent the bot finds.
//!
//! A seek is a challenge with an open place and no message. A player who seeks the same later, and fits, accepts it; so two that
//! come at the same moment make one game, as with any challenge.
//!
//! | state | what ends it |
//! | --- | --- |
//! | open | another player who fits accepts it; its player accepts another seek or withdraws it; they are excluded; it expires |
//! | accepted, withdrawn, removed, expired | final |

use games::{RuleSet, Seat};

use crate::{ChallengeId, FirstPlayer, PlayerId, Terms, player::pace};

/// How many of a player's last games are looked at, and how many of them they may let run out.
pub const LAST_GAMES: usize = 10;
/// See [`LAST_GAMES`].
const RUN_OUT: usize = 3;

/// What is stored of a seek beside its challenge, to find who fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The challenge.
    pub challenge: ChallengeId,
    /// The seeker's rating when they sought, in whole points.
    pub rating: i32,
    /// How far the opponent's rating may be from theirs; `None` is any.
    pub spread: Option<u16>,
    /// Whether the seeker lets games run out. They are paired with each other.
    pub lets_run_out: bool,
    /// In how many minutes the seeker usually answered when they sought; `None` if they had played too little.
    pub pace: Option<u32>,
}

/// What a player seeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The rules.
    pub rules: RuleSet,
    /// The terms.
    pub terms: Terms,
    /// The player's rating.
    pub rating: i32,
    /// See [`Seek::spread`].
    pub spread: Option<u16>,
    /// See [`Seek::lets_run_out`].
    pub lets_run_out: bool,
    /// See [`Seek::pace`].
    pub pace: Option<u32>,
}

impl Sought {
    /// What is stored of it beside this challenge.
    pub const fn of(self, challenge: ChallengeId) -> Seek {
        let Self { rating, spread, lets_run_out, pace, .. } = self;
        Seek { challenge, rating, spread, lets_run_out, pace }
    }
}

/// Someone who seeks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Their seek.
    pub challenge: ChallengeId,
    /// Who they are.
    pub player: PlayerId,
    /// Their rating.
    pub rating: i32,
    /// See [`Seek::pace`].
    pub pace: Option<u32>,
}

/// What a pace that isn't similar counts for, in points of rating.
const OTHER_PACE: u32 = 200;

/// The order in which to try candidates, who come nearest ratings first: recent opponents come last. **Decided:** among the
/// others, a pace that isn't similar counts like 200 points of rating between the two. So it never keeps anyone from a game.
pub fn in_order(mut candidates: Vec<Candidate>, sought: &Sought, recent: &[PlayerId]) -> Vec<Candidate> {
    candidates.sort_by_key(|one| {
        let pace = if pace::is_similar(one.pace, sought.pace) { 0 } else { OTHER_PACE };
        (recent.contains(&one.player), one.rating.abs_diff(sought.rating).saturating_add(pace))
    });
    candidates
}

/// Whether a player lets games run out, given whether each of their last [`LAST_GAMES`] games did, the newest first. Three that
/// were finished since clear them.
pub fn lets_run_out(last: &[bool]) -> bool {
    last.iter().filter(|ran_out| **ran_out).count() >= RUN_OUT
        && last.iter().take(RUN_OUT).any(|ran_out| *ran_out)
}

/// Who moves first: a lot decides, but those who have met change sides. `last` is the seat of the challenger in the last game
/// of the two.
pub fn first(last: Option<Seat>) -> FirstPlayer {
    match last {
        None => FirstPlayer::Lot,
        Some(Seat::FIRST) => FirstPlayer::Opponent,
        Some(_) => FirstPlayer::Challenger,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(number: u64, rating: i32, pace: Option<u32>) -> Candidate {
        let player = (number * 10).try_into().expect("an id");
        Candidate { challenge: number.try_into().expect("an id"), player, rating, pace }
    }

    fn sought(pace: Option<u32>) -> Sought {
        let rules = games::Game::Dara.default_rules();
        Sought { rules, terms: Terms::default(), rating: 1500, spread: None, lets_run_out: false, pace }
    }

    #[test]
    fn who_is_as_fast_comes_first_unless_much_further_in_rating() {
        let [slow, unknown] = [candidate(1, 1510, Some(3_000)), candidate(2, 1520, None)];
        let [fast, far] = [candidate(3, 1600, Some(100)), candidate(4, 1750, Some(90))];
        let all = vec![slow, unknown, fast, far];
        assert_eq!(
            in_order(all.clone(), &sought(Some(100)), &[]),
            [unknown, fast, slow, far],
            "no one is left out"
        );
        assert_eq!(in_order(all.clone(), &sought(None), &[]), all, "nearest first");
        assert_eq!(in_order(all, &sought(Some(2_000)), &[]), [slow, unknown, fast, far]);
    }

    #[test]
    fn recent_opponents_come_last_and_sides_change() {
        let one = |number: u64| candidate(number, 1500, None);
        let order =
            in_order(vec![one(1), one(2), one(3)], &sought(None), &[20_u64.try_into().expect("an id")]);
        assert_eq!(order, [one(1), one(3), one(2)]);
        assert_eq!(first(None), FirstPlayer::Lot);
        assert_eq!(
            (first(Some(Seat::FIRST)), first(Some(Seat::SECOND))),
            (FirstPlayer::Opponent, FirstPlayer::Challenger)
        );
    }

    #[test]
    fn who_lets_three_of_ten_games_run_out_is_cleared_by_three_that_are_finished() {
        let last = |text: &str| text.chars().map(|one| one == 't').collect::<Vec<_>>();
        for (games, is_so) in [
            ("", false),
            ("tt", false),
            ("ttt", true),
            ("..ttt.....", true),
            ("...ttt....", false),
            ("t..t....t.", true),
        ] {
            assert_eq!(lets_run_out(&last(games)), is_so, "{games}");
        }
    }
}
