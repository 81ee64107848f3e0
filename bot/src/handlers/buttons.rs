//! Pressed buttons: the table of what each does.

use jiff::SignedDuration;
use play::{
    Place,
    challenge::{self, Invited},
    game::table::Event,
};
use ui::{
    button_id::ButtonId,
    failure::{self, Failure},
    views::{self, player::versus::Pair},
};

use crate::{
    actions::{
        challenge::{
            Wanted,
            accept::{self, Acceptance, By},
            begin, once, rematch, withdraw, world,
        },
        competition,
        game::{
            export, guess, hint, import, lookup,
            offer::{self, OfferOf},
            panel::{self, PanelOf},
            premove_panel, replay, turn, vote,
        },
        guild::{house_rules, leaderboard, moderation, season, settings},
        help,
        learning::{analysis, daily, lesson, practice, puzzle, rules},
        lists,
        player::{history, preferences, privacy, profile, versus},
        reply::Reply,
        share,
    },
    app::caller::Caller,
    discord::{answer::Answer, component::Used},
};

/// Handles a pressed button, a choice from a list, or a form.
pub(crate) async fn press(caller: &Caller, used: Used) -> Result<Reply, Failure> {
    let id: ButtonId = used.control.parse().map_err(|_| failure::Refusal::UnknownButton)?;
    match id {
        ButtonId::Accept { challenge, in_thread } => {
            let by = if in_thread { By::Thread } else { By::Message };
            accept::press(caller, challenge, Acceptance { team: None, by }).await
        }
        ButtonId::Join { challenge, team } => {
            accept::press(caller, challenge, Acceptance { team: Some(team), by: By::Message }).await
        }
        ButtonId::Decline(id) => {
            withdraw::close(caller, id, challenge::Event::Decline { by: caller.player }).await
        }
        ButtonId::Withdraw(id) => {
            withdraw::close(caller, id, challenge::Event::Withdraw { by: caller.player }).await
        }
        ButtonId::WithdrawListed { challenge, page } => lists::withdraw(caller, challenge, page).await,
        ButtonId::ChallengeInThread { invited, first, terms, rules } => {
            // When the button was offered, the invited members were known not to be bots.
            let invited = invited.into_iter().map(|player| player.map(Invited::from)).collect();
            let place = Some(Place::Thread);
            once(
                caller,
                Wanted { invited, rules, terms, rematch_of: None, first, place, seek: None, button: None },
            )
            .await
        }
        ButtonId::Play(game) => panel::open(caller, game).await,
        ButtonId::Choose { game, version, step } => {
            panel::pick(caller, PanelOf { game, version }, step).await
        }
        ButtonId::Confirm { game, version, squares } => {
            panel::stop(caller, PanelOf { game, version }, squares, true).await
        }
        ButtonId::More(game) => panel::more(caller, game).await,
        ButtonId::Hint(game) => hint::show(caller, &lookup::table(caller, game).await?).await,
        ButtonId::Offer { game, version, kind, step } => {
            offer::press(caller, OfferOf { game, version, kind }, step).await
        }
        ButtonId::Resume(game) => turn::at(caller, game, Event::Resume).await,
        ButtonId::GiveTime { game, minutes } => {
            turn::at(caller, game, Event::GiveTime(SignedDuration::from_mins(minutes.into()))).await
        }
        ButtonId::KeepBoards { game, boards } => panel::keep_boards(caller, game, boards).await,
        ButtonId::ShowBoard(game) => panel::board(caller, game, false).await,
        ButtonId::BoardAsText(game) => panel::board(caller, game, true).await,
        ButtonId::AskToResign(game) => {
            panel::ask_to_resign(caller, &lookup::table(caller, game).await?).await
        }
        ButtonId::Resign { game, whole } => {
            turn::at(caller, game, if whole { Event::ResignMatch } else { Event::Resign }).await
        }
        ButtonId::Rematch { game, in_thread } => rematch::press(caller, game, in_thread).await,
        ButtonId::Guess(what) => guess::press(caller, what).await,
        ButtonId::Vote(what) => vote::press(caller, what).await,
        ButtonId::Premoves(what) => premove_panel::press(caller, what).await,
        ButtonId::Begin(what) => begin::press(caller, what, used.input).await,
        ButtonId::Practice(what) => practice::press(caller, what).await,
        ButtonId::Lesson(what) => lesson::press(caller, what).await,
        ButtonId::Puzzle(what) => puzzle::press(caller, what).await,
        ButtonId::Daily(what) => daily::press(caller, what).await,
        ButtonId::Help(what) => help::press(caller, what).await,
        ButtonId::Replay { of, turn, step } => replay::show(caller, of, turn, step).await,
        ButtonId::PostReplay { of, from } => replay::post(caller, of, from).await,
        ButtonId::Analyse(game) => analysis::press(caller, game).await,
        ButtonId::PostAnalysis(game) => analysis::post(caller, game).await,
        ButtonId::Import => import::fill(caller, &used.input).await,
        ButtonId::Export(import) => export::imported(caller, import).await,
        ButtonId::Cancel => Ok(Reply::update(views::game::panel::left(caller.words().await))),
        ButtonId::Prefer(preference) => preferences::change(caller, preference).await,
        ButtonId::Profile { player, category } => profile::show(caller, player, category).await,
        ButtonId::PostProfile { player, category } => profile::post(caller, player, category).await,
        ButtonId::Versus { player, opponent } => versus::show(caller, Pair { player, opponent }).await,
        ButtonId::PostVersus { player, opponent } => versus::post(caller, Pair { player, opponent }).await,
        ButtonId::Page { listing, page } => lists::show(caller, (listing, page), Answer::Update).await,
        ButtonId::Moderation(what) => moderation::press(caller, what).await,
        ButtonId::Unblock { player, page } => lists::unblock(caller, player, page).await,
        ButtonId::History { of, stretch } => history::show(caller, of, stretch, Answer::Update).await,
        ButtonId::PostLeaderboard { board, page } => leaderboard::post(caller, board, page).await,
        ButtonId::SetListed(listed) => preferences::set_listed(caller, listed).await,
        ButtonId::CloseSeason(number) => season::close(caller, number).await,
        ButtonId::Season(number) => season::show(caller, Some(number)).await,
        ButtonId::PostSeason(number) => season::post(caller, number).await,
        ButtonId::Privacy(wanted) => privacy::press(caller, wanted).await,
        ButtonId::Settings(control) => settings::press(caller, control, used.input).await,
        ButtonId::World(what) => world::press(caller, what, &used.input).await,
        ButtonId::Share(what) => share::press(caller, what).await,
        ButtonId::Competition(what) => competition::press(caller, what, used.input).await,
        ButtonId::HouseRules(control) => house_rules::press(caller, control, used.input).await,
        ButtonId::Rules(rules) => Ok(rules::in_short(caller, rules).await),
        ButtonId::FullRules(rules) => Ok(rules::in_full(caller, rules).await),
    }
}
