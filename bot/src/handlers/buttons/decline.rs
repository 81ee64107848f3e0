//! Decline a challenge, or step out of it again.

use play::{ChallengeId, challenge::Event};

use super::withdraw::close;
use crate::{app::App, discord::interaction::Asked};
use ui::failure::Failure;

pub(super) async fn press(app: &App, asked: &Asked, challenge: ChallengeId) -> Result<(), Failure> {
    close(app, asked, challenge, Event::Decline { by: asked.player }).await
}
