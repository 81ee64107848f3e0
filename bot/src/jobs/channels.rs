//! Checks whether the channels of waiting games still take messages.
//!
//! Discord reports most losses, but only over the gateway and not while that connection is down, and a change of the bot's
//! role says nothing about single channels. A game in which something was just posted needs no check.

use std::sync::Arc;

use anyhow::Context as _;
use data::Silent;
use jiff::{SignedDuration, Timestamp};
use play::{Table, game::table::ClockStop};

use crate::{
    actions::game::{lost_channel, mail},
    app::{App, alarm::Alarm, channel_checks::TRUSTED},
    jobs::rounds::rounds,
};

/// How often it looks for channels to check. With the time that a channel is trusted, this is within an hour.
const LOOK: SignedDuration = SignedDuration::from_mins(10);
/// How many games are read at a time.
const PAGE: usize = 100;

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let nothing = Alarm::default();
    rounds(app.clock.clone(), &nothing, "checking the channels of games", || round(&app)).await;
}

/// Checks the channels whose time has come. Returns when to look again.
async fn round(app: &App) -> anyhow::Result<Option<Timestamp>> {
    let now = app.clock.now();
    let access = app.discord.access();
    let mut page: Option<Silent> = None;
    loop {
        let silent = app
            .store
            .silent_games(now - TRUSTED, page, PAGE)
            .await
            .context("loading games without a channel")?;
        for silent in silent.iter().filter(|silent| app.memory.channel_checks.is_due(silent.game, now)) {
            let table = app.store.table(silent.game).await.context("loading a game without a channel")?;
            if let Some(table) = table.as_ref().filter(|table| is_stopped_mail(table)) {
                let player = table.player_to_act().and_then(play::Player::member);
                if let Some(player) = player {
                    mail::note(app, table.id(), player, true).await?;
                }
            }
            if let Some(table) = table.filter(matters) {
                app.pace.turn().await;
                if let Err(error) = lost_channel::check(app, &access, &table).await {
                    tracing::warn!(game = %table.id(), "{error:#}");
                }
            }
        }
        match silent.last() {
            Some(&last) if silent.len() == PAGE => page = Some(last),
            _ => return Ok(Some(now + LOOK)),
        }
    }
}

/// Whether a game by direct messages is one whose clock an earlier version stopped for good.
fn is_stopped_mail(table: &Table) -> bool {
    table.stored().is_by_mail() && table.is_cut_off()
}

/// Whether a game's clock runs, or would if its channel weren't lost.
fn matters(table: &Table) -> bool {
    !table.stored().is_by_mail() && matches!(table.clock_stop(), None | Some(ClockStop::CutOff))
}
