//! A rematch: the first player to ask challenges the others, the next accepts.

use anyhow::Context as _;
use games::Game;
use play::{GameId, Place, Refusal, Table, challenge::Invited};
use ui::failure::{self, Failure};

use crate::{
    actions::{
        challenge::{Wanted, accept, challenge},
        game::lookup,
        player::presence,
        reply::Reply,
    },
    app::caller::Caller,
};

/// Asks for a rematch of a button's game.
pub(crate) async fn press(caller: &Caller, game: GameId, in_thread: bool) -> Result<Reply, Failure> {
    let table = lookup::table(caller, game).await?;
    let reply = rematch(caller, &table, if in_thread { Place::Thread } else { Place::Here }).await?;
    // A private proposal is closed; a private board stays.
    Ok(if in_thread { reply.closing_panel(caller) } else { reply })
}

/// Asks for a rematch of the channel's last game, if it was this one.
pub(crate) async fn here(caller: &Caller, game: Game) -> Result<Reply, Failure> {
    let last = caller.app.store.latest_in(caller.channel).await.context("loading a channel's last game")?;
    let last = last.filter(|table| table.stored().record.rules.game() == game);
    rematch(caller, &last.ok_or(failure::Refusal::NothingPlayed)?, Place::Here).await
}

/// Challenges to a rematch of `table`, or accepts the open one.
async fn rematch(caller: &Caller, table: &Table, place: Place) -> Result<Reply, Failure> {
    let game = table.id();
    let ended = caller.app.store.ended(game).await.context("loading when a game ended")?;
    let rematch = play::challenge::rematch(table, caller.player, ended, caller.app.clock.now())?;
    if let Some(open) = caller.app.store.rematch_of(game).await.context("loading a rematch")? {
        return accept(caller, &open).await;
    }
    for player in rematch.others.iter().filter_map(|other| other.member()) {
        let known = caller
            .app
            .store
            .member(caller.home, player)
            .await
            .context("checking who is still on the server")?;
        if known.gone && presence::has_left(&caller.app, caller.home, player).await? {
            return Err(failure::Refusal::NotAMember { player }.into());
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
        seek: None,
        button: None,
    };
    match challenge(caller, wanted).await {
        // Another player asked at the same moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => {
            let open = caller.app.store.rematch_of(game).await.context("loading a rematch")?;
            accept(caller, &open.ok_or(Refusal::Stale)?).await
        }
        made => made,
    }
}

async fn accept(caller: &Caller, open: &play::Challenge) -> Result<Reply, Failure> {
    let how = accept::Acceptance { team: None, by: accept::By::Rematch };
    accept::press(caller, open.id, how).await
}
