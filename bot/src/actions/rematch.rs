//! A rematch: the first player to ask challenges the others, the next accepts.

use anyhow::Context as _;
use play::{Place, Refusal, Table, challenge::Invited};
use ui::failure::Failure;

use crate::{
    actions::reply::Reply,
    actions::{
        accept,
        challenge::{Wanted, challenge},
        presence,
    },
    app::App,
    discord::interaction::Interaction,
};

/// Challenges to a rematch of `table`, or accepts the open one.
pub(crate) async fn rematch(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    place: Place,
) -> Result<Reply, Failure> {
    let game = table.id();
    let ended = app.store.ended(game).await.context("loading when a game ended")?;
    let rematch = play::challenge::rematch(table, interaction.player, ended, app.clock.now())?;
    if let Some(open) = app.store.rematch_of(game).await.context("loading a rematch")? {
        return accept(app, interaction, &open).await;
    }
    for player in rematch.others.iter().filter_map(|other| other.member()) {
        let known = app
            .store
            .member(interaction.guild()?, player)
            .await
            .context("checking who is still on the server")?;
        if known.gone && presence::has_left(app, interaction.guild()?, player).await? {
            return Err(ui::failure::Refusal::NotAMember { player }.into());
        }
    }
    // They have played, so none of them is another bot.
    let invited = rematch.others.iter().map(|&player| Some(Invited::from(player))).collect();
    let wanted = Wanted {
        invited,
        rules: table.stored().record.rules,
        terms: table.stored().terms,
        rematch_of: Some(game),
        first: rematch.first,
        place: Some(place),
    };
    match challenge(app, interaction, wanted).await {
        // Another player asked at the same moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => {
            let open = app.store.rematch_of(game).await.context("loading a rematch")?;
            accept(app, interaction, &open.ok_or(Refusal::Stale)?).await
        }
        made => made,
    }
}

async fn accept(app: &App, interaction: &Interaction, open: &play::Challenge) -> Result<Reply, Failure> {
    let how = accept::Acceptance { team: None, by: accept::By::Rematch };
    accept::press(app, interaction, open.id, how).await
}
