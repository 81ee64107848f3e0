//! Leagues, tournaments and ladders: opening, joining, looking, managing, and what the scheduler does.
//!
//! Every change is a decision of `play::competition`, stored with the ends of the games that it ends, all or nothing. What
//! follows from it is left to the competition's timer, so that it follows even if the program stops here.

pub(crate) mod called;
mod change;
mod going_on;
mod joining;
mod ladder;
mod manage;
mod opening;
mod shown;

use anyhow::Context as _;
use play::{Competition, CompetitionId, competition::Contest};
use ui::{
    button_id::CompetitionButton,
    failure::{Failure, Refusal},
};

pub(crate) use self::{
    going_on::go_on,
    ladder::show as show_ladder,
    manage::open as open_tools,
    opening::{Opening, open},
    shown::show,
};
use crate::{actions::reply::Reply, app::caller::Caller, discord::component::Input};

/// Does what a button says.
pub(crate) async fn press(
    caller: &Caller,
    button: CompetitionButton,
    input: Input,
) -> Result<Reply, Failure> {
    match button {
        CompetitionButton::Join(id) => joining::join(caller, id).await,
        CompetitionButton::AskToLeave(id) => joining::ask_to_leave(caller, id).await,
        CompetitionButton::Leave(id) => joining::leave(caller, id).await,
        CompetitionButton::Mine(id) => shown::mine(caller, id).await,
        CompetitionButton::Table { competition, division } => {
            shown::table(caller, competition, division).await
        }
        CompetitionButton::PostTable { competition, division } => {
            shown::post(caller, competition, division).await
        }
        CompetitionButton::Challenge { competition, opponent } => {
            ladder::challenge(caller, competition, opponent).await
        }
        CompetitionButton::Manage(id) => manage::open(caller, id).await,
        CompetitionButton::ManageWho(..)
        | CompetitionButton::ManagePlayer(..)
        | CompetitionButton::ManageBy(..)
        | CompetitionButton::ManageResult(..)
        | CompetitionButton::ManageTime(_)
        | CompetitionButton::ManageAsk(..)
        | CompetitionButton::ManageDo(..) => manage::press(caller, button, input).await,
    }
}

/// What a command names: a competition of the server by its id, or the only one of this kind that there is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Leagues.
    League,
    /// Swiss tournaments and knock-outs.
    Tournament,
}

impl Kind {
    /// Whether a competition is of this kind.
    pub(crate) const fn has(self, competition: &Competition) -> bool {
        use play::competition::Format;
        match competition.plan.format {
            Format::League { .. } => matches!(self, Self::League),
            Format::Swiss { .. } | Format::KnockOut => matches!(self, Self::Tournament),
            Format::Ladder => false,
        }
    }

    /// The command that opens one.
    const fn command(self) -> &'static str {
        match self {
            Self::League => "/league create",
            Self::Tournament => "/tournament create",
        }
    }
}

/// How many competitions of a server are looked through.
pub(crate) const NEWEST: usize = 100;

/// The competition that is meant: the named one, one's own, the only one that is open, or the newest.
pub(crate) async fn meant(
    caller: &Caller,
    kind: Kind,
    named: Option<&str>,
) -> Result<CompetitionId, Failure> {
    let guild = caller.guild()?;
    let all = caller.app.store.competitions(guild, NEWEST).await.context("loading competitions")?;
    let all: Vec<_> = all.into_iter().filter(|one| kind.has(one)).collect();
    let missing = || Refusal::NoCompetition { command: kind.command() };
    if let Some(named) = named {
        let by_id = all.iter().find(|one| one.id.to_string() == named);
        let by_name = || all.iter().find(|one| one.plan.name.as_str().eq_ignore_ascii_case(named.trim()));
        return Ok(by_id.or_else(by_name).ok_or_else(missing)?.id);
    }
    let own = caller.app.store.competitions_of(guild, caller.player).await.context("loading competitions")?;
    if let Some(own) = own.iter().find(|one| kind.has(one)) {
        return Ok(own.id);
    }
    let open: Vec<_> = all.iter().filter(|one| !one.phase.is_final()).collect();
    match (open.as_slice(), all.as_slice()) {
        ([one], _) => Ok(one.id),
        ([], [newest, ..]) => Ok(newest.id),
        ([], []) => Err(missing().into()),
        ([_, _, ..], _) => Err(Refusal::WhichCompetition.into()),
    }
}

/// A competition of the caller's server, with all that belongs to it.
async fn contest(caller: &Caller, id: CompetitionId) -> Result<Contest, Failure> {
    let guild = caller.guild()?;
    let contest = caller.app.store.contest(id).await.context("loading a competition")?;
    let contest = contest.filter(|contest| contest.competition.guild == guild);
    Ok(contest.ok_or(Refusal::UnknownButton)?)
}

/// Refuses those who don't organize competitions: who manages the server, opened this one, or has the role for it.
async fn organizes(caller: &Caller, competition: Option<&Competition>) -> Result<(), Failure> {
    let guild = caller.guild()?;
    if caller.is_manager() || competition.is_some_and(|one| one.manager == caller.player) {
        return Ok(());
    }
    let settings = caller.app.server_settings(guild.into()).await.context("loading a server's settings")?;
    let may = settings.organizers.is_some_and(|role| caller.roles.contains(&role));
    if may { Ok(()) } else { Err(Refusal::OnlyForOrganizers.into()) }
}
