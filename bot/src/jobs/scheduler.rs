//! Looks at everything that has a time, when its time has come: clocks that run out, challenges that expire,
//! times away that begin and end.
//!
//! What is due when stands in the database, so that a start after an outage finds it like any other. A look decides what
//! has come about, and stores it with the next time; what cannot be looked at is put off, and holds up nothing else.
//!
//! Nobody can play while the program is down, or its machine asleep: when it wakes, running clocks are put back by that
//! time, at most by a day.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::Context as _;
use data::{CommitError, Unit};
use futures::{StreamExt as _, stream};
use jiff::{SignedDuration, Timestamp};
use play::{
    Announcement, ChallengeId, Change, GameId, Notice, PlayerId, Timer, challenge, preferences::next_digest,
    table,
};

use crate::{
    actions::{away, commit},
    app::App,
    jobs::{direct, rounds::rounds},
};

/// How often it is noted that the program is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// A shorter time is no outage.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(5);
/// How many timers are read at a time.
const PAGE: usize = 100;
/// How many are looked at at a time.
const AT_ONCE: usize = 50;
/// When a timer is looked at again that could not be.
const AFTER_A_FAULT: SignedDuration = SignedDuration::from_mins(1);

/// What is known of the time in which the program was alive.
pub(crate) struct Alive {
    /// When that was noted last.
    noted: Timestamp,
    /// How long it had been awake when it was to be noted last. While that fails nobody can play, as if it were not awake.
    awake: SignedDuration,
}

/// Looks until the end of the program, which `alive` has begun.
pub(crate) async fn run(app: Arc<App>, alive: Alive) {
    let alive = Mutex::new(alive);
    rounds(app.clock.clone(), &app.timers, "looking at what is due", || round(&app, &alive)).await;
}

/// Notes at the start that the program is alive, and makes up for the time since it was last.
pub(crate) async fn begin(app: &App) -> anyhow::Result<Alive> {
    let awake = app.clock.awake();
    Ok(Alive { noted: beat(app, SignedDuration::ZERO).await?, awake })
}

/// Notes that the program is alive, and makes up for the time since that was noted last, but for so much of it in which it was
/// awake. Says when that was.
async fn beat(app: &App, awake: SignedDuration) -> anyhow::Result<Timestamp> {
    let now = app.clock.now();
    let made_up = app.store.beat(now, awake, TOLERANCE).await.context("noting to be alive")?;
    if let Some(made_up) = made_up {
        tracing::warn!(%made_up, "nobody could play for a while: running clocks were put back");
    }
    Ok(now)
}

/// The same, unless it was noted just now: nothing is to be made up for then, and a timer that is looked at is not worth another
/// transaction. Says when it is to be noted next.
async fn beat_now_and_then(app: &App, alive: &Mutex<Alive>) -> anyhow::Result<Timestamp> {
    let lock = || alive.lock().unwrap_or_else(PoisonError::into_inner);
    let noted = lock().noted;
    if (SignedDuration::ZERO..BEAT).contains(&app.clock.now().duration_since(noted)) {
        return Ok(noted + BEAT);
    }
    let awake = app.clock.awake();
    let before = std::mem::replace(&mut lock().awake, awake);
    let noted = beat(app, awake - before).await?;
    lock().noted = noted;
    Ok(noted + BEAT)
}

/// Looks at what is due now, and says when to look again.
async fn round(app: &App, alive: &Mutex<Alive>) -> anyhow::Result<Option<Timestamp>> {
    let next_beat = beat_now_and_then(app, alive).await?;
    let now = app.clock.now();
    let mut looked = HashSet::new();
    loop {
        let due = app.store.timers_due(now, PAGE).context("looking for timers that are due")?;
        let page = due.len();
        // One whose time away began before his time was out has not lost, though both are looked at late: absences have their turn
        // where they were due. All else is looked at at once, since the store writes together what waits for it together.
        for part in due.chunk_by(|one, next| is_absence(*one) == is_absence(*next)) {
            // One that is due still is put off, so that the others have their turn.
            let part: Vec<_> = part.iter().map(|&timer| (timer, looked.insert(timer))).collect();
            let looks = stream::iter(part).map(|(timer, first)| look_or_put_off(app, timer, first, now));
            let looks: Vec<anyhow::Result<()>> = looks.buffer_unordered(AT_ONCE).collect().await;
            looks.into_iter().collect::<anyhow::Result<()>>()?;
        }
        if page < PAGE {
            break;
        }
    }
    let next = app.store.next_timer(now).context("looking for the next timer")?;
    Ok(Some(next.map_or(next_beat, |next| next.min(next_beat))))
}

/// Whether it is a time away that begins or ends.
const fn is_absence(timer: Timer) -> bool {
    matches!(timer, Timer::Away(..))
}

/// Looks at a timer, and puts it off where that fails, or it was looked at in this round and is due still.
async fn look_or_put_off(app: &App, timer: Timer, first: bool, now: Timestamp) -> anyhow::Result<()> {
    let looked = if first { look(app, timer, now).await } else { Err(anyhow::anyhow!("it is due still")) };
    let Err(error) = looked else { return Ok(()) };
    tracing::error!(%timer, "a timer is put off: {error:#}");
    settle(app, timer, now, Some(now + AFTER_A_FAULT)).await
}

async fn look(app: &App, timer: Timer, now: Timestamp) -> anyhow::Result<()> {
    match timer {
        Timer::Game(game) => look_at_game(app, game, now).await,
        Timer::Challenge(challenge) => look_at_challenge(app, challenge, now).await,
        Timer::Away(guild, player) => {
            Ok(away::tick(app, guild, player, now).await.context("letting a time away begin or end")?)
        }
        Timer::Digest(player) => look_at_digest(app, player, now).await,
    }
}

/// A game: warns, or ends it. Its timer is set by every change of its clocks.
async fn look_at_game(app: &App, game: GameId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Game(game);
    let table = app.store.table(game).context("looking for a game whose time has come")?;
    let Some(table) = table else { return settle(app, timer, now, None).await };
    match table::tick(&table, now) {
        Some(decision) => match commit::store(app, None, decision).await {
            // Stale: something was played at the last moment, and has set the timer anew.
            Ok(_) | Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("ending a game whose time is out"),
        },
        None => settle(app, timer, now, table.due()).await?,
    }
    app.outbox.wake();
    Ok(())
}

/// A challenge: it expires.
async fn look_at_challenge(app: &App, challenge: ChallengeId, now: Timestamp) -> anyhow::Result<()> {
    let found = app.store.challenge(challenge).context("looking for a challenge that is too old")?;
    let decision = found.and_then(|found| challenge::decide(&found, challenge::Event::Tick, now).ok());
    let Some(decision) = decision.filter(|decision| !decision.changes.is_empty()) else {
        return settle(app, Timer::Challenge(challenge), now, None).await;
    };
    let (changes, announcements) = (decision.changes, decision.announcements);
    match app.write(Unit { at: now, interaction: None, changes, announcements }).await {
        // Stale: answered at the last moment.
        Ok(_) | Err(CommitError::Stale) => {}
        Err(error) => return Err(error).context("ending a challenge that is too old"),
    }
    app.outbox.wake();
    Ok(())
}

/// A player's digest: it is told if a game waits for him, and comes again at the same time of day.
async fn look_at_digest(app: &App, player: PlayerId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Digest(player);
    let wanted = app.store.preferences(player)?.notice == Notice::Digest;
    let due = app.store.timer(timer).context("looking when a digest was due")?;
    let Some(due) = due.filter(|_| wanted) else { return settle(app, timer, now, None).await };
    let next = Some(next_digest(due, now));
    if direct::waiting(app, player)?.is_empty() {
        return settle(app, timer, now, next).await;
    }
    let changes = vec![Change::SetTimer { timer, at: next }];
    let announcements = vec![Announcement::Digest { to: player }];
    app.write(Unit { at: now, interaction: None, changes, announcements })
        .await
        .context("storing a digest")?;
    app.outbox.wake();
    Ok(())
}

/// Sets a timer that was due at `now` anew, or puts it out; one that was set by something else meanwhile stays.
async fn settle(app: &App, timer: Timer, now: Timestamp, at: Option<Timestamp>) -> anyhow::Result<()> {
    app.store.settle_timer(timer, now, at).await.context("setting a timer")
}
