//! Pressed buttons, one file each. Every handler reads the button, calls one action and returns its reply.

mod ask_to_resign;
mod at_table;
mod begin;
mod board_as_text;
mod challenge_once;
mod decline;
mod export;
mod help;
mod hint;
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
mod premoves;
mod privacy;
mod profile;
mod rematch;
mod replay;
mod resign;
mod rules;
mod season;
mod settings;
mod show_board;
mod turn_page;
mod unblock;
mod versus;
mod withdraw;
mod withdraw_listed;

use ::play::{Place, challenge::Invited, table};
use jiff::SignedDuration;
use ui::{
    button_id::ButtonId,
    failure::{self, Failure},
    views,
};

use crate::{
    actions::reply::Reply,
    actions::{accept, challenge::Wanted, leaderboard},
    app::App,
    discord::{component::Used, interaction::Interaction},
};

/// Handles a pressed button, a choice from a list, or a form.
pub(crate) async fn press(app: &App, interaction: &Interaction, used: Used) -> Result<Reply, Failure> {
    let control: ButtonId = used.control.parse().map_err(|_| failure::Refusal::UnknownButton)?;
    match control {
        ButtonId::Accept { challenge, in_thread } => {
            let by = if in_thread { accept::By::Thread } else { accept::By::Message };
            accept::press(app, interaction, challenge, accept::Acceptance { team: None, by }).await
        }
        ButtonId::Join { challenge, team } => {
            accept::press(
                app,
                interaction,
                challenge,
                accept::Acceptance { team: Some(team), by: accept::By::Message },
            )
            .await
        }
        ButtonId::Decline(challenge) => decline::press(app, interaction, challenge).await,
        ButtonId::Withdraw(challenge) => withdraw::press(app, interaction, challenge).await,
        ButtonId::WithdrawListed { challenge, page } => {
            withdraw_listed::press(app, interaction, challenge, page).await
        }
        ButtonId::ChallengeInThread { invited, first, terms, rules } => {
            // When the button was offered, the invited members were known not to be bots.
            let invited = invited.into_iter().map(|player| player.map(Invited::from));
            let place = Some(Place::Thread);
            let wanted = Wanted { invited: invited.collect(), rules, terms, rematch_of: None, first, place };
            challenge_once::press(app, interaction, wanted).await
        }
        ButtonId::Play(game) => play::press(app, interaction, game).await,
        ButtonId::Choose { game, version, step } => {
            pick::press(app, interaction, pick::PanelOf { game, version }, step).await
        }
        ButtonId::Confirm { game, version, squares } => {
            pick::stop(app, interaction, pick::PanelOf { game, version }, squares, true).await
        }
        ButtonId::More(game) => more::press(app, interaction, game).await,
        ButtonId::Hint(game) => hint::press(app, interaction, game).await,
        ButtonId::Offer { game, version, kind, step } => {
            offer::press(app, interaction, offer::OfferOf { game, version, kind }, step).await
        }
        ButtonId::Resume(game) => at_table::press(app, interaction, game, table::Event::Resume).await,
        ButtonId::GiveTime { game, minutes } => {
            let time = SignedDuration::from_mins(minutes.into());
            at_table::press(app, interaction, game, table::Event::GiveTime(time)).await
        }
        ButtonId::ShowBoard(game) => show_board::press(app, interaction, game).await,
        ButtonId::BoardAsText(game) => board_as_text::press(app, interaction, game).await,
        ButtonId::AskToResign(game) => ask_to_resign::press(app, interaction, game).await,
        ButtonId::Rematch { game, in_thread } => rematch::press(app, interaction, game, in_thread).await,
        ButtonId::Premoves(what) => premoves::press(app, interaction, what).await,
        ButtonId::Begin(what) => begin::press(app, interaction, what, used.input).await,
        ButtonId::Practice(what) => practice::press(app, interaction, what).await,
        ButtonId::Help(what) => help::press(app, interaction, what).await,
        ButtonId::Replay { of, turn, step } => replay::press(app, interaction, of, turn, step).await,
        ButtonId::PostReplay { of, from } => replay::post(app, interaction, of, from).await,
        ButtonId::Export(import) => export::press(app, interaction, import).await,
        ButtonId::Resign { game, whole } => resign::press(app, interaction, game, whole).await,
        ButtonId::Cancel => {
            let words = app.words_for(interaction).await;
            Ok(Reply::update(views::panel::left(words)))
        }
        ButtonId::Prefer(preference) => prefer::press(app, interaction, preference).await,
        ButtonId::Profile { player, category } => profile::press(app, interaction, player, category).await,
        ButtonId::PostProfile { player, category } => profile::post(app, interaction, player, category).await,
        ButtonId::Versus { player, opponent } => versus::press(app, interaction, player, opponent).await,
        ButtonId::PostVersus { player, opponent } => versus::post(app, interaction, player, opponent).await,
        ButtonId::Page { listing, page } => turn_page::press(app, interaction, listing, page).await,
        ButtonId::Moderation(what) => moderation::press(app, interaction, what).await,
        ButtonId::Unblock { player, page } => unblock::press(app, interaction, player, page).await,
        ButtonId::History { of, stretch } => history::press(app, interaction, of, stretch).await,
        ButtonId::PostLeaderboard { board, page } => leaderboard::post(app, interaction, board, page).await,
        ButtonId::SetListed(listed) => list_me::press(app, interaction, listed).await,
        ButtonId::CloseSeason(number) => season::close(app, interaction, number).await,
        ButtonId::Season(number) => season::show(app, interaction, number).await,
        ButtonId::PostSeason(number) => season::post(app, interaction, number).await,
        ButtonId::Privacy(wanted) => privacy::press(app, interaction, wanted).await,
        ButtonId::Settings(control) => settings::press(app, interaction, control, used.input).await,
        ButtonId::HouseRules(control) => house_rules::press(app, interaction, control, used.input).await,
        ButtonId::Rules(rules) => Ok(self::rules::in_short(app, interaction, rules).await),
        ButtonId::FullRules(rules) => Ok(self::rules::in_full(app, interaction, rules).await),
    }
}
