//! A competition with all that is stored of it, and what follows from that.

use std::collections::BTreeMap;

use jiff::Timestamp;
use tournament::{Entrant as Rated, Pairing as Pair, table, table::Fixture};

use super::{Competition, Format, Outcome, Pairing, Phase, Withdrawal};
use crate::PlayerId;

/// A player of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player.
    pub player: PlayerId,
    /// When they joined.
    pub joined: Timestamp,
    /// Their rating when they joined, in whole points.
    pub rating: i32,
    /// Their division in a league, from 1. Before it begins, the one that a manager chose, or 0.
    pub division: u16,
    /// On a ladder, their place from 1. In a league that is over, their place in the division. Otherwise 0.
    pub place: u16,
    /// Since when they take part no longer, and why.
    pub out: Option<(Timestamp, Withdrawal)>,
}

/// A competition, who takes part, and what is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The competition.
    pub competition: Competition,
    /// Who takes part, in the order in which they joined.
    pub entrants: Vec<Entrant>,
    /// The pairings, in the order of their numbers.
    pub pairings: Vec<Pairing>,
    /// Who can't go on, as far as the store knows, though they haven't been withdrawn.
    pub barred: BTreeMap<PlayerId, Withdrawal>,
    /// Who has blocked one another.
    pub blocked: Vec<(PlayerId, PlayerId)>,
    /// Who took part in the season before, with division and place.
    pub before: Vec<Entrant>,
}

/// A line of a table.
pub type Standing = table::Row<PlayerId>;

impl Contest {
    /// What is stored of a player.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.player == player)
    }

    /// Those who take part still.
    pub fn active(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|entrant| entrant.out.is_none())
    }

    /// How many divisions there are; 0 before a league begins, and in what isn't a league.
    pub fn divisions(&self) -> u16 {
        let is_league = matches!(self.competition.plan.format, Format::League { .. });
        let has_begun = self.competition.phase != Phase::Joining;
        let last = self.entrants.iter().map(|entrant| entrant.division).max();
        last.filter(|_| is_league && has_begun).unwrap_or_default()
    }

    /// A pairing.
    pub fn pairing(&self, number: u32) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.number == number)
    }

    /// The pairings of a player, by number.
    pub fn pairings_of(&self, player: PlayerId) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |pairing| pairing.has(player))
    }

    /// Whether it may be over now, so that the next season of a league that goes on needs an id.
    pub fn may_open_next(&self, now: Timestamp) -> bool {
        let goes_on = matches!(self.competition.plan.format, Format::League { goes_on: true, .. });
        let is_late = self.competition.phase.until().is_some_and(|until| until <= now);
        let is_running = matches!(self.competition.phase, Phase::Running { .. });
        goes_on && is_running && (is_late || !self.pairings.iter().any(Pairing::is_open))
    }

    /// How many of a player's games are due or running.
    pub fn playing(&self, player: PlayerId) -> usize {
        self.pairings_of(player).filter(|pairing| pairing.is_due && pairing.is_open()).count()
    }

    /// The table of a league's division, or of a Swiss tournament, where `division` is 0. The best comes first; those who left
    /// before half of their games aren't in it.
    pub fn table(&self, division: u16) -> Vec<Standing> {
        let within = self.pairings.iter().filter(|pairing| pairing.division == division);
        let within: Vec<_> = within.filter(|pairing| pairing.outcome() != Some(Outcome::Void)).collect();
        let counts = |entrant: &&Entrant| {
            entrant.division == division
                && (entrant.out.is_none() || within.iter().any(|pairing| pairing.has(entrant.player)))
        };
        let players: Vec<_> =
            self.seeded().into_iter().filter(counts).map(|entrant| entrant.player).collect();
        let fixtures: Vec<_> = within
            .iter()
            .filter_map(|pairing| {
                let second = pairing.second?;
                Some(Fixture { first: pairing.first, second, result: pairing.result() })
            })
            .collect();
        let byes = within.iter().filter(|pairing| pairing.second.is_none());
        let byes: Vec<_> = byes.map(|pairing| pairing.first).collect();
        // The store holds no player twice, and pairs no one who isn't in it.
        table::table_with_byes(&players, &fixtures, &byes).unwrap_or_default()
    }

    /// Those who are on a ladder, from the top down.
    pub fn ladder(&self) -> Vec<PlayerId> {
        let mut on_it: Vec<_> = self.active().collect();
        on_it.sort_by_key(|entrant| (entrant.place, entrant.joined, entrant.player));
        on_it.into_iter().map(|entrant| entrant.player).collect()
    }

    /// The players in the order of their seeds, the strongest first when they joined.
    pub fn seeds(&self) -> impl Iterator<Item = PlayerId> {
        self.seeded().into_iter().map(|entrant| entrant.player)
    }

    /// The entrants, the strongest first when they joined.
    pub(super) fn seeded(&self) -> Vec<&Entrant> {
        let mut seeded: Vec<_> = self.entrants.iter().collect();
        seeded.sort_by_key(|entrant| (std::cmp::Reverse(entrant.rating), entrant.joined, entrant.player));
        seeded
    }

    /// The entrants as `tournament` takes them, the strongest first.
    pub(super) fn rated(&self) -> Vec<Rated<PlayerId>> {
        self.seeded().into_iter().map(rated).collect()
    }

    /// The next free number of a pairing.
    pub(super) fn next_number(&self) -> u32 {
        self.pairings.last().map_or(0, |last| last.number).saturating_add(1)
    }
}

/// An entrant as `tournament` takes them.
pub(super) fn rated(entrant: &Entrant) -> Rated<PlayerId> {
    Rated { id: entrant.player, rating: f64::from(entrant.rating) }
}

/// A pairing of `tournament` with its number and place.
pub(super) fn numbered(pair: Pair<PlayerId>, number: u32, place: (u16, u16)) -> Pairing {
    match pair {
        Pair::Game { first, second } => Pairing::new(number, place, first, second),
        Pair::Bye(player) => Pairing::bye(number, place, player),
    }
}
