//! Opening a competition, joining and leaving it.

use jiff::Timestamp;

use super::Refusal;
use super::{
    Competition, CompetitionChange, Contest, Entrant, Format, MOST_PLAYERS, Phase, Settled, Withdrawal,
    builder::Builder, ladder, withdrawing,
};
use crate::{Announcement, Change, PlayerId, Timer};

/// What opens a competition.
pub fn open(competition: &Competition) -> (Vec<Change>, Vec<Announcement>) {
    let (id, plan) = (competition.id, &competition.plan);
    let due = match plan.format {
        Format::Ladder => Some(competition.opened),
        Format::League { .. } | Format::Swiss { .. } | Format::KnockOut => {
            plan.begins.at.or_else(|| competition.gives_up_at())
        }
    };
    let open = CompetitionChange::Open(Box::new(competition.clone()));
    let mut changes = vec![Change::Competition { competition: id, change: open }];
    changes.push(Change::SetTimer { timer: Timer::Competition(id), at: due });
    (changes, vec![Announcement::Competition { competition: id, opens: true }])
}

/// A player joins. `has_role` says whether they have the role that it asks for.
pub fn join(
    contest: &Contest,
    player: PlayerId,
    rating: i32,
    has_role: bool,
    now: Timestamp,
) -> Result<Settled, Refusal> {
    let (competition, is_ladder) = (&contest.competition, contest.competition.plan.format == Format::Ladder);
    let is_open = competition.phase == Phase::Joining || is_ladder && !competition.phase.is_final();
    if !is_open {
        return Err(Refusal::JoiningClosed);
    }
    if contest.entrant(player).is_some_and(|entrant| entrant.out.is_none()) {
        return Err(Refusal::EnteredAlready);
    }
    if let (Some(role), false) = (competition.plan.role, has_role) {
        return Err(Refusal::NeedsRole { role });
    }
    if contest.active().count() >= MOST_PLAYERS {
        return Err(Refusal::CompetitionFull { most: MOST_PLAYERS });
    }
    let mut builder = Builder::new(contest, now);
    let place = if is_ladder { u16::MAX } else { 0 };
    let entrant = Entrant { player, joined: builder.now, rating, division: 0, place, out: None };
    if contest.entrant(player).is_some() {
        builder.set_entrant(entrant);
    } else {
        builder.add(entrant);
    }
    builder.list_changed();
    if is_ladder {
        ladder::number(&mut builder);
    }
    Ok(builder.finish_and_wake())
}

/// A player leaves by their own wish, before it begins or while it is played.
pub fn leave(contest: &Contest, player: PlayerId, now: Timestamp) -> Result<Settled, Refusal> {
    if contest.competition.phase.is_final() {
        return Err(Refusal::CompetitionOver);
    }
    let entrant = contest.entrant(player).filter(|entrant| entrant.out.is_none());
    entrant.ok_or(Refusal::NotEntered)?;
    let mut builder = Builder::new(contest, now);
    withdrawing::withdraw(&mut builder, player, Withdrawal::Wish);
    Ok(builder.finish_and_wake())
}
