//! `/import`

use poise::serenity_prelude as serenity;

use crate::{
    actions::{
        import, practice,
        replay::{self, Replayed},
        reply::Reply,
    },
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    typed::record,
};

/// Step through games that you bring along, as a file or typed
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn import(
    ctx: Context<'_>,
    file: Option<serenity::Attachment>,
    #[max_length = 6000] record: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let text = match (file, record) {
        (Some(file), None) => app.downloads.text(&file, data::LARGEST_IMPORT).await?,
        (None, Some(pasted)) => match record::game(&pasted) {
            Some(game) => record::plain(&pasted, Some(practice::usual(app, &interaction, game).await)),
            None => record::plain(&pasted, None),
        },
        (None, None) | (Some(_), Some(_)) => return Err(Refusal::ImportWhat.into()),
    };
    let imported = Replayed::Import(Box::new(import::bring(app, &interaction, text).await?));
    let view = replay::view(app, &interaction, &imported, 0).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}
