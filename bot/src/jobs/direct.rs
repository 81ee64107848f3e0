//! Direct messages, only for players who asked for them.
//!
//! Discord refuses them if the member takes none from the servers they share with the bot. From then on they are
//! pinged again, and a message in the game's channel says so once, together with what they missed.

use anyhow::Context as _;
use data::{CommitError, Unit};
use jiff::Timestamp;
use play::{
    Announcement, Challenge, DirectTopic, GameId, Home, MessageId, News, Notice, PlayerId, Preferences, Table,
};
use ui::views::{self, View, listed::Listed};

use crate::{
    actions::{
        game::{mail, premoves, ratings},
        notice,
    },
    app::{App, server_settings},
    jobs::deliver::{
        delivery_error::{DeliveryError, trouble},
        posting::{post, post_of},
    },
};

/// Sends a player a message about a game, unless it has moved on; or pings them, if they prefer that by now.
pub(crate) async fn tell(
    app: &App,
    to: PlayerId,
    game: GameId,
    topic: DirectTopic,
    nonce: String,
) -> Result<(), DeliveryError> {
    let table = app.store.table(game).await?.filter(|table| concerns(topic, table, to));
    let Some(table) = table else { return Ok(()) };
    let (words, notice) =
        (app.words_to(to, table.stored().home).await, app.store.preferences(to).await?.notice);
    // Where the bot can't post, it can't ping either.
    let home = table.stored().home;
    let by_mail = table.stored().is_by_mail();
    let is_instead = by_mail || notice == Notice::Ping && !home.is_posted_in();
    if is_instead || notice::is_direct(notice, topic) {
        let table = if by_mail { mail::as_reached(app, &table, to) } else { table };
        let link = views::link::board(table.stored(), app.store.board_message(game).await?);
        let view = views::game::direct::view(
            words,
            app.look_to(to, table.stored().home).await,
            &table,
            to,
            topic,
            &link,
        );
        let view = ratings::below(&app.store, words, &table, view).await?;
        let view = premoves::with_note(words, &table, to, view);
        let reached = if by_mail {
            send_board(app, to, &table, view, nonce).await?
        } else {
            write(app, to, game, view, nonce).await?
        };
        if reached {
            premoves::acknowledge_dropped(app, &table, to).await;
        }
        return Ok(());
    }
    match notice {
        Notice::Ping => {
            let view = views::game::direct::ping(app.words_in(table.stored().home).await, &table, to);
            post_of(app, &table, view, nonce, false).await.map(drop)
        }
        Notice::Direct | Notice::Digest | Notice::Nothing => Ok(()),
    }
}

/// Tells a challenger that their challenge was declined or has expired. **Decided:** a digest lists games, so those who
/// chose it aren't told.
pub(crate) async fn tell_challenger(
    app: &App,
    challenge: &Challenge,
    spread: Option<u16>,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let to = challenge.challenger;
    let notice = app.store.preferences(to).await?.notice;
    if to.is_former() || matches!(notice, Notice::Digest | Notice::Nothing) {
        return Ok(None);
    }
    if challenge.home == Home::World {
        let words = app.words_to(to, challenge.home).await;
        let view = views::challenge::world::not_found(words, challenge, spread);
        return send(app, to, view, nonce).await.map(|_| None);
    }
    let name = server_settings::name_of(app, challenge.home, challenge.rules).await;
    let is_posted_in = challenge.home.is_posted_in();
    if notice == Notice::Direct || !is_posted_in {
        let words = app.words_to(to, challenge.home).await;
        let view = views::challenge::told(words, challenge, name.as_ref());
        if send(app, to, view, nonce.clone()).await? || !is_posted_in {
            return Ok(None);
        }
    }
    let view = views::challenge::told(app.words_in(challenge.home).await, challenge, name.as_ref());
    post(app, (challenge.home, challenge.channel), View { pings: vec![to], ..view }, nonce).await
}

/// Sends a player the board of a game with a stranger, and takes the buttons off the one before. If Discord refuses it, the
/// player's clock waits for a while.
async fn send_board(
    app: &App,
    to: PlayerId,
    table: &Table,
    view: View,
    nonce: String,
) -> Result<bool, DeliveryError> {
    let written = app.discord.write_to(to, view, nonce, &app.pace).await;
    let Some(place) = written.map_err(|failed| trouble(failed, "sending a board"))? else {
        if table.ending().is_none() {
            mail::note(app, table.id(), to, true).await?;
        }
        return Ok(false);
    };
    mail::note(app, table.id(), to, false).await?;
    let before = app.store.mailed_board(table.id(), to, place).await.map_err(anyhow::Error::from)?;
    if let Some((channel, message)) = before {
        app.discord.take_buttons_off(channel, message).await;
    }
    Ok(true)
}

/// Whether this still concerns a player.
fn concerns(topic: DirectTopic, table: &Table, player: PlayerId) -> bool {
    let waits = table.is_to_act(player);
    match topic {
        DirectTopic::Board { version } => {
            // A player who ran out of time is told, even if their partner plays on.
            let out = table.given_up_now().any(|out| table.player(out.seat) == Some(player.into()));
            let begins =
                table.ply() == 0 && (table.stored().is_by_mail() || table.stored().terms.competition);
            table.version() <= version && (waits || out || begins || table.ending().is_some())
        }
        DirectTopic::Warning { version } => table.version() <= version && waits,
        // They may have been reached meanwhile.
        DirectTopic::News { news: News::Unreached { .. }, by } => {
            by.is_some_and(|by| table.waits_for_unreached(by))
        }
        DirectTopic::News { .. } => table.ending().is_none(),
        DirectTopic::Offer { offer } => {
            let open = table.ending().is_none().then(|| table.offers().find(|open| open.kind == offer));
            open.flatten().is_some_and(|open| table.asked(open).any(|asked| asked == player.into()))
        }
    }
}

/// Sends a player the list of games that wait for them, if there are any.
pub(crate) async fn digest(app: &App, to: PlayerId, nonce: String) -> Result<(), DeliveryError> {
    let games = waiting(app, to).await?;
    let Some((first, home)) = games.first().map(|table| (table.id(), table.stored().home)) else {
        return Ok(());
    };
    if app.store.preferences(to).await?.notice != Notice::Digest {
        return Ok(());
    }
    let mut linked = Vec::with_capacity(games.len());
    for table in games {
        let board = app.store.board_message(table.id()).await?;
        linked.push(Listed { table, board });
    }
    let view = views::player::digest::view(app.words_to(to, home).await, to, &linked);
    write(app, to, first, view, nonce).await.map(drop)
}

/// The games in all servers that wait for a player, the most urgent first.
pub(crate) async fn waiting(app: &App, player: PlayerId) -> anyhow::Result<Vec<Table>> {
    let mut games = app.store.running_games_everywhere(player).await.context("loading games to announce")?;
    games.retain(|table| table.is_to_act(player));
    games.sort_by_cached_key(|table| table.deadline().unwrap_or(Timestamp::MAX));
    Ok(games)
}

/// Tells a player, in the channel of one of their games, that they can't be sent messages.
pub(crate) async fn not_reached(
    app: &App,
    to: PlayerId,
    game: GameId,
    nonce: String,
) -> Result<(), DeliveryError> {
    let Some(table) = app.store.table(game).await? else { return Ok(()) };
    let view = views::game::direct::not_reached(app.words_in(table.stored().home).await, &table, to);
    post_of(app, &table, view, nonce, false).await.map(drop)
}

/// Sends a player a message. If Discord refuses, they are told in the channel of `game`. Returns whether it was sent.
async fn write(
    app: &App,
    to: PlayerId,
    game: GameId,
    view: View,
    nonce: String,
) -> Result<bool, DeliveryError> {
    let reached = send(app, to, view, nonce).await?;
    if !reached {
        refused(app, to, game).await?;
    }
    Ok(reached)
}

/// Sends a player a message. Returns whether Discord took it.
pub(crate) async fn send(app: &App, to: PlayerId, view: View, nonce: String) -> Result<bool, DeliveryError> {
    let written = app.discord.write_to(to, view, nonce, &app.pace).await;
    Ok(written.map_err(|failed| trouble(failed, "sending a direct message"))?.is_some())
}

/// Pings them from now on, and tells them.
async fn refused(app: &App, to: PlayerId, game: GameId) -> anyhow::Result<()> {
    let before = app.store.preferences(to).await?;
    if !matches!(before.notice, Notice::Direct | Notice::Digest) {
        // Another message found out before.
        return Ok(());
    }
    tracing::info!(player = %to, "a player doesn't accept direct messages");
    let now = app.clock.now();
    let changes = before.change(to, Preferences { notice: Notice::Ping, ..before }, now);
    let announcements = vec![Announcement::NotReached { to, game }];
    match app.write(Unit { at: now, interaction: None, changes, announcements }).await {
        Ok(_) | Err(CommitError::Stale) => {}
        Err(error) => return Err(error).context("storing that a player doesn't accept direct messages"),
    }
    app.outbox.wake();
    Ok(())
}
