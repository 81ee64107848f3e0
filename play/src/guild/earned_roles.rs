//! Roles that a server has the bot give to those who earn them: champions, and bands of rating.
//!
//! What is given is compared with what should be, again and again. So whatever goes wrong in between mends itself, and a role is
//! taken back once it's no longer earned.

use std::collections::BTreeSet;

use crate::{PlayerId, RoleId};

/// What a role is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Merit {
    /// Having won the last season of a leaderboard, or of a league.
    Champion,
    /// A rating of 1600 or more.
    #[strum(serialize = "from-1600")]
    From1600,
    /// A rating of 1800 or more.
    #[strum(serialize = "from-1800")]
    From1800,
    /// A rating of 2000 or more.
    #[strum(serialize = "from-2000")]
    From2000,
}

impl Merit {
    /// All of them, the highest band last.
    pub const ALL: [Self; 4] = [Self::Champion, Self::From1600, Self::From1800, Self::From2000];

    /// The lowest rating of a band; `None` for champions.
    pub const fn least_rating(self) -> Option<i32> {
        match self {
            Self::Champion => None,
            Self::From1600 => Some(1_600),
            Self::From1800 => Some(1_800),
            Self::From2000 => Some(2_000),
        }
    }
}

/// Why a role can't be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum RoleRefusal {
    /// It no longer exists.
    Gone,
    /// The bot may not manage roles, or its own role is below this one.
    Forbidden,
    /// Whoever has it can moderate, or it belongs to another program. No game should make someone a moderator.
    Powerful,
}

/// A role that a server gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarnedRole {
    /// What for.
    pub merit: Merit,
    /// The role.
    pub role: RoleId,
    /// Why it couldn't be given or taken back the last time.
    pub refused: Option<RoleRefusal>,
}

/// A role that someone has, or should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Held {
    /// The role.
    pub role: RoleId,
    /// Who.
    pub player: PlayerId,
}

/// Who should have which role, given the champions, and the best rating of everyone who has one. **Decided:** of the bands for which
/// there is a role, someone has only the highest, so that a list of members shows each once.
pub fn earned(roles: &[EarnedRole], champions: &[PlayerId], ratings: &[(PlayerId, i32)]) -> BTreeSet<Held> {
    let of_champions = roles.iter().filter(|one| one.merit == Merit::Champion);
    let champions =
        of_champions.flat_map(|one| champions.iter().map(|&player| Held { role: one.role, player }));
    let band = |rating: i32| {
        let reached = roles
            .iter()
            .filter_map(|one| Some((one.merit.least_rating()?, one.role)))
            .filter(|(least, _)| *least <= rating);
        reached.max_by_key(|(least, _)| *least).map(|(_, role)| role)
    };
    let of_bands = ratings.iter().filter_map(|&(player, rating)| Some(Held { role: band(rating)?, player }));
    // Who has deleted their data keeps a place in the standings, and has no account that could get a role.
    champions.chain(of_bands).filter(|held| !held.player.is_former()).collect()
}

/// What is to be done to a member's role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleChange {
    /// It's given.
    Give(Held),
    /// It's taken back.
    Take(Held),
}

impl RoleChange {
    /// The role, and whose it is.
    pub const fn held(self) -> Held {
        match self {
            Self::Give(held) | Self::Take(held) => held,
        }
    }
}

/// What makes those who were `given` a role those who have `earned` it. What is taken back comes first, so that a role of which there
/// is one never has two.
pub fn to_do(earned: &BTreeSet<Held>, given: &BTreeSet<Held>) -> Vec<RoleChange> {
    let taken = given.difference(earned).copied().map(RoleChange::Take);
    taken.chain(earned.difference(given).copied().map(RoleChange::Give)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id<I: TryFrom<u64>>(number: u64) -> I {
        I::try_from(number).ok().expect("an id")
    }

    fn role(merit: Merit, number: u64) -> EarnedRole {
        EarnedRole { merit, role: id(number), refused: None }
    }

    fn held(pairs: &[(u64, u64)]) -> BTreeSet<Held> {
        pairs.iter().map(|&(role, player)| Held { role: id(role), player: id(player) }).collect()
    }

    #[test]
    fn champions_have_theirs_and_everyone_the_highest_band_they_reach() {
        let roles = [role(Merit::Champion, 1), role(Merit::From1600, 2), role(Merit::From2000, 4)];
        let ratings = [(11, 1_599), (12, 1_600), (13, 1_999), (14, 2_000), (15, 2_400)];
        let ratings = ratings.map(|(player, rating)| (id(player), rating));
        let earned = earned(&roles, &[id(12), id(16)], &ratings);
        assert_eq!(earned, held(&[(1, 12), (1, 16), (2, 12), (2, 13), (4, 14), (4, 15)]));
    }

    #[test]
    fn without_roles_no_one_earns_any_and_a_role_for_two_merits_is_had_once() {
        assert!(earned(&[], &[id(12)], &[(id(12), 2_000)]).is_empty());
        let roles = [role(Merit::Champion, 1), role(Merit::From1800, 1)];
        assert_eq!(earned(&roles, &[id(12)], &[(id(12), 1_900)]), held(&[(1, 12)]));
    }

    #[test]
    fn what_is_no_longer_earned_is_taken_back_before_anything_is_given() {
        let change = to_do(&held(&[(1, 12), (2, 13)]), &held(&[(1, 11), (2, 13), (3, 11)]));
        let one = |role, player| Held { role: id(role), player: id(player) };
        assert_eq!(
            change,
            [RoleChange::Take(one(1, 11)), RoleChange::Take(one(3, 11)), RoleChange::Give(one(1, 12))]
        );
        assert_eq!(to_do(&held(&[(1, 12)]), &held(&[(1, 12)])), []);
    }

    #[test]
    fn each_merit_reads_back() {
        for merit in Merit::ALL {
            assert_eq!(merit.to_string().parse(), Ok(merit));
        }
        assert_eq!(Merit::From1600.to_string(), "from-1600");
        let bands: Vec<_> = Merit::ALL.into_iter().filter_map(Merit::least_rating).collect();
        assert!(bands.is_sorted());
    }
}
