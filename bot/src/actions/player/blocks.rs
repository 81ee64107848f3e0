//! Blocking: no challenges between two players, in any server. `play/src/guild/suspensions_and_blocks.rs` decides what it means.

use anyhow::Context as _;
use play::{Challenge, Change, KeptAway, PlayerId, guild::suspensions_and_blocks};
use ui::{
    failure::{Failure, Refusal},
    views::{self, kept_away::ENTRIES, pages::Page},
};

use crate::{actions::reply::Reply, app::caller::Caller, discord::interaction::Delivery};

/// How often it is retried, if a challenge that both are in changed meanwhile.
const TRIES: u8 = 4;

/// Blocks a member. Only the blocker is told.
pub(crate) async fn block(caller: &Caller, whom: PlayerId) -> Result<Reply, Failure> {
    let by = caller.player;
    let mut tries = TRIES;
    let parted = loop {
        if caller.app.store.blocked(by, whom).await.context("loading a block")?.is_some() {
            return Err(Refusal::BlockedAlready { player: whom }.into());
        }
        let blocked = caller.app.store.count_blocked_by(by).await.context("counting a player's blocks")?;
        let open = caller
            .app
            .store
            .open_challenges_with(by, whom)
            .await
            .context("loading the games and challenges two players share")?;
        let parting = suspensions_and_blocks::block(by, whom, blocked, &open, caller.app.clock.now())?;
        tries -= 1;
        match caller.commit(Delivery::ByMessage, parting.changes, parting.announcements).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => {}
            stored => break stored.map(|_| parting.challenges)?,
        }
    };
    caller.app.outbox.wake();
    let view = views::player::blocks::blocked(caller.words().await, whom, parted);
    Ok(Reply::private(view))
}

/// Unblocks a member.
pub(crate) async fn unblock(caller: &Caller, player: PlayerId) -> Result<Reply, Failure> {
    if !unblocked(caller, player).await? {
        return Err(Refusal::NotBlocked { player }.into());
    }
    Ok(Reply::private(views::player::blocks::unblocked(caller.words().await, player)))
}

/// Unblocks a member. Returns whether they were blocked.
pub(crate) async fn unblocked(caller: &Caller, player: PlayerId) -> Result<bool, Failure> {
    let change = Change::Unblock { by: caller.player, blocked: player };
    match caller.commit(Delivery::ByMessage, vec![change], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Ok(false),
        stored => stored.map(|_| true),
    }
}

/// A page of the members the caller has blocked.
pub(crate) async fn page(caller: &Caller, page: u32) -> anyhow::Result<views::View> {
    let count =
        caller.app.store.count_blocked_by(caller.player).await.context("counting a player's blocks")?;
    let page = Page::sized(count, page, ENTRIES);
    let blocked: Vec<KeptAway> = caller
        .app
        .store
        .blocked_by(caller.player, ENTRIES, page.offset())
        .await
        .context("loading a player's blocks")?;
    Ok(views::player::blocks::view(caller.words().await, &blocked, page))
}

/// The open challenges of a server that a player has a place in, or can take one in.
pub(crate) async fn of_use(caller: &Caller, mut open: Vec<Challenge>) -> Result<Vec<Challenge>, Failure> {
    let player = caller.player;
    let joined = open.iter().filter(|challenge| !challenge.names(player)).flat_map(Challenge::joined);
    let joined = joined.collect::<Vec<_>>();
    let restrictions = caller
        .app
        .store
        .restrictions(caller.home, player, joined)
        .await
        .context("loading blocks and suspensions")?;
    open.retain(|challenge| challenge.names(player) || restrictions.let_join(challenge, player));
    Ok(open)
}
