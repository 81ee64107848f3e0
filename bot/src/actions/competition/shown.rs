//! What anyone can look at: one's own games, tables and brackets.

use anyhow::Context as _;
use play::{CompetitionId, competition::Contest};
use ui::{
    failure::Failure,
    views::{self, View, competition::Mine},
};

use super::{
    called,
    lookup::{Found, Kind, contest, found, organizes},
};
use crate::{actions::reply::Reply, app::caller::Caller};

/// Shows the competition that is meant: the caller's own games, or the table. If there are several, they are listed.
pub(crate) async fn show(caller: &Caller, kind: Kind, named: Option<&str>) -> Result<Reply, Failure> {
    match found(caller, kind, named).await? {
        Found::One(id) => mine(caller, id).await,
        Found::Several(open) => {
            Ok(Reply::private(views::competition::several(caller.words().await, &open, false)))
        }
    }
}

/// Shows the caller's own games and place.
pub(super) async fn mine(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let contest = contest(caller, id).await?;
    let words = caller.words().await;
    let names = called::in_contest(&caller.app, words, &contest).await;
    let links = links(caller, &contest).await?;
    let may_manage = match organizes(caller, Some(&contest.competition)).await {
        Err(Failure::Refused(_)) => false,
        organizes => organizes.map(|()| true)?,
    };
    let of = Mine { player: caller.player, links: &links, names: &names, may_manage };
    let view = views::competition::mine(words, caller.look().await, &contest, &of);
    Ok(Reply::in_place(caller, view))
}

/// Explains how it's played.
pub(super) async fn details(caller: &Caller, id: CompetitionId) -> Result<Reply, Failure> {
    let contest = contest(caller, id).await?;
    let view = views::competition::details(caller.words().await, &contest.competition);
    Ok(Reply::in_place(caller, view))
}

/// Links to the boards of the caller's running games.
async fn links(caller: &Caller, contest: &Contest) -> Result<Vec<(u32, String)>, Failure> {
    let mut links = Vec::new();
    for pairing in contest.pairings_of(caller.player) {
        let Some(game) = pairing.running().filter(|_| pairing.is_open()) else { continue };
        let table = caller.app.store.table(game).await.context("loading a game of a competition")?;
        let board = caller.app.store.board_message(game).await.context("loading where a board is")?;
        links.extend(table.map(|table| (pairing.number, views::link::board(table.stored(), board))));
    }
    Ok(links)
}

/// Shows a part of a table.
pub(super) async fn table(caller: &Caller, id: CompetitionId, part: u16) -> Result<Reply, Failure> {
    let contest = contest(caller, id).await?;
    let words = caller.words().await;
    let names = called::in_contest(&caller.app, words, &contest).await;
    let view = views::competition::table(words, caller.look().await, &contest, part, &names, false);
    Ok(Reply::in_place(caller, view))
}

/// Posts a part of a table in public, without pinging anyone.
pub(super) async fn post(caller: &Caller, id: CompetitionId, part: u16) -> Result<Reply, Failure> {
    caller.may_post()?;
    let contest = contest(caller, id).await?;
    let home = contest.competition.guild.into();
    let words = caller.app.words_in(home).await;
    let names = called::in_contest(&caller.app, words, &contest).await;
    let look = caller.app.look_in(home).await;
    let view: View = views::competition::table(words, look, &contest, part, &names, true);
    Ok(Reply::public(view))
}
