//! Suspensions (by moderators, per server) and blocks (between two players, in all servers).
//!
//! Like [`crate::Limits`], they are checked twice: here against what was loaded, and by the store when it
//! commits ([`Change::CheckMayPlay`]). So when a block and a challenge arrive together, the second one fails.
//! Suspending or blocking also parts the players in every open challenge that brings them together, in the same
//! transaction: the store refuses the suspension or block while such a challenge is left.
//!
//! | state | what ends it |
//! | --- | --- |
//! | suspended in a server | a moderator reinstates the player |
//! | blocked by a player | that player lifts the block, or either has their data deleted |
//!
//! **Decided:** suspensions and blocks apply to what begins. Running games go on, and so do matches, which were
//! agreed on as a whole. A suspended player is told. A blocked player isn't: they can't tell whether the
//! other one is suspended, blocked them, or was blocked by another player, nor, where several have joined, which
//! of them it is. A player who has blocked someone is told who it is.

use jiff::Timestamp;

use crate::{
    Announcement, Challenge, ChallengeState, Change, GuildId, PlayerId, Refusal,
    challenge::{self, Event, Update},
    guild::moderation::{LogEntry, ModeratorAction, Reason},
};

/// How many others a player may block.
pub const MAX_BLOCKED: usize = 500;

/// A block between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block {
    /// The player who blocked.
    pub by: PlayerId,
    /// The player who was blocked.
    pub blocked: PlayerId,
}

/// A player someone has blocked, or one suspended in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptAway {
    /// The player.
    pub player: PlayerId,
    /// Since when.
    pub since: Timestamp,
}

/// What keeps a set of players from playing with each other in a server.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Restrictions {
    /// Those of them who are suspended there.
    pub suspended: Vec<PlayerId>,
    /// The blocks between them.
    pub blocks: Vec<Block>,
}

impl Restrictions {
    /// Checks that the challenger may challenge the players they named, and has the store check again.
    ///
    /// # Errors
    /// [`Refusal::Suspended`], [`Refusal::HasBlocked`], [`Refusal::NoGameWith`].
    pub fn challenge(&self, mut decision: Update) -> Result<Update, Refusal> {
        let challenge = &decision.challenge;
        let (home, player) = (challenge.home, challenge.challenger);
        let with: Vec<_> = challenge.invited().collect();
        self.may_challenge(player, &with)?;
        decision.changes.push(Change::CheckMayPlay { home, player, with });
        Ok(decision)
    }

    /// Checks whether `player` may challenge these players. It comes before all other checks, so that their
    /// refusals reveal nothing.
    ///
    /// # Errors
    /// As [`Self::challenge`].
    pub fn may_challenge(&self, player: PlayerId, with: &[PlayerId]) -> Result<(), Refusal> {
        self.may_begin(player, with)?;
        match with.iter().find(|&&other| self.is_kept_from(other, player)) {
            Some(&player) => Err(Refusal::NoGameWith { player }),
            None => Ok(()),
        }
    }

    /// Checks that `player` may play with those who have joined, and has the store check again.
    ///
    /// # Errors
    /// [`Refusal::Suspended`], [`Refusal::HasBlocked`], [`Refusal::MayNotJoin`].
    pub fn accept(&self, mut decision: Update, player: PlayerId) -> Result<Update, Refusal> {
        let home = decision.challenge.home;
        let with: Vec<_> = decision.challenge.joined().filter(|&joined| joined != player).collect();
        self.may_begin(player, &with)?;
        if with.iter().any(|&other| self.is_kept_from(other, player)) {
            return Err(Refusal::MayNotJoin);
        }
        decision.changes.push(Change::CheckMayPlay { home, player, with });
        Ok(decision)
    }

    /// Whether `player`, who has no place in an open challenge yet, could join it.
    pub fn let_join(&self, challenge: &Challenge, player: PlayerId) -> bool {
        let may_join = |other| self.may_begin(player, &[other]).is_ok() && !self.is_kept_from(other, player);
        challenge.state == ChallengeState::Open && challenge.joined().all(may_join)
    }

    /// Checks what `player` may be told: their own suspension, and their own blocks.
    fn may_begin(&self, player: PlayerId, with: &[PlayerId]) -> Result<(), Refusal> {
        if self.suspended.contains(&player) {
            return Err(Refusal::Suspended);
        }
        match with.iter().find(|&&blocked| self.blocks.contains(&Block { by: player, blocked })) {
            Some(&player) => Err(Refusal::HasBlocked { player }),
            None => Ok(()),
        }
    }

    /// Whether `other` is suspended, or has blocked `player`.
    fn is_kept_from(&self, other: PlayerId, player: PlayerId) -> bool {
        self.suspended.contains(&other) || self.blocks.contains(&Block { by: other, blocked: player })
    }
}

/// What to store and announce when a player is suspended, or blocked by another.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Parting {
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
    /// How many open challenges lost the player, or no longer bring the two together.
    pub challenges: usize,
}

impl Parting {
    /// Takes the player out of these challenges.
    fn of(updates: impl Iterator<Item = Update>) -> Self {
        updates.fold(Self::default(), |mut parting, update| {
            parting.challenges += usize::from(!update.changes.is_empty());
            parting.changes.extend(update.changes);
            parting.announcements.extend(update.announcements);
            parting
        })
    }
}

/// Decides what happens when the moderator `by` suspends `player` in `guild`, given the open challenges there.
pub fn suspend(
    guild: GuildId,
    by: PlayerId,
    player: PlayerId,
    reason: Option<Reason>,
    open: &[Challenge],
    at: Timestamp,
) -> Parting {
    // Removing a player from an open challenge never fails.
    let mut parting = Parting::of(
        open.iter().filter_map(|open| challenge::update(open, Event::Suspend { player }, at).ok()),
    );
    let action = ModeratorAction::Suspended { player };
    parting.changes.push(Change::Suspend { home: guild.into(), player, at });
    parting.changes.push(Change::Log(LogEntry { guild, by, at, action, reason }));
    parting
}

/// Decides what happens when `by` blocks `blocked`. `before` is how many players they block already; `open` are
/// the open challenges in which both have places.
///
/// # Errors
/// [`Refusal::BlockedSelf`], [`Refusal::TooManyBlocked`].
pub fn block(
    by: PlayerId,
    blocked: PlayerId,
    before: usize,
    open: &[Challenge],
    now: Timestamp,
) -> Result<Parting, Refusal> {
    if by == blocked {
        return Err(Refusal::BlockedSelf);
    }
    let most = MAX_BLOCKED;
    if before >= most {
        return Err(Refusal::TooManyBlocked { limit: most });
    }
    let mut parting = Parting::of(open.iter().filter_map(|open| challenge::part(open, by, blocked, now)));
    parting.changes.push(Change::Block { by, blocked, most, at: now });
    Ok(parting)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::challenge::tests::{challenged, id, joined};

    fn suspended(players: &[u64]) -> Restrictions {
        Restrictions { suspended: players.iter().copied().map(id).collect(), blocks: vec![] }
    }

    fn blocks(pairs: &[(u64, u64)]) -> Restrictions {
        let blocks = pairs.iter().map(|&(by, blocked)| Block { by: id(by), blocked: id(blocked) });
        Restrictions { suspended: vec![], blocks: blocks.collect() }
    }

    #[test]
    fn allowed_players_pass_with_a_check_by_the_store() {
        let made = challenged("damala:teams", &[2, 3]);
        let guard = Change::CheckMayPlay { home: id(1), player: id(1), with: vec![id(2), id(3)] };
        // Blocks between the invited players don't matter.
        for restrictions in [Restrictions::default(), blocks(&[(2, 3), (1, 9), (9, 1)]), suspended(&[9])] {
            let passed = restrictions.challenge(made.clone()).expect("passed");
            assert_eq!(passed.changes, [made.changes.clone(), vec![guard.clone()]].concat());
        }
        let joins = joined(&made.challenge, 4);
        let passed = blocks(&[(4, 2), (3, 4)]).accept(joins, id(4)).expect("they have not joined");
        let guard = Change::CheckMayPlay { home: id(1), player: id(4), with: vec![id(1)] };
        assert_eq!(passed.changes.last(), Some(&guard));
    }

    #[test]
    fn challengers_learn_of_their_own_suspension_and_blocks_only() {
        let refused = |restrictions: Restrictions| {
            restrictions.challenge(challenged("damala:teams", &[2, 3])).expect_err("refused")
        };
        assert_eq!(refused(suspended(&[1, 2])), Refusal::Suspended);
        assert_eq!(refused(blocks(&[(1, 3), (3, 1), (2, 1)])), Refusal::HasBlocked { player: id(3) });
        assert_eq!(refused(blocks(&[(3, 1)])), Refusal::NoGameWith { player: id(3) });
        assert_eq!(
            refused(suspended(&[3])),
            Refusal::NoGameWith { player: id(3) },
            "as if player 3 had blocked them"
        );
    }

    #[test]
    fn joining_players_learn_neither_who_stops_them_nor_why() {
        let open = joined(&challenged("damala:teams", &[]).challenge, 2).challenge;
        let refused =
            |restrictions: Restrictions| restrictions.accept(joined(&open, 3), id(3)).expect_err("refused");
        assert_eq!(refused(suspended(&[3])), Refusal::Suspended);
        assert_eq!(refused(blocks(&[(3, 2)])), Refusal::HasBlocked { player: id(2) });
        for restrictions in [blocks(&[(1, 3)]), blocks(&[(2, 3)]), suspended(&[2])] {
            assert!(!restrictions.let_join(&open, id(3)));
            assert_eq!(refused(restrictions), Refusal::MayNotJoin);
        }
        assert!(blocks(&[(1, 2), (4, 3)]).let_join(&open, id(3)));
    }

    #[test]
    fn blocking_leaves_shared_challenges_and_has_a_limit() {
        let open =
            [challenged("dara:traditional", &[2]).challenge, challenged("dara:traditional", &[]).challenge];
        let (ada, ben, now) = (id(1), id(2), Timestamp::UNIX_EPOCH);
        let parting = block(ben, ada, MAX_BLOCKED - 1, &open, now).expect("possible");
        let blocked = Change::Block { by: ben, blocked: ada, most: MAX_BLOCKED, at: now };
        assert_eq!((parting.challenges, parting.announcements.len()), (1, 2));
        assert_eq!(parting.changes.last(), Some(&blocked));
        assert!(matches!(parting.changes[0], Change::CloseChallenge { state: ChallengeState::Declined, .. }));
        assert_eq!(block(ben, ben, 0, &[], now), Err(Refusal::BlockedSelf));
        let refused = Err(Refusal::TooManyBlocked { limit: MAX_BLOCKED });
        assert_eq!(block(ben, ada, MAX_BLOCKED, &[], now), refused);
    }
}
