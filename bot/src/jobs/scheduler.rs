//! Handles timers when their time has come: clocks that run out, challenges that expire, absences that begin and end,
//! digests, puzzles of the day, weeks, seasons, votes.
//!
//! What is due when is in the database, so that a start after an outage finds it like anything else. Handling a timer
//! decides what happens, and stores that with the next time; one that fails is put off, and delays nothing else.

use std::{collections::HashSet, sync::Arc};

use anyhow::Context as _;
use data::{CommitError, Store, Unit};
use futures::{StreamExt as _, stream};
use jiff::{SignedDuration, Timestamp};
use play::{
    Announcement, ChallengeId, Change, CompetitionId, GameId, Notice, PlayerId, Timer, challenge,
    game::table, player::preferences::next_digest,
};

use crate::{
    actions::{competition, game::commit, player::away},
    app::App,
    jobs::{daily, direct, rounds::rounds, season, votes, week},
};

/// How many timers are read at a time.
const PAGE: usize = 100;
/// How many are handled at a time.
const AT_ONCE: usize = 50;
/// When a timer that failed is tried again.
const AFTER_A_FAULT: SignedDuration = SignedDuration::from_mins(1);

/// How long to wait before looking again for a late turn of the computer.
const COMPUTER_AGAIN: SignedDuration = SignedDuration::from_secs(10);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    rounds(app.clock.clone(), &app.timers, "handling due timers", || round(&app)).await;
}

/// Handles what is due. Returns when to look again.
async fn round(app: &App) -> anyhow::Result<Option<Timestamp>> {
    // Before the beat, so that nothing is due that an outage or a sleep right after it may have put back.
    let now = app.clock.now();
    let next_beat = app.beat().await?;
    let mut seen = HashSet::new();
    loop {
        let due = app.store.timers_due(now, PAGE).await.context("loading due timers")?;
        let page = due.len();
        // A player whose absence began before their time ran out hasn't lost, even if both are handled late, so
        // absences keep their place in the order. Everything else is handled concurrently, since the store writes it
        // in one transaction.
        for part in due.chunk_by(|one, next| is_absence(*one) == is_absence(*next)) {
            // One that is still due afterwards is postponed, so that the others get their turn.
            let part: Vec<_> = part.iter().map(|&timer| (timer, seen.insert(timer))).collect();
            let handled = stream::iter(part).map(|(timer, first)| handle_or_postpone(app, timer, first, now));
            let handled: Vec<anyhow::Result<()>> = handled.buffer_unordered(AT_ONCE).collect().await;
            handled.into_iter().collect::<anyhow::Result<()>>()?;
        }
        if page < PAGE {
            break;
        }
    }
    let next = app.store.next_timer(now).await.context("loading the next timer")?;
    Ok(Some(next.map_or(next_beat, |next| next.min(next_beat))))
}

/// Whether an absence begins or ends.
const fn is_absence(timer: Timer) -> bool {
    matches!(timer, Timer::Away(..))
}

/// Handles a timer. Puts it off if that fails, or if it was handled in this round already and is still due.
async fn handle_or_postpone(app: &App, timer: Timer, first: bool, now: Timestamp) -> anyhow::Result<()> {
    let handled = if first { handle(app, timer, now).await } else { Err(anyhow::anyhow!("still due")) };
    let Err(error) = handled else { return Ok(()) };
    tracing::error!(%timer, "postponing a timer: {error:#}");
    settle(&app.store, timer, now, Some(now + AFTER_A_FAULT)).await
}

async fn handle(app: &App, timer: Timer, now: Timestamp) -> anyhow::Result<()> {
    match timer {
        Timer::Game(game) => look_at_game(app, game, now).await,
        Timer::Challenge(challenge) => look_at_challenge(app, challenge, now).await,
        Timer::Away(home, player) => {
            Ok(away::tick(app, home, player, now).await.context("starting or ending an absence")?)
        }
        Timer::Digest(player) => look_at_digest(app, player, now).await,
        Timer::Competition(competition) => look_at_competition(app, competition, now).await,
        Timer::Daily(guild) => daily::come(app, guild, now).await,
        Timer::Week(guild) => week::come(app, guild, now).await,
        Timer::Season(guild) => season::come(app, guild, now).await,
        Timer::Vote(game) => votes::end(app, game, now).await,
        Timer::VoteCount(game) => votes::count(app, game, now).await,
    }
}

/// A game: warns the player or ends it. Its timer is set by every change of its clocks.
async fn look_at_game(app: &App, game: GameId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Game(game);
    let table = app.store.table(game).await.context("loading a game whose timer is due")?;
    let Some(table) = table else { return settle(&app.store, timer, now, None).await };
    if table.owes_computer_turn() {
        app.memory.late_turns.add(game);
        return settle(&app.store, timer, now, Some(now + COMPUTER_AGAIN)).await;
    }
    match table::tick(&table, now) {
        Some(decision) => {
            // If something was played at the last moment, that has set the timer.
            CommitError::unless_stale(commit::store(app, None, decision).await)
                .context("ending a game on time")?;
        }
        None => settle(&app.store, timer, now, table.due()).await?,
    }
    app.outbox.wake();
    Ok(())
}

/// A challenge: it expires.
async fn look_at_challenge(app: &App, challenge: ChallengeId, now: Timestamp) -> anyhow::Result<()> {
    let found = app.store.challenge(challenge).await.context("loading an expired challenge")?;
    let decision = found.and_then(|found| challenge::update(&found, challenge::Event::Tick, now).ok());
    let Some(decision) = decision.filter(|decision| !decision.changes.is_empty()) else {
        return settle(&app.store, Timer::Challenge(challenge), now, None).await;
    };
    let seek = app.store.seek(challenge).await.context("loading an expired seek")?;
    let (changes, mut announcements) = (decision.changes, decision.announcements);
    for announcement in &mut announcements {
        if let Announcement::ChallengerTold { spread, .. } = announcement {
            // The seek is deleted now.
            *spread = seek.and_then(|seek| seek.spread);
        }
    }
    let stored = app.write(Unit { at: now, interaction: None, changes, announcements }).await;
    // It may have been answered at the last moment.
    CommitError::unless_stale(stored).context("expiring a challenge")?;
    app.outbox.wake();
    Ok(())
}

/// A digest: sent if a game waits for the player, and due again at the same time of day.
async fn look_at_digest(app: &App, player: PlayerId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Digest(player);
    let wanted = app.store.preferences(player).await?.notice == Notice::Digest;
    let due = app.store.timer(timer).await.context("loading when a digest was due")?;
    let Some(due) = due.filter(|_| wanted) else { return settle(&app.store, timer, now, None).await };
    let next = Some(next_digest(due, now));
    if direct::waiting(app, player).await?.is_empty() {
        return settle(&app.store, timer, now, next).await;
    }
    let changes = vec![Change::SetTimer { timer, at: next }];
    let announcements = vec![Announcement::Digest { to: player }];
    app.write(Unit { at: now, interaction: None, changes, announcements })
        .await
        .context("storing a digest")?;
    app.outbox.wake();
    Ok(())
}

/// A competition: it goes on, and games whose time is over are handed to be adjudicated.
async fn look_at_competition(app: &App, id: CompetitionId, now: Timestamp) -> anyhow::Result<()> {
    if !competition::go_on(app, id, now).await? {
        settle(&app.store, Timer::Competition(id), now, None).await?;
    }
    app.outbox.wake();
    Ok(())
}

/// Sets a timer that was due at `now`, or deletes it; if something else has set it meanwhile, it stays.
async fn settle(store: &Store, timer: Timer, now: Timestamp, at: Option<Timestamp>) -> anyhow::Result<()> {
    store.settle_timer(timer, now, at).await.context("setting a timer")
}
