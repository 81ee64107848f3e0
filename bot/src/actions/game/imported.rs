//! Imported games, whose file is stored for a while, so that its buttons work.

use std::sync::Arc;

use anyhow::Context as _;
use play::game::transcript::{self, Transcript};
use ui::{
    button_id::ImportId,
    failure::{Failure, Refusal},
    views::game::import::Imported,
};

use crate::app::caller::Caller;

/// Imports the first game of a file.
pub(super) async fn bring(caller: &Caller, text: String) -> Result<Imported, Failure> {
    let text: Arc<str> = text.into();
    let games = read(&text).await?;
    let kept = caller.app.store.save_imported_file(caller.player, &*text, caller.app.clock.now()).await;
    one(games, ImportId { file: caller.stored(kept).await?, number: 1 })
}

/// Finds an imported game whose file is still stored.
pub(crate) async fn find(caller: &Caller, id: ImportId) -> Result<Imported, Failure> {
    let text = caller.app.store.imported_file(caller.player, id.file, caller.app.clock.now()).await;
    let text = text.context("loading an imported file")?.ok_or(Refusal::ImportForgotten)?;
    one(read(&text.into()).await?, id)
}

fn one(games: Vec<Transcript>, id: ImportId) -> Result<Imported, Failure> {
    let count = u32::try_from(games.len()).context("a file of games")?;
    let index = id.number.checked_sub(1).map(|index| index as usize);
    let transcript = index.and_then(|index| games.into_iter().nth(index));
    let transcript = transcript.ok_or(Refusal::UnknownButton)?;
    Ok(Imported { id, games: count, transcript })
}

/// Parses a file in a thread of its own, since that can take a while.
async fn read(text: &Arc<str>) -> Result<Vec<Transcript>, Failure> {
    let file = Arc::clone(text);
    let read = tokio::task::spawn_blocking(move || transcript::read(&file));
    read.await.context("reading a file of games")?.map_err(|bad| {
        let word = bad.place.and_then(|place| place.word(text)).unwrap_or_default();
        Refusal::BadFile { bad: Box::new(bad), word: word.to_owned() }.into()
    })
}
