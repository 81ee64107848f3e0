//! Accept a challenge: the game begins.

use anyhow::Context as _;
use play::{Challenge, ChallengeId, Change, ChannelId, MessageId, Place, challenge::Event};
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

/// Accepts. `in_thread`: the button is the one that was offered privately since the channel has a game; the
/// challenge's own message is another one then.
pub(super) async fn press(
    app: &App,
    asked: &Asked,
    challenge: ChallengeId,
    in_thread: bool,
) -> Result<(), Failure> {
    let mut challenge = super::challenge(app, asked, challenge)?;
    let message = if in_thread { challenge.message } else { asked.message };
    let message = message.ok_or(play::Refusal::NoThreadHere { channel: asked.channel })?;
    if in_thread {
        challenge.place = Place::Thread;
    }
    match join(app, asked, &challenge, message).await {
        Ok((_, Some(channel))) => {
            let answered = tell(app, asked, &challenge, message, channel, in_thread).await;
            // The board is a message of its own, so that it pings the first player.
            app.outbox.wake();
            answered
        }
        Ok((waiting, None)) => {
            let view = views::challenge::view(app.texts.public(), &waiting);
            Ok(app.answer(asked, Answer::Update(view)).await.context("answering one who joined")?)
        }
        Err(Failure::Refused(refusal)) if can_move_to_thread(asked, &challenge, &refusal) => {
            propose_thread(app, asked, &challenge, &refusal).await
        }
        Err(failure) => Err(failure),
    }
}

/// Stores that he joins, and the game where he is the last; returns the challenge and where the game is played.
async fn join(
    app: &App,
    asked: &Asked,
    challenge: &Challenge,
    message: MessageId,
) -> Result<(Challenge, Option<ChannelId>), Failure> {
    let (now, team) = (app.clock.now(), None);
    play::challenge::may_accept(challenge, asked.player, team, now)?;
    let (by, game) = (asked.player, app.store.new_game_id());
    let event = Event::Accept { by, team, message, game, lot: rand::random() };
    let decision = play::challenge::decide(challenge, event, now)?;
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

/// The challenge's message says that it was accepted, and loses its buttons.
async fn tell(
    app: &App,
    asked: &Asked,
    challenge: &Challenge,
    message: MessageId,
    channel: ChannelId,
    from_private: bool,
) -> Result<(), Failure> {
    let accepted = views::challenge::accepted(app.texts.public(), challenge, asked.player, channel);
    let answered = app.answer(asked, Answer::Update(accepted.clone())).await;
    if from_private {
        let there = serenity::ChannelId::new(challenge.channel.get());
        // Its old buttons say the same when they are pressed.
        if let Err(error) = there.edit_message(&app.http, message.get(), answer::edit(accepted)).await {
            tracing::debug!(interaction = %asked.id, "an accepted challenge keeps its buttons: {:#}", plain(error));
        }
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
