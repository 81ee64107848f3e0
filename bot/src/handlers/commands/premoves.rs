//! `/dara premove`, `/dara premove b3-b4 c2-c3`

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::reply::Reply,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::{
    failure::Failure,
    texts::say,
    typed::{line, premove_line::may_look},
};

/// Plan replies in advance
#[poise::command(slash_command)]
pub(super) async fn premove(
    ctx: Context<'_>,
    #[autocomplete = "next_actions"]
    #[max_length = 600]
    line: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    may_look(&table, interaction.player)?;
    let view = match line {
        None => crate::actions::premoves::first(app, &interaction, &table, None).await?,
        Some(typed) => {
            let lines = line::read(table.position(), &typed)?;
            let stored = crate::actions::premoves::store(app, &interaction, &table, lines).await?;
            let note = say!(app.words_for(&interaction).await, "premove-stored");
            crate::actions::premoves::first(app, &interaction, &stored, Some(note)).await?
        }
    };
    respond(ctx, &interaction, Reply::private(view)).await
}

/// The actions that can follow in the line.
async fn next_actions(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = followed_by(ctx, typed).await.unwrap_or_default().into_iter();
    let choices = offered.map(|text| AutocompleteChoice::new(text.clone(), text));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The line that was typed, with each action that can follow.
async fn followed_by(ctx: Context<'_>, typed: &str) -> Result<Vec<String>, Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = ctx.data().running_in(interaction.channel).await?;
    may_look(&table, interaction.player)?;
    Ok(line::completions(table.position(), typed))
}
