//! Changing what was chosen for a competition, as long as it hasn't begun.

use jiff::Timestamp;

use super::{
    AtOnce, Begins, CompetitionName, Contest, Days, Format, Movers, Phase, Plan, Quorum, Refusal, Rounds,
    Settled, Size, builder::Builder,
};
use crate::TimeControl;

/// What is to be changed; `None` leaves it as it is. What the competition's format doesn't have is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanChange {
    /// The name.
    pub name: Option<CompetitionName>,
    /// The time control.
    pub clock: Option<TimeControl>,
    /// The days of a season or a round.
    pub days: Option<Days>,
    /// The date on which it begins.
    pub starts: Option<Timestamp>,
    /// With how many players it begins.
    pub players: Option<Quorum>,
    /// How many players a division of a league is to have.
    pub size: Option<Size>,
    /// How many players of a league go up and down.
    pub movers: Option<Movers>,
    /// Whether one season of a league follows another.
    pub goes_on: Option<bool>,
    /// How many rounds a Swiss tournament has.
    pub rounds: Option<Rounds>,
    /// How many games a player of a league plays at a time.
    pub at_once: Option<AtOnce>,
}

/// Changes the plan of a competition. Those who have joined stay in it.
pub fn change(contest: &Contest, wanted: &PlanChange, now: Timestamp) -> Result<Settled, Refusal> {
    match contest.competition.phase {
        Phase::Joining => {}
        Phase::Running { .. } => return Err(Refusal::CompetitionBegan),
        Phase::Over { .. } | Phase::CalledOff { .. } => return Err(Refusal::CompetitionOver),
    }
    let before = &contest.competition.plan;
    let plan = changed(before, wanted);
    if plan == *before {
        return Err(Refusal::NothingChanges);
    }
    let joined = contest.active().count();
    if wanted.players.is_some_and(|players| usize::from(players.get()) < joined) {
        return Err(Refusal::MoreHaveJoined { joined });
    }
    let mut builder = Builder::new(contest, now);
    builder.set_plan(plan);
    builder.list_changed();
    Ok(builder.finish_and_wake())
}

fn changed(before: &Plan, wanted: &PlanChange) -> Plan {
    let format = match before.format {
        Format::League { size, movers, goes_on } => Format::League {
            size: wanted.size.unwrap_or(size),
            movers: wanted.movers.unwrap_or(movers),
            goes_on: wanted.goes_on.unwrap_or(goes_on),
        },
        Format::Swiss { rounds } => Format::Swiss { rounds: wanted.rounds.unwrap_or(rounds) },
        Format::KnockOut => Format::KnockOut,
        Format::Ladder => Format::Ladder,
    };
    // In a tournament, its format decides that.
    let at_once = wanted.at_once.filter(|_| matches!(format, Format::League { .. }));
    let begins = Begins {
        at: wanted.starts.or(before.begins.at),
        players: wanted.players.or(before.begins.players),
        is_late: before.begins.is_late && wanted.starts.is_none(),
    };
    Plan {
        name: wanted.name.clone().unwrap_or_else(|| before.name.clone()),
        format,
        clock: wanted.clock.unwrap_or(before.clock),
        days: wanted.days.unwrap_or(before.days),
        begins,
        at_once: at_once.unwrap_or(before.at_once),
        ..before.clone()
    }
}
