//! Exports games as files, as text and as JSON.
//!
//! **Decided:** players are named as the server last showed them, or by their id if no name is known. Strangers are named as they are
//! among strangers, and never by an id.

use anyhow::Context as _;
use data::Store;
use play::{
    GameId, Home, Player, PlayerId, Table,
    game::transcript::{self, Headers, Transcript},
    paging::Stretch,
};
use ui::{
    button_id::ImportId,
    failure::{Failure, Refusal},
    views::{
        self,
        game::export::{ExportOf, Exported},
    },
};

use crate::{
    actions::{
        game::{imported, replay},
        names::Names,
        reply::Reply,
    },
    app::{caller::Caller, long_read::long_read},
};

/// The most games in one export.
const GAMES: usize = 500;
/// The most actions in one export: 6 MB as JSON, where Discord takes 10 MiB.
const ACTIONS: usize = 100_000;

/// Exports the game with this number, or all of the caller's games in the server, the newest first.
pub(crate) async fn export(caller: &Caller, number: Option<u64>) -> Result<Reply, Failure> {
    let (store, home, player) =
        (caller.app.store.clone(), caller.home_of(Some(caller.player)), caller.player);
    let names = Names::for_caller(caller, home).await;
    let exported = if number.is_some() {
        let table = replay::named(caller, number).await?;
        files(&[transcript(&store, &names, &table).await?], ExportOf::Game(table.id()))?
    } else {
        let exported = long_read(async move { all(&store, &names, home, player).await });
        exported.await.context("exporting games")?.ok_or(Refusal::NothingToExport)?
    };
    Ok(Reply::private(views::game::export::view(caller.words().await, exported)))
}

/// Exports an imported game in the bot's own form.
pub(crate) async fn imported(caller: &Caller, id: ImportId) -> Result<Reply, Failure> {
    let imported = imported::find(caller, id).await?;
    let exported = files(std::slice::from_ref(&imported.transcript), ExportOf::Import)?;
    Ok(Reply::private(views::game::export::view(caller.words().await, exported)))
}

async fn all(store: &Store, names: &Names, home: Home, player: PlayerId) -> anyhow::Result<Option<Exported>> {
    let running = store.running_games_of(home, player).await?.into_iter().map(|table| table.id());
    let finished = store.history(home, Some(player), None, Stretch::Newest, GAMES + 1).await?.games;
    let numbers: Vec<GameId> = running.chain(finished.into_iter().map(|finished| finished.game)).collect();
    let (mut games, mut actions) = (Vec::new(), 0);
    for &number in numbers.iter().take(GAMES) {
        let Some(table) = store.table(number).await? else { continue };
        actions += table.stored().record.actions.len();
        if actions > ACTIONS && !games.is_empty() {
            break;
        }
        games.push(transcript(store, names, &table).await?);
    }
    let cut = games.len() < numbers.len();
    let of = ExportOf::Player { games: games.len(), cut };
    if games.is_empty() { Ok(None) } else { files(&games, of).map(Some) }
}

fn files(games: &[Transcript], of: ExportOf) -> anyhow::Result<Exported> {
    let json = match games {
        [one] => serde_json::to_string_pretty(one),
        all => serde_json::to_string_pretty(all),
    };
    Ok(Exported { text: transcript::write(games), json: json.context("writing games as JSON")?, of })
}

async fn transcript(store: &Store, names: &Names, table: &Table) -> anyhow::Result<Transcript> {
    let stored = table.stored();
    let mut players = Vec::new();
    for player in stored.seats.players() {
        players.push(match *player {
            Player::Member(player) => {
                let nameless =
                    || if stored.home == Home::World { "?".to_owned() } else { player.to_string() };
                names.at(table, player).await?.unwrap_or_else(nameless)
            }
            Player::Computer(level) => views::computer(level),
        });
    }
    let headers = Headers {
        players,
        began: Some(stored.started),
        ended: store.ended(table.id()).await?,
        termination: table.ending().and_then(play::Ending::termination),
        clock: Some(stored.terms.clock.to_string()),
        rated: Some(stored.terms.rated),
    };
    Transcript::new(&stored.record, headers).context("writing a game")
}
