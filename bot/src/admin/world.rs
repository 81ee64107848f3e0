//! `dara reports`, `dara exclude` and `dara readmit`: the operator looks after the world, where strangers play.

use anyhow::Context as _;
use play::PlayerId;

use crate::{
    Clock, Database,
    admin::{opened, say::say},
};

/// How many reports are shown.
const REPORTS: usize = 200;

/// Lists who was reported, the newest first, and who is excluded from the world.
///
/// # Errors
///
/// The database can't be used.
pub async fn reports(database: &Database) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let (reports, exclusions) = (store.reports(REPORTS).await, store.exclusions().await);
    store.close().await;
    let reports = reports.context("reading reports")?;
    let exclusions = exclusions.context("reading exclusions")?;
    say(format_args!("{} reports", reports.len()));
    for data::Report { game, by, player, name, at, reason, words } in reports {
        let reason = reason.map(|reason| format!(", for: {reason}")).unwrap_or_default();
        let words = words.map(|words| format!(" ({:?})", words.as_str())).unwrap_or_default();
        say(format_args!("{at}  {player} ({name:?}) in game {game}, by {by}{reason}{words}"));
    }
    say(format_args!("{} excluded", exclusions.len()));
    for data::Exclusion { player, since, reason } in exclusions {
        let reason = reason.as_deref().unwrap_or("no reason given");
        say(format_args!("{since}  {player}: {reason}"));
    }
    Ok(())
}

/// Excludes a player from the world. Their running games go on.
///
/// # Errors
///
/// The database can't be used, or is a file that another program uses.
pub async fn exclude(
    database: &Database,
    player: PlayerId,
    reason: Option<String>,
    clock: &Clock,
) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let excluded = store.exclude(player, reason, clock.now()).await;
    store.close().await;
    let what = if excluded.context("excluding a player")? { "excluded" } else { "excluded already" };
    say(format_args!("Player {player} is {what}."));
    Ok(())
}

/// Lifts an exclusion.
///
/// # Errors
///
/// The database can't be used, or is a file that another program uses.
pub async fn readmit(database: &Database, player: PlayerId) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let readmitted = store.readmit(player).await;
    store.close().await;
    let what =
        if readmitted.context("readmitting a player")? { "no longer excluded" } else { "not excluded" };
    say(format_args!("Player {player} is {what}."));
    Ok(())
}
