//! A ladder: a standing list, in which players challenge those shortly above them.
//!
//! - A challenge goes up to [`REACH`] places up.
//! - Each player has at most one challenge made and one received at a time.
//! - A challenger who wins takes the opponent's place; those from there on move down by one. A draw or a loss changes nothing.
//! - Who lets the time run out loses their place: the opponent as by a loss, a challenger to the next below.
//! - Who joins, or joins again, starts at the bottom. Who leaves, or has been idle for a season, makes room.
//!
//! While a game is played, other games may move its players. If the challenger is above by then, a win changes nothing.

use crate::{BadInput, GameResult, roster::Roster};

/// How many places up a challenge may go.
pub const REACH: usize = 3;

/// A challenge that isn't decided yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge<P> {
    /// Who made it.
    pub challenger: P,
    /// Who received it.
    pub opponent: P,
}

/// How a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeEnd {
    /// The challenger won.
    Won,
    /// Neither won.
    Drawn,
    /// The challenger lost.
    Lost,
    /// The challenger's time ran out.
    ChallengerTimedOut,
    /// The opponent's time ran out, or they refused.
    OpponentTimedOut,
}

impl ChallengeEnd {
    /// The end of a game in which the challenger moved first, or didn't.
    pub const fn of(result: GameResult, challenger_first: bool) -> Self {
        match (result, challenger_first) {
            (GameResult::FirstWon, true) | (GameResult::SecondWon, false) => Self::Won,
            (GameResult::Drawn, _) => Self::Drawn,
            (GameResult::FirstWon, false) | (GameResult::SecondWon, true) => Self::Lost,
        }
    }
}

/// Why a challenge can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChallenge<P> {
    /// This player isn't on the ladder.
    #[error("player {0} isn't on the ladder")]
    NotOnLadder(P),
    /// The opponent isn't above the challenger.
    #[error("player {0} isn't above")]
    NotAbove(P),
    /// The opponent is too far up.
    #[error("player {0} is more than three places up")]
    TooFar(P),
    /// The challenger has another challenge under way.
    #[error("player {0} has made another challenge")]
    HasMadeOne(P),
    /// The opponent has received another one.
    #[error("player {0} has received another challenge")]
    HasReceivedOne(P),
}

/// The players of a ladder, from the top down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder<P> {
    players: Vec<P>,
}

impl<P: Copy + Ord> Ladder<P> {
    /// A ladder with these players, from the top down.
    pub fn new(players: &[P]) -> Result<Self, BadInput<P>> {
        Roster::new(players.iter().copied())?;
        Ok(Self { players: players.to_vec() })
    }

    /// The players, from the top down.
    pub fn players(&self) -> &[P] {
        &self.players
    }

    /// A player's place, from 1; `None` if they aren't on the ladder.
    pub fn place(&self, player: P) -> Option<usize> {
        self.index(player).map(|index| index + 1)
    }

    /// The players that a player can challenge, from the top down, while these challenges are under way.
    pub fn opponents(&self, challenger: P, open: &[Challenge<P>]) -> impl Iterator<Item = P> {
        self.players
            .iter()
            .copied()
            .filter(move |&opponent| self.challenge(challenger, opponent, open).is_ok())
    }

    /// Makes a challenge, while these others are under way.
    pub fn challenge(
        &self,
        challenger: P,
        opponent: P,
        open: &[Challenge<P>],
    ) -> Result<Challenge<P>, NoChallenge<P>> {
        let below = self.index(challenger).ok_or(NoChallenge::NotOnLadder(challenger))?;
        let above = self.index(opponent).ok_or(NoChallenge::NotOnLadder(opponent))?;
        if above >= below {
            return Err(NoChallenge::NotAbove(opponent));
        }
        if below - above > REACH {
            return Err(NoChallenge::TooFar(opponent));
        }
        if open.iter().any(|one| one.challenger == challenger) {
            return Err(NoChallenge::HasMadeOne(challenger));
        }
        if open.iter().any(|one| one.opponent == opponent) {
            return Err(NoChallenge::HasReceivedOne(opponent));
        }
        Ok(Challenge { challenger, opponent })
    }

    /// The ladder after a challenge. If either player has left it, nothing changes but for the other's time.
    #[must_use]
    pub fn after(mut self, challenge: Challenge<P>, end: ChallengeEnd) -> Self {
        let Challenge { challenger, opponent } = challenge;
        match end {
            ChallengeEnd::Won | ChallengeEnd::OpponentTimedOut => {
                if let (Some(below), Some(above)) = (self.index(challenger), self.index(opponent))
                    // Another game may have taken the challenger past the opponent meanwhile.
                    && above < below
                    && let Some(moved) = self.players.get_mut(above..=below)
                {
                    moved.rotate_right(1);
                }
            }
            ChallengeEnd::ChallengerTimedOut => {
                if let Some(index) = self.index(challenger)
                    && index + 1 < self.players.len()
                {
                    self.players.swap(index, index + 1);
                }
            }
            ChallengeEnd::Drawn | ChallengeEnd::Lost => {}
        }
        self
    }

    /// The ladder with one more player, at the bottom. Who is on it already stays where they are.
    #[must_use]
    pub fn with(mut self, player: P) -> Self {
        if self.index(player).is_none() {
            self.players.push(player);
        }
        self
    }

    /// The ladder once a player has left it or been idle for a season.
    #[must_use]
    pub fn without(mut self, player: P) -> Self {
        self.players.retain(|&one| one != player);
        self
    }

    fn index(&self, player: P) -> Option<usize> {
        self.players.iter().position(|&one| one == player)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn ladder(players: &str) -> Ladder<char> {
        Ladder::new(&players.chars().collect::<Vec<_>>()).unwrap()
    }

    fn text(ladder: &Ladder<char>) -> String {
        ladder.players().iter().collect()
    }

    const fn challenge(challenger: char, opponent: char) -> Challenge<char> {
        Challenge { challenger, opponent }
    }

    #[track_caller]
    fn check(challenger: char, opponent: char, end: ChallengeEnd, expected: &str) {
        let after = ladder("abcdef").after(challenge(challenger, opponent), end);
        assert_eq!(text(&after), expected);
    }

    #[test]
    fn a_win_takes_the_place_and_the_others_move_down() {
        check('e', 'b', ChallengeEnd::Won, "aebcdf");
        check('b', 'a', ChallengeEnd::Won, "bacdef");
        check('e', 'b', ChallengeEnd::Drawn, "abcdef");
        check('e', 'b', ChallengeEnd::Lost, "abcdef");
    }

    #[test]
    fn a_time_out_costs_the_place() {
        check('e', 'b', ChallengeEnd::OpponentTimedOut, "aebcdf");
        check('e', 'b', ChallengeEnd::ChallengerTimedOut, "abcdfe");
        check('f', 'd', ChallengeEnd::ChallengerTimedOut, "abcdef");
    }

    #[test]
    fn a_win_over_someone_who_is_below_by_now_changes_nothing() {
        check('b', 'e', ChallengeEnd::Won, "abcdef");
        check('b', 'c', ChallengeEnd::Won, "abcdef");
        check('x', 'e', ChallengeEnd::Won, "abcdef");
        check('e', 'x', ChallengeEnd::Won, "abcdef");
    }

    #[test]
    fn challenges_go_three_places_up() {
        let ladder = ladder("abcdef");
        assert_eq!(ladder.challenge('e', 'b', &[]), Ok(challenge('e', 'b')));
        assert_eq!(ladder.challenge('e', 'a', &[]), Err(NoChallenge::TooFar('a')));
        assert_eq!(ladder.challenge('e', 'f', &[]), Err(NoChallenge::NotAbove('f')));
        assert_eq!(ladder.challenge('e', 'e', &[]), Err(NoChallenge::NotAbove('e')));
        assert_eq!(ladder.challenge('x', 'a', &[]), Err(NoChallenge::NotOnLadder('x')));
        assert_eq!(ladder.opponents('e', &[]).collect::<String>(), "bcd");
        assert_eq!(ladder.opponents('a', &[]).count(), 0);
    }

    #[test]
    fn one_challenge_each_way() {
        let (ladder, open) = (ladder("abcdef"), [challenge('e', 'c')]);
        assert_eq!(ladder.challenge('e', 'd', &open), Err(NoChallenge::HasMadeOne('e')));
        assert_eq!(ladder.challenge('d', 'c', &open), Err(NoChallenge::HasReceivedOne('c')));
        // Each of them has the other way free.
        assert_eq!(ladder.challenge('c', 'b', &open), Ok(challenge('c', 'b')));
        assert_eq!(ladder.challenge('f', 'e', &open), Ok(challenge('f', 'e')));
    }

    #[test]
    fn who_joins_starts_at_the_bottom() {
        assert_eq!(text(&ladder("abc").with('d').with('a').without('b').with('b')), "acdb");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// Whatever happens, everyone is on the ladder once, and only those between the two move.
        #[test]
        fn nobody_is_lost(games in prop::collection::vec((0..8_u8, 0..8_u8, 0..5_usize), 0..60)) {
            let mut ladder = Ladder::new(&(0..8_u8).collect::<Vec<_>>()).unwrap();
            for (challenger, opponent, end) in games {
                let end = [
                    ChallengeEnd::Won, ChallengeEnd::Drawn, ChallengeEnd::Lost,
                    ChallengeEnd::ChallengerTimedOut, ChallengeEnd::OpponentTimedOut,
                ][end];
                let Ok(challenge) = ladder.challenge(challenger, opponent, &[]) else { continue };
                let before = ladder.clone();
                ladder = ladder.after(challenge, end);
                let mut players = ladder.players().to_vec();
                players.sort_unstable();
                prop_assert_eq!(players, (0..8).collect::<Vec<_>>());
                for player in 0..8 {
                    let moved = ladder.place(player).unwrap().abs_diff(before.place(player).unwrap());
                    let most = if player == challenger { REACH } else { 1 };
                    prop_assert!(moved <= most);
                }
            }
        }
    }
}
