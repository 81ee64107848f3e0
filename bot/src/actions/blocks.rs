//! Blocking: no challenges between two players, in any server. `play/src/suspensions_and_blocks.rs` decides what it means.

use anyhow::Context as _;
use play::{Challenge, Change, KeptAway, PlayerId, suspensions_and_blocks};
use ui::{
    failure::{BlockRefusal, Failure},
    views::{self, kept_away::ENTRIES, pages::Page},
};

use crate::{
    actions::reply::Reply,
    app::App,
    discord::interaction::{Delivery, Interaction},
};

/// How often it is retried, if a challenge that both are in changed meanwhile.
const TRIES: u8 = 4;

/// Blocks a member. Only the blocker is told.
pub(crate) async fn block(app: &App, interaction: &Interaction, whom: PlayerId) -> Result<Reply, Failure> {
    let by = interaction.player;
    let mut tries = TRIES;
    let parted = loop {
        if app.store.blocked(by, whom).await.context("loading a block")?.is_some() {
            return Err(BlockRefusal::Already { player: whom }.into());
        }
        let blocked = app.store.count_blocked_by(by).await.context("counting a player's blocks")?;
        let open = app
            .store
            .open_challenges_with(by, whom)
            .await
            .context("loading the games and challenges two players share")?;
        let parting = suspensions_and_blocks::block(by, whom, blocked, &open, app.clock.now())?;
        tries -= 1;
        match app.commit(interaction, Delivery::ByMessage, parting.changes, parting.announcements).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => {}
            stored => break stored.map(|_| parting.challenges)?,
        }
    };
    app.outbox.wake();
    let view = views::blocks::blocked(app.words_for(interaction).await, whom, parted);
    Ok(Reply::private(view))
}

/// Unblocks a member. Returns whether they were blocked.
pub(crate) async fn unblock(app: &App, interaction: &Interaction, whom: PlayerId) -> Result<bool, Failure> {
    let change = Change::Unblock { by: interaction.player, blocked: whom };
    match app.commit(interaction, Delivery::ByMessage, vec![change], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Ok(false),
        stored => stored.map(|_| true),
    }
}

/// A page of the members whom the caller has blocked.
pub(crate) async fn page(app: &App, interaction: &Interaction, page: u32) -> anyhow::Result<views::View> {
    let count = app.store.count_blocked_by(interaction.player).await.context("counting a player's blocks")?;
    let page = Page::sized(count, page, ENTRIES);
    let blocked: Vec<KeptAway> = app
        .store
        .blocked_by(interaction.player, ENTRIES, page.offset())
        .await
        .context("loading a player's blocks")?;
    Ok(views::blocks::view(app.words_for(interaction).await, &blocked, page))
}

/// The open challenges of a server that a player has a place in, or can take one in.
pub(crate) async fn of_use(
    app: &App,
    interaction: &Interaction,
    mut open: Vec<Challenge>,
) -> Result<Vec<Challenge>, Failure> {
    let player = interaction.player;
    let joined = open.iter().filter(|challenge| !challenge.names(player)).flat_map(Challenge::joined);
    let joined = joined.collect::<Vec<_>>();
    let restrictions = app
        .store
        .restrictions(interaction.guild()?, player, joined)
        .await
        .context("loading blocks and suspensions")?;
    open.retain(|challenge| challenge.names(player) || restrictions.let_join(challenge, player));
    Ok(open)
}
