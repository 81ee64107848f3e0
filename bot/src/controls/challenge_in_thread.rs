//! Challenge again, to a game in a thread, where the channel has a game already.

use anyhow::Context as _;
use games::RuleSet;
use play::{FirstPlayer, Place, PlayerId, Refusal, challenge::Invited};

use crate::{
    app::App,
    asked::Asked,
    commands::challenge::{Wanted, challenge},
    failure::Failure,
};

pub(super) async fn press(
    app: &App,
    asked: &Asked,
    invited: Vec<Option<PlayerId>>,
    first: FirstPlayer,
    rules: RuleSet,
) -> Result<(), Failure> {
    // One challenge, however often the button is pressed before it goes. No message has the number of an interaction.
    let message = asked.message.context("a pressed button without its message")?.get();
    if !app.seen.first_time(message) {
        return Err(Refusal::Stale.into());
    }
    // The button was offered after the invited members had been found to be no programs.
    let invited = invited.into_iter().map(|player| Some(Invited { player: player?, bot: false })).collect();
    let made = challenge(app, asked, Wanted { invited, rules, first, place: Some(Place::Thread) }).await;
    if let Err(Failure::Refused(_)) = made {
        // Once what was in the way is gone, the button does what it says.
        app.seen.forget(message);
    }
    made?;
    super::close_panel(app, asked).await;
    Ok(())
}
