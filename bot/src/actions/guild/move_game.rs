//! Moves a game to another channel, for a moderator.

use anyhow::Context as _;
use play::{Announcement, game::table, guild::moderation::ModeratorAction};
use ui::{
    failure::{Failure, Refusal},
    texts::say,
    views,
};

use crate::{
    actions::{
        game::{commit, lookup, turn},
        guild::moderation,
        reply::Reply,
    },
    app::{caller::Caller, server_settings},
    discord::interaction::Delivery,
};

/// Lets the game with the typed number go on in this channel.
pub(crate) async fn here(caller: &Caller, typed: &str) -> Result<Reply, Failure> {
    caller.moderates()?;
    let (app, table) = (&caller.app, lookup::running(caller, typed).await?);
    let busy = app.store.running_in(caller.channel).await.context("loading a channel's game")?;
    if let Some(busy) = busy.filter(|busy| busy.id() != table.id()) {
        return Err(Refusal::CannotMoveHere { game: busy.id() }.into());
    }
    server_settings::may_play(caller).await?;
    caller.may_post()?;
    let Some(mut decision) = table::relocate(&table, caller.channel, caller.player, app.clock.now()) else {
        let words = caller.words().await;
        let note = say!(words, "moved-here-already");
        return Ok(Reply::private(views::game::board::private(
            words,
            caller.look().await,
            &table,
            Some(note),
        )));
    };
    let (settings, board) =
        tokio::join!(app.server_settings(table.stored().home), app.store.board_message(table.id()));
    let board = board.context("loading a board's message")?;
    if let Some(message) = board
        && table.keeps_only_newest(settings.context("loading which boards stay")?.boards)
    {
        let (game, channel) = (table.id(), table.stored().channel);
        decision.announcements.push(Announcement::OldBoard { game, channel, message });
    }
    let action = ModeratorAction::MovedGame { game: table.id(), channel: caller.channel };
    decision.changes.push(moderation::logged(caller, action, None)?);
    let draw = turn::board_of_answer(app, Delivery::ByReply, table.stored().home).await;
    let stored = commit::store_while(app, Some(caller.seen(Delivery::ByReply)), decision, draw).await;
    let (stored, board) = caller.stored(stored).await?;
    turn::shown(app, &stored, board).await
}
