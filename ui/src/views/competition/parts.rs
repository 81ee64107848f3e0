//! The parts that a table is shown in: the divisions of a league; otherwise pages of the standings or the ladder, or
//! sections of the bracket.

use std::ops::Range;

use play::{
    PlayerId,
    competition::{Contest, Format, TieSoFar},
};
use render::{BracketPart, PartRound};

/// How many rows a page has, or a division at most.
pub(super) const ROWS: usize = 15;
/// How many places a page of a ladder has.
pub(super) const PLACES: usize = 30;

/// The numbers of the parts, of which there is at least one: divisions from 1, anything else from 0.
pub(super) fn all(contest: &Contest) -> Range<u16> {
    let pages = |rows: usize, page: usize| small(rows.div_ceil(page)).max(1);
    match contest.competition.plan.format {
        Format::League { .. } => match contest.divisions() {
            0 => 0..1,
            divisions => 1..divisions.saturating_add(1),
        },
        Format::Swiss { .. } => 0..pages(contest.rows(0), ROWS),
        Format::KnockOut => 0..small(sections(&play::competition::rounds(contest)).len()),
        Format::Ladder => 0..pages(contest.ladder().len(), PLACES),
    }
}

/// The part with this number, or the one that is nearest to it.
pub(super) fn nearest(contest: &Contest, part: u16) -> u16 {
    let all = all(contest);
    part.clamp(all.start, all.end.saturating_sub(1))
}

/// The part that is shown first: of a bracket, that of the present round.
pub(super) fn first(contest: &Contest) -> u16 {
    if contest.competition.plan.format == Format::KnockOut {
        let rounds = play::competition::rounds(contest);
        return of_tie(&rounds, rounds.len().saturating_sub(1), 0);
    }
    all(contest).start
}

/// The part that a player is in.
pub(super) fn of_player(contest: &Contest, player: PlayerId) -> u16 {
    let page = |index: Option<usize>, page: usize| small(index.unwrap_or_default() / page);
    match contest.competition.plan.format {
        Format::League { .. } => contest.entrant(player).map(|one| one.division).unwrap_or_default(),
        Format::Swiss { .. } => page(contest.table(0).iter().position(|row| row.id == player), ROWS),
        Format::Ladder => page(contest.ladder().iter().position(|one| *one == player), PLACES),
        Format::KnockOut => {
            let rounds = play::competition::rounds(contest);
            let has = |tie: &TieSoFar| tie.better == player || tie.worse == Some(player);
            let mut own = rounds.iter().enumerate().rev();
            let own = own.find_map(|(round, ties)| Some((round, ties.iter().position(has)?)));
            own.map_or_else(|| first(contest), |(round, tie)| of_tie(&rounds, round, tie))
        }
    }
}

/// The parts that show the present round, or of a league, all of them.
pub(super) fn of_now(contest: &Contest) -> Range<u16> {
    match contest.competition.plan.format {
        Format::League { .. } => all(contest),
        Format::Swiss { .. } | Format::Ladder => 0..1,
        Format::KnockOut => {
            let rounds = play::competition::rounds(contest);
            let round = rounds.len().saturating_sub(1);
            let ties = rounds.last().map_or(0, Vec::len);
            of_tie(&rounds, round, 0)..of_tie(&rounds, round, ties.saturating_sub(1)).saturating_add(1)
        }
    }
}

/// The section of a bracket with this number.
pub(super) fn section(rounds: &[Vec<TieSoFar>], part: u16) -> BracketPart {
    sections(rounds).into_iter().nth(part.into()).unwrap_or_default()
}

/// The numbers of ties of all rounds, with those to come.
pub(super) fn ties(rounds: &[Vec<TieSoFar>]) -> Vec<usize> {
    let mut ties: Vec<usize> = rounds.iter().map(Vec::len).collect();
    while let Some(last) = ties.last().copied().filter(|last| *last > 1) {
        ties.push(last.div_ceil(2));
    }
    ties
}

fn sections(rounds: &[Vec<TieSoFar>]) -> Vec<BracketPart> {
    BracketPart::all(rounds.first().map_or(0, Vec::len))
}

/// The part that a tie is in; the end, if that has it.
fn of_tie(rounds: &[Vec<TieSoFar>], round: usize, tie: usize) -> u16 {
    let ties = ties(rounds);
    let has =
        |shown: &PartRound| shown.round == round && (shown.first..shown.first + shown.places).contains(&tie);
    let part = sections(rounds).iter().position(|part| part.rounds(&ties).iter().any(has));
    small(part.unwrap_or_default())
}

fn small(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
