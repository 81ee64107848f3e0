//! Step through a game, or post it as an animated picture.

use ui::{
    button_id::{ReplayOf, ReplayStep},
    failure::Failure,
};

use crate::{
    actions::replay,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// Turns the reader's own message to another turn, or opens one for a new replay.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    of: ReplayOf,
    turn: u32,
    step: ReplayStep,
) -> Result<Reply, Failure> {
    let replayed = replay::find(app, interaction, of).await?;
    let view = replay::view(app, interaction, &replayed, turn).await?;
    let turns = interaction.in_private && step != ReplayStep::Open;
    let answer = if turns { Answer::Update(view) } else { Answer::Private(view) };
    Ok(Reply::new(answer))
}

pub(super) async fn post(
    app: &App,
    interaction: &Interaction,
    of: ReplayOf,
    from: u32,
) -> Result<Reply, Failure> {
    interaction.may_post()?;
    let replayed = replay::find(app, interaction, of).await?;
    let view = replay::animated(app, interaction, &replayed, from).await?;
    Ok(Reply::public(view))
}
