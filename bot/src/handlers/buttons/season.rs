//! Close a season, look at one that is over, or show it to all.

use anyhow::Context as _;
use data::CommitError;
use ui::{
    failure::{Failure, SeasonRefusal},
    views::{self, season::Shown},
};

use crate::{
    actions::{season, turn},
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

/// Closes the running season, if it is the one that the question was about; its podiums are the answer.
pub(super) async fn close(app: &App, asked: &Asked, number: u32) -> Result<(), Failure> {
    asked.manages_server()?;
    let guild = asked.guild()?;
    if app.store.season(guild).context("looking which season is running")? != number {
        return Err(SeasonRefusal::ClosedAlready { number }.into());
    }
    season::to_close(app, guild)?;
    match season::close(app, guild, number, asked.player).await {
        Some(Ok(())) => {}
        None => {
            let view = views::season::under_way(app.words_for(asked), number);
            return Ok(app
                .answer(asked, Answer::Update(view))
                .await
                .context("telling that a season is being closed")?);
        }
        // Somebody else was faster.
        Some(Err(CommitError::Stale)) => return Err(SeasonRefusal::ClosedAlready { number }.into()),
        Some(Err(error)) => return Err(app.not_stored(asked, error)),
    }
    // Should this fail, nothing is lost: `/seasons` shows it, and posts it.
    let kept = season::kept(app, guild, Some(number))?;
    let view = season::shown(app.words_in(guild), app.look_in(guild).theme, &kept, Shown::Closed).await?;
    app.answer(asked, Answer::Public(view)).await.context("telling that a season is over")?;
    turn::close_panel(app, asked).await;
    Ok(())
}

/// The reader's own message turns to another season.
pub(super) async fn show(app: &App, asked: &Asked, number: u32) -> Result<(), Failure> {
    let kept = season::kept(app, asked.guild()?, Some(number))?;
    let view = season::shown(app.words_for(asked), app.look_for(asked).theme, &kept, Shown::Alone).await?;
    let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(app.answer(asked, answer).await.context("showing another season")?)
}

pub(super) async fn post(app: &App, asked: &Asked, number: u32) -> Result<(), Failure> {
    asked.may_post()?;
    let guild = asked.guild()?;
    let kept = season::kept(app, guild, Some(number))?;
    let view =
        season::shown(app.words_in(guild), app.look_in(guild).theme, &kept, Shown::By(asked.player)).await?;
    Ok(app.answer(asked, Answer::Public(view)).await.context("posting a season")?)
}
