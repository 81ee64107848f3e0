//! What competitions announce, and the starts of their games.

use anyhow::Context as _;
use data::{CommitError, Unit};
use jiff::Timestamp;
use play::{
    Announcement, Change, Competition, CompetitionId, CompetitionNews, DirectTopic, MessageId, Notice,
    PlayerId, Table,
    competition::{self, Contest, Obstacle, Pairing, Phase, Start, Where},
};
use ui::views::{self, View};

use super::{
    delivery_error::{DeliveryError, trouble},
    posting::{message_to_edit, post},
};
use crate::{
    actions::{competition::called, notice},
    app::App,
    discord::{
        requests::{Failed, TOO_MANY_THREADS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE},
        verdict::Verdict,
    },
    jobs::direct,
};

/// The most players that a message pings: Discord takes no more.
const PINGS: usize = 100;

/// Posts the list of players, unless it was. If people can join from now on, the role that was chosen for it is pinged.
pub(super) async fn list(
    app: &App,
    id: CompetitionId,
    opens: bool,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(contest) = app.store.contest(id).await? else { return Ok(None) };
    if contest.competition.message.is_some() {
        return Ok(None);
    }
    let view = views::competition::list(app.words_in(contest.competition.guild.into()).await, &contest);
    let calls = opens && contest.competition.phase == Phase::Joining;
    let role = contest.competition.plan.ping.filter(|_| calls);
    posted(app, &contest.competition, View { role, ..view }, nonce).await
}

/// Draws the list of players again. One that was deleted is posted again, unless no one needs it any longer.
pub(super) async fn redraw(
    app: &App,
    id: CompetitionId,
    stored: Timestamp,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let find = || async {
        let contest = app.store.contest(id).await?;
        Ok(contest.and_then(|contest| Some((contest.competition.message?, contest))))
    };
    let posts = |due: &Announcement| {
        let of = Announcement::Competition { competition: id, opens: false };
        *due == of || *due == Announcement::Competition { competition: id, opens: true }
    };
    let Some((message, contest)) = message_to_edit(app, stored, find, posts).await? else { return Ok(None) };
    let view = views::competition::list(app.words_in(contest.competition.guild.into()).await, &contest);
    let (channel, is_final) = (contest.competition.channel, contest.competition.phase.is_final());
    let edited = app.discord.edit_if_there(channel, message, view.clone()).await;
    let is_there = edited.map_err(|failed| trouble(failed, "editing the list of a competition"))?;
    if !is_there && !is_final {
        let posted = posted(app, &contest.competition, view, nonce).await?;
        let posted = posted.context("Discord didn't say which message it became")?;
        let stored = app.store.set_competition_message(id, channel, posted).await;
        stored.map_err(|error| DeliveryError::ForNow(error.into()))?;
    }
    Ok(None)
}

/// Posts something that happened.
pub(super) async fn news(
    app: &App,
    id: CompetitionId,
    news: CompetitionNews,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(contest) = app.store.contest(id).await? else { return Ok(None) };
    if news == CompetitionNews::Halted && contest.competition.halt.is_none() {
        // It goes on already.
        return Ok(None);
    }
    let home = contest.competition.guild.into();
    let (words, look) = (app.words_in(home).await, app.look_in(home).await);
    let names = called::in_contest(app, words, &contest).await;
    let view = views::competition::news(words, look, &contest, news, &names);
    let mut pings = Vec::new();
    for player in competition::concerned(&contest, news) {
        let is_named = view.text.contains(&views::mention(player));
        if is_named
            && app.store.preferences(player).await?.notice == Notice::Ping
            && is_told(app, player, news, &nonce).await?
        {
            pings.push(player);
        }
    }
    pings.truncate(PINGS);
    posted(app, &contest.competition, View { pings, ..view }, nonce).await
}

/// Whether a player is told news that are about them: once a day, apart from what a manager has to mend. What was cut short is told
/// when it's made again, by the same nonce.
async fn is_told(app: &App, player: PlayerId, news: CompetitionNews, nonce: &str) -> anyhow::Result<bool> {
    if news == CompetitionNews::TooFew {
        return Ok(true);
    }
    app.store.may_tell(player, nonce.to_owned(), app.clock.now()).await
}

/// Sends news to a player it's about, who chose direct messages.
pub(super) async fn tell(
    app: &App,
    to: PlayerId,
    id: CompetitionId,
    news: CompetitionNews,
    nonce: String,
) -> Result<(), DeliveryError> {
    let Some(contest) = app.store.contest(id).await? else { return Ok(()) };
    let wants_it = !to.is_former() && app.store.preferences(to).await?.notice == Notice::Direct;
    if !wants_it || !is_told(app, to, news, &nonce).await? {
        return Ok(());
    }
    let words = app.words_to(to, contest.competition.guild.into()).await;
    let view = views::competition::told(words, &contest, news);
    // If Discord refuses it, the channel shows it all the same.
    direct::send(app, to, view, nonce).await.map(drop)
}

async fn posted(
    app: &App,
    competition: &Competition,
    view: View,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    post(app, (competition.guild.into(), competition.channel), view, nonce).await
}

/// Begins the game of a pairing, unless it has begun: opens its thread, if it has one, and stores the game. A thread that was
/// opened before a stop is found again by its message, which is stored first.
pub(super) async fn begin(
    app: &App,
    id: CompetitionId,
    number: u32,
    nonce: String,
) -> Result<(), DeliveryError> {
    let Some(contest) = app.store.contest(id).await? else { return Ok(()) };
    let Some(&pairing) = contest.pairing(number) else { return Ok(()) };
    if !pairing.is_waited_for() || contest.competition.phase.is_final() {
        return Ok(());
    }
    let players = || [Some(pairing.first), pairing.second].into_iter().flatten();
    let takes_part = |player| {
        let stays = contest.entrant(player).is_some_and(|entrant| entrant.out.is_none());
        stays && !player.is_former() && !contest.barred.contains_key(&player)
    };
    // They are about to be withdrawn, which decides it.
    if !players().all(takes_part) {
        return Ok(());
    }
    let message = match contest.competition.plan.place {
        Where::Threads => Some(threaded(app, &contest, &pairing, nonce).await?),
        Where::Mail => None,
    };
    let now = app.clock.now();
    let home = contest.competition.guild.into();
    let start = Start {
        game: app.store.new_game_id().await?,
        challenge: app.store.new_challenge_id().await?,
        message,
        away: app.store.away(home, players(), now).await?,
    };
    let Some((changes, boards)) = competition::begin(&contest.competition, &pairing, start, now) else {
        return Ok(());
    };
    let begun = Change::started(&changes).cloned().map(Table::new);
    let table = begun.context("a game that did not begin")?.context("storing a new game")?;
    let (mut announcements, _) = notice::with_direct(app, &table, boards).await?;
    announcements.extend(second_told(app, &contest, &pairing, &table).await?);
    match app.write(Unit { at: now, interaction: None, changes, announcements }).await {
        Ok(_) => {
            app.memory.metrics.played(table.stored().record.rules.game(), 0);
            app.outbox.wake();
            Ok(())
        }
        // It was decided or begun meanwhile, or a player went away: another look tells.
        Err(CommitError::Stale) => {
            Err(DeliveryError::ForNow(anyhow::anyhow!("a pairing changed as its game began")))
        }
        Err(error) => Err(DeliveryError::ForNow(error.into())),
    }
}

/// The direct message that the game has begun, for who moves second and chose such. By mail, everyone gets the board.
async fn second_told(
    app: &App,
    contest: &Contest,
    pairing: &Pairing,
    table: &Table,
) -> anyhow::Result<Option<Announcement>> {
    let Some(to) = pairing.second.filter(|_| !table.stored().is_by_mail()) else { return Ok(None) };
    let topic = DirectTopic::Board { version: table.version() };
    let told = hears(app, to, Notice::Direct, contest, pairing).await?;
    Ok(told.then_some(Announcement::Direct { to, game: table.id(), topic }))
}

/// Whether a player who moves second is told in this way that the game begins: once a day, as many games can begin at once.
async fn hears(
    app: &App,
    player: PlayerId,
    notice: Notice,
    contest: &Contest,
    pairing: &Pairing,
) -> anyhow::Result<bool> {
    if app.store.preferences(player).await?.notice != notice {
        return Ok(false);
    }
    let what = format!("pairing:{}:{}", contest.competition.id, pairing.number);
    app.store.may_tell(player, what, app.clock.now()).await
}

/// The message of a pairing with its thread.
async fn threaded(
    app: &App,
    contest: &Contest,
    pairing: &Pairing,
    nonce: String,
) -> Result<MessageId, DeliveryError> {
    let competition = &contest.competition;
    let (id, home) = (competition.id, competition.guild.into());
    let words = app.words_in(home).await;
    let known = app.store.pairing_message(id, pairing.number).await?;
    let message = if let Some(message) = known {
        message
    } else {
        let mut view = views::competition::pairing(words, competition, pairing);
        if let Some(second) = pairing.second
            && hears(app, second, Notice::Ping, contest, pairing).await?
        {
            view.pings.push(second);
        }
        let posted = app.discord.post(competition.channel, view, nonce).await;
        let posted = match posted {
            Ok(posted) => posted,
            Err(failed) => return Err(hindered(app, competition, failed, "posting a pairing").await),
        };
        let message = posted.context("Discord didn't say which message it became")?;
        app.store
            .set_pairing_message(id, pairing.number, message)
            .await
            .map_err(|error| DeliveryError::ForNow(error.into()))?;
        message
    };
    let players = [Some(pairing.first), pairing.second].into_iter().flatten();
    let names = called::of(app, words, competition.guild, players).await;
    let name = views::competition::thread(words, competition, pairing, &names);
    // Each request has its turn: as a season starts, many threads are opened.
    app.pace.turn().await;
    match app.discord.open_thread_on(competition.channel, message, name).await {
        Ok(()) => Ok(message),
        Err(failed) if failed.code == Some(UNKNOWN_MESSAGE) => {
            app.store
                .forget_pairing_message(id, pairing.number)
                .await
                .map_err(|error| DeliveryError::ForNow(error.into()))?;
            Err(DeliveryError::ForNow(anyhow::anyhow!("the message of a pairing was deleted")))
        }
        Err(failed) => Err(hindered(app, competition, failed, "opening the thread of a pairing").await),
    }
}

/// Why a game can't begin, if someone has to mend that.
async fn hindered(
    app: &App,
    competition: &Competition,
    failed: Failed,
    doing: &'static str,
) -> DeliveryError {
    let obstacle = match (failed.code, failed.verdict) {
        (Some(UNKNOWN_CHANNEL), _) => Obstacle::NoChannel,
        (Some(TOO_MANY_THREADS), _) => Obstacle::TooManyThreads,
        (_, Verdict::ChannelLost | Verdict::ContentRefused | Verdict::Never) => {
            match app.discord.access().lacks_for_threads(competition.guild, competition.channel).await {
                Ok(lacks) => Obstacle::Lacks(lacks.bits()),
                Err(error) => {
                    tracing::warn!("asking which permissions are missing: {error:#}");
                    Obstacle::Lacks(0)
                }
            }
        }
        (_, Verdict::Limited) => Obstacle::Limited,
        (_, Verdict::Later | Verdict::TooMany) => return trouble(failed, doing),
    };
    DeliveryError::Hindered(obstacle, format!("{doing}: {:#}", failed.error))
}
