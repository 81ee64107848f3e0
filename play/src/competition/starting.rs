//! The start of a competition.

use super::{CompetitionNews, Format, Phase, builder::Builder, league, swiss};

/// Begins, if its players make divisions or a round.
pub(super) fn begin(builder: &mut Builder) -> Option<()> {
    let (plan, now) = (builder.contest.competition.plan.clone(), builder.now);
    match plan.format {
        Format::League { size, movers, .. } => league::begin(builder, (size, movers))?,
        Format::Swiss { rounds } => swiss::begin(builder, rounds)?,
        Format::KnockOut | Format::Ladder => {}
    }
    let until = if plan.format == Format::Ladder { None } else { builder.after_days(plan.days) };
    builder.set_phase(Phase::Running { since: now, round: 1, until });
    builder.tell(CompetitionNews::Begun);
    builder.list_changed();
    Some(())
}
