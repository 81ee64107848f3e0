//! What managers change about when the week of a server is told.

use jiff::Timestamp;

use super::WeekSettings;
use crate::{Change, GuildId, Timer};

/// The changes by which a server's managers have the week told, change when and where, or end it.
pub fn change(
    guild: GuildId,
    settings: Option<WeekSettings>,
    told: Option<Timestamp>,
    now: Timestamp,
) -> Vec<Change> {
    let at = settings.map(|settings| settings.next(guild, now, told));
    vec![Change::SetWeek { guild, settings }, Change::SetTimer { timer: Timer::Week(guild), at }]
}
