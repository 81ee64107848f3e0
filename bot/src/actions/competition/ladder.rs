//! The ladder of a game: opened by an organizer who looks for it, and challenges on it.

use anyhow::Context as _;
use games::RuleSet;
use play::{
    Competition, CompetitionId, PlayerId, TimeControl,
    competition::{self, AtOnce, Begins, Days, Format, Phase, Plan, Where},
    player::ratings::Category,
};
use ui::{
    failure::{Failure, Refusal},
    views,
};

use super::{change::change, lookup::organizes, opening};
use crate::{
    actions::reply::{FollowUp, Reply},
    app::{caller::Caller, server_settings},
    discord::interaction::Delivery,
};

/// After how many days a player counts as idle.
const IDLE_DAYS: u16 = 90;
/// How many games of it a player plays at a time: one challenge each way.
const AT_ONCE: AtOnce = AtOnce::nearest(2);
/// The clock, if the server has none for its games.
const CLOCK: &str = "4d+12h/7d";

/// Shows the ladder of these rules' game. If there is none, this opens it for those who organize competitions.
pub(crate) async fn show(caller: &Caller, rules: RuleSet) -> Result<Reply, Failure> {
    let (app, guild) = (&caller.app, caller.guild()?);
    if rules.seats() != 2 {
        return Err(Refusal::CompetitionForFour.into());
    }
    let category = Category::of(rules);
    let known = app.store.ladder(guild, category).await.context("loading a ladder")?;
    let id = if let Some(known) = known {
        known.id
    } else {
        match organizes(caller, None).await {
            Err(Failure::Refused(_)) => return Err(Refusal::NoLadder.into()),
            organizes => organizes?,
        }
        server_settings::may_play(caller).await?;
        caller.may_post()?;
        caller.may_open_thread()?;
        open(caller, rules).await?
    };
    super::shown::mine(caller, id).await
}

async fn open(caller: &Caller, rules: RuleSet) -> Result<CompetitionId, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let id = app.store.new_competition_id().await.context("taking an id for a ladder")?;
    let name = views::rules_names::game_name(app.words_in(guild.into()).await, rules.game());
    let settings = app.server_settings(guild.into()).await.context("loading a server's settings")?;
    let clock = match settings.clock {
        TimeControl::Untimed => CLOCK.parse().context("the usual clock")?,
        clock => clock,
    };
    let plan = Plan {
        name: opening::name(&name)?,
        format: Format::Ladder,
        rules,
        clock,
        days: Days::nearest(IDLE_DAYS),
        begins: Begins::default(),
        at_once: AT_ONCE,
        place: Where::Threads,
        role: None,
        ping: None,
    };
    let ladder = Competition {
        id,
        guild,
        channel: caller.channel,
        message: None,
        manager: caller.player,
        plan,
        season: 1,
        after: None,
        opened: now,
        phase: Phase::Running { since: now, round: 1, until: None },
        halt: None,
        revision: 0,
    };
    let (changes, announcements) = competition::open(&ladder);
    match caller.commit(Delivery::ByMessage, changes, announcements).await {
        // Someone else opened it at this moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => {
            let known = app.store.ladder(guild, Category::of(rules)).await.context("loading a ladder")?;
            Ok(known.ok_or(play::Refusal::Stale)?.id)
        }
        done => {
            done?;
            Ok(id)
        }
    }
}

/// Challenges a player on a ladder.
pub(super) async fn challenge(
    caller: &Caller,
    id: CompetitionId,
    opponent: PlayerId,
) -> Result<Reply, Failure> {
    let (player, now, lot) = (caller.player, caller.app.clock.now(), rand::random());
    let decide = |contest: &competition::Contest| competition::challenge(contest, player, opponent, lot, now);
    let challenged = change(caller, id, Delivery::ByMessage, decide, |_| Vec::new()).await?;
    let view = views::competition::challenged(caller.words().await, &challenged.contest);
    Ok(Reply::in_place(caller, view).then(FollowUp::Deliver))
}
