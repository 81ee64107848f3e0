//! Makes the announcements that are due: what no answer could make, and what a crash or an outage left unsaid.
//!
//! An announcement is stored with the change that causes it, whether it posts a message or edits one. Most are made
//! by the answer to the interaction that caused the change, and marked by its handler. All others are made here,
//! until they are made. A nonce lets Discord recognise a second attempt, and an answer that may have arrived is
//! looked for first, which the interaction's token allows for 15 minutes.

mod channel_queue;
mod competitions;
mod daily;
pub(crate) mod delivery_error;
mod lasting;
mod old_board;
pub(crate) mod posting;
mod replied;
mod season;
mod votes;
mod week;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use data::{AnnouncementId, Due};
use futures::{StreamExt as _, stream};
use jiff::{SignedDuration, Timestamp};
use play::{
    About, Announcement, CompetitionId, Day, DirectTopic, GameId, GuildId, Home, MessageId, News,
    OfferAnswer, PlayerId, VoteGameId, game::table::OfferKind,
};

use crate::{
    actions::{
        challenge::challenge_message,
        competition::halting,
        game::{lost_channel, offer_message, turn},
        message_ids,
    },
    app::{App, metrics::DeliveryOutcome, place_changes::Moment},
    jobs::{
        deliver::{
            channel_queue::{A_ROUND, chosen, lanes},
            delivery_error::{DeliveryError, trouble},
            posting::{edit, message_to_edit, post, post_of},
        },
        direct,
        rounds::rounds,
    },
};

/// How long a handler has to make an announcement itself.
const HANDLER_TIME: SignedDuration = SignedDuration::from_secs(5);
/// How long another worker's handler has after its announcement was first seen, at most a second after it was stored. It is
/// longer than Discord accepts an answer: after that, whether the answer arrived is known for good.
const TIME_FROM_SIGHT: Duration = Duration::from_secs(4);
/// How long the board of a game's start waits for the computer's first turn, which the same message shows.
const FIRST_TURN: SignedDuration = SignedDuration::from_secs(10);
/// How long the token of an interaction is valid.
const TOKEN_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// The longest wait between two attempts.
const LONGEST_WAIT: SignedDuration = SignedDuration::from_mins(10);

/// Runs until the program ends. Everything stored before `started` is taken at once, since the handlers of an earlier run
/// are gone. With other workers there is no such time, as theirs may be answering.
pub(crate) async fn run(app: Arc<App>, started: Timestamp) {
    rounds(app.clock.clone(), &app.outbox.alarm, "delivering announcements", || round(&app, started)).await;
}

/// Makes what is due now. Returns when to look again.
async fn round(app: &App, started: Timestamp) -> anyhow::Result<Option<Timestamp>> {
    if app.memory.under_way.begin().is_none() {
        // The bot is stopping.
        return Ok(None);
    }
    // Boards show the time that is left, which an outage may have changed.
    app.beat().await?;
    // Read before what is due, so that nothing answered in between is missed.
    let mut being_answered = app.outbox.being_answered(HANDLER_TIME.unsigned_abs());
    app.outbox.note_all(&app.store).await?;
    let due = app.store.due().await.context("loading due announcements")?;
    if app.store.may_have_other_workers() {
        let answers = due.iter().filter(|due| due.answers.is_some()).map(|due| due.id);
        being_answered.extend(app.outbox.left_to_others(answers, TIME_FROM_SIGHT));
    }
    let taken_over = app.outbox.taken_over();
    let newest = newest(&due);
    let (mut next, mut to_make): (Option<Timestamp>, _) = (None, Vec::new());
    let ready = ready_at(&due, app.clock.now(), started, &being_answered, &taken_over);
    for (due, ready) in due.into_iter().zip(ready) {
        let now = app.clock.now();
        // What was refused is overtaken by what is due for the same thing, such as the board when a channel is found.
        let is_overtaken =
            LatestOf::by(&due.announcement).is_some_and(|shown| newest.get(&shown) != Some(&due.id));
        if ready > now && !(due.is_owed && is_overtaken) {
            next = Some(next.map_or(ready, |next| next.min(ready)));
            continue;
        }
        if is_overtaken {
            next = [next, overtaken(app, &due, now).await?].into_iter().flatten().min();
            continue;
        }
        to_make.push(due);
    }
    let (lanes, more) = chosen(lanes(app, to_make).await);
    // Concurrently, so that waiting for Discord in one channel delays no other.
    let made: Vec<_> =
        stream::iter(lanes).map(|lane| make_in_order(app, lane)).buffer_unordered(A_ROUND).collect().await;
    for again in made {
        next = [next, again?].into_iter().flatten().min();
    }
    Ok(if more { Some(app.clock.now()) } else { next })
}

/// Leaves out what something newer overtakes. A board's answer may have arrived all the same before a crash: where only the newest
/// stays, it has to go. Returns when to look again, if Discord couldn't say.
async fn overtaken(app: &App, due: &Due, now: Timestamp) -> anyhow::Result<Option<Timestamp>> {
    let mut message = None;
    if due.announcement.is_board() && due.answers.is_some() {
        app.pace.turn().await;
        let Ok(answer) = already_answered(app, due, now).await else {
            return put_off(app, due, now).await.map(Some);
        };
        message = answer;
    }
    message_ids::made(app, (due.id, due.announcement), message).await?;
    Ok(None)
}

/// Makes announcements one after the other. Returns when to retry those that failed.
async fn make_in_order(app: &App, lane: Vec<Due>) -> anyhow::Result<Option<Timestamp>> {
    let (mut next, mut refused): (Option<Timestamp>, Vec<(_, Moment)>) = (None, Vec::new());
    for due in lane {
        let kind = std::mem::discriminant(&due.announcement);
        if let Some(&(_, began)) = refused.iter().find(|(like, _)| *like == kind) {
            // It would be refused like the one before. Too many refusals get an address banned.
            let when = (app.clock.now(), began);
            let again = stay_due(app, &due, "refused like the one before".to_owned(), when).await?;
            next = [next, again].into_iter().flatten().min();
            continue;
        }
        app.pace.turn().await;
        // The bot is stopping; the next start continues.
        let Some(_ticket) = app.memory.under_way.begin() else { break };
        let (now, began) = (app.clock.now(), app.memory.changes.moment());
        let made = deliver(app, &due, now).await;
        match &made {
            Err(DeliveryError::TooMany(_)) => app.pace.refused(),
            _ => app.pace.answered(),
        }
        match made {
            Ok(message) => {
                message_ids::made(app, (due.id, due.announcement), message).await?;
                app.memory.metrics.announced(DeliveryOutcome::Made);
            }
            Err(DeliveryError::Refused(reason)) => {
                refused.push((kind, began));
                let again = stay_due(app, &due, reason, (now, began)).await?;
                next = [next, again].into_iter().flatten().min();
            }
            Err(DeliveryError::Hindered(obstacle, reason)) => {
                refused.push((kind, began));
                if let Announcement::Pairing { competition, .. } = due.announcement {
                    halting::halt(app, competition, obstacle).await?;
                }
                let again = stay_due(app, &due, reason, (now, began)).await?;
                next = [next, again].into_iter().flatten().min();
            }
            Err(DeliveryError::Owed(channel)) => {
                app.memory.metrics.announced(DeliveryOutcome::PutOff);
                let again = replied::owe(app, &due, channel, (now, began)).await?;
                next = [next, again].into_iter().flatten().min();
            }
            Err(DeliveryError::NotYet(until)) => next = Some(next.map_or(until, |next| next.min(until))),
            Err(DeliveryError::Waits(reason)) => {
                let again = put_off(app, &due, now).await?;
                tracing::debug!(announcement = ?due.announcement, %again, "an announcement waits: {reason:#}");
                next = Some(next.map_or(again, |next| next.min(again)));
            }
            Err(DeliveryError::ForNow(error) | DeliveryError::TooMany(error)) => {
                app.memory.metrics.announced(DeliveryOutcome::PutOff);
                let again = put_off(app, &due, now).await?;
                tracing::warn!(announcement = ?due.announcement, %again, "an announcement failed: {error:#}");
                next = Some(next.map_or(again, |next| next.min(again)));
            }
        }
    }
    Ok(next)
}

/// Puts off what Discord refuses until something changes where it is to be made, which may have happened since the attempt `began`.
/// Returns when to try again, or `None` if it was dropped, since what it is about has passed.
async fn stay_due(
    app: &App,
    due: &Due,
    reason: String,
    (now, began): (Timestamp, Moment),
) -> anyhow::Result<Option<Timestamp>> {
    if !lasting::lasts(app, due, now).await? {
        app.memory.metrics.announced(DeliveryOutcome::GivenUp);
        tracing::warn!(announcement = ?due.announcement, reason, "dropping an announcement that Discord refuses");
        app.store.give_up(due.id, reason).await?;
        return Ok(None);
    }
    app.memory.metrics.announced(DeliveryOutcome::PutOff);
    let again = now + lasting::pause(due.attempts);
    tracing::warn!(announcement = ?due.announcement, %again, reason, "Discord refuses an announcement");
    // Direct messages have none: they are only tried again.
    let place = home(app, &due.announcement).await?.unwrap_or(Home::World);
    let again = app.store.owe(due, place, again, Vec::new(), now).await?;
    Ok(Some(app.unless_changed(place, began, again).await?))
}

/// Something whose newest announcement makes older ones obsolete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum LatestOf {
    /// A game, in its channel.
    Board(GameId),
    /// A game, for one player.
    Direct(PlayerId, GameId),
    /// The list of players of a competition.
    Players(CompetitionId),
    /// The post of a vote.
    Votes(VoteGameId),
    /// The post of a puzzle of the day.
    Day(GuildId, Day),
    /// The week of a server.
    Week(GuildId),
}

impl LatestOf {
    fn by(announcement: &Announcement) -> Option<Self> {
        if let Announcement::Board { game, .. } = *announcement {
            Some(Self::Board(game))
        } else if let Announcement::Direct { to, game, topic } = *announcement
            && matches!(topic, DirectTopic::Board { .. } | DirectTopic::Warning { .. })
        {
            Some(Self::Direct(to, game))
        } else if let Announcement::CompetitionChanged { competition } = *announcement {
            Some(Self::Players(competition))
        } else if let Announcement::VoteChanged { vote } = *announcement {
            Some(Self::Votes(vote))
        } else if let Announcement::DailyChanged { guild, day } = *announcement {
            Some(Self::Day(guild, day))
        } else if let Announcement::Week { guild, .. } = *announcement {
            Some(Self::Week(guild))
        } else {
            None
        }
    }
}

/// The newest due announcement of each thing.
fn newest(due: &[Due]) -> HashMap<LatestOf, AnnouncementId> {
    // They are in the order in which they were stored.
    due.iter().filter_map(|due| Some((LatestOf::by(&due.announcement)?, due.id))).collect()
}

/// The earliest time for each announcement. Those stored together with one that a handler makes come after it: the
/// next game of a match after the end of the last, a direct message after its board.
///
/// For those `being_answered`, the handler's remaining time is known even if the clock was set.
fn ready_at(
    due: &[Due],
    now: Timestamp,
    started: Timestamp,
    being_answered: &BTreeMap<AnnouncementId, Duration>,
    taken_over: &[AnnouncementId],
) -> Vec<Timestamp> {
    // When the announcement that a handler makes was stored, and how long the handler has.
    let mut handled: Option<(Timestamp, Timestamp)> = None;
    let ready = due.iter().map(|due| {
        let its_own = due.answers.is_some() && due.created >= started && !taken_over.contains(&due.id);
        let usual = due.created + HANDLER_TIME;
        let until = being_answered.get(&due.id).map_or(usual, |left| usual.max(now + *left));
        handled = handled
            .filter(|&(created, _)| created == due.created)
            .or_else(|| its_own.then_some((due.created, until)));
        handled.map_or(due.not_before, |(_, until)| due.not_before.max(until))
    });
    ready.collect()
}

/// Has an announcement tried again later. Returns when.
async fn put_off(app: &App, due: &Due, now: Timestamp) -> anyhow::Result<Timestamp> {
    let again = now + wait_after(due.attempts);
    app.store.put_off(due.id, again).await?;
    Ok(again)
}

fn wait_after(attempts: u32) -> SignedDuration {
    let seconds = 1_i64 << attempts.min(10);
    SignedDuration::from_secs(seconds).min(LONGEST_WAIT)
}

/// Makes an announcement, and stores its message if that isn't stored together with that it was made. Returns the message, if
/// it is a new one.
async fn deliver(app: &App, due: &Due, now: Timestamp) -> Result<Option<MessageId>, DeliveryError> {
    let message = match already_answered(app, due, now).await? {
        Some(message) => Some(message),
        None => make(app, due).await?,
    };
    let remembered = message_ids::remember(app, due.announcement, message).await;
    remembered.map(|()| message).map_err(|error| DeliveryError::ForNow(error.into()))
}

/// Makes an announcement, unless it is obsolete. Returns the message, if it is a new one.
async fn make(app: &App, due: &Due) -> Result<Option<MessageId>, DeliveryError> {
    let nonce = format!("dara-{}", due.id);
    match home(app, &due.announcement).await? {
        // Its players are told by direct messages.
        Some(Home::World) => return Ok(None),
        Some(home) if due.announcement.is_edit() && !home.is_posted_in() => return Ok(None),
        Some(_) | None => {}
    }
    match due.announcement {
        Announcement::Challenge { challenge } => {
            let Some(challenge) = app.store.challenge(challenge).await? else { return Ok(None) };
            let view = challenge_message::posted(app, &challenge).await;
            post(app, (challenge.home, challenge.channel), view, nonce).await
        }
        Announcement::ChallengeExpired { challenge } => {
            let Some(challenge) = app.store.challenge(challenge).await? else { return Ok(None) };
            let view = challenge_message::posted(app, &challenge).await;
            match challenge.message.filter(|_| challenge.home.is_posted_in()) {
                Some(message) => edit(app, challenge.channel, message, view).await,
                None => post(app, (challenge.home, challenge.channel), view, nonce).await,
            }
        }
        Announcement::ChallengeChanged { challenge, begun } => {
            let find = || async {
                let found = app.store.challenge(challenge).await?;
                Ok(found.and_then(|challenge| Some((challenge.message?, challenge))))
            };
            let posts = |due: &Announcement| *due == Announcement::Challenge { challenge };
            let Some((message, challenge)) = message_to_edit(app, due.created, find, posts).await? else {
                return Ok(None);
            };
            let view =
                challenge_message::redrawn(app, app.words_in(challenge.home).await, &challenge, begun).await;
            edit(app, challenge.channel, message, view).await
        }
        Announcement::ChallengerTold { challenge, spread } => {
            let Some(challenge) = app.store.challenge(challenge).await? else { return Ok(None) };
            direct::tell_challenger(app, &challenge, spread, nonce).await
        }
        Announcement::OfferChanged { game, offer, made, by, answer } => {
            offer_changed(app, due.created, (game, offer, made), by, answer).await
        }
        Announcement::Board { game, version, .. } | Announcement::Warning { game, version } => {
            board(app, due, (game, version), nonce).await
        }
        Announcement::BoardChanged { game, version } => {
            let Some(table) = app.store.table(game).await? else { return Ok(None) };
            if table.version() > version {
                return Ok(None);
            }
            let view = turn::view(app, &due.announcement, &table).await?;
            let posts =
                |due: &Announcement| matches!(*due, Announcement::Board { game: of, .. } if of == game);
            match message_to_edit(app, due.created, || app.store.board_message(game), posts).await? {
                Some(message) => edit(app, table.stored().channel, message, view).await,
                None => post_of(app, &table, view, nonce, false).await,
            }
        }
        Announcement::OldBoard { game, channel, message } => {
            old_board::goes(app, game, (channel, message)).await.map(|()| None)
        }
        Announcement::News { game, .. } => {
            let Some(table) = app.store.table(game).await? else { return Ok(None) };
            let view = turn::view(app, &due.announcement, &table).await?;
            post_of(app, &table, view, nonce, false).await
        }
        Announcement::Direct { to, game, topic } => {
            direct::tell(app, to, game, topic, nonce).await.map(|()| None)
        }
        Announcement::Digest { to } => direct::digest(app, to, nonce).await.map(|()| None),
        Announcement::Daily { guild, day } => daily::post(app, guild, day, nonce).await,
        Announcement::Season { guild, number } => season::post(app, guild, number, nonce).await,
        Announcement::Week { guild, since, until } => week::post(app, guild, (since, until), nonce).await,
        Announcement::DailyChanged { guild, day } => daily::redraw(app, guild, day, due.created).await,
        Announcement::Competition { competition, opens } => {
            competitions::list(app, competition, opens, nonce).await
        }
        Announcement::CompetitionChanged { competition } => {
            competitions::redraw(app, competition, due.created, nonce).await
        }
        Announcement::CompetitionNews { competition, news } => {
            competitions::news(app, competition, news, nonce).await
        }
        Announcement::CompetitionTold { to, competition, news } => {
            competitions::tell(app, to, competition, news, nonce).await.map(|()| None)
        }
        Announcement::Pairing { competition, pairing } => {
            competitions::begin(app, competition, pairing, nonce).await.map(|()| None)
        }
        Announcement::Vote { vote, ply } => votes::begin(app, vote, ply, nonce).await,
        Announcement::VoteChanged { vote } => votes::redraw(app, vote, due.created).await,
        Announcement::VoteOver { vote } => votes::over(app, vote, nonce).await,
        Announcement::NotReached { to, game } => {
            direct::not_reached(app, to, game, nonce).await.map(|()| None)
        }
    }
}

/// Posts a board, or the warning about its clock, unless the game has moved on: then its newest board was announced or is due.
async fn board(
    app: &App,
    due: &Due,
    (game, version): (GameId, u32),
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(table) = app.store.table(game).await? else { return Ok(None) };
    let warning = matches!(due.announcement, Announcement::Warning { .. });
    if table.version() > version || warning && table.ending().is_some() {
        return Ok(None);
    }
    let with_first_turn = due.created + FIRST_TURN;
    if table.ply() == 0 && table.owes_computer_turn() && app.clock.now() < with_first_turn {
        // Not before, so that it can't come above what an answer shows.
        app.memory.late_turns.add(game);
        return Err(DeliveryError::NotYet(with_first_turn));
    }
    let view = turn::view(app, &due.announcement, &lost_channel::as_found(app, &table)).await?;
    post_of(app, &table, view, nonce, due.announcement.is_board()).await
}

/// Edits the message of an offer that was answered, withdrawn, or made again.
async fn offer_changed(
    app: &App,
    created: Timestamp,
    number: (GameId, OfferKind, u32),
    by: PlayerId,
    answer: Option<OfferAnswer>,
) -> Result<Option<MessageId>, DeliveryError> {
    let (game, offer, made) = number;
    let Some(table) = app.store.table(game).await? else { return Ok(None) };
    let posts = |due: &Announcement| {
        matches!(*due, Announcement::News { game, news: News::Offered { offer, made }, .. }
            if (game, offer, made) == number)
    };
    let find = || app.store.offer_message(number);
    let Some((channel, message)) = message_to_edit(app, created, find, posts).await? else {
        return Ok(None);
    };
    let edited =
        edit(app, channel, message, offer_message::redrawn(app, &table, (offer, made), by, answer).await)
            .await;
    let is_open = table.offers().any(|open| (open.kind, open.made) == (offer, made));
    // Once their data are deleted, it is edited without their name.
    let deletions = app.store.deletions().await.context("loading whose data are being deleted")?;
    let is_last =
        deletions.iter().all(|one| one.player != by && answer.is_none_or(|answer| answer.who != one.player));
    if is_last && !is_open && !matches!(edited, Err(DeliveryError::ForNow(_) | DeliveryError::TooMany(_))) {
        app.store.forget_offer_message(number).await.context("forgetting the message of an offer")?;
    }
    edited
}

/// Where an announcement is made; `None` if it is a direct message, or about nothing that is left.
async fn home(app: &App, announcement: &Announcement) -> anyhow::Result<Option<Home>> {
    if announcement.is_direct() {
        return Ok(None);
    }
    Ok(match announcement.about() {
        About::Challenge(challenge) => app.store.challenge(challenge).await?.map(|challenge| challenge.home),
        About::Game(game) => app.store.table(game).await?.map(|table| table.stored().shown_in()),
        About::Day(guild, _) | About::Week(guild) | About::Season(guild) => Some(guild.into()),
        About::Vote(game) => app.store.vote_game(game).await?.map(|game| game.guild.into()),
        About::Competition(competition) => {
            app.store.competition(competition).await?.map(|competition| competition.guild.into())
        }
        About::Player(_) => None,
    })
}

/// The message that already answered the interaction, before a crash or a lost connection.
async fn already_answered(app: &App, due: &Due, now: Timestamp) -> Result<Option<MessageId>, DeliveryError> {
    let Some(answers) = &due.answers else { return Ok(None) };
    // Repeating an edit is harmless, and the answer may have been something else.
    if due.announcement.is_edit() || is_over(due.created, now) {
        return Ok(None);
    }
    let answer = app.discord.public_answer(&answers.token).await;
    answer.map_err(|failed| trouble(failed, "asking Discord whether an answer arrived"))
}

/// Whether the token of an interaction whose announcement was `stored` is no longer valid.
fn is_over(stored: Timestamp, now: Timestamp) -> bool {
    now.duration_since(stored) > TOKEN_LIFE
}

#[cfg(test)]
mod tests {
    use data::{Seen, Store, Token, Unit};

    use super::*;

    #[tokio::test]
    async fn announcements_follow_their_answer() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("dara.db")).unwrap();
        let at = |second: i64| Timestamp::from_second(second).unwrap();
        let two = vec![Announcement::Digest { to: 1_u64.try_into().unwrap() }; 2];
        for (second, answered) in [(5_i64, true), (6, false), (7, true)] {
            let token = answered.then(|| Token::new("secret".to_owned()));
            let interaction = Some(Seen { id: second.cast_unsigned(), token });
            let unit = Unit { at: at(second), interaction, changes: vec![], announcements: two.clone() };
            store.commit(unit).await.unwrap();
        }
        let due = store.due().await.unwrap();
        let mut being_answered = BTreeMap::new();
        let ready = |due: &[Due], started, being_answered: &_, taken_over: &[_]| {
            let ready = ready_at(due, at(100), at(started), being_answered, taken_over);
            ready.iter().map(|ready| ready.as_second()).collect::<Vec<_>>()
        };
        let check = |due: &[Due], started, taken_over: &[AnnouncementId], seconds: &[i64]| {
            assert_eq!(ready(due, started, &BTreeMap::new(), taken_over), seconds);
        };
        check(&due, 0, &[], &[10, 10, 6, 6, 12, 12]);
        // A handler gave up; an earlier run stored it; it was answered.
        check(&due, 0, &[due[0].id], &[5, 5, 6, 6, 12, 12]);
        check(&due, 7, &[], &[5, 5, 6, 6, 12, 12]);
        check(&due[1..], 0, &[], &[5, 6, 6, 12, 12]);
        // It is being answered and the clock was set; then the handler gave up.
        being_answered.insert(due[0].id, Duration::from_secs(3));
        assert_eq!(ready(&due, 0, &being_answered, &[]), [103, 103, 6, 6, 12, 12]);
        assert_eq!(ready(&due, 0, &being_answered, &[due[0].id]), [5, 5, 6, 6, 12, 12]);
    }

    #[test]
    fn an_answer_is_looked_for_within_a_quarter_of_an_hour() {
        let at = |milliseconds: i64| Timestamp::from_millisecond(milliseconds).unwrap();
        let quarter = 15 * 60_000;
        assert!(!is_over(at(0), at(quarter)) && is_over(at(0), at(quarter + 1)));
    }

    #[test]
    fn waits_grow_and_have_an_end() {
        assert_eq!(wait_after(0), SignedDuration::from_secs(1));
        assert_eq!(wait_after(3), SignedDuration::from_secs(8));
        assert_eq!(wait_after(u32::MAX), LONGEST_WAIT);
    }
}
