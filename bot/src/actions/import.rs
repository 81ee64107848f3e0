//! Games that somebody brings along, in a file or typed: he alone steps through them, and posts them where he likes.
//!
//! They are read as `/export` writes them, and nothing of them is stored ([`imports`](crate::app::imports)). Who played is
//! what the file says, whoever that is: as text, which mentions nobody.

use std::sync::Arc;

use anyhow::Context as _;
use play::transcript::{self, Transcript};
use ui::{
    button_id::ImportId,
    failure::{Failure, Refusal},
    views::import::Imported,
};

use crate::{app::App, discord::interaction::Interaction};

/// The first game of a file that was just brought.
pub(crate) async fn bring(app: &App, interaction: &Interaction, text: String) -> Result<Imported, Failure> {
    let text: Arc<str> = text.into();
    let games = read(&text).await?;
    let id = ImportId { file: app.imports.keep(interaction.player, text), number: 1 };
    one(games, id)
}

/// A game of a file that was brought before, and is known still.
pub(crate) async fn find(app: &App, interaction: &Interaction, id: ImportId) -> Result<Imported, Failure> {
    let text = app.imports.find(interaction.player, id.file).ok_or(Refusal::ImportForgotten)?;
    one(read(&text).await?, id)
}

fn one(games: Vec<Transcript>, id: ImportId) -> Result<Imported, Failure> {
    let count = u32::try_from(games.len()).context("a file of games")?;
    let index = id.number.checked_sub(1).map(|index| index as usize);
    let transcript = index.and_then(|index| games.into_iter().nth(index));
    let transcript = transcript.ok_or(Refusal::UnknownButton)?;
    Ok(Imported { id, games: count, transcript })
}

/// Reads a file. That can take a while, and others wait for an answer meanwhile.
async fn read(text: &Arc<str>) -> Result<Vec<Transcript>, Failure> {
    let file = Arc::clone(text);
    let read = tokio::task::spawn_blocking(move || transcript::read(&file));
    read.await.context("reading a file of games")?.map_err(|bad| {
        let word = bad.place.and_then(|place| place.word(text)).unwrap_or_default();
        Refusal::BadFile { bad: Box::new(bad), word: word.to_owned() }.into()
    })
}
