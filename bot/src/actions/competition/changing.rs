//! Changing what was chosen for a league or a tournament, before it starts.

use play::{
    CompetitionId, TimeControl,
    competition::{self, AtOnce, Days, Movers, PlanChange, Quorum, Rounds, Size},
    guild::moderation::{ManagedAbout, ToolKind},
};
use ui::{failure::Failure, views};

use super::{
    change::change as stored,
    manage::{logged, managed},
    opening::{name, start, timed},
};
use crate::{
    actions::reply::{FollowUp, Reply},
    app::caller::Caller,
    discord::interaction::Delivery,
};

/// What is to be changed, as far as it was typed.
#[derive(Debug, Default)]
pub(crate) struct Changing {
    /// The name.
    pub name: Option<String>,
    /// The time control.
    pub clock: Option<TimeControl>,
    /// The days of a season or a round.
    pub days: Option<Days>,
    /// When it starts, as typed.
    pub starts: Option<String>,
    /// With how many players it starts.
    pub players: Option<Quorum>,
    /// How many players a division has.
    pub size: Option<Size>,
    /// How many players go up and down.
    pub movers: Option<Movers>,
    /// Whether another season follows.
    pub again: Option<bool>,
    /// How many rounds a Swiss tournament has.
    pub rounds: Option<Rounds>,
    /// How many games a player plays at a time.
    pub at_once: Option<AtOnce>,
}

/// Changes it, and shows everything that applies now.
pub(crate) async fn change(caller: &Caller, id: CompetitionId, wanted: Changing) -> Result<Reply, Failure> {
    managed(caller, id).await?;
    let now = caller.app.clock.now();
    let wanted = PlanChange {
        name: wanted.name.as_deref().map(name).transpose()?,
        clock: wanted.clock.map(timed).transpose()?,
        days: wanted.days,
        starts: wanted.starts.as_deref().map(|typed| start(typed, now)).transpose()?,
        players: wanted.players,
        size: wanted.size,
        movers: wanted.movers,
        goes_on: wanted.again,
        rounds: wanted.rounds,
        at_once: wanted.at_once,
    };
    let guild = caller.guild()?;
    let log = |_: &competition::Contest| logged(caller, guild, id, (ToolKind::Change, ManagedAbout::NoOne));
    let changed =
        stored(caller, id, Delivery::ByMessage, |contest| competition::change(contest, &wanted, now), log)
            .await?;
    let view = views::competition::changed(caller.words().await, &changed.contest.competition);
    Ok(Reply::private(view).then(FollowUp::Deliver))
}
