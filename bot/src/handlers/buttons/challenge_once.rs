//! Make a challenge by a button that works once.

use play::Refusal;
use ui::failure::{self, Failure};

use crate::{
    actions::challenge::{Wanted, challenge},
    actions::reply::Reply,
    app::App,
    discord::interaction::Interaction,
};

/// Makes the challenge, and closes the message with the button.
pub(super) async fn press(app: &App, interaction: &Interaction, wanted: Wanted) -> Result<Reply, Failure> {
    // One challenge, however often the button is pressed before it disappears. The id of a message is never that of
    // an interaction.
    let message = interaction.message.ok_or(failure::Refusal::UnknownButton)?.get();
    if !app.seen.first_time(message) {
        return Err(Refusal::Stale.into());
    }
    let made = challenge(app, interaction, wanted).await;
    if let Err(Failure::Refused(_)) = made {
        // Once the obstacle is gone, the button may be used again.
        app.seen.forget(message);
    }
    Ok(made?.closing_panel(interaction))
}
