//! How competitions, those who take part, and pairings are stored.

use anyhow::{anyhow, bail};
use jiff::Timestamp;
use play::{
    Competition, ForfeitReason,
    competition::{
        Decided, Entrant, GameEnd, Halt, Outcome, Pairing, PairingGame, Phase, Plan, Why, Withdrawal,
    },
    game::table::TableState,
};
use tournament::GameResult;

use crate::{
    columns::Word as _,
    sql::{self, FromRow, Row},
};

/// The columns of a competition.
macro_rules! competition {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, channel, message, manager, plan, season, after, opened, phase, since, round, until, revision,
             halted, halted_why
             FROM competitions ",
            $which
        )
    };
}

/// The columns of a participant.
macro_rules! entrant {
    ($which:literal) => {
        concat!("SELECT player, joined, rating, division, place, out, out_why FROM entrants ", $which)
    };
}

/// The columns of a pairing and of the end of its game.
macro_rules! pairing {
    ($which:literal) => {
        concat!(
            "SELECT number, division, round, first, second, due, pairings.game, outcome, pairings.why,
             games.ended, games.why, games.winner, games.state, one.player, two.player
             FROM pairings LEFT JOIN games ON games.id = pairings.game
             LEFT JOIN seats AS one ON one.game = games.id AND one.seat = 1
             LEFT JOIN seats AS two ON two.game = games.id AND two.seat = 2 ",
            $which
        )
    };
}

pub(super) use competition;
pub(super) use entrant;
pub(super) use pairing;

impl FromRow for Competition {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id = row.get(0)?;
        let plan: String = row.get(5)?;
        let plan: Plan = plan.parse().map_err(|error| anyhow!("competition {id}: {error}"))?;
        Ok(Self {
            id,
            guild: row.get(1)?,
            channel: row.get(2)?,
            message: row.get(3)?,
            manager: row.get(4)?,
            plan,
            season: row.get(6)?,
            after: row.get(7)?,
            opened: row.get(8)?,
            phase: phase(row)?,
            halt: halt(row)?,
            revision: row.get(13)?,
        })
    }
}

fn phase(row: &Row<'_>) -> anyhow::Result<Phase> {
    let phase: String = row.get(9)?;
    Ok(match phase.as_str() {
        "joining" => Phase::Joining,
        "running" => Phase::Running { since: row.get(10)?, round: row.get(11)?, until: row.get(12)? },
        "over" => Phase::Over { at: row.get(10)? },
        "called-off" => Phase::CalledOff { at: row.get(10)? },
        other => bail!("{other:?} isn't how far a competition is"),
    })
}

fn halt(row: &Row<'_>) -> sql::Result<Option<Halt>> {
    let Some(since) = row.get(14)? else { return Ok(None) };
    let why: String = row.get(15)?;
    let why = why.parse().map_err(|error| anyhow!("{why:?}: {error}"))?;
    Ok(Some(Halt { since, why }))
}

/// The columns of a phase: its name, since when, the round and until when.
pub(super) const fn phase_columns(
    phase: Phase,
) -> (&'static str, Option<Timestamp>, Option<u16>, Option<Timestamp>) {
    match phase {
        Phase::Joining => ("joining", None, None, None),
        Phase::Running { since, round, until } => ("running", Some(since), Some(round), until),
        Phase::Over { at } => ("over", Some(at), None, None),
        Phase::CalledOff { at } => ("called-off", Some(at), None, None),
    }
}

impl FromRow for Entrant {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let out: Option<(Timestamp, Withdrawal)> = match row.get(5)? {
            Some(at) => Some((at, row.get(6)?)),
            None => None,
        };
        Ok(Self {
            player: row.get(0)?,
            joined: row.get(1)?,
            rating: row.get(2)?,
            division: row.get(3)?,
            place: row.get(4)?,
            out,
        })
    }
}

impl FromRow for Pairing {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let game = match row.get(6)? {
            Some(id) => Some(PairingGame { id, end: end(row)? }),
            None => None,
        };
        let outcome: Option<String> = row.get(7)?;
        let decided = match outcome {
            Some(outcome) => Some(Decided { outcome: read_outcome(&outcome)?, why: row.get(8)? }),
            None => None,
        };
        Ok(Self {
            number: row.get(0)?,
            division: row.get(1)?,
            round: row.get(2)?,
            first: row.get(3)?,
            second: row.get(4)?,
            is_due: row.get(5)?,
            game,
            decided,
        })
    }
}

/// How the game of a pairing ended: the columns say so, and the reason it was closed says more.
fn end(row: &Row<'_>) -> sql::Result<Option<GameEnd>> {
    let Some(at) = row.get(9)? else { return Ok(None) };
    let (why, winner, state): (String, _, TableState) = (row.get(10)?, row.get(11)?, row.get(12)?);
    let players = [row.get(13)?, row.get(14)?];
    if let Some(ending) = state.ending() {
        return Ok(Some(GameEnd::of(ending, players, at)));
    }
    let why = [ForfeitReason::Resigned, ForfeitReason::Left, ForfeitReason::OutOfTime]
        .into_iter()
        .find(|reason| reason.word() == why);
    Ok(Some(GameEnd::played(winner, why, players, at)))
}

fn read_outcome(text: &str) -> anyhow::Result<Outcome> {
    Ok(match text {
        "first" => Outcome::Counts(GameResult::FirstWon),
        "drawn" => Outcome::Counts(GameResult::Drawn),
        "second" => Outcome::Counts(GameResult::SecondWon),
        "void" => Outcome::Void,
        other => bail!("{other:?} isn't how a pairing ends"),
    })
}

/// The column of an outcome.
pub(super) const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Counts(GameResult::FirstWon) => "first",
        Outcome::Counts(GameResult::Drawn) => "drawn",
        Outcome::Counts(GameResult::SecondWon) => "second",
        Outcome::Void => "void",
    }
}

/// The columns of a decision: the outcome, and why.
pub(super) fn decided(decided: Option<Decided>) -> (Option<&'static str>, Option<Why>) {
    decided.map(|decided| (outcome(decided.outcome), decided.why)).unzip()
}
