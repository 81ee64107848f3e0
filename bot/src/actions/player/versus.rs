//! How two members have fared against each other.
//!
//! **Decided:** as with profiles, only the caller sees the answer, until they press the button that shows it to
//! everyone. Players always see their own record, even against someone who doesn't want to be listed; others don't,
//! and it can't be shown to everyone then. Games for four don't count, since no one plays against one opponent in
//! them.

use anyhow::Context as _;
use data::Store;
use play::{Home, guild::standings::ResultCounts};
use ui::{
    failure::{Failure, Refusal},
    views::{
        self, View,
        player::versus::{Audience, Met, Pair},
    },
};

use crate::{
    actions::{player::profile, reply::Reply},
    app::caller::Caller,
    discord::permissions::BotAction,
};

/// How many of the last games are shown.
const LAST: usize = 5;

/// Shows how a pair has fared.
pub(crate) async fn show(caller: &Caller, pair: Pair) -> Result<Reply, Failure> {
    Ok(Reply::private(for_one(caller, pair).await?))
}

/// Shows everyone how a pair has fared, or the caller if nothing is left to show.
pub(crate) async fn post(caller: &Caller, pair: Pair) -> Result<Reply, Failure> {
    caller.may(&[BotAction::Words])?;
    Ok(match for_all(caller, pair).await? {
        Some(view) => Reply::public(view),
        None => Reply::private(for_one(caller, pair).await?),
    })
}

/// How a pair has fared, for the caller.
async fn for_one(caller: &Caller, pair: Pair) -> Result<View, Failure> {
    refuse_self(pair)?;
    if !pair.is_of(caller.player) {
        may_see_both(caller, pair).await?;
    }
    let may_show = may_see_both(caller, pair).await.is_ok();
    let audience = Audience::Alone { reader: caller.player, may_show };
    let (counts, last) = read(&caller.app.store, caller.home, pair).await?;
    Ok(views::player::versus::view(caller.words().await, pair, &counts, &last, audience))
}

/// How a pair has fared, for everyone in the channel; `None` if there is nothing left to show, which only the caller
/// is told.
async fn for_all(caller: &Caller, pair: Pair) -> Result<Option<View>, Failure> {
    refuse_self(pair)?;
    may_see_both(caller, pair).await?;
    let (counts, last) = read(&caller.app.store, caller.home, pair).await?;
    if views::player::versus::is_empty(&counts) {
        return Ok(None);
    }
    let audience = Audience::All { by: caller.player };
    Ok(Some(views::player::versus::view(
        caller.app.words_in(caller.home).await,
        pair,
        &counts,
        &last,
        audience,
    )))
}

fn refuse_self(pair: Pair) -> Result<(), Failure> {
    if pair.player == pair.opponent { Err(Refusal::VersusSelf.into()) } else { Ok(()) }
}

async fn may_see_both(caller: &Caller, pair: Pair) -> Result<(), Failure> {
    profile::may_see(caller, pair.player).await?;
    profile::may_see(caller, pair.opponent).await
}

async fn read(store: &Store, home: Home, pair: Pair) -> anyhow::Result<(Vec<ResultCounts>, Vec<Met>)> {
    let Pair { player, opponent } = pair;
    let mut counts = store.against(home, player, opponent).await.context("loading a head-to-head record")?;
    counts.sort_by_key(|count| count.category);
    let mut last = Vec::new();
    for finished in store.last_against(home, player, opponent, LAST).await? {
        let Some(table) = store.table(finished.game).await? else { continue };
        let (ended, board) = (store.ended(finished.game).await?, store.board_message(finished.game).await?);
        last.extend(finished.result.map(|result| Met { table, result, ended, board }));
    }
    Ok((counts, last))
}
