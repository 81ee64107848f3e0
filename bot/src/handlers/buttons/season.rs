//! Close a season, look at a finished one, or show it to everyone.

use anyhow::Context as _;
use data::CommitError;
use ui::{
    failure::{Failure, SeasonRefusal},
    views::{self, season::SeasonAudience},
};

use crate::{
    actions::reply::Reply,
    actions::season,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// Closes the running season if the question was about that one. The answer shows the podiums.
pub(super) async fn close(app: &App, interaction: &Interaction, number: u32) -> Result<Reply, Failure> {
    interaction.manages_server()?;
    let guild = interaction.guild()?;
    if app.store.season(guild).await.context("loading the current season")? != number {
        return Err(SeasonRefusal::ClosedAlready { number }.into());
    }
    season::to_close(app, guild).await?;
    match season::close(app, guild, number, interaction.player).await {
        Some(Ok(())) => {}
        None => {
            let view = views::season::under_way(app.words_for(interaction).await, number);
            return Ok(Reply::update(view));
        }
        // Someone else was faster.
        Some(Err(CommitError::Stale)) => return Err(SeasonRefusal::ClosedAlready { number }.into()),
        Some(Err(error)) => return Err(app.not_stored(interaction, error).await),
    }
    // If this fails, `/seasons` can still show and post it.
    let kept = season::kept(app, guild, Some(number)).await?;
    let view = season::shown(
        app.words_in(guild).await,
        app.look_in(guild).await.theme,
        &kept,
        SeasonAudience::ClosedBy,
    )
    .await?;
    Ok(Reply::public(view).closing_panel(interaction))
}

/// Turns the reader's own message to another season.
pub(super) async fn show(app: &App, interaction: &Interaction, number: u32) -> Result<Reply, Failure> {
    let kept = season::kept(app, interaction.guild()?, Some(number)).await?;
    let view = season::shown(
        app.words_for(interaction).await,
        app.look_for(interaction).await.theme,
        &kept,
        SeasonAudience::Alone,
    )
    .await?;
    let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(Reply::new(answer))
}

pub(super) async fn post(app: &App, interaction: &Interaction, number: u32) -> Result<Reply, Failure> {
    interaction.may_post()?;
    let guild = interaction.guild()?;
    let kept = season::kept(app, guild, Some(number)).await?;
    let view = season::shown(
        app.words_in(guild).await,
        app.look_in(guild).await.theme,
        &kept,
        SeasonAudience::By(interaction.player),
    )
    .await?;
    Ok(Reply::public(view))
}
