//! Exports everything stored about a player as a file.
//!
//! **Decided:** it covers all servers, because the data are the player's, and only they get it. If it would exceed
//! Discord's 10 MiB, the oldest games are left out, and the player is told how many.

use anyhow::{Context as _, anyhow};
use data::Store;
use jiff::Timestamp;
use play::PlayerId;
use serde_json::{Map, Value, json};
use ui::{
    button_id::Privacy,
    failure::Failure,
    views::{self, Attachment, View},
};

use crate::{
    actions::{
        player::deletion::{self, DeletionProgress},
        reply::Reply,
    },
    app::{caller::Caller, long_read::long_read},
};

/// A little less than Discord takes.
const MOST_BYTES: usize = 10_000_000;

/// Says what is stored about players.
pub(crate) async fn open(caller: &Caller) -> Reply {
    Reply::private(views::player::privacy::view(caller.words().await, &caller.app.chosen.published))
}

/// A button of the privacy panel: exports the caller's data, or deletes it after two confirmations.
pub(crate) async fn press(caller: &Caller, wanted: Privacy) -> Result<Reply, Failure> {
    let words = caller.words().await;
    Ok(match wanted {
        Privacy::Export => Reply::private(export(caller).await?),
        Privacy::AskToDelete => Reply::update(views::player::privacy::question(words)),
        Privacy::AskAgain => Reply::update(views::player::privacy::question_again(words)),
        Privacy::Delete => {
            let progress = deletion::delete(&caller.app, caller.player).await?;
            Reply::update(views::player::privacy::deleted(words, progress == DeletionProgress::Done))
        }
    })
}

/// Exports the caller's data, for them only.
async fn export(caller: &Caller) -> Result<View, Failure> {
    let (store, player, now) = (caller.app.store.clone(), caller.player, caller.app.clock.now());
    let exported = long_read(async move { exported(&store, player, now).await });
    let (bytes, left_out) = exported.await.context("exporting a player's data")?;
    let words = caller.words().await;
    let file = |alt| Attachment { name: "dara-data.json".to_owned(), bytes, alt };
    Ok(views::player::privacy::exported(words, left_out, file))
}

/// The file, and how many games are missing from it.
async fn exported(store: &Store, player: PlayerId, now: Timestamp) -> anyhow::Result<(Vec<u8>, usize)> {
    let mut data = store.personal_data(player).await?;
    let left_out = shorten(&mut data, MOST_BYTES)?;
    let mut all = Map::new();
    all.insert(
        "about".to_owned(),
        json!({ "format": "dara-data", "version": 1, "exported": now.to_string(), "games_left_out": left_out }),
    );
    all.append(&mut data);
    Ok((serde_json::to_vec_pretty(&all).context("writing JSON")?, left_out))
}

/// Leaves out the oldest games until the written form is at most `most` bytes.
fn shorten(data: &mut Map<String, Value>, most: usize) -> anyhow::Result<usize> {
    let mut length = serde_json::to_vec_pretty(&data).context("writing JSON")?.len();
    let games = data.get_mut("games").and_then(Value::as_array_mut);
    let games = games.ok_or_else(|| anyhow!("exporting a player's games"))?;
    let mut left_out = 0;
    for game in games.iter() {
        if length <= most {
            break;
        }
        // At least this much: in the file it is indented further.
        length = length.saturating_sub(serde_json::to_vec_pretty(game).context("writing JSON")?.len());
        left_out += 1;
    }
    games.drain(..left_out);
    Ok(left_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_is_too_long_loses_its_oldest_games() {
        let games: Vec<Value> =
            (0..100).map(|number| json!({ "game": number, "record": "x".repeat(100) })).collect();
        let mut data = Map::from_iter([("games".to_owned(), Value::Array(games))]);
        assert_eq!(shorten(&mut data, 1_000_000).unwrap(), 0);
        let left_out = shorten(&mut data, 5_000).unwrap();
        assert!(serde_json::to_vec_pretty(&data).unwrap().len() <= 5_000);
        assert!((60..80).contains(&left_out), "{left_out}");
        assert_eq!(data["games"][0]["game"], json!(left_out));
    }
}
