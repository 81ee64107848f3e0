//! Build a challenge by buttons: which game, against whom, then make it.

use games::Game;
use play::{Level, PlayerId, challenge::Invited};
use poise::serenity_prelude as serenity;

use super::challenge_once;
use crate::{
    actions::reply::Reply,
    actions::{challenge::Wanted, presence::GONE},
    app::App,
    discord::{
        component::Input,
        interaction::Interaction,
        redact::{code, plain},
    },
};
use ui::{
    button_id::begin::Begin,
    failure::{Failure, Refusal},
    views::{self, begin::Against},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    what: Begin,
    input: Input,
) -> Result<Reply, Failure> {
    // There is no one to challenge outside a server.
    interaction.guild()?;
    let words = app.words_for(interaction).await;
    match what {
        Begin::Which => {
            let view = views::begin::games(words, Against::Open);
            Ok(Reply::private(view))
        }
        Begin::Opponent(game) => Ok(Reply::in_place(interaction, views::begin::opponents(words, game))),
        Begin::With(game) => {
            let Input::Member(chosen) = input else { return Err(Refusal::UnknownButton.into()) };
            match invited(app, interaction, chosen).await? {
                Invited::Computer(_) => Ok(Reply::in_place(interaction, views::begin::levels(words, game))),
                invited => challenge(app, interaction, game, Some(invited)).await,
            }
        }
        Begin::Against(game, player) => {
            // When the button was offered, the member was known not to be a bot.
            challenge(app, interaction, game, player.map(Invited::Member)).await
        }
        Begin::WhichOfComputer => Ok(Reply::private(views::begin::games(words, Against::Computer))),
        Begin::Level(game) => Ok(Reply::in_place(interaction, views::begin::levels(words, game))),
        Begin::Computer(game, level) => {
            challenge(app, interaction, game, Some(Invited::Computer(level))).await
        }
    }
}

async fn challenge(
    app: &App,
    interaction: &Interaction,
    game: Game,
    invited: Option<Invited>,
) -> Result<Reply, Failure> {
    challenge_once::press(app, interaction, Wanted::as_usual(app, interaction, game, invited).await?).await
}

/// The chosen member. Discord sends who it is, but serenity doesn't keep whether it is a bot.
async fn invited(app: &App, interaction: &Interaction, player: PlayerId) -> Result<Invited, Failure> {
    if player.get() == app.me.get() {
        return Ok(Invited::Computer(Level::default()));
    }
    let server = serenity::GuildId::new(interaction.guild()?.get());
    let member = app.http.get_member(server, serenity::UserId::new(player.get())).await;
    match member {
        Ok(member) if member.user.bot => Ok(Invited::Bot),
        Ok(_) => Ok(Invited::Member(player)),
        // They left just now, so no one would accept.
        Err(error) if code(&error).is_some_and(|code| GONE.contains(&code)) => {
            Err(Refusal::NotAMember { player }.into())
        }
        Err(error) => Err(plain(error).context("asking Discord about a member").into()),
    }
}
