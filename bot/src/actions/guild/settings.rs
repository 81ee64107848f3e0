//! Shows a server's settings, and changes them in place.

use play::{Change, RoleId, ServerSettings, guild::earned_roles::Merit};
use ui::{
    button_id::{DailyChange, SeasonChange, SettingsChange, SettingsControl, SettingsPage, WeekChange},
    failure::{Failure, Refusal},
    views,
};

use crate::{
    actions::{
        guild::{daily_settings, preview, season_plan, vote_settings, week_settings, when},
        reply::{FollowUp, Reply},
    },
    app::{
        caller::Caller,
        server_settings::{self, chosen},
    },
    discord::{component::Input, interaction::Delivery},
};

/// Handles the button if the member still manages the server: panels can be old.
pub(crate) async fn press(caller: &Caller, control: SettingsControl, input: Input) -> Result<Reply, Failure> {
    caller.manages_server()?;
    let guild = caller.guild()?;
    let asks_for_zone = matches!(
        control,
        SettingsControl::Daily(DailyChange::TypedZone)
            | SettingsControl::Week(WeekChange::TypedZone)
            | SettingsControl::Seasons(SeasonChange::TypedZone)
    );
    if asks_for_zone && let Some(form) = when::form(caller, control, &input).await? {
        return Ok(form);
    }
    let (change, page) = match control {
        SettingsControl::Show(page) => return show(caller, page, false).await,
        SettingsControl::Preview(layer) => return preview::show(caller, layer).await,
        SettingsControl::Set(change) => {
            let change_to = |before| changed(before, change);
            server_settings::change(caller, Delivery::ByReply, change_to).await?;
            return show(caller, change.page(), true).await;
        }
        SettingsControl::PlayIn => {
            let Input::Channels(channels) = input else { return Err(Refusal::UnknownButton.into()) };
            (Change::SetGameChannels { guild, channels }, SettingsPage::Channels)
        }
        SettingsControl::PlayEverywhere => {
            (Change::SetGameChannels { guild, channels: Vec::new() }, SettingsPage::Channels)
        }
        SettingsControl::OrganizedBy => {
            let Input::Role(role) = input else { return Err(Refusal::UnknownButton.into()) };
            return organized_by(caller, Some(role)).await;
        }
        SettingsControl::Week(change) => {
            let changed = week_settings::change(caller, change, input).await?;
            return show(caller, SettingsPage::Week, changed).await;
        }
        SettingsControl::Seasons(change) => {
            let changed = season_plan::change(caller, change, input).await?;
            return show(caller, SettingsPage::Seasons, changed).await;
        }
        SettingsControl::Daily(change) => {
            let changed = daily_settings::change(caller, change, input).await?;
            return show(caller, SettingsPage::Daily, changed).await;
        }
        SettingsControl::BeginVotes => {
            vote_settings::begin(caller).await?;
            return Ok(show(caller, SettingsPage::Votes, true).await?.then(FollowUp::Deliver));
        }
        SettingsControl::AskToStopVotes(game) => {
            return match vote_settings::question(caller, game).await? {
                Some(question) => Ok(Reply::in_place(caller, question)),
                None => show(caller, SettingsPage::Votes, false).await,
            };
        }
        SettingsControl::StopVotes(game) => {
            let stopped = vote_settings::stop(caller, game).await?;
            return Ok(show(caller, SettingsPage::Votes, stopped).await?.then(FollowUp::Deliver));
        }
        SettingsControl::OrganizedByManagers => return organized_by(caller, None).await,
        SettingsControl::Earned(merit) => {
            let Input::Role(role) = input else { return Err(Refusal::UnknownButton.into()) };
            return earned(caller, merit, Some(role)).await;
        }
        SettingsControl::NotEarned(merit) => return earned(caller, merit, None).await,
        SettingsControl::SetDefault { game, rules } => {
            if let Some(play::DefaultRules::House(id)) = rules {
                let chosen = chosen(&caller.app, guild).await?;
                chosen
                    .rules(id)
                    .filter(|settings| settings.rules.game() == game)
                    .ok_or(Refusal::HouseRulesGone)?;
            }
            (Change::SetDefaultRules { guild, game, rules }, SettingsPage::DefaultOf(game))
        }
    };
    match caller.commit(Delivery::ByReply, vec![change], Vec::new()).await {
        // They were deleted at this moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => return Err(Refusal::HouseRulesGone.into()),
        done => done?,
    };
    show(caller, page, true).await
}

/// Lets a role organize competitions, or only those who manage the server.
async fn organized_by(caller: &Caller, organizers: Option<RoleId>) -> Result<Reply, Failure> {
    let change_to = |before| ServerSettings { organizers, ..before };
    server_settings::change(caller, Delivery::ByReply, change_to).await?;
    show(caller, SettingsPage::Organizers, true).await
}

/// Lets members earn a role, or none. Whoever has another one loses it.
async fn earned(caller: &Caller, merit: Merit, role: Option<RoleId>) -> Result<Reply, Failure> {
    let change = Change::SetEarnedRole { guild: caller.guild()?, merit, role };
    caller.commit(Delivery::ByReply, vec![change], Vec::new()).await?;
    caller.app.memory.roles.ring();
    show(caller, SettingsPage::Roles, true).await
}

/// Shows a page of the panel, in place or as a new message.
async fn show(caller: &Caller, page: SettingsPage, changed: bool) -> Result<Reply, Failure> {
    let chosen = chosen(&caller.app, caller.guild()?).await?;
    Ok(Reply::in_place(caller, views::guild::settings::view(caller.words().await, &chosen, page, changed)))
}

/// Opens the panel.
pub(crate) async fn open(caller: &Caller) -> Result<Reply, Failure> {
    caller.manages_server()?;
    let chosen = chosen(&caller.app, caller.guild()?).await?;
    let view = views::guild::settings::view(caller.words().await, &chosen, SettingsPage::Overview, false);
    Ok(Reply::private(view))
}

/// Makes the changes that were typed, if there are any, and shows the panel.
pub(crate) async fn change(caller: &Caller, changes: &[SettingsChange]) -> Result<Reply, Failure> {
    caller.manages_server()?;
    if !changes.is_empty() {
        let all = |before| changes.iter().copied().fold(before, changed);
        server_settings::change(caller, Delivery::ByMessage, all).await?;
    }
    show(caller, SettingsPage::Overview, !changes.is_empty()).await
}

/// The settings after a change.
const fn changed(settings: ServerSettings, change: SettingsChange) -> ServerSettings {
    match change {
        SettingsChange::Language(language) => ServerSettings { language, ..settings },
        SettingsChange::Threads(threads) => ServerSettings { threads, ..settings },
        SettingsChange::Boards(boards) => ServerSettings { boards, ..settings },
        SettingsChange::Clock(clock) => ServerSettings { clock, ..settings },
        SettingsChange::AwayDays(away_days) => ServerSettings { away_days, ..settings },
        SettingsChange::IdleDays(idle_days) => ServerSettings { idle_days, ..settings },
        SettingsChange::Theme(theme) => ServerSettings { theme, ..settings },
        SettingsChange::Text(text) => ServerSettings { text, ..settings },
        SettingsChange::Games(games) => ServerSettings { games, ..settings },
        SettingsChange::Challenges(challenges) => ServerSettings { challenges, ..settings },
        SettingsChange::Guesses(guesses) => ServerSettings { guesses, ..settings },
    }
}
