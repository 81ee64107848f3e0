//! Who played a game, and with which opponents.

use std::fmt;

use games::Side;

use super::Form;
use crate::PlayerId;

/// The players of a game in order of play: two or four, all different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lineup(pub(super) Seats);

/// Odd seats play against even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seats {
    Duel([PlayerId; 2]),
    Teams([PlayerId; 4]),
}

impl Lineup {
    /// These players in order of play. `None` if they aren't two or four, or someone is listed twice.
    pub fn new(players: &[PlayerId]) -> Option<Self> {
        let mut sorted = players.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|two| two.first() == two.last()) {
            return None;
        }
        let duel = players.try_into().map(Seats::Duel);
        duel.or_else(|_| players.try_into().map(Seats::Teams)).map(Self).ok()
    }

    /// The players in order of play.
    pub fn players(&self) -> &[PlayerId] {
        match &self.0 {
            Seats::Duel(players) => players,
            Seats::Teams(players) => players,
        }
    }

    /// How many play.
    pub const fn form(&self) -> Form {
        match self.0 {
            Seats::Duel(_) => Form::Duel,
            Seats::Teams(_) => Form::Teams,
        }
    }

    /// The two sides, regardless of which began.
    pub fn pairing(&self) -> Pairing {
        let side = |side: Side| {
            let mut team: Vec<_> = self.players().iter().copied().skip(side.index()).step_by(2).collect();
            team.sort_unstable();
            team
        };
        let (first, second) = (side(Side::First), side(Side::Second));
        Pairing([first.clone().min(second.clone()), first.max(second)])
    }
}

/// Two sets of players who play against each other, regardless of who begins and how a team is seated. Its
/// text is canonical, so that it can be stored and searched for: `11/12`, `11+14/12+13`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pairing([Vec<PlayerId>; 2]);

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |team: &Vec<PlayerId>| team.iter().map(PlayerId::to_string).collect::<Vec<_>>().join("+");
        f.write_str(&self.0.each_ref().map(text).join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(players: &[u64]) -> Option<Lineup> {
        let players: Vec<PlayerId> = players.iter().map(|&one| one.try_into().expect("an id")).collect();
        Lineup::new(&players)
    }

    #[test]
    fn two_or_four_different_players_are_a_lineup() {
        for players in [&[][..], &[1], &[1, 1], &[1, 2, 3], &[1, 2, 3, 1], &[1, 2, 3, 4, 5]] {
            assert_eq!(lineup(players), None, "{players:?}");
        }
        assert_eq!(lineup(&[2, 1]).map(|lineup| lineup.form()), Some(Form::Duel));
        assert_eq!(lineup(&[2, 1, 4, 3]).map(|lineup| lineup.form()), Some(Form::Teams));
    }

    #[test]
    fn a_pairing_is_the_same_no_matter_who_begins() {
        let pairing = |players: &[u64]| lineup(players).expect("a lineup").pairing().to_string();
        assert_eq!([pairing(&[12, 11]), pairing(&[11, 12])], ["11/12", "11/12"]);
        for seated in [[11, 12, 14, 13], [14, 13, 11, 12], [12, 11, 13, 14], [13, 14, 12, 11]] {
            assert_eq!(pairing(&seated), "11+14/12+13", "{seated:?}");
        }
        assert_eq!(pairing(&[11, 14, 12, 13]), "11+12/13+14", "other partners are another pairing");
    }
}
