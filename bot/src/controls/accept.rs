//! Accept a challenge: the game begins.

use anyhow::Context as _;
use play::{Challenge, ChallengeId, Change, ChannelId, MessageId, Place, Team, challenge::Event};
use poise::serenity_prelude as serenity;

use crate::{
    answer::{self, Answer},
    app::{App, Told},
    asked::Asked,
    control::Control,
    failure::{Failure, Refusal},
    plain::{plain, status},
    subject::Subject,
    texts::say,
    views::{self, Button, Tone, View},
};

/// The code of Discord's answer where a message has its thread already.
const THREAD_EXISTS: isize = 160_004;
/// How often a join is decided anew, as often as others can have joined meanwhile and once more.
const TRIES: u8 = 4;

/// How somebody accepts.
#[derive(Clone, Copy, Debug)]
pub(super) struct How {
    /// With whom, where that is to be chosen.
    pub team: Option<Team>,
    /// By the button that was offered privately since the channel has a game: the challenge's own message is another one.
    pub in_thread: bool,
}

/// Accepts.
pub(super) async fn press(app: &App, asked: &Asked, id: ChallengeId, how: How) -> Result<(), Failure> {
    let mut tries = TRIES;
    loop {
        let mut challenge = super::challenge(app, asked, id)?;
        let message = if how.in_thread { challenge.message } else { asked.message };
        let message = message.ok_or(play::Refusal::NoThreadHere { channel: asked.channel })?;
        if how.in_thread {
            challenge.place = Place::Thread;
        }
        tries -= 1;
        return match join(app, asked, &challenge, how.team, message).await {
            Ok((joined, channel)) => {
                tell(app, asked, [&challenge, &joined], channel, how.in_thread, message).await
            }
            // Somebody else joined at the same moment, or another game of a player began.
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => continue,
            Err(Failure::Refused(refusal)) if can_move_to_thread(asked, &challenge, &refusal) => {
                propose_thread(app, asked, &challenge, &refusal).await
            }
            Err(failure) => Err(failure),
        };
    }
}

/// Stores that he joins, and the game where he is the last; returns the challenge and where the game is played.
async fn join(
    app: &App,
    asked: &Asked,
    challenge: &Challenge,
    team: Option<Team>,
    message: MessageId,
) -> Result<(Challenge, Option<ChannelId>), Failure> {
    let now = app.clock.now();
    play::challenge::may_accept(challenge, asked.player, team, now)?;
    let (by, game) = (asked.player, app.store.new_game_id());
    let event = Event::Accept { by, team, message, game, lot: rand::random() };
    let decision = play::challenge::decide(challenge, event, now)?;
    let games = app.store.count_running_games_of(asked.guild, decision.challenge.joined());
    let decision = app.limits.accept(decision, by, &games.context("counting the players' games")?)?;
    let channel = decision.changes.iter().find_map(|change| match change {
        Change::StartGame { channel, .. } => Some(*channel),
        _ => None,
    });
    if channel.is_some() {
        match challenge.place {
            Place::Here => asked.may_post()?,
            Place::Thread => open_thread(app, asked, message, challenge).await?,
        }
    }
    app.commit(asked, Told::ByThemselves, decision.changes, decision.announcements).await?;
    Ok((decision.challenge, channel))
}

/// Makes the thread on the challenge's message, before the game is stored: should the bot stop in between, the
/// challenge is still open, and the thread is found again.
async fn open_thread(
    app: &App,
    asked: &Asked,
    message: MessageId,
    challenge: &Challenge,
) -> Result<(), Failure> {
    asked.may_open_thread()?;
    let name = views::rules::rules_name(app.texts.public(), challenge.rules);
    let thread =
        serenity::CreateThread::new(name).auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let channel = serenity::ChannelId::new(asked.channel.get());
    match channel.create_thread_from_message(&app.http, message.get(), thread).await {
        Ok(_) => Ok(()),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if response.error.code == THREAD_EXISTS =>
        {
            Ok(())
        }
        // A moderator deleted the message that the thread should have hung on.
        Err(error) if status(&error) == Some(404) => Err(play::Refusal::NoSuchChallenge.into()),
        Err(error) => Err(Failure::Broken(plain(error).context("opening a thread"))),
    }
}

/// The challenge's message says that he joined, or that the game is on in `channel`, where it loses its buttons.
async fn tell(
    app: &App,
    asked: &Asked,
    [before, now]: [&Challenge; 2],
    channel: Option<ChannelId>,
    from_private: bool,
    message: MessageId,
) -> Result<(), Failure> {
    let words = app.texts.public();
    let view = match channel {
        // The headline of a game of two is the one under which it was made.
        Some(channel) if now.is_for_two() => views::challenge::accepted(words, before, asked.player, channel),
        Some(channel) => views::challenge::accepted(words, now, asked.player, channel),
        None => views::challenge::changed(words, now),
    };
    let answered = app.answer(asked, Answer::Update(view.clone())).await;
    if from_private {
        let there = serenity::ChannelId::new(now.channel.get());
        // Its old buttons say the same when they are pressed.
        if let Err(error) = there.edit_message(&app.http, message.get(), answer::edit(view)).await {
            tracing::debug!(interaction = %asked.id, "a challenge keeps its buttons: {:#}", plain(error));
        }
    }
    if channel.is_some() {
        // The board is a message of its own, so that it pings the first player.
        app.outbox.wake();
    }
    Ok(answered.context("answering the one who accepted")?)
}

fn can_move_to_thread(asked: &Asked, challenge: &Challenge, refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Play(play::Refusal::ChannelBusy { .. }))
        && challenge.place == Place::Here
        && challenge.message.is_some()
        && asked.may_open_thread().is_ok()
}

/// The channel has got a game since the challenge was made: offers to play this one in a thread.
async fn propose_thread(
    app: &App,
    asked: &Asked,
    challenge: &Challenge,
    refusal: &Refusal,
) -> Result<(), Failure> {
    let words = app.texts.for_locale(&asked.locale);
    let control = Control::Accept { challenge: challenge.id, in_thread: true };
    let button = Button::new(say!(words, "button-accept-thread"), control, Tone::Good);
    let subject = Subject::of_rules(challenge.rules);
    let view: View = views::refusal::view(words, refusal, &subject).with_row(vec![button]);
    Ok(app.answer(asked, Answer::Private(view)).await.context("proposing a thread")?)
}
