//! A competition with all that is stored of it, and what follows from that.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use tournament::{
    Entrant as Rated, Pairing as Pair, divisions,
    table::{self, Certainty, Fixture},
};

use super::{Competition, Format, Outcome, Pairing, Phase, Rounds, Withdrawal};
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
    /// Who took part in the season before, with division and place.
    pub before: Vec<Entrant>,
    /// Who doesn't show their rating on the server.
    pub unlisted: BTreeSet<PlayerId>,
}

/// A line of a table.
pub type Standing = table::Row<PlayerId>;

impl Contest {
    /// A player's rating when they joined, unless they don't show it.
    pub fn shown_rating(&self, player: PlayerId) -> Option<i32> {
        let entrant = self.entrant(player).filter(|_| !self.unlisted.contains(&player));
        entrant.map(|entrant| entrant.rating)
    }

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

    /// How many rounds a Swiss tournament has, once it has begun. With more than can always be paired, everyone meets everyone.
    pub fn rounds(&self, wanted: Rounds) -> u16 {
        if wanted.are_for_everyone(self.entrants.len()) {
            let players = u16::try_from(self.entrants.len()).unwrap_or(u16::MAX);
            players.saturating_sub(u16::from(players.is_multiple_of(2)))
        } else {
            wanted.get()
        }
    }

    /// Whether none of a player's games counts if they leave now: in a league, if they have played less than half of those that
    /// count so far.
    pub fn leaves_no_result(&self, player: PlayerId) -> bool {
        let is_league = matches!(self.competition.plan.format, Format::League { .. });
        let own = || self.pairings_of(player).filter(|pairing| pairing.outcome() != Some(Outcome::Void));
        let over = own().filter(|pairing| !pairing.is_unplayed_by(player)).count();
        is_league && over * 2 < own().count()
    }

    /// Who has won a division or a tournament: the best of those who have stayed to the end.
    pub fn winners(&self, division: u16) -> Vec<PlayerId> {
        let stayed = |row: &Standing| self.entrant(row.id).is_some_and(|entrant| entrant.out.is_none());
        let rows: Vec<_> = self.table(division).into_iter().filter(stayed).collect();
        let best = rows.first().map(|row| row.place);
        rows.into_iter().filter(|row| Some(row.place) == best).map(|row| row.id).collect()
    }

    /// How many of a league's division go up after the season, and how many down: between two divisions as many as change places,
    /// less those who have left the table, who are below everyone in it.
    pub fn movers(&self, division: u16) -> (usize, usize) {
        let Format::League { movers, .. } = self.competition.plan.format else { return (0, 0) };
        let size = |division: u16| self.entrants.iter().filter(|one| one.division == division).count();
        let wanted = usize::from(movers.get());
        let exchanged = |above: u16, below: u16| {
            if above == 0 { 0 } else { divisions::exchanged(wanted, size(above), size(below)) }
        };
        let gone =
            self.entrants.iter().filter(|one| one.division == division && !self.is_in_table(one)).count();
        let up = exchanged(division.saturating_sub(1), division);
        (up, exchanged(division, division.saturating_add(1)).saturating_sub(gone))
    }

    /// Whether a player of a league goes up (`true`) or down as far as the table says, and whether that can still change. `None` if
    /// neither can be. Who leaves goes nowhere. Afterwards, divisions that have become too small or too large are balanced.
    pub fn stake(&self, row: &Standing) -> Option<(bool, Certainty)> {
        let entrant = self.entrant(row.id).filter(|entrant| entrant.out.is_none())?;
        let (up, down) = self.movers(entrant.division);
        let (going_up, going_down) = if matches!(self.competition.phase, Phase::Over { .. }) {
            // Shared places were put in order when the season ended.
            let in_table = |one: &&Entrant| one.division == entrant.division && self.is_in_table(one);
            let last = self.entrants.iter().filter(in_table).count();
            let place = usize::from(entrant.place);
            let certain = |is_so| if is_so { Certainty::Certain } else { Certainty::Impossible };
            (certain(place <= up), certain(place > last.saturating_sub(down)))
        } else {
            (row.promotion(up), row.relegation(down))
        };
        let is_possible = |stake: &(bool, Certainty)| stake.1 != Certainty::Impossible;
        [(true, going_up), (false, going_down)].into_iter().find(is_possible)
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
        let counts = |entrant: &&Entrant| entrant.division == division && self.is_in_table(entrant);
        let players: Vec<_> =
            self.seeded().into_iter().filter(counts).map(|entrant| entrant.player).collect();
        let fixtures: Vec<_> = within
            .iter()
            .filter_map(|pairing| {
                let second = pairing.second?;
                Some(Fixture { first: pairing.first, second, result: pairing.result() })
            })
            .collect();
        let round = self.competition.phase.round();
        let byes = within
            .iter()
            .filter(|pairing| pairing.second.is_none() && round.is_none_or(|round| pairing.round <= round));
        let byes: Vec<_> = byes.map(|pairing| pairing.first).collect();
        // The store holds no player twice, and pairs no one who isn't in it.
        let mut rows = table::table_with_byes(&players, &fixtures, &byes).unwrap_or_default();
        if let (Format::Swiss { rounds }, Some(round)) = (self.competition.plan.format, round) {
            let paired = self.pairings.last().map_or(round, |last| last.round);
            let later = self.rounds(rounds).saturating_sub(paired);
            let stays = |player| self.entrant(player).is_some_and(|entrant| entrant.out.is_none());
            table::before_more_rounds(&mut rows, |player| if stays(player) { later.into() } else { 0 });
        }
        rows
    }

    /// How many rows the table of a division has.
    pub fn rows(&self, division: u16) -> usize {
        self.entrants.iter().filter(|one| one.division == division && self.is_in_table(one)).count()
    }

    /// Whether an entrant is in the table: those who left are as long as a game of theirs counts.
    pub(super) fn is_in_table(&self, entrant: &Entrant) -> bool {
        let counts = |pairing: &Pairing| pairing.outcome() != Some(Outcome::Void);
        entrant.out.is_none() || self.pairings_of(entrant.player).any(counts)
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
