//! Turn to a page of help, or open what it links to.

use play::paging::LogStretch;
use ui::{
    button_id::{Listing, SettingsPage, help::Help},
    failure::Failure,
    views,
};

use crate::{
    actions::reply::Reply,
    actions::{lists, moderation, preferences},
    app::{App, server_settings},
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(app: &App, interaction: &Interaction, what: Help) -> Result<Reply, Failure> {
    let view = match what {
        Help::Page(section) => {
            let view = views::help::view(
                app.words_for(interaction).await,
                app.look_for(interaction).await,
                section,
                interaction.help_reader(),
            );
            let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
            return Ok(Reply::new(answer));
        }
        // Opens a message of its own, so that the help page stays.
        Help::MyGames => {
            interaction.guild()?;
            return lists::show(app, interaction, (Listing::MyGames, 1), Answer::Private).await;
        }
        Help::Preferences => preferences::view(app, interaction, false).await?,
        Help::Settings => {
            interaction.manages_server()?;
            let chosen = server_settings::chosen(app, interaction.guild()?).await?;
            views::settings::view(app.words_for(interaction).await, &chosen, SettingsPage::Overview, false)
        }
        // The action checks who may see it.
        Help::Log => return moderation::log(app, interaction, LogStretch::Newest, Answer::Private).await,
    };
    Ok(Reply::private(view))
}
