//! What happens when a button is pressed: one file a control.

mod ahead;
mod ask_to_resign;
mod at_table;
mod begin;
mod board_as_text;
mod challenge_once;
mod decline;
mod export;
mod help;
mod history;
mod house_rules;
mod list_me;
mod moderation;
mod more;
mod offer;
mod pick;
mod play;
mod practice;
mod prefer;
mod privacy;
mod profile;
mod rematch;
mod replay;
mod resign;
mod season;
mod settings;
mod show_board;
mod turn_page;
mod unblock;
mod versus;
mod withdraw;

use ::play::{Place, challenge::Invited, table};
use anyhow::Context as _;
use jiff::SignedDuration;
use ui::{
    button_id::Control,
    failure::{self, Failure},
    views,
};

use crate::{
    actions::{accept, challenge::Wanted, leaderboard},
    app::{App, server_settings},
    discord::{answer::Answer, component::Used, interaction::Asked},
};

/// Does what a pressed button says, or what was chosen or filled in.
pub(crate) async fn press(app: &App, asked: &Asked, used: Used) -> Result<(), Failure> {
    let control: Control = used.control.parse().map_err(|_| failure::Refusal::UnknownControl)?;
    match control {
        Control::Accept { challenge, in_thread } => {
            let by = if in_thread { accept::By::Thread } else { accept::By::Message };
            accept::press(app, asked, challenge, accept::How { team: None, by }).await
        }
        Control::Join { challenge, team } => {
            accept::press(app, asked, challenge, accept::How { team: Some(team), by: accept::By::Message })
                .await
        }
        Control::Decline(challenge) => decline::press(app, asked, challenge).await,
        Control::Withdraw(challenge) => withdraw::press(app, asked, challenge).await,
        Control::ChallengeInThread { invited, first, terms, rules } => {
            // The button was offered after the invited members had been found to be no programs.
            let invited = invited.into_iter().map(|player| Some(Invited { player: player?, bot: false }));
            let place = Some(Place::Thread);
            let wanted = Wanted { invited: invited.collect(), rules, terms, rematch_of: None, first, place };
            challenge_once::press(app, asked, wanted).await
        }
        Control::Play(game) => play::press(app, asked, game).await,
        Control::Pick { game, moment, squares } => {
            pick::press(app, asked, pick::At { game, moment }, squares, None).await
        }
        Control::Rank { game, moment, squares, rank } => {
            pick::press(app, asked, pick::At { game, moment }, squares, Some(rank)).await
        }
        Control::Stop { game, moment, squares } => {
            pick::stop(app, asked, pick::At { game, moment }, squares, false).await
        }
        Control::Confirm { game, moment, squares } => {
            pick::stop(app, asked, pick::At { game, moment }, squares, true).await
        }
        Control::More(game) => more::press(app, asked, game).await,
        Control::Offer { game, moment, kind, step } => {
            offer::press(app, asked, offer::Of { game, moment, kind }, step).await
        }
        Control::Resume(game) => at_table::press(app, asked, game, table::Event::Resume).await,
        Control::GiveTime { game, minutes } => {
            let time = SignedDuration::from_mins(minutes.into());
            at_table::press(app, asked, game, table::Event::GiveTime(time)).await
        }
        Control::ShowBoard(game) => show_board::press(app, asked, game).await,
        Control::BoardAsText(game) => board_as_text::press(app, asked, game).await,
        Control::AskToResign(game) => ask_to_resign::press(app, asked, game).await,
        Control::Rematch { game, in_thread } => rematch::press(app, asked, game, in_thread).await,
        Control::Ahead(what) => ahead::press(app, asked, what).await,
        Control::Begin(what) => begin::press(app, asked, what, used.input).await,
        Control::Practice(what) => practice::press(app, asked, what).await,
        Control::Help(what) => help::press(app, asked, what).await,
        Control::Replay { of, turn, step } => replay::press(app, asked, of, turn, step).await,
        Control::PostReplay { of, from } => replay::post(app, asked, of, from).await,
        Control::Export(import) => export::press(app, asked, import).await,
        Control::Resign { game, whole } => resign::press(app, asked, game, whole).await,
        Control::Cancel => {
            let words = app.words_for(asked);
            Ok(app
                .answer(asked, Answer::Update(views::panel::left(words)))
                .await
                .context("closing a question")?)
        }
        Control::Prefer(preference) => prefer::press(app, asked, preference).await,
        Control::Profile { player, category } => profile::press(app, asked, player, category).await,
        Control::PostProfile { player, category } => profile::post(app, asked, player, category).await,
        Control::Versus { player, opponent } => versus::press(app, asked, player, opponent).await,
        Control::PostVersus { player, opponent } => versus::post(app, asked, player, opponent).await,
        Control::Page { listing, page } => turn_page::press(app, asked, listing, page).await,
        Control::Moderation(what) => moderation::press(app, asked, what).await,
        Control::Unblock { player, page } => unblock::press(app, asked, player, page).await,
        Control::History { of, stretch } => history::press(app, asked, of, stretch).await,
        Control::PostLeaderboard { board, page } => leaderboard::post(app, asked, board, page).await,
        Control::SetListed(listed) => list_me::press(app, asked, listed).await,
        Control::CloseSeason(number) => season::close(app, asked, number).await,
        Control::Season(number) => season::show(app, asked, number).await,
        Control::PostSeason(number) => season::post(app, asked, number).await,
        Control::Privacy(wanted) => privacy::press(app, asked, wanted).await,
        Control::Settings(control) => settings::press(app, asked, control, used.input).await,
        Control::HouseRules(control) => house_rules::press(app, asked, control, used.input).await,
        Control::Rules(rules) => {
            let words = app.words_for(asked);
            let name = asked.guild().ok().and_then(|guild| server_settings::name_of(app, guild, rules));
            let view = views::rules::view(words, app.look_for(asked), rules, name.as_ref());
            Ok(app.answer(asked, Answer::Private(view)).await.context("showing rules")?)
        }
    }
}
