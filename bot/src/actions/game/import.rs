//! Games that members import from a file or a typed record. They are shown in private, and posted only if the member
//! wants.
//!
//! The players are those that the file names, as plain text that
//! mentions no one.

use poise::serenity_prelude::Attachment;
use ui::{
    failure::{Failure, Refusal},
    typed::record,
};

use crate::{
    actions::{
        game::{
            imported,
            replay::{self, Replayed},
        },
        reply::Reply,
    },
    app::{caller::Caller, server_settings},
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
                Some(game) => Some(server_settings::rules_here(caller, game).await),
                None => None,
            };
            record::plain(&typed, rules)
        }
        (None, None) | (Some(_), Some(_)) => return Err(Refusal::ImportWhat.into()),
    };
    let imported = Replayed::Import(Box::new(imported::bring(caller, text).await?));
    Ok(Reply::private(replay::view(caller, &imported, 0).await?))
}
