//! Turn to a page of help, or open what it leads to.

use anyhow::Context as _;
use data::LogStretch;
use ui::{
    button_id::{Listing, Page as SettingsPage, help::Help},
    failure::Failure,
    views,
};

use crate::{
    actions::{lists, moderation, preferences},
    app::{App, server_settings},
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, what: Help) -> Result<(), Failure> {
    let view = match what {
        Help::Page(section) => {
            let view =
                views::help::view(app.words_for(asked), app.look_for(asked), section, asked.help_reader());
            let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
            return Ok(app.answer(asked, answer).await.context("showing help")?);
        }
        // What is opened leaves the page of help as it is.
        Help::MyGames => {
            asked.guild()?;
            return lists::show(app, asked, (Listing::MyGames, 1), Answer::Private).await;
        }
        Help::Preferences => preferences::view(app, asked, false)?,
        Help::Settings => {
            asked.manages_server()?;
            let chosen = server_settings::chosen(app, asked.guild()?)?;
            views::settings::view(app.words_for(asked), &chosen, SettingsPage::Overview, false)
        }
        // Who may see it is asked there.
        Help::Log => return moderation::log(app, asked, LogStretch::Newest, Answer::Private).await,
    };
    Ok(app.answer(asked, Answer::Private(view)).await.context("opening what help leads to")?)
}
