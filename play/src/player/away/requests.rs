//! Planning, changing and ending absences, and the passing of time.

use jiff::{SignedDuration, Timestamp};

use super::{Absence, days, planned, until};
use crate::{Change, Home, PlayerId, Refusal, Timer, timer};

/// How far ahead an absence can end.
pub const LATEST_END: SignedDuration = SignedDuration::from_hours(366 * 24);

/// How long after it begins in UTC a day is over everywhere on Earth.
const OVER_EVERYWHERE: SignedDuration = SignedDuration::from_hours(36);

/// When an absence is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// At a time.
    Time(Timestamp),
    /// A number of days after it begins.
    Days(u16),
}

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Go away. If the player is already away, and asks for an absence from now on, this changes its end.
    Leave {
        /// When it begins; `None` or a time of today means now.
        from: Option<Timestamp>,
        /// When it ends.
        until: Until,
    },
    /// Come back.
    Back,
    /// Call off a planned absence.
    CallOff {
        /// When it would have begun.
        from: Timestamp,
    },
}

/// What to store, and the absences afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The player's absences in the server, the earliest first.
    pub absences: Vec<Absence>,
    /// The changes to store.
    pub changes: Vec<Change>,
    /// Until when the player is away now, if they are. [`crate::game::table::set_away`] passes it to each of their
    /// running games.
    pub until: Option<Timestamp>,
    /// Since when this holds, also to be passed to the games. It lies in the past if the timer was handled
    /// late.
    pub since: Timestamp,
}

/// Decides a player's request. `absences` are all of theirs in the server, the earliest first; the server lets them be away
/// for `days_a_year`.
///
/// # Errors
/// [`Refusal::AwayInThePast`], [`Refusal::AwayFromThePast`], [`Refusal::AwayBackwards`], [`Refusal::AwayTooFarAhead`],
/// [`Refusal::AwayOverlaps`], [`Refusal::AwayTooLong`]; [`Refusal::NotAway`] if there is nothing to end or call off.
pub fn decide_absences(
    home: Home,
    player: PlayerId,
    absences: &[Absence],
    days_a_year: u16,
    event: Event,
    now: Timestamp,
) -> Result<Outlook, Refusal> {
    let now = timer::stored(now);
    let on = absences.iter().copied().find(|absence| absence.is_on(now));
    let not_away = || Refusal::NotAway { planned: planned(absences, now) };
    let away = match event {
        Event::Leave { from: Some(from), .. } if is_over(from, on, now) => {
            return Err(Refusal::AwayFromThePast);
        }
        Event::Leave { from, until } => {
            leave(absences, days_a_year, from.unwrap_or(now).max(now), until, now)?
        }
        Event::Back => Absence { until: now, ..on.ok_or_else(not_away)? },
        Event::CallOff { from } => {
            let called_off = |absence: &&Absence| absence.from == from && absence.is_planned(now);
            let absence = absences.iter().find(called_off).ok_or_else(not_away)?;
            Absence { until: from, ..*absence }
        }
    };
    let mut then: Vec<Absence> = others(absences, away);
    if away.from < away.until {
        then.push(away);
        then.sort_by_key(|absence| absence.from);
    }
    let mut decision = outlook(home, player, then, now);
    decision.since = now;
    let check = Change::CheckAbsences { home, player, absences: absences.to_vec() };
    decision.changes.splice(..0, [check, Change::SetAway { home, player, away }]);
    Ok(decision)
}

/// Whether the day on which an absence is to begin has passed, unless that is when the current one began.
fn is_over(from: Timestamp, on: Option<Absence>, now: Timestamp) -> bool {
    let over = |day: Timestamp| day.saturating_add(OVER_EVERYWHERE).unwrap_or(Timestamp::MAX);
    over(from) <= now && on.is_none_or(|on| over(from) <= on.from || over(on.from) <= from)
}

/// What holds at `now`, and when to check again. `absences` are all of the player's in the server, the earliest first.
pub fn tick(home: Home, player: PlayerId, absences: Vec<Absence>, now: Timestamp) -> Outlook {
    let check = Change::CheckAbsences { home, player, absences: absences.clone() };
    let mut decision = outlook(home, player, absences, now);
    decision.changes.insert(0, check);
    decision
}

/// What holds at `now` with these absences, and when to check again.
fn outlook(home: Home, player: PlayerId, absences: Vec<Absence>, now: Timestamp) -> Outlook {
    let ahead = absences.iter().flat_map(|absence| [absence.from, absence.until]).filter(|&at| at > now);
    let changes = vec![Change::SetTimer { timer: Timer::Away(home, player), at: ahead.min() }];
    let on = absences.iter().find(|absence| absence.is_on(now));
    // An absence counts from when it was due to begin, but its end counts from when it is noticed.
    let since = on.map_or(now, |absence| absence.from);
    Outlook { until: until(&absences, now), since, changes, absences }
}

/// The absence to store: a new one, or the current one with another end.
fn leave(
    absences: &[Absence],
    days_a_year: u16,
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
    let latest = now.saturating_add(LATEST_END).unwrap_or(Timestamp::MAX);
    if away.until <= from {
        return Err(if away.until > now { Refusal::AwayBackwards { from } } else { Refusal::AwayInThePast });
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
        let left = days::left(&others, days_a_year, year);
        if days::within(away, year) > left {
            return Err(Refusal::AwayTooLong { year, left, limit: days_a_year });
        }
    }
    Ok(away)
}

/// All absences but the one that `away` replaces.
fn others(absences: &[Absence], away: Absence) -> Vec<Absence> {
    absences.iter().copied().filter(|absence| absence.from != away.from).collect()
}
