//! What competitions show at their largest, and what can't be shown whole.

mod largest;
mod managing;
mod parts;
mod read;

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};
use play::{
    Competition, CompetitionNews, PlayerId,
    competition::{
        AtOnce, Begins, Contest, Days, Decided, Entrant, Format, Movers, Outcome, Phase, Plan, Rounds, Size,
        Where, Why, settle,
    },
};
use tournament::GameResult;

use super::*;
use crate::{
    look::Look,
    texts::Texts,
    views::{Choice, Offers, example},
};

const SWISS: Format = Format::Swiss { rounds: Rounds::nearest(15) };

fn league(size: u8) -> Format {
    Format::League { size: Size::nearest(size), movers: Movers::nearest(5), goes_on: true }
}

/// The menus of a view that act like buttons.
fn menus(view: &View) -> impl Iterator<Item = &[Choice]> {
    view.selects.iter().filter_map(|select| {
        let Offers::Controls(choices) = &select.offers else { return None };
        Some(choices.as_slice())
    })
}

fn player(number: u64) -> PlayerId {
    example::long(number)
}

fn hour(number: i64) -> Timestamp {
    "2026-11-28T12:00:00Z".parse::<Timestamp>().unwrap() + SignedDuration::from_hours(number)
}

/// A competition that so many have joined, and that hasn't begun unless it's a ladder.
fn joining(format: Format, players: u64) -> Contest {
    let running = Phase::Running { since: hour(0), round: 1, until: None };
    let plan = Plan {
        name: "*".repeat(CompetitionName::LONGEST).parse().unwrap(),
        format,
        rules: "dara:traditional".parse().unwrap(),
        clock: "4d+12h/7d".parse().unwrap(),
        days: Days::nearest(60),
        begins: Begins {
            at: Some(hour(1)),
            players: Some(play::competition::Quorum::nearest(500)),
            is_late: false,
        },
        at_once: AtOnce::nearest(20),
        place: Where::Threads,
        role: Some(u64::MAX.try_into().unwrap()),
        ping: Some(u64::MAX.try_into().unwrap()),
    };
    let competition = Competition {
        id: i64::MAX.cast_unsigned().try_into().unwrap(),
        guild: u64::MAX.try_into().unwrap(),
        channel: u64::MAX.try_into().unwrap(),
        message: None,
        manager: player(1),
        plan,
        season: u32::MAX,
        after: None,
        opened: hour(0),
        phase: if format == Format::Ladder { running } else { Phase::Joining },
        halt: None,
        revision: 0,
    };
    let entrant = |number: u64| Entrant {
        player: player(number),
        joined: hour(0),
        rating: 2_000 - i32::try_from(number).unwrap(),
        division: 0,
        place: u16::try_from(number).unwrap(),
        out: None,
    };
    let entrants = (1..=players).map(entrant).collect();
    Contest {
        competition,
        entrants,
        pairings: Vec::new(),
        barred: BTreeMap::new(),
        before: Vec::new(),
        unlisted: BTreeSet::new(),
    }
}

/// The same once so many rounds have been played to the end and the next has begun.
fn after(rounds: u16, format: Format, players: u64) -> Contest {
    let mut contest = goes_on(&joining(format, players));
    for _ in 0..rounds {
        play_all(&mut contest);
        contest = goes_on(&contest);
    }
    contest
}

fn goes_on(contest: &Contest) -> Contest {
    let next = Some(1_u64.try_into().unwrap());
    settle(contest, next, hour(1)).unwrap().contest
}

/// Who has the better seed wins all open games.
fn play_all(contest: &mut Contest) {
    for pairing in contest.pairings.iter_mut().filter(|pairing| pairing.is_open()) {
        let is_better = Some(pairing.first) > pairing.second;
        let result = if is_better { GameResult::FirstWon } else { GameResult::SecondWon };
        pairing.decided = Some(Decided { outcome: Outcome::Counts(result), why: Why::Manager });
    }
}

/// Names of 32 letters: wide, invisible, from right to left, of Markdown, in other scripts.
fn names(contest: &Contest) -> Names {
    let names = ["W", "\u{200b}", "\u{202e}ش", "*", "山", "😀", "Ж", "_"].map(|letter| letter.repeat(32));
    let players = contest.entrants.iter().map(|entrant| entrant.player);
    let called = players.zip(names.iter().cycle());
    called.map(|(player, name)| (player, crate::views::name::clean(name))).collect()
}

fn plain_names(contest: &Contest) -> Names {
    (1..)
        .zip(&contest.entrants)
        .map(|(number, one): (u32, _)| (one.player, format!("Player {number}")))
        .collect()
}

fn look() -> Look<'static> {
    example::look()
}
