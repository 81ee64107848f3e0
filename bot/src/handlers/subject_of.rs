//! What a command or a pressed button is about, for a refusal to name the right game's commands.

use play::ChannelId;
use ui::{
    button_id::{ButtonId, Moderation, ReplayOf, begin::Begin},
    subject::Subject,
};

use crate::{actions::lookup, app::App, discord::interaction::Interaction};

/// Of a command of this name, used in a channel.
pub(crate) fn of_command(app: &App, name: &str, channel: Option<ChannelId>) -> Subject {
    let latest = channel.and_then(|channel| app.store.latest_in(channel).ok().flatten());
    match name.parse() {
        Ok(game) => Subject { game, table: latest.filter(|table| table.setup().record.rules.game() == game) },
        Err(_) => latest.map_or_else(Subject::default, Subject::of_table),
    }
}

/// Of a pressed button.
pub(crate) fn of_button(app: &App, interaction: &Interaction, custom_id: &str) -> Subject {
    let table = |game| lookup::table(app, interaction, game).ok().map(Subject::of_table);
    let challenge =
        |id| lookup::challenge(app, interaction, id).ok().map(|challenge| Subject::of_rules(challenge.rules));
    let meant = match custom_id.parse() {
        Ok(
            ButtonId::Accept { challenge: id, .. }
            | ButtonId::Join { challenge: id, .. }
            | ButtonId::Decline(id)
            | ButtonId::Withdraw(id),
        ) => challenge(id),
        Ok(
            ButtonId::Play(game)
            | ButtonId::Pick { game, .. }
            | ButtonId::Rank { game, .. }
            | ButtonId::Stop { game, .. }
            | ButtonId::Confirm { game, .. }
            | ButtonId::More(game)
            | ButtonId::Offer { game, .. }
            | ButtonId::Resume(game)
            | ButtonId::GiveTime { game, .. }
            | ButtonId::ShowBoard(game)
            | ButtonId::BoardAsText(game)
            | ButtonId::Replay { of: ReplayOf::Game(game), .. }
            | ButtonId::PostReplay { of: ReplayOf::Game(game), .. }
            | ButtonId::Rematch { game, .. }
            | ButtonId::AskToResign(game)
            | ButtonId::Resign { game, .. }
            | ButtonId::Moderation(Moderation::EndGame(game)),
        ) => table(game),
        Ok(ButtonId::Ahead(ahead)) => table(ahead.game()),
        Ok(ButtonId::Begin(Begin::Whom(game) | Begin::With(game) | Begin::Against(game, _))) => {
            Some(Subject::of_rules(game.default_rules()))
        }
        Ok(ButtonId::Practice(practice)) => {
            practice.game().map(|game| Subject::of_rules(game.default_rules()))
        }
        Ok(ButtonId::ChallengeInThread { rules, .. } | ButtonId::Rules(rules)) => {
            Some(Subject::of_rules(rules))
        }
        Ok(
            ButtonId::Begin(Begin::Which)
            | ButtonId::Help(_)
            | ButtonId::Cancel
            | ButtonId::Replay { of: ReplayOf::Import(_), .. }
            | ButtonId::PostReplay { of: ReplayOf::Import(_), .. }
            | ButtonId::Export(_)
            | ButtonId::Page { .. }
            | ButtonId::Moderation(Moderation::Log(_) | Moderation::LetAgain { .. })
            | ButtonId::Unblock { .. }
            | ButtonId::History { .. }
            | ButtonId::PostLeaderboard { .. }
            | ButtonId::Profile { .. }
            | ButtonId::PostProfile { .. }
            | ButtonId::Versus { .. }
            | ButtonId::PostVersus { .. }
            | ButtonId::Prefer(_)
            | ButtonId::SetListed(_)
            | ButtonId::CloseSeason(_)
            | ButtonId::Season(_)
            | ButtonId::PostSeason(_)
            | ButtonId::Privacy(_)
            | ButtonId::Settings(_)
            | ButtonId::HouseRules(_),
        )
        | Err(_) => None,
    };
    meant.unwrap_or_else(|| {
        let latest = app.store.latest_in(interaction.channel).ok().flatten();
        latest.map_or_else(Subject::default, Subject::of_table)
    })
}
