//! Games that members import from a file or a typed record. They are shown in private, and posted only if the member
//! wants.
//!
//! The players are those that the file names, as plain text that
//! mentions no one.

use ui::{
    failure::{Failure, Refusal},
    typed::record,
    views::{self, FieldId},
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
    discord::{answer::Answer, component::Input, serenity_gaps::filled::Uploaded},
};

/// Asks for a file or a record in a form.
pub(crate) async fn ask(caller: &Caller) -> Reply {
    Reply::new(Answer::Form(views::game::import::form(caller.words().await)))
}

/// Imports what was filled in.
pub(crate) async fn fill(caller: &Caller, input: &Input) -> Result<Reply, Failure> {
    if matches!(input, Input::Nothing) {
        return Ok(ask(caller).await);
    }
    let record = input.field(FieldId::Record).map(str::to_owned);
    open(caller, input.file(FieldId::File).cloned(), record).await
}

/// Imports the games of a file, or a game that was typed, and shows the first. A typed record may leave out its rules.
pub(crate) async fn open(
    caller: &Caller,
    file: Option<Uploaded>,
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
