//! The finished games of a player or a server.
//!
//! **Decided:** a finished game is listed with its players and result anywhere in its server, like leaderboards and
//! profiles. The game itself stays where it was played: its link opens only for those who can see the channel, whose
//! name Discord hides from others, and the replay is shown there and to its players (`replay.rs`).

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use play::{PlayerId, guild::standings::Finished, paging::Stretch};
use ui::{
    button_id::HistoryOf,
    failure::Failure,
    views::{
        self, View,
        player::history::{ENTRIES, FinishedGame, Neighbours},
    },
};

use crate::{
    actions::{game::replay, names::Names, reply::Reply},
    app::caller::Caller,
    discord::answer::Answer,
};

/// Shows a page of finished games to the caller.
pub(crate) async fn show(
    caller: &Caller,
    of: HistoryOf,
    stretch: Stretch,
    answer: fn(View) -> Answer,
) -> Result<Reply, Failure> {
    let view = self::view(caller, of, stretch).await?;
    Ok(Reply::new(answer(view)))
}

async fn view(caller: &Caller, of: HistoryOf, stretch: Stretch) -> Result<View, Failure> {
    let home = caller.home_of(of.player);
    let found = caller.app.store.history(home, of.player, of.category, stretch, ENTRIES).await;
    let found = found.context("loading finished games")?;
    let mut games = Vec::new();
    for finished in &found.games {
        match past(caller, *finished).await {
            Ok(past) => games.extend(past),
            // The other games are still listed.
            Err(error) => tracing::error!(game = %finished.game, "skipping a game in a list: {error:#}"),
        }
    }
    let beside = Neighbours {
        newer: found.games.first().filter(|_| found.newer).map(|first| first.game),
        older: found.games.last().filter(|_| found.older).map(|last| last.game),
    };
    let names = Names::for_caller(caller, home).await;
    let players = games.iter().flat_map(|past| past.table.stored().seats.members());
    let players: BTreeSet<PlayerId> = players.chain(of.player).collect();
    let mut house_names = BTreeMap::new();
    for player in players {
        house_names.extend(names.of(player).await?.map(|name| (player, name)));
    }
    let words = caller.words().await;
    Ok(views::player::history::view(words, caller.player, of, &games, beside, &house_names))
}

/// What is listed of a finished game; `None` if it no longer exists.
async fn past(caller: &Caller, finished: Finished) -> anyhow::Result<Option<FinishedGame>> {
    let Some(table) = caller.app.store.table(finished.game).await? else { return Ok(None) };
    let (ended, board) =
        (caller.app.store.ended(finished.game).await?, caller.app.store.board_message(finished.game).await?);
    let is_shown = replay::is_shown(&table, caller);
    Ok(Some(FinishedGame { table, result: finished.result, ended, board, is_shown }))
}
