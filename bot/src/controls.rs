//! What happens when a button is pressed: one file a control.

mod accept;
mod challenge_in_thread;
mod decline;
mod pick;
mod play;
mod resign;
mod turn_page;
mod withdraw;

use ::play::{Challenge, ChallengeId, GameId, Refusal, Table};
use anyhow::Context as _;
use poise::serenity_prelude as serenity;

use crate::{
    answer::Answer,
    app::App,
    asked::Asked,
    control::Control,
    failure::{self, Failure},
    plain::plain,
    views,
};

/// Does what a pressed button says.
pub(crate) async fn press(app: &App, asked: &Asked, custom_id: &str) -> Result<(), Failure> {
    let control: Control = custom_id.parse().map_err(|_| failure::Refusal::UnknownControl)?;
    match control {
        Control::Accept { challenge, in_thread } => {
            accept::press(app, asked, challenge, accept::How { team: None, in_thread }).await
        }
        Control::Join { challenge, team } => {
            accept::press(app, asked, challenge, accept::How { team: Some(team), in_thread: false }).await
        }
        Control::Decline(challenge) => decline::press(app, asked, challenge).await,
        Control::Withdraw(challenge) => withdraw::press(app, asked, challenge).await,
        Control::ChallengeInThread { invited, first, rules } => {
            challenge_in_thread::press(app, asked, invited, first, rules).await
        }
        Control::Play(game) => play::press(app, asked, game).await,
        Control::Pick { game, ply, squares } => {
            pick::press(app, asked, pick::At { game, ply }, squares, None).await
        }
        Control::Rank { game, ply, squares, rank } => {
            pick::press(app, asked, pick::At { game, ply }, squares, Some(rank)).await
        }
        Control::Stop { game, ply, squares } => pick::stop(app, asked, pick::At { game, ply }, squares).await,
        Control::Resign { game } => resign::press(app, asked, game).await,
        Control::Cancel => {
            let words = app.texts.for_locale(&asked.locale);
            Ok(app
                .answer(asked, Answer::Update(views::panel::left(words)))
                .await
                .context("closing a question")?)
        }
        Control::Page { listing, page } => turn_page::press(app, asked, listing, page).await,
        Control::Rules(rules) => {
            let words = app.texts.for_locale(&asked.locale);
            let view = views::rules::view(words, app.painter, rules);
            Ok(app.answer(asked, Answer::Private(view)).await.context("showing rules")?)
        }
    }
}

/// The challenge that a button names: of this server, or none.
pub(crate) fn challenge(app: &App, asked: &Asked, id: ChallengeId) -> Result<Challenge, Failure> {
    let challenge = app.store.challenge(id).context("looking for a challenge")?;
    Ok(challenge.filter(|challenge| challenge.guild == asked.guild).ok_or(Refusal::NoSuchChallenge)?)
}

/// The game that a button names: of this server, or none.
pub(crate) fn table(app: &App, asked: &Asked, id: GameId) -> Result<Table, Failure> {
    let table = app.store.table(id).context("looking for a game")?;
    Ok(table.filter(|table| table.setup().guild == asked.guild).ok_or(Refusal::NoGameHere)?)
}

/// Closes the private message whose button led to a public answer: the one request more that a panel costs.
async fn close_panel(app: &App, asked: &Asked) {
    let Some(message) = asked.message else { return };
    let message = serenity::MessageId::new(message.get());
    // A panel that stays open does no harm: its buttons are stale, and say so.
    if let Err(error) = app.http.delete_followup_message(asked.token.reveal(), message).await {
        tracing::debug!(interaction = %asked.id, "a panel stays open: {:#}", plain(error));
    }
}

/// Shows the board, privately, to one whose button did not fit the game any more.
async fn show_board(app: &App, asked: &Asked, table: &Table, note: String) -> Result<(), Failure> {
    let words = app.texts.for_locale(&asked.locale);
    let view = views::board::private(words, app.painter, table, Some(note));
    Ok(app.answer(asked, Answer::Private(view)).await.context("showing the board")?)
}
