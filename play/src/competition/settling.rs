//! Moves a competition on: the one place that decides what follows from what has happened.

use jiff::{SignedDuration, Timestamp};

use super::{
    Begins, CompetitionNews, Contest, Format, Outcome, Pairing, Phase, Plan, Why, builder::Builder, halting,
    knock_out, ladder, league, settled::Settled, starting, swiss, withdrawing,
};
use crate::CompetitionId;

/// How many games of a competition begin at a time. The next do when these have.
const BEGIN_AT_A_TIME: usize = 20;
/// When to look again for games that are being adjudicated.
const ADJUDICATED_IN: SignedDuration = SignedDuration::from_mins(1);

/// How often it looks at a competition in which nothing happens.
const LOOKS_EACH: SignedDuration = SignedDuration::from_hours(24);

/// A season ends, and the next one, which opens at once, needs an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedsId;

/// Looks at everything and decides what follows. Only this decision can say whether another season opens, so `next` is asked for
/// when it does.
///
/// # Errors
/// A season opens, and `next` is `None`.
pub fn settle(contest: &Contest, next: Option<CompetitionId>, now: Timestamp) -> Result<Settled, NeedsId> {
    let mut builder = Builder::new(contest, now);
    go_on(&mut builder, next)?;
    let due = due(&builder);
    Ok(builder.finish(due))
}

fn go_on(builder: &mut Builder, next: Option<CompetitionId>) -> Result<(), NeedsId> {
    if builder.contest.competition.phase.is_final() {
        return Ok(());
    }
    withdrawing::withdraw_lost(builder);
    if builder.contest.competition.phase == Phase::Joining {
        begin_or_give_up(builder);
    }
    if !matches!(builder.contest.competition.phase, Phase::Running { .. }) {
        return Ok(());
    }
    let plan = builder.contest.competition.plan.clone();
    // While it stands still, its time does, too.
    let stands_still = halting::look(builder);
    let Phase::Running { since, round, until } = builder.contest.competition.phase else { return Ok(()) };
    let is_late = !stands_still && until.is_some_and(|until| until <= builder.now);
    if is_late {
        end_what_is_open(builder);
    }
    match plan.format {
        Format::Ladder => ladder::go_on(builder, plan.days),
        Format::League { goes_on, .. } => {
            if all_over(builder) {
                league::end(builder, if goes_on { Some(next.ok_or(NeedsId)?) } else { None });
            }
        }
        Format::Swiss { rounds } => {
            if all_over(builder) {
                swiss::go_on(builder, (since, round), (rounds, plan.days));
            }
        }
        Format::KnockOut => {
            if is_late {
                knock_out::cut_short(builder, round);
            }
            knock_out::go_on(builder, since, round, plan.days);
        }
    }
    // What else is due would run into the same.
    if !stands_still {
        begin_games(builder, usize::from(plan.at_once.get()));
    }
    Ok(())
}

/// Begins if it is time and enough have joined. Otherwise, tells once that too few have, and calls it off after too long.
fn begin_or_give_up(builder: &mut Builder) {
    let competition = &builder.contest.competition;
    let (plan, now) = (competition.plan.clone(), builder.now);
    let joined = builder.contest.active().count();
    let is_time = plan.begins.at.is_some_and(|at| at <= now)
        || plan.begins.players.is_some_and(|players| joined >= usize::from(players.get()));
    if is_time && joined >= plan.format.fewest() && starting::begin(builder).is_some() {
        return;
    }
    if builder.contest.competition.gives_up_at().is_some_and(|at| at <= now) {
        builder.set_phase(Phase::CalledOff { at: now });
        builder.tell(CompetitionNews::CalledOff);
        builder.list_changed();
        return;
    }
    if plan.begins.at.is_some_and(|at| at <= now) && !plan.begins.is_late {
        let begins = Begins { is_late: true, ..plan.begins };
        builder.set_plan(Plan { begins, ..plan });
        builder.tell(CompetitionNews::TooFew);
        builder.list_changed();
    }
}

/// Ends what is still open when time is up: games that run are adjudicated, those that never began are drawn.
fn end_what_is_open(builder: &mut Builder) {
    let open: Vec<_> = of_now(&builder.contest).filter(|pairing| pairing.is_open()).copied().collect();
    for pairing in open {
        if let Some(game) = pairing.game {
            builder.adjudicate(game.id);
        } else {
            let drawn = Outcome::Counts(tournament::GameResult::Drawn);
            builder.decide_pairing(pairing.number, drawn, Why::Unplayed);
        }
    }
}

fn all_over(builder: &Builder) -> bool {
    of_now(&builder.contest).all(|pairing| !pairing.is_open())
}

/// The pairings that have their time now: where it is played in rounds, those of later rounds wait.
fn of_now(contest: &Contest) -> impl Iterator<Item = &Pairing> {
    let round = contest.competition.phase.round().filter(|_| contest.competition.plan.format.has_rounds());
    contest.pairings.iter().filter(move |pairing| round.is_none_or(|round| pairing.round <= round))
}

/// Lets waiting games begin whose players have few enough.
fn begin_games(builder: &mut Builder, at_once: usize) {
    let Phase::Running { round, .. } = builder.contest.competition.phase else { return };
    let has_rounds = builder.contest.competition.plan.format.has_rounds();
    let mut beginning = builder.contest.pairings.iter().filter(|one| one.is_waited_for()).count();
    let mut waiting: Vec<_> =
        builder.contest.pairings.iter().filter(|one| !one.is_due && one.is_open()).copied().collect();
    waiting.retain(|one| !has_rounds || one.round == round);
    waiting.sort_by_key(|one| (one.round, one.number));
    let mut playing = std::collections::BTreeMap::new();
    for pairing in builder.contest.pairings.iter().filter(|one| one.is_due && one.is_open()) {
        for player in [Some(pairing.first), pairing.second].into_iter().flatten() {
            *playing.entry(player).or_insert(0_usize) += 1;
        }
    }
    for pairing in waiting {
        if beginning >= BEGIN_AT_A_TIME {
            break;
        }
        let players = || [Some(pairing.first), pairing.second].into_iter().flatten();
        if players().all(|player| playing.get(&player).is_none_or(|games| *games < at_once)) {
            players().for_each(|player| *playing.entry(player).or_default() += 1);
            builder.make_due(pairing.number);
            beginning += 1;
        }
    }
}

/// When to look again if nothing happens before.
fn due(builder: &Builder) -> Option<Timestamp> {
    let (contest, now) = (&builder.contest, builder.now);
    let competition = &contest.competition;
    if let Some(halt) = competition.halt {
        let tomorrow = now.checked_add(LOOKS_EACH).ok();
        return Some(tomorrow.map_or(halt.ends(), |tomorrow| tomorrow.min(halt.ends())));
    }
    match competition.phase {
        Phase::Joining => {
            let begins = competition.plan.begins.at.filter(|at| *at > now);
            begins.or_else(|| competition.gives_up_at())
        }
        Phase::Running { until: Some(until), .. } if until <= now => now.checked_add(ADJUDICATED_IN).ok(),
        Phase::Running { until, .. } => {
            let due = until.or_else(|| ladder::next_idle(contest, competition.plan.days));
            // A worker of an earlier version ends games without waking it.
            let tomorrow = now.checked_add(LOOKS_EACH).ok();
            due.filter(|due| tomorrow.is_none_or(|tomorrow| *due < tomorrow)).or(tomorrow)
        }
        Phase::Over { .. } | Phase::CalledOff { .. } => None,
    }
}
