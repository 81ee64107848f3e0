//! Games that members import from a file or a typed record. They are shown in private, and posted only if the member
//! wants.
//!
//! The file is stored for a while, so that its buttons work. The players are those that the file names, as plain text that
//! mentions no one.

use std::sync::Arc;

use anyhow::Context as _;
use play::transcript::{self, Transcript};
use poise::serenity_prelude::Attachment;
use ui::{
    button_id::ImportId,
    failure::{Failure, Refusal},
    typed::record,
    views::import::Imported,
};

use crate::{
    actions::{
        practice,
        replay::{self, Replayed},
        reply::Reply,
    },
    app::caller::Caller,
};

/// Imports the games of a file, or a game that was typed, and shows the first. A typed record may leave out its rules.
pub(crate) async fn open(
    caller: &Caller,
    file: Option<Attachment>,
    typed: Option<String>,
) -> Result<Reply, Failure> {
    let text = match (file, typed) {
        (Some(file), None) => caller.app.downloads.text(&file, data::LARGEST_IMPORT).await?,
        (None, Some(typed)) => {
            let rules = match record::game(&typed) {
                Some(game) => Some(practice::usual(caller, game).await),
                None => None,
            };
            record::plain(&typed, rules)
        }
        (None, None) | (Some(_), Some(_)) => return Err(Refusal::ImportWhat.into()),
    };
    let imported = Replayed::Import(Box::new(bring(caller, text).await?));
    Ok(Reply::private(replay::view(caller, &imported, 0).await?))
}

/// Imports the first game of a file.
async fn bring(caller: &Caller, text: String) -> Result<Imported, Failure> {
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
