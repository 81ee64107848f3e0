//! Finds what a button names, but only what lives where the caller is, or at their own table.

use anyhow::Context as _;
use games::Game;
use play::{Challenge, ChallengeId, GameId, Home, Refusal, Table};
use ui::{
    failure::{self, Failure},
    views,
};

use crate::{
    actions::{game::premoves, reply::Reply},
    app::caller::Caller,
};

/// The challenge a button names, if it lives here, or is the caller's own for a stranger.
pub(crate) async fn challenge(caller: &Caller, id: ChallengeId) -> Result<Challenge, Failure> {
    let challenge = caller.app.store.challenge(id).await.context("loading a challenge")?;
    let is_theirs = |challenge: &Challenge| {
        caller.is_at(challenge.home, challenge.channel)
            || challenge.home == Home::World && challenge.challenger == caller.player
    };
    Ok(challenge.filter(is_theirs).ok_or(Refusal::NoSuchChallenge)?)
}

/// The game a button names, if it lives here, or if the member plays in it and it is private: in a direct message with the bot,
/// or by direct messages.
pub(crate) async fn table(caller: &Caller, id: GameId) -> Result<Table, Failure> {
    let table = caller.app.store.table(id).await.context("loading a game")?;
    let is_theirs = |table: &Table| {
        let stored = table.stored();
        let is_private = caller.is_with_bot() || stored.is_by_mail();
        caller.is_at(stored.home, stored.channel) || is_private && table.seat(caller.player).is_some()
    };
    Ok(table.filter(is_theirs).ok_or(Refusal::NoGameHere)?)
}

/// The game of this kind that a command is about: the one running in the channel or, in a direct message with the bot, one
/// that is played by mail.
pub(crate) async fn at_hand(caller: &Caller, game: Game) -> Result<Table, Failure> {
    let here = caller.app.store.running_in(caller.channel).await.context("loading a channel's game")?;
    match here {
        Some(table) if table.stored().record.rules.game() == game => Ok(table),
        _ if caller.is_with_bot() => by_mail(caller, game).await,
        Some(table) => Err(Refusal::OtherGameHere { game: table.stored().record.rules.game() }.into()),
        None => Err(Refusal::NoGameHere.into()),
    }
}

/// The only game of this kind that the member plays by direct messages, or the only one that waits for them.
async fn by_mail(caller: &Caller, game: Game) -> Result<Table, Failure> {
    let games = caller.app.store.running_games_everywhere(caller.player).await;
    let mut games = games.context("loading a player's games")?;
    games.retain(|table| table.stored().is_by_mail() && table.stored().record.rules.game() == game);
    let several = games.len() > 1;
    if several {
        games.retain(|table| table.is_to_act(caller.player));
    }
    match <[Table; 1]>::try_from(games) {
        Ok([table]) => Ok(table),
        Err(_) if several => Err(failure::Refusal::SeveralByMail { game }.into()),
        Err(_) => Err(Refusal::NoGameHere.into()),
    }
}

/// Shows the current board in private, when a button no longer fits the game.
pub(crate) async fn show_board(caller: &Caller, table: &Table, note: String) -> Reply {
    let words = caller.words().await;
    let view = views::game::board::private(words, caller.look().await, table, Some(note));
    premoves::show(caller, table, view).await
}

/// The running game that lives here with the typed number.
pub(crate) async fn running(caller: &Caller, typed: &str) -> Result<Table, Failure> {
    let table = match typed.trim().parse::<GameId>() {
        Ok(game) => caller.app.store.table(game).await.context("loading a game")?,
        Err(_) => None,
    };
    let table = table.filter(|table| {
        caller.is_at(table.stored().home, table.stored().channel) && table.ending().is_none()
    });
    Ok(table.ok_or_else(|| failure::Refusal::NoSuchGame { typed: typed.to_owned() })?)
}
