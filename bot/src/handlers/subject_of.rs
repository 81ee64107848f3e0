//! What a command or a pressed button is about, for a refusal to name the right game's commands.

use play::ChannelId;
use ui::{
    button_id::{Control, Moderation, ReplayOf, begin::Begin},
    subject::Subject,
};

use crate::{actions::lookup, app::App, discord::interaction::Asked};

/// Of a command of this name, used in a channel.
pub(crate) fn of_command(app: &App, name: &str, channel: Option<ChannelId>) -> Subject {
    let latest = channel.and_then(|channel| app.store.latest_in(channel).ok().flatten());
    match name.parse() {
        Ok(game) => Subject { game, table: latest.filter(|table| table.setup().record.rules.game() == game) },
        Err(_) => latest.map_or_else(Subject::default, Subject::of_table),
    }
}

/// Of a pressed button.
pub(crate) fn of_button(app: &App, asked: &Asked, custom_id: &str) -> Subject {
    let table = |game| lookup::table(app, asked, game).ok().map(Subject::of_table);
    let challenge =
        |id| lookup::challenge(app, asked, id).ok().map(|challenge| Subject::of_rules(challenge.rules));
    let meant = match custom_id.parse() {
        Ok(
            Control::Accept { challenge: id, .. }
            | Control::Join { challenge: id, .. }
            | Control::Decline(id)
            | Control::Withdraw(id),
        ) => challenge(id),
        Ok(
            Control::Play(game)
            | Control::Pick { game, .. }
            | Control::Rank { game, .. }
            | Control::Stop { game, .. }
            | Control::Confirm { game, .. }
            | Control::More(game)
            | Control::Offer { game, .. }
            | Control::Resume(game)
            | Control::GiveTime { game, .. }
            | Control::ShowBoard(game)
            | Control::BoardAsText(game)
            | Control::Replay { of: ReplayOf::Game(game), .. }
            | Control::PostReplay { of: ReplayOf::Game(game), .. }
            | Control::Rematch { game, .. }
            | Control::AskToResign(game)
            | Control::Resign { game, .. }
            | Control::Moderation(Moderation::EndGame(game)),
        ) => table(game),
        Ok(Control::Ahead(ahead)) => table(ahead.game()),
        Ok(Control::Begin(Begin::Whom(game) | Begin::With(game) | Begin::Against(game, _))) => {
            Some(Subject::of_rules(game.default_rules()))
        }
        Ok(Control::Practice(practice)) => {
            practice.game().map(|game| Subject::of_rules(game.default_rules()))
        }
        Ok(Control::ChallengeInThread { rules, .. } | Control::Rules(rules)) => {
            Some(Subject::of_rules(rules))
        }
        Ok(
            Control::Begin(Begin::Which)
            | Control::Help(_)
            | Control::Cancel
            | Control::Replay { of: ReplayOf::Import(_), .. }
            | Control::PostReplay { of: ReplayOf::Import(_), .. }
            | Control::Export(_)
            | Control::Page { .. }
            | Control::Moderation(Moderation::Log(_) | Moderation::LetAgain { .. })
            | Control::Unblock { .. }
            | Control::History { .. }
            | Control::PostLeaderboard { .. }
            | Control::Profile { .. }
            | Control::PostProfile { .. }
            | Control::Versus { .. }
            | Control::PostVersus { .. }
            | Control::Prefer(_)
            | Control::SetListed(_)
            | Control::CloseSeason(_)
            | Control::Season(_)
            | Control::PostSeason(_)
            | Control::Privacy(_)
            | Control::Settings(_)
            | Control::HouseRules(_),
        )
        | Err(_) => None,
    };
    meant.unwrap_or_else(|| {
        let latest = app.store.latest_in(asked.channel).ok().flatten();
        latest.map_or_else(Subject::default, Subject::of_table)
    })
}
