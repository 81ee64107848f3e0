//! Show a head-to-head record, in private or to everyone.

use play::PlayerId;
use ui::{failure::Failure, views::versus::Pair};

use crate::{
    actions::reply::Reply,
    actions::versus,
    app::App,
    discord::{interaction::Interaction, permissions::BotAction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Reply, Failure> {
    let view = versus::for_one(app, interaction, Pair { player, opponent }).await?;
    Ok(Reply::private(view))
}

pub(super) async fn post(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Reply, Failure> {
    interaction.may(&[BotAction::Words])?;
    let pair = Pair { player, opponent };
    Ok(match versus::for_all(app, interaction, pair).await? {
        Some(view) => Reply::public(view),
        None => Reply::private(versus::for_one(app, interaction, pair).await?),
    })
}
