//! Time away: stored in one transaction with what it changes in the member's games.

use anyhow::Context as _;
use data::{CommitError, Seen, Store, Unit};
use jiff::Timestamp;
use play::{Home, PlayerId, Refusal, game::table, player::away};
use ui::{
    failure::Failure,
    typed::date::day,
    views::{
        self,
        player::absence::{Absences, Done},
    },
};

use crate::{
    actions::reply::Reply,
    app::{App, caller::Caller},
    discord::interaction::Delivery,
};

/// How often it is retried, if the member's absences or one of their games changed meanwhile.
const TRIES: u8 = 4;

/// Starts or plans time away, or changes when it ends, and shows it.
pub(crate) async fn leave(
    caller: &Caller,
    from: Option<Timestamp>,
    until: away::Until,
) -> Result<Reply, Failure> {
    request(caller, away::Event::Leave { from, until }).await?;
    shown(caller, Done::Left).await
}

/// Ends the member's time away, and shows what is left of it.
pub(crate) async fn back(caller: &Caller) -> Result<Reply, Failure> {
    request(caller, away::Event::Back).await?;
    shown(caller, Done::Back).await
}

/// Cancels the planned absence that starts on this day, or else the next one. Without one, nothing starts then, and the
/// refusal lists what is planned.
pub(crate) async fn call_off(caller: &Caller, from: Option<Timestamp>) -> Result<Reply, Failure> {
    let now = caller.app.clock.now();
    let absences = absences(&caller.app.store, caller.home, caller.player).await?;
    let meant = match from {
        None => away::planned(&absences, now),
        Some(from) => {
            absences.into_iter().find(|absence| absence.is_planned(now) && day(absence.from) == day(from))
        }
    };
    request(caller, away::Event::CallOff { from: meant.map_or(now, |absence| absence.from) }).await?;
    shown(caller, meant.map_or(Done::Nothing, Done::Cancelled)).await
}

/// Shows the member their absences.
pub(crate) async fn show(caller: &Caller) -> Result<Reply, Failure> {
    shown(caller, Done::Nothing).await
}

/// Shows the member their absences, after what they did.
async fn shown(caller: &Caller, done: Done) -> Result<Reply, Failure> {
    let (app, home, player) = (&caller.app, caller.home, caller.player);
    let absences = absences(&app.store, home, player).await?;
    let games = app.store.running_games_of(home, player).await.context("loading a player's games")?;
    let settings = app.server_settings(home).await.context("loading the limit on time away")?;
    let words = caller.words().await;
    let days_a_year = settings.away_days;
    let of = Absences { player, absences: &absences, games: &games, days_a_year };
    let view = views::player::absence::view(words, done, of, app.clock.now());
    Ok(Reply::private(view))
}

async fn request(caller: &Caller, event: away::Event) -> Result<(), Failure> {
    let (home, player) = (caller.home, caller.player);
    for _ in 0..TRIES {
        let absences = absences(&caller.app.store, home, player).await?;
        let settings = caller.app.server_settings(home).await.context("loading the limit on time away")?;
        let decision = away::decide_absences(
            home,
            player,
            &absences,
            settings.away_days,
            event,
            caller.app.clock.now(),
        )?;
        let seen = caller.seen(Delivery::ByMessage);
        match store(&caller.app, Some(seen), home, player, &decision).await {
            Err(CommitError::Stale) => {}
            stored => return caller.stored(stored).await,
        }
    }
    Err(Refusal::Stale.into())
}

/// Handles the timer at which time away starts or ends.
pub(crate) async fn tick(app: &App, home: Home, player: PlayerId, now: Timestamp) -> Result<(), CommitError> {
    for _ in 0..TRIES {
        let decision = away::tick(home, player, absences(&app.store, home, player).await?, now);
        match store(app, None, home, player, &decision).await {
            // Something else was stored at the same moment.
            Err(CommitError::Stale) => {}
            stored => return stored,
        }
    }
    Err(CommitError::Stale)
}

async fn absences(store: &Store, home: Home, player: PlayerId) -> anyhow::Result<Vec<play::Absence>> {
    store.absences(home, player).await.context("loading a player's absences")
}

async fn store(
    app: &App,
    interaction: Option<Seen>,
    home: Home,
    player: PlayerId,
    decision: &away::Outlook,
) -> Result<(), CommitError> {
    let games = app.store.running_games_of(home, player).await.context("loading a player's games")?;
    let tables =
        games.iter().filter_map(|game| table::set_away(game, player, decision.until, decision.since));
    let (mut changes, mut announcements) = (decision.changes.clone(), Vec::new());
    for table in tables {
        changes.extend(table.changes);
        announcements.extend(table.announcements);
    }
    app.write(Unit { at: app.clock.now(), interaction, changes, announcements }).await?;
    app.outbox.wake();
    Ok(())
}
