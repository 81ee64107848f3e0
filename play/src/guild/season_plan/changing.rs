//! What managers change about whether and when seasons end by themselves.

use jiff::Timestamp;

use super::SeasonPlan;
use crate::{Change, GuildId, PlayerId, Timer};

/// The changes by which a manager has seasons end by themselves, changes when, or ends that.
pub fn change(
    guild: GuildId,
    (plan, by): (Option<SeasonPlan>, PlayerId),
    closed: Option<Timestamp>,
    now: Timestamp,
) -> Vec<Change> {
    let at = plan.map(|plan| plan.next(guild, now, closed));
    vec![Change::SetSeasonPlan { guild, plan, by }, Change::SetTimer { timer: Timer::Season(guild), at }]
}
