//! Accepts a challenge; the last player to accept starts the game.

use std::time::Duration;

use anyhow::Context as _;
use data::AnnouncementId;
use play::{Announcement, Challenge, ChallengeId, Change, MessageId, Place, Table, Team, challenge::Event};
use poise::serenity_prelude as serenity;
use ui::{
    button_id::ButtonId,
    failure::{Failure, Refusal},
    subject::Subject,
    texts::say,
    views::{self, Button, Tone, View},
};

use crate::{
    actions::{
        lookup, notice, redrawn,
        reply::{FollowUp, Reply},
    },
    app::{App, server_settings},
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
        permissions::BotAction,
        redact::{code, plain, status},
        verdict::{Verdict, verdict},
    },
};

/// Discord's error code for a message that already has a thread.
const THREAD_EXISTS: isize = 160_004;
/// Discord's code for a server with as many active threads as it may have.
const TOO_MANY_THREADS: isize = 160_006;
/// How long opening a thread may take; the rest of the three seconds is for the answer.
const THREAD_TIME: Duration = Duration::from_millis(1_800);
/// How often a join is retried: three others can take a place first, and then once more.
const TRIES: u8 = 4;

/// How a challenge is accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Acceptance {
    /// The team to join, where there is a choice.
    pub team: Option<Team>,
    /// The button used.
    pub by: By,
}

/// The button used to accept a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Under the challenge itself.
    Message,
    /// Offered in private because the channel already has a game: play in a thread instead.
    Thread,
    /// For a rematch: under the last board, or the command.
    Rematch,
}

/// Accepts the challenge `id`, trying again if someone else joined at the same moment.
pub(crate) async fn press(
    app: &App,
    interaction: &Interaction,
    id: ChallengeId,
    how: Acceptance,
) -> Result<Reply, Failure> {
    server_settings::may_play(app, interaction).await?;
    let mut tries = TRIES;
    loop {
        let mut challenge = lookup::challenge(app, interaction, id).await?;
        let message = match how.by {
            By::Message if interaction.is_on_message => interaction.message,
            By::Message | By::Thread => challenge.message,
            // It only matters as the message a thread is opened on.
            By::Rematch => challenge.message.or(interaction.message),
        };
        let message = message.ok_or(play::Refusal::Stale)?;
        if how.by == By::Thread {
            server_settings::place(app, interaction, Some(Place::Thread)).await?;
            challenge.place = Place::Thread;
        }
        tries -= 1;
        // If the button is on the challenge's own message, the answer redraws it.
        let is_its_message = how.by == By::Message && interaction.is_on_message;
        let delivery = if is_its_message { Delivery::ByReply } else { Delivery::ByMessage };
        return match join(app, interaction, &challenge, how.team, message, delivery).await {
            Ok(joined) => Ok(show(app, interaction, &joined, how.by, delivery).await),
            // Someone else joined at the same moment, or one of the players started another game.
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => continue,
            Err(Failure::Refused(refusal))
                if can_move_to_thread(app, interaction, &challenge, &refusal).await =>
            {
                Ok(propose_thread(app, interaction, &challenge, &refusal).await)
            }
            Err(Failure::Refused(refusal)) => {
                Err(server_settings::without_threads(app, interaction, refusal).await)
            }
            Err(failure) => Err(failure),
        };
    }
}

/// A challenge after someone joined.
struct Joined {
    challenge: Challenge,
    /// What to announce, starting with the redrawn challenge.
    due: Vec<(AnnouncementId, Announcement)>,
}

/// Stores that the member joins and, if they are the last, the game.
async fn join(
    app: &App,
    interaction: &Interaction,
    challenge: &Challenge,
    team: Option<Team>,
    message: MessageId,
    delivery: Delivery,
) -> Result<Joined, Failure> {
    let now = app.clock.now();
    play::challenge::may_accept(challenge, interaction.player, team, now)?;
    let by = interaction.player;
    // An id is spent only if the game begins.
    let game =
        if challenge.begins_next() { app.store.new_game_id().await } else { app.store.next_game_id().await };
    let game = game.context("taking an id")?;
    let players = challenge.joined().filter(|&joined| joined != by).chain([by]);
    let away = app.store.away(interaction.guild()?, players, now).await.context("loading absences")?;
    let event = Event::Accept { by, team, message: Some(message), game, lot: rand::random(), away };
    let decision = play::challenge::decide(challenge, event, now)?;
    let restrictions = app.store.restrictions(interaction.guild()?, by, challenge.joined()).await;
    let decision = restrictions.context("loading blocks and suspensions")?.accept(decision, by)?;
    let games = app.store.count_running_games_of(interaction.guild()?, decision.challenge.joined()).await;
    let decision = server_settings::limits(app, interaction.guild()?).await?.accept(
        decision,
        by,
        &games.context("counting the players' games")?,
    )?;
    let started = Change::started(&decision.changes).cloned().map(Table::new);
    let started = started.transpose().context("storing a new game")?;
    if started.is_some() {
        match challenge.place {
            Place::Here => interaction.may_post()?,
            Place::Thread => open_thread(app, interaction, message, challenge).await?,
        }
    }
    let mut announcements = decision.announcements;
    if let Some(table) = &started {
        announcements = notice::with_direct(app, table, announcements)
            .await
            .context("loading who wants direct messages")?
            .0;
    }
    let numbers = app.commit(interaction, delivery, decision.changes, announcements.clone()).await?;
    Ok(Joined { challenge: decision.challenge, due: numbers.into_iter().zip(announcements).collect() })
}

/// Opens the thread on the challenge's message before the game is stored: if the bot stops in between, the challenge
/// is still open and the thread is found again.
async fn open_thread(
    app: &App,
    interaction: &Interaction,
    message: MessageId,
    challenge: &Challenge,
) -> Result<(), Failure> {
    interaction.may_open_thread()?;
    let name = server_settings::name_of(app, challenge.guild, challenge.rules).await;
    let name =
        views::rules::rules_called(app.words_in(challenge.guild).await, challenge.rules, name.as_ref());
    let thread =
        serenity::CreateThread::new(name).auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let channel = serenity::ChannelId::new(interaction.channel.get());
    // A thread that opens later is found by the next attempt.
    let opening = channel.create_thread_from_message(&app.http, message.get(), thread);
    let Ok(opened) = tokio::time::timeout(THREAD_TIME, opening).await else {
        return Err(Refusal::ThreadSlow.into());
    };
    match opened {
        Ok(_) => Ok(()),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if response.error.code == THREAD_EXISTS =>
        {
            Ok(())
        }
        Err(error) if code(&error) == Some(TOO_MANY_THREADS) => Err(Refusal::TooManyThreads.into()),
        Err(error) if verdict(&error) == Verdict::TooMany => Err(Refusal::ThreadSlow.into()),
        // A moderator deleted the message the thread was to hang on.
        Err(error) if status(&error) == Some(404) => Err(play::Refusal::NoSuchChallenge.into()),
        // The permission was taken away after Discord sent the interaction.
        Err(error) if status(&error) == Some(403) => {
            let permissions = BotAction::Thread.needs(interaction.channel_kind);
            Err(Refusal::Lacks { permissions, channel: interaction.channel }.into())
        }
        Err(error) => Err(Failure::Broken(plain(error).context("opening a thread"))),
    }
}

/// The answer, which shows who joined or that the game has started. Anywhere but on the challenge's own message, the
/// challenge is redrawn by the delivery.
async fn show(app: &App, interaction: &Interaction, joined: &Joined, by: By, delivery: Delivery) -> Reply {
    let Joined { challenge, due } = joined;
    let changed = due.first().copied();
    let begun = changed.and_then(|(_, changed)| changed.begun());
    let words = match by {
        By::Message | By::Thread => app.words_in(challenge.guild).await,
        By::Rematch => app.words_for(interaction).await,
    };
    let view = redrawn::challenge(app, words, challenge, begun).await;
    let answer = match by {
        By::Message | By::Thread => Answer::Rewrite(view),
        By::Rematch => Answer::Private(View::words(view.text)),
    };
    let reply = match delivery {
        Delivery::ByReply => Reply::new(answer).making(changed.into_iter().collect()),
        Delivery::ByMessage => Reply::new(answer),
    };
    // The board is a message of its own, so that it pings the first player.
    reply.then(FollowUp::Deliver)
}

async fn can_move_to_thread(
    app: &App,
    interaction: &Interaction,
    challenge: &Challenge,
    refusal: &Refusal,
) -> bool {
    matches!(refusal, Refusal::Play(play::Refusal::ChannelBusy { .. }))
        && challenge.place == Place::Here
        && challenge.message.is_some()
        && server_settings::can_have_thread(app, interaction).await
}

/// Offers to play in a thread, since the channel got a game after the challenge was made.
async fn propose_thread(
    app: &App,
    interaction: &Interaction,
    challenge: &Challenge,
    refusal: &Refusal,
) -> Reply {
    let words = app.words_for(interaction).await;
    let control = ButtonId::Accept { challenge: challenge.id, in_thread: true };
    let button = Button::new(say!(words, "button-accept-thread"), control, Tone::Good);
    let subject = Subject::of_rules(challenge.rules);
    let view: View = views::refusal::view(words, refusal, &subject).with_row(vec![button]);
    Reply::private(view)
}
