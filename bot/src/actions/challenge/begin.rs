//! Builds a challenge by buttons: asks for the game and the opponent, then makes it.

use games::Game;
use play::{Level, PlayerId, challenge::Invited};
use ui::{
    button_id::begin::Begin,
    failure::{Failure, Refusal},
    views::{self, challenge::begin::Against},
};

use crate::{
    actions::{
        challenge::{Wanted, once},
        reply::Reply,
    },
    app::caller::Caller,
    discord::component::Input,
};

pub(crate) async fn press(caller: &Caller, what: Begin, input: Input) -> Result<Reply, Failure> {
    let words = caller.words().await;
    let strangers = caller.is_with_bot() && caller.app.chosen.world;
    match what {
        Begin::Which => Ok(which(caller, anyone(caller)).await),
        Begin::Opponent(game) => Ok(Reply::in_place(
            caller,
            views::challenge::begin::opponents(words, game, caller.app.chosen.world),
        )),
        Begin::With(game) => {
            let Input::Member(chosen) = input else { return Err(Refusal::UnknownButton.into()) };
            match invited(caller, chosen).await? {
                Invited::Computer(_) => {
                    Ok(Reply::in_place(caller, views::challenge::begin::levels(words, game, strangers)))
                }
                invited => challenge(caller, game, Some(invited)).await,
            }
        }
        Begin::Against(game, player) => {
            // When the button was offered, the member was known not to be a bot.
            challenge(caller, game, player.map(Invited::Member)).await
        }
        Begin::WhichOfComputer => Ok(which(caller, Against::Computer).await),
        Begin::Level(game) => {
            Ok(Reply::in_place(caller, views::challenge::begin::levels(words, game, strangers)))
        }
        Begin::Computer(game, level) => challenge(caller, game, Some(Invited::Computer(level))).await,
    }
}

/// Who to play: in a direct message with the bot there is only the computer.
pub(crate) fn anyone(caller: &Caller) -> Against {
    if caller.is_with_bot() { Against::Computer } else { Against::Open }
}

/// Asks which game to play against someone.
pub(crate) async fn which(caller: &Caller, against: Against) -> Reply {
    Reply::private(views::challenge::begin::games(caller.words().await, against))
}

async fn challenge(caller: &Caller, game: Game, invited: Option<Invited>) -> Result<Reply, Failure> {
    once(caller, Wanted::as_usual(caller, game, invited).await?).await
}

/// The chosen member. Discord sends who it is, but serenity doesn't keep whether it is a bot.
async fn invited(caller: &Caller, player: PlayerId) -> Result<Invited, Failure> {
    if player.get() == caller.app.discord.me.get() {
        return Ok(Invited::Computer(Level::default()));
    }
    // Elsewhere the bot can't ask. Another bot wouldn't accept.
    let Some(guild) = caller.home.server() else { return Ok(Invited::Member(player)) };
    match caller.app.discord.member(guild, player).await? {
        Some(member) if member.is_bot => Ok(Invited::Bot),
        Some(_) => Ok(Invited::Member(player)),
        // They left just now, so no one would accept.
        None => Err(Refusal::NotAMember { player }.into()),
    }
}
