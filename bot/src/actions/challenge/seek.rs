//! Finds an opponent of someone's strength, anywhere. If another player seeks the same and fits, they play at once; otherwise the
//! seek waits, as an open challenge in the world.
//!
//! Two that seek at the same moment see each other on their second look, after both seeks are stored. If others are paired
//! with everyone who was found meanwhile, it looks again. Of several presses at once or in a row, each shows the same seek
//! or game: what they store is refused if the player seeks or plays more by then than they saw.

use anyhow::Context as _;
use games::{Game, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeId, ChallengeState, Change, FirstPlayer, Home, Place, PlayerId, Table, Terms,
    challenge::{
        Event, Request,
        seek::{self, Candidate, Sought},
    },
    player::ratings::Category,
};
use ui::{
    failure::{Failure, Refusal},
    views::{self, name::escaped},
};

use crate::{
    actions::{
        challenge::{self, joining},
        game::lookup,
        notice,
        player::pace,
        reply::{FollowUp, Reply},
    },
    app::{caller::Caller, server_settings},
    discord::interaction::Delivery,
};

/// The rating of someone who has none yet.
const NEWCOMER: i32 = 1500;
/// For how many days a seek waits unless its player says otherwise.
const DAYS: u16 = 7;
/// How often to look again because others were first: each time, someone else was paired.
const LOOKS: usize = 100;
/// How many portions of seeks are tried before the caller waits: there may be many who play enough already.
const PORTIONS: usize = 10;
/// For so long, a press is taken for a second one that meant the game which has begun.
const JUST_BEGUN: SignedDuration = SignedDuration::from_secs(10);
/// The opponents of so many last games come last.
const RECENT: usize = 3;

/// What someone seeks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The rules.
    pub rules: RuleSet,
    /// The terms.
    pub terms: Option<Terms>,
    /// How far ratings may differ.
    pub spread: Option<u16>,
    /// For how many days to look.
    pub days: u16,
    /// Only among the members of the server.
    pub here: bool,
}

impl Wanted {
    /// A game by its usual rules, against anyone.
    pub(crate) fn as_usual(game: Game) -> Self {
        Self { rules: game.default_rules(), terms: None, spread: None, days: DAYS, here: false }
    }
}

/// Pairs the caller, or stores that they seek.
pub(crate) async fn seek(caller: &Caller, wanted: Wanted) -> Result<Reply, Failure> {
    if wanted.rules.seats() > 2 {
        return Err(Refusal::SeekForFour.into());
    }
    if wanted.here {
        return Box::pin(seek_here(caller, wanted)).await;
    }
    joining::is_on(&caller.app)?;
    if joining::name(&caller.app.store, caller.player).await?.is_none() {
        return Ok(joining::ask(caller).await);
    }
    let default = Terms { clock: caller.app.chosen.turn_time, ..Terms::default() };
    let terms = wanted.terms.unwrap_or(default);
    let sought = sought(caller, Home::World, wanted, terms).await?;
    let seen = Seen::of(caller, Home::World).await?;
    if let Some(open) = seen.seek(wanted.rules, terms) {
        return waits(caller, open).await;
    }
    if let Some(paired) = seen.begun(sought, caller.app.clock.now()) {
        return shown(caller, wanted.rules, paired).await;
    }
    may_seek(caller).await?;
    let mut looks = 0..LOOKS;
    let open = loop {
        if let Some(paired) = Box::pin(pair(caller, Home::World, sought)).await? {
            return shown(caller, wanted.rules, paired).await;
        }
        match open(caller, sought, wanted.days).await {
            // The caller has sought or begun something else, or pressed the button twice.
            Err(Failure::Refused(refusal)) if refusal.is_stale() && looks.next().is_some() => {
                if let Some(open) = Seen::of(caller, Home::World).await?.seek(wanted.rules, terms) {
                    return waits(caller, open).await;
                }
                may_seek(caller).await?;
            }
            open => break open?,
        }
    };
    // Someone may have sought the same at this moment.
    if let Some(paired) = Box::pin(pair(caller, Home::World, sought)).await? {
        return shown(caller, wanted.rules, paired).await;
    }
    let view = views::challenge::world::seeking(caller.words().await, &open, wanted.days, wanted.spread);
    Ok(Reply::in_place(caller, view))
}

/// Shows a seek of the caller that waits already.
async fn waits(caller: &Caller, open: &Challenge) -> Result<Reply, Failure> {
    let seek = caller.app.store.seek(open.id).await.context("loading a seek")?;
    let spread = seek.and_then(|seek| seek.spread);
    let view = views::challenge::world::seeking(caller.words().await, open, days_left(caller, open), spread);
    Ok(Reply::in_place(caller, view))
}

/// For how many days a seek still waits.
fn days_left(caller: &Caller, open: &Challenge) -> u16 {
    let left = open.expires.duration_since(caller.app.clock.now()) - SignedDuration::from_secs(1);
    u16::try_from(left.as_hours().div_euclid(24).max(0) + 1).unwrap_or(DAYS)
}

/// Pairs the caller with a member of the server, or posts a challenge to anyone, which others can accept as well.
async fn seek_here(caller: &Caller, wanted: Wanted) -> Result<Reply, Failure> {
    let home = caller.guild()?.into();
    server_settings::may_play(caller).await?;
    let settings = caller.app.server_settings(home).await.context("loading a server's settings")?;
    let terms = wanted.terms.unwrap_or(Terms { clock: settings.clock, ..Terms::default() });
    let sought = sought(caller, home, wanted, terms).await?;
    if let Some(Paired { opponent, table }) = Box::pin(pair(caller, home, sought)).await? {
        let (words, pace) = (caller.words().await, pace::shown(&caller.app.store, home, opponent).await);
        let view = views::challenge::world::paired_here(words, &table, opponent);
        let view = views::player::pace::beside(words, view, &views::mention(opponent), pace);
        return Ok(Reply::in_place(caller, view).then(FollowUp::Deliver));
    }
    let challenge = challenge::Wanted {
        invited: vec![None],
        rules: wanted.rules,
        terms,
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: None,
        seek: Some((sought, lifetime(wanted.days))),
        button: None,
    };
    challenge::challenge(caller, challenge).await
}

/// Seeks again what wasn't found in time, for as many days.
pub(crate) async fn again(
    caller: &Caller,
    challenge: ChallengeId,
    spread: Option<u16>,
) -> Result<Reply, Failure> {
    let before = lookup::challenge(caller, challenge).await?;
    let days = before.expires.duration_since(before.created).as_hours().div_euclid(24);
    let days = u16::try_from(days).unwrap_or(DAYS).max(1);
    seek(caller, Wanted { rules: before.rules, terms: Some(before.terms), spread, days, here: false }).await
}

/// Takes any rating from now on.
pub(crate) async fn widen(caller: &Caller, challenge: ChallengeId) -> Result<Reply, Failure> {
    let open = own(caller).await?.into_iter().find(|open| open.id == challenge);
    let open = open.ok_or(play::Refusal::NoSuchChallenge)?;
    withdraw(caller, &open).await?;
    let days = days_left(caller, &open);
    let wanted = Wanted { rules: open.rules, terms: Some(open.terms), spread: None, days, here: false };
    Box::pin(seek(caller, wanted)).await
}

/// Withdraws all that the caller seeks in the world.
pub(crate) async fn withdraw_all(caller: &Caller) -> Result<(), Failure> {
    for open in own(caller).await? {
        withdraw(caller, &open).await?;
    }
    Ok(())
}

async fn withdraw(caller: &Caller, open: &Challenge) -> Result<(), Failure> {
    let event = Event::Withdraw { by: caller.player };
    let decision = play::challenge::update(open, event, caller.app.clock.now())?;
    let unit = data::Unit {
        at: caller.app.clock.now(),
        interaction: None,
        changes: decision.changes,
        announcements: Vec::new(),
    };
    match caller.stored(caller.app.write(unit).await.map(drop)).await {
        // Someone has accepted it at this moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Ok(()),
        done => done,
    }
}

/// What the caller seeks in the world.
pub(crate) async fn own(caller: &Caller) -> Result<Vec<Challenge>, Failure> {
    let open =
        caller.app.store.open_challenges_concerning(Home::World, caller.player, usize::from(u8::MAX)).await;
    let open = open.context("loading a player's seeks")?;
    Ok(open.into_iter().filter(|open| open.challenger == caller.player).collect())
}

/// What the caller plays and seeks.
struct Seen {
    home: Home,
    player: PlayerId,
    games: Vec<Table>,
    /// In the world alone; on a server, a seek is a challenge like others.
    seeks: Vec<Challenge>,
}

impl Seen {
    async fn of(caller: &Caller, home: Home) -> Result<Self, Failure> {
        let (store, player) = (&caller.app.store, caller.player);
        let games = store.running_games_of(home, player).await.context("loading a player's games")?;
        let seeks = if home == Home::World { own(caller).await? } else { Vec::new() };
        Ok(Self { home, player, games, seeks })
    }

    /// What the player seeks by these rules and terms.
    fn seek(&self, rules: RuleSet, terms: Terms) -> Option<&Challenge> {
        self.seeks.iter().find(|open| open.rules == rules && open.terms == terms)
    }

    /// The game by these rules and terms that has just begun: another press began it, or who found the player's seek.
    fn begun(&self, sought: Sought, now: Timestamp) -> Option<Paired> {
        let is_it = |table: &&Table| {
            let stored = table.stored();
            (stored.record.rules, stored.terms) == (sought.rules, sought.terms)
                && now.duration_since(stored.started) < JUST_BEGUN
        };
        let table = self.games.iter().find(is_it)?;
        let opponent = table.members().find(|&member| member != self.player)?;
        Some(Paired { opponent, table: table.clone() })
    }

    /// Refuses what is decided if the player has more games or seeks afterwards than these and what it makes of them.
    fn still(&self, games: usize, seeks: usize) -> Vec<Change> {
        let &Self { home, player, .. } = self;
        let running = Change::CheckRunningLimit { home, players: vec![player], games };
        let seeking = (home == Home::World).then_some(Change::CheckSeekLimit { home, player, seeks });
        // The seeks hold the player, so that the games are counted as they are then.
        seeking.into_iter().chain([running]).collect()
    }
}

/// Refuses players who are excluded, or who play or seek too much already.
async fn may_seek(caller: &Caller) -> Result<(), Failure> {
    let (store, player) = (&caller.app.store, caller.player);
    if store.suspended(Home::World, player).await.context("loading an exclusion")?.is_some() {
        return Err(Refusal::Excluded.into());
    }
    let limits = server_settings::limits(&caller.app, Home::World).await?;
    let open = own(caller).await?.len();
    if open >= limits.challenges {
        return Err(Refusal::TooManySeeks { limit: limits.challenges }.into());
    }
    let running = store.count_running_games_of(Home::World, [player]).await.context("counting games")?;
    let running: usize = running.iter().map(|(_, games)| games).sum();
    if running >= limits.games {
        return Err(play::Refusal::TooManyGames { player, limit: limits.games }.into());
    }
    Ok(())
}

async fn sought(caller: &Caller, home: Home, wanted: Wanted, terms: Terms) -> Result<Sought, Failure> {
    let (store, player, Wanted { rules, spread, .. }) = (&caller.app.store, caller.player, wanted);
    let rating = store.rating(home, Category::of(rules), player).await.context("loading a rating")?;
    let last = store.ran_out(home, player).await.context("loading how a player's games ended")?;
    let lets_run_out = seek::lets_run_out(&last);
    let pace = store.pace(home, player).await.context("loading a player's pace")?;
    let pace = pace.and_then(|pace| u32::try_from(pace.answers_in?.as_mins()).ok());
    Ok(Sought { rules, terms, rating: rating.unwrap_or(NEWCOMER), spread, lets_run_out, pace })
}

/// A game that has begun.
struct Paired {
    opponent: PlayerId,
    table: Table,
}

/// Begins a game with the first who fits, unless one has just begun. The caller's own seek is withdrawn with that.
async fn pair(caller: &Caller, home: Home, sought: Sought) -> Result<Option<Paired>, Failure> {
    let (store, player) = (&caller.app.store, caller.player);
    for _ in 0..LOOKS {
        let seen = Seen::of(caller, home).await?;
        if let Some(paired) = seen.begun(sought, caller.app.clock.now()) {
            return Ok(Some(paired));
        }
        let recent = store.recent_opponents(home, player, RECENT).await;
        let recent = recent.context("loading recent opponents")?;
        let mut others_were_first = false;
        for portion in 0..PORTIONS {
            let found =
                store.seeks_for(home, player, sought, portion).await.context("looking for an opponent")?;
            if found.is_empty() {
                break;
            }
            for candidate in seek::in_order(found, &sought, &recent) {
                match Box::pin(begin(caller, sought, candidate, &seen)).await {
                    Ok(paired) => return Ok(Some(paired)),
                    // They are excluded, play enough already, or others found them at this moment.
                    Err(Failure::Refused(refusal)) => others_were_first |= refusal.is_stale(),
                    Err(failure) => return Err(failure),
                }
            }
        }
        // Those who are left may be other ones by now.
        if !others_were_first {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Accepts the seek of a candidate.
async fn begin(
    caller: &Caller,
    sought: Sought,
    candidate: Candidate,
    seen: &Seen,
) -> Result<Paired, Failure> {
    let (app, by, home, now) = (&caller.app, caller.player, seen.home, caller.app.clock.now());
    let challenge = app.store.challenge(candidate.challenge).await.context("loading a seek")?;
    let mut challenge = challenge.ok_or(play::Refusal::Stale)?;
    if challenge.state != ChallengeState::Open {
        return Err(play::Refusal::Stale.into());
    }
    play::challenge::may_accept(&challenge, by, None, now)?;
    if app.store.running_in(challenge.channel).await.context("loading a channel's game")?.is_some() {
        return Err(play::Refusal::Stale.into());
    }
    let restrictions = app.store.restrictions(home, by, challenge.joined()).await;
    let restrictions = restrictions.context("loading blocks and bans")?;
    let category = Category::of(challenge.rules);
    let last = app.store.last_seat(home, challenge.challenger, by, category).await;
    challenge.first = seek::first(last.context("loading who moved first the last time")?);
    let game = app.store.new_game_id().await.context("taking an id for a game")?;
    let zones = challenge::zones(app, home, challenge.terms, [challenge.challenger, by]).await?;
    let away = Vec::new();
    let event = Event::Accept { by, team: None, message: None, game, lot: rand::random(), away, zones };
    let decision = restrictions.accept(play::challenge::update(&challenge, event, now)?, by)?;
    let games = app.store.count_running_games_of(home, decision.challenge.joined()).await;
    let limits = server_settings::limits(app, home).await?;
    let decision = limits.accept(decision, by, &games.context("counting the players' games")?)?;
    let mut changes = decision.changes;
    let own = seen.seek(sought.rules, sought.terms);
    if let Some(open) = own {
        let own = play::challenge::update(open, Event::Withdraw { by }, now)?;
        changes.splice(0..0, own.changes);
    }
    changes.extend(seen.still(seen.games.len() + 1, seen.seeks.len() - usize::from(own.is_some())));
    let stored = Change::started(&changes).cloned().context("a game that did not begin")?;
    let table = Table::new(stored).context("storing a new game")?;
    let (announcements, _) = notice::with_direct(app, &table, decision.announcements)
        .await
        .context("loading who wants direct messages")?;
    caller.commit(Delivery::ByMessage, changes, announcements).await?;
    app.memory.metrics.played(challenge.rules.game(), 0);
    Ok(Paired { opponent: challenge.challenger, table })
}

/// Stores that the caller seeks.
async fn open(caller: &Caller, sought: Sought, days: u16) -> Result<Challenge, Failure> {
    let (app, seen) = (&caller.app, Seen::of(caller, Home::World).await?);
    if seen.begun(sought, app.clock.now()).is_some() {
        return Err(play::Refusal::Stale.into());
    }
    let id = app.store.new_challenge_id().await.context("taking an id for a seek")?;
    let request = Request {
        home: Home::World,
        channel: play::mail_channel(id),
        challenger: caller.player,
        invited: vec![None],
        rules: sought.rules,
        terms: sought.terms,
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: Place::Here,
        lifetime: lifetime(days),
    };
    let made = play::challenge::open(&request, id, None, app.clock.now())?;
    let mut changes = made.changes;
    changes.push(Change::OpenSeek(sought.of(id)));
    let limits = server_settings::limits(app, Home::World).await?;
    changes.extend(seen.still(seen.games.len(), limits.challenges));
    let unit = data::Unit { at: app.clock.now(), interaction: None, changes, announcements: Vec::new() };
    caller.stored(app.write(unit).await.map(drop)).await?;
    Ok(made.challenge)
}

/// How long a seek waits.
fn lifetime(days: u16) -> SignedDuration {
    SignedDuration::from_hours(i64::from(days) * 24)
}

async fn shown(caller: &Caller, rules: RuleSet, paired: Paired) -> Result<Reply, Failure> {
    let name = joining::name(&caller.app.store, paired.opponent).await?.unwrap_or_default();
    let (words, pace) =
        (caller.words().await, pace::shown(&caller.app.store, Home::World, paired.opponent).await);
    let view = views::challenge::world::paired(words, rules, &name);
    let view = views::player::pace::beside(words, view, &escaped(&name), pace);
    Ok(Reply::in_place(caller, view).then(FollowUp::Deliver))
}
