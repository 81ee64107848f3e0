//! Posts the votes of vote games, says how many have voted, and how a game ended.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Announcement, MessageId, VoteGameId, game::vote::VoteGame, ranking::ranked};
use ui::views::{self, View};

use super::{
    delivery_error::DeliveryError,
    posting::{edit, message_to_edit, post},
};
use crate::{actions::game::vote, app::App};

/// How many of those who voted most are looked up: some of them may not want to be named.
const BUSIEST: usize = 50;

/// Posts the vote after so many actions, unless it was.
pub(super) async fn begin(
    app: &App,
    id: VoteGameId,
    ply: u32,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let is_due = |game: &VoteGame| game.over.is_none() && game.ply() == ply && game.posted.is_none();
    let Some(game) = app.store.vote_game(id).await?.filter(is_due) else { return Ok(None) };
    let view = view(app, &game).await?;
    post(app, (game.guild.into(), game.channel), view, nonce).await
}

/// Says how many have voted, in the post of a vote.
pub(super) async fn redraw(
    app: &App,
    id: VoteGameId,
    stored: Timestamp,
) -> Result<Option<MessageId>, DeliveryError> {
    let find = || async {
        let game = app.store.vote_game(id).await?;
        Ok(game.and_then(|game| Some((game.posted?.0, game))))
    };
    let posts = |due: &Announcement| matches!(due, Announcement::Vote { vote, .. } if *vote == id);
    let Some((message, game)) = message_to_edit(app, stored, find, posts).await? else { return Ok(None) };
    let view = view(app, &game).await?;
    edit(app, game.channel, message, view).await
}

/// Posts how a game ended.
pub(super) async fn over(
    app: &App,
    id: VoteGameId,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(game) = app.store.vote_game(id).await?.filter(|game| game.over.is_some()) else {
        return Ok(None);
    };
    let board = vote::board(&game)?;
    let loaded = vote::shown(app, &game, &board).await?;
    let busiest = app.store.busy_voters(id, game.guild, BUSIEST).await.context("loading who voted most")?;
    let home = game.guild.into();
    let (words, look) = (app.words_in(home).await, app.look_in(home).await);
    let view = views::guild::vote::over(words, look, loaded.as_shown(&game, &board), &ranked(busiest));
    post(app, (home, game.channel), view, nonce).await
}

async fn view(app: &App, game: &VoteGame) -> anyhow::Result<View> {
    let board = vote::board(game)?;
    let loaded = vote::shown(app, game, &board).await?;
    let home = game.guild.into();
    let (words, look) = (app.words_in(home).await, app.look_in(home).await);
    Ok(views::guild::vote::post(words, look, loaded.as_shown(game, &board)))
}
