//! Leagues: divisions, a round robin in each, and the next season.

use jiff::SignedDuration;
use tournament::{
    Cycles,
    divisions::{self, DivisionSize, NoDivisions, Season},
    round_robin,
};

use super::{
    Begins, Competition, CompetitionNews, Contest, Entrant, Format, Movers, Phase, Plan, Size,
    builder::Builder,
    contest::{numbered, rated},
};
use crate::{CompetitionId, PlayerId};

/// Up to this size, the players of a division meet twice, with sides changed.
const TWICE_UP_TO: usize = 10;
/// How long the next season is open to join before it begins.
pub(super) const BREAK: SignedDuration = SignedDuration::from_hours(3 * 24);

/// Forms the divisions and pairs everyone. `None` if there are too few players.
pub(super) fn begin(builder: &mut Builder, (size, movers): (Size, Movers)) -> Option<()> {
    let divisions = formed(&builder.contest, (size, movers))?;
    for (division, players) in (1..).zip(&divisions) {
        for &player in players {
            if let Some(&entrant) = builder.contest.entrant(player) {
                builder.set_entrant(Entrant { division, place: 0, ..entrant });
            }
        }
        let cycles = if players.len() <= TWICE_UP_TO { Cycles::Double } else { Cycles::Single };
        let rounds = round_robin(players, cycles).ok()?;
        for (round, pairs) in (1..).zip(rounds) {
            for pair in pairs.into_iter().filter(|pair| matches!(pair, tournament::Pairing::Game { .. })) {
                let number = builder.contest.next_number();
                builder.pair(numbered(pair, number, (division, round)));
            }
        }
    }
    Some(())
}

/// The divisions that a league would have if it began now. `None` if it can't, or has begun.
pub fn preview(contest: &Contest) -> Option<Vec<Vec<PlayerId>>> {
    let plan = &contest.competition.plan;
    let Format::League { size, movers, .. } = plan.format else { return None };
    let mut contest = contest.clone();
    contest.entrants.retain(|one| !one.player.is_former() && !contest.barred.contains_key(&one.player));
    let can_begin =
        contest.competition.phase == Phase::Joining && contest.active().count() >= plan.format.fewest();
    if can_begin { formed(&contest, (size, movers)) } else { None }
}

/// The divisions of the season that begins, with the players a manager has moved.
fn formed(contest: &Contest, (size, movers): (Size, Movers)) -> Option<Vec<Vec<PlayerId>>> {
    let size = DivisionSize::try_from(usize::from(size.get())).ok()?;
    let mut divisions = divisions(contest, size, usize::from(movers.get())).ok()?;
    move_chosen(contest, &mut divisions);
    Some(divisions)
}

/// The divisions of the season that begins: by rating, or by the results of the season before.
fn divisions(
    contest: &Contest,
    size: DivisionSize,
    movers: usize,
) -> Result<Vec<Vec<PlayerId>>, NoDivisions<PlayerId>> {
    let mut old = contest.before.clone();
    old.retain(|entrant| entrant.division > 0);
    if old.is_empty() {
        return divisions::form(&contest.rated(), size);
    }
    old.sort_by_key(|entrant| (entrant.division, entrant.place));
    let stays = |entrant: &Entrant| entrant.out.is_none() && contest.entrant(entrant.player).is_some();
    let leaving: Vec<_> =
        old.iter().filter(|entrant| !stays(entrant)).map(|entrant| entrant.player).collect();
    let joining =
        contest.seeded().into_iter().filter(|one| old.iter().all(|other| other.player != one.player));
    let joining: Vec<_> = joining.map(rated).collect();
    // Who was withdrawn and has joined again comes back below those who stayed.
    let returning = contest.seeded().into_iter().filter(|one| leaving.contains(&one.player));
    let returning: Vec<_> = returning.map(rated).collect();
    old.retain(|entrant| !returning.iter().any(|one| one.id == entrant.player));
    let leaving: Vec<_> =
        leaving.into_iter().filter(|&one| returning.iter().all(|other| other.id != one)).collect();
    let in_order: Vec<Vec<PlayerId>> = old
        .chunk_by(|one, next| one.division == next.division)
        .map(|division| division.iter().map(|entrant| entrant.player).collect())
        .collect();
    Season { divisions: &in_order, leaving: &leaving, returning: &returning, joining: &joining, movers, size }
        .next()
}

/// Moves those for whom a manager has chosen a division. It may make one larger than the others by that.
fn move_chosen(contest: &Contest, divisions: &mut [Vec<PlayerId>]) {
    for entrant in contest.entrants.iter().filter(|entrant| entrant.division > 0) {
        let last = divisions.len().saturating_sub(1);
        let wanted = usize::from(entrant.division - 1).min(last);
        let has_room = divisions.get(wanted).is_some_and(|division| division.len() < divisions::LARGEST);
        let Some(now) = divisions.iter().position(|division| division.contains(&entrant.player)) else {
            continue;
        };
        let is_spared = divisions.get(now).is_some_and(|division| division.len() > 2);
        if now == wanted || !has_room || !is_spared {
            continue;
        }
        if let Some(division) = divisions.get_mut(now) {
            division.retain(|&player| player != entrant.player);
        }
        if let Some(division) = divisions.get_mut(wanted) {
            division.push(entrant.player);
        }
    }
}

/// Ends the season and opens the next one, which has this id, if the league goes on.
pub(super) fn end(builder: &mut Builder, next: Option<CompetitionId>) {
    note_places(builder);
    builder.set_phase(Phase::Over { at: builder.now });
    builder.tell(CompetitionNews::Over);
    builder.list_changed();
    if let Some(next) = next {
        open_next(builder, next);
    }
}

/// Notes the places at the end, by which the next season is formed.
pub(super) fn note_places(builder: &mut Builder) {
    for division in 1..=builder.contest.divisions() {
        let table = builder.contest.table(division);
        // Those who left the table come last, in the order in which they left.
        let mut gone: Vec<_> =
            builder.contest.entrants.iter().filter(|one| one.division == division).copied().collect();
        gone.retain(|entrant| table.iter().all(|row| row.id != entrant.player));
        gone.sort_by_key(|entrant| std::cmp::Reverse(entrant.out.map(|(at, _)| at)));
        let in_order = table.iter().map(|row| row.id).chain(gone.iter().map(|entrant| entrant.player));
        for (place, player) in (1..).zip(in_order.collect::<Vec<_>>()) {
            if let Some(&entrant) = builder.contest.entrant(player) {
                builder.set_entrant(Entrant { place, ..entrant });
            }
        }
    }
}

fn open_next(builder: &mut Builder, id: CompetitionId) {
    let (contest, now) = (&builder.contest, builder.now);
    let over = &contest.competition;
    let at = now.checked_add(BREAK).ok();
    let plan = Plan { begins: Begins { at, ..Begins::default() }, ..over.plan.clone() };
    let next = Competition {
        id,
        message: None,
        plan,
        season: over.season.saturating_add(1),
        after: Some(over.id),
        opened: now,
        phase: Phase::Joining,
        halt: None,
        revision: 0,
        ..over.clone()
    };
    let stay = contest.active().filter(|entrant| !contest.barred.contains_key(&entrant.player));
    let stay: Vec<_> =
        stay.map(|&entrant| Entrant { joined: now, division: 0, place: 0, out: None, ..entrant }).collect();
    builder.open(next, stay.into_iter());
}
