//! Gives up the seats of members who have left the server.
//!
//! Without a privileged intent, the bot isn't told who leaves. It asks about the player a game waits for, after an
//! hour of silence and then once a day; no one else holds a game up.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use data::{CommitError, Silent};
use jiff::{SignedDuration, Timestamp};
use play::{Player, Table, game::table};

use crate::{
    actions::{game::commit, player::presence},
    app::{App, alarm::Alarm},
    jobs::rounds::rounds,
};

/// How long a game waits before the bot asks whether its player is still there.
const SILENCE: SignedDuration = SignedDuration::from_hours(1);
/// How long until it asks again.
const AGAIN: SignedDuration = SignedDuration::from_hours(24);
/// How often it looks for players to ask about.
const LOOK: SignedDuration = SignedDuration::from_mins(10);
/// How many games are read at a time.
const PAGE: usize = 100;

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let (nothing, looked) = (Alarm::default(), Mutex::new(app.clock.now()));
    rounds(app.clock.clone(), &nothing, "loading players who have left", || round(&app, &looked)).await;
}

/// Asks about players whose time has come since the last check. Returns when to check again.
async fn round(app: &App, looked: &Mutex<Timestamp>) -> anyhow::Result<Option<Timestamp>> {
    let now = app.clock.now();
    let last = std::mem::replace(&mut *looked.lock().unwrap_or_else(PoisonError::into_inner), now);
    let mut page: Option<Silent> = None;
    loop {
        let silent =
            app.store.silent_games(now - SILENCE, page, PAGE).await.context("loading inactive games")?;
        for silent in silent.iter().filter(|silent| is_due(silent.since, last, now)) {
            let table = app.store.table(silent.game).await.context("loading an inactive game")?;
            if let Some(table) = table {
                ask_for_player(app, &table, now).await?;
            }
        }
        match silent.last() {
            Some(&last) if silent.len() == PAGE => page = Some(last),
            _ => return Ok(Some(now + LOOK)),
        }
    }
}

/// Whether the player of a game that waits since `since` has to be asked about at some time between `last` and `now`.
fn is_due(since: Timestamp, last: Timestamp, now: Timestamp) -> bool {
    let times = |at: Timestamp| (at.duration_since(since) - SILENCE).as_secs().div_euclid(AGAIN.as_secs());
    times(now) >= 0 && times(now) > times(last).max(-1)
}

/// Asks about the player a game waits for, and gives up their seat if they have left.
async fn ask_for_player(app: &App, table: &Table, now: Timestamp) -> anyhow::Result<()> {
    let Some(Player::Member(player)) = table.player_to_act() else { return Ok(()) };
    // Without the bot in a server, no one can be asked about.
    let Some(guild) = table.stored().home.server() else { return Ok(()) };
    if app.store.guild_gone(guild).await?.is_some() {
        return Ok(());
    }
    app.pace.turn().await;
    match presence::has_left(app, table.stored().home, player).await {
        Ok(true) => {}
        Ok(false) => return Ok(()),
        // It asks again tomorrow.
        Err(error) => {
            tracing::warn!(game = %table.id(), "{error:#}");
            return Ok(());
        }
    }
    // A player of a running game can always leave it.
    let Ok(decision) = table::decide_event(table, player, table::Event::Left, now) else { return Ok(()) };
    // Something may have been played at the last moment.
    CommitError::unless_stale(commit::store(app, None, decision).await).context("giving up a seat")?;
    app.outbox.wake();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many times it asks within some hours of silence.
    fn check(hours: i64, look_every: SignedDuration, times: usize) {
        let since = Timestamp::UNIX_EPOCH;
        let mut last = since;
        let mut interaction = 0;
        while last < since + SignedDuration::from_hours(hours) {
            let now = last + look_every;
            interaction += usize::from(is_due(since, last, now));
            last = now;
        }
        assert_eq!(interaction, times, "in {hours} hours, looked every {look_every:?}");
    }

    #[test]
    fn it_is_asked_after_an_hour_and_then_once_a_day() {
        for minutes in [10, 7, 45] {
            let look = SignedDuration::from_mins(minutes);
            check(0, look, 0);
            check(24, look, 1);
            check(26, look, 2);
            check(24 * 7 + 2, look, 8);
        }
        // However long the bot slept.
        check(100, SignedDuration::from_hours(100), 1);
    }

    #[test]
    fn a_game_that_started_waiting_after_the_last_look_is_found() {
        let since = Timestamp::UNIX_EPOCH;
        let (before, after) = (since - SignedDuration::from_hours(30), since + SignedDuration::from_hours(2));
        assert!(is_due(since, before, after));
        assert!(!is_due(since, before, since));
    }
}
