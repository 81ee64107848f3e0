//! `dara reports`, `dara ban` and `dara unban`: the operator looks after games between strangers.

use anyhow::Context as _;
use play::PlayerId;

use crate::{Clock, Database, admin::opened};

/// How many reports are shown.
const REPORTS: usize = 200;

/// Lists who was reported, the newest first, and who is banned.
///
/// # Errors
///
/// The database can't be used.
pub async fn reports(database: &Database) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let (reports, bans) = (store.reports(REPORTS).await, store.bans().await);
    store.close().await;
    let (reports, bans) = (reports.context("reading reports")?, bans.context("reading bans")?);
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{} reports", reports.len());
        for report in reports {
            let data::Report { game, by, player, name, at } = report;
            println!("{at}  {player} ({name:?}) in game {game}, by {by}");
        }
        println!("{} banned", bans.len());
        for data::Ban { player, since, reason } in bans {
            println!("{since}  {player}: {}", reason.as_deref().unwrap_or("no reason given"));
        }
    }
    Ok(())
}

/// Bans a player from games between strangers. Their running games go on.
///
/// # Errors
///
/// The database can't be used, or is a file that another program uses.
pub async fn ban(
    database: &Database,
    player: PlayerId,
    reason: Option<String>,
    clock: &Clock,
) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let banned = store.ban(player, reason, clock.now()).await;
    store.close().await;
    say(if banned.context("banning a player")? { "banned" } else { "banned already" }, player);
    Ok(())
}

/// Lifts a ban.
///
/// # Errors
///
/// The database can't be used, or is a file that another program uses.
pub async fn unban(database: &Database, player: PlayerId) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let lifted = store.unban(player).await;
    store.close().await;
    say(if lifted.context("lifting a ban")? { "no longer banned" } else { "not banned" }, player);
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the operator asked for it")]
fn say(what: &str, player: PlayerId) {
    println!("Player {player} is {what}.");
}
