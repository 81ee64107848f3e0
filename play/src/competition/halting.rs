//! Competitions that stand still, as their games can't begin: who can mend that is told, and the time is given back.

use jiff::{SignedDuration, Timestamp};

use super::{
    CompetitionNews, Contest, Format, Halt, Obstacle, Outcome, Pairing, Phase, Settled, Why, builder::Builder,
};

/// Notes that the games of a competition can't begin or go on. `None` if it isn't played, or that is known.
pub fn halt(contest: &Contest, why: Obstacle, now: Timestamp) -> Option<Settled> {
    let competition = &contest.competition;
    let known = competition.halt;
    // What outlasts games isn't overwritten by what their boards run into.
    let is_known =
        known.is_some_and(|halt| halt.why == why || halt.why.outlasts_games() && !why.outlasts_games());
    if !matches!(competition.phase, Phase::Running { .. }) || is_known {
        return None;
    }
    let mut builder = Builder::new(contest, now);
    let since = known.map_or(builder.now, |halt| halt.since);
    builder.set_halt(Some(Halt { since, why }));
    if known.is_none() {
        builder.tell(CompetitionNews::Halted);
    }
    builder.list_changed();
    Some(builder.finish_and_wake())
}

/// Notes that whatever a competition stood still for is mended. `None` if it doesn't stand still.
pub fn resume(contest: &Contest, now: Timestamp) -> Option<Settled> {
    contest.competition.halt?;
    let mut builder = Builder::new(contest, now);
    go_on(&mut builder);
    Some(builder.finish_and_wake())
}

/// Goes on, and gives back the time.
pub(super) fn go_on(builder: &mut Builder) {
    let (now, phase) = (builder.now, builder.contest.competition.phase);
    let Some(halt) = builder.contest.competition.halt else { return };
    let stood = now.duration_since(halt.since).max(SignedDuration::ZERO);
    builder.set_halt(None);
    if let Phase::Running { since, round, until: Some(until) } = phase {
        let until = Some(until.saturating_add(stood).unwrap_or(until));
        builder.set_phase(Phase::Running { since, round, until });
        if stood.as_mins() > 0 {
            builder.tell(CompetitionNews::WentOn { minutes: stood.as_mins() });
        }
    }
    builder.list_changed();
}

/// Goes on if every game that was waited for has begun, or gives up after so long. Returns whether it stands still.
pub(super) fn look(builder: &mut Builder) -> bool {
    let Some(halt) = builder.contest.competition.halt else { return false };
    if halt.ends() <= builder.now {
        give_up(builder, halt.why);
        return false;
    }
    if halt.why.outlasts_games() || builder.contest.pairings.iter().any(Pairing::is_waited_for) {
        return true;
    }
    go_on(builder);
    false
}

/// **Decided:** a ladder goes on without the challenges that couldn't be played, as long as it has a place.
fn give_up(builder: &mut Builder, why: Obstacle) {
    if builder.contest.competition.plan.format != Format::Ladder || why.outlasts_games() {
        builder.set_phase(Phase::CalledOff { at: builder.now });
        builder.tell(CompetitionNews::CalledOff);
        builder.list_changed();
        return;
    }
    let waited_for: Vec<_> =
        builder.contest.pairings.iter().filter(|one| one.is_waited_for()).map(|one| one.number).collect();
    for number in waited_for {
        builder.decide_pairing(number, Outcome::Void, Why::Unplayed);
        builder.tell(CompetitionNews::Annulled { pairing: number });
    }
    builder.set_halt(None);
    builder.list_changed();
}
