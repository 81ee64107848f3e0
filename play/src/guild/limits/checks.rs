//! Checks a decision against the limits, with a second check by the store.

use super::Limits;
use crate::{Challenge, ChallengeState, Change, PlayerId, Refusal, challenge::Update};

impl Limits {
    /// Checks that the challenger has room for another challenge.
    ///
    /// They play `games` in the server and have `challenges` open there; `open` are all open challenges of
    /// the channel.
    ///
    /// # Errors
    /// [`Refusal::TooManyGames`], [`Refusal::TooManyChallenges`], [`Refusal::TooManyChallengesInServer`].
    pub fn challenge(
        self,
        mut decision: Update,
        games: usize,
        challenges: usize,
        mut open: Vec<Challenge>,
    ) -> Result<Update, Refusal> {
        let Challenge { challenger, home, channel, .. } = decision.challenge;
        self.may_play(challenger, games)?;
        open.retain(|one| one.challenger == challenger);
        let limit = self.challenges;
        if open.len() >= limit {
            return Err(Refusal::TooManyChallenges { limit, open });
        }
        let in_guild = self.games.saturating_mul(limit);
        if challenges >= in_guild {
            return Err(Refusal::TooManyChallengesInServer { limit: in_guild });
        }
        decision.changes.push(Change::CheckOpenLimit {
            home,
            channel,
            challenger,
            challenges: limit,
            in_guild,
        });
        Ok(decision)
    }

    /// Checks that `by`, who accepts, has room for the game and, if it begins, that everyone who joined has.
    /// `games` says how many games each of them has in the server.
    ///
    /// **Decided:** a player with room may join a challenge and have none left when it fills up. The
    /// challenge then stays open until they have room again or step out.
    ///
    /// # Errors
    /// [`Refusal::TooManyGames`], about `by` first.
    pub fn accept(
        self,
        mut decision: Update,
        by: PlayerId,
        games: &[(PlayerId, usize)],
    ) -> Result<Update, Refusal> {
        let begins = decision.challenge.state == ChallengeState::Accepted;
        let (own, others): (Vec<_>, Vec<_>) = games.iter().partition(|(player, _)| *player == by);
        for (player, games) in own.into_iter().chain(others.into_iter().filter(|_| begins)) {
            self.may_play(player, games)?;
        }
        if begins {
            decision.changes.push(Change::CheckRunningLimit {
                home: decision.challenge.home,
                players: decision.challenge.joined().collect(),
                games: self.games,
            });
        }
        Ok(decision)
    }

    fn may_play(self, player: PlayerId, games: usize) -> Result<(), Refusal> {
        let limit = self.games;
        if games < limit { Ok(()) } else { Err(Refusal::TooManyGames { player, limit }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::challenge::tests::{challenged, id, joined};

    const LIMITS: Limits = Limits { games: 2, challenges: 1 };

    #[test]
    fn challengers_below_their_limits_pass_with_a_check_by_the_store() {
        let decided = challenged("dara:traditional", &[]);
        let of_another = Challenge { challenger: id(2), ..decided.challenge.clone() };
        let passed = LIMITS.challenge(decided.clone(), 1, 1, vec![of_another]).expect("passed");
        let guard = Change::CheckOpenLimit {
            home: id(1),
            channel: id(7),
            challenger: id(1),
            challenges: 1,
            in_guild: 2,
        };
        assert_eq!(passed.changes, [decided.changes, vec![guard]].concat());
    }

    #[test]
    fn challengers_at_a_limit_are_refused() {
        let decided = challenged("dara:traditional", &[]);
        let games = LIMITS.challenge(decided.clone(), 2, 0, vec![]);
        assert_eq!(games, Err(Refusal::TooManyGames { player: id(1), limit: 2 }));
        let open = vec![decided.challenge.clone()];
        let challenges = LIMITS.challenge(decided.clone(), 0, 2, open.clone());
        assert_eq!(challenges, Err(Refusal::TooManyChallenges { limit: 1, open }), "the nearer reason first");
        let elsewhere = LIMITS.challenge(decided, 1, 2, vec![]);
        assert_eq!(elsewhere, Err(Refusal::TooManyChallengesInServer { limit: 2 }));
    }

    #[test]
    fn a_game_begins_only_if_everyone_is_below_the_limit() {
        let begins = || joined(&challenged("dara:traditional", &[]).challenge, 2);
        let check = |one, other| LIMITS.accept(begins(), id(2), &[(id(1), one), (id(2), other)]);
        let passed = check(1, 1).expect("passed");
        let guard = Change::CheckRunningLimit { home: id(1), players: vec![id(1), id(2)], games: 2 };
        assert_eq!(passed.changes.last(), Some(&guard));
        let refused = |player| Err(Refusal::TooManyGames { player: id(player), limit: 2 });
        assert_eq!(check(2, 1), refused(1));
        assert_eq!(check(1, 2), refused(2));
        assert_eq!(check(2, 2), refused(2), "the reason of the accepting player comes first");
    }

    #[test]
    fn joining_players_need_room_and_everyone_does_when_the_game_begins() {
        let first = joined(&challenged("damala:teams", &[]).challenge, 2);
        let check = |one, other| LIMITS.accept(first.clone(), id(2), &[(id(1), one), (id(2), other)]);
        assert_eq!(check(2, 1), Ok(first.clone()), "nothing begins yet");
        assert_eq!(check(0, 2), Err(Refusal::TooManyGames { player: id(2), limit: 2 }));
        let last = joined(&joined(&first.challenge, 3).challenge, 4);
        let full = LIMITS.accept(last, id(4), &[(id(1), 0), (id(2), 0), (id(3), 2), (id(4), 0)]);
        assert_eq!(full, Err(Refusal::TooManyGames { player: id(3), limit: 2 }));
    }
}
