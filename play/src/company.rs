//! Who may not play in a server, since its moderators have barred him; and who not with whom, since one has blocked the
//! other, in all servers.
//!
//! Like [`crate::Limits`] it is looked at twice: here, by what was loaded, and by the store when it is stored
//! ([`Change::MayPlay`]), so that of a block and a challenge at the same moment one is told of the other.
//!
//! **Decided:** a bar and a block are about what begins: games that run go on, and so do matches with their next games, which
//! were agreed on as a whole. Who is barred is told so. Who is blocked is not: he cannot tell whether the other one is barred,
//! has blocked him, or was blocked by another, and where several have joined, not because of whom. Whoever has blocked
//! somebody himself is told whom.

use jiff::Timestamp;

use crate::{
    Announcement, Challenge, ChallengeState, Change, PlayerId, Refusal,
    challenge::{self, Decision},
};

/// How many others a player may block.
pub const MOST_BLOCKED: usize = 500;

/// A player who has blocked another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block {
    /// Who.
    pub by: PlayerId,
    /// Whom.
    pub whom: PlayerId,
}

/// What keeps some players from playing in a server, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Barriers {
    /// Who of them is barred there.
    pub barred: Vec<PlayerId>,
    /// Who of them has blocked whom of them.
    pub blocks: Vec<Block>,
}

impl Barriers {
    /// Lets the decision to make a challenge pass where nothing stands between its maker and those whom he names.
    ///
    /// # Errors
    /// [`Refusal::Barred`], [`Refusal::HasBlocked`], [`Refusal::NoGameWith`].
    pub fn challenge(&self, mut decision: Decision) -> Result<Decision, Refusal> {
        let challenge = &decision.challenge;
        let (guild, player) = (challenge.guild, challenge.challenger);
        let with: Vec<_> = challenge.invited().collect();
        self.may_challenge(player, &with)?;
        decision.changes.push(Change::MayPlay { guild, player, with });
        Ok(decision)
    }

    /// Whether nothing stands between `player` and those whom he would challenge: to be asked before anything else is said
    /// about a challenge.
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

    /// Lets the decision that `player` accepts or joins pass where nothing stands between him and those who have joined.
    ///
    /// # Errors
    /// [`Refusal::Barred`], [`Refusal::HasBlocked`], [`Refusal::MayNotJoin`].
    pub fn accept(&self, mut decision: Decision, player: PlayerId) -> Result<Decision, Refusal> {
        let guild = decision.challenge.guild;
        let with: Vec<_> = decision.challenge.joined().filter(|&joined| joined != player).collect();
        self.may_begin(player, &with)?;
        if with.iter().any(|&other| self.is_kept_from(other, player)) {
            return Err(Refusal::MayNotJoin);
        }
        decision.changes.push(Change::MayPlay { guild, player, with });
        Ok(decision)
    }

    /// Whether an open challenge is of any use to `player`, who has no place in it yet.
    pub fn let_join(&self, challenge: &Challenge, player: PlayerId) -> bool {
        let may_join = |other| self.may_begin(player, &[other]).is_ok() && !self.is_kept_from(other, player);
        challenge.state == ChallengeState::Open && challenge.joined().all(may_join)
    }

    /// What he himself is told: that he is barred, or has blocked one of the others.
    fn may_begin(&self, player: PlayerId, with: &[PlayerId]) -> Result<(), Refusal> {
        if self.barred.contains(&player) {
            return Err(Refusal::Barred);
        }
        match with.iter().find(|&&whom| self.blocks.contains(&Block { by: player, whom })) {
            Some(&player) => Err(Refusal::HasBlocked { player }),
            None => Ok(()),
        }
    }

    /// Whether `other` is barred, or has blocked `player`.
    fn is_kept_from(&self, other: PlayerId, player: PlayerId) -> bool {
        self.barred.contains(&other) || self.blocks.contains(&Block { by: other, whom: player })
    }
}

/// What is to be stored and told when a player blocks another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// To be stored.
    pub changes: Vec<Change>,
    /// To be told.
    pub announcements: Vec<Announcement>,
    /// How many open challenges he takes back, or has no place in any more.
    pub challenges: usize,
}

/// Decides what it means that `by` blocks `whom`: he has blocked so many before, and `open` are the open challenges in which
/// both have places.
///
/// # Errors
/// [`Refusal::BlockedSelf`], [`Refusal::TooManyBlocked`].
pub fn block(
    by: PlayerId,
    whom: PlayerId,
    blocked: usize,
    open: &[Challenge],
    now: Timestamp,
) -> Result<Parting, Refusal> {
    if by == whom {
        return Err(Refusal::BlockedSelf);
    }
    let most = MOST_BLOCKED;
    if blocked >= most {
        return Err(Refusal::TooManyBlocked { limit: most });
    }
    let mut parting = Parting { changes: Vec::new(), announcements: Vec::new(), challenges: 0 };
    for decision in open.iter().filter_map(|open| challenge::part(open, by, whom, now)) {
        parting.changes.extend(decision.changes);
        parting.announcements.extend(decision.announcements);
        parting.challenges += 1;
    }
    parting.changes.push(Change::Block { by, whom, most, at: now });
    Ok(parting)
}

#[cfg(test)]
mod tests {
    use jiff::{SignedDuration, Timestamp};

    use super::*;
    use crate::{
        FirstPlayer, Place, Terms,
        challenge::{self, Event, Invited, Request},
    };

    fn id<I: TryFrom<u64>>(number: u64) -> I {
        I::try_from(number).ok().expect("an id")
    }

    /// Player 1 challenges these.
    fn made(rules: &str, invited: &[u64]) -> Decision {
        let invited = invited.iter().map(|&player| Some(Invited { player: id(player), bot: false }));
        let request = Request {
            guild: id(1),
            channel: id(7),
            challenger: id(1),
            invited: invited.collect(),
            rules: rules.parse().expect("a rule set"),
            terms: Terms::default(),
            rematch_of: None,
            first: FirstPlayer::Lot,
            place: Place::Here,
            lifetime: SignedDuration::from_secs(60),
        };
        challenge::open(&request, id(1), None, Timestamp::UNIX_EPOCH).expect("made")
    }

    fn joined(before: &Challenge, by: u64) -> Decision {
        let event =
            Event::Accept { by: id(by), team: None, message: id(3), game: id(5), lot: 0, away: vec![] };
        challenge::decide(before, event, Timestamp::UNIX_EPOCH).expect("joined")
    }

    fn barred(players: &[u64]) -> Barriers {
        Barriers { barred: players.iter().copied().map(id).collect(), blocks: vec![] }
    }

    fn blocks(pairs: &[(u64, u64)]) -> Barriers {
        let blocks = pairs.iter().map(|&(by, whom)| Block { by: id(by), whom: id(whom) });
        Barriers { barred: vec![], blocks: blocks.collect() }
    }

    #[test]
    fn where_nothing_stands_between_them_the_store_looks_again() {
        let made = made("damala:teams", &[2, 3]);
        let guard = Change::MayPlay { guild: id(1), player: id(1), with: vec![id(2), id(3)] };
        // Those who are named may have blocked one another: that is between them.
        for barriers in [Barriers::default(), blocks(&[(2, 3), (1, 9), (9, 1)]), barred(&[9])] {
            let passed = barriers.challenge(made.clone()).expect("passed");
            assert_eq!(passed.changes, [made.changes.clone(), vec![guard.clone()]].concat());
        }
        let joins = joined(&made.challenge, 4);
        let passed = blocks(&[(4, 2), (3, 4)]).accept(joins, id(4)).expect("they have not joined");
        let guard = Change::MayPlay { guild: id(1), player: id(4), with: vec![id(1)] };
        assert_eq!(passed.changes.last(), Some(&guard));
    }

    #[test]
    fn who_challenges_hears_of_his_own_bar_and_blocks_and_nothing_of_others() {
        let refused =
            |barriers: Barriers| barriers.challenge(made("damala:teams", &[2, 3])).expect_err("refused");
        assert_eq!(refused(barred(&[1, 2])), Refusal::Barred);
        assert_eq!(refused(blocks(&[(1, 3), (3, 1), (2, 1)])), Refusal::HasBlocked { player: id(3) });
        assert_eq!(refused(blocks(&[(3, 1)])), Refusal::NoGameWith { player: id(3) });
        assert_eq!(refused(barred(&[3])), Refusal::NoGameWith { player: id(3) }, "as if he had blocked him");
    }

    #[test]
    fn who_joins_is_told_neither_because_of_whom_he_may_not_nor_why() {
        let open = joined(&made("damala:teams", &[]).challenge, 2).challenge;
        let refused = |barriers: Barriers| barriers.accept(joined(&open, 3), id(3)).expect_err("refused");
        assert_eq!(refused(barred(&[3])), Refusal::Barred);
        assert_eq!(refused(blocks(&[(3, 2)])), Refusal::HasBlocked { player: id(2) });
        for barriers in [blocks(&[(1, 3)]), blocks(&[(2, 3)]), barred(&[2])] {
            assert!(!barriers.let_join(&open, id(3)));
            assert_eq!(refused(barriers), Refusal::MayNotJoin);
        }
        assert!(blocks(&[(1, 2), (4, 3)]).let_join(&open, id(3)));
    }

    #[test]
    fn who_blocks_is_parted_from_the_other_and_can_block_so_many() {
        let open = [made("dara:traditional", &[2]).challenge, made("dara:traditional", &[]).challenge];
        let (ada, ben, now) = (id(1), id(2), Timestamp::UNIX_EPOCH);
        let parting = block(ben, ada, MOST_BLOCKED - 1, &open, now).expect("possible");
        let blocked = Change::Block { by: ben, whom: ada, most: MOST_BLOCKED, at: now };
        assert_eq!((parting.challenges, parting.announcements.len()), (1, 1));
        assert_eq!(parting.changes.last(), Some(&blocked));
        assert!(matches!(parting.changes[0], Change::CloseChallenge { state: ChallengeState::Declined, .. }));
        assert_eq!(block(ben, ben, 0, &[], now), Err(Refusal::BlockedSelf));
        let refused = Err(Refusal::TooManyBlocked { limit: MOST_BLOCKED });
        assert_eq!(block(ben, ada, MOST_BLOCKED, &[], now), refused);
    }
}
