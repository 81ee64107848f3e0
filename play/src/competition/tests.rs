//! Competitions played by chance, and single rules.

mod by_chance;
mod changing;
mod counting;
mod halting;
mod league;
mod restoring;
mod tournaments;

use jiff::{SignedDuration, Timestamp};
use tournament::GameResult;

use super::*;
use crate::{Change, Ending, ForfeitReason};

pub(super) fn player(number: u64) -> PlayerId {
    number.try_into().expect("an id")
}

pub(super) fn hour(number: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_hours(number)
}

pub(super) fn next() -> CompetitionId {
    900_u64.try_into().expect("an id")
}

pub(super) const LEAGUE: Format =
    Format::League { size: Size::nearest(5), movers: Movers::nearest(1), goes_on: true };

pub(super) fn plan(format: Format) -> Plan {
    Plan {
        name: "Autumn".parse().expect("a name"),
        format,
        rules: "dara:traditional".parse().expect("rules"),
        clock: "4d+12h/7d".parse().expect("a clock"),
        days: Days::nearest(30),
        begins: Begins { at: Some(hour(24)), players: None, is_late: false },
        at_once: AtOnce::nearest(4),
        place: Where::Threads,
        role: None,
        ping: None,
    }
}

/// A competition in memory, which applies what was decided.
pub(super) struct PlayedCompetition {
    pub(super) contest: Contest,
    pub(super) now: Timestamp,
    pub(super) announced: Vec<crate::Announcement>,
    pub(super) opened: Option<Contest>,
    pub(super) timers: BTreeMap<CompetitionId, Option<Timestamp>>,
    games: u64,
    /// Whether no game can begin.
    pub(super) is_hindered: bool,
}

impl PlayedCompetition {
    /// A competition that these players have joined, the first with the best rating.
    pub(super) fn new(format: Format, players: u64) -> Self {
        let competition = Competition {
            id: 1_u64.try_into().expect("an id"),
            guild: 7_u64.try_into().expect("an id"),
            channel: 8_u64.try_into().expect("an id"),
            message: None,
            manager: player(1),
            plan: plan(format),
            season: 1,
            after: None,
            opened: hour(0),
            halt: None,
            phase: if format == Format::Ladder {
                Phase::Running { since: hour(0), round: 1, until: None }
            } else {
                Phase::Joining
            },
            revision: 0,
        };
        let mut played = Self {
            contest: Contest {
                competition,
                entrants: Vec::new(),
                pairings: Vec::new(),
                barred: BTreeMap::new(),
                before: Vec::new(),
                unlisted: BTreeSet::new(),
            },
            now: hour(1),
            announced: Vec::new(),
            opened: None,
            timers: BTreeMap::new(),
            games: 0,
            is_hindered: false,
        };
        for number in 1..=players {
            played.does(|contest, now| {
                join(contest, player(number), 2000 - i32::try_from(number).expect("small"), true, now)
            });
        }
        played
    }

    /// Applies a decision, checking that its changes lead to the contest that it names.
    pub(super) fn apply(&mut self, settled: Settled) {
        let mut replayed = self.contest.clone();
        for change in &settled.changes {
            if let Change::SetTimer { timer: crate::Timer::Competition(id), at } = change {
                self.timers.insert(*id, *at);
            }
            if let Change::Competition { competition, change } = change {
                if *competition == replayed.competition.id {
                    apply(&mut replayed, change);
                } else {
                    self.apply_elsewhere(change);
                }
            }
        }
        let unrevised =
            Competition { revision: self.contest.competition.revision, ..replayed.competition.clone() };
        assert_eq!(settled.contest, Contest { competition: unrevised, ..replayed.clone() });
        self.contest = replayed;
        self.announced.extend(settled.announcements);
        for (game, out) in settled.withdraw {
            let side = self.side(game, out);
            self.end_game(game, Ending::Withdrawn { seat: side });
        }
        for (game, by) in settled.resign {
            let seat = self.side(game, by);
            self.end_game(game, Ending::Forfeit { seat, why: ForfeitReason::Resigned });
        }
        for game in settled.stop {
            self.end_game(game, Ending::Stopped);
        }
        for game in settled.adjudicate {
            self.end_game(game, Ending::Adjudicated { winner: None });
        }
    }

    fn side(&self, game: GameId, out: PlayerId) -> games::Seat {
        let pairing =
            self.contest.pairings.iter().find(|one| one.game.is_some_and(|played| played.id == game));
        if pairing.is_some_and(|one| one.first == out) { games::Seat::FIRST } else { games::Seat::SECOND }
    }

    fn apply_elsewhere(&mut self, change: &CompetitionChange) {
        match change {
            CompetitionChange::Open(other) => {
                let before = self.contest.entrants.clone();
                self.opened = Some(Contest {
                    competition: (**other).clone(),
                    entrants: Vec::new(),
                    pairings: Vec::new(),
                    before,
                    ..self.contest.clone()
                });
            }
            change => apply(self.opened.as_mut().expect("it was opened"), change),
        }
    }

    /// Does something that isn't refused, and what follows from it.
    pub(super) fn does(&mut self, event: impl FnOnce(&Contest, Timestamp) -> Result<Settled, Refusal>) {
        let settled = event(&self.contest, self.now).expect("not refused");
        self.apply(settled);
        self.settle();
    }

    /// Settles until nothing more follows.
    pub(super) fn settle(&mut self) {
        for _ in 0..100 {
            let settled = settle(&self.contest, Some(next()), self.now).expect("it has an id");
            let idle = settled.changes.len() == 2 && settled.announcements.is_empty();
            let asks = !settled.adjudicate.is_empty() || !settled.withdraw.is_empty();
            self.apply(settled);
            let beginning = self.contest.pairings.iter().filter(|one| one.is_due && one.game.is_none());
            let can_begin = !self.is_hindered;
            let beginning: Vec<u32> =
                beginning.filter(|one| can_begin && one.is_open()).map(|one| one.number).collect();
            for number in &beginning {
                self.games += 1;
                let game = self.games.try_into().expect("an id");
                apply(&mut self.contest, &CompetitionChange::Begin { number: *number, game });
            }
            if idle && !asks && beginning.is_empty() {
                return;
            }
        }
        panic!("it doesn't settle");
    }

    /// Ends the game of a pairing.
    pub(super) fn ends(&mut self, number: u32, ending: Ending) {
        let game = self.contest.pairing(number).and_then(Pairing::running).expect("a running game");
        self.end_game(game, ending);
        self.settle();
    }

    pub(super) fn end_game(&mut self, game: GameId, ending: Ending) {
        let now = self.now;
        for pairing in &mut self.contest.pairings {
            let players = pairing.second.map(|second| [pairing.first, second]);
            if let Some(played) =
                pairing.game.as_mut().filter(|played| played.id == game && played.end.is_none())
            {
                played.end = Some(GameEnd::of(ending, players.expect("two play"), now));
            }
        }
    }

    /// The numbers of the pairings whose games run.
    pub(super) fn running(&self) -> Vec<u32> {
        let running = self.contest.pairings.iter().filter(|one| one.is_open() && one.running().is_some());
        running.map(|one| one.number).collect()
    }

    /// Lets time pass.
    pub(super) fn at(&mut self, now: Timestamp) {
        self.now = now;
        self.settle();
    }

    pub(super) fn told(&self, wanted: CompetitionNews) -> usize {
        let told = self.announced.iter();
        told.filter(|one| matches!(one, crate::Announcement::CompetitionNews { news, .. } if *news == wanted))
            .count()
    }
}

/// How a game ends with this result.
pub(super) fn ending(result: GameResult) -> Ending {
    let lost = |seat| Ending::Forfeit { seat, why: ForfeitReason::Resigned };
    match result {
        GameResult::FirstWon => lost(games::Seat::SECOND),
        GameResult::Drawn => Ending::Agreed,
        GameResult::SecondWon => lost(games::Seat::FIRST),
    }
}

pub(super) fn ran_out(seat: games::Seat) -> Ending {
    Ending::Forfeit { seat, why: ForfeitReason::OutOfTime }
}

/// What the store does with a change.
fn apply(contest: &mut Contest, change: &CompetitionChange) {
    let pairing = |contest: &mut Contest, number: u32, change: &dyn Fn(&mut Pairing)| {
        let found = contest.pairings.iter_mut().find(|pairing| pairing.number == number);
        change(found.expect("a pairing"));
    };
    match *change {
        CompetitionChange::Open(_) => panic!("opened twice"),
        CompetitionChange::Revise { revision } => {
            assert_eq!(revision, contest.competition.revision);
            contest.competition.revision += 1;
        }
        CompetitionChange::SetHalt(halt) => contest.competition.halt = halt,
        CompetitionChange::SetPhase(phase) => contest.competition.phase = phase,
        CompetitionChange::SetChannel(channel) => {
            contest.competition.channel = channel;
            contest.competition.message = None;
        }
        CompetitionChange::SetPlan(ref plan) => contest.competition.plan = (**plan).clone(),
        CompetitionChange::Add(entrant) => contest.entrants.push(entrant),
        CompetitionChange::Remove(player) => contest.entrants.retain(|entrant| entrant.player != player),
        CompetitionChange::SetEntrant(entrant) => {
            let found = contest.entrants.iter_mut().find(|one| one.player == entrant.player);
            *found.expect("an entrant") = entrant;
        }
        CompetitionChange::Replace { player, by } => {
            let known = |one: PlayerId| if one == player { by } else { one };
            contest.entrants.iter_mut().for_each(|one| one.player = known(one.player));
            for pairing in &mut contest.pairings {
                pairing.first = known(pairing.first);
                pairing.second = pairing.second.map(known);
            }
        }
        CompetitionChange::Pair(pairing) => contest.pairings.push(pairing),
        CompetitionChange::MakeDue { number } => pairing(contest, number, &|one| one.is_due = true),
        CompetitionChange::Begin { number, game } => pairing(contest, number, &|one| {
            assert!(one.is_due && one.game.is_none() && one.decided.is_none());
            one.game = Some(super::PairingGame { id: game, end: None });
        }),
        CompetitionChange::PlayAgain { number } => pairing(contest, number, &|one| {
            one.game = None;
            one.is_due = false;
        }),
        CompetitionChange::Decide { number, decided } => {
            pairing(contest, number, &|one| one.decided = decided);
        }
    }
}

use std::collections::{BTreeMap, BTreeSet};

#[test]
fn a_plan_is_read_as_it_is_written() {
    for format in [LEAGUE, Format::Swiss { rounds: Rounds::nearest(5) }, Format::KnockOut, Format::Ladder] {
        let role = |number: u64| Some(number.try_into().expect("an id"));
        let begins = Begins { is_late: true, ..Begins::default() };
        let plan = Plan { role: role(5), ping: role(6), begins, ..plan(format) };
        assert_eq!(plan.to_string().parse(), Ok(plan));
    }
    for text in ["", "{}", r#"{"name":""}"#] {
        assert_eq!(text.parse::<Plan>(), Err(BadPlan::Stored), "{text}");
    }
    assert_eq!("a\nb".parse::<CompetitionName>(), Err(BadPlan::Name));
}

#[test]
fn what_a_game_means_for_its_pairing() {
    use games::Seat;
    let of = |ending| GameEnd::of(ending, [player(1), player(2)], hour(0));
    let lost = Outcome::Counts(GameResult::SecondWon);
    assert_eq!(
        (of(Ending::Aborted { seat: Seat::FIRST }).outcome, of(ran_out(Seat::FIRST)).outcome),
        (lost, lost)
    );
    assert_eq!(of(Ending::Aborted { seat: Seat::FIRST }).ran_out, Some(player(1)));
    assert_eq!(
        of(Ending::CalledOff { by: Some(Seat::FIRST) }),
        GameEnd { at: hour(0), outcome: lost, ran_out: None, left: Some(player(1)) }
    );
    for void in [Ending::Stopped, Ending::CalledOff { by: None }, Ending::Withdrawn { seat: Seat::FIRST }] {
        assert_eq!(of(void).outcome, Outcome::Void);
    }
    let drawn = Outcome::Counts(GameResult::Drawn);
    assert_eq!(
        (of(Ending::Agreed).outcome, of(Ending::Adjudicated { winner: None }).outcome),
        (drawn, drawn)
    );
}
