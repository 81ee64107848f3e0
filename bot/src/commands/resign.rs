//! `/dara resign`

use anyhow::Context as _;
use play::Refusal;

use super::{Context, table_here};
use crate::{
    answer::Answer,
    asked::Asked,
    control::Control,
    failure::Failure,
    texts::say,
    views::{Button, Tone, View},
};

/// Give up the game of this channel
#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &asked)?;
    if table.seat(asked.player).is_none() {
        return Err(Refusal::NotAPlayer.into());
    }
    let words = app.texts.for_locale(&asked.locale);
    let question = View::words(say!(words, "resign-question", game = table.id().to_string())).with_row(vec![
        Button::new(say!(words, "button-resign"), Control::Resign { game: table.id() }, Tone::Danger),
        Button::new(say!(words, "button-keep-playing"), Control::Cancel, Tone::Plain),
    ]);
    Ok(app.answer(&asked, Answer::Private(question)).await.context("asking whether to resign")?)
}
