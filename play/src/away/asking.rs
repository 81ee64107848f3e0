//! What a player asks for, and what time brings.

use jiff::{SignedDuration, Timestamp};

use super::{Absence, days, planned, until};
use crate::{Change, GuildId, House, PlayerId, Refusal, Timer, timer};

/// How far ahead an absence can lie.
pub const AHEAD: SignedDuration = SignedDuration::from_hours(366 * 24);

/// Until when somebody wants to be away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Until a time.
    Time(Timestamp),
    /// For so many days from its beginning.
    Days(u16),
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// To be away. Who is away already, and asks so from now on, changes until when.
    Leave {
        /// From when; a time that has passed is now, and so is nothing.
        from: Option<Timestamp>,
        /// Until when.
        until: Until,
    },
    /// He is back.
    Back,
    /// To call off what was to begin then.
    CallOff {
        /// When.
        from: Timestamp,
    },
}

/// What is to be stored, and how it stands then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// His absences in the server, the earliest first.
    pub absences: Vec<Absence>,
    /// To be stored.
    pub changes: Vec<Change>,
    /// Until when he is away now, if he is: what [`crate::table::set_away`] is to be told at each of his running games.
    pub until: Option<Timestamp>,
    /// Since when that is so: the time that it is to be told. It can lie in the past, when nobody looked in time.
    pub since: Timestamp,
}

/// Decides what a player may, whose absences in the server these are, the earliest first.
///
/// # Errors
/// [`Refusal::AwayInThePast`], [`Refusal::AwayTooFarAhead`], [`Refusal::AwayOverlaps`], [`Refusal::AwayTooLong`]; for the end
/// of what is not [`Refusal::NotAway`].
pub fn decide(
    guild: GuildId,
    player: PlayerId,
    absences: &[Absence],
    house: House,
    event: Event,
    now: Timestamp,
) -> Result<Decision, Refusal> {
    let now = timer::stored(now);
    let on = absences.iter().copied().find(|absence| absence.is_on(now));
    let not_away = || Refusal::NotAway { planned: planned(absences, now) };
    let away = match event {
        Event::Leave { from, until } => leave(absences, house, from.unwrap_or(now).max(now), until, now)?,
        Event::Back => Absence { until: now, ..on.ok_or_else(not_away)? },
        Event::CallOff { from } => {
            let called_off = |absence: &&Absence| absence.from == from && absence.is_planned(now);
            let absence = absences.iter().find(called_off).ok_or_else(not_away)?;
            Absence { until: from, ..*absence }
        }
    };
    let mut absences: Vec<Absence> = others(absences, away);
    if away.from < away.until {
        absences.push(away);
        absences.sort_by_key(|absence| absence.from);
    }
    let mut decision = tick(guild, player, absences, now);
    decision.since = now;
    decision.changes.insert(0, Change::SetAway { guild, player, away });
    Ok(decision)
}

/// What has come about by `now`, and when to look again.
pub fn tick(guild: GuildId, player: PlayerId, absences: Vec<Absence>, now: Timestamp) -> Decision {
    let ahead = absences.iter().flat_map(|absence| [absence.from, absence.until]).filter(|&at| at > now);
    let changes = vec![Change::SetTimer { timer: Timer::Away(guild, player), at: ahead.min() }];
    let on = absences.iter().find(|absence| absence.is_on(now));
    // Who is back has his time from when he is told; who has gone did so when he said.
    let since = on.map_or(now, |absence| absence.from);
    Decision { until: until(&absences, now), since, changes, absences }
}

/// The absence that comes of it: a new one, or the one that is on, changed.
fn leave(
    absences: &[Absence],
    house: House,
    from: Timestamp,
    until: Until,
    now: Timestamp,
) -> Result<Absence, Refusal> {
    let on = absences.iter().copied().find(|absence| absence.is_on(now) && from == now);
    let end = match until {
        Until::Time(until) => until,
        Until::Days(days) => {
            from.saturating_add(SignedDuration::from_hours(24 * i64::from(days))).unwrap_or(Timestamp::MAX)
        }
    };
    let away = Absence { from: on.map_or(timer::stored(from), |on| on.from), until: timer::stored(end) };
    let latest = now.saturating_add(AHEAD).unwrap_or(Timestamp::MAX);
    if away.until <= from {
        return Err(Refusal::AwayInThePast);
    }
    if away.until > latest {
        return Err(Refusal::AwayTooFarAhead { latest });
    }
    let others = others(absences, away);
    if let Some(&with) = others.iter().find(|other| other.overlaps(away)) {
        return Err(Refusal::AwayOverlaps { with });
    }
    let longer = on.is_none_or(|on| away.until > on.until);
    for year in days::years(away).filter(|_| longer) {
        let (limit, left) = (house.away_days, days::left(&others, house.away_days, year));
        if days::within(away, year) > left {
            return Err(Refusal::AwayTooLong { year, left, limit });
        }
    }
    Ok(away)
}

/// All but the one that this one takes the place of.
fn others(absences: &[Absence], away: Absence) -> Vec<Absence> {
    absences.iter().copied().filter(|absence| absence.from != away.from).collect()
}
