//! Decline a challenge, or leave it after joining.

use play::{ChallengeId, challenge::Event};

use super::withdraw::close;
use crate::{actions::reply::Reply, app::App, discord::interaction::Interaction};
use ui::failure::Failure;

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    challenge: ChallengeId,
) -> Result<Reply, Failure> {
    close(app, interaction, challenge, Event::Decline { by: interaction.player }).await
}
