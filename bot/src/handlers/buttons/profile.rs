//! Show a profile, in private or to everyone.

use play::{PlayerId, ratings::Category};
use ui::failure::Failure;

use crate::{
    actions::profile,
    actions::reply::Reply,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// Turns the reader's own message to another game; under a public message, opens a private one.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    category: Option<Category>,
) -> Result<Reply, Failure> {
    let view = profile::for_one(app, interaction, player, category).await?;
    let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(Reply::new(answer))
}

pub(super) async fn post(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    category: Category,
) -> Result<Reply, Failure> {
    interaction.may_post()?;
    Ok(match profile::for_all(app, interaction, player, category).await? {
        Some(view) => Reply::public(view),
        None => Reply::private(profile::for_one(app, interaction, player, None).await?),
    })
}
