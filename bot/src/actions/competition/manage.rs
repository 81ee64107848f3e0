//! What those who manage a competition do with it.

use play::{
    Change, CompetitionId, GuildId, PlayerId,
    competition::{self, Contest, Phase, Tool, Where},
    guild::moderation::{LogEntry, ManagedAbout, ModeratorAction, ToolKind},
};
use ui::{
    button_id::{CompetitionButton, ForPlayer},
    failure::{Failure, Refusal},
    views::{View, competition as views},
};

use super::{
    called,
    change::change,
    lookup::{Found, Kind, contest, found, organizes},
};
use crate::{
    actions::reply::{FollowUp, Reply},
    app::{caller::Caller, server_settings},
    discord::{component::Input, interaction::Delivery, requests::ServerMember},
};

/// Shows the tools of the competition that is meant. If there are several, those that the caller may manage are listed.
pub(crate) async fn open_meant(caller: &Caller, kind: Kind, named: Option<&str>) -> Result<Reply, Failure> {
    let several = match found(caller, kind, named).await? {
        Found::One(id) => return open(caller, id).await,
        Found::Several(several) => several,
    };
    let mut managed = Vec::new();
    for competition in several {
        match organizes(caller, Some(&competition)).await {
            Ok(()) => managed.push(competition),
            Err(Failure::Refused(_)) => {}
            Err(broken) => return Err(broken),
        }
    }
    match managed.as_slice() {
        [] => Err(Refusal::OnlyForOrganizers.into()),
        [one] => open(caller, one.id).await,
        several => Ok(Reply::private(views::several(caller.words().await, several, true))),
    }
}

/// Shows the tools.
pub(crate) async fn open(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let contest = managed(caller, id).await?;
    Ok(Reply::in_place(caller, views::tools(caller.words().await, &contest, caller.channel)))
}

/// The competition, if the caller may manage it.
pub(super) async fn managed(caller: &Caller, id: CompetitionId) -> Result<Contest, Failure> {
    let contest = contest(caller, id).await?;
    organizes(caller, Some(&contest.competition)).await?;
    Ok(contest)
}

/// Goes on to the next question, or does what was confirmed.
pub(super) async fn press(
    caller: &Caller,
    button: CompetitionButton,
    input: Input,
) -> Result<Reply, Failure> {
    let words = caller.words().await;
    let view = match (button, input) {
        (CompetitionButton::ManageWho(id, what), _) => {
            managed(caller, id).await?;
            views::asked_who(words, id, what)
        }
        (CompetitionButton::ManagePlayer(id, what), Input::Member(player)) => {
            let contest = managed(caller, id).await?;
            match what {
                ForPlayer::Assign => views::divisions(words, &contest, player),
                ForPlayer::Replace => views::asked_by_who(words, id, player),
                ForPlayer::Remove => views::confirm(words, &contest, Tool::Remove { player }),
                ForPlayer::Restore => views::confirm(words, &contest, Tool::Restore { player }),
                ForPlayer::Annul | ForPlayer::Correct => {
                    let names = called::in_contest(&caller.app, words, &contest).await;
                    views::asked_which(words, &contest, (what, player), &names)
                }
            }
        }
        (CompetitionButton::ManageBy(id, player), Input::Member(by)) => {
            let contest = managed(caller, id).await?;
            person(caller, by).await?;
            views::confirm(words, &contest, Tool::Replace { player, by })
        }
        (CompetitionButton::ManageResult(id, number), _) => {
            let contest = managed(caller, id).await?;
            let pairing = contest.pairing(number).ok_or(competition::Refusal::NoSuchPairing);
            let pairing = pairing.map_err(play::Refusal::from)?;
            let names = called::in_contest(&caller.app, words, &contest).await;
            views::results(words, &contest, pairing, &names)
        }
        (CompetitionButton::Preview { competition, page }, _) => {
            views::preview(words, &managed(caller, competition).await?, page)
        }
        (CompetitionButton::ManageTime(id), _) => {
            managed(caller, id).await?;
            views::how_long(words, id)
        }
        (CompetitionButton::ManageAsk(id, tool), _) => {
            views::confirm(words, &managed(caller, id).await?, tool)
        }
        (CompetitionButton::ManageDo(id, tool), _) => {
            let contest = managed(caller, id).await?;
            match tool {
                // A button of an older message doesn't say what it was asked about, so two presses would give the time twice.
                Tool::GiveTime { revision: None, .. } => views::confirm(words, &contest, tool),
                tool => return done(caller, id, tool).await,
            }
        }
        (
            CompetitionButton::ManagePlayer(..)
            | CompetitionButton::ManageBy(..)
            | CompetitionButton::Join(_)
            | CompetitionButton::AskToLeave(_)
            | CompetitionButton::Leave(_)
            | CompetitionButton::Mine(_)
            | CompetitionButton::Details(_)
            | CompetitionButton::Table { .. }
            | CompetitionButton::PostTable { .. }
            | CompetitionButton::Challenge { .. }
            | CompetitionButton::Manage(_)
            | CompetitionButton::Fill(..)
            | CompetitionButton::Edit(_)
            | CompetitionButton::Open(_),
            _,
        ) => return Err(Refusal::UnknownButton.into()),
    };
    Ok(Reply::in_place(caller, view))
}

/// What a member is called who isn't a bot.
async fn person(caller: &Caller, player: PlayerId) -> Result<String, Failure> {
    match caller.app.discord.member(caller.guild()?, player).await? {
        Some(ServerMember { is_bot: false, name, .. }) => Ok(name),
        Some(ServerMember { is_bot: true, .. }) => Err(play::Refusal::ChallengedBot.into()),
        None => Err(Refusal::NotAMember { player }.into()),
    }
}

/// Does it, and logs it.
async fn done(caller: &Caller, id: CompetitionId, tool: Tool) -> Result<Reply, Failure> {
    let contest = managed(caller, id).await?;
    // They may never have used the bot, which hasn't learned their name then.
    let newcomer =
        if let Tool::Replace { by, .. } = tool { Some((by, person(caller, by).await?)) } else { None };
    if let Tool::MoveTo { .. } = tool {
        caller.may_post()?;
        if contest.competition.plan.place == Where::Threads {
            server_settings::may_play(caller).await?;
            caller.may_open_thread()?;
        }
    }
    let (guild, now) = (caller.guild()?, caller.app.clock.now());
    let log = |before: &Contest| logged(caller, guild, id, (tool.kind(), tool.about(before)));
    let done =
        change(caller, id, Delivery::ByMessage, |contest| competition::manage(contest, tool, now), log)
            .await?;
    if let Some((player, name)) = newcomer {
        caller.stored(caller.app.store.learn_member(guild.into(), player, &name, now).await).await?;
    }
    let words = caller.words().await;
    let view = views::done(words, id);
    let view = if let (Tool::Assign { player, .. }, Phase::Joining) = (tool, done.contest.competition.phase) {
        // The result shows at once.
        let preview = views::preview(words, &done.contest, views::preview_of(&done.contest, player));
        View { text: format!("{}\n{}", view.text, preview.text), ..preview }
    } else {
        view
    };
    Ok(Reply::in_place(caller, view).then(FollowUp::Deliver))
}

/// What is noted in the moderation log.
pub(super) fn logged(
    caller: &Caller,
    guild: GuildId,
    competition: CompetitionId,
    (tool, about): (ToolKind, ManagedAbout),
) -> Vec<Change> {
    let action = ModeratorAction::ManagedCompetition { competition, tool, about };
    let at = caller.app.clock.now();
    vec![Change::Log(LogEntry { guild, by: caller.player, at, action, reason: None })]
}
