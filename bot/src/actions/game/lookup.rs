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
        challenge.home == caller.home
            || challenge.home == Home::World && challenge.challenger == caller.player
    };
    Ok(challenge.filter(is_theirs).ok_or(Refusal::NoSuchChallenge)?)
}

/// The game a button names, if it lives here, or if the member plays in it and it is private: in a direct message with the bot,
/// or by direct messages.
pub(crate) async fn table(caller: &Caller, id: GameId) -> Result<Table, Failure> {
    let table = caller.app.store.table(id).await.context("loading a game")?;
    let is_theirs = |table: &Table| {
        let is_private = caller.is_with_bot() || table.stored().is_by_mail();
        table.stored().home == caller.home || is_private && table.seat(caller.player).is_some()
    };
    let table = table.filter(is_theirs).ok_or(Refusal::NoGameHere)?;
    if table.stored().home == Home::World {
        caller.sees_strangers();
    }
    Ok(table)
}

/// The only game of this kind that the member plays by direct messages, or the only one that waits for them.
pub(crate) async fn by_mail(caller: &Caller, game: Game) -> Result<Table, Failure> {
    let games = caller.app.store.running_games_everywhere(caller.player).await;
    let mut games = games.context("loading a player's games")?;
    games.retain(|table| table.stored().is_by_mail() && table.stored().record.rules.game() == game);
    if games.len() > 1 {
        games.retain(|table| table.is_to_act(caller.player));
    }
    match <[Table; 1]>::try_from(games) {
        Ok([table]) => Ok(table),
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
    let home = caller.home;
    let table = match typed.trim().parse::<GameId>() {
        Ok(game) => caller.app.store.table(game).await.context("loading a game")?,
        Err(_) => None,
    };
    let table = table.filter(|table| table.stored().home == home && table.ending().is_none());
    Ok(table.ok_or_else(|| failure::Refusal::NoSuchGame { typed: typed.to_owned() })?)
}
