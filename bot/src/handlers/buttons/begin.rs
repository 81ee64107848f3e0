//! On the way to a challenge: ask which game and against whom, and make it.

use anyhow::Context as _;
use games::Game;
use play::{PlayerId, challenge::Invited};
use poise::serenity_prelude as serenity;

use super::challenge_once;
use crate::{
    actions::{challenge::Wanted, presence::GONE},
    app::App,
    discord::{
        answer::Answer,
        component::Input,
        interaction::Asked,
        redact::{code, plain},
    },
};
use ui::{
    button_id::begin::Begin,
    failure::{Failure, Refusal},
    views,
};

pub(super) async fn press(app: &App, asked: &Asked, what: Begin, input: Input) -> Result<(), Failure> {
    // Elsewhere there is nobody to challenge.
    asked.guild()?;
    let words = app.words_for(asked);
    match what {
        Begin::Which => {
            let view = views::begin::games(words, None);
            Ok(app.answer(asked, Answer::Private(view)).await.context("asking for a game")?)
        }
        Begin::Whom(game) => {
            let view = views::begin::opponents(words, game);
            // The question before becomes this one; others stay.
            let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
            Ok(app.answer(asked, answer).await.context("asking for an opponent")?)
        }
        Begin::With(game) => {
            let Input::Member(chosen) = input else { return Err(Refusal::UnknownControl.into()) };
            let invited = invited(app, asked, chosen).await?;
            challenge(app, asked, game, Some(invited)).await
        }
        Begin::Against(game, player) => {
            // The button was offered after it had been found that he is no program.
            let invited = player.map(|player| Invited { player, bot: false });
            challenge(app, asked, game, invited).await
        }
    }
}

async fn challenge(app: &App, asked: &Asked, game: Game, invited: Option<Invited>) -> Result<(), Failure> {
    challenge_once::press(app, asked, Wanted::as_usual(app, asked, game, invited)?).await
}

/// A member who was chosen: Discord says with a choice who it is, but serenity does not read whether he is a program.
async fn invited(app: &App, asked: &Asked, player: PlayerId) -> Result<Invited, Failure> {
    let server = serenity::GuildId::new(asked.guild()?.get());
    let member = app.http.get_member(server, serenity::UserId::new(player.get())).await;
    match member {
        Ok(member) => Ok(Invited { player, bot: member.user.bot }),
        // He has left just now: nobody will accept.
        Err(error) if code(&error).is_some_and(|code| GONE.contains(&code)) => {
            Ok(Invited { player, bot: false })
        }
        Err(error) => Err(plain(error).context("asking who a member is").into()),
    }
}
