//! Show a server's settings, and change them in place.

use play::{Change, ServerSettings};
use ui::{
    button_id::{SettingsChange, SettingsControl, SettingsPage},
    failure::{Failure, Refusal},
    views,
};

use crate::{
    actions::reply::Reply,
    app::{
        App,
        server_settings::{self, chosen},
    },
    discord::{
        answer::Answer,
        component::Input,
        interaction::{Delivery, Interaction},
    },
};

/// Handles the button if the member still manages the server: panels can be old.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    control: SettingsControl,
    input: Input,
) -> Result<Reply, Failure> {
    interaction.manages_server()?;
    let guild = interaction.guild()?;
    let (change, page) = match control {
        SettingsControl::Show(page) => return show(app, interaction, page, false).await,
        SettingsControl::Set(change) => {
            let change_to = |before| changed(before, change);
            server_settings::change(app, interaction, Delivery::ByReply, change_to).await?;
            return show(app, interaction, change.page(), true).await;
        }
        SettingsControl::PlayIn => {
            let Input::Channels(channels) = input else { return Err(Refusal::UnknownButton.into()) };
            (Change::SetGameChannels { guild, channels }, SettingsPage::Channels)
        }
        SettingsControl::PlayEverywhere => {
            (Change::SetGameChannels { guild, channels: Vec::new() }, SettingsPage::Channels)
        }
        SettingsControl::SetDefault { game, rules } => {
            if let Some(play::DefaultRules::House(id)) = rules {
                let chosen = chosen(app, guild).await?;
                chosen
                    .rules(id)
                    .filter(|settings| settings.rules.game() == game)
                    .ok_or(Refusal::HouseRulesGone)?;
            }
            (Change::SetDefaultRules { guild, game, rules }, SettingsPage::DefaultOf(game))
        }
    };
    match app.commit(interaction, Delivery::ByReply, vec![change], Vec::new()).await {
        // They were deleted at this moment.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => return Err(Refusal::HouseRulesGone.into()),
        done => done?,
    };
    show(app, interaction, page, true).await
}

/// Shows a page of the panel, in place or as a new message.
async fn show(
    app: &App,
    interaction: &Interaction,
    page: SettingsPage,
    changed: bool,
) -> Result<Reply, Failure> {
    let chosen = chosen(app, interaction.guild()?).await?;
    let words = app.words_for(interaction).await;
    let view = views::settings::view(words, &chosen, page, changed);
    let answer = if interaction.in_private && interaction.message.is_some() {
        Answer::Update(view)
    } else {
        Answer::Private(view)
    };
    Ok(Reply::new(answer))
}

/// The settings after a change.
const fn changed(settings: ServerSettings, change: SettingsChange) -> ServerSettings {
    match change {
        SettingsChange::Language(language) => ServerSettings { language, ..settings },
        SettingsChange::Threads(threads) => ServerSettings { threads, ..settings },
        SettingsChange::Clock(clock) => ServerSettings { clock, ..settings },
        SettingsChange::AwayDays(away_days) => ServerSettings { away_days, ..settings },
        SettingsChange::Theme(theme) => ServerSettings { theme, ..settings },
        SettingsChange::Text(text) => ServerSettings { text, ..settings },
        SettingsChange::Games(games) => ServerSettings { games, ..settings },
        SettingsChange::Challenges(challenges) => ServerSettings { challenges, ..settings },
    }
}
