//! What is kept of one who asks, as a file.
//!
//! **Decided:** it holds all servers, since the data are his and not theirs, and goes to him alone. Discord takes no file above
//! 10 MiB: then the oldest games are left out, and he is told how many.

use anyhow::{Context as _, anyhow};
use data::Store;
use jiff::Timestamp;
use play::PlayerId;
use serde_json::{Map, Value, json};
use ui::{
    failure::Failure,
    views::{self, File, View},
};

use crate::{app::App, discord::interaction::Interaction};

/// Discord takes a little more.
const MOST_BYTES: usize = 10_000_000;

/// All data of the one who asks, for him alone.
pub(crate) async fn export(app: &App, interaction: &Interaction) -> Result<View, Failure> {
    let (store, player, now) = (app.store.clone(), interaction.player, app.clock.now());
    // Others wait for an answer meanwhile.
    let exported = tokio::task::spawn_blocking(move || exported(&store, player, now));
    let (bytes, left_out) = exported.await.context("exporting somebody's data")??;
    let words = app.words_for(interaction);
    let file = |alt| File { name: "dara-data.json".to_owned(), bytes, alt };
    Ok(views::privacy::exported(words, left_out, file))
}

/// The file, and how many games are not in it.
fn exported(store: &Store, player: PlayerId, now: Timestamp) -> anyhow::Result<(Vec<u8>, usize)> {
    let mut data = store.personal_data(player)?;
    let left_out = shorten(&mut data, MOST_BYTES)?;
    let mut all = Map::new();
    all.insert(
        "about".to_owned(),
        json!({ "format": "dara-data", "version": 1, "exported": now.to_string(), "games_left_out": left_out }),
    );
    all.append(&mut data);
    Ok((serde_json::to_vec_pretty(&all).context("writing JSON")?, left_out))
}

/// Leaves the oldest games out of what is longer than `most`, written.
fn shorten(data: &mut Map<String, Value>, most: usize) -> anyhow::Result<usize> {
    let mut length = serde_json::to_vec_pretty(&data).context("writing JSON")?.len();
    let games = data.get_mut("games").and_then(Value::as_array_mut);
    let games = games.ok_or_else(|| anyhow!("no games are exported"))?;
    let mut left_out = 0;
    for game in games.iter() {
        if length <= most {
            break;
        }
        // By so much at least: where it stands, it is indented besides.
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
    fn what_is_too_long_loses_its_oldest_games() {
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
