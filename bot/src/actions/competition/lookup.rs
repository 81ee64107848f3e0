//! Finds the competition that a command or a button means, and says who may manage it.

use anyhow::Context as _;
use play::{Competition, CompetitionId, competition::Contest};
use ui::failure::{Failure, Refusal};

use crate::app::caller::Caller;

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

    /// Why there is none.
    const fn missing(self) -> Refusal {
        match self {
            Self::League => Refusal::NoLeague,
            Self::Tournament => Refusal::NoTournament,
        }
    }
}

/// How many competitions of a server are looked through.
pub(crate) const NEWEST: usize = 100;

/// The competition that is meant.
pub(crate) async fn meant(
    caller: &Caller,
    kind: Kind,
    named: Option<&str>,
) -> Result<CompetitionId, Failure> {
    match found(caller, kind, named).await? {
        Found::One(id) => Ok(id),
        Found::Several(_) => Err(Refusal::WhichCompetition.into()),
    }
}

/// What a command may mean.
pub(super) enum Found {
    /// The named one, one's own, the only one that is open, or the newest.
    One(CompetitionId),
    /// Several that are open, the newest first.
    Several(Vec<Competition>),
}

/// The competitions that may be meant.
pub(super) async fn found(caller: &Caller, kind: Kind, named: Option<&str>) -> Result<Found, Failure> {
    let guild = caller.guild()?;
    let all = caller.app.store.competitions(guild, NEWEST).await.context("loading competitions")?;
    let all: Vec<_> = all.into_iter().filter(|one| kind.has(one)).collect();
    let missing = || kind.missing();
    if let Some(named) = named {
        let by_id = all.iter().find(|one| one.id.to_string() == named);
        let by_name = || all.iter().find(|one| one.plan.name.as_str().eq_ignore_ascii_case(named.trim()));
        return Ok(Found::One(by_id.or_else(by_name).ok_or_else(missing)?.id));
    }
    let own = caller.app.store.competitions_of(guild, caller.player).await.context("loading competitions")?;
    if let Some(own) = own.iter().find(|one| kind.has(one)) {
        return Ok(Found::One(own.id));
    }
    let open: Vec<_> = all.iter().filter(|one| !one.phase.is_final()).collect();
    match (open.as_slice(), all.as_slice()) {
        ([one], _) => Ok(Found::One(one.id)),
        ([], [newest, ..]) => Ok(Found::One(newest.id)),
        ([], []) => Err(missing().into()),
        (several, _) => Ok(Found::Several(several.iter().copied().cloned().collect())),
    }
}

/// A competition of the caller's server, with all that belongs to it.
pub(super) async fn contest(caller: &Caller, id: CompetitionId) -> Result<Contest, Failure> {
    let guild = caller.guild()?;
    let contest = caller.app.store.contest(id).await.context("loading a competition")?;
    let contest = contest.filter(|contest| contest.competition.guild == guild);
    Ok(contest.ok_or(Refusal::UnknownButton)?)
}

/// Refuses those who don't organize competitions: who manages the server, opened this one, or has the role for it.
pub(super) async fn organizes(caller: &Caller, competition: Option<&Competition>) -> Result<(), Failure> {
    let guild = caller.guild()?;
    if caller.is_manager() || competition.is_some_and(|one| one.manager == caller.player) {
        return Ok(());
    }
    let settings = caller.app.server_settings(guild.into()).await.context("loading a server's settings")?;
    let may = settings.organizers.is_some_and(|role| caller.roles.contains(&role));
    if may { Ok(()) } else { Err(Refusal::OnlyForOrganizers.into()) }
}
