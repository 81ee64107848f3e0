//! The pages of help, and what they link to.

use play::paging::LogStretch;
use ui::{
    button_id::{
        Listing,
        help::{Help, Section},
    },
    failure::Failure,
    views,
};

use crate::{
    actions::{
        guild::{moderation, settings},
        lists,
        player::preferences,
        reply::Reply,
    },
    app::caller::Caller,
    discord::answer::Answer,
};

/// Shows a page of help, in place of the one before.
pub(crate) async fn page(caller: &Caller, section: Section) -> Reply {
    let (words, look) = (caller.words().await, caller.look().await);
    Reply::in_place(
        caller,
        views::help::view(words, look, section, caller.help_reader(caller.app.chosen.world)),
    )
}

/// Turns to a page of help, or opens what it links to in a message of its own, so that the help page stays.
pub(crate) async fn press(caller: &Caller, what: Help) -> Result<Reply, Failure> {
    match what {
        Help::Page(section) => Ok(page(caller, section).await),
        Help::MyGames => lists::open(caller, Listing::MyGames).await,
        Help::Preferences => preferences::open(caller, None).await,
        Help::Settings => settings::open(caller).await,
        Help::Log => moderation::log(caller, LogStretch::Newest, Answer::Private).await,
    }
}
